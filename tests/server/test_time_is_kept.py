"""Time is kept: whatever a player sends, a question is answered when its clock has run out."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from archipel.core.words import LANGUAGES, words
from tests.server.party import (
    FakeClock,
    Party,
    caught_up,
    give,
    held_bots,
    party,
    restarted,
    room_of,
    sweep,
    undo,
    within,
)
from tests.server.serving import Served, Tab, settings_for, until

ANA, BO, CLEO = range(3)
CLOCK, OVERDUE, SOCKETS = 60, 3, 6
UNDOS = 4


@pytest.fixture
def timed(sqlite_database: str, clock: FakeClock):
    with Served(settings_for(sqlite_database, undos_per_question=UNDOS), clock) as server:
        yield server


@pytest.fixture
def chawai(timed: Served):
    """Ana, Bo and Cleo have a minute for each dive."""
    with party(timed, "chawai", "Ana", "Bo", "Cleo", clock=CLOCK, level="random") as people:
        yield people


def out_of_time(people: Party, clock: FakeClock) -> None:
    """Ana and Bo dive, Cleo does not; bots think until the test lets them."""
    give(people.tabs[ANA], "dive 3")
    give(people.tabs[BO], "dive 4")
    clock.advance(CLOCK + OVERDUE)
    sweep(people.served)
    until(lambda: "away" in kinds(people, CLEO))


def kinds(people: Party, seat: int) -> list[str]:
    """The kinds of the entries of this seat, with "bot" for a bot's answer."""
    entries = room_of(people.served, people.id).game_log.entries
    return ["bot" if entry.bot else entry.kind for entry in entries if entry.seat == seat and entry.kind != "take"]


def round_of(tab: Tab) -> int:
    caught_up(tab)
    return int(tab.last("state")["view"]["round"])


def due(tab: Tab) -> int:
    caught_up(tab)
    return int(tab.last("state")["clock"]["due"])


# --- what a clock owes --------------------------------------------------------------------------------------------


def test_coming_back_gives_no_new_time_for_a_question_whose_time_is_up(chawai: Party, clock: FakeClock):
    with held_bots(chawai.served):
        before = due(chawai.tabs[CLEO])
        out_of_time(chawai, clock)
        chawai.tabs[CLEO].say(type="back")
        until(lambda: "back" in kinds(chawai, CLEO))
        assert due(chawai.tabs[CLEO]) == before


def test_a_bot_answers_what_it_owes_even_if_the_player_is_back_before_it_was_asked(chawai: Party, clock: FakeClock):
    """The order that defeated the clock: away is stored, back is stored, and only then the bots are asked."""
    room = room_of(chawai.served, chawai.id)

    async def away_and_back() -> None:
        async with room.held():
            await room.set_away([CLEO], clock.now)
            await room.come_back(room.seats[CLEO].person)

    give(chawai.tabs[ANA], "dive 3")
    give(chawai.tabs[BO], "dive 4")
    clock.advance(CLOCK)
    within(chawai.served, away_and_back)
    until(lambda: round_of(chawai.tabs[ANA]) == 2)
    assert kinds(chawai, CLEO) == ["away", "back", "stand-in", "bot"]


def test_many_sockets_that_come_back_do_not_delay_the_game(chawai: Party, clock: FakeClock):
    with ExitStack() as stack:
        tabs = [stack.enter_context(chawai.people[CLEO].at(chawai.id)) for _ in range(SOCKETS)]
        for number in range(1, 4):
            give(chawai.tabs[ANA], f"dive {number}")
            give(chawai.tabs[BO], f"dive {number}")
            with held_bots(chawai.served):
                clock.advance(CLOCK + OVERDUE)
                sweep(chawai.served)
                until(lambda number=number: kinds(chawai, CLEO).count("away") == number)
                for tab in tabs:
                    tab.say(type="back")
                until(lambda number=number: kinds(chawai, CLEO).count("back") == number)
            until(lambda number=number: round_of(chawai.tabs[ANA]) == number + 1)
    assert kinds(chawai, CLEO) == ["away", "back", "stand-in", "bot"] * 3


