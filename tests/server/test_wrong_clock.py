"""A wrong or jumping clock of the system neither deletes a game nor stretches a deadline."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from archipel.server.base.clock import SteadyClock
from archipel.server.rooms.table_state import RETURN_TIME
from tests.server.party import party, room_of, sweep
from tests.server.serving import Served, Visitor, settings_for

MINUTE, DAY = 60_000, 86_400_000
NOW = 1_700_000_000_000


class Machine:
    """A machine whose clock can be set wrong; the time that passes is another thing."""

    def __init__(self) -> None:
        self.passed = 0
        self.error = 0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: NOW + self.passed + self.error, lambda: self.passed)


@pytest.fixture
def machine() -> Machine:
    return Machine()


@contextmanager
def playing(database: str, machine: Machine) -> Iterator[tuple[Served, str]]:
    """A server with a game in play on a clock of five seconds, and with one that nobody has begun."""
    with (
        Served(settings_for(database), machine.clock()) as server,
        party(server, "mahe", "Ana", "Bo", clock=5) as people,
    ):
        yield server, people.id


def started_again(database: str, machine: Machine, **chosen: bool) -> Served:
    return Served(settings_for(database, **chosen), machine.clock())


def exists(server: Served, table: str) -> bool:
    with Visitor(server.url) as visitor:
        return bool(visitor.http.get(f"/api/tables/{table}").status_code == 200)


# --- while the server runs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [200 * DAY, -70 * MINUTE])
def test_a_jump_changes_no_deadline_and_deletes_nothing(sqlite_database: str, machine: Machine, jump: int):
    with playing(sqlite_database, machine) as (server, table):
        before = room_of(server, table).deadline(0)
        machine.error = jump
        sweep(server)
        assert (room_of(server, table).deadline(0), server.process.registry.now()) == (before, NOW)
        assert exists(server, table)


def test_after_a_jump_nothing_is_deleted_and_the_log_says_so_once(
    sqlite_database: str, machine: Machine, caplog: pytest.LogCaptureFixture
):
    with Served(settings_for(sqlite_database), machine.clock()) as server, server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
        machine.error = 200 * DAY
        machine.passed += 3 * DAY
        with caplog.at_level(logging.ERROR, "archipel.server"):
            sweep(server)
            sweep(server)
        assert exists(server, table), "an unstarted table is deleted after two days, but not now"
        assert [record.seconds for record in caplog.records if "jumped" in record.message] == [200 * 86_400]
        machine.error = 0
        sweep(server)
        assert not exists(server, table)


# --- at the start -------------------------------------------------------------------------------------------------


def test_a_server_that_starts_in_the_far_future_deletes_nothing(
    sqlite_database: str, machine: Machine, caplog: pytest.LogCaptureFixture
):
    with playing(sqlite_database, machine) as (_, table):
        pass
    machine.error = 200 * DAY
    with caplog.at_level(logging.ERROR, "archipel.server"):
        for _ in range(2):  # the second start has no better reason to believe the clock
            with started_again(sqlite_database, machine) as server:
                sweep(server)
                assert exists(server, table)
                with server.visitor("Cleo") as cleo:
                    cleo.post("/api/tables", game="mahe")
    assert [record.seconds_ahead for record in caplog.records if "contradicts" in record.message] == [200 * 86_400] * 2


def test_the_operator_may_say_that_the_clock_is_right(sqlite_database: str, machine: Machine):
    with Served(settings_for(sqlite_database), machine.clock()) as server, server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe")["id"]
    machine.passed = 200 * DAY
    with started_again(sqlite_database, machine, trust_clock=True) as server:
        sweep(server)
        assert not exists(server, table)
    with started_again(sqlite_database, machine) as server:
        assert server.process.timekeeper.may_delete(), "once is enough"


def test_when_the_clock_is_right_again_so_is_the_server(sqlite_database: str, machine: Machine):
    with playing(sqlite_database, machine) as (_, table):
        pass
    machine.error = 200 * DAY
    with started_again(sqlite_database, machine):
        pass
    machine.error = 0
    with started_again(sqlite_database, machine) as server:
        assert (server.process.timekeeper.may_delete(), exists(server, table)) == (True, True)


@pytest.mark.parametrize("back", [30_000, 70 * MINUTE, 200 * DAY])
def test_a_clock_that_is_behind_stretches_no_deadline(sqlite_database: str, machine: Machine, back: int):
    with playing(sqlite_database, machine) as (_, table):
        pass
    machine.error = -back
    with started_again(sqlite_database, machine) as server:
        assert exists(server, table)
        now = server.process.registry.now()
        assert now >= NOW, "time does not run backwards"
        due = room_of(server, table).deadline(0)
        assert due is not None
        assert 0 < due - now <= RETURN_TIME


def test_a_question_of_a_wrong_clock_has_no_more_time_than_others(sqlite_database: str, machine: Machine):
    """The server ran 200 days ahead for a while, and the clock was corrected."""
    with playing(sqlite_database, machine):
        pass
    machine.error = 200 * DAY
    with started_again(sqlite_database, machine) as ahead, party(ahead, "mahe", "Cleo", "Dan", clock=5) as people:
        pass
    machine.error = 0
    with started_again(sqlite_database, machine) as server:
        assert exists(server, people.id)
        due = room_of(server, people.id).deadline(0)
        assert due is not None
        assert due - server.process.registry.now() <= RETURN_TIME


def test_the_servers_own_clock_runs_evenly():
    wall, steady = [1_000_000], [50]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    wall[0], steady[0] = 9_000_000, 60
    assert (clock(), clock.jump) == (1_000_010, 7_999_990)
