"""WebSocket connections with limits, and a short path for messages that bypasses the layers of ASGI."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from archipel.server.base.limits import RateLimit
from archipel.server.transport.gate import GATE, Gate

LINGER = 5.0  # seconds that the other side has to close a connection that we have closed
MOST_FRAGMENTS = 32  # of one message
MOST_WAITING = 256  # messages that have not been handled yet
MOST_UNREAD = 65_536  # bytes of pongs that the client has not read
MOST_UNSENT = 262_144  # bytes to send at the end of a turn; further messages wait where they are counted
PINGS = 60  # per minute; browsers send none
CONNECTION = "archipel.connection"  # an extension of the ASGI scope: the connection itself


class Inbox:
    """The received messages that have not been handled yet; None is the end of the connection.

    It replaces uvicorn's queue, so that messages skip the layers above.
    """

    def __init__(self, when_empty: Callable[[], None]) -> None:
        self._waiting: deque[str | None] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._when_empty = when_empty

    def put_nowait(self, event: Any) -> None:
        """Add an event of uvicorn: a message or the end."""
        self._waiting.append(event.get("text"))
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def qsize(self) -> int:
        return len(self._waiting)

    async def next(self) -> str | None:
        """Wait for the next message; only one task may read."""
        if not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        text = self._waiting.popleft()
        if not self._waiting:
            self._when_empty()
        return text


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that accepts only text messages, in few fragments, and not too many at once."""

    _is_over = False
    _pings: RateLimit | None = None  # made when the first ping arrives
    _unsent = b""  # frames to send at the end of this turn of the event loop

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        gate: Gate = self.app_state[GATE]
        gate.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if not self._is_over:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CONNECTION] = self  # type: ignore[assignment] # not a plain dictionary

    def open_inbox(self) -> Inbox:
        """Deliver all messages to a new inbox from now on, including those that have already arrived."""
        before, inbox = self.queue, Inbox(self._resume_reading)
        self.queue = inbox  # type: ignore[assignment] # has the methods that uvicorn uses
        while not before.empty():
            inbox.put_nowait(before.get_nowait())
        self._resume_reading()
        return inbox

    def _resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def try_send(self, message: bytes) -> bool:
        """Send a message without a task, if the connection is writable; returns whether it is.

        Messages are written together at the end of this turn of the event loop.
        """
        if not (self._is_open() and self.writable.is_set()) or len(self._unsent) > MOST_UNSENT:
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += _framed(message)
        return True

    def _is_open(self) -> bool:
        is_over = self._is_over or self.close_sent or self.transport.is_closing()
        return self.handshake_complete and self.conn.state is State.OPEN and not is_over

    def _flush(self) -> None:
        """Write the waiting frames, unless the connection has been closed."""
        unsent, self._unsent = self._unsent, b""
        if unsent and self._is_open():
            self.transport.write(unsent)

    # --- receiving ------------------------------------------------------------------------------------------------

    def handle_bytes(self, event: Frame) -> None:  # noqa: ARG002 # the content is ignored
        self.fail(CloseCode.UNSUPPORTED_DATA)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.fail(CloseCode.POLICY_VIOLATION)

    def handle_ping(self) -> None:
        if self._pings is None:
            self._pings = RateLimit(PINGS, 60.0)
        if self._pings.allows("") and self.transport.get_write_buffer_size() < MOST_UNREAD:
            super().handle_ping()
        else:
            self.fail(CloseCode.POLICY_VIOLATION)

    def send_receive_event_to_app(self) -> None:
        if self._is_over:
            return
        text = _text(self.frames)
        if self.queue.qsize() >= MOST_WAITING:
            self.fail(CloseCode.POLICY_VIOLATION)
        elif text is None:
            self.fail(CloseCode.INVALID_DATA)
        elif not isinstance(self.queue, Inbox):
            super().send_receive_event_to_app()
        elif not self.close_sent:
            self._deliver(self.queue, text)

    def _deliver(self, inbox: Inbox, text: str) -> None:
        """Add a message to the inbox, and stop reading while messages wait."""
        inbox.put_nowait({"text": text})
        if inbox.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """Close after an invalid or too large frame, with the code that the library has chosen."""
        self.fail(self.conn.close_sent.code if self.conn.close_sent is not None else CloseCode.PROTOCOL_ERROR)

    # --- closing --------------------------------------------------------------------------------------------------

    def fail(self, code: int) -> None:
        """Close the connection with this code, ignore further data, and abort it if the other side does not close."""
        if self._is_over or self.transport.is_closing():
            return
        self._flush()
        self._is_over = self.close_sent = True
        self.stop_keepalive()
        self.conn.fail(code)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.transport.resume_reading()
        self._abort_soon()

    def _abort_soon(self) -> None:
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Abort: a client that does not answer a ping would not read a close frame either."""
        self.close_sent = True
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send a message of the application; closing does not wait for a client that does not read.

        Such a client still finds the close code if it reads on within a few seconds.
        """
        if self._is_over:
            raise ClientDisconnected
        self._flush()
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.fail(message["code"])
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn forgets this and would report an error
        if self.close_timer is not None:
            self._abort_soon()


def _text(frames: list[bytes]) -> str | None:
    """The message in these fragments, or None if it is not UTF-8."""
    try:
        return b"".join(frames).decode()
    except UnicodeDecodeError:
        return None


def _framed(message: bytes) -> bytes:
    """A text message as one frame [RFC 6455, 5.2]."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
