"""The socket of a player of either server: with picows, which costs the driver least, or with websockets, for tests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

import websockets
from websockets.asyncio.client import connect as connect_plainly

from bench.server.player import Player

try:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
except ImportError:  # part of the bench extra only
    ws_connect = None  # type: ignore[assignment]

HAS_PICOWS = ws_connect is not None
PATIENCE = 20.0
FAILURES: tuple[type[BaseException], ...] = (OSError, TimeoutError, websockets.WebSocketException)


class Wire(Protocol):
    """A connection of a player."""

    gone: asyncio.Event

    async def close(self) -> None: ...


class Talker(Protocol):
    """Somebody who takes frames, and sends them while connected."""

    send: Callable[[bytes], None] | None

    def receive(self, frame: memoryview | bytes) -> None: ...


async def plug(player: Player, address: str, cookie: str) -> Wire:
    """Connect a player, or raise one of `FAILURES`."""
    changes = "" if player.keeps else "&changes=true"
    url = f"{address}/api/tables/{player.table}/socket?since={player.seen}&lang=en{changes}"
    return await connect(player, url, cookie)


async def connect(talker: Talker, url: str, cookie: str) -> Wire:
    """Connect to a socket, or raise one of `FAILURES`."""
    return await (_picows(talker, url, cookie) if HAS_PICOWS else _websockets(talker, url, cookie))


# --- picows -------------------------------------------------------------------------------------------------------

if HAS_PICOWS:

    class Listener(WSListener):
        """Passes incoming frames on."""

        def __init__(self, talker: Talker) -> None:
            super().__init__()
            self.gone = asyncio.Event()
            self._talker = talker

        def on_ws_connected(self, transport: WSTransport) -> None:
            self._transport = transport
            self._talker.send = self._send

        def _send(self, message: bytes) -> None:
            self._transport.send(WSMsgType.TEXT, message)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                self._talker.receive(frame.get_payload_as_memoryview())
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()

        def on_ws_disconnected(self, _: WSTransport) -> None:
            if self._talker.send == self._send:
                self._talker.send = None
            self.gone.set()

        async def close(self) -> None:
            self._transport.send_close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.gone.wait(), PATIENCE)
            self._transport.disconnect()


async def _picows(talker: Talker, url: str, cookie: str) -> Wire:
    from picows import WSError

    try:
        _, listener = await ws_connect(lambda: Listener(talker), url, extra_headers={"Cookie": cookie})
    except (WSError, RuntimeError) as error:  # uvloop raises the latter if the connection breaks early
        raise ConnectionError(str(error)) from error
    if listener is None:
        raise ConnectionError("the server closed the connection during the handshake")
    wire: Any = listener
    return wire  # type: ignore[no-any-return]


# --- websockets ---------------------------------------------------------------------------------------------------


class Plain:
    """The same with a task of its own."""

    def __init__(self, talker: Talker, connection: Any) -> None:
        self.gone = asyncio.Event()
        self._talker, self._connection = talker, connection
        self._sending: set[asyncio.Task[None]] = set()
        talker.send = self._send
        self._task = asyncio.ensure_future(self._listen())

    def _send(self, message: bytes) -> None:
        task = asyncio.ensure_future(self._deliver(message.decode()))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, text: str) -> None:
        with contextlib.suppress(*FAILURES):
            await self._connection.send(text)

    async def _listen(self) -> None:
        with contextlib.suppress(*FAILURES):
            async for message in self._connection:
                self._talker.receive(message.encode())
        if self._talker.send == self._send:
            self._talker.send = None
        self.gone.set()

    async def close(self) -> None:
        await self._connection.close()
        await self._task


async def _websockets(talker: Talker, url: str, cookie: str) -> Wire:
    connection = await connect_plainly(
        url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, compression=None, proxy=None
    )
    return Plain(talker, connection)
