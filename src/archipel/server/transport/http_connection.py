"""HTTP connections with a time limit for requests and strict checks of a WebSocket handshake."""

from __future__ import annotations

import asyncio
import binascii

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from archipel.server.transport.gate import GATE, Gate
from archipel.server.transport.security_headers import HEADERS, NO_STORE

REQUEST_WITHIN = 20.0  # seconds from the first byte of a request to its last
READ_EVERY = 10.0  # seconds between two looks at whether the client reads its response
LEAST_READ = 10_000  # bytes of a response that a client reads in that time, if so much is left
MOST_HEADERS = 100
LONGEST_HEADER = 8_000  # bytes; a handshake with longer ones cannot be parsed
HANDOVER = "archipel.handover"  # in the state of the application, if there are several workers


class HttpConnection(H11Protocol):
    """A connection that is closed if a request is not complete in time, or if its response is not read."""

    request_within = REQUEST_WITHIN
    read_every = READ_EVERY
    _timeout: asyncio.TimerHandle | None = None
    _look: asyncio.TimerHandle | None = None
    _unread = 0  # bytes of the response that waited when we last looked

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self._gate: Gate = self.app_state[GATE]
        if self._gate.admit(transport):
            transport.write(b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\n\r\n")
            transport.close()
            return
        self._update_timeout()
        self._look = self.loop.call_later(self.read_every, self._check_reading)

    def _check_reading(self) -> None:
        """Abort the connection if the client does not read its response: the unread part has to shrink."""
        if self.transport.get_protocol() is not self:
            return
        unread = self.transport.get_write_buffer_size()
        if self._unread and unread > self._unread - LEAST_READ and unread:
            self._gate.report_cut("slow-reader")
            self.transport.abort()
            return
        self._unread = unread
        self._look = self.loop.call_later(self.read_every, self._check_reading)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gate.leave(self.transport)
        self._cancel_timeout()
        if self._look is not None:
            self._look.cancel()

    def _update_timeout(self) -> None:
        """Start the timeout when a request begins, and cancel it when the request is complete."""
        is_incomplete = self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.transport.get_protocol() is self
        if not is_incomplete:
            self._cancel_timeout()
        elif self._timeout is None:
            self._timeout = self.loop.call_later(self.request_within, self.transport.abort)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _should_upgrade(self) -> bool:
        """Upgrade only valid handshakes; anything else is handled like any other request."""
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

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection to the worker that the table belongs to, or go on with it here."""
        handover = self.app_state.get(HANDOVER)
        if handover is None or not handover.pass_on(event.target, self._request(event), self.transport):
            super().handle_websocket_upgrade(event)

    def _request(self, event: h11.Request) -> bytes:
        """The bytes of a request without a body."""
        lines = [b"%b %b HTTP/1.1" % (event.method, event.target)]
        lines += [b"%b: %b" % (name, value) for name, value in self.headers]
        return b"\r\n".join([*lines, b"", b""])

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request with one line, unless a response has already begun."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-type", b"text/plain"), (b"connection", b"close"), *HEADERS, NO_STORE]
            for event in (h11.Response(status_code=400, headers=headers), h11.Data(msg.encode()), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:
            self.cycle.disconnected = True  # the handler of an earlier request has nobody to answer
            self.cycle.message_event.set()
        self.transport.close()


def _is_key(keys: list[bytes]) -> bool:
    """Tell whether there is exactly one key, of sixteen bytes."""
    try:
        return [len(binascii.a2b_base64(key, strict_mode=True)) for key in keys] == [16]
    except binascii.Error:
        return False
