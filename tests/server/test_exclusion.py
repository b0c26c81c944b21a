"""A section that only one enters at a time, when the database goes away meanwhile."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from archipel.server.store import Database
from archipel.server.store.exclusion import Exclusion
from tests.server.database_access import execute

END_ALL = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


def test_a_lost_connection_changes_nothing_about_what_was_done(postgresql_database: str):
    """Neither a success nor a refusal becomes a mistake of the server, and the next one enters."""

    async def run() -> None:
        database = Database(postgresql_database)
        exclusion, entered = Exclusion(database), 0

        async def fail_alone() -> None:
            async with exclusion.alone("Ana"):
                await asyncio.to_thread(execute, postgresql_database, END_ALL)
                raise ZeroDivisionError

        try:
            async with exclusion.alone("Ana"):
                await asyncio.to_thread(execute, postgresql_database, END_ALL)
                entered += 1
            with pytest.raises(ZeroDivisionError):
                await fail_alone()
            async with asyncio.timeout(10), exclusion.alone("Ana"):
                entered += 1
        finally:
            await database.close()
        assert entered == 2

    asyncio.run(run())
