"""Changes: a client that asks for them is sent what whole states show, and nothing else."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

import archipel
from archipel.server.rooms import sent_states
from tests.server.party import Message, caught_up, give, party, undo
from tests.server.serving import play_on

CHANGES = "en&changes=true"  # the language and one more parameter


def states(messages: list[Message]) -> list[Message]:
    return [message for message in messages if message["type"] == "state"]


def completed(messages: list[Message]) -> list[Message]:
    """The whole states that a client makes of these messages, by the rules of docs/protocol.md."""
    found: list[Message] = []
    lists: dict[int, list[Message]] = {}
    for message in messages:
        if message["type"] == "change":
            fresh = {name: value for name, value in message.items() if name != "choices_at"}
            if "choices_at" in message:
                fresh["choices"] = lists[message["choices_at"]]
            view = found[-1]["view"] | message.get("view", {})
            found.append(found[-1] | fresh | {"type": "state", "view": view})
        elif message["type"] == "state":
            found.append(message)
        if "choices" in message:
            lists[message["ply"]] = message["choices"]
    return found


def comparable(found: list[Message]) -> list[Message]:
    """States without the time; false and absent are the same."""
    return [{name: value for name, value in state.items() if name != "clock" and value} for state in found]


@pytest.mark.parametrize("game", archipel.games())
def test_changes_add_up_to_the_whole_states_of_every_seat(sqlite_server, game):
    with party(sqlite_server, game, "Ana", "Bo", "Cleo") as people, ExitStack() as stack:
        stranger = stack.enter_context(sqlite_server.visitor())
        watching = stack.enter_context(stranger.at(people.id))
        tabs = [stack.enter_context(person.at(people.id, lang=CHANGES)) for person in (*people.people, stranger)]
        play_on([*people.tabs, watching], choose=random.Random(4).choice)
        for tab, whole in zip(tabs, [*people.tabs, watching], strict=True):
            caught_up(tab), caught_up(whole)
            assert comparable(completed(tab.received)) == comparable(states(whole.received))
            assert len(states(tab.received)) == 2  # the first and the last
            changes = [message for message in tab.received if message["type"] == "change"]
            assert all("phase" not in change and "result" not in change for change in changes)


def test_a_list_of_choices_is_sent_once(sqlite_server):
    with party(sqlite_server, "maldivia", "Ana", "Bo", "Cleo") as people, ExitStack() as stack:
        tabs = [stack.enter_context(person.at(people.id, lang=CHANGES)) for person in people.people]
        play_on(people.tabs, 60, choose=random.Random(5).choice)
        for tab in tabs:
            caught_up(tab)
            lists = [str(message["choices"]) for message in tab.received if message.get("choices")]
            assert max(map(len, lists)) > 50_000
            assert len(lists) == len(set(lists))
            assert any("choices_at" in message for message in tab.received)


def test_a_connection_that_has_been_sent_many_lists_starts_anew(sqlite_server, monkeypatch):
    monkeypatch.setattr(sent_states, "MOST_LISTS", 2)
    with (
        party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people,
        people.people[0].at(people.id, lang=CHANGES) as tab,
    ):
        play_on(people.tabs, 24, choose=random.Random(6).choice)
        caught_up(tab), caught_up(people.tabs[0])
        assert comparable(completed(tab.received)) == comparable(states(people.tabs[0].received))


def test_an_undo_is_a_change_as_well(sqlite_server):
    with (
        party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people,
        people.people[0].at(people.id, lang=CHANGES) as tab,
    ):
        give(people.tabs[0], "dive 3")
        undo(people.tabs[0])
        caught_up(tab)
        first, after = [message for message in tab.received if message["type"] == "change"]
        assert (first["view"]["dives"], first["can_undo"]) == ([3, 0, 0], True)
        assert (after["view"]["dives"], after["can_undo"]) == ([0, 0, 0], False)
        assert after["choices_at"] == completed(tab.received)[0]["ply"]


def test_a_new_connection_begins_with_a_whole_state(sqlite_server):
    with party(sqlite_server, "mahe", "Ana", "Bo") as people:
        play_on(people.tabs, 6)
        ply = people.tabs[0].last("state")["ply"]
        with people.people[0].at(people.id, since=ply, lang=CHANGES) as tab:
            state = tab.state()
            assert (state["ply"], state["events"]) == (ply, [])
            assert state["view"] == people.tabs[0].last("state")["view"]
