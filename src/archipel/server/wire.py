"""Connections as uvicorn holds them, bounded where it leaves them unbounded.

Whoever never finishes a request, never reads what is sent, or sends what no browser would, holds nothing for long.
"""

from __future__ import annotations

import asyncio
import binascii
from collections import deque
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from archipel.server.guard import HEADERS, NO_STORE
from archipel.server.limits import Limit

ASK_WITHIN = 20.0  # seconds from the first sign of a request to its last
LINGER = 5.0  # seconds that a socket which was closed has to hang up
MOST_HEADERS = 100
LONGEST_HEADER = 8_000  # bytes; a handshake with longer ones cannot be read
MOST_FRAGMENTS = 32  # of one message
MOST_WAITING = 256  # messages that were sent before the first of them was heeded
MOST_UNREAD = 65_536  # bytes of answers to pings
PINGS = 60  # that a socket may send in a minute; browsers send none


class Http(H11Protocol):
    """A connection for requests: each has to be complete in time."""

    ask_within = ASK_WITHIN
    _too_late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._be_content()

    def _watch(self) -> None:
        """Start the clock with a request, and stop it when nothing is missing."""
        is_asking = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.transport.get_protocol() is self
        if not is_asking:
            self._be_content()
        elif self._too_late is None:
            self._too_late = self.loop.call_later(self.ask_within, self.transport.abort)

    def _be_content(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None

    def _should_upgrade(self) -> bool:
        """What is no handshake is answered like any other request."""
        return self._is_handshake() and super()._should_upgrade()

    def _is_handshake(self) -> bool:
        given = dict(self.headers)
        return (
            self.scope["method"] == "GET"
            and not {b"content-length", b"transfer-encoding"} & set(given)
            and given.get(b"sec-websocket-version") == b"13"
            and _is_key([value for name, value in self.headers if name == b"sec-websocket-key"])
            and len(self.headers) <= MOST_HEADERS
            and max(len(name) + len(value) for name, value in self.headers) < LONGEST_HEADER
            and len(self.scope["raw_path"]) + len(self.scope["query_string"]) < LONGEST_HEADER
        )

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is answered in one line, unless an answer is under way."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-type", b"text/plain"), (b"connection", b"close"), *HEADERS, NO_STORE]
            for event in (h11.Response(status_code=400, headers=headers), h11.Data(msg.encode()), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever is still at work on a request answers nobody
            self.cycle.message_event.set()
        self.transport.close()


def _is_key(keys: list[bytes]) -> bool:
    """One key, of sixteen bytes."""
    try:
        return [len(binascii.a2b_base64(key, strict_mode=True)) for key in keys] == [16]
    except binascii.Error:
        return False


LINE = "archipel.line"  # an extension of a socket's scope: the connection itself


class Inbox:
    """What the other side has sent and nobody has heeded yet; after nothing, nothing more will come.

    It takes the place of uvicorn's queue, and spares each message the way through the layers above.
    """

    def __init__(self, when_empty: Callable[[], None]) -> None:
        self._waiting: deque[str | None] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._when_empty = when_empty

    def put_nowait(self, event: Any) -> None:
        """What uvicorn has to say: a message, or that this is the end."""
        self._waiting.append(event.get("text"))
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def qsize(self) -> int:
        return len(self._waiting)

    async def next(self) -> str | None:
        """The next message, for the one task that reads."""
        if not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        text = self._waiting.popleft()
        if not self._waiting:
            self._when_empty()
        return text


class Socket(WebSocketsSansIOProtocol):
    """A connection for messages: of text, in few pieces, and not too many at once."""

    _is_over = False
    _pings: Limit | None = None  # most never need it
    _unsent = b""  # what is said in this turn of the loop

    def data_received(self, data: bytes) -> None:
        if not self._is_over:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment] # nobody below cares

    def listen(self) -> Inbox:
        """From now on messages come here, those that have come already first."""
        before, inbox = self.queue, Inbox(self._read_on)
        self.queue = inbox  # type: ignore[assignment] # as far as it is used
        while not before.empty():
            inbox.put_nowait(before.get_nowait())
        self._read_on()
        return inbox

    def _read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, message: bytes) -> bool:
        """Send this without a task of its own, where the other side is ready to read; whether it is.

        It goes when all that is ready to run has run: what many are told at once wakes the other side once.
        """
        if not (self._is_open() and self.writable.is_set()):
            return False
        if not self._unsent:
            self.loop.call_soon(self._post)
        self._unsent += _framed(message)
        return True

    def _is_open(self) -> bool:
        is_over = self._is_over or self.close_sent or self.transport.is_closing()
        return self.handshake_complete and self.conn.state is State.OPEN and not is_over

    def _post(self) -> None:
        """Send what has been said; nothing may be said after a farewell."""
        unsent, self._unsent = self._unsent, b""
        if unsent and self._is_open():
            self.transport.write(unsent)

    # --- what is not heeded ---------------------------------------------------------------------------------------

    def handle_bytes(self, event: Frame) -> None:  # noqa: ARG002 # none of it is read
        self.hang_up(CloseCode.UNSUPPORTED_DATA)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.hang_up(CloseCode.POLICY_VIOLATION)

    def handle_ping(self) -> None:
        if self._pings is None:
            self._pings = Limit(PINGS, 60.0)
        if self._pings.allows("") and self.transport.get_write_buffer_size() < MOST_UNREAD:
            super().handle_ping()
        else:
            self.hang_up(CloseCode.POLICY_VIOLATION)

    def send_receive_event_to_app(self) -> None:
        if self._is_over:
            return
        text = _text(self.frames)
        if self.queue.qsize() >= MOST_WAITING:
            self.hang_up(CloseCode.POLICY_VIOLATION)
        elif text is None:
            self.hang_up(CloseCode.INVALID_DATA)
        elif not isinstance(self.queue, Inbox):
            super().send_receive_event_to_app()
        elif not self.close_sent:
            self._deliver(self.queue, text)

    def _deliver(self, inbox: Inbox, text: str) -> None:
        """Who sends more before the last message is heeded has to wait."""
        inbox.put_nowait({"text": text})
        if inbox.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """What is no frame, or too large; the library has said so already."""
        self.hang_up(self.conn.close_sent.code if self.conn.close_sent is not None else CloseCode.PROTOCOL_ERROR)

    # --- the end --------------------------------------------------------------------------------------------------

    def hang_up(self, code: int) -> None:
        """Say why, hear nothing more, and wait for the other side to hang up; but not for long."""
        if self._is_over or self.transport.is_closing():
            return
        self._post()
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
        self._post()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Who does not answer a ping would not read a farewell either."""
        self.close_sent = True
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """What the application says; a farewell does not wait for somebody who does not read."""
        if self._is_over:
            raise ClientDisconnected
        self._post()
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn forgets it, and would call it an error
        if self.close_timer is not None:
            self._abort_soon()


def _text(frames: list[bytes]) -> str | None:
    """The message that came in these pieces, if it is text."""
    try:
        return b"".join(frames).decode()
    except UnicodeDecodeError:
        return None


def _framed(message: bytes) -> bytes:
    """A message of text as it goes over the wire, in one piece [RFC 6455, 5.2]."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
