"""Notifications from other workers about their writes, over PostgreSQL. With SQLite there is only one process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from archipel.core.errors import ArchipelError
from archipel.server.process.sessions import Sessions
from archipel.server.rooms.registry import Registry
from archipel.server.store import LogEntry
from archipel.server.store.database import FAILURES, Database
from archipel.server.store.notification import CHANNEL, decode

RETRY_AFTER = 1.0  # seconds, if the database does not respond
STOP_WITHIN = 1.0  # seconds; a database that hangs does not even close a connection
log = logging.getLogger("archipel.server")


class News:
    """Listens as long as the server runs; after an interruption it refreshes every room."""

    def __init__(self, database: Database, worker: str, registry: Registry, sessions: Sessions) -> None:
        self._database = database
        self._worker = worker
        self._registry = registry
        self._sessions = sessions
        self._task: asyncio.Task[None] | None = None
        self._received: asyncio.Queue[dict[str, list[LogEntry]] | None] = asyncio.Queue()

    async def start(self) -> None:
        if self._database.is_postgresql:
            self._sessions.is_following = False
            self._task = asyncio.get_running_loop().create_task(self._listen_forever(), name="news")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=STOP_WITHIN)

    async def _listen_forever(self) -> None:
        import asyncpg  # only here: with SQLite nobody needs it

        while True:
            with contextlib.suppress(*FAILURES, asyncpg.PostgresError, asyncpg.InterfaceError, ArchipelError):
                await self._listen()
            self._sessions.is_following = False
            await asyncio.sleep(RETRY_AFTER)

    async def _listen(self) -> None:
        async with self._database.reader.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.add_listener(CHANNEL, self._receive)
            raw.add_termination_listener(lambda _: self._received.put_nowait(None))
            await self._sessions.check_all()
            self._sessions.is_following = True
            await self._registry.refresh(list(self._registry.rooms))
            while (tables := await self._all_received()) is not None:
                await self._refresh(tables)

    async def _all_received(self) -> dict[str, list[LogEntry]] | None:
        """The moves of all notifications that have arrived, by table; None when the connection is lost."""
        moves: dict[str, list[LogEntry]] = {}
        while True:
            received = await self._received.get()
            if received is None:
                return None
            for table, more in received.items():
                is_complete = bool(more and moves.get(table, True))
                moves[table] = [*moves.get(table, []), *more] if is_complete else []
            if self._received.empty():
                return moves

    async def _refresh(self, tables: dict[str, list[LogEntry]]) -> None:
        try:
            await self._registry.refresh(tables)
        except ArchipelError as error:
            log.warning("Could not follow another worker", extra={"why": str(error)})

    def _receive(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        notification = decode(payload)
        if notification.worker == self._worker:
            return
        for table, signal in notification.signals.items():
            self._registry.hear(notification.worker, table, bytes(signal))
        self._sessions.end(notification.signed_out)
        if tables := notification.entries(self._registry.rooms):
            self._received.put_nowait(tables)
