"""Group commit: writes that arrive during a commit share the next one.

A commit waits for the disk, however much it contains. So all tables that moved in the meantime pay for durability
once, not once per move.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Executable, bindparam, select, tuple_
from sqlalchemy.exc import DBAPIError, IntegrityError

from archipel.core.errors import ArchipelError
from archipel.server.store.database import FAILURES, Database, short
from archipel.server.store.errors import Conflict, Outdated, Stopped, Unavailable
from archipel.server.store.notification import notify, notify_signed_out
from archipel.server.store.report import StoreReport
from archipel.server.store.schema import facts, metadata, people
from archipel.server.store.schema import log as log_table
from archipel.server.store.sqlite_writer import GENERATION
from archipel.server.store.statement import Statement

STOP_WITHIN = 2.0  # seconds to store the last writes when the server stops
UNSETTLED = 30  # times that a table is read again after a write whose outcome is unknown; the write may come late
log = logging.getLogger("archipel.server")


class Write(Struct, eq=False):
    """Statements that are stored together or not at all, with their table and the generation of the database."""

    statements: Sequence[Statement]
    table: str | None
    generation: str
    done: asyncio.Future[None]  # for the caller, who may cancel it
    is_finished: bool = False
    is_stored: bool = False

    def finish(self, error: ArchipelError | None) -> None:
        """Note the outcome and wake the caller."""
        self.is_finished, self.is_stored = True, error is None
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)

    @property
    def logged(self) -> Iterable[dict[str, Any]]:
        """The rows for the log."""
        return (row for statement in self.statements if statement.sql.table is log_table for row in statement.rows)  # type: ignore[attr-defined]

    @property
    def signed_out(self) -> dict[str, int]:
        """The new epochs of people who sign out."""
        changed = (row for statement in self.statements if statement.sql.table is people for row in statement.rows)  # type: ignore[attr-defined]
        return {row["who"]: row["new_epoch"] for row in changed if "new_epoch" in row}


class GroupCommit:
    """The queue of all writes of this process; they are committed in order."""

    def __init__(self, database: Database, worker: str, report: StoreReport) -> None:
        self._database = database
        self._worker = worker
        self._report = report
        self._waiting: list[Write] = []
        self._committing: list[Write] = []
        self._unsettled: dict[str, int] = {}  # tables whose last write may still be stored: how often to look
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.generation = ""
        self.last_size = 0  # the number of writes in the last commit

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Refuse new writes and store the waiting ones, as far as that is possible within a short time."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=STOP_WITHIN)
            self._task.cancel()
        self._finish([*self._committing, *self._waiting], Unavailable("the server stopped before this was stored"))

    def take_unsettled(self) -> list[str]:
        """The tables whose last write may still be stored; the caller reads them again."""
        tables = list(self._unsettled)
        self._unsettled = {table: times - 1 for table, times in self._unsettled.items() if times > 1}
        return tables

    async def write(self, statements: Sequence[Statement], table: str | None = None) -> None:
        """Store these statements and return when they are durable. Cancelling the wait does not cancel the write."""
        if self._stopping:
            raise Stopped("the server is stopping")
        write = Write(statements, table, self.generation, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        self._wake.set()
        await write.done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            self._committing, self._waiting = self._waiting, []
            if self._committing:
                await self._commit_and_report(self._committing)

    async def _commit_and_report(self, batch: list[Write]) -> None:
        started, self.last_size = asyncio.get_running_loop().time(), len(batch)
        try:
            await self._commit(batch)
        except Exception as error:  # nobody may wait for ever, and the next commit may succeed
            log.error("Commit failed", exc_info=error, extra={"writes": len(batch)})
            self._finish(batch, Unavailable(f"the commit failed: {error!r}"))
        stored = sum(write.is_stored for write in batch)
        self._report.committed(asyncio.get_running_loop().time() - started, len(batch), stored)

    async def _commit(self, batch: list[Write]) -> None:
        """Commit all writes in one transaction, except those that lost a race; if that fails, each in its own."""
        error, rest = await self._try(batch), batch
        while isinstance(error, Conflict) and len(late := await self._late(rest)) > 0:
            self._finish(late, error)
            rest = [write for write in rest if write not in late]
            error = await self._try(rest) if rest else None
        if isinstance(error, Conflict | Outdated) and len(rest) > 1:
            await self._commit_one_by_one(rest)
        else:
            self._finish(rest, error)

    async def _commit_one_by_one(self, batch: list[Write]) -> None:
        """Commit each write in its own transaction, until the database does not respond."""
        for index, write in enumerate(batch):
            error = await self._try([write])
            self._finish([write], error)
            if isinstance(error, Unavailable) and not isinstance(error, Outdated):
                self._finish(batch[index + 1 :], error)
                return

    async def _late(self, batch: list[Write]) -> list[Write]:
        """The writes whose ply in the log is already taken."""
        keys = [(row["table_id"], row["ply"]) for write in batch for row in write.logged]
        try:
            found = await self._database.read(lambda connection: connection.execute(TAKEN, {"keys": keys}).all())
        except FAILURES:
            return []
        taken = {(row.table_id, row.ply) for row in found}
        return [write for write in batch if any((row["table_id"], row["ply"]) in taken for row in write.logged)]

    async def _try(self, batch: list[Write]) -> ArchipelError | None:
        """Commit these writes in one transaction; return the error if that fails."""
        try:
            if self._database.sqlite_client is not None:
                await self._database.sqlite_client.commit({write.generation for write in batch}, _merged(batch))
            else:
                await self._database.transact(lambda connection: self._execute(connection, batch))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            return Conflict(f"another writer was first: {short(error)}")
        except FAILURES as error:
            if _may_be_stored(error):
                self._unsettled |= dict.fromkeys((write.table for write in batch if write.table), UNSETTLED)
            return Unavailable(f"the database does not respond: {short(error)}")
        except Outdated as error:
            return error
        return None

    def _finish(self, batch: Iterable[Write], error: ArchipelError | None) -> None:
        """Wake the callers that wait for these writes."""
        finished = [write for write in batch if not write.is_finished]
        for write in finished:
            write.finish(error)
        if error is not None and finished:
            self._report.not_stored(len(finished), error)

    def _execute(self, connection: Connection, batch: list[Write]) -> None:
        if {write.generation for write in batch} != {generation(connection)}:
            raise Outdated
        ordered = sorted(batch, key=lambda write: write.table or "")  # the same order in all workers avoids deadlocks
        for statement, rows in _merged(ordered).items():
            connection.execute(statement, rows)
        notify(connection, self._worker, ((write.table, write.logged) for write in batch))
        for write in batch:
            notify_signed_out(connection, self._worker, write.signed_out)


ORDER = {table: index for index, table in enumerate(metadata.sorted_tables)}
TAKEN = select(log_table.c.table_id, log_table.c.ply).where(
    tuple_(log_table.c.table_id, log_table.c.ply).in_(bindparam("keys", expanding=True))
)
READ_GENERATION = select(facts.c.value).where(facts.c.name == GENERATION)


def generation(connection: Connection) -> str:
    """The generation of the database; restoring a backup begins a new one."""
    return str(connection.execute(READ_GENERATION).scalar_one())


def _merged(batch: Iterable[Write]) -> dict[Executable, list[dict[str, Any]]]:
    """The rows of each statement, in an order that respects foreign keys."""
    merged: dict[Executable, list[dict[str, Any]]] = {}
    for write in batch:
        for statement in write.statements:
            merged.setdefault(statement.sql, []).extend(statement.rows)
    return dict(sorted(merged.items(), key=lambda item: ORDER[item[0].table]))  # type: ignore[attr-defined]


def _may_be_stored(error: Exception) -> bool:
    """Tell whether the connection was lost, so that it is not known what the database has stored."""
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)
