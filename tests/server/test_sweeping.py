"""The sweep deletes what is old, and nothing younger or still in use."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from archipel.server.process.cleaning import UNUSED_DAYS
from archipel.server.store.schema import people
from tests.server.database_access import rows
from tests.server.party import FakeClock, sweep
from tests.server.serving import Served, Visitor, play_on, refused, settings_for

HOUR, DAY = 3_600, 86_400
KEPT = {"keep_unstarted_hours": 48, "keep_idle_days": 10, "keep_finished_days": 30}


@pytest.fixture
def swept(sqlite_database: str, clock: FakeClock):
    with Served(settings_for(sqlite_database, **KEPT), clock) as server:
        yield server


def waiting(served: Served, host: Visitor) -> str:
    return str(host.post("/api/tables", game="mahe")["id"])


def playing(served: Served, host: Visitor) -> str:
    with served.visitor("Bo") as other:
        return served.table("mahe", host, other).id


def finished(served: Served, host: Visitor) -> str:
    table = served.table("mahe", host, bots=1)
    with table.tabs() as tabs:
        play_on(tabs)
    return table.id


@pytest.mark.parametrize(("table", "age"), [(waiting, 48 * HOUR), (playing, 10 * DAY), (finished, 30 * DAY)])
def test_a_table_is_deleted_when_its_time_is_over(
    swept: Served, clock: FakeClock, table: Callable[[Served, Visitor], str], age: int
):
    with swept.visitor("Ana") as ana:
        id = table(swept, ana)
        clock.advance(age - 1)
        sweep(swept)
        assert ana.get(f"/api/tables/{id}")["id"] == id
        clock.advance(2)
        sweep(swept)
        with refused("unknown-table", 404):
            ana.get(f"/api/tables/{id}")


def test_a_guest_with_a_seat_or_a_table_is_kept(sqlite_database: str, clock: FakeClock):
    long = {"keep_unstarted_hours": 10_000, "keep_idle_days": 10_000}
    with Served(settings_for(sqlite_database, **long), clock) as served:
        with served.visitor("Host") as host, served.visitor("Guest") as guest, served.visitor("Passer-by") as other:
            table = waiting(served, host)
            guest.sit(table, 2)
            other.put("/api/me", name="Passer-by")
        assert sorted(row[1] for row in rows(sqlite_database, people)) == ["", "", "Passer-by"]
        clock.advance(UNUSED_DAYS * DAY + 1)
        sweep(served)
        assert [row[1] for row in rows(sqlite_database, people)] == ["", ""]
