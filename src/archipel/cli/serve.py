"""`archipel serve`: runs the table server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import archipel
from archipel import bots
from archipel.cli.browser import open_when_ready
from archipel.cli.greeting import EVERYWHERE, address, greet, local_host
from archipel.cli.listen_socket import listen
from archipel.core.kernel import cache
from archipel.server.base import logs, settings
from archipel.server.base.settings import Settings

APPLICATION = "archipel.server.app:create"
STOPS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("archipel.server")


def serve(args: Namespace) -> int:
    """Upgrade the database and serve until the process is told to stop; games are compiled meanwhile."""
    if args.sample:
        print(settings.sample(), end="")
        return 0
    chosen = chosen_settings(args)
    logs.set_up(chosen)
    for name in settings.unknown():
        log.warning("Unknown setting", extra={"setting": name})
    from archipel.server.store.sqlite_file import sole_server

    with listen(chosen.host, chosen.port) as listener, sole_server(chosen.url), _usable_cache(chosen):
        os.environ[settings.FIRST_ORDER] = str(asyncio.run(_upgrade(chosen)))
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


def _is_writable(folder: Path) -> bool:
    """Tell whether files can be put into this folder, which is made if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


@contextlib.contextmanager
def _usable_cache(chosen: Settings) -> Iterator[None]:
    """Compile into a temporary folder if the cache cannot be written; the workers inherit the setting."""
    if _is_writable(cache.root()) or all(bots.is_compiled(archipel.game(name)) for name in chosen.offered):
        yield
        return
    log.warning(
        "Cache folder not writable",
        extra={"folder": str(cache.root())},
    )
    with tempfile.TemporaryDirectory(prefix="archipel-cache-", ignore_cleanup_errors=True) as folder:
        os.environ["ARCHIPEL_CACHE_DIR"] = folder
        yield


async def _upgrade(chosen: Settings) -> int:
    """Upgrade the database; return the number of the operator's latest order, which is over with this start."""
    from archipel.server.store import Database
    from archipel.server.store.migrate import upgrade
    from archipel.server.store.orders import LATEST

    database = Database(chosen.url)
    try:
        await upgrade(database)
        return await database.read(lambda connection: connection.execute(LATEST).scalar() or 0)
    finally:
        await database.close()


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
