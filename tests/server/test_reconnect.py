"""Reconnecting: a client gets exactly the missed entries, whatever has happened to the server meanwhile."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import InvalidStatus

from archipel.server.rooms import rows
from archipel.server.rooms.client import NOT_ALLOWED, OUTBOX_LIMIT, TRY_LATER, Client
from archipel.server.store import Unavailable
from tests.marking import mostly
from tests.server.party import (
    Party,
    caught_up,
    forget,
    give,
    held_bots,
    moved,
    party,
    restarted,
    room_of,
    stable_part,
    sweep,
    two_workers,
    undo,
    within,
)
from tests.server.serving import Served, Tab, Visitor, play_on, settings_for, until

ANA, BO, CLEO = range(3)


@pytest.fixture
def chawai(sqlite_server: Served):
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people:
        yield people


def plies(*states: dict) -> list[int]:
    """The plies of the entries in these states."""
    return [entry["ply"] for state in states for entry in state["events"]]


def states_of(tab: Tab) -> list[dict]:
    return [message for message in tab.received if message["type"] == "state"]


def missed(person: Visitor, table: str, since: int) -> list[int]:
    with person.at(table, since=since) as tab:
        return plies(tab.state())


def with_an_undo(people: Party) -> int:
    """Play two answers, undo one, and play one more; return the ply after it."""
    give(people.tabs[ANA], "dive 3")
    give(people.tabs[BO], "dive 4")
    undo(people.tabs[ANA])
    return give(people.tabs[ANA], "dive 5")["ply"]


# --- since --------------------------------------------------------------------------------------------------------


def test_a_returning_player_gets_exactly_the_missed_entries(chawai):
    last = with_an_undo(chawai)
    for since in range(last + 1):
        assert missed(chawai.people[BO], chawai.id, since) == list(range(since + 1, last + 1))


@pytest.mark.parametrize("ahead", [1, 1000, 2**31 - 14])
def test_a_client_that_claims_a_future_ply_gets_only_new_entries(chawai, ahead):
    last = with_an_undo(chawai)
    with chawai.people[BO].at(chawai.id, since=min(last + ahead, 2**31 - 1)) as tab:
        assert (plies(tab.state()), tab.last("state")["ply"]) == ([], last)
        give(chawai.tabs[CLEO], "dive 9")
        assert plies(tab.state())[0] == last + 1


def test_the_view_does_not_depend_on_since(chawai):
    with_an_undo(chawai)
    seen = []
    for since in (0, 11, 10**6):
        with chawai.people[BO].at(chawai.id, since=since) as tab:
            seen.append(stable_part(tab.state()))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("since", ["-1", "x", "99999999999999999999"])
def test_a_since_that_is_none_is_turned_away(chawai, since):
    with pytest.raises(InvalidStatus, match="HTTP 400"), chawai.people[BO].at(chawai.id, since=since) as tab:
        tab.state()


def test_entries_are_the_same_live_and_afterwards(chawai):
    last = with_an_undo(chawai)
    caught_up(chawai.tabs[CLEO])
    live = [entry for state in states_of(chawai.tabs[CLEO]) for entry in state["events"]]
    with chawai.people[CLEO].at(chawai.id) as tab:
        assert tab.state()["events"] == live
    assert len(live) == last


@mostly("sqlite")
def test_a_client_that_reconnects_often_gets_every_entry_exactly_once(served):
    with party(served, "mahe", "Ana", "Bo", bots=2) as people:
        seen, over = [], False
        while not over:
            with people.people[BO].at(people.id, since=len(seen)) as tab:
                tab.state()
                over = bool(play_on([people.tabs[ANA], tab], 3).get("result"))
                seen += plies(*states_of(tab))
        assert seen == list(range(1, people.states()[ANA]["ply"] + 1))


# --- when the server has forgotten --------------------------------------------------------------------------------


def test_a_room_that_was_forgotten_is_as_it_was(chawai, sqlite_server):
    last = with_an_undo(chawai)
    before = [stable_part(state) for state in chawai.states()]
    forget(sqlite_server, chawai.id)
    assert chawai.fresh() == before
    assert missed(chawai.people[ANA], chawai.id, last - 3) == [last - 2, last - 1, last]


def test_connected_players_go_on_in_a_room_that_was_unloaded(chawai, sqlite_server):
    last = with_an_undo(chawai)
    forget(sqlite_server, chawai.id)
    give(chawai.tabs[CLEO], "dive 9")
    assert [plies(state)[0] for state in chawai.states()] == [last + 1] * 3


@pytest.mark.own_server
def test_a_room_that_everybody_has_left_goes_and_comes_again(sqlite_server):
    with sqlite_server.visitor("Ana") as ana:
        table = sqlite_server.table("mahe", ana, bots=1).id
        with ana.at(table) as tab:
            before = play_on([tab], 6)
        until(lambda: not room_of(sqlite_server, table).broadcast.clients)
        until(lambda: not sqlite_server.process.scheduler._running)
        sweep(sqlite_server)
        assert table not in sqlite_server.process.registry.rooms
        assert missed(ana, table, before["ply"] - 2)[:2] == [before["ply"] - 1, before["ply"]]


def test_a_room_is_not_dropped_while_somebody_enters_it(sqlite_server, monkeypatch):
    """Otherwise they would sit in a room of their own and hear nothing of the others."""
    registry, people = sqlite_server.process.registry, sqlite_server.process.people
    name_of = people.name

    async def name_later(person: str) -> str:
        registry.evict_unused()
        return await name_of(person)

    monkeypatch.setattr(people, "name", name_later)
    with sqlite_server.visitor("Ana") as ana, sqlite_server.visitor("Bo") as bo:
        table = sqlite_server.table("mahe", ana, bo)
        with ana.at(table.id) as hers, bo.at(table.id) as his:
            assert play_on([hers, his])["result"]


def test_after_a_restart_everything_is_as_it_was(database):
    with Served(settings_for(database)) as first, party(first, "chawai", "Ana", "Bo", "Cleo") as people:
        last = with_an_undo(people)
        before = stable_part(people.states()[BO])
    with restarted(database, people.people[BO], people.id) as (server, tab):
        assert stable_part(tab.state()) == before
        for since in (0, last - 3, last):
            assert missed(moved(people.people[BO], server), people.id, since) == list(range(since + 1, last + 1))


@mostly("postgresql")
def test_a_game_goes_on_after_every_few_answers_on_a_new_server(database):
    with Served(settings_for(database)) as first, first.visitor("Ana") as ana:
        table, seen, over = first.table("mahe", ana, bots=3).id, 0, False
    while not over:
        with restarted(database, ana, table, since=seen) as (_, tab):
            over = bool(play_on([tab], 60).get("result"))
            assert plies(*states_of(tab)) == list(range(seen + 1, tab.last("state")["ply"] + 1))
            seen = tab.last("state")["ply"]


# --- while bots think ---------------------------------------------------------------------------------------------


def test_a_player_who_returns_while_a_bot_thinks_gets_its_answer(sqlite_server):
    """This also works if the room was unloaded in between."""
    with sqlite_server.visitor("Ana") as ana, held_bots(sqlite_server) as let_go:
        table = sqlite_server.table("chawai", ana, bots=2).id
        ply = dived(ana, table)
        until(lambda: not room_of(sqlite_server, table).broadcast.clients)
        sweep(sqlite_server)
        with ana.at(table, since=ply) as tab:
            assert plies(tab.state()) == []
            let_go()
            assert [entry["bot"] for entry in tab.state()["events"]][:1] == [True]


@mostly("sqlite")
def test_a_bot_that_was_thinking_when_the_server_stopped_is_asked_again(database):
    with Served(settings_for(database)) as first, first.visitor("Ana") as ana, held_bots(first):
        table = first.table("chawai", ana, bots=2).id
        ply = dived(ana, table)
    with restarted(database, ana, table, since=ply) as (_, tab):
        bots = [(entry["seat"], entry["bot"]) for entry in tab.state(ply + 2)["events"] if entry.get("seat")]
        assert {(2, True), (3, True)} >= set(bots) > set()


def dived(person: Visitor, table: str) -> int:
    """Let a player dive and disconnect; return the ply after it."""
    with person.at(table) as tab:
        tab.state()
        return give(tab, "dive 3")["ply"]


# --- when nobody knows --------------------------------------------------------------------------------------------


@pytest.mark.own_server
def test_a_commit_whose_confirmation_was_lost_reaches_everybody(chawai, sqlite_server, monkeypatch):
    """The database stored it, and then the connection broke."""
    store, write = sqlite_server.process.store, sqlite_server.process.store.write

    async def breaking(*steps, **about):
        await write(*steps, **about)
        monkeypatch.setattr(store, "write", write)
        raise Unavailable("the line is broken")

    monkeypatch.setattr(store, "write", breaking)
    ply = chawai.tabs[ANA].last("state")["ply"]
    assert give(chawai.tabs[ANA], "dive 3")["reason"] == "busy"
    sweep(sqlite_server)
    assert [(state["ply"], state["to_act"]) for state in chawai.states()] == [(ply + 1, [2, 3])] * 3


@pytest.mark.own_server
def test_an_answer_that_was_not_stored_has_no_effect(chawai, sqlite_server, monkeypatch):
    async def broken(*steps, **about):
        raise Unavailable("the line is broken")

    before = [stable_part(state) for state in chawai.states()]
    with monkeypatch.context() as patched:
        patched.setattr(sqlite_server.process.store, "write", broken)
        assert give(chawai.tabs[ANA], "dive 3")["reason"] == "busy"
    sweep(sqlite_server)
    assert [stable_part(state) for state in chawai.states()] == before
    assert give(chawai.tabs[ANA], "dive 3")["to_act"] == [2, 3]


# --- two workers --------------------------------------------------------------------------------------------------


def test_people_at_two_workers_play_one_game(postgresql_database):
    with two_workers(postgresql_database) as (one, two), one.visitor("Ana") as ana, two.visitor("Bo") as bo:
        table = ana.post("/api/tables", game="mahe", seats=2)["id"]
        ana.sit(table, 1), bo.sit(table, 2)
        with ana.at(table) as at_one, bo.at(table) as at_two:
            bo.post(f"/api/tables/{table}/start")
            last = play_on([at_one, at_two])
            for tab in (at_one, at_two):
                caught_up(tab)
                assert plies(*states_of(tab)) == list(range(1, last["ply"] + 1))
                assert (tab.last("table")["phase"], tab.last("table")["ply"]) == ("finished", last["ply"])


# --- slow readers -------------------------------------------------------------------------------------------------


def test_a_client_that_does_not_read_is_disconnected_and_gets_no_more():
    async def fill() -> tuple[int, int, bytes | None]:
        client = Client("ana", "en")
        client.writer = asyncio.ensure_future(asyncio.sleep(1000))
        for _ in range(OUTBOX_LIMIT + 10):
            client.send(b"message")
        await asyncio.gather(client.writer, return_exceptions=True)
        return client.close_code, len(client.outbox), await client.next_message()

    assert asyncio.run(fill()) == (TRY_LATER, 0, None)


@pytest.mark.own_server
def test_at_a_table_that_is_deleted_everybody_is_shown_out(chawai, sqlite_server):
    async def delete() -> None:
        await sqlite_server.process.store.write(rows.deleted([chawai.id]))
        room_of(sqlite_server, chawai.id).unload()
        await sqlite_server.process.registry.refresh([chawai.id])

    within(sqlite_server, delete)
    assert [tab.closed() for tab in chawai.tabs] == [NOT_ALLOWED] * 3
