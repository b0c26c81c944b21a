"""SIGTERM ends the server in every state, and soon."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from sqlalchemy.engine import make_url

from archipel.server.process import news
from archipel.server.store import database, group_commit, sqlite_client
from archipel.server.transport import stopping
from tests.server.raw_connection import raw_connection
from tests.server.serving import Served, Visitor, until
from tests.server.sqlite_rows import held
from tests.server.test_serve import START, Process, counted, two_people

MOST = 10.0  # seconds


def test_the_time_limits_add_up_to_less_than_ten_seconds():
    """Each step of stopping has a limit; the tests below show that nothing waits without one."""
    assert stopping.GRACE + stopping.EXIT_WITHIN < MOST
    assert stopping.STOP_WITHIN < MOST
    writer_hangs = group_commit.STOP_WITHIN + 2 * sqlite_client.END_WITHIN
    database_hangs = group_commit.STOP_WITHIN + news.STOP_WITHIN + database.CLOSE_WITHIN
    assert max(writer_hangs, database_hangs) <= stopping.CLOSE_WITHIN


@contextlib.contextmanager
def game(server: Served, people: tuple[Visitor, Visitor]) -> Iterator[Callable[[], None]]:
    """A game of two people; the returned function sends an answer and does not wait for the result."""
    with server.table("mahe", *people).tabs() as tabs:
        states = [tab.state() for tab in tabs]
        tab, state = next((tab, state) for tab, state in zip(tabs, states, strict=True) if state["choices"])
        yield lambda: tab.answer(state["choices"][0]["answer"], state["ply"])


def writer_of(server: Process) -> int:
    children = psutil.Process(server.process.pid).children(recursive=True)
    return next(child.pid for child in children if "sqlite_writer" in " ".join(child.cmdline()))


def test_a_hung_writer(sqlite_database, tmp_path):
    with Process(sqlite_database, tmp_path) as server, two_people(server) as people, game(server, people) as answer:
        hung = writer_of(server)
        os.kill(hung, signal.SIGSTOP)
        answer()
        assert server.stop() == 0
        assert not psutil.pid_exists(hung)
        assert counted(server, "The process that writes to SQLite died") == 1
        assert counted(server, "Server stopped") == 1


def test_a_locked_database_and_a_client_that_does_not_read(sqlite_database, tmp_path):
    file = Path(sqlite_database.removeprefix("sqlite:///"))
    with Process(sqlite_database, tmp_path) as server, two_people(server) as people, game(server, people) as answer:
        with held(file), raw_connection(server, window=2048) as connection:
            connection.try_to_send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
            answer()
            assert server.stop() == 0
        assert counted(server, "Server stopped") == 1


@pytest.mark.more
def test_bots_that_think_for_a_minute(sqlite_database, tmp_path):
    with Process(sqlite_database, tmp_path, **{"bot-seconds": 60}) as server, server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="maldivia", seats=2)["id"]
        for seat in (1, 2):
            ana.put(f"/api/tables/{table}/seats/{seat}/bot", kind="rollout")
        ana.post(f"/api/tables/{table}/start")
        until(lambda: server.metrics()["archipel_bots_thinking"] >= 1)
        assert server.stop() == 0


def backends(database: str) -> list[int]:
    """The processes of PostgreSQL that serve this database."""
    name = make_url(database).database
    titles = {one.pid: " ".join(one.info["cmdline"] or ()) for one in psutil.process_iter(["cmdline"])}
    return [pid for pid, title in titles.items() if title.startswith("postgres:") and f" {name} " in title]


@pytest.mark.more
def test_a_postgresql_that_hangs_and_a_worker_that_hangs(postgresql_database, tmp_path):
    with Process(postgresql_database, tmp_path, workers=2) as server, two_people(server) as people:
        until(lambda: counted(server, "Server started") == 2, START)
        with game(server, people) as answer:
            frozen = backends(postgresql_database)
            assert frozen
            hung = server.workers[0]
            try:
                for pid in (*frozen, hung.pid):
                    os.kill(pid, signal.SIGSTOP)
                answer()
                server.stop()
            finally:
                for pid in frozen:
                    os.kill(pid, signal.SIGCONT)
        assert counted(server, "A worker did not stop in time and was killed") == 1


def test_the_death_of_a_worker_is_logged_and_counted(postgresql_database, tmp_path):
    with Process(postgresql_database, tmp_path, workers=2) as server:
        until(lambda: counted(server, "Server started") == 2, START)
        server.workers[0].kill()
        until(lambda: counted(server, "A worker died and is replaced") == 1, START)
        until(lambda: counted(server, "Server started") == 3, START)
        assert server.metrics()['archipel_process_deaths_total{process="worker"}'] == 1
