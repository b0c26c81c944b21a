"""The schema goes forward by itself, and never backward: a database of a newer Archipel is left alone."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from archipel.server.store.database import BadDatabase, Database
from archipel.server.store.schema import facts
from archipel.server.store.sqlite_writer import GENERATION

SCRIPTS = Path(__file__).parent.parent / "migrations"
KEY = "key"  # signs cookies where the host has set no secret
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('archipel schema'))")


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def known() -> list[str]:
    """The schemas that this Archipel knows, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]


# --- going forward ------------------------------------------------------------------------------------------------


async def upgrade(database: Database) -> None:
    """Bring the schema up to date; a fresh database gets its own key and generation."""
    async with database.change() as connection:
        await build(connection)


async def build(connection: AsyncConnection) -> None:
    """The newest schema, in this transaction; who else is about to build it waits."""
    if connection.dialect.name == "postgresql":
        await connection.execute(ONE_AT_A_TIME)
    await connection.run_sync(_check_ours)
    await connection.run_sync(migrate, "head")
    await found(connection)


def migrate(connection: Connection, schema: str) -> None:
    """Forward to this schema."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


async def found(connection: AsyncConnection) -> None:
    """What every database has from its first day."""
    there = {row.name for row in await connection.execute(select(facts.c.name))}
    for name in {KEY, GENERATION} - there:
        await connection.execute(insert(facts).values(name=name, value=secrets.token_hex(32)))


# --- looking ------------------------------------------------------------------------------------------------------


async def check(database: Database) -> None:
    """Refuse a schema that is not the one this Archipel works with."""
    with database.explained():
        async with database.reader.begin() as connection:
            schema = await connection.run_sync(_check_ours)
    if schema != known()[-1]:
        raise BadDatabase(
            f"the database {database.place} has the schema {schema or 'of nobody'}, not {known()[-1]}; "
            "`archipel serve` brings it up to date"
        )


def _check_ours(connection: Connection) -> str | None:
    """The schema of this database, if it has one; what is newer, or not ours, is left alone."""
    heads = MigrationContext.configure(connection).get_current_heads()
    tables = set(inspect(connection).get_table_names())
    if tables and (not heads or facts.name not in tables):
        some: Any = ", ".join(sorted(tables)[:3])
        raise BadDatabase(f"this database belongs to something else: it holds the tables {some}")
    schemas = known()
    if set(heads) - set(schemas):
        raise BadDatabase(
            f"this database was written by a newer Archipel (schema {', '.join(heads)}, this one knows {schemas[-1]}): "
            "install that version, or restore a backup into an empty database"
        )
    return heads[0] if heads else None
