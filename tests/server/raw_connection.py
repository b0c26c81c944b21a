"""Raw connections, to send what no browser would send."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import struct
from collections.abc import Callable, Iterator

from tests.server.serving import PATIENCE, Served, play_on, until

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
HELLO = b'{"type": "ping"}'
HEADERS = (
    "Host: 127.0.0.1",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version: 13",
)


def frame(opcode: int, payload: bytes = b"", *, last: bool = True, size: int | None = None) -> bytes:
    """A frame as a client sends it; `size` is the size it claims."""
    size = len(payload) if size is None else size
    head = bytes([opcode | (0x80 if last else 0)])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += struct.pack("!BH", 0x80 | 126, size)
    else:
        head += struct.pack("!BQ", 0x80 | 127, size)
    return head + bytes(4) + payload  # a mask of zeros


class RawConnection:
    """A connection that can send any bytes."""

    def __init__(self, served: Served, *, window: int = 0) -> None:
        self.socket = socket.socket()
        if window:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", served.settings.port))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def try_to_send(self, data: bytes) -> bool:
        """Send, and tell whether the server still accepts data."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def ask(self, path: str, *headers: str, method: str = "GET") -> None:
        self.send("\r\n".join([f"{method} {path} HTTP/1.1", *headers, "", ""]).encode("latin-1"))

    def shake_hands(self, table: str, *headers: str) -> None:
        self.ask(f"/api/tables/{table}/socket", *HEADERS, *headers)
        assert self.read_until(b"\r\n\r\n").startswith(b"HTTP/1.1 101")

    def status(self) -> int:
        """The status of the response."""
        return int(self.read_until(b"\r\n").split()[1])

    def read_until(self, end: bytes) -> bytes:
        data = b""
        while end not in data:
            piece = self.socket.recv(1)
            assert piece, f"the server closed the connection after {data!r}"
            data += piece
        return data

    def read_all(self) -> bytes:
        """Read until the server closes the connection."""
        data = b""
        with contextlib.suppress(ConnectionError):
            while piece := self.socket.recv(65_536):
                data += piece
        return data

    def close_code(self) -> int:
        """The code with which the server closes the WebSocket."""
        data = self.read_all()
        while data:
            opcode, size = data[0] & 0xF, data[1]
            start, size = (4, struct.unpack("!H", data[2:4])[0]) if size == 126 else (2, size)
            if opcode == CLOSE:
                return int(struct.unpack("!H", data[start : start + 2])[0])
            data = data[start + size :]
        return 1006

    def until_gone(self) -> None:
        """Wait until the server no longer accepts data."""
        until(lambda: not self.try_to_send(b"\0"))


@contextlib.contextmanager
def raw_connection(served: Served, *, window: int = 0) -> Iterator[RawConnection]:
    connection = RawConnection(served, window=window)
    try:
        yield connection
    finally:
        connection.socket.close()


class LoggedErrors(logging.Handler):
    """A handler that collects logged errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(self.format(record))


@contextlib.contextmanager
def undisturbed(served: Served) -> Iterator[None]:
    """Let two people play at another table meanwhile; expect no logged error and no connection left behind."""
    gc.freeze()  # the collection below then looks at new objects only; it brings errors of lost tasks to light
    with logged_errors() as logged:
        with served.visitor("Ana") as ana, served.visitor("Bo") as bo, served.table("mahe", ana, bo).tabs() as tabs:
            play_on(tabs, 3)
            yield
            play_on(tabs, 5)
            until(lambda: served.process.sockets.total == len(tabs))
        gc.collect()
        gc.unfreeze()
    assert logged.errors == []


@contextlib.contextmanager
def logged_errors() -> Iterator[LoggedErrors]:
    logged = LoggedErrors()
    logging.getLogger().addHandler(logged)
    try:
        yield logged
    finally:
        logging.getLogger().removeHandler(logged)


def at_work(served: Served) -> int:
    """The number of tasks that the server runs for requests and sockets."""
    return len(served._server.server_state.tasks)


def do_there(served: Served, thing: Callable[[], None]) -> None:
    """Call this on the server's event loop."""
    sweeper = served.process.scheduler._sweeper
    assert sweeper is not None
    sweeper.get_loop().call_soon_threadsafe(thing)
