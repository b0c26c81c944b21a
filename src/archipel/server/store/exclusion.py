"""Sections of which only one runs at a time, at all workers: for limits that are checked before a write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from weakref import WeakValueDictionary

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from archipel.server.store.database import FAILURES, Database
from archipel.server.store.errors import Unavailable

MOST_CONNECTIONS = 4  # that wait for another worker
LOCK = text("SELECT pg_advisory_xact_lock(hashtext(:key))")


class Exclusion:
    """A lock for each key: in memory, and in PostgreSQL if there may be other workers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._connections = asyncio.Semaphore(MOST_CONNECTIONS)

    @asynccontextmanager
    async def alone(self, key: str) -> AsyncIterator[None]:
        """Wait until nobody else is in a section with this key."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock, AsyncExitStack() as stack:
            if self._database.is_postgresql:
                await stack.enter_async_context(self._connections)
                await self._lock_others_out(stack, key)
            yield

    async def _lock_others_out(self, stack: AsyncExitStack, key: str) -> None:
        try:
            connection = await self._database.reader.connect()
            stack.push_async_callback(_release, connection)
            await connection.execute(LOCK, {"key": f"archipel {key}"})
        except FAILURES as error:
            raise Unavailable("the database does not respond") from error


async def _release(connection: AsyncConnection) -> None:
    """End the transaction and with it the lock; where the connection is lost, the lock is gone already."""
    for end in (connection.rollback, connection.close):
        with suppress(*FAILURES):
            await end()
