"""Direct access to a database and to the file of a backup."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, Table, select

from archipel.server.store import Database
from archipel.server.store import backup as backups
from archipel.server.store.migrate import upgrade
from archipel.server.store.schema import facts, metadata


def fresh(url: str) -> str:
    """Create the schema in this database and return its address."""
    asyncio.run(_with(url, upgrade))
    return url


async def _with(url: str, work: Any) -> Any:
    database = Database(url)
    try:
        return await work(database)
    finally:
        await database.close()


def execute(url: str, statement: Executable, rows: Any = None) -> Any:
    """Run one statement and return its rows."""

    async def work(database: Database) -> Any:
        async with database.writer.begin() as connection:
            result = await connection.execute(statement, rows)
            return result.all() if result.returns_rows else []

    return asyncio.run(_with(url, work))


def rows(url: str, table: Table) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in execute(url, select(table).order_by(*table.primary_key))]


def content(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All stored rows, except the facts of the server itself."""
    return {table.name: rows(url, table) for table in metadata.sorted_tables if table is not facts}


def fact(url: str, name: str) -> str:
    return dict(rows(url, facts))[name]


def back_up(url: str, file: Path, *, force: bool = False) -> Path:
    asyncio.run(backups.backup(url, file, force=force))
    return file


def restore(url: str, file: Path, *, replace: bool = False) -> None:
    asyncio.run(backups.restore(url, file, replace=replace))


# --- files --------------------------------------------------------------------------------------------------------


def lines_of(file: Path) -> list[Any]:
    with gzip.open(file, "rt") as lines:
        return [json.loads(line) for line in lines]


def write_lines(file: Path, lines: Iterable[Any]) -> Path:
    """Write a file of these lines, unchanged."""
    with gzip.open(file, "wb") as out:
        out.writelines(_written(line) for line in lines)
    return file


def forge(file: Path, lines: list[Any]) -> Path:
    """Write a file of these lines and a valid last line, as a skilled forger would."""
    total = hashlib.sha256(b"".join(map(_written, lines))).hexdigest()
    return write_lines(file, [*lines, {"line": "end", "lines": len(lines), "sha256": total}])


def _written(line: Any) -> bytes:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
