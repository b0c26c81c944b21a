"""Limits of connections: by address, by person and in all; clients that do not read are disconnected."""

from __future__ import annotations

import contextlib
import logging
import resource
from collections.abc import Iterator

import pytest

from archipel.server.base.addresses import network_of, trusted
from archipel.server.rooms.client import OUTBOX_BYTES, OUTBOX_LIMIT, TRY_LATER, Client
from archipel.server.transport import gate
from archipel.server.transport.http_connection import HttpConnection
from tests.server.raw_connection import RawConnection, raw_connection
from tests.server.serving import Served, settings_for, until


@contextlib.contextmanager
def many(server: Served, count: int) -> Iterator[list[RawConnection]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(raw_connection(server)) for _ in range(count)]


def test_one_address_has_a_limit_of_connections(sqlite_database, caplog):
    limits = {"connections_per_address": 3, "trusted_proxies": ""}
    with Served(settings_for(sqlite_database, **limits)) as server:
        with many(server, 3):
            until(lambda: server.process.gate.total == 3)
            with raw_connection(server) as fourth:
                assert fourth.read_all().startswith(b"HTTP/1.1 503")
            assert "Connection refused" in caplog.messages
        until(lambda: server.process.gate.total == 0)
        refused = 'archipel_refused_connections_total{reason="too-many-from-one-address"}'
        assert server.metrics()[refused] == 1
        with server.visitor() as ana:
            assert ana.get("/healthz") == "alive\n"


def test_a_proxy_may_have_more_connections_but_not_more_than_all(sqlite_database):
    limits = {"connections_per_address": 1, "connections_in_all": 4}
    with Served(settings_for(sqlite_database, **limits)) as server, many(server, 4):
        until(lambda: server.process.gate.total == 4)
        with raw_connection(server) as fifth:
            assert fifth.read_all().startswith(b"HTTP/1.1 503")
        assert server.metrics()['archipel_refused_connections_total{reason="server-full"}'] == 1


def test_a_socket_counts_once_and_until_it_ends(sqlite_server):
    with sqlite_server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
        until(lambda: sqlite_server.process.gate.total <= 1)
        before = sqlite_server.process.gate.total
        with ana.at(table) as tab:
            tab.next("table")
            assert sqlite_server.process.gate.total == before + 1
        until(lambda: sqlite_server.process.gate.total <= before)


def test_there_are_always_open_files_left_for_the_database(monkeypatch):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (300, 300))
    assert [gate.most_connections(wanted) for wanted in (0, 50, 10_000)] == [220, 50, 220]


def test_one_address_never_has_all_connections(monkeypatch, sqlite_database):
    monkeypatch.setattr(gate, "most_connections", lambda _: 8)
    with Served(settings_for(sqlite_database, trusted_proxies="")) as server, many(server, 2):
        until(lambda: server.process.gate.total == 2)
        with raw_connection(server) as third:
            assert third.read_all().startswith(b"HTTP/1.1 503")


def test_one_person_has_a_limit_of_sockets(sqlite_database):
    with Served(settings_for(sqlite_database, sockets_per_person=2)) as server, server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
        with ana.at(table), ana.at(table), ana.at(table) as third:
            assert third.next("refused")["reason"] == "too-often"
            assert third.closed() == TRY_LATER
            with server.visitor("Bo") as bo, bo.at(table) as other:
                assert other.next("table")
        until(lambda: server.process.sockets_of.total == 0)


def test_one_address_has_a_limit_of_requests_at_a_time(sqlite_database):
    with Served(settings_for(sqlite_database, connections_per_address=1)) as server, server.visitor() as ana:
        assert server.process.requests.take("127.0.0.1")
        assert ana.http.get("/api/welcome").status_code == 429
        server.process.requests.give_back("127.0.0.1")
        assert ana.http.get("/api/welcome").status_code == 200


# --- clients that do not read -------------------------------------------------------------------------------------


def test_a_client_that_never_reads_its_response_is_disconnected(sqlite_database, monkeypatch, caplog):
    monkeypatch.setattr(HttpConnection, "read_every", 0.2)
    with Served(settings_for(sqlite_database)) as server, raw_connection(server, window=2048) as connection:
        until(lambda: server.process.gate.total == 1)
        for _ in range(200):
            connection.try_to_send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        until(lambda: server.process.gate.total == 0)
        assert server.metrics()['archipel_cut_connections_total{reason="slow-reader"}'] == 1
    assert "Connection closed by the server" in caplog.messages


def test_a_client_that_reads_slowly_gets_everything(sqlite_database, monkeypatch):
    monkeypatch.setattr(HttpConnection, "read_every", 0.5)
    monkeypatch.setattr("archipel.server.transport.http_connection.LEAST_READ", 1)
    with Served(settings_for(sqlite_database)) as server, raw_connection(server, window=2048) as connection:
        connection.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        with server.visitor() as ana:
            whole = ana.http.get("/api/openapi.json", headers={"Accept-Encoding": "identity"}).content
        assert connection.read_all().endswith(whole)


def test_an_outbox_is_bounded_in_bytes_and_in_number():
    few, large = Client(None, "en"), Client(None, "en")
    for _ in range(OUTBOX_LIMIT):
        few.send(b"x")
    for _ in range(2):
        large.send(bytes(OUTBOX_BYTES // 2))
    assert (few.is_disconnected, large.is_disconnected) == (False, False)
    few.send(b"x"), large.send(b"x")
    assert (few.close_code, large.close_code) == (TRY_LATER, TRY_LATER)
    assert few.is_slow
    assert large.is_slow


def test_one_large_message_may_be_sent_to_a_new_client():
    client = Client(None, "en")
    client.send(bytes(2 * OUTBOX_BYTES))
    assert not client.is_disconnected


@pytest.mark.own_server
def test_a_slow_reader_finds_the_close_code_and_is_counted(sqlite_server, caplog):
    caplog.set_level(logging.WARNING)
    with sqlite_server.visitor("Ana") as ana, raw_connection(sqlite_server, window=65_536) as connection:
        table = ana.post("/api/tables", game="mahe")["id"]
        connection.shake_hands(table)
        until(lambda: len(clients(sqlite_server, table)) == 1)
        flood(sqlite_server, table)
        until(lambda: not clients(sqlite_server, table))
        assert connection.read_all()[-4:] == b"\x88\x02\x03\xf5"  # the frame that closes with 1013
        until(lambda: sqlite_server.metrics().get('archipel_cut_connections_total{reason="slow-reader"}') == 1)


def clients(server: Served, table: str) -> set[Client]:
    return server.process.registry.rooms[table].broadcast.clients


def flood(server: Served, table: str) -> None:
    """Send far more than the buffers of the system hold."""

    def send() -> None:
        for client in clients(server, table):
            for _ in range(100):
                client.send(b'"' + b"x" * 100_000 + b'"')

    server.process.scheduler._sweeper.get_loop().call_soon_threadsafe(send)  # type: ignore[union-attr] # it runs


# --- addresses ----------------------------------------------------------------------------------------------------


def test_a_household_is_one_address():
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("x" * 100) == "x" * 64


def test_proxies_are_addresses_or_networks():
    assert [trusted("10.0.0.0/8, ::1")(host) for host in ("10.1.2.3", "::1", "11.0.0.1", "", "unix")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert trusted("*")("anything")
    assert not trusted("")("127.0.0.1")
