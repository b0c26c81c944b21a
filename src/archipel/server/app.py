"""The application: routes, who asks, errors as sentences, and what stands before it all."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar, Response, Router
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, WebSocketException
from litestar.serialization import decode_json
from litestar.types import ASGIApp, Scope

from archipel import __version__
from archipel.core.errors import ArchipelError
from archipel.server import logs, openapi, serving
from archipel.server.api import Problem
from archipel.server.errors import Denied, busy
from archipel.server.guard import REFUSAL, Guard, advice, language, mistake, problem
from archipel.server.process import ServerProcess
from archipel.server.routes import dependencies
from archipel.server.routes.catalogue import Shelf
from archipel.server.routes.dependencies import Asking, misunderstood
from archipel.server.routes.health import healthz, metrics, readyz
from archipel.server.routes.me import Myself
from archipel.server.routes.page import page
from archipel.server.routes.play import socket
from archipel.server.routes.prints import Prints
from archipel.server.routes.tables import Tables
from archipel.server.settings import load

LARGEST_BODY = 16_384
ONLY_A_SOCKET = {"allow": "websocket"}  # what Litestar says of a path that knows no method at all
log = logging.getLogger("archipel.server")


def create() -> ASGIApp:
    """The application of this environment: what a worker process runs."""
    settings = load()
    logs.set_up(settings)
    return application(ServerProcess(settings), settle=serving.settle_memory)


def application(process: ServerProcess, settle: Callable[[], None] = lambda: None) -> ASGIApp:
    """The application of a house; `settle` is called when it is open."""
    return Guard(_litestar(process, settle), process)


def _litestar(process: ServerProcess, settle: Callable[[], None]) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await process.open()
        settle()
        log.info("serving", extra={"version": __version__})
        try:
            yield
        finally:
            await process.close()
            log.info("stopped")

    router = Router(
        path=process.settings.base_path or "/",
        route_handlers=[Shelf, Prints, Myself, Tables, socket, healthz, readyz, metrics, *page()],
        dependencies={
            "process": Provide(dependencies.the_process, sync_to_thread=False),
            "person": Provide(dependencies.the_person),
            "member": Provide(dependencies.the_member, sync_to_thread=False),
            "guest": Provide(dependencies.the_guest),
        },
    )
    router.register(openapi.publish(router))
    app = Litestar(
        route_handlers=[router],
        lifespan=[lifespan],
        exception_handlers={Exception: explain},
        after_exception=[note],
        openapi_config=None,  # published by ourselves
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        debug=False,
    )
    app.state.process = process
    return app


# --- errors -------------------------------------------------------------------------------------------------------


def denial(error: Exception, scope: Scope) -> Denied:
    """The refusal that an error amounts to."""
    if isinstance(error, Denied):
        return error
    if isinstance(error, ArchipelError):
        return busy()
    if isinstance(error, HTTPException) and error.status_code < 500:
        return misunderstood(error)
    return Denied("not-understood", 400) if is_unreadable(error) else mistake(scope, error)


def is_unreadable(error: Exception) -> bool:
    """Whether a body was sent that cannot be read: no UTF-8, or nested too deeply."""
    frames = [frame.f_code for frame, _ in traceback.walk_tb(error.__traceback__)]
    return isinstance(error, UnicodeError | RecursionError) and decode_json.__code__ in frames


def explain(request: Asking, error: Exception) -> Response[Problem]:
    """What is not done is told in a sentence."""
    denied, headers = denial(error, request.scope), getattr(error, "headers", None) or {}
    if headers == ONLY_A_SOCKET:
        denied, headers = Denied("not-found", 404), {}
    found = problem(denied, language(request.scope))
    return Response(
        found, status_code=found.status, media_type="application/json", headers={**headers, **advice(denied)}
    )


async def note(error: Exception, scope: Scope) -> None:
    """Why a socket is closed: the guard will say it."""
    if scope["type"] != ScopeType.WEBSOCKET or isinstance(error, OSError | WebSocketException):
        return
    leads_nowhere = type(error) is ClientException and isinstance(error.__cause__, KeyError)
    scope["state"][REFUSAL] = Denied("not-found", 404) if leads_nowhere else denial(error, scope)
