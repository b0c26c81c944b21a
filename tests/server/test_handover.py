"""Connections of a table are passed to the worker that it belongs to."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Iterator

import pytest

from archipel.server.transport.handover import Handover
from tests.server.conftest import new_database
from tests.server.serving import Tab, play_on, until
from tests.server.test_serve import RESTARTED, START, Process, counted, two_people

pytestmark = pytest.mark.xdist_group("handover")  # one worker runs this file, on one server
MOST_TABLES = 64  # that all of them belong to the same of two workers never happens
WORKERS = 2


# --- the real workers -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("handover")
    with new_database(postgresql) as database, Process(database, folder, workers=WORKERS) as server:
        until(lambda: counted(server, "Server started") == WORKERS, START)
        yield server


def worker_at(server: Process, tab: Tab) -> int:
    """The process at the other end of this socket."""
    ours = tab.socket.socket.getsockname()
    (found,) = [one.pid for one in server.workers if any(c.raddr == ours for c in one.net_connections("tcp4"))]
    return found


def test_everybody_at_a_table_is_at_the_same_worker(server: Process):
    used = set()
    with two_people(server) as people, contextlib.ExitStack() as open_tabs:
        for _ in range(MOST_TABLES):
            table = server.table("mahe", *people, bots=1)
            tabs = open_tabs.enter_context(table.tabs())
            play_on(tabs, 4)
            workers = {worker_at(server, tab) for tab in tabs}
            assert len(workers) == 1
            used |= workers
            if len(used) == WORKERS:
                break
    assert len(used) == WORKERS


def test_a_table_goes_on_after_its_worker_has_died(server: Process):
    """The connections that are passed on meanwhile wait for the worker that replaces it."""
    with two_people(server) as people:
        table = server.table("mahe", *people)
        with table.tabs() as tabs:
            ply = play_on(tabs, 4)["ply"]
            os.kill(worker_at(server, tabs[0]), signal.SIGKILL)
            assert {tab.closed() for tab in tabs} == {1006}
        with table.tabs() as tabs:
            assert tabs[0].state()["ply"] >= ply
            assert play_on(tabs)["result"]
    until(lambda: counted(server, "Server started") == WORKERS + 1, START)


def test_on_sighup_every_worker_is_replaced_and_tables_go_on(server: Process):
    before, started = {worker.pid for worker in server.workers}, counted(server, "Server started")
    with two_people(server) as people:
        table = server.table("mahe", *people)
        with table.tabs() as tabs:
            play_on(tabs, 4)
            server.process.send_signal(signal.SIGHUP)
            assert {tab.closed() for tab in tabs} == {RESTARTED}
        until(lambda: counted(server, "Server started") == started + WORKERS, START)
        assert before.isdisjoint({worker.pid for worker in server.workers})
        with table.tabs() as tabs:
            assert play_on(tabs)["result"]


# --- what cannot be passed on -----------------------------------------------------------------------------------------


class FakeTransport:
    """A connection that waits to be passed on."""

    def __init__(self, connection: socket.socket, unsent: int = 0) -> None:
        self.events: list[str] = []
        self._connection, self._unsent = connection, unsent

    def get_extra_info(self, _name: str) -> socket.socket:
        return self._connection

    def get_write_buffer_size(self) -> int:
        return self._unsent

    def pause_reading(self) -> None:
        self.events.append("paused")

    def resume_reading(self) -> None:
        self.events.append("resumed")

    def abort(self) -> None:
        self.events.append("aborted")


TABLES = [b"/api/tables/%d/socket?since=0" % number for number in range(8)]


@pytest.fixture
def handover() -> Iterator[Handover]:
    with contextlib.closing(Handover(WORKERS)) as handover:
        yield handover


def test_a_table_has_the_same_owner_everywhere(handover):
    at_one = [handover.owner(target) for target in (*TABLES, b"/api/elsewhere")]
    handover.worker = 1
    at_other = [handover.owner(target) for target in (*TABLES, b"/api/elsewhere")]
    assert at_one[:-1] == at_other[:-1]
    assert set(at_one[:-1]) == {0, 1}
    assert (at_one[-1], at_other[-1]) == (0, 1)


@pytest.fixture
def connection() -> Iterator[socket.socket]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours


def test_our_own_connections_and_those_with_unsent_bytes_are_kept(handover, connection):
    ours, theirs = (next(table for table in TABLES if handover.owner(table) == worker) for worker in (0, 1))
    for target, unsent in ((ours, 0), (theirs, 1)):
        transport = FakeTransport(connection, unsent)
        assert not handover.pass_on(target, b"GET", transport)
        assert transport.events == []


def test_a_connection_is_kept_when_the_other_worker_takes_nothing(handover, connection):
    """Its channel is full, because it hangs."""
    target = next(table for table in TABLES if handover.owner(table) == 1)
    sent = [FakeTransport(connection) for _ in range(10_000)]
    kept = next(one for one in sent if not handover.pass_on(target, b"GET" * 1000, one))
    assert kept.events == ["paused", "resumed"]
    assert sent[0].events == ["paused", "aborted"]


def test_a_client_that_has_gone_meanwhile_does_no_harm(handover):
    """The next one is taken over all the same."""

    class Protocol(asyncio.Protocol):
        received = b""

        def data_received(self, data: bytes) -> None:
            Protocol.received += data

    async def run() -> None:
        target = next(table for table in TABLES if handover.owner(table) == 1)
        gone, going = socket.socketpair()
        stays, theirs = socket.socketpair()
        for one in (gone, stays):
            handover.pass_on(target, b"a request", FakeTransport(one))
        going.close()
        gone.close()
        handover.worker = 1
        handover.listen(Protocol)
        async with asyncio.timeout(10):
            while b"a request" not in Protocol.received:
                await asyncio.sleep(0.01)
        handover.stop_listening()
        stays.close()
        theirs.close()

    asyncio.run(run())
