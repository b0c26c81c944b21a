"""Refusals over the socket: they give the reason, the rule and a sentence, and change nothing."""

from __future__ import annotations

import json

import pytest

from tests.server.party import Message, Party, caught_up, give, party, stable_part
from tests.server.serving import Served

ANA, BO, CLEO = range(3)


@pytest.fixture
def mahe(sqlite_server: Served):
    """Ana and Bo play Mahé; the first player has to choose the turtle that swims first."""
    with party(sqlite_server, "mahe", "Ana", "Bo") as people:
        yield people


@pytest.fixture
def chawai(sqlite_server: Served):
    """Ana, Bo and Cleo play Chawaï; Ana's diver lies face down."""
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people:
        give(people.tabs[ANA], "dive 3")
        people.states()
        yield people


def assert_nothing_changed(people: Party) -> None:
    """Check that nobody receives anything and that a newcomer gets the same state as everybody."""
    before = [stable_part(tab.last("state")) for tab in people.tabs]
    assert [message for heard in people.everything() for message in heard] == []
    assert people.fresh() == before


def refusal(reason: str, rule: str, sentence: str, ply: int) -> Message:
    said = {"to": "answer", "ply": ply, "reason": reason, "rule": rule, "sentence": sentence}
    return {"type": "refused", **said}


# --- in five languages --------------------------------------------------------------------------------------------


def test_en_an_illegal_answer(mahe):
    asked = mahe.asked()
    name, ply = asked.last("table")["seats"][asked.last("table")["your_seat"] - 1]["name"], asked.last("state")["ply"]
    sentence = f"Not yet: {name} has to choose first which turtle swims first. [M7.2]"
    assert give(asked, "roll") == refusal("rules", "M7.2", sentence, ply)
    assert_nothing_changed(mahe)


def test_fr_not_my_turn(mahe):
    idle, asked = ("Ana", "Bo") if mahe.asked() is mahe.tabs[BO] else ("Bo", "Ana")
    sentence = f"Ce n’est pas à {idle} de jouer\xa0: c’est {asked} qui décide. [M1.6]"
    with mahe.people[mahe.tabs.index(mahe.idle())].at(mahe.id, lang="fr") as tab:
        ply = tab.state()["ply"]
        assert give(tab, "roll") == refusal("rules", "M1.6", sentence, ply)
    assert_nothing_changed(mahe)


def test_de_an_answer_given_twice(chawai):
    sentence = "Ana kann nicht noch einmal tauchen: Ein Taucher ist schon gewählt. [C2.3]"
    with chawai.people[ANA].at(chawai.id, lang="de") as tab:
        ply = tab.state()["ply"]
        assert give(tab, "dive 3") == refusal("rules", "C2.3", sentence, ply)
    assert_nothing_changed(chawai)


def test_it_an_unknown_answer(chawai):
    with chawai.people[BO].at(chawai.id, lang="it") as tab:
        ply = tab.state()["ply"]
        assert give(tab, "fly") == refusal("unknown-answer", "", "In questo gioco non c’è una mossa così.", ply)
    assert_nothing_changed(chawai)


def test_nl_a_stale_answer(chawai):
    sentence = "De partij is intussen verdergegaan; je zet is niet gespeeld."
    with chawai.people[BO].at(chawai.id, lang="nl") as tab:
        ply = tab.state()["ply"]
        assert give(tab, "dive 4", ply=3) == refusal("stale", "", sentence, ply)
    assert_nothing_changed(chawai)


# --- missing permission -------------------------------------------------------------------------------------------

NOT_YOURS = "You can’t do that at this table."


def test_a_spectator_cannot_answer(chawai, sqlite_server):
    with sqlite_server.visitor("Dov") as dov:
        dov.put("/api/me", name="Dov")
        with dov.at(chawai.id) as tab:
            ply = tab.state()["ply"]
            assert give(tab, "dive 4") == refusal("not-yours", "", NOT_YOURS, ply)
    assert_nothing_changed(chawai)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "answer": "dive 4", "ply": 10},
        {"type": "undo", "ply": 10},
        {"type": "why", "answer": "dive 4"},
        {"type": "say", "text": "hello"},
        {"type": "mute", "line": 1},
        {"type": "back"},
    ],
)
def test_a_stranger_without_a_cookie_can_only_look(chawai, sqlite_server, message):
    with sqlite_server.visitor() as stranger, stranger.at(chawai.id) as tab:
        tab.state()
        tab.say(**message)
        refused = tab.next("refused")
        assert (refused["to"], refused["reason"], refused["sentence"]) == (message["type"], "not-yours", NOT_YOURS)
    assert_nothing_changed(chawai)


