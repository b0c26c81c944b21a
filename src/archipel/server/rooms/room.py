"""One table in memory: a cache of the stored table, and the only code that changes it.

Everything happens under the room's lock: check, decide, store, and only then send. If storing fails, the room drops its
state and loads it again, so nobody ever sees anything that is not on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from archipel.core.chance import FairDraw, Luck
from archipel.core.errors import ArchipelError
from archipel.core.game import game as find_game
from archipel.core.table import Table
from archipel.server.base.errors import Denied, busy, unknown_table
from archipel.server.rooms import rows
from archipel.server.rooms.broadcast import Broadcast
from archipel.server.rooms.chat import Chat, clean_text
from archipel.server.rooms.game_log import GameLog
from archipel.server.rooms.models import FINISHED, NO_SEAT, OPEN, PLAYING
from archipel.server.rooms.presence import Presence
from archipel.server.rooms.services import RoomServices
from archipel.server.rooms.signals import PeopleSignal, ReactionSignal, ReminderSignal, Signal
from archipel.server.rooms.table_logging import log_if_finished
from archipel.server.rooms.table_state import TableState
from archipel.server.rooms.undo_limits import check_undo
from archipel.server.store import MOVES, Conflict, LogEntry, Statement, Stopped, Unavailable
from archipel.server.wire_types.from_client import Reaction
from archipel.server.wire_types.protocol import ReactionMessage, RemindedMessage, encode


class LostRace(Denied):
    """Another worker has stored this ply first; nothing has changed."""

    def __init__(self) -> None:
        super().__init__("stale")


class HeldRoom:
    """The context manager that locks a room and loads it if necessary."""

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
            await room.ensure_loaded()
        except BaseException:
            self._release()
            raise
        return room

    async def __aexit__(self, *_: object) -> None:
        self._release()

    def _release(self) -> None:
        self._room.lock.release()
        self._room.users -= 1


class Room(TableState):
    """A table with its lock, its connected clients and its chat."""

    def __init__(self, id: str, services: RoomServices) -> None:
        super().__init__(lambda: services.running_since(self.info.game), services.now)
        self.id = id
        self.load_game = services.load_game
        self.chat = Chat(id, services.store, services.now)
        self.broadcast = Broadcast(self, self.held, services)
        self.presence = Presence(self, self.broadcast.clients, services.now, self._tell_workers)
        self.reminded: dict[int, int] = {}  # when each seat was last reminded
        self.lock = asyncio.Lock()
        self.users = 0
        self.last_used = 0
        self.is_loaded = False
        self._services = services
        self._store = services.store

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody is connected and nothing is going on."""
        return not self.broadcast.clients and not self.users

    def is_unused_since(self, then: int) -> bool:
        return self.is_loaded and not self.users and self.last_used < then

    # --- loading --------------------------------------------------------------------------------------------------

    def held(self) -> HeldRoom:
        """Lock the room for an `async with` block, and load it first if necessary."""
        return HeldRoom(self)

    async def ensure_loaded(self) -> None:
        if not self.is_loaded:
            await self._load()
            self.broadcast.send_missed()
        self.last_used = self.now()

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the registry from dropping this room."""
        self.users += 1
        try:
            yield
        finally:
            self.users -= 1

    async def _load(self) -> None:
        found = await rows.load(self._store, self.id)
        if found is None:
            raise unknown_table()
        if found[0].phase != OPEN:
            await self.load_game(found[0].game)
        self.info, self.seats, self.removed, entries = found
        self.game_log = GameLog(self._deal, self._draw)
        self.game_log.replay(entries)
        self.is_loaded = True

    def unload(self) -> None:
        """Drop the state, because it is outdated or no longer needed."""
        self.is_loaded = False
        self.chat.unload()
        if hasattr(self, "game_log"):
            del self.game_log

    async def unload_when_free(self) -> None:
        async with self.lock:
            self.unload()

    def _deal(self, luck: Luck | None) -> Table:
        game = find_game(self.info.game)
        setup = game.agree(len(self.seats), self.info.options)
        return Table(game, setup, tuple(seat.name for seat in self.seats), luck)

    def _draw(self) -> Luck:
        return FairDraw(self.info.secret, [seat.share or b"" for seat in self.seats], self.info.start)

    # --- storing --------------------------------------------------------------------------------------------------

    async def save(self, entries: Sequence[LogEntry], *statements: Statement) -> None:
        """Store these entries and statements together; if that fails, drop the state and raise."""
        self._update_info(entries[-1].at)
        write = rows.logged(self.id, entries), rows.updated(self.info), *statements
        try:
            await self._store.write(*write, table=self.id)
        except Conflict:
            self._reload_later()
            raise LostRace from None
        except (Unavailable, Stopped):
            self._reload_later()
            raise busy() from None
        except BaseException:
            self._reload_later()
            raise
        self._services.schedule(self.id, self.info.due)

    def _update_info(self, at: int) -> None:
        info = self.info
        info.ply, info.changed, info.due = self.game_log.ply, at, self.next_due(self.now())
        info.asked = sum(1 << seat for seat in self.game_log.questions)

    def _reload_later(self) -> None:
        """Drop the state, because it is not known what is stored; clients get the true state after a reload."""
        self.unload()
        self._services.mark_stale(self.id)

    async def delete(self) -> None:
        """Delete the table and disconnect everybody."""
        try:
            await self._store.write(rows.deleted([self.id]), table=self.id)
        except (Unavailable, Stopped):
            raise busy() from None
        finally:
            self.unload()
        self._services.schedule(self.id, None)
        for client in self.broadcast.clients:
            client.disconnect()

    # --- writes of other workers ----------------------------------------------------------------------------------

    async def refresh(self, moves: Sequence[LogEntry] = (), *, restored: bool = False) -> None:
        """Take over what another worker or a restored backup has written.

        If the worker has sent its moves, they are applied without reading the database.
        """
        async with self.held():
            fresh = [entry for entry in moves if entry.ply > self.game_log.ply]
            if self._can_apply(fresh):
                self._apply(fresh)
                self.broadcast.send_moves(fresh)
            elif fresh or not moves:
                await self._refresh_from_store(restored=restored)

    async def _refresh_from_store(self, *, restored: bool) -> None:
        if not await rows.is_stored(self._store, self.id):
            self.unload()
            raise unknown_table()
        if restored or await self._read_new_entries():
            self.broadcast.send_update(table=True)
        else:
            self.broadcast.send_missed()
        self.chat.unload()
        await self.chat.send_new_lines(self.broadcast.clients)

    def _can_apply(self, fresh: Sequence[LogEntry]) -> bool:
        """Tell whether these are the next entries of the log, and all of them moves."""
        plies = range(self.game_log.ply + 1, self.game_log.ply + 1 + len(fresh))
        return bool(fresh) and [entry.ply for entry in fresh] == [*plies] and all(e.kind in MOVES for e in fresh)

    def _apply(self, fresh: Sequence[LogEntry]) -> None:
        try:
            self.game_log.replay(fresh)
        except ArchipelError:
            self._reload_later()
            raise
        self._finish_if_over()
        self._update_info(fresh[-1].at)

    async def sync(self) -> None:
        """Read what other workers have stored, without waiting for their notification; call it with the room held."""
        if self._store.is_shared and await self._read_new_entries():
            self.broadcast.send_update(table=True)

    async def _read_new_entries(self) -> bool:
        """Apply entries that others have stored; returns whether there were any."""
        fresh = await rows.entries_after(self._store, self.id, self.game_log.ply)
        if self._can_apply(fresh):
            self._apply(fresh)
        elif fresh:
            await self._load()
        return bool(fresh)

    # --- playing --------------------------------------------------------------------------------------------------

    async def answer(self, person: str, ply: int, answer: str) -> None:
        """Give this person's answer to the question that they saw at that ply.

        If another worker stores something first that does not change the question, try once more.
        """
        try:
            await self._answer(person, ply, answer)
        except LostRace:
            await self._answer(person, ply, answer)

    async def _answer(self, person: str, ply: int, answer: str) -> None:
        async with self.held():
            seat = self.seat_info_of(person)
            self.check_question(seat.seat, ply, answer)
            await self._check_time(seat.seat, person)
            await self._play(seat.seat, answer, bot=False)

    async def _check_time(self, seat: int, person: str) -> None:
        """Refuse an answer to a question that a bot owes; a player who was away is back from the next one on."""
        if self.is_late(seat, self.now()):
            await self.set_away([seat], self.now())
        await self.come_back(person)
        if seat in self.game_log.owed:
            raise Denied("bot-answers")

    async def answer_as_bot(self, seat: int, ply: int, answer: str) -> None:
        """Give a bot's answer, unless the question has been answered in the meantime.

        It counts even if the player is back. Otherwise players could delay the game by leaving and returning.
        """
        async with self.held():
            question = self.game_log.questions.get(seat)
            if question is not None and question.ply == ply:
                await self._play(seat, answer, bot=True)

    async def _play(self, seat: int, answer: str, *, bot: bool) -> None:
        entries = self.game_log.answer(seat, answer, self.now(), bot=bot)
        await self.save(entries, *self._finish_if_over())
        log_if_finished(self.info)
        self._services.metrics.answer(bot=bot)
        self.broadcast.send_moves(entries)

    def _finish_if_over(self) -> list[Statement]:
        """Set the result if the game is over; returns the statement that stores it."""
        if self.game_log.table is None or self.game_log.asked:
            return []
        position = self.game_log.table.position
        winners = [seat + 1 for seat in sorted(position.winners)]
        self.info.phase, self.info.result = FINISHED, {"totals": position.totals(), "winners": winners}
        return [rows.finished(self.info)]

    async def undo(self, person: str, ply: int) -> None:
        """Undo this person's last answer, if the rules for undo allow it."""
        async with self.held():
            seat = self.seat_info_of(person)
            self.position()
            if self.info.phase == FINISHED:
                raise Denied("game-over")
            if ply != self.game_log.ply:
                raise Denied("stale")
            check_undo(self, seat.seat, self._services.undos_per_question)
            if seat.away:
                await self.come_back(person)
            await self.save(self.game_log.undo(seat.seat, self.now()))
            self.broadcast.send_update()

    # --- signals --------------------------------------------------------------------------------------------------

    def _tell_workers(self, signal: Signal) -> None:
        self._services.signal(self.id, msgspec.json.encode(signal))

    def hear(self, worker: str, signal: Signal) -> None:
        """Show the clients here what another worker has signalled."""
        match signal:
            case PeopleSignal(people):
                self.presence.hear(worker, people)
            case ReminderSignal(person, name):
                self._send_reminder(person, name)
            case ReactionSignal(seat, name, sign):
                self._send_reaction(seat, name, sign)

    def send_reminder(self, person: str, name: str) -> None:
        """Remind this person, wherever they are connected, in the name of another player."""
        self._send_reminder(person, name)
        self._tell_workers(ReminderSignal(person, name))

    def _send_reminder(self, person: str, name: str) -> None:
        for client in self.broadcast.clients:
            if client.person == person:
                client.send(encode(RemindedMessage(name)))

    def react(self, person: str, name: str, sign: Reaction) -> None:
        """Show everybody a sign."""
        if not self.info.chat:
            raise Denied("no-chat")
        seat = max(self.seat_of(person) + 1, 0)
        self._send_reaction(seat, name, sign)
        self._tell_workers(ReactionSignal(seat, name, sign))

    def _send_reaction(self, seat: int, name: str, sign: Reaction) -> None:
        for client in self.broadcast.clients:
            client.send(encode(ReactionMessage(seat, name, sign)))

    # --- chat -----------------------------------------------------------------------------------------------------

    async def say(self, person: str, name: str, text: str) -> None:
        """Add a line of chat and send it to everybody; call it with the room held."""
        text = clean_text(text)
        if not self.info.chat:
            raise Denied("no-chat")
        await self.chat.add(person, name, self.seat_of(person), text)
        await self.chat.send_new_lines(self.broadcast.clients)

    async def mute(self, person: str, line: int, *, muted: bool) -> None:
        """Hide or show what the writer of this line writes, and send this person the changed lines."""
        writer = await self.chat.mute(person, line, muted=muted)
        await self.chat.send_again([client for client in self.broadcast.clients if client.person == person], writer)

    # --- leaving and coming back ----------------------------------------------------------------------------------

    async def time_out(self, now: int) -> None:
        """Let bots take over the seats of players who have missed their deadline."""
        async with self.held():
            late = [seat for seat in self.game_log.questions if self.is_late(seat, now)]
            if late:
                await self.set_away(late, now)
            elif self.info.due is not None and self.info.due <= now < (self.next_due(self.now()) or now):
                await self._postpone()

    async def _postpone(self) -> None:
        """Store a later due time, because time while the server was down does not count."""
        self.info.due = self.next_due(self.now())
        await self._store.write(rows.postponed(self.info))

    async def set_away(self, seats: Sequence[int], now: int) -> None:
        """Let bots play these seats until their players come back; call it with the room held."""
        entries = [entry for seat in seats for entry in self.game_log.note("away", now, seat)]
        for seat in seats:
            self.seats[seat].away = True
        await self.save(entries, rows.seats_changed(self.id, [self.seats[seat] for seat in seats]))
        self.broadcast.send_update(table=True)

    async def come_back(self, person: str | None) -> None:
        """Give a player who was away their seat back; call it with the room held."""
        seat = self.seat_of(person)
        if seat == NO_SEAT or not self.seats[seat].away or self.info.phase != PLAYING:
            return
        self.seats[seat].away = False
        entries = self.game_log.note("back", self.now(), seat)
        await self.save(entries, rows.seats_changed(self.id, [self.seats[seat]]))
        self.broadcast.send_update(table=True)
