"""Health checks and metrics."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import literal, select

from archipel.core.errors import ArchipelError
from archipel.server.base.errors import Denied
from archipel.server.base.metrics import CONTENT_TYPE
from archipel.server.routes.dependencies import TheProcess
from archipel.server.wire_types.api import Preparation

ONE = select(literal(1))


@get("/healthz", media_type="text/plain", summary="Whether this process is alive")
async def healthz() -> str:
    return "alive\n"


@get(
    "/readyz",
    media_type="text/plain",
    summary="Whether this process can serve every table: its database responds, and all games are compiled",
)
async def readyz(process: TheProcess) -> Response[str]:
    try:
        await process.store.rows(ONE)
    except ArchipelError as error:
        return Response(f"{error}\n", status_code=503, media_type="text/plain")
    unready = [_line(one) for one in process.games.preparations if one.state in ("compiling", "waiting")]
    status, text = (503, "".join(unready)) if unready else (200, "ready\n")
    return Response(text, status_code=status, media_type="text/plain")


def _line(preparation: Preparation) -> str:
    return f"{preparation.game}: {preparation.share:.0%} compiled, about {preparation.seconds} s left\n"


@get("/metrics", media_type="text/plain", summary="Metrics for Prometheus", include_in_schema=False)
async def metrics(process: TheProcess) -> Response[bytes]:
    if not process.settings.metrics:
        raise Denied("not-found", 404)
    return Response(process.metrics.text(), media_type=CONTENT_TYPE)
