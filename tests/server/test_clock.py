"""The clock: a bot replaces a player who misses the deadline, until the player returns."""

from __future__ import annotations

import pytest

from archipel.server.rooms.game_log import OpenQuestion
from archipel.server.rooms.models import NO_SEAT
from archipel.server.rooms.table_state import RETURN_TIME
from tests.server.party import (
    FakeClock,
    Message,
    Party,
    caught_up,
    give,
    held_bots,
    party,
    restarted,
    room_of,
    sweep,
    undo,
    watcher,
    within,
)
from tests.server.serving import Served, Tab, settings_for, until

ANA, BO, CLEO = range(3)
CLOCK, DAY = 60, 86_400
OVERDUE = 3  # seconds after which the sweep acts for a timer that did not fire


@pytest.fixture
def timed(sqlite_database: str, clock: FakeClock):
    """A server whose time the test sets."""
    with Served(settings_for(sqlite_database), clock) as server:
        yield server


@pytest.fixture
def chawai(timed: Served):
    """Ana, Bo and Cleo have a minute for each dive."""
    with party(timed, "chawai", "Ana", "Bo", "Cleo", clock=CLOCK, level="random") as people:
        yield people


def pass_time(people: Party, clock: FakeClock, seconds: float) -> None:
    clock.advance(seconds)
    sweep(people.served)


def kept(tab: Tab) -> list[int]:
    """The seats that a bot keeps, as the table shows it."""
    caught_up(tab)
    return [seat["seat"] for seat in tab.last("table")["seats"] if seat.get("away")]


def entries(tab: Tab, *kinds: str) -> list[tuple[str, int, bool]]:
    """The log entries with a seat that this tab received: kind, seat, and whether a bot did it."""
    received = [entry for message in tab.received for entry in message.get("events", []) if entry.get("seat")]
    return [(e["kind"], e["seat"], e.get("bot", False)) for e in received if e["kind"] in kinds]


def until_kept(tab: Tab, *seats: int) -> None:
    until(lambda: kept(tab) == list(seats))


def until_asked(tab: Tab, number: int) -> Message:
    until(lambda: caught_up(tab) is not None and tab.last("state")["view"]["round"] == number)
    return tab.last("state")


# --- the deadline -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [5, 60, 3 * DAY, 30 * DAY])
def test_everybody_gets_the_deadline(timed, clock, seconds):
    with party(timed, "chawai", "Ana", "Bo", "Cleo", clock=seconds) as people, watcher(people) as watching:
        clocks = [tab["clock"] for tab in (*people.states(), watching.state())]
    assert clocks == [{"now": clock.now, "due": clock.now + 1000 * seconds}] * 4


def test_without_a_clock_there_is_no_deadline(timed, clock):
    with party(timed, "chawai", "Ana", "Bo", "Cleo") as people:
        pass_time(people, clock, 100 * DAY)
        assert (kept(people.tabs[ANA]), people.states()[ANA]["clock"]["due"]) == ([], None)


def test_every_answer_has_a_clock_of_its_own(timed, clock):
    with party(timed, "mahe", "Ana", "Bo", clock=CLOCK) as people:
        for _ in range(6):
            clock.advance(CLOCK - 1)
            people.answer()
            due = {state["clock"]["due"] for state in people.states()}
            assert due == {clock.now + 1000 * CLOCK}
        sweep(timed)
        assert kept(people.tabs[ANA]) == []


def test_waiting_players_see_the_earliest_deadline(chawai, clock):
    begun = clock.now
    clock.advance(10)
    give(chawai.tabs[ANA], "dive 3")
    assert [state["clock"]["due"] for state in chawai.states()] == [begun + 1000 * CLOCK] * 3


def test_an_undo_gains_no_time(chawai, clock):
    begun = clock.now
    for _ in range(5):
        clock.advance(10)
        give(chawai.tabs[ANA], "dive 3")
        assert undo(chawai.tabs[ANA])["clock"]["due"] == begun + 1000 * CLOCK


# --- running out --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [5, 3600, 30 * DAY])
def test_when_the_clock_has_run_out_a_bot_takes_the_seat(timed, clock, seconds):
    with party(timed, "mahe", "Ana", "Bo", clock=seconds, level="random") as people:
        asked = people.tabs.index(people.asked())
        pass_time(people, clock, seconds - 1)
        assert kept(people.tabs[ANA]) == []
        pass_time(people, clock, 1 + OVERDUE)
        until_kept(people.tabs[BO], asked + 1)
        assert entries(people.tabs[BO], "away") == [("away", asked + 1, False)]
        until(lambda: caught_up(people.tabs[BO]) is not None and ("answer", asked + 1, True) in _bots(people.tabs[BO]))


