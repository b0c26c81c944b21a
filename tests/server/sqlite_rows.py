"""Rows to write to a SQLite database, and ways to look at the file."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop
from sqlalchemy import Executable

from archipel.server.rooms.models import TableInfo
from archipel.server.store import LogEntry, Statement, Store
from archipel.server.store.people import ADD
from archipel.server.store.schema import metadata
from archipel.server.store.sqlite_writer import WriteBatch
from tests.server.database_access import fact

LOOPS = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])


def info(id: str, **chosen: Any) -> TableInfo:
    kind: dict[str, Any] = {"game": "mahe", "rules": "1.1", "options": {"é": [1, None, True]}, "clock": None}
    access = {"public": True, "watchers": False, "open_after": True, "chat": True}
    rest = {"level": "rollout", "host": "ana", "secret": b"s\0\xff", "created": 1, "changed": 1_800_000_000_000}
    return TableInfo(id, **{**kind, **access, **rest, **chosen})


def entry(ply: int) -> LogEntry:
    return LogEntry(ply, "answer", -1, "die 3 «ä»\n'\"", bot=ply % 2 == 0, at=1_800_000_000_000 + ply)


def guest(id: str) -> Statement:
    return Statement(ADD, ({"id": id, "name": "", "lang": "de", "epoch": 0, "created": 1},))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def raw(file: Path) -> dict[str, list[Any]]:
    """Return all rows of the file, each value with its SQLite type."""
    found = {}
    with contextlib.closing(sqlite3.connect(file)) as connection:
        for table in metadata.sorted_tables:
            kinds = ", ".join(f"typeof({column.name})" for column in table.columns)
            every = f"SELECT *, {kinds} FROM {table.name} ORDER BY 1, 2"  # noqa: S608 - our own names
            found[table.name] = connection.execute(every).fetchall()
    return found


def batch(url: str, *people: str) -> WriteBatch:
    text = "INSERT INTO people (id, name, lang, epoch, created) VALUES (?, '', '', 0, 0)"
    return WriteBatch([fact(url, "generation")], [(text, [[id] for id in people])])


@contextlib.contextmanager
def held(file: Path) -> Iterator[None]:
    """Hold the write lock, as another writer would."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def count(store: Store, statement: Executable) -> int:
    return len(await store.rows(statement))
