"""A backup is restored while the server runs and people play: they get the older state and go on from there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import func, select

from archipel.server.base.clock import milliseconds
from archipel.server.rooms.client import NOT_ALLOWED
from archipel.server.store import backup as backups
from archipel.server.store.schema import log, tables
from tests.marking import more, mostly
from tests.server.database_access import back_up, execute, fact, restore
from tests.server.serving import Served, play_on, settings_for, until

pytestmark = pytest.mark.own_server  # a restore replaces everything on the server
OPENING, LATER = 4, 6  # answers before the backup, and after it


@contextmanager
def half_way(monkeypatch, url, file) -> Iterator[threading.Event]:
    """Begin a restore that ends when the returned function is called, or with the block."""
    begun, go_on, fill = threading.Event(), threading.Event(), backups._fill

    async def slowly(*arguments):
        begun.set()
        await asyncio.to_thread(go_on.wait)
        return await fill(*arguments)

    monkeypatch.setattr(backups, "_fill", slowly)
    worker = threading.Thread(target=restore, args=(url, file), kwargs={"replace": True})
    worker.start()
    try:
        assert begun.wait(20)
        yield go_on
    finally:
        go_on.set()
        worker.join()


def assert_gapless(url):
    """Every table is exactly as far as its log, which has no holes."""
    counted = select(log.c.table_id, func.count(), func.max(log.c.ply)).group_by(log.c.table_id)
    for table, entries, last in execute(url, counted):
        assert (entries, last) == (last, execute(url, select(tables.c.ply).where(tables.c.id == table))[0].ply)


def test_players_get_the_older_state_and_go_on(served, ana, bo, tmp_path):
    url = served.settings.url
    table = served.table("mahe", ana, bo)
    with table.tabs() as tabs:
        then = play_on(tabs, OPENING)
        file = back_up(url, tmp_path / "then.gz")
        now = play_on(tabs, LATER)
        restore(url, file, replace=True)
        states = [tab.next("state") for tab in tabs]
        assert [state["ply"] for state in states] == [then["ply"]] * 2 < [now["ply"]] * 2
        assert states[0]["view"] == then["view"]
        assert play_on(tabs, LATER)["ply"] > then["ply"]
    assert_gapless(url)


def test_a_move_under_way_is_refused_and_nothing_of_it_is_stored(served, ana, bo, tmp_path, monkeypatch):
    url = served.settings.url
    table = served.table("mahe", ana, bo)
    with table.tabs() as tabs:
        then = play_on(tabs, OPENING)
        file = back_up(url, tmp_path / "then.gz")
        play_on(tabs, LATER)
        states = [tab.last("state") for tab in tabs]
        seat = next(seat for seat, state in enumerate(states) if state["choices"])
        with half_way(monkeypatch, url, file) as go_on:
            tabs[seat].answer(states[seat]["choices"][0]["answer"], states[seat]["ply"])
            until(served.process.registry.rooms[table.id].lock.locked)
            go_on.set()
            assert tabs[seat].next("refused")["reason"] == "busy"
        until(lambda: tabs[seat].next("state")["ply"] == then["ply"])
        assert_gapless(url)
        until(lambda: tabs[1 - seat].next("state")["ply"] == then["ply"])
        until(
            lambda: served.process.store.known_generation == fact(url, "generation")
        )  # answers are refused until then
        assert play_on(tabs, LATER)["ply"] > then["ply"]
    assert_gapless(url)


def test_an_uncommitted_restore_is_invisible(served, ana, bo, tmp_path, monkeypatch):
    url = served.settings.url
    table = served.table("mahe", ana, bo)
    with table.tabs() as tabs:
        file = back_up(url, tmp_path / "then.gz")
        now = play_on(tabs, LATER)
        with half_way(monkeypatch, url, file):
            assert ana.get(f"/api/tables/{table.id}")["id"] == table.id
            with bo.at(table.id) as another:
                assert another.next("state")["ply"] == now["ply"]


@mostly("sqlite")
def test_a_table_that_the_backup_does_not_know_is_gone(served, ana, bo, tmp_path):
    ana.post("/api/tables", game="mahe", seats=2)
    file = back_up(served.settings.url, tmp_path / "before.gz")
    table = served.table("mahe", ana, bo)
    with table.tabs() as tabs:
        restore(served.settings.url, file, replace=True)
        assert [tab.closed() for tab in tabs] == [NOT_ALLOWED] * 2


@mostly("sqlite")
def test_chat_goes_on_after_a_restore(served, ana, bo, tmp_path):
    url = served.settings.url
    table = served.table("mahe", ana, bo)
    with table.tabs() as tabs:
        file = back_up(url, tmp_path / "quiet.gz")
        for text in ("one", "two", "three"):
            tabs[0].say(type="say", text=text)
            assert tabs[1].next("chat")["lines"][-1]["text"] == text
        restore(url, file, replace=True)
        for tab in tabs:
            tab.state()
        tabs[0].say(type="say", text="four")
        assert [line["text"] for line in tabs[1].next("chat")["lines"]] == ["four"]


@mostly("postgresql")
def test_bots_go_on_after_a_restore(served, ana, tmp_path):
    url = served.settings.url
    table = served.table("mahe", ana, bots=1)
    with table.tabs() as tabs:
        play_on(tabs, 2)
        file = back_up(url, tmp_path / "then.gz")
        now = play_on(tabs, LATER)
        restore(url, file, replace=True)
        until(lambda: tabs[0].next("state")["ply"] < now["ply"])
        assert play_on(tabs)["result"]
    assert_gapless(url)


@mostly("postgresql")
def test_clocks_that_ran_since_the_backup_do_not_count(database, tmp_path):
    """Players who had to answer have a minute to come back before a bot takes over."""
    later = [0]
    with (
        Served(settings_for(database), lambda: milliseconds() + later[0]) as served,
        served.visitor("Ana") as ana,
        served.visitor("Bo") as bo,
        served.table("mahe", ana, bo, clock=60).tabs() as tabs,
    ):
        url = served.settings.url
        play_on(tabs, OPENING)
        file = back_up(url, tmp_path / "then.gz")
        later[0] = 40_000
        restore(url, file, replace=True)
        clock = tabs[0].state()["clock"]
        assert clock["due"] == served.process.registry.running_since + 60_000 > clock["now"]


@pytest.mark.parametrize("kind", ["sqlite", more("postgresql")])
def test_guests_of_another_server_are_known_after_its_backup_is_restored(sqlite_server, kind, request, tmp_path):
    """The key comes with the backup, also to a server that runs with a key of its own."""
    url = f"sqlite:///{tmp_path / 'new.db'}" if kind == "sqlite" else request.getfixturevalue("postgresql_database")
    with sqlite_server.visitor("Ana") as ana, Served(settings_for(url)) as other:
        ana.put("/api/me", name="Ana", lang="it")
        restore(url, back_up(sqlite_server.settings.url, tmp_path / "home.gz"))
        until(lambda: other.process.store.known_generation == fact(url, "generation"))
        with other.visitor() as moved:
            moved.http.cookies.update(ana.http.cookies)
            assert moved.get("/api/me")["name"] == "Ana"
