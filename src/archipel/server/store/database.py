"""The way to the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from archipel.core.errors import ArchipelError
from archipel.server.store.sqlite_client import SqliteClient
from archipel.server.store.sqlite_writer import WAIT_FOR_A_LOCK, prepare

T = TypeVar("T")
Question = tuple[Executable, dict[str, Any]]  # a statement and its values
Answers = list[Sequence[Row[Any]]]
READERS = 8
EYES = 2  # threads that read SQLite; more would only wait for each other
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)  # what may be raised instead of an answer


class BadDatabase(ArchipelError):
    """A database that cannot be used, and why."""


class Away(BadDatabase):
    """A database that does not answer, or not as it should; later it may."""


class Database:
    """One database, with a way in for reading and one for writing."""

    def __init__(self, url: str) -> None:
        place = _address(url)
        self.is_postgresql = place.drivername == "postgresql"
        self.place = place.set(query={}).render_as_string(hide_password=True)
        self.reader, self.writer = _postgresql(url) if self.is_postgresql else _sqlite(place)
        self.sqlite_client = None if self.is_postgresql else SqliteClient(Path(place.database or ""))
        self._eyes = None if self.is_postgresql else _Eyes(place)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which the database stands still: SQLite's transactions are so by nature."""
        async with self.reader.connect() as connection:
            if self.is_postgresql:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def glance(self, *questions: Question) -> Answers:
        """The rows that answer these questions, all as of one moment; for what is found by its key."""
        if self._eyes is not None:
            with contextlib.suppress(OperationalError):  # somebody holds the file: wait for them elsewhere
                return self._eyes.glance(questions)
        if len(questions) == 1 and self.is_postgresql:
            async with self.reader.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                return await connection.run_sync(_answers, questions)
        return await self.read(lambda connection: _answers(connection, questions))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What `work` finds, all of it as it was at one moment.

        It waits for nobody, so with SQLite this is one way to a thread and back.
        """
        if self._eyes is not None:
            return await self._eyes.read(work)
        async with self.snapshot() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """One transaction of the server, where no scribe writes for it."""
        async with self.writer.begin() as connection:
            await connection.run_sync(work)

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for whoever keeps the server; its failure is told in a sentence."""
        with self.explained():
            async with self.writer.begin() as connection:
                yield connection

    def explained(self) -> _Explained:
        return _Explained(self.place)

    async def close(self) -> None:
        if self.sqlite_client is not None:
            await self.sqlite_client.close()
        await self.reader.dispose()
        await self.writer.dispose()
        if self._eyes is not None:
            self._eyes.close()


class _Explained:
    """What the database refuses here is told in a sentence."""

    def __init__(self, place: str) -> None:
        self._place = place

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: Any, error: BaseException | None, _trace: Any) -> None:
        if isinstance(error, FAILURES):
            raise Away(f"the database {self._place} cannot be used: {short(error)}") from error


def short(error: BaseException) -> str:
    """The first line of what a database says."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = (str(cause).splitlines() or [type(cause).__name__])[0]
    return re.sub(r"^<class '[\w.]+'>: ", "", said)[:200]


def _address(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("ARCHIPEL_DATABASE_URL is no address of a database") from None


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


def _postgresql(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """The driver reads the address itself, so that it may say all that PostgreSQL's own tools understand."""

    async def connect() -> Any:
        try:
            return await asyncpg.connect(url, timeout=WAIT_FOR_A_LOCK)
        except TimeoutError:
            raise ConnectionError(f"no answer within {WAIT_FOR_A_LOCK} seconds") from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise ConnectionError(str(error)) from error  # as when nobody is there: the driver has errors of its own

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_size=READERS)
    return engine, engine


# --- SQLite -------------------------------------------------------------------------------------------------------


def _sqlite(place: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Many may read; one writes, and says so at once, so that it never has to give way half-way through."""
    if not place.database or place.database == ":memory:":
        raise BadDatabase("SQLite needs a file: sqlite:///path/to/archipel.db")
    _make_folder(Path(place.database).parent)
    with _Explained(str(place)), contextlib.closing(sqlite3.connect(place.database, WAIT_FOR_A_LOCK)) as probe:
        probe.execute("PRAGMA schema_version")  # the driver below leaves a thread behind where this fails
    place = place.set(drivername="sqlite+aiosqlite")
    settings: dict[str, Any] = {"connect_args": {"timeout": WAIT_FOR_A_LOCK}}
    reader = create_async_engine(place, pool_size=READERS, **settings)
    writer = create_async_engine(place, pool_size=1, max_overflow=0, **settings)
    _set_up(reader.sync_engine, "BEGIN")
    _set_up(writer.sync_engine, "BEGIN IMMEDIATE")
    return reader, writer


class _Eyes:
    """How the server reads SQLite: in threads; or here and now, where the way to a thread would take longer."""

    def __init__(self, place: URL) -> None:
        self._engine = create_engine(place, pool_size=EYES, connect_args={"timeout": WAIT_FOR_A_LOCK})
        self._threads = ThreadPoolExecutor(EYES, thread_name_prefix="eyes")
        _set_up(self._engine, "BEGIN")
        self._here = create_engine(place, isolation_level="AUTOCOMMIT", connect_args={"timeout": 0})
        self._open: Connection | None = None

    def glance(self, questions: Sequence[Question]) -> Answers:
        """Without a wait: a file that is held raises `OperationalError`."""
        if self._open is None:
            self._open = self._here.connect()
        if len(questions) == 1:
            return _answers(self._open, questions)
        self._open.exec_driver_sql("BEGIN")
        try:
            return _answers(self._open, questions)
        finally:
            self._open.exec_driver_sql("COMMIT")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()
        if self._open is not None:
            self._open.close()
        self._here.dispose()


def _answers(connection: Connection, questions: Sequence[Question]) -> Answers:
    return [connection.execute(statement, values).all() for statement, values in questions]


def _set_up(engine: Engine, begin: str) -> None:
    event.listen(engine, "connect", lambda connection, _: prepare(connection))
    event.listen(engine, "begin", _beginner(begin))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"the folder {folder} of the database cannot be made: {error.strerror}") from error


def _beginner(begin: str) -> Any:
    def begin_explicitly(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return begin_explicitly
