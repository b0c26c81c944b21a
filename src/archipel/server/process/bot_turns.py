"""The turns of bots, shared out fairly, so that nobody's bots keep other people waiting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

from archipel import bots
from archipel.bots import Budget, Decision
from archipel.core.position import View
from archipel.server.base.settings import Settings
from archipel.server.process.fair_queue import FairQueue
from archipel.server.process.thinker import LevelRequest, MoveRequest
from archipel.server.process.thinker_pool import CannotThink, ThinkerPool
from archipel.server.rooms.absence import appoint
from archipel.server.rooms.models import owner
from archipel.server.rooms.room import Room

NODES = 2_000_000  # positions after which a bot stops thinking, even if it has time left
LEAST_SECONDS = 0.05  # of thinking, however many bots wait
QUICK_TURNS = 4  # at the same time, of bots that answer at once
REST = (
    3  # after a turn at a table without people, a pause this many times as long: such tables get a quarter of the time
)
WITH_PEOPLE, WITHOUT_PEOPLE = RANKS = range(2)
MOST_DECISIONS = 60  # the last decisions of a player, from which a bot finds the level at which to play for them
FALLBACK = "random"  # plays for a bot that cannot think
log = logging.getLogger("archipel.server")


@dataclass(frozen=True)
class BotTurn:
    """A question to a bot. With decisions, the bot first has to find out how well somebody has played."""

    view: View
    ply: int
    kind: str
    is_new: bool = False  # whether it plays for somebody from now on
    decisions: Sequence[Decision] = ()

    def is_open(self, room: Room) -> bool:
        """Tell whether the bot still has to answer this question."""
        question = room.game_log.questions.get(self.view.seat) if room.is_loaded else None
        return question is not None and question.ply == self.ply


class BotTurns:
    """Lets the bots of all tables answer."""

    def __init__(
        self,
        settings: Settings,
        on_failure: Callable[[], None] = lambda: None,
        on_death: Callable[[], None] = lambda: None,
    ) -> None:
        processes = settings.bot_processes or max(1, (os.cpu_count() or 1) // settings.workers)
        self._seconds = settings.bot_seconds
        self._thinking = FairQueue(processes, len(RANKS))
        self._quick = FairQueue(QUICK_TURNS)
        self._without_people = FairQueue(1)
        self._thinkers = ThinkerPool(on_failure, on_death)
        self._tasks: dict[str, tuple[BotTurn, asyncio.Task[tuple[str, str]]]] = {}  # by table

    @property
    def thinking(self) -> int:
        """The number of bots that are thinking."""
        return len(self._tasks)

    @property
    def waiting(self) -> int:
        """The number of bots that wait until they may think."""
        return self._thinking.demand(WITHOUT_PEOPLE) - self.thinking

    def end_unused_processes(self) -> None:
        self._thinkers.end_unused()

    async def stop(self) -> None:
        await self._thinkers.stop()

    async def answer(self, room: Room) -> bool:
        """Let every bot of a table that has a question answer once; returns whether there was one."""
        async with room.held():
            turns = [_turn(room, seat) for seat in room.game_log.questions if room.is_for_bot(seat)]
            rank = WITH_PEOPLE if any(seat.person and not seat.away for seat in room.seats) else WITHOUT_PEOPLE
            person = owner(room.info.host) or ""
        for turn in turns:
            async with self._place(turn.kind, person, rank):
                chosen = await self._think(room.id, turn, rank)
                if chosen is not None:
                    await _act(room, turn, *chosen)
        return bool(turns)

    @contextlib.asynccontextmanager
    async def _place(self, kind: str, person: str, rank: int) -> AsyncIterator[None]:
        """Wait until this bot may answer."""
        if bots.thinks(kind):
            async with self._thinking.place(person, rank):
                yield
        elif rank == WITH_PEOPLE:
            async with self._quick.place(person):
                yield
        else:
            async with self._without_people.place(person):
                clock = asyncio.get_running_loop().time
                begun = clock()
                yield
                await asyncio.sleep(REST * (clock() - begun))

    async def _think(self, table: str, turn: BotTurn, rank: int) -> tuple[str, str] | None:
        """The kind and the answer of a bot, or None if the table has moved on meanwhile."""
        task = asyncio.ensure_future(self._judge_and_think(turn, self._time_to_think(rank)))
        self._tasks[table] = turn, task
        try:
            await asyncio.wait([task])
        finally:
            del self._tasks[table]
            task.cancel()
        return None if task.cancelled() else task.result()

    def _time_to_think(self, rank: int) -> float:
        """The seconds that a bot may think: fewer when many wait."""
        share = self._thinking.places / max(self._thinking.places, self._thinking.demand(rank))
        return max(min(LEAST_SECONDS, self._seconds), self._seconds * share)

    def drop_outdated(self, room: Room) -> None:
        """Stop a bot that thinks about a question which is gone."""
        turn, task = self._tasks.get(room.id, (None, None))
        if turn is not None and task is not None and not turn.is_open(room):
            task.cancel()

    async def _judge_and_think(self, turn: BotTurn, seconds: float) -> tuple[str, str]:
        """The kind and the answer of a bot. If it has to judge somebody first, it has half of its time for that."""
        if not turn.decisions:
            return turn.kind, await self.think(turn.kind, turn.view, seconds)
        kind = await self._judge(turn, seconds / 2)
        return kind, await self.think(kind, turn.view, seconds / 2)

    async def _judge(self, turn: BotTurn, seconds: float) -> str:
        """The level at which a bot plays for somebody: about their own, or the usual one if that cannot be found."""
        try:
            request = LevelRequest(turn.kind, secrets.randbits(32), NODES, seconds, turn.decisions)
            return await self._thinkers.choose(request)
        except CannotThink:
            return turn.kind

    async def think(self, kind: str, view: View, seconds: float) -> str:
        """The answer of a bot, which thinks in a process of its own if it thinks at all."""
        seed = secrets.randbits(32)
        if bots.thinks(kind):
            try:
                return await self._thinkers.choose(MoveRequest(kind, seed, NODES, seconds, view))
            except CannotThink as error:
                log.error("Bot plays at random", extra={"why": str(error)})
                kind = FALLBACK
        return str(bots.make(kind, seed, Budget(nodes=1)).choose(view))


def _turn(room: Room, seat: int) -> BotTurn:
    """The question of this seat to its bot."""
    log, usual = room.game_log, room.seats[seat].bot or room.info.level
    known = log.stand_ins.get(seat)
    is_new = known == ""
    decisions = log.decisions(seat, MOST_DECISIONS) if is_new and usual in bots.level_names() else ()
    return BotTurn(log.game.position.view(seat), log.questions[seat].ply, known or usual, is_new, decisions)


async def _act(room: Room, turn: BotTurn, kind: str, answer: str) -> None:
    """Give a bot's answer; if it is the first one for somebody, note which kind of bot that is."""
    if turn.is_new and turn.is_open(room):
        await appoint(room, turn.view.seat, kind)
    await room.answer_as_bot(turn.view.seat, turn.ply, answer)
