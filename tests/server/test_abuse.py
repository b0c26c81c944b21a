"""Clients that misbehave on their socket are disconnected; two people at another table notice nothing."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from archipel.server.rooms.client import Client
from tests.server.party import caught_up
from tests.server.raw_connection import (
    BINARY,
    CONTINUED,
    HELLO,
    PING,
    TEXT,
    do_there,
    frame,
    raw_connection,
)
from tests.server.serving import PATIENCE, Served, Visitor, settings_for, until

GOING, PROTOCOL, UNSUPPORTED, INVALID, POLICY, TOO_LARGE = 1001, 1002, 1003, 1007, 1008, 1009


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(settings_for(f"sqlite:///{tmp_path_factory.mktemp('abuse') / 'archipel.db'}")) as server:
        yield server


# --- messages -----------------------------------------------------------------------------------------------------

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    '"ping"',
    "{}",
    '{"type": "sink"}',
    '{"type": 7}',
    '{"type": null}',
    '{"type": "ping", "number": "1"}',
    '{"type": "ping", "number": -1}',
    '{"type": "ping", "number": 1e400}',
    '{"type": "ping", "number": ' + "9" * 4000 + "}",
    '{"type": "ping", "number": NaN}',
    '{"type": "ping", "who": "eve"}',
    '{"type": "ping"} {"type": "ping"}',
    '{"type": "answer", "ply": 1}',
    '{"type": "answer", "ply": 1, "answer": ["roll"]}',
    '{"type": "answer", "ply": 1, "answer": "' + "x" * 3000 + '"}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "say", "text": "a\x00b"}',
    "[" * 4000,
    '{"a": ' * 600,
    '{"x": ' + "[" * 2000 + "]" * 2000 + ', "type": "ping"}',
]


@pytest.mark.parametrize("at_once", [1, 8])
def test_messages_without_sense_are_refused_one_by_one(
    sqlite_server: Served, table: str, eve: Visitor, at_once: int
) -> None:
    for start in range(0, len(NONSENSE), at_once):
        with eve.at(table) as tab:
            for message in NONSENSE[start : start + at_once]:
                tab.socket.send(message)
                assert tab.next("refused")["reason"] == "not-understood"
            tab.say(type="ping", number=7)
            assert tab.next("pong")["number"] == 7


@pytest.mark.parametrize(
    "answer", ["\x00", "\x7f", "roll\x00", "’", "🐢" * 20, "roll " * 20, "roll 999999999999999999"]
)
def test_answers_with_odd_signs_are_refused(sqlite_server: Served, table: str, eve: Visitor, answer: str) -> None:
    with sqlite_server.visitor("Mo") as mo:
        game = sqlite_server.table("mahe", eve, mo)
        with eve.at(game.id) as tab:
            for kind in ("answer", "why"):
                tab.say(type=kind, answer=answer, **({"ply": tab.state()["ply"]} if kind == "answer" else {}))
                assert tab.next("refused")["to"] == kind


def test_chat_with_a_nul_in_it_is_stored_without(sqlite_server: Served, table: str, eve: Visitor) -> None:
    eve.put("/api/me", name="Eve")
    with eve.at(table) as tab:
        tab.say(type="say", text="a\x00b")
        assert tab.next("chat")["lines"][0]["text"] == "a b"


def test_disconnects_a_client_that_sends_only_nonsense(sqlite_server: Served, table: str, eve: Visitor) -> None:
    with eve.at(table) as tab:
        with suppress(ConnectionClosed):  # perhaps before all of it is sent
            for _ in range(40):
                tab.socket.send("nonsense")
        assert tab.closed() in (GOING, POLICY)


def test_a_message_that_is_too_large_is_not_taken(sqlite_server: Served, table: str, eve: Visitor) -> None:
    with eve.at(table) as tab:
        tab.socket.send(json.dumps({"type": "say", "text": "x" * 5000}))
        assert tab.closed() == TOO_LARGE


def test_a_message_of_many_megabytes_is_not_taken(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        connection.send(frame(TEXT, b"x" * 65_536, size=2**40))
        connection.try_to_send(b"x" * 4_000_000)
        assert connection.close_code() in (TOO_LARGE, 1006)


def test_a_message_of_bytes_is_not_taken(sqlite_server: Served, table: str, eve: Visitor) -> None:
    with eve.at(table) as tab:
        tab.socket.send(b'{"type": "ping"}')
        assert tab.closed() == UNSUPPORTED


ODD_FRAMES = {
    "bytes": (frame(BINARY, b"\0\xff"), UNSUPPORTED),
    "bytes in pieces": (frame(BINARY, b"\0", last=False), UNSUPPORTED),
    "no UTF-8": (frame(TEXT, b'{"type": "\xff"}'), INVALID),
    "half a sign in each piece": (frame(TEXT, b"\xc3", last=False) + frame(CONTINUED, b"\xc3"), INVALID),
    "not masked": (b"\x81\x02{}", PROTOCOL),
    "an unknown kind": (frame(0x3, b"{}"), PROTOCOL),
    "reserved bits": (frame(TEXT | 0x70, b"{}"), PROTOCOL),
    "the rest of nothing": (frame(CONTINUED, b"{}"), PROTOCOL),
    "a ping in pieces": (frame(PING, b"", last=False), PROTOCOL),
    "a long ping": (frame(PING, b"x" * 200), PROTOCOL),
    "a farewell of one byte": (frame(0x8, b"x"), PROTOCOL),
    "a farewell for no known reason": (frame(0x8, b"\x00\x01"), PROTOCOL),
    "too large in pieces": (
        frame(TEXT, b"x" * 4000, last=False) + frame(CONTINUED, b"x" * 4000, last=False),
        TOO_LARGE,
    ),
    "endlessly many empty pieces": (frame(TEXT, last=False) + frame(CONTINUED, last=False) * 5000, POLICY),
    "too many messages at once": (frame(TEXT, HELLO) * 5000, POLICY),
    "too many pings": (frame(PING) * 5000, POLICY),
}


@pytest.mark.parametrize("name", ODD_FRAMES)
def test_odd_frames_close_the_connection(sqlite_server: Served, table: str, name: str) -> None:
    sent, code = ODD_FRAMES[name]
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        connection.send(sent)
        assert connection.close_code() == code


def test_a_message_in_a_few_pieces_is_understood(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        connection.send(frame(TEXT, HELLO[:5], last=False) + frame(PING) + frame(CONTINUED, HELLO[5:]))
        assert connection.read_until(b'"pong"')


# --- patience -----------------------------------------------------------------------------------------------------


def test_a_slow_reader_is_disconnected_and_others_get_everything(
    sqlite_server: Served, table: str, eve: Visitor
) -> None:
    with raw_connection(sqlite_server, window=2048) as connection, eve.at(table) as tab:
        connection.shake_hands(table)
        tab.next("table")
        until(lambda: len(clients(sqlite_server, table)) == 2)
        caught_up(tab)
        for number in range(1000):
            say_to_all(sqlite_server, table, f"{number} {'x' * 100_000}")
            assert tab.socket.recv(PATIENCE).split()[0] == str(number)
            if len(clients(sqlite_server, table)) == 1:
                return
    pytest.fail("it was never disconnected")


def clients(sqlite_server: Served, table: str) -> set[Client]:
    return sqlite_server.process.registry.rooms[table].broadcast.clients


def say_to_all(sqlite_server: Served, table: str, message: str) -> None:
    def say() -> None:
        for client in list(clients(sqlite_server, table)):
            client.send(message.encode())

    do_there(sqlite_server, say)


def test_many_silent_connections_disturb_nobody(sqlite_server: Served, table: str) -> None:
    with ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(raw_connection(sqlite_server)).shake_hands(table)
        until(lambda: sqlite_server.process.sockets.total == 102)  # sockets of an earlier test may still be closing


def test_an_abrupt_disconnect_causes_no_error(sqlite_server: Served, table: str) -> None:
    for _ in range(20):
        with raw_connection(sqlite_server) as connection:
            connection.shake_hands(table)
            connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
