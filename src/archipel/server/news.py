"""What other workers have stored: PostgreSQL tells it. With SQLite there are no others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any

import asyncpg

from archipel.core.errors import ArchipelError
from archipel.server.rooms.hall import Hall
from archipel.server.store.committing import CHANNEL
from archipel.server.store.database import FAILURES, Database

AGAIN = 1.0  # seconds until the next try, when the database does not answer
log = logging.getLogger("archipel.server")


class News:
    """Listens as long as the server runs; after a break it looks at every table again."""

    def __init__(self, database: Database, worker: str, hall: Hall) -> None:
        self._database = database
        self._worker = worker
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[list[str] | None] = asyncio.Queue()

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
            while (ids := await self._all_heard()) is not None:
                await self._pass_on(ids)

    async def _all_heard(self) -> set[str] | None:
        """The tables of all notes that have come meanwhile; nothing when the line is broken."""
        notes = [await self._heard.get()]
        while not self._heard.empty():
            notes.append(self._heard.get_nowait())
        return None if None in notes else {table for note in notes if note is not None for table in note}

    async def _pass_on(self, ids: set[str]) -> None:
        try:
            await self._hall.hear(ids)
        except ArchipelError as error:
            log.warning("news could not be followed", extra={"why": str(error)})

    def _hear(self, _connection: Any, _pid: int, _channel: str, note: str) -> None:
        told = json.loads(note)
        if told["from"] != self._worker:
            self._heard.put_nowait(told["tables"])
