"""Presence of people at a table, and remedies when somebody is away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.party import FakeClock, Party, caught_up, give, moved, party, restarted, two_workers, watcher
from tests.server.serving import Served, Tab, Visitor, settings_for

ANA, BO, CLEO = range(3)


@pytest.fixture
def mahe(sqlite_server: Served):
    with party(sqlite_server, "mahe", "Ana", "Bo") as people:
        yield people


def people(tab: Tab) -> dict[str, str]:
    """The whereabouts of everybody by name, as this tab was told last."""
    caught_up(tab)
    return {one.get("name", "somebody"): one.get("is", "here") for one in tab.last("people")["people"]}


def until_told(tab: Tab, name: str, is_: str) -> dict:
    """Wait until this tab is told that somebody is here, away or gone."""
    while True:
        found = [
            one for one in tab.next("people")["people"] if one.get("name") == name and one.get("is", "here") == is_
        ]
        if found:
            return found[0]


def refusal(tab: Tab, **message: object) -> dict:
    caught_up(tab)
    tab.say(**message)
    return tab.next("refused")


# --- who is here ------------------------------------------------------------------------------------------------------


def test_everybody_is_told_who_is_here(mahe):
    assert [people(tab) for tab in mahe.tabs] == [{"Ana": "here", "Bo": "here"}] * 2


def test_spectators_are_listed_after_the_players(mahe):
    with watcher(mahe) as watching:
        listed = watching.next("people")["people"]
        assert [one.get("seat", 0) for one in listed] == [1, 2, 0]


def test_a_hidden_page_is_away_and_a_closed_one_is_gone(mahe):
    ana, bo = mahe.tabs
    bo.say(type="presence", hidden=True)
    until_told(ana, "Bo", "away")
    bo.say(type="presence", hidden=False)
    until_told(ana, "Bo", "here")
    bo.socket.close()
    assert until_told(ana, "Bo", "gone")["since"] > 0


def test_of_two_pages_one_in_front_is_enough(mahe):
    ana, bo = mahe.tabs
    with mahe.people[BO].at(mahe.id) as second:
        second.next("people")
        second.say(type="presence", hidden=True)
        caught_up(second)
        assert people(ana)["Bo"] == "here"
    bo.say(type="presence", hidden=True)
    until_told(ana, "Bo", "away")


def test_others_see_who_is_typing(mahe):
    ana, bo = mahe.tabs
    bo.say(type="presence", typing=True)
    while not any(one.get("typing") for one in ana.next("people")["people"]):
        pass
    bo.say(type="presence")
    while any(one.get("typing") for one in ana.next("people")["people"]):
        pass


def test_people_at_another_worker_are_here_as_well(postgresql_database: str):
    with two_workers(postgresql_database) as (one, two), party(one, "mahe", "Ana", "Bo") as people:
        ana = people.tabs[ANA]
        with moved(people.people[BO], two) as same, same.at(people.id) as bo:
            people.tabs[BO].socket.close()
            bo.say(type="presence", hidden=True)
            until_told(ana, "Bo", "away")
            bo.say(type="react", sign="bravo")
            assert ana.next("reaction")["sign"] == "bravo"


# --- reactions --------------------------------------------------------------------------------------------------------


def test_a_reaction_reaches_everybody_at_once(mahe):
    mahe.tabs[BO].say(type="react", sign="wow")
    for tab in mahe.tabs:
        assert tab.next("reaction") == {"type": "reaction", "seat": 2, "name": "Bo", "sign": "wow"}


def test_only_the_signs_of_the_list_can_be_shown(mahe):
    assert refusal(mahe.tabs[ANA], type="react", sign="<b>")["reason"] == "not-understood"


# --- remedies ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def chawai(sqlite_database: str) -> Iterator[tuple[Party, FakeClock]]:
    """A table where only Bo is still waited for, with a clock that the test sets."""
    clock = FakeClock()
    with Served(settings_for(sqlite_database), clock) as served, party(served, "chawai", "Ana", "Bo", "Cleo") as people:
        for tab in (people.tabs[ANA], people.tabs[CLEO]):
            give(tab, tab.last("state")["choices"][0]["answer"])
        yield people, clock


def test_a_player_who_is_waited_for_can_be_reminded_but_not_all_the_time(chawai):
    people, clock = chawai
    ana, bo, cleo = people.tabs
    ana.say(type="remind", seat=2)
    assert bo.next("reminded")["name"] == "Ana"
    assert refusal(cleo, type="remind", seat=2)["reason"] == "just-reminded"
    clock.advance(30)
    cleo.say(type="remind", seat=2)
    assert bo.next("reminded")["name"] == "Cleo"


@pytest.mark.parametrize(("seat", "reason"), [(1, "not-waited-for"), (3, "not-waited-for"), (9, "no-such-seat")])
def test_only_who_is_waited_for_can_be_reminded(chawai, seat: int, reason: str):
    people, _ = chawai
    assert refusal(people.tabs[ANA], type="remind", seat=seat)["reason"] == reason


def test_nobody_reminds_themselves(chawai):
    people, _ = chawai
    assert refusal(people.tabs[BO], type="remind", seat=2)["reason"] == "your-own-seat"


def test_somebody_who_watches_reminds_nobody(chawai):
    people, _ = chawai
    with people.served.visitor("Dov") as dov, dov.at(people.id) as tab:
        dov.put("/api/me", name="Dov", lang="en")
        assert refusal(tab, type="remind", seat=2)["reason"] == "not-yours"


def test_a_bot_plays_for_somebody_who_is_gone_until_they_come_back(chawai):
    people, clock = chawai
    ana, bo, _ = people.tabs
    assert refusal(ana, type="stand-in", seat=2)["reason"] == "not-gone"
    bo.socket.close()
    until_told(ana, "Bo", "gone")
    assert refusal(ana, type="stand-in", seat=2)["reason"] == "not-gone", "not yet"
    clock.advance(61)
    ana.say(type="stand-in", seat=2)
    while not ana.next("table")["seats"][BO].get("away"):
        pass
    while not any(entry.get("bot") for entry in ana.state()["events"]):
        pass
    with people.people[BO].at(people.id) as back:
        assert not back.next("table")["seats"][BO].get("away")


# --- the end by agreement ---------------------------------------------------------------------------------------------


def test_the_game_ends_when_all_agree(mahe):
    ana, bo = mahe.tabs
    ana.say(type="end")
    while ana.next("table").get("agreed") != [1]:
        pass
    bo.say(type="end")
    state = bo.next("state")
    while state["phase"] != "finished":
        state = bo.next("state")
    assert (state["result"]["winners"], state["to_act"], state["choices"]) == ([], [], [])
    assert refusal(ana, type="answer", answer="roll", ply=state["ply"])["reason"] == "game-over"
    assert refusal(ana, type="end")["reason"] == "game-over"
    assert "Ana" in mahe.people[ANA].get(f"/api/tables/{mahe.id}/record")


def test_agreement_can_be_taken_back(mahe):
    ana, bo = mahe.tabs
    ana.say(type="end")
    ana.say(type="end", agree=False)
    caught_up(ana)
    bo.say(type="end")
    while bo.next("table").get("agreed") != [2]:
        pass
    assert bo.last("state")["phase"] == "playing"


def test_who_is_gone_need_not_agree(chawai):
    people, clock = chawai
    ana, bo, cleo = people.tabs
    bo.socket.close()
    until_told(ana, "Bo", "gone")
    clock.advance(61)
    ana.say(type="end")
    cleo.say(type="end")
    while ana.next("state")["phase"] != "finished":
        pass


def test_a_game_ended_by_agreement_stays_so_after_a_restart(sqlite_database: str):
    with Served(settings_for(sqlite_database)) as served, party(served, "mahe", "Ana", "Bo") as people:
        for tab in people.tabs:
            tab.say(type="end")
        while people.tabs[ANA].next("state")["phase"] != "finished":
            pass
    with restarted(sqlite_database, people.people[ANA], people.id) as (_, tab):
        state = tab.state()
        assert (state["phase"], state["result"]["winners"], state["to_act"]) == ("finished", [], [])


# --- several people on one device -------------------------------------------------------------------------------------


@pytest.fixture
def shared(sqlite_server: Served) -> Iterator[tuple[Visitor, str]]:
    """Ana and Bo on one device, and a bot: a game of Chawaï has begun."""
    with sqlite_server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="chawai", seats=3)["id"]
        ana.sit(table, 1)
        ana.put(f"/api/tables/{table}/seats/2", name="Bo", share="08" * 16, beside_me=True)
        ana.put(f"/api/tables/{table}/seats/3/bot", kind="random")
        ana.post(f"/api/tables/{table}/start")
        yield ana, table


def test_two_people_on_one_device_have_secrets_from_each_other(shared: tuple[Visitor, str]):
    ana, table = shared
    with ana.at(table) as hers, ana.at(table, seat=2) as his:
        assert [tab.next("table")["your_seat"] for tab in (hers, his)] == [1, 2]
        assert [seat.get("beside_you", False) for seat in hers.last("table")["seats"]] == [False, True, False]
        caught_up(his)
        give(hers, "dive 3")
        assert hers.last("state")["view"] != his.state(hers.last("state")["ply"])["view"]
        assert give(his, "dive 4")["type"] == "state"


def test_a_seat_that_was_not_taken_beside_me_cannot_be_played(shared: tuple[Visitor, str], sqlite_server: Served):
    ana, table = shared
    with sqlite_server.visitor("Eve") as eve:
        eve.put("/api/me", name="Eve", lang="en")
        with eve.at(table, seat=2) as tab:
            assert tab.next("table").get("your_seat", 0) == 0
            assert refusal(tab, type="answer", answer="dive 4", ply=1)["reason"] == "not-yours"
    with ana.at(table, seat=3) as tab:
        assert tab.next("table").get("your_seat", 0) == 0


def test_everybody_on_a_device_is_here_and_leaves_together(shared: tuple[Visitor, str]):
    ana, table = shared
    with ana.at(table) as hers:
        assert [one.get("is", "here") for one in hers.next("people")["people"]] == ["here", "here"]
        assert ana.get("/api/tables/mine")[0]["your_turn"]
        assert [seat.get("away", False) for seat in ana.post(f"/api/tables/{table}/leave")["seats"]] == [
            True,
            True,
            False,
        ]
