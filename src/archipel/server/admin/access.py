"""Reads and changes the database of a server, which may be running."""

from __future__ import annotations

import getpass
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from archipel.server.base.clock import milliseconds
from archipel.server.store import Database, Statement
from archipel.server.store.database import check_exists
from archipel.server.store.migrate import check_schema
from archipel.server.store.schema import orders

T = TypeVar("T")
TRIES = 10  # if players move at the same tables
LONGEST_NAME = 64  # characters of the operator's name
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('archipel orders'))")


async def reading(url: str, work: Callable[[Connection], T]) -> T:
    """The result of `work`, which sees one state of the database."""
    async with _opened(url) as database:
        with database.explained():
            return await database.read(work)


async def changing(url: str, work: Callable[[Connection], T]) -> T:
    """The result of `work`, all of whose changes are stored together; it is repeated if a server wrote first."""
    async with _opened(url) as database:
        for tries_left in reversed(range(TRIES)):
            try:
                async with database.writer.begin() as connection:
                    return await connection.run_sync(work)
            except IntegrityError:
                if not tries_left:
                    raise
    raise AssertionError("the last try returns or raises")


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    check_exists(url)
    database = Database(url)
    try:
        await check_schema(database)
        with database.explained():
            yield database
    finally:
        await database.close()


def run(connection: Connection, *statements: Statement) -> None:
    for statement in statements:
        connection.execute(statement.sql, list(statement.rows))


def give_order(connection: Connection, kind: str, *, subject: str = "", table: str = "", detail: str = "") -> int:
    """Write an order, which also records the action; returns its number. Orders are stored in numerical order."""
    if connection.dialect.name == "postgresql":
        connection.execute(ONE_AT_A_TIME)
    row = {"kind": kind, "subject": subject, "table_id": table, "detail": detail}
    done = connection.execute(insert(orders).values(**row, operator=_operator(), at=milliseconds()))
    return int(done.inserted_primary_key[0])  # type: ignore[index] # one row was inserted


def _operator() -> str:
    """The name of the account that runs the command."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (KeyError, OSError):  # a container may have no names
        return ""
