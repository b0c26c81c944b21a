"""Opens PostgreSQL connections without leaking any."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakSet

from archipel.server.store.sqlite_writer import WAIT_FOR_A_LOCK


class ConnectionDenied(ConnectionError):
    """The server was reached but refused the connection."""


class ConnectionOpener:
    """Opens connections, and closes those that are still open at the end.

    If the caller is cancelled, the attempt goes on and its connection is closed afterwards: asyncpg would leave it half
    open.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._opening: set[asyncio.Task[Any]] = set()
        self._opened: WeakSet[Any] = WeakSet()
        self._is_closed = False

    async def open(self) -> Any:
        """A new connection."""
        if self._is_closed:
            raise ConnectionError("the server is stopping")
        opening = asyncio.get_running_loop().create_task(self._open())
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            opening.add_done_callback(_end)
            raise

    async def _open(self) -> Any:
        """The driver parses the URL itself, so that everything PostgreSQL's own tools accept works."""
        import asyncpg  # only here: with SQLite nobody needs it

        try:
            connection = await asyncpg.connect(self._url, timeout=WAIT_FOR_A_LOCK)
        except TimeoutError:
            raise ConnectionError(f"no response within {WAIT_FOR_A_LOCK} seconds") from None
        except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise ConnectionDenied(str(error)) from error  # treat the driver's own errors like an unreachable server
        self._opened.add(connection)
        return connection

    async def close(self, within: float) -> None:
        """Open no more connections, wait a moment for those that are being opened, and cut them all."""
        self._is_closed = True
        if self._opening:
            await asyncio.wait(self._opening, timeout=within)
        for connection in self._opened:
            connection.terminate()
        await asyncio.sleep(0)  # a connection that is cut is closed in the next round of the loop


def _end(opening: asyncio.Task[Any]) -> None:
    if not opening.cancelled() and opening.exception() is None:
        opening.result().terminate()
