"""`archipel serve`: the table server, from this machine to the world."""

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
from archipel.core.errors import ArchipelError
from archipel.server.base import logs, settings
from archipel.server.base.settings import Settings

APPLICATION = "archipel.server.app:create"
PATIENCE = 30  # seconds until a browser is no longer opened
STOPS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("archipel.server")


def serve(args: Namespace) -> int:
    """Compile the games, bring the database up to date, and serve until somebody says stop."""
    if args.sample:
        print(settings.sample(), end="")
        return 0
    chosen = chosen_settings(args)
    logs.set_up(chosen)
    for name in settings.unknown():
        log.warning("there is no such setting", extra={"setting": name})
    with listen(chosen) as door:
        asyncio.run(_upgrade(chosen))
        _compile()
        os.environ |= settings.export(chosen)
        console().print(f"Archipel at {address(chosen)}")
        if args.open:
            threading.Thread(target=_open, args=(chosen,), daemon=True).start()
        return _run(chosen, door)


def chosen_settings(args: Namespace) -> Settings:
    """The settings of the environment, overruled by what was typed."""
    typed = {field.name: getattr(args, field.name, None) for field in settings.fields()}
    return settings.load(**{name: value for name, value in typed.items() if value is not None})


def _open(chosen: Settings) -> None:
    """Show the page in a browser, where there is one, as soon as the server answers."""
    for _ in range(PATIENCE):
        time.sleep(1)
        with contextlib.suppress(OSError), socket.create_connection((chosen.host, chosen.port), 1):
            webbrowser.open(address(chosen))
            return


def address(chosen: Settings) -> str:
    """Where a browser finds the server."""
    host = "127.0.0.1" if chosen.host in ("0.0.0.0", "::") else chosen.host  # noqa: S104 - asked for by the host
    host = f"[{host}]" if ":" in host else host
    return (chosen.public_url or f"http://{host}:{chosen.port}").removesuffix("/").removesuffix(
        chosen.base_path
    ) + f"{chosen.base_path}/"


def listen(chosen: Settings) -> socket.socket:
    """The door, taken before anything else is done; it opens when the server is ready."""
    door = socket.socket(socket.AF_INET6 if ":" in chosen.host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((chosen.host, chosen.port))
    except OSError as error:
        door.close()
        raise ArchipelError(f"cannot listen on {chosen.host}:{chosen.port}: {error.strerror}") from error
    door.set_inheritable(True)
    return door


async def _upgrade(chosen: Settings) -> None:
    from archipel.server.store import Database
    from archipel.server.store.migrate import upgrade

    database = Database(chosen.url)
    try:
        await upgrade(database)
    finally:
        await database.close()


def _compile() -> None:
    """Once on every machine; a person sees a bar, a log one line for each game."""
    for game in map(archipel.game, archipel.games()):
        if sys.stderr.isatty():
            ready(game)
        elif not game.is_compiled:
            log.info("compiling the rules", extra={"game": game.name})
            game.compile(lambda *_: None)
            bots.rehearse(game)


def _run(chosen: Settings, door: socket.socket) -> int:
    """Serve; the result is the exit code. Who is told to stop, and stops, has done well."""
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    from archipel.server.transport.uvicorn_options import options

    config = uvicorn.Config(APPLICATION, factory=True, workers=chosen.workers, **options(chosen))
    for stop in STOPS:
        signal.signal(stop, lambda *_: None)  # uvicorn raises the signal once more when it has stopped
    if chosen.workers == 1:
        server = uvicorn.Server(config)
        server.run([door])
        return 0 if server.started else 1
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        several = Multiprocess(config, [door])
        several.run()
    return int(any(worker.exitcode == STARTUP_FAILURE for worker in several.processes))
