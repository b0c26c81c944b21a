"""Health checks. The metrics have a port of their own."""

from __future__ import annotations

from litestar import Response, get

from archipel.server.routes.dependencies import TheProcess


@get("/healthz", media_type="text/plain", summary="Whether this process is alive")
async def healthz() -> str:
    return "alive\n"


@get(
    "/readyz",
    media_type="text/plain",
    summary="Whether this process is ready: its database stores a value and reads it back",
)
async def readyz(process: TheProcess) -> Response[str]:
    problem = await process.readiness.problem()
    return Response(f"{problem or 'ready'}\n", status_code=503 if problem else 200, media_type="text/plain")
