"""A backup is one file for both kinds of database, and so also the way from one to the other.

It holds all secrets of the server, so only its owner may read it.
"""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Connection,
    LargeBinary,
    MetaData,
    String,
    Table,
    column,
    delete,
    exists,
    insert,
    select,
    text,
)
from sqlalchemy import table as table_of
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from archipel import __version__
from archipel.server.backup_file import FORMAT, Header, Line, Pen, Row, Sheet, arriving, check_free, read
from archipel.server.store import migrating
from archipel.server.store.database import BadDatabase, Database
from archipel.server.store.schema import facts, metadata
from archipel.server.store.sqlite_writer import GENERATION

BATCH = 500  # rows that are in memory at a time
KIND_OF: dict[type, str] = {bytes: "bytes", dict: "json", object: "json", int: "number", str: "text", bool: "yes or no"}
TYPES: dict[str, type[TypeEngine[Any]]] = {
    "bytes": LargeBinary,
    "json": JSON,
    "number": BigInteger,
    "text": String,
    "yes or no": Boolean,
}


# --- backing up ---------------------------------------------------------------------------------------------------


async def backup(url: str, file: Path, *, force: bool = False) -> Counter[str]:
    """Write all that is stored at one moment to this file; how many rows of each table."""
    _check_there(url)
    check_free(file, force=force)
    async with _opened(url) as database:
        await migrating.check(database)
        with arriving(file, force=force) as pen, database.explained():
            async with database.snapshot() as connection:
                return await _write(connection, pen)


def _check_there(url: str) -> None:
    place = make_url(url)
    if place.drivername == "sqlite" and place.database and not Path(place.database).exists():
        raise BadDatabase(f"there is no database {place.database}")


async def _write(connection: AsyncConnection, pen: Pen) -> Counter[str]:
    counts: Counter[str] = Counter()
    pen.write(Header(FORMAT, migrating.known()[-1], __version__))
    for table in metadata.sorted_tables:
        pen.write(_sheet(table))
        everything = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
        async for rows in (await connection.stream(everything)).partitions():
            for row in rows:
                pen.write(list(row))
            counts[table.name] += len(rows)
    return counts


def _sheet(table: Table) -> Sheet:
    return Sheet(str(table.name), {str(column.name): KIND_OF[column.type.python_type] for column in table.columns})


# --- restoring ----------------------------------------------------------------------------------------------------


async def restore(url: str, file: Path, *, replace: bool = False) -> Counter[str]:
    """Put all that is in this file into the database, in one transaction; how many rows of each table.

    The database begins a new generation, on which servers that run forget what they know.
    """
    for _ in read(file):
        pass  # nothing is touched before the whole file has been checked
    async with _opened(url) as database, database.change() as connection:
        await migrating.build(connection)
        await _lock(connection)
        if not replace and not await _is_empty(connection):
            raise BadDatabase(f"the database {database.place} is not empty; --replace deletes what it holds")
        return await _refill(connection, file)


async def _lock(connection: AsyncConnection) -> None:
    """Whoever is about to write waits, before it has seen the generation; SQLite has only one writer anyhow."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET LOCAL lock_timeout = '60s'"))
        await connection.execute(text(f"LOCK TABLE {facts.name} IN ACCESS EXCLUSIVE MODE"))
        names = ", ".join(table.name for table in metadata.sorted_tables)
        await connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))


async def _is_empty(connection: AsyncConnection) -> bool:
    """Whether nobody has ever used it; facts are there from the first day."""
    kept = [select(exists().select_from(table)) for table in metadata.sorted_tables if table is not facts]
    return not any([(await connection.execute(one)).scalar_one() for one in kept])


async def _refill(connection: AsyncConnection, file: Path) -> Counter[str]:
    lines = read(file)
    header = next(lines)
    assert isinstance(header, Header), "checked before"
    await _clear(connection, header.schema)
    counts = await _fill(connection, lines)
    await connection.run_sync(migrating.migrate, "head")
    await connection.execute(delete(facts).where(facts.c.name == GENERATION))
    await migrating.found(connection)
    if connection.dialect.name == "postgresql":
        await connection.execute(text(COUNT_ON))
    return counts


# Never back, since a sequence takes no part in the transaction.
COUNT_ON = """
SELECT setval('chat_id_seq', greatest((SELECT max(id) FROM chat), (SELECT last_value FROM chat_id_seq)))
"""


async def _clear(connection: AsyncConnection, schema: str) -> None:
    """Empty tables, in the schema of the backup."""
    if schema == migrating.known()[-1]:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(delete(table))
    else:
        await connection.run_sync(_drop_all)
        await connection.run_sync(migrating.migrate, schema)


def _drop_all(connection: Connection) -> None:
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


async def _fill(connection: AsyncConnection, lines: Iterator[Line]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for sheet, rows in _batches(lines):
        target = table_of(sheet.name, *(column(name, TYPES[kind]) for name, kind in sheet.columns.items()))
        await connection.execute(insert(target), rows)
        counts[sheet.name] += len(rows)
    return counts


def _batches(lines: Iterator[Line]) -> Iterator[tuple[Sheet, list[dict[str, Any]]]]:
    """Rows of one table, so many at a time."""
    sheet = Sheet("", {})
    rows: list[dict[str, Any]] = []
    for line in lines:
        if rows and (isinstance(line, Sheet) or len(rows) == BATCH):
            yield sheet, rows
            rows = []
        if isinstance(line, Sheet):
            sheet = line
        elif not isinstance(line, Header):
            rows.append(_unwritten(sheet, line))
    if rows:
        yield sheet, rows


def _unwritten(sheet: Sheet, row: Row) -> dict[str, Any]:
    """Values as the database takes them: JSON holds bytes as base64."""
    return {
        name: base64.b64decode(value) if kind == "bytes" and value is not None else value
        for (name, kind), value in zip(sheet.columns.items(), row, strict=True)
    }


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()