def test_a_player_of_another_table_cannot_answer(chawai, sqlite_server):
    with party(sqlite_server, "chawai", "Dov", "Eve", "Fay") as others, others.people[ANA].at(chawai.id) as tab:
        tab.state()
        assert give(tab, "dive 4")["reason"] == "not-yours"
        assert_nothing_changed(others)
    assert_nothing_changed(chawai)


def test_a_person_without_a_seat_cannot_undo(chawai, sqlite_server):
    with sqlite_server.visitor("Dov") as dov:
        dov.put("/api/me", name="Dov")
        with dov.at(chawai.id) as tab:
            tab.say(type="undo", ply=tab.state()["ply"])
            assert tab.next("refused")["reason"] == "not-yours"
    assert_nothing_changed(chawai)


# --- when not -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ply", [0, 5, 11, 2**31 - 1])
def test_an_answer_for_the_past_or_the_future_is_stale(chawai, ply):
    """Bo was asked at ply 9; by now it is 10."""
    assert [tab.last("state")["ply"] for tab in chawai.tabs] == [10, 10, 10]
    assert give(chawai.tabs[BO], "dive 4", ply=ply)["reason"] == "stale"
    assert_nothing_changed(chawai)


def test_an_answer_sent_twice_at_once_is_taken_once(mahe):
    asked, ply = mahe.asked(), mahe.asked().last("state")["ply"]
    first = asked.last("state")["choices"][0]["answer"]
    asked.answer(first, ply)
    asked.answer(first, ply)
    assert asked.next("refused")["reason"] == "stale"
    assert {state["ply"] for state in mahe.states()} == {ply + 2}


def test_rejects_answers_before_the_start(sqlite_server):
    with sqlite_server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe", seats=2)["id"]
        ana.sit(table, 1)
        with ana.at(table) as tab:
            for message in ({"type": "answer", "answer": "roll", "ply": 2}, {"type": "undo", "ply": 2}):
                tab.say(**message)
                assert tab.next("refused")["reason"] == "not-started"
            assert tab.last("refused")["sentence"] == "The game hasn’t started yet."


def test_rejects_answers_after_the_end(sqlite_server):
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people:
        while not people.states()[ANA].get("result"):
            people.answer()
        refused = give(people.tabs[ANA], "dive 4")
        assert (refused["reason"], refused["rule"]) == ("rules", "C5.1")


# --- invalid messages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "fly"}',
        '{"type": "answer"}',
        '{"type": "answer", "answer": "", "ply": 10}',
        '{"type": "answer", "answer": "dive 4", "ply": -1}',
        '{"type": "answer", "answer": "dive 4", "ply": "10"}',
        '{"type": "answer", "answer": "dive 4", "ply": 10, "seat": 3}',
        '{"type": "say", "text": "\\ud800"}',
        json.dumps({"type": "answer", "answer": "d" * 121, "ply": 10}),
    ],
)
def test_rejects_invalid_messages(chawai, text):
    chawai.tabs[BO].socket.send(text)
    refused = chawai.tabs[BO].next("refused")
    assert (refused["to"], refused["reason"], refused["sentence"]) == (
        "message",
        "not-understood",
        "The server doesn’t understand this request.",
    )
    assert_nothing_changed(chawai)


def test_disconnects_a_client_that_keeps_sending_nonsense(chawai):
    for _ in range(20):
        chawai.tabs[BO].socket.send("{")
    chawai.tabs[BO].closed()
    assert [m["reason"] for m in chawai.tabs[BO].received if m["type"] == "refused"] == ["not-understood"] * 20
    assert caught_up(chawai.tabs[ANA]) == []


@pytest.mark.parametrize("id", ["nosuchtable", "x" * 24])
def test_at_a_table_that_is_not_there_there_is_nothing_to_see(sqlite_server, id):
    with sqlite_server.visitor() as stranger, stranger.at(id) as tab:
        assert tab.closed() == 4403
        assert tab.last("refused")["sentence"] == "This table doesn’t exist."
