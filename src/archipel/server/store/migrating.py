"""The schema goes forward by itself, and never backward: a database of a newer Archipel is left alone."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from archipel.server.store.committing import GENERATION
from archipel.server.store.database import BadDatabase, Database
from archipel.server.store.schema import facts

SCRIPTS = Path(__file__).parent.parent / "migrations"
KEY = "key"  # signs cookies where the host has set no secret


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    return config


def known() -> list[str]:
    """The schemas that this Archipel knows, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]


async def upgrade(database: Database) -> None:
    """Bring the schema up to date; a fresh database gets its own key and generation."""
    await check(database, upgrading=True)
    async with _explained(database.writer) as connection:
        await connection.run_sync(_upgrade)
        await _found(connection)


def _upgrade(connection: Any) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _found(connection: Any) -> None:
    """What every database has from its first day."""
    there = {row.name for row in await connection.execute(select(facts.c.name))}
    for name in {KEY, GENERATION} - there:
        await connection.execute(insert(facts).values(name=name, value=secrets.token_hex(32)))


async def check(database: Database, *, upgrading: bool = False) -> None:
    """Refuse a schema that is newer than this Archipel, or older where it is not upgraded now."""
    async with _explained(database.reader) as connection:
        found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    schemas = known()
    if found is not None and found not in schemas:
        raise BadDatabase(
            f"this database was written by a newer Archipel (schema {found}, this one knows {schemas[-1]}): "
            "install that version, or restore a backup into an empty database"
        )
    if found != schemas[-1] and not upgrading:
        raise BadDatabase(f"this database has the schema {found or 'of nobody'}; `archipel serve` brings it up to date")


class _explained:  # noqa: N801 - reads like the verb it is
    """A transaction whose failure is told in a sentence."""

    def __init__(self, engine: Any) -> None:
        self._begun = engine.begin()
        self._place = engine.url.render_as_string(hide_password=True)

    async def __aenter__(self) -> Any:
        try:
            return await self._begun.__aenter__()
        except (SQLAlchemyError, OSError) as error:
            raise BadDatabase(f"the database {self._place} cannot be opened: {str(error).splitlines()[0]}") from error

    async def __aexit__(self, *failure: Any) -> None:
        await self._begun.__aexit__(*failure)
