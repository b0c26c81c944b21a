"""The store: reads and writes for the rest of the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Row

from archipel.server.base.metrics import Metrics
from archipel.server.store import migrate
from archipel.server.store.database import FAILURES, Database, DatabaseDown, Query, QueryRows, short
from archipel.server.store.errors import Unavailable
from archipel.server.store.group_commit import GroupCommit, generation
from archipel.server.store.notification import notify_signal
from archipel.server.store.report import StoreReport
from archipel.server.store.statement import Statement

T = TypeVar("T")
GIVE_UP_AFTER = 60.0  # seconds without a response from the database
RETRY_AFTER = 1.0  # seconds
MANY_WRITES = 4  # in one commit
log = logging.getLogger("archipel.server")


class Store:
    """Reads immediately and writes in groups."""

    def __init__(self, url: str, worker: str = "", metrics: Metrics | None = None) -> None:
        self._report = StoreReport(metrics or Metrics())
        self.database = Database(url, self._report.writer_died)
        self._worker = worker
        self._group_commit = GroupCommit(self.database, worker, self._report)

    async def open(self) -> None:
        """Check the schema of the database, then accept writes."""
        await self._connect()
        self._group_commit.start()

    async def _connect(self) -> None:
        """Wait for the database: a worker may be restarted while it is down."""
        started = asyncio.get_running_loop().time()
        while True:
            try:
                await migrate.check_schema(self.database)
                self.rebase(await self.generation())
                return
            except (DatabaseDown, Unavailable) as error:
                if asyncio.get_running_loop().time() > started + GIVE_UP_AFTER:
                    raise
                log.warning("Database unavailable", extra={"why": str(error)})
                await asyncio.sleep(RETRY_AFTER)

    async def close(self) -> None:
        await self._group_commit.stop()
        await self.database.close()

    async def generation(self) -> str:
        """The generation of the database; restoring a backup begins a new one."""
        return await self._read(generation)

    @property
    def known_generation(self) -> str:
        """The generation that writes rely on."""
        return self._group_commit.generation

    @property
    def is_shared(self) -> bool:
        """Tell whether other processes may write to the tables: with SQLite there is only this one."""
        return self.database.is_postgresql

    @property
    def is_busy(self) -> bool:
        """Tell whether many tables write at the same time, judging by the last commit."""
        return self._group_commit.last_size >= MANY_WRITES

    def rebase(self, generation: str) -> None:
        """Rely on this generation from now on; the caller has dropped everything it read before."""
        self._group_commit.generation = generation

    def take_unsettled(self) -> list[str]:
        """The tables whose last write may still be stored although it was refused; the caller reads them again."""
        return self._group_commit.take_unsettled()

    async def write(self, *statements: Statement, table: str | None = None) -> None:
        """Store all of this, or raise; it is durable on return. Other workers are notified about `table`."""
        await self._group_commit.write(statements, table)

    async def signal(self, table: str, signal: bytes) -> None:
        """Send the other workers something about a table that is not stored."""
        if self.is_shared:
            with self._explained():
                await self.database.transact(lambda connection: notify_signal(connection, self._worker, table, signal))

    async def rows(self, statement: Executable, **values: Any) -> Sequence[Row[Any]]:
        """The rows of this query."""
        return await self._read(lambda connection: connection.execute(statement, values).all())

    async def read_by_key(self, *queries: Query) -> QueryRows:
        """The rows of several queries by primary key, all from one state of the database."""
        with self._explained():
            return await self.database.read_by_key(*queries)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except FAILURES as error:
            self._report.not_read(short(error))
            raise Unavailable("the database does not respond") from error

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with self._explained():
            return await self.database.read(work)

    async def row(self, statement: Executable, **values: Any) -> Row[Any] | None:
        """The row with this key, or None."""
        (found,) = await self.read_by_key((statement, values))
        return found[0] if found else None

    async def number(self, statement: Executable, **values: Any) -> int:
        """The result of a query for a count."""
        return int((await self.rows(statement, **values))[0][0])
