"""`archipel serve`: the table server, from this machine to the world."""

from __future__ import annotations

import asyncio
import os
import tempfile
from argparse import Namespace

import archipel
from archipel.cli.show import console, ready
from archipel.core.errors import ArchipelError
from archipel.server import settings
from archipel.server.serving import options
from archipel.server.settings import Settings

APPLICATION = "archipel.server.app:create"


def serve(args: Namespace) -> None:
    """Compile the games, bring the database up to date, and serve."""
    if args.sample:
        print(settings.sample(), end="")
        return
    chosen = settings.load(
        **{f.name: getattr(args, f.name) for f in settings.fields() if getattr(args, f.name) is not None}
    )
    asyncio.run(_upgrade(chosen))
    for name in archipel.games():
        ready(archipel.game(name))
    os.environ |= settings.export(chosen)
    console().print(f"Archipel at {address(chosen)}")
    _run(chosen)


def address(chosen: Settings) -> str:
    """Where a browser finds the server."""
    host = "127.0.0.1" if chosen.host in ("0.0.0.0", "::") else chosen.host  # noqa: S104 - asked for by the host
    return (chosen.public_url or f"http://{host}:{chosen.port}").removesuffix("/").removesuffix(
        chosen.base_path
    ) + f"{chosen.base_path}/"


async def _upgrade(chosen: Settings) -> None:
    from archipel.server.store import Database
    from archipel.server.store.migrating import upgrade

    database = Database(chosen.url)
    try:
        await upgrade(database)
    finally:
        await database.close()


def _run(chosen: Settings) -> None:
    import uvicorn

    with tempfile.TemporaryDirectory() as folder:
        if chosen.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        try:
            uvicorn.run(APPLICATION, factory=True, workers=chosen.workers, **options(chosen))
        except OSError as error:
            raise ArchipelError(f"cannot listen on {chosen.host}:{chosen.port}: {error.strerror}") from error