def _bots(tab: Tab) -> list[tuple[str, int, bool]]:
    return [entry for entry in entries(tab, "answer") if entry[2]]


def test_a_short_clock_rings_by_itself(sqlite_server):
    """Without a fake clock and without the sweep: five seconds are the shortest."""
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo", clock=5, level="random") as people:
        give(people.tabs[ANA], "dive 3")
        until_kept(people.tabs[ANA], 2, 3)


def test_bots_replace_only_the_players_who_are_late(chawai, clock):
    give(chawai.tabs[BO], "dive 3")
    pass_time(chawai, clock, CLOCK + OVERDUE)
    until_asked(chawai.tabs[BO], 2)
    assert kept(chawai.tabs[BO]) == [1, 3]
    assert entries(chawai.tabs[BO], "away") == [("away", 1, False), ("away", 3, False)]
    assert entries(chawai.tabs[BO], "answer")[:3] == [("answer", 2, False), ("answer", 1, True), ("answer", 3, True)]


def test_a_bot_goes_on_with_the_seat_until_its_player_returns(chawai, clock):
    give(chawai.tabs[BO], "dive 1")
    pass_time(chawai, clock, CLOCK + OVERDUE)
    for number in range(2, 5):
        until_asked(chawai.tabs[BO], number)
        until(lambda: chawai.states()[BO]["to_act"] == [2])
        give(chawai.tabs[BO], f"dive {number}")
    until_asked(chawai.tabs[BO], 5)
    assert kept(chawai.tabs[BO]) == [1, 3]


@pytest.mark.parametrize("level", ["random", "rollout"])
def test_the_stand_in_plays_at_the_level_of_the_table(timed, clock, level, monkeypatch):
    levels, turns = [], timed.process.bot_turns
    think = turns.think

    async def noting(kind, view, seconds):
        levels.append(kind)
        return await think(kind, view, seconds)

    monkeypatch.setattr(turns, "think", noting)  # of this server only: bots may still think at another one
    with party(timed, "chawai", "Ana", "Bo", "Cleo", clock=CLOCK, level=level) as people:
        give(people.tabs[BO], "dive 3")
        pass_time(people, clock, CLOCK + OVERDUE)
        until_asked(people.tabs[BO], 2)
    assert set(levels) == {level}


def test_when_all_are_away_the_game_plays_itself_to_the_end(served):
    with party(served, "chawai", "Ana", "Bo", "Cleo", level="random") as people:
        for person in people.people:
            person.post(f"/api/tables/{people.id}/leave")
        until(lambda: all(state["phase"] == "finished" for state in people.states()))


# --- coming back --------------------------------------------------------------------------------------------------


def out_of_time(people: Party, clock: FakeClock) -> None:
    """Ana and Bo dive, Cleo does not; bots think until the test lets them."""
    give(people.tabs[ANA], "dive 3")
    give(people.tabs[BO], "dive 4")
    pass_time(people, clock, CLOCK + OVERDUE)
    until_kept(people.tabs[ANA], 3)


def test_reconnecting_takes_the_seat_back(chawai, clock):
    with held_bots(chawai.served):
        out_of_time(chawai, clock)
        with chawai.people[CLEO].at(chawai.id) as again:
            assert (kept(again), kept(chawai.tabs[ANA])) == ([], [])
            assert entries(chawai.tabs[ANA], "away", "back") == [("away", 3, False), ("back", 3, False)]


def test_a_back_message_takes_the_seat_back_for_the_next_question(chawai, clock):
    with held_bots(chawai.served) as let_go:
        out_of_time(chawai, clock)
        chawai.tabs[CLEO].say(type="back")
        until_kept(chawai.tabs[CLEO])
        let_go()
        asked = until_asked(chawai.tabs[CLEO], 2)
        assert asked["clock"]["due"] == clock.now + 1000 * CLOCK
        assert give(chawai.tabs[CLEO], asked["choices"][0]["answer"])["type"] == "state"


def test_trying_to_answer_takes_the_seat_back(chawai, clock):
    with held_bots(chawai.served):
        out_of_time(chawai, clock)
        assert give(chawai.tabs[CLEO], "dive 5")["reason"] == "bot-answers"
        assert kept(chawai.tabs[ANA]) == []


