"""`archipel serve`: runs the table server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from argparse import Namespace

import archipel
from archipel import bots
from archipel.cli.show import console, ready
from archipel.core.errors import TranslatedError
from archipel.server.base import logs, settings
from archipel.server.base.settings import Settings

APPLICATION = "archipel.server.app:create"
PATIENCE = 30  # seconds to wait for the server before opening the browser
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
    from archipel.server.store.sqlite_file import sole_server

    with listen(chosen) as listener, sole_server(chosen.url):
        asyncio.run(_upgrade(chosen))
        _compile()
        os.environ |= settings.export(chosen)
        console().print(f"Archipel at {address(chosen)}")
        if args.open:
            threading.Thread(target=_open, args=(chosen,), daemon=True).start()
        return _run(chosen, listener)


def chosen_settings(args: Namespace) -> Settings:
    """The settings of the environment; options on the command line take precedence."""
    given = {field.name: getattr(args, field.name, None) for field in settings.fields()}
    return settings.load(**{name: value for name, value in given.items() if value is not None})


def _open(chosen: Settings) -> None:
    """Open the page in a browser as soon as the server accepts connections."""
    for _ in range(PATIENCE):
        time.sleep(1)
        with contextlib.suppress(OSError), socket.create_connection((chosen.host, chosen.port), 1):
            webbrowser.open(address(chosen))
            return


def address(chosen: Settings) -> str:
    """The address of the server in a browser."""
    host = "127.0.0.1" if chosen.host in ("0.0.0.0", "::") else chosen.host  # noqa: S104 - chosen by the administrator
    host = f"[{host}]" if ":" in host else host
    return (chosen.public_url or f"http://{host}:{chosen.port}").removesuffix("/").removesuffix(
        chosen.base_path
    ) + f"{chosen.base_path}/"


def listen(chosen: Settings) -> socket.socket:
    """Bind the port first, so that a port in use is noticed at once; uvicorn listens on it later."""
    listener = socket.socket(socket.AF_INET6 if ":" in chosen.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((chosen.host, chosen.port))
    except OSError as error:
        listener.close()
        raise TranslatedError("listen", address=f"{chosen.host}:{chosen.port}", why=error.strerror) from error
    listener.set_inheritable(True)
    return listener


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
