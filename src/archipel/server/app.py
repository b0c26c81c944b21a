"""The application: routes, who asks, errors as sentences, and what stands before it all."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from archipel import __version__
from archipel.core.errors import ArchipelError
from archipel.server import logs
from archipel.server.api import Problem
from archipel.server.errors import Denied, busy
from archipel.server.guard import Guard, language, problem
from archipel.server.house import House
from archipel.server.routes import asking
from archipel.server.routes.asking import Asking
from archipel.server.routes.health import healthz, metrics, readyz
from archipel.server.routes.me import Myself
from archipel.server.routes.play import socket
from archipel.server.routes.shelf import Shelf
from archipel.server.routes.tables import Tables
from archipel.server.settings import Settings, load

LARGEST_BODY = 16_384
log = logging.getLogger("archipel.server")


def create() -> ASGIApp:
    """The application of this environment: what a worker process runs."""
    settings = load()
    logs.set_up(settings)
    return application(House(settings))


def application(house: House) -> ASGIApp:
    """The application of a house."""
    return Guard(_litestar(house), house)


def _litestar(house: House) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        log.info("serving", extra={"version": __version__})
        try:
            yield
        finally:
            await house.close()
            log.info("stopped")

    router = Router(
        path=house.settings.base_path or "/",
        route_handlers=[Shelf, Myself, Tables, socket, healthz, readyz, metrics],
    )
    app = Litestar(
        route_handlers=[router],
        dependencies={
            "house": Provide(asking.the_house, sync_to_thread=False),
            "person": Provide(asking.the_person),
            "guest": Provide(asking.the_guest),
        },
        lifespan=[lifespan],
        exception_handlers={ArchipelError: explain, HTTPException: explain_http, Exception: apologise},
        openapi_config=_openapi(house.settings),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        debug=False,
    )
    app.state.house = house
    return app


def _openapi(settings: Settings) -> OpenAPIConfig:
    """Published as JSON; a page to look at it would fetch its scripts from elsewhere."""
    return OpenAPIConfig(
        title="Archipel", version=__version__, path=f"{settings.base_path}/api", render_plugins=[JsonRenderPlugin()]
    )


# --- errors -------------------------------------------------------------------------------------------------------


def _response(found: Problem) -> Response[Problem]:
    return Response(found, status_code=found.status, media_type="application/json")


def explain(request: Asking, error: ArchipelError) -> Response[Problem]:
    """What is refused is told in a sentence."""
    return _response(problem(error if isinstance(error, Denied) else busy(), language(request.scope)))


REASONS = {400: "not-understood", 404: "not-found", 405: "not-found", 413: "too-large", 415: "not-understood"}


def explain_http(request: Asking, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in the same form."""
    denied = Denied(REASONS.get(error.status_code, "not-understood"), error.status_code)
    return _response(problem(denied, language(request.scope)))


def apologise(request: Asking, error: Exception) -> Response[Problem]:
    """A mistake of ours: it is logged whole, and the client is told nothing of it but that."""
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return _response(problem(Denied("mistake", 500), language(request.scope)))
