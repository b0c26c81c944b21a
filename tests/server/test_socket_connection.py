"""WebSocket connections: frames, the order of messages, and the inbox."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.frames import Frame, Opcode

from archipel.server.transport.socket_connection import Inbox, _framed
from tests.server.raw_connection import HELLO, TEXT, frame, raw_connection
from tests.server.serving import Served, settings_for


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(settings_for(f"sqlite:///{tmp_path_factory.mktemp('socket') / 'archipel.db'}")) as server:
        yield server


@pytest.fixture
def table(sqlite_server: Served) -> Iterator[str]:
    with sqlite_server.visitor("Ana") as ana:
        yield ana.post("/api/tables", game="mahe")["id"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    message = bytes(size)
    assert _framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_messages_sent_before_the_first_reply_are_handled(sqlite_server: Served, table: str) -> None:
    """The server may not have identified the client yet."""
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        connection.send(frame(TEXT, b'{"type": "ping", "number": 1}') + frame(TEXT, b'{"type": "ping", "number": 2}'))
        received = connection.read_until(b'"number":2')
        assert received.index(b'"table"') < received.index(b'"number":1')


def test_many_messages_at_once_are_handled_in_order(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        for first in range(0, 200, 20):
            many = range(first, first + 20)
            connection.send(b"".join(frame(TEXT, b'{"type": "ping", "number": %d}' % number) for number in many))
        received = connection.read_until(b'"number":199').decode(errors="replace").split('"number":')[1:]
        assert [int(piece.partition(",")[0].rstrip("}")) for piece in received] == list(range(200))


def test_a_message_in_two_packets_is_one(sqlite_server: Served, table: str) -> None:
    with raw_connection(sqlite_server) as connection:
        connection.shake_hands(table)
        whole = frame(TEXT, HELLO)
        connection.send(whole[:9])
        connection.send(whole[9:])
        assert connection.read_until(b'"pong"')


# --- the inbox ----------------------------------------------------------------------------------------------------


def test_the_inbox_delivers_earlier_messages_before_new_ones() -> None:
    async def work() -> tuple[list[str | None], int]:
        emptied: list[int] = []
        inbox = Inbox(lambda: emptied.append(1))
        inbox.put_nowait({"type": "websocket.receive", "text": "one"})
        inbox.put_nowait({"type": "websocket.receive", "text": "two"})
        first = [await inbox.next(), await inbox.next()]
        waiting = asyncio.ensure_future(inbox.next())
        await asyncio.sleep(0)
        inbox.put_nowait({"type": "websocket.receive", "text": "three"})
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})
        return [*first, await waiting, await inbox.next()], len(emptied)

    assert asyncio.run(work()) == (["one", "two", "three", None], 2)


def test_reading_the_inbox_can_be_cancelled() -> None:
    async def work() -> bool:
        inbox = Inbox(lambda: None)
        reader = asyncio.ensure_future(inbox.next())
        await asyncio.sleep(0)
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})
        return reader.cancelled() and inbox.qsize() == 1

    assert asyncio.run(work())
