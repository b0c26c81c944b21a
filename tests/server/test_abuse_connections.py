"""Clients that are too slow or send no HTTP are disconnected; people who play notice nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from archipel.server.transport import uvicorn_options as serving
from archipel.server.transport.http_connection import HttpConnection
from tests.server.raw_connection import HEADERS, HELLO, PONG, TEXT, at_work, frame, raw_connection
from tests.server.serving import Served, Visitor, settings_for, until


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for a second where it usually waits for twenty."""
    database = f"sqlite:///{tmp_path_factory.mktemp('abuse') / 'archipel.db'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serving, "PING_EVERY", 1.0)
        patch.setattr(HttpConnection, "request_within", 1.0)
        with Served(settings_for(database)) as server:
            yield server


# --- sockets ------------------------------------------------------------------------------------------------------


def test_disconnects_a_client_that_does_not_answer_pings(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        assert connection.close_code() == 1006


def test_disconnects_a_client_that_never_reads(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server, window=2048) as connection:
        connection.shake_hands(table)
        until(lambda: sqlite_server.process.sockets.total == 2)


def test_a_client_that_only_listens_may_stay(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        for _ in range(3):
            connection.read_until(b"\x89\x04")
            connection.send(frame(PONG, connection.socket.recv(4)))
        connection.send(frame(TEXT, HELLO))
        assert connection.read_until(b'"pong"')


# --- handshakes and requests --------------------------------------------------------------------------------------

SOME_KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
HANDSHAKES = {
    "no key": [line for line in HEADERS if "Key" not in line],
    "two keys": [*HEADERS, SOME_KEY],
    "a short key": [line.replace("AAAAAAAA", "A") for line in HEADERS],
    "a key of other signs": [line.replace("AAAA", "!!!!") for line in HEADERS],
    "an old version": [line.replace("13", "8") for line in HEADERS],
    "no host": HEADERS[1:],
    "another upgrade": [line.replace("websocket", "h2c") for line in HEADERS],
    "many headers": [*HEADERS, *(f"X-{n}: y" for n in range(300))],
    "a long header": [*HEADERS, f"Cookie: {'x' * 9000}"],
    "a very long header": [*HEADERS, f"Cookie: {'x' * 100_000}"],
    "no letters": [*HEADERS, "Cookie: \xff\xfe\xe9", "Origin: \xff"],
    "odd cookies": [*HEADERS, 'Cookie: archipel="\\777\\000"; =; ;;; archipel=..; archipel=a.b.c'],
    "odd languages": [*HEADERS, "Accept-Language: ,;q=,\xff,-"],
    "odd extensions": [*HEADERS, "Sec-WebSocket-Extensions: ;;==permessage-deflate; server_max_window_bits=99"],
    "odd protocols": [*HEADERS, "Sec-WebSocket-Protocol: ,,, x"],
    "a body": [*HEADERS, "Content-Length: 5"],
}


@pytest.mark.parametrize("name", HANDSHAKES)
def test_odd_handshakes_are_refused_or_taken_as_they_are(sqlite_server: Served, table: str, name: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.ask(f"/api/tables/{table}/socket", *HANDSHAKES[name])
        assert connection.status() in (101, 400, 403, 404, 415, 431)


@pytest.mark.parametrize("path", ["/api/tables/%00/socket", "/api/tables/%ff/socket", "/socket", "/%2e%2e", "/?%"])
def test_handshakes_that_lead_nowhere_are_refused(sqlite_server: Served, table: str, path: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.ask(path, *HEADERS)
        assert connection.status() in (101, 404)


GARBAGE = {
    "nothing": b"",
    "line ends": b"\r\n" * 5000,
    "zeros": bytes(100_000),
    "TLS": bytes.fromhex("16030100c8010000c40303") + b"x" * 200,
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no version": b"GET /\r\n\r\n",
    "no path": b"GET  HTTP/1.1\r\n\r\n",
    "a path of other signs": b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    "one endless line": b"A" * 1_000_000,
    "endless headers": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 100_000,
    "a header without a name": b"GET / HTTP/1.1\r\n: y\r\n\r\n",
    "less than nothing": b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "two lengths": b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "no piece": b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "an unknown wrapping": b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
}


@pytest.mark.parametrize("name", GARBAGE)
def test_anything_but_http_is_ignored(sqlite_server: Served, table: str, name: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.try_to_send(GARBAGE[name])
        assert connection.read_all()[:12] in (b"", b"HTTP/1.1 400", b"HTTP/1.1 405", b"HTTP/1.1 415", b"HTTP/1.1 501")


def test_anything_but_http_gets_a_response_with_security_headers(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.send(b"GARBAGE\r\n\r\n")
        assert b"default-src 'none'" in connection.read_all()


def test_nonsense_after_an_answer_ends_the_connection(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.send(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert connection.status() == 415
        connection.send(b"zz\r\n")
        connection.read_all()


HEAD = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize("begun", [b"", b"GET /healthz HTTP/1.1\r\nX-", HEAD + b"Content-Length: 999\r\n\r\n{"])
def test_disconnects_a_client_whose_request_never_ends(sqlite_server: Served, table: str, begun: bytes) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(raw_connection(sqlite_server)) for _ in range(50)]
        for connection in connections:
            connection.send(begun)
        for connection in connections:
            assert connection.read_all() == b""


def test_disconnects_a_client_that_sends_one_byte_at_a_time(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.send(b"GET /healthz HTTP/1.1\r\nX-Slow: ")
        connection.until_gone()


def test_a_request_that_is_not_complete_holds_no_task(sqlite_server: Served, table: str, eve: Visitor) -> None:
    with ExitStack() as stack:
        until(lambda: at_work(sqlite_server) == 2)
        for _ in range(100):
            stack.enter_context(raw_connection(sqlite_server)).send(b"GET /healthz HTTP/1.1\r\nX-")
        eve.get("/healthz")
        until(lambda: at_work(sqlite_server) == 2)


@pytest.mark.parametrize("size", [b"Content-Length: 1000000000000", b"Transfer-Encoding: chunked"])
def test_a_body_without_end_is_refused_at_its_beginning(sqlite_server: Served, table: str, size: bytes) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.send(HEAD + size + b"\r\n\r\n")
        connection.try_to_send(b"8000\r\n" + b" " * 0x8000)
        assert connection.status() == 413
        connection.until_gone()


def test_tables_that_are_not_there_are_not_kept_in_memory(sqlite_server: Served, table: str, eve: Visitor) -> None:
    for number in range(200):
        assert eve.http.get(f"/api/tables/none{number}").status_code == 404
    for number in range(50):
        with eve.at(f"none{number}") as tab:
            assert tab.next()["reason"] == "unknown-table"
            assert tab.closed() == 4403
    until(lambda: not any(id.startswith("none") for id in sqlite_server.process.registry.rooms))
