"""Several workers on one PostgreSQL: each sends what another has stored, and one of two racing answers wins."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from tests.server.serving import Served, Tab, Visitor, level, play_on, refused, settings_for, until

Workers = tuple[Served, Served]
NO_SUCH_TABLE = 4403


@pytest.fixture
def workers(postgresql_database: str) -> Iterator[Workers]:
    """Two servers on the same database, as two worker processes are."""
    with Served(settings_for(postgresql_database)) as one, Served(settings_for(postgresql_database)) as other:
        yield one, other


def moved(person: Visitor, to: Served) -> Visitor:
    """The same person, whose browser now talks to another worker."""
    other = to.visitor(person.name)
    other.http.cookies.update(person.http.cookies)
    return other


@pytest.mark.parametrize("game", ["mahe", "chawai"])
def test_a_whole_game_over_two_workers(workers: Workers, game: str):
    one, other = workers
    with one.visitor("Ana") as ana, one.visitor("Bo") as bo:
        table = one.table(game, ana, bo, bots=1)
        with moved(ana, other).at(table.id) as hers, bo.at(table.id) as his:
            end = play_on([hers, his])
            assert end["phase"] == "finished"
            assert his.last("state")["result"] == hers.last("state")["result"]
            assert [e["ply"] for e in entries(hers)] == [e["ply"] for e in entries(his)]


def entries(tab: Tab) -> list[dict]:
    return [entry for state in tab.received if state["type"] == "state" for entry in state["events"]]


def test_every_worker_sends_every_entry_exactly_once(workers: Workers):
    one, other = workers
    with one.visitor("Ana") as ana, other.visitor("Bo") as bo, other.visitor() as watcher:
        table = one.table("mahe", ana, bo)
        with ana.at(table.id) as hers, bo.at(table.id) as his, watcher.at(table.id) as seen:
            last = play_on([hers, his], answers=40)
            seen.state(last["ply"])
            for tab in (hers, his, seen):
                plies = [entry["ply"] for entry in entries(tab)]
                assert plies == list(range(1, len(plies) + 1))


def test_one_of_two_simultaneous_answers_wins(workers: Workers):
    """The same person on two devices, each at another worker, answers the same question differently."""
    one, other = workers
    with one.visitor("Ana") as ana, other.visitor("Bo") as bo:
        table = one.table("mahe", ana, bo)
        with ana.at(table.id) as here, moved(ana, other).at(table.id) as there, bo.at(table.id) as his:
            for _ in range(10):
                race(here, there, his)


def race(here: Tab, there: Tab, his: Tab) -> None:
    """Let every player to move answer; Ana does so on both devices at the same moment."""
    mine, _, theirs = level([here, there, his])
    if theirs["choices"]:
        his.answer(theirs["choices"][0]["answer"], theirs["ply"])
    else:
        answers = mine["choices"][0]["answer"], mine["choices"][-1]["answer"]
        both = [
            threading.Thread(target=tab.answer, args=(answer, mine["ply"]))
            for tab, answer in zip((here, there), answers, strict=True)
        ]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
    his.state(mine["ply"] + 1)
    views = [state["view"] for state in level([here, there, his])]
    assert views[0] == views[1] == views[2]


def test_reconnecting_to_another_worker_continues_the_game(workers: Workers):
    one, other = workers
    with one.visitor("Ana") as ana, one.visitor("Bo") as bo:
        table = one.table("mahe", ana, bo)
        with table.tabs() as tabs:
            seen = play_on(tabs, answers=5)["ply"]
        with table.tabs() as tabs:
            play_on(tabs, answers=5)
            now = tabs[0].last("state")["ply"]
        with moved(ana, other).at(table.id, since=seen) as tab:
            state = tab.state()
            assert [entry["ply"] for entry in state["events"]] == list(range(seen + 1, now + 1))


def test_sitting_down_and_starting_is_seen_at_the_other_worker(workers: Workers):
    one, other = workers
    with one.visitor("Ana") as ana, other.visitor("Bo") as bo:
        table = ana.post("/api/tables", game="mahe", seats=2)["id"]
        ana.sit(table, 1)
        with bo.at(table) as tab:
            assert tab.next("table")["seats"][0]["name"] == "Ana"
            bo.sit(table, 2)
            ana.post(f"/api/tables/{table}/start")
            until(lambda: tab.next()["type"] == "state")


def test_a_table_that_its_host_closes_is_closed_at_the_other_worker(workers: Workers):
    one, other = workers
    with one.visitor("Ana") as ana, other.visitor("Bo") as bo:
        table = ana.post("/api/tables", game="mahe", seats=2)["id"]
        ana.sit(table, 1)
        bo.sit(table, 2)
        with bo.at(table) as his:
            his.next("table")
            ana.delete(f"/api/tables/{table}")
            assert his.closed() == NO_SUCH_TABLE
        with refused("unknown-table"):
            bo.get(f"/api/tables/{table}")


def test_chat_reaches_the_other_worker(workers: Workers):
    one, other = workers
    with one.visitor("Ana") as ana, other.visitor("Bo") as bo:
        table = one.table("mahe", ana, bo)
        with ana.at(table.id) as hers, bo.at(table.id) as his:
            hers.say(type="say", text="hello over there")
            assert his.next("chat")["lines"][0]["text"] == "hello over there"


def test_bots_go_on_when_their_worker_is_gone(postgresql_database: str):
    """The worker with the timer stops; the other one finds that an answer is due."""
    with Served(settings_for(postgresql_database)) as other, other.visitor("Ana") as ana:
        with Served(settings_for(postgresql_database, bot_seconds="30")) as one, moved(ana, one) as here:
            here.post("/api/tables", game="mahe")  # a guest with a cookie
            table = one.table("mahe", here, bots=3, level="random")
            ana.http.cookies.update(here.http.cookies)
        with ana.at(table.id) as tab:
            until(lambda: bool(tab.state()["choices"]))
