"""Group commit: whoever writes while a commit is under way joins the next one.

A commit costs a wait for the disk, however much it holds. So durability is paid once for all the tables that moved in
the meantime, and not once for every move.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Executable, bindparam, select, text, tuple_
from sqlalchemy.exc import IntegrityError

from archipel.core.errors import ArchipelError
from archipel.server.store.database import FAILURES, Database, short
from archipel.server.store.errors import Outdated, Stopped, Taken, Unavailable
from archipel.server.store.schema import ENTRY, facts, log, metadata
from archipel.server.store.sqlite_writer import GENERATION

CHANNEL = "archipel"
ROOM_IN_A_NOTE = 7_500  # bytes; PostgreSQL allows 8,000
PLAYED = ("answer", "undo")  # entries of the log that can be followed without looking at anything else


class Step(Struct, frozen=True):
    """A statement and the rows it is executed with."""

    statement: Executable
    rows: tuple[dict[str, Any], ...]


class Write(Struct, frozen=True, eq=False):
    """Steps that are stored together or not at all; whom they concern, and which life of the database they build on."""

    steps: Sequence[Step]
    table: str | None
    generation: str
    done: asyncio.Future[None]

    @property
    def logged(self) -> Iterable[dict[str, Any]]:
        """The rows that are meant for the log."""
        return (row for step in self.steps if step.statement.table is log for row in step.rows)  # type: ignore[attr-defined]


Told = tuple[int, str, int, str, bool, int]  # an entry of the log: ply, kind, seat, answer, bot, at


class Note(Struct, rename={"worker": "from"}):
    """What one worker tells the others: of each table the moves that were stored; of no moves, that something was."""

    worker: str
    tables: dict[str, list[Told]]


def notes(batch: Iterable[Write]) -> Iterator[dict[str, list[Told]]]:
    """The tables of these writes, as many in each as one note has room for."""
    note: dict[str, list[Told]] = {}
    size = 0
    for table, told in _told(batch).items():
        more = len(msgspec.json.encode({table: told}))
        if more > ROOM_IN_A_NOTE:
            told, more = [], len(table) + len('"":[],')
        if size + more > ROOM_IN_A_NOTE:
            yield note
            note, size = {}, 0
        note[table] = told
        size += more
    if note:
        yield note


def _told(batch: Iterable[Write]) -> dict[str, list[Told]]:
    told: dict[str, list[Told]] = {}
    for write in batch:
        if write.table is not None:
            stored = [tuple(row[name] for name in ENTRY) for row in write.logged]
            is_play = write.table not in told and all(entry[1] in PLAYED for entry in stored)
            told[write.table] = stored if is_play else []
    return told


class GroupCommit:
    """Everything that this process writes goes through here, in order."""

    def __init__(self, database: Database, worker: str, measure: Callable[[int, float], None]) -> None:
        self._database = database
        self._worker = worker
        self._measure = measure
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.generation = ""
        self.held = 0  # writes, in the last commit

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run(), name="committer")

    async def stop(self) -> None:
        """Store what is waiting, and take nothing more."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, steps: Sequence[Step], table: str | None = None) -> None:
        """Store this; return when it is durable. Who no longer waits for it has written it all the same."""
        if self._stopping:
            raise Stopped("the server is about to stop")
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
        """All in one transaction, without those who come too late; if that cannot be, each in its own."""
        begun, self.held = asyncio.get_running_loop().time(), len(batch)
        error, rest = await self._try(batch), batch
        while isinstance(error, Taken) and len(late := await self._late(rest)) > 0:
            _settle(late, error)
            rest = [write for write in rest if write not in late]
            error = await self._try(rest) if rest else None
        if isinstance(error, Taken | Outdated) and len(rest) > 1:
            for write in rest:
                _settle([write], await self._try([write]))
        else:
            _settle(rest, error)
        self._measure(len(batch), asyncio.get_running_loop().time() - begun)

    async def _late(self, batch: list[Write]) -> list[Write]:
        """The writes whose place in the log somebody else has taken."""
        places = [(row["table_id"], row["ply"]) for write in batch for row in write.logged]
        try:
            found = await self._database.read(lambda connection: connection.execute(THERE, {"places": places}).all())
        except FAILURES:
            return []
        there = {(row.table_id, row.ply) for row in found}
        return [write for write in batch if any((row["table_id"], row["ply"]) in there for row in write.logged)]

    async def _try(self, batch: list[Write]) -> ArchipelError | None:
        try:
            if self._database.sqlite_client is not None:
                await self._database.sqlite_client.commit({write.generation for write in batch}, _merged(batch))
            else:
                await self._database.transact(lambda connection: self._execute(connection, batch))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            return Taken(f"this has been written by somebody else: {short(error)}")
        except FAILURES as error:
            return Unavailable(f"the database does not answer: {short(error)}")
        except Outdated as error:
            return error
        return None

    def _execute(self, connection: Connection, batch: list[Write]) -> None:
        if {write.generation for write in batch} != {generation(connection)}:
            raise Outdated
        ordered = sorted(batch, key=lambda write: write.table or "")  # alike in all workers: none waits in a ring
        for statement, rows in _merged(ordered).items():
            connection.execute(statement, rows)
        for told in notes(batch):  # other workers hear of it when, and only when, it is committed
            note = msgspec.json.encode(Note(self._worker, told)).decode()
            connection.execute(NOTIFY, {"channel": CHANNEL, "note": note})


NOTIFY = text("SELECT pg_notify(:channel, :note)")
ORDER = {table: place for place, table in enumerate(metadata.sorted_tables)}
THERE = select(log.c.table_id, log.c.ply).where(
    tuple_(log.c.table_id, log.c.ply).in_(bindparam("places", expanding=True))
)
READ_GENERATION = select(facts.c.value).where(facts.c.name == GENERATION)


def generation(connection: Connection) -> str:
    """Which life of the database this is."""
    return str(connection.execute(READ_GENERATION).scalar_one())


def _merged(batch: Iterable[Write]) -> dict[Executable, list[dict[str, Any]]]:
    """The rows of each statement together; a table is written before what belongs to it."""
    merged: dict[Executable, list[dict[str, Any]]] = {}
    for write in batch:
        for step in write.steps:
            merged.setdefault(step.statement, []).extend(step.rows)
    return dict(sorted(merged.items(), key=lambda item: ORDER[item[0].table]))  # type: ignore[attr-defined]


def _settle(batch: Iterable[Write], error: ArchipelError | None) -> None:
    for write in batch:
        if write.done.done():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
