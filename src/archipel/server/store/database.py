"""The way to the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from archipel.core.errors import ArchipelError

READERS = 8
WAIT_FOR_A_LOCK = 10  # seconds


class BadDatabase(ArchipelError):
    """A database that cannot be used, and why."""


class Database:
    """One database, with a way in for reading and one for writing."""

    def __init__(self, url: str) -> None:
        self.is_postgresql = url.startswith("postgresql")
        self.reader, self.writer = _postgresql(url) if self.is_postgresql else _sqlite(url)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which the database stands still: SQLite's transactions are so by nature."""
        async with self.reader.connect() as connection:
            if self.is_postgresql:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def close(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()


def _postgresql(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    try:
        place = make_url(url).set(drivername="postgresql+asyncpg")
    except ArgumentError:
        raise BadDatabase("ARCHIPEL_DATABASE_URL is no address of a database") from None
    engine = create_async_engine(place, pool_size=READERS, connect_args={"timeout": WAIT_FOR_A_LOCK})
    return engine, engine


def _sqlite(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """Many may read; one writes, and says so at once, so that it never has to give way half-way through."""
    place = make_url(url).set(drivername="sqlite+aiosqlite")
    if not place.database or place.database == ":memory:":
        raise BadDatabase("SQLite needs a file: sqlite:///path/to/archipel.db")
    file = Path(place.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    settings: dict[str, Any] = {"connect_args": {"timeout": WAIT_FOR_A_LOCK}}
    reader = create_async_engine(place, pool_size=READERS, **settings)
    writer = create_async_engine(place, pool_size=1, max_overflow=0, **settings)
    for engine, begin in ((reader, "BEGIN"), (writer, "BEGIN IMMEDIATE")):
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _beginner(begin))
    return reader, writer


def _prepare(connection: Any, _: Any) -> None:
    """Durable: what is committed is on the disk. Transactions begin where we say, not where the driver guesses."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _beginner(begin: str) -> Any:
    def begin_explicitly(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return begin_explicitly
