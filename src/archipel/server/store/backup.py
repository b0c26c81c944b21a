"""Backup and restore. The file is the same for SQLite and PostgreSQL, so it also moves data from one to the other.

A backup contains all secrets of the server, so only its owner may read it.
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
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from archipel import __version__
from archipel.server.store import migrate
from archipel.server.store.backup_file import (
    FORMAT,
    BackupHeader,
    BackupLine,
    BackupRow,
    BackupWriter,
    TableHeader,
    check_free,
    read,
    writing,
)
from archipel.server.store.database import BadDatabase, Database, check_exists
from archipel.server.store.schema import SCHEMA, facts, metadata
from archipel.server.store.sqlite_writer import GENERATION

CHUNK = 500  # rows in memory at a time
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
    """Write one state of the database to this file; returns the number of rows of each table."""
    check_exists(url)
    check_free(file, force=force)
    async with _opened(url) as database:
        await migrate.check_schema(database)
        with writing(file, force=force) as writer, database.explained():
            async with database.snapshot() as connection:
                return await _write(connection, writer)


async def _write(connection: AsyncConnection, writer: BackupWriter) -> Counter[str]:
    counts: Counter[str] = Counter()
    writer.write(BackupHeader(FORMAT, SCHEMA, __version__))
    for table in metadata.sorted_tables:
        writer.write(_header(table))
        everything = select(table).order_by(*table.primary_key).execution_options(yield_per=CHUNK)
        async for rows in (await connection.stream(everything)).partitions():
            for row in rows:
                writer.write(list(row))
            counts[table.name] += len(rows)
    return counts


def _header(table: Table) -> TableHeader:
    kinds = {str(column.name): KIND_OF[column.type.python_type] for column in table.columns}
    return TableHeader(str(table.name), kinds)


# --- restoring ----------------------------------------------------------------------------------------------------


async def restore(url: str, file: Path, *, replace: bool = False) -> Counter[str]:
    """Load this file into the database in one transaction; returns the number of rows of each table.

    The database begins a new generation, so running servers drop everything they have in memory.
    """
    for _ in read(file):
        pass  # check the whole file before changing anything
    async with _opened(url) as database, database.change() as connection:
        await migrate.build_schema(connection)
        await _lock(connection)
        if not replace and not await _is_empty(connection):
            raise BadDatabase("database-used", database=database.label)
        return await _refill(connection, file)


async def _lock(connection: AsyncConnection) -> None:
    """Make other writers wait before they read the generation; SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET LOCAL lock_timeout = '60s'"))
        await connection.execute(text(f"LOCK TABLE {facts.name} IN ACCESS EXCLUSIVE MODE"))
        names = ", ".join(table.name for table in metadata.sorted_tables)
        await connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))


async def _is_empty(connection: AsyncConnection) -> bool:
    """Tell whether nobody has used this database yet; every database has facts."""
    kept = [select(exists().select_from(table)) for table in metadata.sorted_tables if table is not facts]
    return not any([(await connection.execute(one)).scalar_one() for one in kept])


async def _refill(connection: AsyncConnection, file: Path) -> Counter[str]:
    lines = read(file)
    header = next(lines)
    assert isinstance(header, BackupHeader), "checked before"
    await _clear(connection, header.schema)
    counts = await _fill(connection, lines)
    await connection.run_sync(migrate.run_migrations, "head")
    await connection.execute(delete(facts).where(facts.c.name == GENERATION))
    await migrate.add_missing_facts(connection)
    if connection.dialect.name == "postgresql":
        await connection.execute(text(ADVANCE_CHAT_IDS))
    return counts


# Never backwards, because a sequence is not part of the transaction.
ADVANCE_CHAT_IDS = """
SELECT setval('chat_id_seq', greatest((SELECT max(id) FROM chat), (SELECT last_value FROM chat_id_seq)))
"""


async def _clear(connection: AsyncConnection, schema: str) -> None:
    """Empty all tables and give them the schema of the backup."""
    if schema == SCHEMA:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(delete(table))
    else:
        await connection.run_sync(_drop_all)
        await connection.run_sync(migrate.run_migrations, schema)


def _drop_all(connection: Connection) -> None:
    there = MetaData()
    there.reflect(connection)
    there.drop_all(connection)


async def _fill(connection: AsyncConnection, lines: Iterator[BackupLine]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for table, rows in _chunks(lines):
        target = table_of(table.name, *(column(name, TYPES[kind]) for name, kind in table.columns.items()))
        await connection.execute(insert(target), rows)
        counts[table.name] += len(rows)
    return counts


def _chunks(lines: Iterator[BackupLine]) -> Iterator[tuple[TableHeader, list[dict[str, Any]]]]:
    """The rows of each table in chunks."""
    table = TableHeader("", {})
    rows: list[dict[str, Any]] = []
    for line in lines:
        if rows and (isinstance(line, TableHeader) or len(rows) == CHUNK):
            yield table, rows
            rows = []
        if isinstance(line, TableHeader):
            table = line
        elif not isinstance(line, BackupHeader):
            rows.append(_decoded(table, line))
    if rows:
        yield table, rows


def _decoded(table: TableHeader, row: BackupRow) -> dict[str, Any]:
    """The values for the database; bytes are stored as base64 in JSON."""
    return {
        name: base64.b64decode(value) if kind == "bytes" and value is not None else value
        for (name, kind), value in zip(table.columns.items(), row, strict=True)
    }


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()
