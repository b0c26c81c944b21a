"""Checks for the server: settings, port, database, page. They need the packages of the server."""

from __future__ import annotations

import asyncio
import contextlib
import urllib.error
import urllib.request
from pathlib import Path

from archipel.cli.finding import Finding, right, warning, wrong
from archipel.cli.greeting import address, local_host
from archipel.cli.listen_socket import listen
from archipel.cli.machine_checks import can_write
from archipel.core.errors import ArchipelError, TranslatedError
from archipel.server.base import settings
from archipel.server.base.settings import BadSettings, Settings
from archipel.server.routes.page import FOLDER
from archipel.server.store import BadDatabase, Database
from archipel.server.store.migrate import known_schemas, schema_of

PATIENCE = 2  # seconds
SQLITE = "sqlite:///"


def server_settings() -> Finding:
    try:
        settings.load()
    except BadSettings as error:
        return wrong("settings-wrong", why=error)
    unknown = settings.unknown()
    return warning("settings-unknown", names=", ".join(unknown)) if unknown else right("settings")


def _chosen() -> Settings:
    """The settings, or the defaults if they are invalid, which another check reports."""
    with contextlib.suppress(BadSettings):
        return settings.load()
    return Settings()


def port() -> Finding:
    chosen = _chosen()
    try:
        listen(chosen.host, chosen.port).close()
    except TranslatedError as error:
        return right("port-ours", address=address(chosen)) if _is_ours(chosen) else wrong("port-wrong", why=error)
    return right("port", port=str(chosen.port))


def _is_ours(chosen: Settings) -> bool:
    """Tell whether Archipel itself answers at this port."""
    place = f"http://{local_host(chosen)}:{chosen.port}{chosen.base_path}/healthz"
    with contextlib.suppress(OSError, ValueError), urllib.request.urlopen(place, timeout=PATIENCE) as answer:
        return bool(answer.read(10) == b"alive\n")
    return False


def database() -> Finding:
    """Connect to the database and look at its schema; a SQLite file that does not exist is not created."""
    url = _chosen().url
    file = Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None
    if file is not None and not file.exists():
        can_begin = can_write(file.parent)
        return (
            right("database-new", file=file)
            if can_begin
            else _unusable(BadDatabase("database-folder", folder=file.parent))
        )
    try:
        return asyncio.run(_look_at(url))
    except ArchipelError as error:
        return _unusable(error)


def _unusable(error: ArchipelError) -> Finding:
    return wrong("database-wrong", why=error)


async def _look_at(url: str) -> Finding:
    database = Database(url)
    try:
        schema = await schema_of(database)
    finally:
        await database.close()
    return right("database" if schema == known_schemas()[-1] else "database-old", database=database.label)


def page() -> Finding:
    return right("page") if (FOLDER / "index.html").is_file() else wrong("page-missing")
