"""A database that fails, hangs or answers late: the operator sees it, and players are told the truth."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import select

from archipel.server.base.metrics import Metrics
from archipel.server.store import Store, Unavailable, sqlite_client
from archipel.server.store import database as databases
from archipel.server.store.schema import log as log_table
from archipel.server.store.schema import people
from archipel.server.store.sqlite_client import SqliteClient
from tests.server.database_access import fresh, rows
from tests.server.party import caught_up
from tests.server.serving import Seated, Served, Tab, settings_for
from tests.server.sqlite_rows import guest, held, raw
from tests.server.test_sqlite_writer_process import is_there, process


@contextlib.asynccontextmanager
async def opened(url: str, metrics: Metrics) -> Any:
    store = Store(url, metrics=metrics)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def value(metrics: Metrics, name: str) -> float:
    """The value of a counter, with its labels as Prometheus writes them; 0 if nothing was counted."""
    lines = metrics.text().decode().splitlines()
    return next((float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(f"{name} ")), 0.0)


def logged(caplog: pytest.LogCaptureFixture, what: str) -> list[Any]:
    return [record for record in caplog.records if record.getMessage() == what]


def write_once(url: str, metrics: Metrics) -> None:
    async def work() -> None:
        async with opened(url, metrics) as store:
            await store.write(guest("ana"))

    asyncio.run(work())


# --- failures are seen --------------------------------------------------------------------------------------------


def test_a_failed_commit_is_logged_with_its_cause_and_not_counted_as_stored(url, file, caplog):
    metrics = Metrics()

    async def work() -> None:
        async with opened(url, metrics) as store:
            await store.write(guest("ana"))
            break_people(file)
            with pytest.raises(Unavailable):
                await store.write(guest("bo"))

    asyncio.run(work())
    (failure,) = logged(caplog, "Commit failed")
    assert "no such table: people" in failure.why
    assert value(metrics, "archipel_writes_total") == 1
    assert value(metrics, 'archipel_failed_writes_total{cause="unavailable"}') == 1


def break_people(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("ALTER TABLE people RENAME TO nobody")


def test_a_failed_read_is_logged_and_counted(url, file, caplog):
    metrics = Metrics()

    async def work() -> None:
        async with opened(url, metrics) as store:
            break_people(file)
            with pytest.raises(Unavailable):
                await store.rows(select(people))

    asyncio.run(work())
    assert "no such table: people" in logged(caplog, "Read failed")[0].why
    assert value(metrics, "archipel_failed_reads_total") == 1


def test_a_slow_commit_is_logged_and_counted(url, monkeypatch, caplog):
    monkeypatch.setattr("archipel.server.store.report.SLOW", 0.0)
    metrics = Metrics()
    write_once(url, metrics)
    assert logged(caplog, "Slow commit")[0].writes == 1
    assert value(metrics, "archipel_slow_commits_total") == 1


def test_the_death_of_the_writer_is_logged_and_counted(url, caplog):
    metrics = Metrics()

    async def work() -> None:
        async with opened(url, metrics) as store:
            await store.write(guest("ana"))
            process(store).kill()
            await store.database.sqlite_client._writer.lost

    asyncio.run(work())
    assert logged(caplog, "The process that writes to SQLite died")[0].why == "it was ended by signal 9"
    assert value(metrics, 'archipel_process_deaths_total{process="writer"}') == 1


def test_a_writer_that_ends_with_the_server_has_not_died(url, caplog):
    metrics = Metrics()
    write_once(url, metrics)
    assert value(metrics, 'archipel_process_deaths_total{process="writer"}') == 0
    assert caplog.records == []


# --- time limits --------------------------------------------------------------------------------------------------


def test_a_hung_writer_is_killed_and_replaced(url, file, monkeypatch, caplog):
    monkeypatch.setattr(sqlite_client, "COMMIT_WITHIN", 3.0)
    metrics = Metrics()

    async def work() -> None:
        async with opened(url, metrics) as store:
            await store.write(guest("before"))
            hung = process(store)
            hung.send_signal(signal.SIGSTOP)
            with pytest.raises(Unavailable, match="no response within 3 seconds"):
                await store.write(guest("lost"))
            assert not is_there(hung.pid)
            await store.write(guest("after"))

    asyncio.run(work())
    assert [row[0] for row in raw(file)["people"]] == ["after", "before"]
    assert "killed" in logged(caplog, "The process that writes to SQLite died")[0].why
    assert value(metrics, 'archipel_process_deaths_total{process="writer"}') == 1


def test_a_locked_file_is_named_as_the_cause(url, file, caplog):
    async def work() -> None:
        async with opened(url, Metrics()) as store:
            await store.write(guest("before"))
            with held(file), pytest.raises(Unavailable, match="database is locked"):
                await store.write(guest("lost"))
            await store.write(guest("after"))

    asyncio.run(work())
    assert "database is locked" in logged(caplog, "Commit failed")[0].why


def test_a_store_with_a_hung_writer_can_be_closed(url, monkeypatch):
    async def work() -> None:
        store = Store(url)
        await store.open()
        await store.write(guest("before"))
        process(store).send_signal(signal.SIGSTOP)
        waiting = asyncio.ensure_future(store.write(guest("lost")))
        await asyncio.sleep(0)
        await asyncio.wait_for(store.close(), sqlite_client.COMMIT_WITHIN)
        with pytest.raises(Unavailable):
            await waiting

    asyncio.run(work())


@pytest.fixture
def frozen(postgresql_database: str) -> Iterator[Any]:
    """A function that stops all processes of PostgreSQL that serve this database; they continue after the test."""
    stopped: list[int] = []

    async def freeze() -> None:
        connection = await asyncpg.connect(postgresql_database)
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
        stopped.extend(row["pid"] for row in await connection.fetch(others))
        await connection.close()
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)

    yield freeze
    for pid in stopped:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def test_a_database_that_hangs_is_given_up_and_the_server_goes_on(postgresql_database, frozen, monkeypatch, caplog):
    monkeypatch.setattr(databases, "COMMIT_WITHIN", 0.5)
    metrics = Metrics()

    async def work() -> None:
        async with opened(postgresql_database, metrics) as store:
            await store.write(guest("before"))
            await frozen()
            with pytest.raises(Unavailable, match=r"no response within 0\.5 seconds"):
                await store.write(guest("lost"))
            await store.write(guest("after"))
            assert {row.id for row in await store.rows(select(people))} == {"before", "after"}

    fresh(postgresql_database)
    asyncio.run(work())
    assert logged(caplog, "Commit failed")
    assert value(metrics, 'archipel_failed_writes_total{cause="unavailable"}') == 1


# --- late success -------------------------------------------------------------------------------------------------


@pytest.fixture
def own(sqlite_database: str) -> Iterator[Served]:
    with Served(settings_for(sqlite_database)) as server:
        yield server


@pytest.fixture
def pair(own: Served) -> Iterator[tuple[Seated, list[Tab]]]:
    with own.visitor("Ana") as ana, own.visitor("Bo") as bo:
        table = own.table("mahe", ana, bo)
        with table.tabs() as tabs:
            yield table, tabs


def asked(tabs: list[Tab]) -> tuple[Tab, dict[str, Any]]:
    """The tab of the player who has to answer, and the state it shows."""
    for tab in tabs:
        tab.state()
    return next((tab, tab.last("state")) for tab in tabs if tab.last("state")["choices"])


def shown(tab: Tab, ply: int) -> bool:
    """Wait until the tab shows this ply, unless it does already."""
    return (tab.known or {"ply": 0})["ply"] >= ply or bool(tab.state(ply))


def answers(served: Served, table: str) -> int:
    return sum(row[0] == table and row[2] == "answer" for row in rows(served.settings.url, log_table))


def test_a_move_whose_acknowledgement_is_lost_is_stored_once_and_shown(own, pair, monkeypatch):
    """The player is told `busy`; the room reloads and shows the move; the same move again is refused."""
    table, tabs = pair
    tab, state = asked(tabs)
    before = answers(own, table.id)
    commit = SqliteClient.commit
    calls = []

    async def commit_and_lose(self: Any, *batch: Any) -> None:
        await commit(self, *batch)
        if not calls:
            calls.append(1)
            raise ConnectionError("lost")

    monkeypatch.setattr(SqliteClient, "commit", commit_and_lose)
    tab.answer(state["choices"][0]["answer"], state["ply"])
    assert tab.next("refused")["reason"] == "busy"
    stored = answers(own, table.id)
    assert stored > before
    tab.answer(state["choices"][0]["answer"], state["ply"])
    assert tab.next("refused")["reason"] in ("stale", "rules")
    assert all(shown(one, state["ply"] + 1) for one in tabs)
    assert answers(own, table.id) == stored


def test_a_move_that_is_stored_late_is_shown_and_not_doubled(own, pair, monkeypatch):
    """The commit takes effect after the room has been loaded again: the table is read again for a while."""
    table, tabs = pair
    tab, state = asked(tabs)
    late: list[Any] = []
    commit = SqliteClient.commit

    async def commit_later(self: Any, *batch: Any) -> None:
        if late:
            await commit(self, *batch)
        else:
            late.append((self, batch))
            raise ConnectionError("no response within 5 seconds")

    monkeypatch.setattr(SqliteClient, "commit", commit_later)
    tab.answer(state["choices"][0]["answer"], state["ply"])
    assert tab.next("refused")["reason"] == "busy"
    caught_up(tab)  # the room is loaded again, without the move
    before = answers(own, table.id)
    sweeper = own.process.scheduler._sweeper
    asyncio.run_coroutine_threadsafe(commit(late[0][0], *late[0][1]), sweeper.get_loop()).result()
    assert all(shown(one, state["ply"] + 1) for one in tabs)
    assert answers(own, table.id) > before
