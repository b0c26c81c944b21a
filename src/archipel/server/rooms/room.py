"""One table in memory: a cache of what is stored, and the only place that changes it.

Everything is done under the room's lock: look, decide, store, and only then tell. What cannot be stored is forgotten,
and the room is loaded afresh; so nobody ever sees what is not on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import Row

from archipel.core.chance import FairDraw, Luck
from archipel.core.errors import ArchipelError, NotAsked
from archipel.core.game import game as find_game
from archipel.core.position import Position
from archipel.core.table import Table
from archipel.server.errors import Denied, busy, not_yours, unknown_table
from archipel.server.rooms import chat, rows
from archipel.server.rooms.broadcast import Broadcast
from archipel.server.rooms.game_log import GameLog, Question
from archipel.server.rooms.models import FINISHED, NO_SEAT, OPEN, PLAYING, Entry, Place, Sheet, seat_of
from archipel.server.store import PLAYED, Step, Stopped, Taken, Unavailable

if TYPE_CHECKING:
    from archipel.server.rooms.registry import Registry

RETURN = 60_000  # milliseconds that people have to come back after the server was away


class Beaten(Denied):
    """Another worker has stored this ply; nothing has changed here."""

    def __init__(self) -> None:
        super().__init__("stale")


class Held:
    """What `async with` holds a room by."""

    __slots__ = ("_room",)

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> Room:
        room = self._room
        room.users += 1
        try:
            await room.lock.acquire()
        except BaseException:
            room.users -= 1
            raise
        try:
            await room.be_loaded()
        except BaseException:
            self._let_go()
            raise
        return room

    async def __aexit__(self, *_: object) -> None:
        self._let_go()

    def _let_go(self) -> None:
        self._room.lock.release()
        self._room.users -= 1


class Room:
    """A table, the people connected to it, and the lock."""

    sheet: Sheet
    places: list[Place]
    game_log: GameLog

    def __init__(self, id: str, registry: Registry) -> None:
        self.id = id
        self.registry = registry
        self.broadcast = Broadcast(self)
        self.lines: Sequence[Row[Any]] | None = None  # of the chat, where they are known
        self.touched = 0
        self.is_loaded = False
        self.lock = asyncio.Lock()
        self.users = 0

    # --- queries --------------------------------------------------------------------------------------------------

    def seat_of(self, person: str | None) -> int:
        """The seat of this person, or none."""
        return seat_of(self.places, person)

    def place_of(self, person: str) -> Place:
        """The place of somebody who must have one."""
        seat = self.seat_of(person)
        if seat == NO_SEAT:
            raise not_yours()
        return self.places[seat]

    def may_look(self, person: str | None) -> bool:
        """Who may see the table: who sits there, the host, and others where that is allowed or seats are free."""
        return self.sheet.watchers or self.sheet.phase == OPEN or self.is_known(person)

    def is_known(self, person: str | None) -> bool:
        return self.seat_of(person) != NO_SEAT or (person is not None and person == self.sheet.host)

    def deadline(self, seat: int) -> int | None:
        """When this seat must have answered; for others, when the first of those that are asked must have."""
        asked, clock = self.game_log.questions, self.sheet.clock
        if clock is None or not asked or self.sheet.phase != PLAYING:
            return None
        if seat in asked:
            return self._end_of(asked[seat], 1000 * clock)
        return min(self._end_of(question, 1000 * clock) for question in asked.values())

    def _end_of(self, question: Question, clock: int) -> int:
        """Who was asked before the server was away has time to come back."""
        due, begun = question.at + clock, self.registry.begun
        return due if question.at >= begun else max(due, begun + RETURN)

    @property
    def is_idle(self) -> bool:
        """Nobody is connected, and nobody is at work."""
        return not self.broadcast.clients and not self.users

    def is_unused_since(self, then: int) -> bool:
        return self.is_loaded and not self.users and self.touched < then

    # --- loading --------------------------------------------------------------------------------------------------

    def held(self) -> Held:
        """The room, loaded, with nobody else in between."""
        return Held(self)

    async def be_loaded(self) -> None:
        if not self.is_loaded:
            await self._load()
            self.broadcast.tell_who_missed_something()
        self.touched = self.registry.now()

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """As long as somebody is at work here, the table has this room and no other."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1

    async def _load(self) -> None:
        found = await rows.load(self.registry.store, self.id)
        if found is None:
            raise unknown_table()
        self.sheet, self.places, entries = found
        self.game_log = GameLog(self._deal, self._draw)
        self.game_log.follow(entries)
        self.is_loaded = True

    def forget(self) -> None:
        """What is in memory is no longer known to be true, or no longer needed."""
        self.is_loaded, self.lines = False, None
        if hasattr(self, "course"):
            del self.game_log

    async def forget_when_free(self) -> None:
        async with self.lock:
            self.forget()

    def _deal(self, luck: Luck | None) -> Table:
        game = find_game(self.sheet.game)
        setup = game.agree(len(self.places), self.sheet.options)
        return Table(game, setup, tuple(place.name for place in self.places), luck)

    def _draw(self) -> Luck:
        return FairDraw(self.sheet.secret, [place.share or b"" for place in self.places])

    # --- storing and telling --------------------------------------------------------------------------------------

    async def store(self, entries: Sequence[Entry], *steps: Step) -> None:
        """Store what has happened; if that fails, it has not."""
        self._sum_up(entries[-1].at)
        write = rows.logged(self.id, entries), rows.updated(self.sheet), *steps
        try:
            await self.registry.store.write(*write, table=self.id)
        except Taken:
            self._doubt()
            raise Beaten from None
        except (Unavailable, Stopped):
            self._doubt()
            raise busy() from None
        except BaseException:
            self._doubt()
            raise
        self.registry.schedule(self)

    def _sum_up(self, at: int) -> None:
        """What the sheet says of the course."""
        sheet = self.sheet
        sheet.ply, sheet.changed, sheet.due = self.game_log.ply, at, self.next_due()
        sheet.asked = sum(1 << seat for seat in self.game_log.questions)

    def _doubt(self) -> None:
        """Nobody knows whether it is stored: look, and tell everybody what is true."""
        self.forget()
        self.registry.doubt(self)

    def next_due(self) -> int | None:
        """When the server itself has to do something here: at once for a bot, at the deadline for a person."""
        if self.sheet.phase != PLAYING:
            return None
        if any(self.places[seat].is_played_by_bot for seat in self.game_log.questions):
            return self.registry.now()
        return self.deadline(NO_SEAT)

    async def look_again(self, told: Sequence[Entry] = (), *, anew: bool = False) -> None:
        """Others have written to this table: another worker, or a restored backup, which is told in any case.

        Where the worker has told its moves there is no need to look at anything else.
        """
        async with self.held():
            fresh = [entry for entry in told if entry.ply > self.game_log.ply]
            if self._continues(fresh):
                self._follow(fresh)
                self.broadcast.tell_moves(fresh)
            elif fresh or not told:
                await self._look(anew=anew)

    async def _look(self, *, anew: bool) -> None:
        if anew or await self._catch_up():
            self.broadcast.tell(table=True)
        else:
            self.broadcast.tell_who_missed_something()
        self.lines = None
        await chat.tell(self, self.broadcast.clients)

    def _continues(self, fresh: Sequence[Entry]) -> bool:
        """Whether these are the next entries, and nothing but moves."""
        plies = range(self.game_log.ply + 1, self.game_log.ply + 1 + len(fresh))
        return bool(fresh) and [entry.ply for entry in fresh] == [*plies] and all(e.kind in PLAYED for e in fresh)

    def _follow(self, fresh: Sequence[Entry]) -> None:
        try:
            self.game_log.follow(fresh)
        except ArchipelError:
            self._doubt()
            raise
        self._finished()
        self._sum_up(fresh[-1].at)

    async def be_current(self) -> None:
        """Know what other workers have stored, without waiting for the news of it; the room is held."""
        if self.registry.store.database.is_postgresql and await self._catch_up():
            self.broadcast.tell(table=True)

    async def _catch_up(self) -> bool:
        """Follow what others have stored; whether they have stored anything."""
        fresh = await rows.entries_after(self.registry.store, self.id, self.game_log.ply)
        if self._continues(fresh):
            self._follow(fresh)
        elif fresh:
            await self._load()
        return bool(fresh)

    # --- playing --------------------------------------------------------------------------------------------------

    def position(self) -> Position:
        if self.sheet.phase == OPEN:
            raise Denied("not-started")
        return self.game_log.game.position

    async def answer(self, person: str, ply: int, answer: str) -> None:
        """The person answers for their seat the question that they saw at that ply.

        Another worker may store something first that leaves the question as it is: then it is answered once more.
        """
        try:
            await self._answer(person, ply, answer)
        except Beaten:
            await self._answer(person, ply, answer)

    async def _answer(self, person: str, ply: int, answer: str) -> None:
        async with self.held():
            place = self.place_of(person)
            self._check_question(place.seat, ply, answer)
            if place.away:
                await self.come_back(person)
            await self._play(place.seat, answer, bot=False)

    def _check_question(self, seat: int, ply: int, answer: str) -> None:
        """Refuse an answer to a question of the past; one that was never this seat's is refused by the rules."""
        position, question = self.position(), self.game_log.questions.get(seat)
        why = position.why_not(seat, answer, self.game_log.game.names) if question is None else None
        if why is not None:
            raise NotAsked(why)
        if question is None or not question.ply <= ply <= self.game_log.ply:
            raise Denied("stale")

    async def answer_as_bot(self, seat: int, ply: int, answer: str) -> None:
        """A bot answers for the seat, unless the question has been answered meanwhile.

        Also when the player has just come back: otherwise somebody could hold up the game by coming and going.
        """
        async with self.held():
            question = self.game_log.questions.get(seat)
            if question is not None and question.ply == ply:
                await self._play(seat, answer, bot=True)

    async def _play(self, seat: int, answer: str, *, bot: bool) -> None:
        entries = self.game_log.answer(seat, answer, self.registry.now(), bot=bot)
        steps = self._finished()
        await self.store(entries, *steps)
        self.registry.count_answer(bot=bot)
        self.broadcast.tell_moves(entries)

    def _finished(self) -> list[Step]:
        if self.game_log.table is None or self.game_log.asked:
            return []
        position = self.game_log.table.position
        winners = [seat + 1 for seat in sorted(position.winners)]
        self.sheet.phase, self.sheet.result = FINISHED, {"totals": position.totals(), "winners": winners}
        return [rows.finished(self.sheet)]

    async def undo(self, person: str, ply: int) -> None:
        """The person takes their last answer back, as far as the policy allows."""
        async with self.held():
            place = self.place_of(person)
            self.position()
            if self.sheet.phase == FINISHED:
                raise Denied("game-over")
            if ply != self.game_log.ply:
                raise Denied("stale")
            if place.away:
                await self.come_back(person)
            await self.store(self.game_log.undo(place.seat, self.registry.now()))
            self.broadcast.tell()

    def why_not(self, person: str | None, answer: str) -> Any:
        """Why this person's seat cannot answer this now; asked of a room that is held."""
        seat = self.seat_of(person)
        if seat == NO_SEAT:
            raise not_yours()
        return self.position().view(seat).why_not(answer, self.game_log.game.names)

    # --- going and coming -----------------------------------------------------------------------------------------

    async def time_out(self, now: int) -> None:
        """Bots take the seats of those whose time has run out."""
        async with self.held():
            late = [seat for seat in self.game_log.questions if self._is_late(seat, now)]
            if late:
                await self._keep(late, now)
            elif self.sheet.due is not None and self.sheet.due <= now < (self.next_due() or now):
                await self._postpone()

    async def _postpone(self) -> None:
        """The clock that ran while the server was away does not count."""
        self.sheet.due = self.next_due()
        await self.registry.store.write(rows.postponed(self.sheet))

    def _is_late(self, seat: int, now: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= now and not self.places[seat].is_played_by_bot

    async def _keep(self, seats: Sequence[int], now: int) -> None:
        entries = [entry for seat in seats for entry in self.game_log.note("away", now, seat)]
        for seat in seats:
            self.places[seat].away = True
        await self.store(entries, rows.placed(self.id, [self.places[seat] for seat in seats]))
        self.broadcast.tell(table=True)

    async def go(self, person: str) -> None:
        """A player leaves a game that is going on: a bot keeps the seat."""
        place = self.place_of(person)
        if self.sheet.phase == PLAYING and not place.away:
            await self._keep([place.seat], self.registry.now())

    async def come_back(self, person: str | None) -> None:
        """A player whose seat was kept plays it again; called with the room held."""
        seat = self.seat_of(person)
        if seat == NO_SEAT or not self.places[seat].away or self.sheet.phase != PLAYING:
            return
        self.places[seat].away = False
        entries = self.game_log.note("back", self.registry.now(), seat)
        await self.store(entries, rows.placed(self.id, [self.places[seat]]))
        self.broadcast.tell(table=True)
