"""Refusals are counted and logged, and repeated log lines are limited."""

from __future__ import annotations

import logging
from collections.abc import Callable
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings, strategies

from archipel.server.base.repeated_lines import BURST, WINDOW, RepeatFilter
from tests.server.raw_connection import raw_connection
from tests.server.serving import Served, refused, settings_for


@pytest.mark.own_server
def test_a_refused_request_is_counted_and_logged_without_its_path(sqlite_server: Served, caplog):
    caplog.set_level(logging.INFO)
    with sqlite_server.visitor() as ana:
        ana.http.get("/nowhere")
        ana.http.get("/api/tables/secret-table")
        ana.http.post("/api/tables", json={"game": "mahe"}, headers={"Origin": "http://evil.example"})
    numbers = sqlite_server.metrics()
    assert numbers['archipel_refused_requests_total{reason="not-found",status="404"}'] == 1
    assert numbers['archipel_refused_requests_total{reason="unknown-table",status="404"}'] == 1
    assert numbers['archipel_refused_requests_total{reason="foreign-origin",status="403"}'] == 1
    lines = [record for record in caplog.records if record.getMessage() == "Request refused"]
    assert [(line.status, line.reason) for line in lines] == [
        (404, "not-found"),
        (404, "unknown-table"),
        (403, "foreign-origin"),
    ]
    assert not any("secret-table" in str(vars(line)) for line in lines)


@pytest.mark.own_server
def test_a_refused_socket_is_counted_and_logged(sqlite_server: Served, caplog):
    caplog.set_level(logging.INFO)
    with sqlite_server.visitor() as ana, ana.at("none") as tab:
        assert tab.closed() == 4403
    assert sqlite_server.metrics()['archipel_refused_connections_total{reason="unknown-table"}'] == 1
    assert [r.reason for r in caplog.records if r.getMessage() == "Connection refused"] == ["unknown-table"]


def test_the_metrics_port_answers_nothing_else(sqlite_server: Served):
    base = f"http://127.0.0.1:{sqlite_server.settings.metrics_port}"
    assert httpx.get(f"{base}/metrics").headers["content-type"].startswith("text/plain")
    assert [httpx.get(base + path).status_code for path in ("/", "/metrics/", "/api/me")] == [404] * 3
    assert httpx.post(f"{base}/metrics").status_code == 404


def test_a_metrics_port_in_use_does_not_stop_the_games(sqlite_server: Served, sqlite_database: str, caplog):
    taken = sqlite_server.settings.metrics_port
    with Served(settings_for(sqlite_database, metrics_port=taken)) as other, other.visitor() as ana:
        assert ana.get("/healthz") == "alive\n"
    assert "Metrics are not available" in caplog.messages


# --- repeated lines -----------------------------------------------------------------------------------------------


class FilteredLog:
    """A logger behind the filter, with a clock and timers that a test turns."""

    def __init__(self) -> None:
        self.time, self.timers, self.written = 0.0, list[Callable[[], None]](), list[logging.LogRecord]()
        self.log = logging.getLogger("archipel.repeated")
        self.log.propagate = False
        handler = logging.Handler()
        handler.emit = self.written.append  # type: ignore[method-assign] # collects the records
        handler.addFilter(RepeatFilter(lambda: self.time, lambda _, work: self.timers.append(work)))
        self.log.handlers = [handler]


@pytest.fixture
def filtered() -> FilteredLog:
    return FilteredLog()


def test_many_equal_lines_are_cut_and_counted(filtered: FilteredLog):
    for _ in range(1000):
        filtered.log.warning("Request refused", extra={"reason": "too-often"})
    assert len(filtered.written) == BURST
    filtered.timers.pop()()
    assert filtered.written[-1].getMessage() == "Log lines left out"
    assert (filtered.written[-1].count, filtered.written[-1].reason) == (1000 - BURST, "too-often")
    assert filtered.timers == []


def test_other_lines_pass_meanwhile_and_the_same_line_after_it(filtered: FilteredLog):
    for _ in range(BURST + 5):
        filtered.log.warning("Request refused", extra={"reason": "too-often"})
    filtered.log.warning("Request refused", extra={"reason": "busy"})
    filtered.log.error("Commit failed")
    assert [line.getMessage() for line in filtered.written[BURST:]] == ["Request refused", "Commit failed"]
    filtered.timers.pop()()
    filtered.log.warning("Request refused", extra={"reason": "too-often"})
    assert filtered.written[-1].getMessage() == "Request refused"


def test_lines_that_are_rare_are_never_left_out(filtered: FilteredLog):
    for _ in range(5 * BURST):
        filtered.time += WINDOW / BURST * 1.2
        filtered.log.warning("Slow commit")
    assert len(filtered.written) == 5 * BURST


# --- odd paths ----------------------------------------------------------------------------------------------------

LONG = "x" * 300
ODD = ["/%00", "/assets/%00", f"/{LONG}", f"/assets/{LONG}.js", "/assets/..%2f..%2fsettings.py", "/%ff%fe", "/assets//"]


@pytest.mark.parametrize("path", [*ODD, "/api/games/%00/rules", f"/api/games/{LONG}/rulebook", f"/api/tables/{LONG}"])
def test_odd_paths_are_not_found(sqlite_server: Served, path: str):
    with raw_connection(sqlite_server) as connection:
        connection.ask(path, "Host: 127.0.0.1")
        assert connection.status() == 404


@settings(max_examples=100, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(
    folder=strategies.sampled_from(["/", "/assets/", "/api/", "/api/tables/", "/api/games/"]),
    name=strategies.binary(max_size=400),
)
def test_no_path_is_an_error_of_the_server(sqlite_server: Served, folder: str, name: bytes):
    with raw_connection(sqlite_server) as connection:
        connection.ask(folder + quote(name, safe=""), "Host: 127.0.0.1")
        assert connection.status() < 500


def test_replays_are_limited_by_address(sqlite_database: str):
    with Served(settings_for(sqlite_database, replays_per_minute=2)) as server, server.visitor() as ana:
        for _ in range(2):
            with refused("unknown-table"):
                ana.get("/api/tables/none/replay")
        with refused("too-often", 429):
            ana.get("/api/tables/none/replay")
