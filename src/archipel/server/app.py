"""The application: all routes, their dependencies, error handling, start and stop."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, WebSocketException
from litestar.serialization import decode_json
from litestar.types import ASGIApp, Scope

from archipel import __version__
from archipel.core.errors import ArchipelError, BadLesson
from archipel.server.base import logs
from archipel.server.base.errors import Denied, busy
from archipel.server.base.settings import load
from archipel.server.process.server_process import ServerProcess
from archipel.server.routes import dependencies, openapi
from archipel.server.routes.bodies import BodyCache
from archipel.server.routes.catalogue import CatalogueRoutes
from archipel.server.routes.dependencies import AppRequest, refusal_of
from archipel.server.routes.guard import REFUSAL, Guard, internal_error
from archipel.server.routes.health import healthz, readyz
from archipel.server.routes.lessons import LessonRoutes
from archipel.server.routes.me import MeRoutes
from archipel.server.routes.moderation import ModerationRoutes
from archipel.server.routes.page import page, page_version
from archipel.server.routes.play import socket
from archipel.server.routes.prints import PrintRoutes
from archipel.server.routes.refusals import refusal_body, report, retry_headers
from archipel.server.routes.rules import RuleRoutes
from archipel.server.routes.tables import TableRoutes
from archipel.server.transport.stopping import exit_soon
from archipel.server.transport.uvicorn_options import tune_runtime

LARGEST_BODY = 16_384
COMPRESSION = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=5, exclude_opt_key="skip_compression")
CONTROLLERS = (CatalogueRoutes, LessonRoutes, RuleRoutes, PrintRoutes, MeRoutes, TableRoutes, ModerationRoutes)
ONLY_A_SOCKET = {"allow": "websocket"}  # Litestar's headers for a path that has no HTTP method
log = logging.getLogger("archipel.server")


def create() -> ASGIApp:
    """The application with the settings of the environment, as a worker process runs it."""
    settings = load()
    logs.set_up(settings)
    process = ServerProcess(settings)
    return application(process, tune_runtime, lambda: exit_soon(lambda: process.is_closed))


def nothing() -> None:
    """Stand in for a callback that is not needed."""


def application(
    process: ServerProcess, when_open: Callable[[], None] = nothing, when_closing: Callable[[], None] = nothing
) -> ASGIApp:
    """The application of a process; it calls `when_open` when it is ready and `when_closing` before it stops."""
    return Guard(_litestar(process, when_open, when_closing), process, page_version())


def _litestar(process: ServerProcess, when_open: Callable[[], None], when_closing: Callable[[], None]) -> Litestar:
    bodies = BodyCache()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await process.open()
        when_open()
        log.info("Server started", extra={"version": __version__})
        try:
            yield
        finally:
            when_closing()
            await process.close()
            bodies.close()
            log.info("Server stopped")

    router = Router(
        path=process.settings.base_path or "/",
        route_handlers=[*CONTROLLERS, socket, healthz, readyz, *page()],
        dependencies={
            "process": Provide(dependencies.the_process, sync_to_thread=False),
            "person": Provide(dependencies.the_person),
            "member": Provide(dependencies.the_member, sync_to_thread=False),
            "guest": Provide(dependencies.the_guest, sync_to_thread=False),
        },
    )
    router.register(openapi.publish(router))
    app = Litestar(
        route_handlers=[router],
        lifespan=[lifespan],
        exception_handlers={Exception: error_response},
        after_exception=[remember_refusal],
        openapi_config=None,  # we publish our own
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        compression_config=COMPRESSION,
        debug=False,
    )
    app.state.process, app.state.bodies = process, bodies
    return app


# --- errors -------------------------------------------------------------------------------------------------------


def denial(error: Exception, scope: Scope) -> Denied:
    """The refusal for an error."""
    if isinstance(error, Denied):
        return error
    if isinstance(error, ArchipelError) and not isinstance(error, BadLesson):
        return busy()
    if isinstance(error, HTTPException) and error.status_code < 500:
        return refusal_of(error)
    return Denied("not-understood", 400) if is_unreadable(error) else internal_error(scope, error)


def is_unreadable(error: Exception) -> bool:
    """Tell whether the body cannot be decoded: it is not UTF-8 or nested too deeply."""
    frames = [frame.f_code for frame, _ in traceback.walk_tb(error.__traceback__)]
    return isinstance(error, UnicodeError | RecursionError) and decode_json.__code__ in frames


def error_response(request: AppRequest, error: Exception) -> Response[bytes]:
    """The response to an error, with a sentence for people."""
    denied, headers = denial(error, request.scope), getattr(error, "headers", None) or {}
    if headers == ONLY_A_SOCKET:
        denied, headers = Denied("not-found", 404), {}
    process: ServerProcess = request.app.state.process
    report(process.metrics, denied)
    media_type, body = refusal_body(request.scope, denied, process.settings.base_path + "/")
    return Response(
        body, status_code=denied.status, media_type=media_type, headers={**headers, **retry_headers(denied)}
    )


async def remember_refusal(error: Exception, scope: Scope) -> None:
    """Remember why a socket is closed, for the guard, which answers the handshake."""
    if scope["type"] != ScopeType.WEBSOCKET or isinstance(error, OSError | WebSocketException):
        return
    is_unknown_path = type(error) is ClientException and isinstance(error.__cause__, KeyError)
    scope["state"][REFUSAL] = Denied("not-found", 404) if is_unknown_path else denial(error, scope)
