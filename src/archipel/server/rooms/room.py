"""One table in memory: a cache of what is stored, and the only place that changes it.

Everything is done under the room's lock: look, decide, store, and only then tell. What cannot be stored is forgotten,
and the room is loaded afresh; so nobody ever sees what is not on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from archipel.core.chance import FairDraw, Luck
from archipel.core.errors import NotAsked
from archipel.core.game import game as find_game
from archipel.core.position import Position
from archipel.core.table import Table
from archipel.server import protocol
from archipel.server.errors import Denied, busy, not_yours, unknown_table
from archipel.server.rooms import chat, rows
from archipel.server.rooms.client import Client
from archipel.server.rooms.course import Course
from archipel.server.rooms.nouns import FINISHED, NO_SEAT, OPEN, PLAYING, Entry, Place, Sheet, seat_of
from archipel.server.rooms.sight import Sight, table_of
from archipel.server.store import Step, Stopped, Taken, Unavailable

if TYPE_CHECKING:
    from archipel.server.rooms.hall import Hall

RETURN = 60_000  # milliseconds that people have to come back after the server was away


class Room:
    """A table, the people connected to it, and the lock."""

    sheet: Sheet
    places: list[Place]
    course: Course

    def __init__(self, id: str, hall: Hall) -> None:
        self.id = id
        self.hall = hall
        self.clients: set[Client] = set()
        self.last_line = 0  # of chat, that the clients have been told
        self.touched = 0
        self.is_loaded = False
        self._lock = asyncio.Lock()
        self._users = 0

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
        asked, clock = self.course.questions, self.sheet.clock
        if clock is None or not asked or self.sheet.phase != PLAYING:
            return None
        since = asked[seat].at if seat in asked else min(question.at for question in asked.values())
        due = since + 1000 * clock
        return due if since >= self.hall.begun else max(due, self.hall.begun + RETURN)

    @property
    def is_idle(self) -> bool:
        """Nobody is connected, and nobody is at work."""
        return not self.clients and not self._users

    def is_unused_since(self, then: int) -> bool:
        return self.is_loaded and not self._users and self.touched < then

    # --- loading --------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Room]:
        """The room, loaded, with nobody else in between."""
        self._users += 1
        try:
            async with self._lock:
                if not self.is_loaded:
                    await self._load()
                self.touched = self.hall.now()
                yield self
        finally:
            self._users -= 1

    async def _load(self) -> None:
        found = await rows.load(self.hall.store, self.id)
        if found is None:
            raise unknown_table()
        self.sheet, self.places, entries = found
        self.course = Course(self._deal, self._draw)
        self.course.follow(entries)
        self.is_loaded = True

    def forget(self) -> None:
        """What is in memory is no longer known to be true, or no longer needed."""
        self.is_loaded = False
        if hasattr(self, "course"):
            del self.course

    def _deal(self, luck: Luck | None) -> Table:
        game = find_game(self.sheet.game)
        setup = game.agree(len(self.places), self.sheet.options)
        return Table(game, setup, tuple(place.name for place in self.places), luck)

    def _draw(self) -> Luck:
        return FairDraw(self.sheet.secret, [place.share or b"" for place in self.places])

    # --- storing and telling --------------------------------------------------------------------------------------

    async def store(self, entries: Sequence[Entry], *steps: Step) -> None:
        """Store what has happened; if that fails, it has not."""
        sheet = self.sheet
        sheet.ply, sheet.changed, sheet.due = self.course.ply, entries[-1].at, self.next_due()
        sheet.asked = sum(1 << seat for seat in self.course.questions)
        try:
            await self.hall.store.write(rows.logged(self.id, entries), rows.updated(sheet), *steps, table=self.id)
        except Taken:
            self.forget()
            raise Denied("stale") from None
        except (Unavailable, Stopped):
            self.forget()
            raise busy() from None
        except BaseException:
            self.forget()
            raise
        self.hall.schedule(self)

    def next_due(self) -> int | None:
        """When the server itself has to do something here: at once for a bot, at the deadline for a person."""
        if self.sheet.phase != PLAYING:
            return None
        if any(self.places[seat].is_played_by_bot for seat in self.course.questions):
            return self.hall.now()
        return self.deadline(NO_SEAT)

    def tell(self, *, table: bool = False) -> None:
        """Tell every client what it has not seen yet."""
        sight = Sight(self, self.hall.now()) if self.course.table is not None else None
        for client in self.clients:
            if table:
                client.put(protocol.encode(table_of(self.sheet, self.places, client.person)))
            if sight is not None:
                client.put(self._state(sight, client))
            client.seen = self.course.ply

    def _state(self, sight: Sight, client: Client) -> str:
        since = min(client.seen, self.course.ply)
        return sight.message(self.seat_of(client.person), since, client.lang, texts=client.texts)

    def greet(self, client: Client) -> None:
        """Tell one client everything."""
        client.put(protocol.encode(table_of(self.sheet, self.places, client.person)))
        if self.course.table is not None:
            client.put(self._state(Sight(self, self.hall.now()), client))
        client.seen = self.course.ply

    async def look_again(self) -> None:
        """Others have written to this table: another worker, or a restored backup."""
        async with self.held():
            await self._catch_up()
            await chat.tell(self)

    async def _catch_up(self) -> None:
        if all(client.seen == self.course.ply for client in self.clients):
            fresh = await rows.entries_after(self.hall.store, self.id, self.course.ply)
            if not fresh:
                return
            if any(entry.kind not in ("answer", "undo") for entry in fresh):
                await self._load()
            else:
                self.course.follow(fresh)
                self._finished()
        self.tell(table=True)

    # --- playing --------------------------------------------------------------------------------------------------

    def position(self) -> Position:
        if self.sheet.phase == OPEN:
            raise Denied("not-started")
        return self.course.game.position

    async def answer(self, person: str, ply: int, answer: str) -> None:
        """The person answers for their seat the question that they saw at that ply."""
        async with self.held():
            seat = self.place_of(person).seat
            self._check_question(seat, ply, answer)
            await self._play(seat, answer, bot=False)

    def _check_question(self, seat: int, ply: int, answer: str) -> None:
        """Refuse an answer to a question of the past; one that was never this seat's is refused by the rules."""
        position, question = self.position(), self.course.questions.get(seat)
        why = position.why_not(seat, answer, self.course.game.names) if question is None else None
        if why is not None:
            raise NotAsked(why)
        if question is None or not question.ply <= ply <= self.course.ply:
            raise Denied("stale")

    async def answer_as_bot(self, seat: int, ply: int, answer: str) -> None:
        """A bot answers for the seat, unless it has been asked something else meanwhile, or is no longer its seat."""
        async with self.held():
            question = self.course.questions.get(seat)
            if question is not None and question.ply == ply and self.places[seat].is_played_by_bot:
                await self._play(seat, answer, bot=True)

    async def _play(self, seat: int, answer: str, *, bot: bool) -> None:
        entries = self.course.answer(seat, answer, self.hall.now(), bot=bot)
        steps = self._finished()
        await self.store(entries, *steps)
        self.hall.count_answer(bot=bot)
        self.tell(table=bool(steps))

    def _finished(self) -> list[Step]:
        if self.course.table is None or not self.course.table.position.is_over:
            return []
        position = self.course.table.position
        winners = [seat + 1 for seat in sorted(position.winners)]
        self.sheet.phase, self.sheet.result = FINISHED, {"totals": position.totals(), "winners": winners}
        return [rows.finished(self.sheet)]

    async def undo(self, person: str, ply: int) -> None:
        """The person takes their last answer back, as far as the policy allows."""
        async with self.held():
            seat = self.place_of(person).seat
            self.position()
            if ply != self.course.ply:
                raise Denied("stale")
            await self.store(self.course.undo(seat, self.hall.now()))
            self.tell()

    def why_not(self, person: str | None, answer: str) -> Any:
        """Why this person's seat cannot answer this now; asked of a room that is held."""
        seat = self.seat_of(person)
        if seat == NO_SEAT:
            raise not_yours()
        return self.position().view(seat).why_not(answer, self.course.game.names)

    # --- going and coming -----------------------------------------------------------------------------------------

    async def time_out(self, now: int) -> None:
        """Bots take the seats of those whose time has run out."""
        async with self.held():
            late = [seat for seat in self.course.questions if self._is_late(seat, now)]
            if late:
                await self._keep(late, now)
            elif self.sheet.due != self.next_due():
                await self._postpone()

    async def _postpone(self) -> None:
        """The clock that ran while the server was away does not count."""
        self.sheet.due = self.next_due()
        await self.hall.store.write(rows.updated(self.sheet))

    def _is_late(self, seat: int, now: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and deadline <= now and not self.places[seat].is_played_by_bot

    async def _keep(self, seats: Sequence[int], now: int) -> None:
        entries = [entry for seat in seats for entry in self.course.note("away", now, seat)]
        for seat in seats:
            self.places[seat].away = True
        await self.store(entries, rows.placed(self.id, [self.places[seat] for seat in seats]))
        self.tell(table=True)

    async def go(self, person: str) -> None:
        """A player leaves a game that is going on: a bot keeps the seat."""
        place = self.place_of(person)
        if self.sheet.phase == PLAYING and not place.away:
            await self._keep([place.seat], self.hall.now())

    async def come_back(self, person: str | None) -> None:
        """A player whose seat was kept plays it again; called with the room held."""
        seat = self.seat_of(person)
        if seat == NO_SEAT or not self.places[seat].away or self.sheet.phase != PLAYING:
            return
        self.places[seat].away = False
        entries = self.course.note("back", self.hall.now(), seat)
        await self.store(entries, rows.placed(self.id, [self.places[seat]]))
        self.tell(table=True)
