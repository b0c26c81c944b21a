"""What other workers have stored: PostgreSQL tells it. With SQLite there are no others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import asyncpg
import msgspec

from archipel.core.errors import ArchipelError
from archipel.server.rooms.models import Entry
from archipel.server.rooms.registry import Registry
from archipel.server.store.database import FAILURES, Database
from archipel.server.store.group_commit import CHANNEL, Note, Told

AGAIN = 1.0  # seconds until the next try, when the database does not answer
log = logging.getLogger("archipel.server")


class News:
    """Listens as long as the server runs; after a break it looks at every table again."""

    def __init__(self, database: Database, worker: str, registry: Registry) -> None:
        self._database = database
        self._worker = worker
        self._hall = registry
        self._task: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[dict[str, list[Told]] | None] = asyncio.Queue()

    async def start(self) -> None:
        if self._database.is_postgresql:
            self._task = asyncio.get_running_loop().create_task(self._listen_forever(), name="news")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_forever(self) -> None:
        while True:
            with contextlib.suppress(*FAILURES, asyncpg.PostgresError, asyncpg.InterfaceError, ArchipelError):
                await self._listen()
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        async with self._database.reader.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            await raw.add_listener(CHANNEL, self._hear)
            raw.add_termination_listener(lambda _: self._heard.put_nowait(None))
            await self._hall.hear(list(self._hall.rooms))
            while (tables := await self._all_heard()) is not None:
                await self._pass_on(tables)

    async def _all_heard(self) -> dict[str, list[Entry]] | None:
        """What all notes tell that have come meanwhile; nothing when the line is broken."""
        heard: dict[str, list[Entry]] = {}
        while True:
            note = await self._heard.get()
            if note is None:
                return None
            for table, told in note.items():
                is_whole = bool(told and heard.get(table, True))
                heard[table] = [*heard.get(table, []), *(Entry(*entry) for entry in told)] if is_whole else []
            if self._heard.empty():
                return heard

    async def _pass_on(self, tables: dict[str, list[Entry]]) -> None:
        try:
            await self._hall.hear(tables)
        except ArchipelError as error:
            log.warning("news could not be followed", extra={"why": str(error)})

    def _hear(self, _connection: Any, _pid: int, _channel: str, note: str) -> None:
        told = msgspec.json.decode(note, type=Note)
        if told.worker != self._worker:
            self._heard.put_nowait(told.tables)
