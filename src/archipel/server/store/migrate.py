"""Migrations. The schema is upgraded automatically and never downgraded; a newer database is left alone."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from archipel.server.store.database import BadDatabase, Database
from archipel.server.store.schema import SCHEMA, facts
from archipel.server.store.sqlite_writer import GENERATION

if TYPE_CHECKING:
    from alembic.config import Config  # loaded only for a database that is new or old: it costs a third of a start

SCRIPTS = Path(__file__).parent.parent / "migrations"
KEY = "key"  # signs cookies if no secret is set
VERSION_TABLE = "alembic_version"
VERSIONS = text(f"SELECT version_num FROM {VERSION_TABLE}")  # noqa: S608 - a constant
PROBE = "probe"  # written to find out whether the database works
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('archipel schema'))")


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def known_schemas() -> list[str]:
    """The schemas that this version knows, the oldest first."""
    from alembic.script import ScriptDirectory

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
    if await connection.run_sync(_check_ours) != SCHEMA:
        await connection.run_sync(run_migrations, "head")
    await add_missing_facts(connection)


def run_migrations(connection: Connection, schema: str) -> None:
    """Upgrade to this schema."""
    from alembic import command

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
    schema = await schema_of(database)
    if schema != SCHEMA:
        raise BadDatabase("database-schema", database=database.label, schema=schema or "none", newest=SCHEMA)


async def schema_of(database: Database) -> str | None:
    """The schema of this database, or None if it is empty; refuses databases that are newer or not ours."""
    with database.explained():
        async with database.reader.begin() as connection:
            return await connection.run_sync(_check_ours)


def _check_ours(connection: Connection) -> str | None:
    """The schema of this database, or None if it is empty; refuses databases that are newer or not ours."""
    tables = set(inspect(connection).get_table_names())
    heads = connection.execute(VERSIONS).scalars().all() if VERSION_TABLE in tables else []
    if tables and (not heads or facts.name not in tables):
        raise BadDatabase("database-foreign", tables=", ".join(sorted(tables)[:3]))
    if set(heads) - {SCHEMA} and set(heads) - set(known_schemas()):
        raise BadDatabase("database-newer", schema=", ".join(heads), newest=SCHEMA)
    return heads[0] if heads else None
