"""The socket of a player: with picows, which costs the driver least, or with websockets, for tests."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

import websockets
from websockets.asyncio.client import connect

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


async def plug(player: Player, address: str, cookie: str) -> Wire:
    """Connect a player, or raise one of `FAILURES`."""
    url = f"{address}/api/tables/{player.table}/socket?since={player.seen}&lang=en"
    return await (_picows(player, url, cookie) if HAS_PICOWS else _websockets(player, url, cookie))


# --- picows -------------------------------------------------------------------------------------------------------

if HAS_PICOWS:

    class Listener(WSListener):
        """Passes incoming frames to the player."""

        def __init__(self, player: Player) -> None:
            super().__init__()
            self.gone = asyncio.Event()
            self._player = player

        def on_ws_connected(self, transport: WSTransport) -> None:
            self._transport = transport
            self._player.send = self._send

        def _send(self, message: bytes) -> None:
            self._transport.send(WSMsgType.TEXT, message)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                self._player.receive(frame.get_payload_as_memoryview())
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()

        def on_ws_disconnected(self, _: WSTransport) -> None:
            if self._player.send == self._send:
                self._player.send = None
            self.gone.set()

        async def close(self) -> None:
            self._transport.send_close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.gone.wait(), PATIENCE)
            self._transport.disconnect()


async def _picows(player: Player, url: str, cookie: str) -> Wire:
    from picows import WSError

    try:
        _, listener = await ws_connect(lambda: Listener(player), url, extra_headers={"Cookie": cookie})
    except (WSError, RuntimeError) as error:  # uvloop raises the latter if the connection breaks early
        raise ConnectionError(str(error)) from error
    if listener is None:
        raise ConnectionError("the server closed the connection during the handshake")
    wire: Any = listener
    return wire  # type: ignore[no-any-return]


# --- websockets ---------------------------------------------------------------------------------------------------


class Plain:
    """The same with a task of its own."""

    def __init__(self, player: Player, connection: Any) -> None:
        self.gone = asyncio.Event()
        self._player, self._connection = player, connection
        self._sending: set[asyncio.Task[None]] = set()
        player.send = self._send
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
                self._player.receive(message.encode())
        if self._player.send == self._send:
            self._player.send = None
        self.gone.set()

    async def close(self) -> None:
        await self._connection.close()
        await self._task


async def _websockets(player: Player, url: str, cookie: str) -> Wire:
    connection = await connect(
        url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, compression=None, proxy=None
    )
    return Plain(player, connection)
