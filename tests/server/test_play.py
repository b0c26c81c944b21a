"""Playing over the socket: whole games, several tabs, and undo."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.server.rooms import broadcast
from archipel.server.store import Store
from tests.server.party import Party, caught_up, give, party, stable_part, undo, watcher
from tests.server.serving import Served, Tab, play_on

ANA, BO, CLEO = range(3)


@pytest.fixture
def chawai(sqlite_server: Served):
    """Ana, Bo and Cleo dive at the same time."""
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people:
        yield people


def kinds_after(tab, ply: int) -> list[tuple[int, str, int]]:
    """The kinds of the entries that a tab received after this ply, each once."""
    entries = {entry["ply"]: entry for message in tab.received for entry in message.get("events", [])}
    return [(ply_, entry["kind"], entry.get("seat", 0)) for ply_, entry in sorted(entries.items()) if ply_ > ply]


# --- drafts --------------------------------------------------------------------------------------------------------


def draft(tab: Tab, answer: str, *wishes: str) -> dict[str, Any]:
    tab.say(type="draft", answer=answer, wishes=list(wishes))
    return tab.next("preview")


def until_all_are_asked(people: Party) -> None:
    while not all(state["choices"] for state in people.states()):
        people.answer()


def test_a_draft_is_previewed_step_by_step(served):
    with party(served, "maldivia", "Ana", "Bo") as people:
        until_all_are_asked(people)
        tab, plan = people.tabs[ANA], "plan S E N fog-W"  # she begins in a corner
        told = draft(tab, plan)
        assert [step["kind"] for step in told["steps"]] == ["arrow", "arrow", "arrow", "fog"]
        wish = told["steps"][0]["reach"][-1]
        assert draft(tab, plan, wish) | {"steps": []} == {
            "type": "preview", "answer": plan, "wishes": [wish], "steps": []
        }  # fmt: skip
        assert tab.last("preview")["steps"][0]["stop"] == wish
        assert people.states()[ANA]["view"]["planned"] == [False, False]


def test_nothing_is_previewed_when_a_draft_is_not_possible(served):
    with party(served, "maldivia", "Ana", "Bo") as people:
        until_all_are_asked(people)
        assert draft(people.tabs[ANA], "plan N N N N")["steps"] == []
        give(people.tabs[ANA], "plan N E S fog-W")
        assert draft(people.tabs[ANA], "plan N E S fog-W")["steps"] == []
        people.tabs[BO].say(type="draft", answer="fly", wishes=[])
        assert people.tabs[BO].next("refused")["reason"] == "unknown-answer"
        people.tabs[BO].say(type="draft", answer="plan N E S fog-W", wishes=["a1"] * 17)
        assert people.tabs[BO].next("refused")["reason"] == "not-understood"


def test_a_game_without_previews_previews_nothing(chawai: Party):
    assert draft(chawai.tabs[ANA], "dive 3") == {"type": "preview", "answer": "dive 3", "wishes": [], "steps": []}


def test_a_spectator_previews_nothing(chawai: Party):
    with watcher(chawai) as tab:
        tab.say(type="draft", answer="dive 3", wishes=[])
        assert tab.next("refused")["reason"] == "not-yours"


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "names", "bots"),
    [
        ("mahe", ["Ana", "Bo"], 0),
        ("mahe", ["Ana"], 4),
        ("mahe", ["Ana", "Bo", "Cleo"], 4),
        ("chawai", ["Ana", "Bo", "Cleo"], 0),
        ("chawai", ["Ana"], 2),
        ("chawai", ["Ana", "Bo"], 4),
    ],
)
def test_a_whole_game_is_played_to_its_end(served, game, names, bots):
    with party(served, game, *names, bots=bots) as people:
        last = play_on(people.tabs)
        assert (last["phase"], last["to_act"], last["choices"]) == ("finished", [], [])
        assert last["result"]["totals"] == last["totals"]
        table = people.people[ANA].get(f"/api/tables/{people.id}")
        assert table["result"] == {"totals": last["totals"], "winners": last["result"]["winners"]}
        assert all(state["result"] == last["result"] for state in people.states())


@pytest.mark.parametrize(("game", "bots"), [("mahe", 2), ("chawai", 3)])
def test_every_entry_is_sent_once_and_in_order(served, game, bots):
    with party(served, game, "Ana", "Bo", bots=bots) as people:
        last = play_on(people.tabs)
        for tab in people.tabs:
            plies = [entry["ply"] for message in tab.received for entry in message.get("events", [])]
            assert plies == list(range(1, last["ply"] + 1))


@pytest.mark.parametrize("kind", ["random", "rollout"])
def test_answers_of_bots_are_marked(sqlite_server, kind):
    with sqlite_server.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe", seats=2)["id"]
        ana.sit(table, 1)
        ana.put(f"/api/tables/{table}/seats/2/bot", kind=kind)
        ana.post(f"/api/tables/{table}/start")
        with ana.at(table) as tab:
            play_on([tab], 12)
            entries = [e for m in tab.received for e in m.get("events", []) if e["kind"] == "answer"]
    assert {(entry.get("seat", 0), entry.get("bot", False)) for entry in entries} == {(0, False), (1, False), (2, True)}


def test_disconnecting_during_an_answer_does_not_cancel_it(chawai):
    """The answer is stored, and the others receive it."""
    ply = chawai.tabs[ANA].last("state")["ply"]
    with chawai.people[ANA].at(chawai.id) as other:
        other.state()
        other.answer("dive 3", ply)
    assert chawai.tabs[BO].state(ply + 1)["to_act"] == [2, 3]


# --- simultaneous questions and several tabs ----------------------------------------------------------------------


def test_answers_to_the_same_question_given_at_the_same_ply_are_all_accepted(served):
    with party(served, "chawai", "Ana", "Bo", "Cleo") as people:
        ply = people.tabs[ANA].last("state")["ply"]
        for seat, tab in enumerate(people.tabs):
            tab.answer(f"dive {seat + 3}", ply)
        states = [tab.state(ply + 6) for tab in people.tabs]
        assert {(state["view"]["round"], tuple(state["to_act"])) for state in states} == {(2, (1, 2, 3))}
        dived = [e["args"] for entry in states[ANA]["events"] for e in entry["events"] if e["event"] == "dived"]
        assert [(args["seat"], args["depth"]) for args in dived] == [(1, 3), (2, 4), (3, 5)]


def test_two_tabs_of_one_person_see_the_same(chawai):
    with chawai.people[ANA].at(chawai.id) as other:
        assert stable_part(other.state()) == stable_part(chawai.tabs[ANA].last("state"))
        give(other, "dive 7")
        assert stable_part(chawai.tabs[ANA].state()) == stable_part(other.last("state"))


def test_two_tabs_that_answer_at_once_answer_once(chawai):
    first, ply = chawai.tabs[ANA], chawai.tabs[ANA].last("state")["ply"]
    with chawai.people[ANA].at(chawai.id) as other:
        other.state()
        first.answer("dive 7", ply)
        other.answer("dive 8", ply)
        first.state(ply + 1)
        caught_up(first), caught_up(other)
        refusals = [m["rule"] for m in (*first.received, *other.received) if m["type"] == "refused"]
        assert (refusals, first.last("state")["ply"]) == (["C2.3"], ply + 1)


def test_a_tab_that_closes_leaves_the_others_open(chawai):
    with chawai.people[ANA].at(chawai.id) as other:
        other.state()
    assert give(chawai.tabs[ANA], "dive 7")["to_act"] == [2, 3]


def test_a_ping_is_answered_by_a_pong_with_its_number(chawai):
    chawai.tabs[ANA].say(type="ping", number=4711)
    assert chawai.tabs[ANA].next("pong")["number"] == 4711


# --- why ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "because"),
    [
        ("dive 12", {"legal": True, "rule": "", "sentence": ""}),
        (
            "kiti 1",
            {
                "legal": False,
                "rule": "C-R4",
                "sentence": "Ana cannot choose “The Kiti stands just before Ana, clockwise”: "
                "the Kiti’s first place is drawn at random. [C-R4]",
            },
        ),
    ],
)
def test_why_tells_the_rule_or_that_it_is_possible(chawai, answer, because):
    chawai.tabs[ANA].say(type="why", answer=answer)
    assert chawai.tabs[ANA].next("because") == {"type": "because", "answer": answer, **because}


def test_why_rejects_texts_that_are_no_answer(chawai):
    chawai.tabs[ANA].say(type="why", answer="swim")
    assert chawai.tabs[ANA].next("refused")["reason"] == "unknown-answer"


def test_a_spectator_cannot_ask_why(chawai, sqlite_server):
    with sqlite_server.visitor("Dov") as dov, dov.at(chawai.id) as tab:
        tab.say(type="why", answer="dive 1")
        assert tab.next("refused")["reason"] == "not-yours"


# --- taking back --------------------------------------------------------------------------------------------------


def test_a_player_may_undo_a_dive(served):
    with party(served, "chawai", "Ana", "Bo", "Cleo") as people:
        before = stable_part(people.states()[ANA])
        assert give(people.tabs[ANA], "dive 3")["can_undo"] is True
        after = stable_part(undo(people.tabs[ANA]))
        assert after == before | {"ply": before["ply"] + 2}


def test_an_undo_is_seen_by_everybody_and_the_ply_only_grows(chawai):
    ply = chawai.states()[BO]["ply"]
    give(chawai.tabs[ANA], "dive 3")
    give(chawai.tabs[BO], "dive 4")
    undo(chawai.tabs[ANA])
    for state, tab in zip(chawai.states(), chawai.tabs, strict=True):
        assert (state["ply"], state["to_act"], state["answers"]) == (ply + 3, [1, 3], 5)
        assert kinds_after(tab, ply) == [(ply + 1, "answer", 1), (ply + 2, "answer", 2), (ply + 3, "undo", 1)]


def test_after_an_undo_another_answer_is_given(chawai):
    give(chawai.tabs[ANA], "dive 3")
    undo(chawai.tabs[ANA])
    assert give(chawai.tabs[ANA], "dive 4")["view"]["dives"] == [4, 0, 0]


def test_an_answer_to_the_question_before_an_undo_is_stale(chawai):
    answered = give(chawai.tabs[ANA], "dive 3")["ply"]
    undo(chawai.tabs[ANA])
    assert give(chawai.tabs[ANA], "dive 4", ply=answered)["reason"] == "stale"


def test_an_undo_for_a_ply_that_has_passed_is_stale(chawai):
    give(chawai.tabs[ANA], "dive 3")
    assert undo(chawai.tabs[ANA], ply=chawai.tabs[ANA].last("state")["ply"] - 1)["reason"] == "stale"


@pytest.mark.parametrize(
    ("dives", "sentence"),
    [
        ([], "Ana can’t undo that: dice have been rolled or cards drawn since."),
        ([BO], "Ana can’t undo that: dice have been rolled or cards drawn since."),
        ([ANA, BO, CLEO], "Ana can’t undo that: dice have been rolled or cards drawn since."),
    ],
)
def test_a_refused_undo_changes_nothing(chawai, dives, sentence):
    for seat in dives:
        give(chawai.tabs[seat], "dive 3")
    before = chawai.states()
    refused = undo(chawai.tabs[ANA])
    assert (refused["to"], refused["reason"], refused["sentence"]) == ("undo", "rules", sentence)
    assert chawai.fresh() == [stable_part(state) for state in before]


def test_nobody_can_undo_the_answer_of_another(chawai):
    give(chawai.tabs[ANA], "dive 3")
    assert undo(chawai.tabs[BO])["to"] == "undo"
    assert chawai.states()[BO]["to_act"] == [2, 3]


def test_only_its_player_can_undo_an_egg_card(sqlite_server):
    """[M8.1] In Mahé dice follow almost everything, but not a card."""
    with party(sqlite_server, "mahe", "Ana", "Bo", options={"egg_cards": "yes"}) as people:
        tab = until_a_card(people)
        before = stable_part(tab.last("state"))
        assert give(tab, card_of(before))["can_undo"] is True
        assert undo(people.idle())["type"] == "refused"
        assert stable_part(undo(tab)) == before | {"ply": before["ply"] + 2}


def card_of(state: dict) -> str:
    """A card after the first die with which the turtle need not stop, if there is one."""
    dice, answers = state["view"]["dice"], [choice["answer"] for choice in state["choices"]]
    small = [f"card {eggs}" for eggs in range(1, 8 - sum(dice)) if f"card {eggs}" in answers]
    return small[0] if small and len(dice) == 1 else ""


def until_a_card(people: Party) -> Tab:
    """Play until somebody may play an egg card and still has to answer."""
    while not card_of(people.asked().last("state")):
        people.answer()
    return people.asked()


def test_nothing_can_be_undone_after_the_end(sqlite_server):
    """The secret of the dice is known by then."""
    with party(sqlite_server, "mahe", "Ana", "Bo") as people:
        play_on(people.tabs)
        refused = undo(people.tabs[ANA])
        assert (refused["reason"], refused["sentence"]) == ("game-over", "The game is over.")
        assert not any(state.get("can_undo") for state in people.states())


# --- when much is to be done ----------------------------------------------------------------------------------------


@pytest.mark.own_server
def test_a_busy_server_updates_players_first_and_nobody_misses_anything(sqlite_server, monkeypatch):
    """Two people answer as fast as they can. A spectator gets fewer messages, but every entry, in order."""
    monkeypatch.setattr(Store, "is_busy", True)
    monkeypatch.setattr(broadcast, "LATER", 0.5)
    with (
        party(sqlite_server, "mahe", "Ana", "Bo") as people,
        sqlite_server.visitor() as cleo,
        cleo.at(people.id) as spectator,
    ):
        last = people.states()[ANA]
        for _ in range(30):
            tab = people.tabs[last["to_act"][0] - 1]
            last = give(tab, until_received(tab, last["ply"])["choices"][0]["answer"])
        for tab in (*people.tabs, spectator):
            until_received(tab, last["ply"])
            plies = [entry["ply"] for message in tab.received for entry in message.get("events", [])]
            assert plies == list(range(1, last["ply"] + 1))
        assert sum(message["type"] == "state" for message in spectator.received) < 20


def until_received(tab: Tab, ply: int) -> dict[str, Any]:
    """The state of this ply, as soon as it is known."""
    known = tab.known
    return known if known is not None and known["ply"] >= ply else tab.state(ply)
