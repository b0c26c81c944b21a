"""`archipel serve`: runs the table server."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
from argparse import Namespace

import archipel
from archipel import bots
from archipel.cli.browser import open_when_ready
from archipel.cli.greeting import EVERYWHERE, address, greet, local_host
from archipel.cli.listening import listen
from archipel.cli.show import ready
from archipel.server.base import logs, settings
from archipel.server.base.settings import Settings

APPLICATION = "archipel.server.app:create"
STOPS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("archipel.server")


def serve(args: Namespace) -> int:
    """Upgrade the database, compile the games, and serve until the process is told to stop."""
    if args.sample:
        print(settings.sample(), end="")
        return 0
    chosen = chosen_settings(args)
    logs.set_up(chosen)
    for name in settings.unknown():
        log.warning("Unknown setting", extra={"setting": name})
    with listen(chosen.host, chosen.port) as listener:
        asyncio.run(_upgrade(chosen))
        _compile()
        os.environ |= settings.export(chosen)
        greet(chosen, lan=args.lan)
        if args.open:
            open_when_ready(address(chosen), local_host(chosen), chosen.port)
        return _run(chosen, listener)


def chosen_settings(args: Namespace) -> Settings:
    """The settings of the environment; options on the command line take precedence."""
    given = {field.name: getattr(args, field.name, None) for field in settings.fields()}
    if args.lan and given["host"] is None:
        given["host"] = EVERYWHERE[0]
    return settings.load(**{name: value for name, value in given.items() if value is not None})


async def _upgrade(chosen: Settings) -> None:
    from archipel.server.store import Database
    from archipel.server.store.migrate import upgrade

    database = Database(chosen.url)
    try:
        await upgrade(database)
    finally:
        await database.close()


def _compile() -> None:
    """Compile the games that are not in the cache, with a progress bar in a terminal or a line in the log."""
    for game in map(archipel.game, archipel.games()):
        if sys.stderr.isatty():
            ready(game)
        elif not game.is_compiled:
            log.info("Compiling the rules", extra={"game": game.name})
            game.compile(lambda *_: None)
            bots.rehearse(game)


def _run(chosen: Settings, listener: socket.socket) -> int:
    """Run uvicorn and return the exit code: 0 after a clean stop."""
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE

    from archipel.server.transport.supervisor import Supervisor
    from archipel.server.transport.uvicorn_options import options

    config = uvicorn.Config(APPLICATION, factory=True, workers=chosen.workers, **options(chosen))
    for stop in STOPS:
        signal.signal(stop, lambda *_: None)  # uvicorn raises the signal again after it has stopped
    if chosen.workers == 1:
        server = uvicorn.Server(config)
        server.run([listener])
        return 0 if server.started else 1
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        supervisor = Supervisor(config, [listener])
        supervisor.run()
    return int(any(worker.exitcode == STARTUP_FAILURE for worker in supervisor.processes))
