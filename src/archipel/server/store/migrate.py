"""Migrations. The schema is upgraded automatically and never downgraded; a newer database is left alone."""

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
KEY = "key"  # signs cookies if no secret is set
PROBE = "probe"  # written to find out whether the database works
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('archipel schema'))")


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def known_schemas() -> list[str]:
    """The schemas that this version knows, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]


# --- upgrading ----------------------------------------------------------------------------------------------------


async def upgrade(database: Database) -> None:
    """Upgrade the schema; a new database also gets its key and generation."""
    async with database.change() as connection:
        await build_schema(connection)


async def build_schema(connection: AsyncConnection) -> None:
    """Upgrade to the newest schema in this transaction; other processes wait."""
    if connection.dialect.name == "postgresql":
        await connection.execute(ONE_AT_A_TIME)
    await connection.run_sync(_check_ours)
    await connection.run_sync(run_migrations, "head")
    await add_missing_facts(connection)


def run_migrations(connection: Connection, schema: str) -> None:
    """Upgrade to this schema."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


async def add_missing_facts(connection: AsyncConnection) -> None:
    """Draw the key, the generation and the first probe if the database has none."""
    there = {row.name for row in await connection.execute(select(facts.c.name))}
    for name in {KEY, GENERATION, PROBE} - there:
        await connection.execute(insert(facts).values(name=name, value=secrets.token_hex(32)))


# --- checking -----------------------------------------------------------------------------------------------------


async def check_schema(database: Database) -> None:
    """Refuse a database whose schema is not the newest one."""
    with database.explained():
        async with database.reader.begin() as connection:
            schema = await connection.run_sync(_check_ours)
    if schema != known_schemas()[-1]:
        raise BadDatabase(
            f"the database {database.label} has {f'schema {schema}' if schema else 'no schema'}, "
            f"not schema {known_schemas()[-1]}; run `archipel serve` to upgrade it"
        )


def _check_ours(connection: Connection) -> str | None:
    """The schema of this database, or None if it is empty; refuses databases that are newer or not ours."""
    heads = MigrationContext.configure(connection).get_current_heads()
    tables = set(inspect(connection).get_table_names())
    if tables and (not heads or facts.name not in tables):
        some: Any = ", ".join(sorted(tables)[:3])
        raise BadDatabase(f"this database belongs to another program: it has the tables {some}")
    schemas = known_schemas()
    if set(heads) - set(schemas):
        raise BadDatabase(
            f"this database was written by a newer Archipel (schema {', '.join(heads)}; this version knows up to "
            f"{schemas[-1]}): install that version, or restore a backup into an empty database"
        )
    return heads[0] if heads else None