def test_coming_and_going_does_not_delay_the_game(chawai, clock):
    """A bot that has been asked answers, even if the player has returned by then."""
    with held_bots(chawai.served) as let_go:
        out_of_time(chawai, clock)
        chawai.tabs[CLEO].say(type="back")
        until_kept(chawai.tabs[CLEO])
        let_go()
        until_asked(chawai.tabs[ANA], 2)
        assert entries(chawai.tabs[ANA], "answer")[-1] == ("answer", 3, True)
        assert kept(chawai.tabs[ANA]) == []


def test_a_back_message_from_a_present_player_changes_nothing(chawai):
    chawai.tabs[ANA].say(type="back")
    assert [caught_up(tab) for tab in chawai.tabs] == [[], [], []]


# --- leaving ------------------------------------------------------------------------------------------------------


def test_a_player_who_leaves_is_replaced_at_once_and_may_return(served):
    with party(served, "chawai", "Ana", "Bo", "Cleo", level="random") as people:
        people.people[CLEO].post(f"/api/tables/{people.id}/leave")
        until(lambda: people.states()[ANA]["to_act"] == [1, 2])
        assert entries(people.tabs[ANA], "away", "answer") == [("away", 3, False), ("answer", 3, True)]
        with people.people[CLEO].at(people.id):
            until_kept(people.tabs[ANA])


def test_leaving_twice_counts_once(timed):
    with party(timed, "chawai", "Ana", "Bo", "Cleo", level="random") as people, held_bots(timed):
        for _ in range(2):
            people.people[CLEO].post(f"/api/tables/{people.id}/leave")
        kept(people.tabs[ANA])
        assert entries(people.tabs[ANA], "away") == [("away", 3, False)]


def test_closing_the_tab_keeps_the_seat_until_the_deadline(timed, clock):
    with party(timed, "chawai", "Ana", "Bo", "Cleo", clock=CLOCK, level="random") as people:
        people.tabs[CLEO].socket.close()
        pass_time(people, clock, CLOCK - 1)
        assert kept(people.tabs[ANA]) == []


# --- after a restart ----------------------------------------------------------------------------------------------


def left_alone(database: str, clock: FakeClock, seconds: int) -> Party:
    """Ana, Bo and Cleo have to dive, and the server stops."""
    with Served(settings_for(database), clock) as first:
        return _begun(first, seconds)


def _begun(served: Served, seconds: int) -> Party:
    with party(served, "chawai", "Ana", "Bo", "Cleo", clock=seconds, level="random") as people:
        return people


def test_after_a_restart_people_have_time_to_come_back(database, clock):
    people = left_alone(database, clock, 5)
    clock.advance(3600)
    with restarted(database, people.people[ANA], people.id, clock) as (server, tab):
        assert tab.state()["clock"] == {"now": clock.now, "due": clock.now + RETURN_TIME}
        clock.advance(RETURN_TIME / 1000 - 1)
        sweep(server)
        assert kept(tab) == []
        clock.advance(1 + OVERDUE)
        sweep(server)
        until_kept(tab, 1, 2, 3)


def test_after_a_restart_a_long_clock_goes_on_as_it_was(sqlite_database, clock):
    begun, people = clock.now, left_alone(sqlite_database, clock, 3 * DAY)
    clock.advance(DAY)
    with restarted(sqlite_database, people.people[ANA], people.id, clock) as (_, tab):
        assert tab.state()["clock"]["due"] == begun + 3 * DAY * 1000


def test_after_a_restart_the_first_deadline_is_the_first_of_all(sqlite_database, clock):
    """A player who gets a new question is present and needs no time to return."""
    people = left_alone(sqlite_database, clock, 5)
    clock.advance(3600)
    with restarted(sqlite_database, people.people[ANA], people.id, clock) as (server, tab):
        ply, room = tab.state()["ply"], room_of(server, people.id)
        room.game_log.questions[ANA] = OpenQuestion(ply, clock.now)
        deadlines = [room.deadline(seat) for seat in (ANA, BO, NO_SEAT)]
    assert deadlines == [clock.now + 5000, clock.now + RETURN_TIME, clock.now + 5000]


def test_a_bots_answer_to_an_old_question_is_dropped(timed: Served):
    with party(timed, "mahe", "Ana", "Bo") as friends:
        tab = friends.asked()
        seat = tab.last("table")["your_seat"] - 1
        room = room_of(timed, friends.id)
        ply = room.game_log.questions[seat].ply
        within(timed, lambda: room.answer_as_bot(seat, ply - 1, tab.last("state")["choices"][0]["answer"]))
        assert room.game_log.questions[seat].ply == ply
