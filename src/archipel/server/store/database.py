"""The connections to the database: a SQLite file or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from archipel.core.errors import TranslatedError
from archipel.server.store.postgresql import ConnectionDenied, ConnectionOpener
from archipel.server.store.sqlite_client import COMMIT_WITHIN, SqliteClient
from archipel.server.store.sqlite_writer import WAIT_FOR_A_LOCK, WAIT_IN_SERVER, prepare

T = TypeVar("T")
Query = tuple[Executable, dict[str, Any]]  # a statement and its parameters
QueryRows = list[Sequence[Row[Any]]]  # the rows of each query
READERS = 8
CLOSE_WITHIN = 2.0  # seconds to close all connections
READER_THREADS = 2  # for SQLite; more would only wait for each other
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)  # the errors of a database that does not respond


class BadDatabase(TranslatedError):
    """A database that cannot be used."""


class DamagedDatabase(BadDatabase):
    """A damaged SQLite file; the sentence says how to replace it by the last backup."""

    def __init__(self, file: str, why: str) -> None:
        super().__init__("database-damaged", file=file, why=why)


class DatabaseDown(BadDatabase):
    """A database that does not respond, or not correctly; trying again later may help."""


class Database:
    """One database, with connections for reading and for writing."""

    def __init__(self, url: str, on_death: Callable[[str], None] = lambda _: None) -> None:
        url_parts = parsed(url)
        self.is_postgresql = url_parts.drivername == "postgresql"
        self.label = url_parts.set(query={}).render_as_string(hide_password=True)
        self._opener = ConnectionOpener(url) if self.is_postgresql else None
        self.reader, self.writer = _postgresql(self._opener) if self._opener else _sqlite(url_parts)
        self.sqlite_client = None if self.is_postgresql else SqliteClient(Path(url_parts.database or ""), on_death)
        self._sqlite_reader = None if self.is_postgresql else _SqliteReader(url_parts)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of the database; SQLite's transactions always do."""
        async with self.reader.connect() as connection:
            if self.is_postgresql:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def read_by_key(self, *queries: Query) -> QueryRows:
        """The rows of these queries, all from one state. For reads by primary key: with SQLite they run inline."""
        if self._sqlite_reader is not None:
            with contextlib.suppress(OperationalError):  # the file is locked: wait for it in a thread
                return self._sqlite_reader.read_inline(queries)
        if len(queries) == 1 and self.is_postgresql:
            async with self.reader.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                with _time_limit(connection):
                    return await connection.run_sync(_run, queries)
        return await self.read(lambda connection: _run(connection, queries))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`, which sees one state of the database. With SQLite it runs in a thread."""
        if self._sqlite_reader is not None:
            return await self._sqlite_reader.read(work)
        async with self.snapshot() as connection:
            with _time_limit(connection):
                return await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """Run `work` in one transaction; the server uses it where there is no writer process."""
        async with self.writer.connect() as connection:
            with _time_limit(connection):
                async with connection.begin():
                    await connection.run_sync(work)

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for the commands of an administrator; failures raise a readable error."""
        with self.explained():
            async with self.writer.begin() as connection:
                yield connection

    def explained(self) -> _Explained:
        return _Explained(self.label)

    async def close(self) -> None:
        if self.sqlite_client is not None:
            await self.sqlite_client.close()
        await self._close_pools()
        if self._sqlite_reader is not None:
            self._sqlite_reader.close()

    async def _close_pools(self) -> None:
        """Close all connections; a database that does not respond is left to itself."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                await self.reader.dispose()
                await self.writer.dispose()
        if self._opener is not None:
            await self._opener.close(CLOSE_WITHIN)


class _Explained:
    """Turns the driver's errors into a readable error."""

    def __init__(self, label: str) -> None:
        self._label = label

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: Any, error: BaseException | None, _trace: Any) -> None:
        if isinstance(error, FAILURES) and is_damage(error):
            raise DamagedDatabase(self._label, short(error)) from error
        if isinstance(error, FAILURES):
            raise _explanation(error, self._label) from error


def _explanation(error: BaseException, label: str) -> DatabaseDown:
    """The error in our words: no space, a folder that cannot be written, no connection, or the driver's own words."""
    why = short(error)
    if isinstance(error, OSError) and not isinstance(error, ConnectionDenied):
        return DatabaseDown("database-away", database=label, why=why)
    if "disk is full" in why:
        return DatabaseDown("database-full", database=label)
    if "unable to open database file" in why or "readonly database" in why:
        return DatabaseDown("database-folder", folder=Path(make_url(label).database or "").parent)
    return DatabaseDown("database-down", database=label, why=why)


def is_damage(error: BaseException) -> bool:
    """Tell whether SQLite has found that its file is damaged or something else."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def short(error: BaseException) -> str:
    """The first line of a database error."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    message = (str(cause).splitlines() or [type(cause).__name__])[0]
    return re.sub(r"^<class '[\w.]+'>: ", "", message)[:200]


def parsed(url: str) -> URL:
    """The parts of the URL of a database."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase("database-url") from None


def sqlite_file(parts: URL) -> Path:
    """The file of an SQLite database, in a folder that is there."""
    if not parts.database or parts.database == ":memory:":
        raise BadDatabase("database-file")
    make_folder_of(Path(parts.database))
    return Path(parts.database)


def check_exists(url: str) -> None:
    """Refuse a SQLite file that does not exist, for commands that must not make one."""
    parts = parsed(url)
    if parts.drivername == "sqlite" and parts.database and not Path(parts.database).exists():
        raise BadDatabase("database-missing", database=parts.database)


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


def _postgresql(opener: ConnectionOpener) -> tuple[AsyncEngine, AsyncEngine]:
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=opener.open, pool_size=READERS, pool_timeout=COMMIT_WITHIN
    )
    return engine, engine


@contextlib.contextmanager
def _time_limit(connection: AsyncConnection) -> Iterator[None]:
    """Cut the connection to PostgreSQL if it does not respond in time, so that nobody waits without limit."""
    raw: Any = connection.sync_connection.connection.driver_connection  # type: ignore[union-attr] # it is open
    is_late = False

    def cut() -> None:
        nonlocal is_late
        is_late = True
        raw.terminate()

    alarm = asyncio.get_running_loop().call_later(COMMIT_WITHIN, cut)
    try:
        yield
    except FAILURES as error:
        if is_late:
            raise ConnectionError(f"no response within {COMMIT_WITHIN:g} seconds") from error
        raise
    finally:
        alarm.cancel()


# --- SQLite -------------------------------------------------------------------------------------------------------


def _sqlite(url_parts: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Many readers and one writer, which takes the write lock at the start, so it cannot fail half-way for a lock."""
    file = sqlite_file(url_parts)
    with _Explained(str(url_parts)), contextlib.closing(sqlite3.connect(file, WAIT_FOR_A_LOCK)) as probe:
        probe.execute("PRAGMA schema_version")  # fail here: the driver below would leave a thread behind
    url_parts = url_parts.set(drivername="sqlite+aiosqlite")
    settings: dict[str, Any] = {"connect_args": {"timeout": WAIT_FOR_A_LOCK}}
    reader = create_async_engine(url_parts, pool_size=READERS, **settings)
    writer = create_async_engine(url_parts, pool_size=1, max_overflow=0, **settings)
    _set_up(reader.sync_engine, "BEGIN")
    _set_up(writer.sync_engine, "BEGIN IMMEDIATE")
    return reader, writer


class _SqliteReader:
    """Reads SQLite in threads; reads by key run inline, because they are faster than the way to a thread."""

    def __init__(self, url_parts: URL) -> None:
        self._engine = create_engine(url_parts, pool_size=READER_THREADS, connect_args={"timeout": WAIT_IN_SERVER})
        self._threads = ThreadPoolExecutor(READER_THREADS, thread_name_prefix="reader")
        _set_up(self._engine, "BEGIN")
        self._inline = create_engine(url_parts, isolation_level="AUTOCOMMIT", connect_args={"timeout": 0})
        self._open: Connection | None = None

    def read_inline(self, queries: Sequence[Query]) -> QueryRows:
        """Run the queries at once; raises `OperationalError` if the file is locked."""
        if self._open is None:
            self._open = self._inline.connect()
        if len(queries) == 1:
            return _run(self._open, queries)
        self._open.exec_driver_sql("BEGIN")
        try:
            return _run(self._open, queries)
        finally:
            self._open.exec_driver_sql("COMMIT")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._engine.dispose()
        if self._open is not None:
            self._open.close()
        self._inline.dispose()


def _run(connection: Connection, queries: Sequence[Query]) -> QueryRows:
    return [connection.execute(statement, values).all() for statement, values in queries]


def _set_up(engine: Engine, begin: str) -> None:
    event.listen(engine, "connect", lambda connection, _: prepare(connection))
    event.listen(engine, "begin", _beginner(begin))


def make_folder_of(file: Path) -> None:
    """Make the folder of a database, if necessary."""
    if file.is_dir():
        raise BadDatabase("file-folder", file=file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("database-folder", folder=file.parent) from error


def _beginner(begin: str) -> Any:
    def begin_explicitly(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return begin_explicitly
