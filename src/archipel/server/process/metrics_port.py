"""Serves the metrics on a separate port, so that no proxy can show them to the public by mistake."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from archipel.server.base.metrics import CONTENT_TYPE
from archipel.server.base.settings import Settings

PATH = b"/metrics"
PATIENCE = 10.0  # seconds for a request and its response
log = logging.getLogger("archipel.server")


class MetricsPort:
    """Answers Prometheus. With several workers all listen on the port, and each knows the numbers of all."""

    def __init__(self, settings: Settings, text: Callable[[], bytes]) -> None:
        self._settings = settings
        self._text = text
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen, if a port is set. The games do not depend on it: if it is in use, the log says so."""
        settings = self._settings
        if not settings.metrics_port:
            return
        try:
            self._server = await asyncio.start_server(
                self._answer, settings.metrics_host, settings.metrics_port, reuse_port=settings.workers > 1
            )
        except OSError as error:
            log.error("Metrics are not available", extra={"why": str(error)})

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._response(head.split()[:2]))
                await writer.drain()
        writer.close()

    def _response(self, request: list[bytes]) -> bytes:
        if request != [b"GET", PATH]:
            return _message("404 Not Found", b"not found\n")
        return _message("200 OK", self._text())


def _message(status: str, body: bytes) -> bytes:
    head = f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE}\r\nContent-Length: {len(body)}\r\nConnection: close"
    return f"{head}\r\n\r\n".encode() + body
