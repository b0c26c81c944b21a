"""`archipel serve` as a process: it starts, reports its health, and stops without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import asyncpg
import httpx
import psutil
import pytest
from msgspec.structs import replace

from tests.server.serving import PATIENCE, Served, Visitor, play_on, settings_for, until

START = 120.0  # seconds; the rules may have to be compiled first
RESTARTED = 1012


class Process(Served):
    """The command, from when it responds until the end of the block."""

    def __init__(self, database: str, folder: Path, **options: object) -> None:
        super().__init__(settings_for(database))
        self._log = folder / f"serve-{self.settings.port}.log"
        chosen = {"database-url": database, "port": self.settings.port, "bot-seconds": 0.02, **options}
        chosen["metrics-port"] = self.settings.metrics_port
        words = [word for name, value in chosen.items() for word in (f"--{name}", str(value))]
        self._command = [sys.executable, "-m", "archipel.cli", "serve", *words]

    def __enter__(self) -> Process:
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, env=clean_environment())
        self.first_line = self.process.stdout.readline().decode()
        until(self._answers, START)
        return self

    def _answers(self) -> bool:
        assert self.process.poll() is None, self._log.read_text()
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/healthz").status_code == 200
        return False

    @property
    def workers(self) -> list[psutil.Process]:
        children = psutil.Process(self.process.pid).children()
        return [one for one in children if "spawn_main" in str(one.cmdline())]

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop it and return its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self.process.stdout.close()

    def logged(self) -> list[dict[str, object]]:
        """The log, which has one object per line."""
        return [json.loads(line) for line in self._log.read_text().splitlines()]


def clean_environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ARCHIPEL_")}
    return kept | {name: os.environ[name] for name in ("ARCHIPEL_CACHE_DIR",) if name in os.environ}


@contextlib.contextmanager
def two_people(server: Served) -> Iterator[tuple[Visitor, Visitor]]:
    with server.visitor("Ana") as ana, server.visitor("Bo") as bo:
        yield ana, bo


# --- one process --------------------------------------------------------------------------------------------------


def test_it_starts_on_a_new_file_and_stops_without_a_loss(tmp_path):
    """The server announces the restart to sockets, and acknowledged answers are there afterwards."""
    database = f"sqlite:///{tmp_path / 'data' / 'a.db'}"
    with Process(database, tmp_path) as server, two_people(server) as people:
        assert server.first_line == f"Archipel at {server.url}/\n"
        assert [people[0].get(path) for path in ("/healthz", "/readyz")] == ["alive\n", "ready\n"]
        table = server.table("mahe", *people)
        with table.tabs() as tabs:
            state = play_on(tabs, 5)
            assert server.stop() == 0
            assert [tab.closed() for tab in tabs] == [RESTARTED] * 2
        assert [entry["what"] for entry in server.logged()][-1] == "Server stopped"
        cookies = people[0].http.cookies
    with Served(settings_for(database)) as again, again.visitor() as ana:
        ana.http.cookies.update(cookies)
        with ana.at(table.id) as tab:
            assert tab.state()["ply"] == state["ply"]
            assert tab.last("state")["view"] == state["view"]


def test_ctrl_c_is_a_way_to_stop_too_and_logs_are_one_object_a_line(sqlite_database, tmp_path):
    with Process(sqlite_database, tmp_path, **{"log-level": "debug"}) as server, server.visitor() as ana:
        ana.http.get("/nowhere")
        assert server.stop(signal.SIGINT) == 0
        entries = server.logged()
    assert {"Server started", "Server stopped"} <= {entry["what"] for entry in entries}
    assert all({"at", "level", "from", "what"} <= set(entry) for entry in entries)


@pytest.mark.own_server
def test_numbers_move(sqlite_server):
    with two_people(sqlite_server) as (ana, bo):
        before = sqlite_server.metrics()
        with sqlite_server.table("mahe", ana, bo).tabs() as tabs:
            play_on(tabs, 3)
            tabs[0].answer("nonsense", tabs[0].last("state")["ply"])
            tabs[0].next("refused")
            until(lambda: sqlite_server.metrics()["archipel_connections"] == 2)
        after = sqlite_server.metrics()
    assert after['archipel_answers_total{by="player"}'] - before.get('archipel_answers_total{by="player"}', 0) == 3
    assert after["archipel_writes_total"] > before["archipel_writes_total"]
    assert after["archipel_commit_seconds_count"] > before["archipel_commit_seconds_count"]
    assert after['archipel_refusals_total{reason="unknown-answer"}'] == 1


def test_numbers_may_be_kept_to_oneself(sqlite_database):
    with Served(settings_for(sqlite_database)) as server, server.visitor() as ana:
        assert {ana.http.get(path).status_code for path in ("/metrics", "/metrics/", "/metrics;x")} == {404}
        assert "archipel_writes_total" in server.metrics()
    with Served(settings_for(sqlite_database, metrics_port=0)) as server, pytest.raises(httpx.TransportError):
        server.metrics()


def test_a_port_in_use_is_reported_in_one_line(sqlite_database, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [
            sys.executable,
            "-m",
            "archipel.cli",
            "serve",
            "--port",
            str(port),
            "--database-url",
            sqlite_database,
        ]
        ended = subprocess.run(command, capture_output=True, env=clean_environment(), check=False)
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert re.fullmatch(
        rf"archipel: port {port} is already in use; stop the program that uses it, or choose another port, "
        rf"such as --port \d+\n",
        ended.stderr.decode(),
    )
    assert list(tmp_path.iterdir()) == []


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


def admit(server: str, database: str, *, allowed: bool) -> None:
    """Refuse connections to this database and close the open ones, or allow them again."""

    async def work() -> None:
        name = database.rpartition("?")[0].rpartition("/")[2]
        connection = await asyncpg.connect(server)
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {allowed}")
        if not allowed:
            await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        await connection.close()

    asyncio.run(work())


def test_a_server_reports_a_lost_database_and_recovers(postgresql, postgresql_database):
    with Served(settings_for(postgresql_database)) as server, two_people(server) as (ana, bo):
        table = server.table("mahe", ana, bo)
        with table.tabs() as tabs:
            play_on(tabs, 2)
            admit(postgresql, postgresql_database, allowed=False)
            gone = ana.http.get("/readyz")
            assert (gone.status_code, gone.text) == (503, "the database does not respond\n")
            assert ana.get("/healthz") == "alive\n"
            admit(postgresql, postgresql_database, allowed=True)
            until(lambda: ana.http.get("/readyz").status_code == 200)
            assert play_on(tabs, 2)


def test_an_answer_while_the_database_is_away_is_refused_and_can_be_given_again(postgresql, postgresql_database):
    with contextlib.ExitStack() as block:
        server = block.enter_context(Served(settings_for(postgresql_database)))
        people = block.enter_context(two_people(server))
        tabs = block.enter_context(server.table("mahe", *people).tabs())
        play_on(tabs, 2)
        state = next(tab.last("state") for tab in tabs if tab.last("state")["choices"])
        tab = next(tab for tab in tabs if tab.last("state")["choices"])
        admit(postgresql, postgresql_database, allowed=False)
        tab.answer(state["choices"][0]["answer"], state["ply"])
        assert tab.next("refused")["reason"] == "busy"
        admit(postgresql, postgresql_database, allowed=True)
        until(lambda: people[0].http.get("/readyz").status_code == 200)
        tab.answer(state["choices"][0]["answer"], state["ply"])
        until(lambda: tab.next("state")["ply"] > state["ply"])


def test_several_workers_add_up_their_numbers_and_stop_together(postgresql_database, tmp_path):
    with Process(postgresql_database, tmp_path, workers=2) as server, two_people(server) as people:
        until(lambda: counted(server, "Server started") == 2, START)
        with contextlib.ExitStack() as open_tabs:
            tables = [server.table("mahe", *people) for _ in range(3)]
            tabs = [open_tabs.enter_context(table.tabs()) for table in tables]
            for pair in tabs:
                play_on(pair, 4)
            for _ in range(5):  # the player to move
                assert server.metrics()['archipel_answers_total{by="player"}'] == 12
            until(lambda: server.metrics()["archipel_connections"] == 6)
            assert server.stop() == 0
            assert {tab.closed() for pair in tabs for tab in pair} == {RESTARTED}
        assert counted(server, "Server stopped") == 2
        with pytest.raises(httpx.ConnectError):
            people[0].get("/healthz")


@pytest.mark.more
def test_a_worker_that_starts_without_the_database_waits_for_it(postgresql, postgresql_database, tmp_path):
    """It replaces a worker that died; the others must keep running."""
    with Process(postgresql_database, tmp_path, workers=2) as server, two_people(server) as people:
        until(lambda: counted(server, "Server started") == 2, START)
        admit(postgresql, postgresql_database, allowed=False)
        server.workers[0].kill()
        until(lambda: counted(server, "Database unavailable") >= 2, START)
        admit(postgresql, postgresql_database, allowed=True)
        until(lambda: counted(server, "Server started") == 3, START)
        with server.table("mahe", *people).tabs() as tabs:
            assert play_on(tabs, 4)
        assert server.stop() == 0


@pytest.mark.parametrize(("ends", "code"), [([0, 0], 0), ([0, 3], 1)])
def test_the_exit_code_tells_whether_workers_could_start(monkeypatch, ends, code):
    """Systemd, for example, restarts the server if it fails."""
    from archipel.cli import serve

    class Ended:
        def __init__(self, *_: object) -> None:
            self.processes = [SimpleNamespace(exitcode=end) for end in ends]

        def run(self) -> None:
            pass

    monkeypatch.setattr("archipel.server.transport.supervisor.Supervisor", Ended)
    monkeypatch.setattr(serve, "STOPS", ())
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")
    with socket.socket() as listener:
        assert serve._run(replace(settings_for("postgresql://nowhere/none"), workers=2), listener) == code


def counted(server: Process, what: str) -> int:
    return [entry["what"] for entry in server.logged()].count(what)


def test_a_worker_that_is_gone_has_no_connections_any_more(tmp_path, monkeypatch):
    from archipel.server.base import metrics

    monkeypatch.setenv(metrics.SHARED_FOLDER, str(tmp_path))
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    for process in (gone.pid, os.getpid()):
        (tmp_path / f"gauge_livesum_{process}.db").touch()
    metrics._drop_dead_workers(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [f"gauge_livesum_{os.getpid()}.db"]
