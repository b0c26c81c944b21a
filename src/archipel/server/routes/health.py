"""Health checks. The metrics have a port of their own."""

from __future__ import annotations

from litestar import Response, get

from archipel.server.routes.dependencies import TheProcess
from archipel.server.wire_types.api import Preparation


@get("/healthz", media_type="text/plain", summary="Whether this process is alive")
async def healthz() -> str:
    return "alive\n"


@get(
    "/readyz",
    media_type="text/plain",
    summary="Whether this process can serve every table: its database stores a value, and all games are compiled",
)
async def readyz(process: TheProcess) -> Response[str]:
    problem = await process.readiness.problem()
    unready = [_line(one) for one in process.games.preparations if one.state in ("compiling", "waiting")]
    text = f"{problem}\n" if problem else "".join(unready)
    is_draining = process.orders.notice.draining  # still ready: players have to be able to come back
    well = "draining\n" if is_draining else "ready\n"
    return Response(text or well, status_code=503 if text else 200, media_type="text/plain")


def _line(preparation: Preparation) -> str:
    return f"{preparation.game}: {preparation.share:.0%} compiled, about {preparation.seconds} s left\n"
