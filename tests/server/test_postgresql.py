"""No connection to PostgreSQL is lost, whoever is cancelled at whatever moment."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from archipel.server.store import Database

WORK = text("SELECT 1")


def test_whoever_is_cancelled_while_a_connection_opens_leaves_none_behind(postgresql_database: str, monkeypatch):
    opened: list[Any] = []
    connect = asyncpg.connect

    async def run() -> None:
        go_on = asyncio.Event()

        async def slow_connect(*arguments: Any, **named: Any) -> Any:
            opened.append(await connect(*arguments, **named))
            await go_on.wait()
            return opened[-1]

        monkeypatch.setattr(asyncpg, "connect", slow_connect)
        database = Database(postgresql_database)
        reading = asyncio.create_task(database.read(lambda connection: connection.execute(WORK)))
        while not opened:
            await asyncio.sleep(0.01)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        go_on.set()
        await database.close()
        assert opened[0].is_closed()

    asyncio.run(run())


def test_a_connection_in_use_is_cut_when_the_database_is_closed(postgresql_database: str):
    async def run() -> None:
        database = Database(postgresql_database)
        async with database.reader.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            await database.close()
            assert raw is not None
            assert raw.is_closed()
            await connection.invalidate()

    asyncio.run(run())


def test_nothing_is_opened_after_the_end(postgresql_database: str):
    async def run() -> None:
        database = Database(postgresql_database)
        await database.close()
        with pytest.raises(ConnectionError, match="the server is stopping"):
            await database.read(lambda connection: connection.execute(WORK))

    asyncio.run(run())
