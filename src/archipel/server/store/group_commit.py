"""Group commit: writes that arrive during a commit share the next one.

A commit waits for the disk, however much it contains. So all tables that moved in the meantime pay for durability
once, not once per move.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Executable, bindparam, select, tuple_
from sqlalchemy.exc import IntegrityError

from archipel.core.errors import ArchipelError
from archipel.server.store.database import FAILURES, Database, short
from archipel.server.store.errors import Conflict, Outdated, Stopped, Unavailable
from archipel.server.store.notification import notify, notify_signed_out
from archipel.server.store.schema import facts, log, metadata, people
from archipel.server.store.sqlite_writer import GENERATION
from archipel.server.store.step import Step


class Write(Struct, frozen=True, eq=False):
    """Steps that are stored together or not at all, their table, and the generation of the database they rely on."""

    steps: Sequence[Step]
    table: str | None
    generation: str
    done: asyncio.Future[None]

    @property
    def logged(self) -> Iterable[dict[str, Any]]:
        """The rows for the log."""
        return (row for step in self.steps if step.statement.table is log for row in step.rows)  # type: ignore[attr-defined]

    @property
    def signed_out(self) -> dict[str, int]:
        """The new epochs of people who sign out."""
        changed = (row for step in self.steps if step.statement.table is people for row in step.rows)  # type: ignore[attr-defined]
        return {row["who"]: row["new_epoch"] for row in changed if "new_epoch" in row}


class GroupCommit:
    """The queue of all writes of this process; they are committed in order."""

    def __init__(self, database: Database, worker: str, measure: Callable[[int, float], None]) -> None:
        self._database = database
        self._worker = worker
        self._measure = measure
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.generation = ""
        self.last_size = 0  # the number of writes in the last commit

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Store all waiting writes and refuse new ones."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, steps: Sequence[Step], table: str | None = None) -> None:
        """Store these steps and return when they are durable. Cancelling the wait does not cancel the write."""
        if self._stopping:
            raise Stopped("the server is stopping")
        write = Write(steps, table, self.generation, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        self._wake.set()
        await write.done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[Write]) -> None:
        """Commit all writes in one transaction, except those that lost a race; if that fails, each in its own."""
        started, self.last_size = asyncio.get_running_loop().time(), len(batch)
        error, rest = await self._try(batch), batch
        while isinstance(error, Conflict) and len(late := await self._late(rest)) > 0:
            _finish(late, error)
            rest = [write for write in rest if write not in late]
            error = await self._try(rest) if rest else None
        if isinstance(error, Conflict | Outdated) and len(rest) > 1:
            for write in rest:
                _finish([write], await self._try([write]))
        else:
            _finish(rest, error)
        self._measure(len(batch), asyncio.get_running_loop().time() - started)

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
            return Unavailable(f"the database does not respond: {short(error)}")
        except Outdated as error:
            return error
        return None

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
TAKEN = select(log.c.table_id, log.c.ply).where(
    tuple_(log.c.table_id, log.c.ply).in_(bindparam("keys", expanding=True))
)
READ_GENERATION = select(facts.c.value).where(facts.c.name == GENERATION)


def generation(connection: Connection) -> str:
    """The generation of the database; restoring a backup begins a new one."""
    return str(connection.execute(READ_GENERATION).scalar_one())


def _merged(batch: Iterable[Write]) -> dict[Executable, list[dict[str, Any]]]:
    """The rows of each statement, in an order that respects foreign keys."""
    merged: dict[Executable, list[dict[str, Any]]] = {}
    for write in batch:
        for step in write.steps:
            merged.setdefault(step.statement, []).extend(step.rows)
    return dict(sorted(merged.items(), key=lambda item: ORDER[item[0].table]))  # type: ignore[attr-defined]


def _finish(batch: Iterable[Write], error: ArchipelError | None) -> None:
    """Wake the callers that wait for these writes."""
    for write in batch:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