def test_the_bots_debt_survives_a_restart(sqlite_database: str, clock: FakeClock):
    with (
        Served(settings_for(sqlite_database), clock) as first,
        party(first, "chawai", "Ana", "Bo", "Cleo", clock=CLOCK, level="random") as people,
        held_bots(first),
    ):
        out_of_time(people, clock)
        people.tabs[CLEO].say(type="back")
        until(lambda: "back" in kinds(people, CLEO))
    with restarted(sqlite_database, people.people[ANA], people.id, clock) as (second, tab):
        clock.advance(OVERDUE)
        sweep(second)
        until(lambda: round_of(tab) == 2)
        people.served = second
        assert kinds(people, CLEO) == ["away", "back", "stand-in", "bot"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_late_answer_is_refused_with_a_kind_sentence(chawai: Party, clock: FakeClock, lang: str):
    with held_bots(chawai.served), chawai.people[CLEO].at(chawai.id, lang=lang) as cleo:
        out_of_time(chawai, clock)
        refused = give(cleo, "dive 5")
        assert (refused["reason"], refused["sentence"]) == ("bot-answers", words(lang).say("denied-bot-answers"))
        assert kinds(chawai, CLEO) == ["away", "back"]


def test_an_answer_after_the_deadline_is_late_even_before_the_alarm(chawai: Party, clock: FakeClock):
    with held_bots(chawai.served):
        clock.advance(CLOCK)
        assert give(chawai.tabs[CLEO], "dive 5")["reason"] == "bot-answers"
        until(lambda: kinds(chawai, CLEO)[:1] == ["away"])


def test_a_bots_answer_cannot_be_undone(chawai: Party, clock: FakeClock):
    give(chawai.tabs[ANA], "dive 3")
    clock.advance(CLOCK + OVERDUE)
    with held_bots(chawai.served):
        sweep(chawai.served)
        until(lambda: "away" in kinds(chawai, CLEO))
        within(chawai.served, lambda: _answer_for(chawai, CLEO))
        assert undo(chawai.tabs[CLEO])["reason"] == "bot-answered"
    assert "undo" not in kinds(chawai, CLEO)


async def _answer_for(people: Party, seat: int) -> None:
    room = room_of(people.served, people.id)
    await room.answer_as_bot(seat, room.game_log.questions[seat].ply, "dive 5")


def test_an_answer_whose_time_is_up_cannot_be_undone(timed: Served, clock: FakeClock):
    with party(timed, "chawai", "Ana", "Bo", "Cleo", clock=CLOCK) as people, held_bots(timed):
        give(people.tabs[ANA], "dive 3")
        clock.advance(CLOCK)
        assert undo(people.tabs[ANA])["reason"] == "too-late-to-undo"


def test_leaving_and_coming_back_gives_no_new_time(chawai: Party, clock: FakeClock):
    with held_bots(chawai.served):
        before = due(chawai.tabs[CLEO])
        clock.advance(CLOCK / 2)
        chawai.people[CLEO].post(f"/api/tables/{chawai.id}/leave")
        chawai.tabs[CLEO].say(type="back")
        until(lambda: "back" in kinds(chawai, CLEO))
        assert due(chawai.tabs[CLEO]) == before


# --- a log that stays small ---------------------------------------------------------------------------------------


def test_taking_back_is_bounded_for_each_question(chawai: Party):
    tab = chawai.tabs[ANA]
    for _ in range(UNDOS):
        give(tab, "dive 3")
        assert undo(tab)["type"] == "state"
    give(tab, "dive 3")
    refused = undo(tab)
    assert (refused["reason"], refused["sentence"]) == (
        "too-many-undos",
        f"You have already undone {UNDOS} moves here. This one stands.",
    )
    assert kinds(chawai, ANA).count("undo") == UNDOS


def test_the_next_question_may_be_undone_again(chawai: Party):
    for number in (1, 2):
        for _ in range(UNDOS):
            give(chawai.tabs[ANA], f"dive {number}")
            assert undo(chawai.tabs[ANA])["type"] == "state"
        for tab in chawai.tabs:
            give(tab, f"dive {number}")


def test_agreeing_and_disagreeing_is_bounded(chawai: Party):
    tab, before = chawai.tabs[ANA], len(kinds(chawai, ANA))
    for agree in (True, False) * 100:
        tab.say(type="end", agree=agree)
    caught_up(tab)
    assert len(kinds(chawai, ANA)) - before <= 40
    assert tab.last("refused")["reason"] == "too-often"


def test_leaving_and_coming_back_is_bounded(chawai: Party):
    with held_bots(chawai.served):
        refused = 0
        for _ in range(60):
            refused += chawai.people[CLEO].http.post(f"/api/tables/{chawai.id}/leave").status_code == 429
            chawai.tabs[CLEO].say(type="back")
            caught_up(chawai.tabs[CLEO])
        assert (refused > 0, len(kinds(chawai, CLEO)) <= 40) == (True, True)
