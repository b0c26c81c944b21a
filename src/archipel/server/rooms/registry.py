"""All rooms of this process. A room is made when somebody needs it and dropped when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from archipel.core.errors import ArchipelError
from archipel.server.base.errors import Denied, busy, unknown_table
from archipel.server.rooms import rows
from archipel.server.rooms.client import TRY_LATER, Client
from archipel.server.rooms.models import SeatInfo, TableInfo, owner
from archipel.server.rooms.room import Room
from archipel.server.rooms.services import AnswerCounter, GameLoader, RoomServices
from archipel.server.rooms.signals import decode
from archipel.server.rooms.table_logging import log_opened
from archipel.server.rooms.table_state import TableState
from archipel.server.store import LogEntry, Statement, Stopped, Store, Unavailable

ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
UNLOAD_AFTER = 300_000  # milliseconds without use; clients stay connected, and the next use loads the game again


log = logging.getLogger("archipel.server")


def no_schedule(_table: str, _due: int | None) -> None:
    """Stand in for the scheduler while it does not run."""


async def no_callback() -> None:
    """Stand in for a callback that is not set."""


class Registry:
    """The rooms of this process."""

    def __init__(
        self,
        store: Store,
        metrics: AnswerCounter,
        games: GameLoader,
        now: Callable[[], int],
        undos_per_question: int,
    ) -> None:
        self.rooms: dict[str, Room] = {}
        self.now = now
        self.running_since = now()
        self.on_schedule: Callable[[str, int | None], None] = no_schedule
        self.on_restore: Callable[[], Awaitable[None]] = no_callback
        self._store = store
        self._stale: set[str] = set()
        self._signalling: set[asyncio.Task[None]] = set()
        self._services = RoomServices(
            store=store,
            now=now,
            running_since=lambda game: max(self.running_since, games.ready_since(game)),
            load_game=games.load,
            schedule=lambda table, due: self.on_schedule(table, due),
            signal=self._signal,
            mark_stale=self._stale.add,
            metrics=metrics,
            undos_per_question=undos_per_question,
        )

    def room(self, id: str) -> Room:
        """The room of a table; holding it raises an error if the table does not exist."""
        if ID.fullmatch(id) is None:
            raise unknown_table()
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id, self._services)
        return room

    async def head(self, id: str) -> TableState:
        """The stored settings and seats of a table, without the game, for those who only look at it."""
        if ID.fullmatch(id) is None:
            raise unknown_table()
        found = await rows.load_head(self._store, id)
        if found is None:
            raise unknown_table()
        table = TableState(lambda: self.running_since, self.now)
        table.info, table.seats, table.removed = found
        return table

    async def open(self, info: TableInfo, seats: Sequence[SeatInfo], *statements: Statement) -> None:
        """Store a new table with the first entry of its log, together with these statements."""
        info.ply = 1
        try:
            await self._store.write(*statements, *rows.opened(info, seats), rows.first_logged(info))
        except (Unavailable, Stopped):
            raise busy() from None
        log_opened(info, len(seats))

    # --- signals --------------------------------------------------------------------------------------------------

    def _signal(self, table: str, signal: bytes) -> None:
        """Tell the other workers, if there are any; a signal that gets lost does no harm."""
        if self._store.is_shared:
            task = asyncio.get_running_loop().create_task(self._send_signal(table, signal))
            self._signalling.add(task)
            task.add_done_callback(self._signalling.discard)

    async def _send_signal(self, table: str, signal: bytes) -> None:
        with contextlib.suppress(Unavailable):
            await self._store.signal(table, signal)

    def hear(self, worker: str, table: str, signal: bytes) -> None:
        """Pass on what another worker has signalled about a table."""
        room = self.rooms.get(table)
        if room is not None and room.is_loaded:
            room.hear(worker, decode(signal))

    def repeat_presence(self) -> None:
        """Tell the other workers again who is here."""
        for room in self.rooms.values():
            if room.is_loaded:
                room.presence.repeat()

    # --- refreshing -----------------------------------------------------------------------------------------------

    async def refresh(
        self, tables: Iterable[str] | Mapping[str, Sequence[LogEntry]], *, restored: bool = False
    ) -> None:
        """Refresh the rooms of these tables, because another worker has written to them or the database was restored.

        A mapping may contain the moves that the other worker has stored.
        """
        moves = tables if isinstance(tables, Mapping) else dict.fromkeys(tables, ())
        for room in [self.rooms[id] for id in moves if id in self.rooms and self.rooms[id].is_idle]:
            del self.rooms[room.id]
        here = [self.rooms[id] for id in moves if id in self.rooms]
        await asyncio.gather(*(self._refresh(room, moves[room.id], restored=restored) for room in here))

    async def _refresh(self, room: Room, moves: Sequence[LogEntry], *, restored: bool) -> None:
        try:
            await room.refresh(moves, restored=restored)
            self._stale.discard(room.id)
        except Denied:  # the table no longer exists
            room.broadcast.disconnect_all()
        except ArchipelError as error:
            self._stale.add(room.id)
            log.warning("Could not refresh a table", extra={"table": room.id, "why": str(error)})

    async def refresh_stale(self) -> None:
        """Refresh the rooms that were marked as stale, and those whose last write may be stored late."""
        await self.refresh({*self._stale, *self._store.take_unsettled()})
        self._stale.intersection_update(self.rooms)

    async def reset(self, generation: str) -> None:
        """Drop everything in memory, because the database was restored, and send everybody the restored state."""
        for room in list(self.rooms.values()):
            await room.unload_when_free()
        self.running_since = self.now()  # clocks that ran since the backup do not count
        await self.on_restore()
        self._store.rebase(generation)
        await self.refresh(list(self.rooms), restored=True)

    # --- disconnecting --------------------------------------------------------------------------------------------

    def clients(self) -> list[Client]:
        """Everybody who is connected."""
        return [client for room in self.rooms.values() for client in room.broadcast.clients]

    def disconnect_person(self, person: str) -> None:
        """Close all connections of a person; they may connect again with a valid cookie."""
        for client in self.clients():
            if owner(client.person) == person:
                client.disconnect()

    def evict_unused(self) -> None:
        """Drop rooms without people, and unload games that nobody has used for a while."""
        now = self.now()
        for room in list(self.rooms.values()):
            if room.is_idle:
                del self.rooms[room.id]
            elif room.is_unused_since(now - UNLOAD_AFTER):
                room.unload()

    async def close(self) -> None:
        """Disconnect everybody."""
        for client in self.clients():
            client.disconnect(TRY_LATER)
        await asyncio.sleep(0)
