"""The log of a table: live play and a replay of the stored entries lead to the same state."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterable

import pytest
from msgspec.structs import asdict, replace

import archipel
from archipel.core.chance import FairDraw
from archipel.core.errors import Illegal, NotAsked, NoUndo, UnknownAnswer
from archipel.core.game import Game, Setup, find
from archipel.core.kernel import CHANCE
from archipel.core.table import Table
from archipel.server.rooms.game_log import GameLog, OpenQuestion
from archipel.server.store import LogEntry
from tests.driving import few, name_of, tables

ANA, BO, CLEO = range(3)
CHAWAI, MATCHES = archipel.game("chawai"), find("tests.toys.matches")


def game_log(game: Game, setup: Setup, secret: bytes = b"secret") -> GameLog:
    """The log of an open table, at time 0."""
    opened = GameLog(
        lambda luck: Table(game, setup, luck=luck), lambda: FairDraw(secret, [b"share"] * setup.seats, "start")
    )
    opened.note("open", 0)
    return opened


def diving() -> GameLog:
    """Ana, Bo and Cleo are asked at the same time, at time 100."""
    dives = game_log(CHAWAI, CHAWAI.setup(3))
    dives.begin(100)
    return dives


def played_at_random(game: Game, setup: Setup, seed: int) -> GameLog:
    """A whole game in which people undo, leave and return."""
    lots, live, at = random.Random(seed), game_log(game, setup, bytes([seed])), 0
    live.begin(at)
    while live.asked:
        at += lots.randrange(1, 1000)
        one_step(live, lots, at)
    return live


def one_step(live: GameLog, lots: random.Random, at: int) -> None:
    seat, lot = lots.randrange(live.game.setup.seats), lots.random()
    if lot < 0.1:
        live.note(lots.choice(["away", "back"]), at, seat)
    elif lot < 0.3 and live.game.can_undo(seat):
        live.undo(seat, at)
    else:
        asked = lots.choice(sorted(live.asked))
        live.answer(asked, str(lots.choice(live.game.position.legal(asked))), at, bot=lots.random() < 0.5)


def stored(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """The entries as the database gives them back."""
    return [replace(entry, played=None) for entry in entries]


def assert_same(one: GameLog, other: GameLog) -> None:
    assert [*map(asdict, one.entries)] == [*map(asdict, other.entries)]
    assert one.questions == other.questions
    assert one.stand_ins == other.stand_ins
    assert one.game.position == other.game.position
    assert one.game.plies == other.game.plies


# --- somebody's decisions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_decisions_are_the_own_answers_with_what_the_seat_saw(table):
    live = played_at_random(*table, 3)
    for seat in range(live.game.setup.seats):
        given: list[bool] = []  # for each answer that still counts, whether a bot gave it
        for entry in live.entries:
            if entry.seat == seat and entry.kind == "answer":
                given.append(entry.bot)
            if entry.seat == seat and entry.kind == "undo":
                given.pop()
        plies = [(live.game.at(number), ply) for number, ply in enumerate(live.game.plies) if ply.seat == seat]
        own = [
            (at.view(seat), ply.answer)
            for (at, ply), bot in zip(plies, given, strict=True)
            if not bot and len(at.legal(seat)) > 1
        ]
        assert live.decisions(seat, 1000) == own
        assert live.decisions(seat, 2) == own[-2:]


def test_an_answer_without_a_choice_is_no_decision():
    """Ana takes three of five matches, Bo one, and Ana has to take the last one."""
    live = game_log(MATCHES, MATCHES.setup(2))
    live.begin(0)
    for seat, answer in [(ANA, "take 3"), (BO, "take 1"), (ANA, "take 1")]:
        live.answer(seat, answer, 1)
    assert [[str(answer) for _, answer in live.decisions(seat, 1)] for seat in (ANA, BO)] == [["take 3"], ["take 1"]]


def test_decisions_tell_nothing_that_others_hid():
    told = []
    for dive in ("dive 3", "dive 4"):
        live = diving()
        live.answer(BO, dive, 101)
        live.answer(ANA, "dive 5", 102)
        told.append(pickle.dumps(live.decisions(ANA, 9)))
        assert len(live.decisions(ANA, 9)) == 1
    assert told[0] == told[1]


def test_the_log_knows_who_plays_for_somebody_until_they_leave_again():
    live = diving()
    known = []
    for kind, answer in [("away", ""), ("stand-in", "sailor"), ("back", ""), ("away", "")]:
        live.note(kind, 101, ANA, answer)
        known.append(live.stand_ins[ANA])
    assert known == ["", "sailor", "sailor", ""]


# --- live and stored ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_replaying_the_stored_log_gives_the_same_state(table):
    for seed in range(few(5)):
        live, again = played_at_random(*table, seed), game_log(*table, bytes([seed]))
        again.replay(stored(live.entries[1:]))
        assert_same(again, live)


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_the_stored_log_can_be_replayed_in_pieces(table):
    live, again, lots = played_at_random(*table, 1), game_log(*table, bytes([1])), random.Random(1)
    while again.ply < live.ply:
        again.replay(stored(live.entries[again.ply : again.ply + lots.randrange(1, 9)]))
    assert_same(again, live)


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_a_game_continued_from_the_stored_log_rolls_the_same_dice(table):
    """[design 6] The draw has a number; a restart does not change it."""
    live = played_at_random(*table, 2)
    asked = [entry.ply for entry in live.entries if entry.kind == "answer" and entry.seat != CHANCE]
    cut = asked[len(asked) // 2] - 1
    again = game_log(*table, bytes([2]))
    again.replay(stored(live.entries[1:cut]))
    for entry in live.entries[cut:]:
        if entry.kind == "answer" and entry.seat != CHANCE:
            again.answer(entry.seat, entry.answer, entry.at, bot=entry.bot)
        elif entry.kind == "undo":
            again.undo(entry.seat, entry.at)
        elif entry.kind != "answer":
            again.note(entry.kind, entry.at, entry.seat)
    assert_same(again, live)


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_plies_count_entries_and_answers_exclude_undone_ones(table):
    live = played_at_random(*table, 3)
    given = [entry.kind for entry in live.entries]
    assert [entry.ply for entry in live.entries] == list(range(1, live.ply + 1))
    assert live.answers == given.count("answer") - given.count("undo")
    assert not any(entry.bot for entry in live.entries if entry.seat == CHANCE)


def test_nobody_has_to_answer_before_the_start():
    before = game_log(CHAWAI, CHAWAI.setup(3))
    assert (before.ply, before.answers, before.asked, before.questions) == (1, 0, frozenset(), {})


# --- open questions -----------------------------------------------------------------------------------------------


def test_all_seats_have_to_answer_once_chance_has_answered():
    dives = diving()
    assert dives.questions == {seat: OpenQuestion(dives.ply, 100) for seat in (ANA, BO, CLEO)}


def test_an_answer_leaves_the_questions_of_others_unchanged():
    dives = diving()
    since = dives.ply
    dives.answer(BO, "dive 3", 200)
    assert dives.questions == {ANA: OpenQuestion(since, 100), CLEO: OpenQuestion(since, 100)}


def test_the_next_round_is_a_new_question_for_everybody():
    dives = diving()
    for seat, at in ((BO, 200), (ANA, 300), (CLEO, 400)):
        dives.answer(seat, "dive 3", at)
    assert dives.questions == {seat: OpenQuestion(dives.ply, 400) for seat in (ANA, BO, CLEO)}


def test_an_undo_reopens_the_question_with_the_old_deadline():
    dives = diving()
    since = dives.ply
    dives.answer(BO, "dive 3", 200)
    dives.undo(BO, 300)
    assert dives.questions == {
        ANA: OpenQuestion(since, 100),
        BO: OpenQuestion(since + 2, 100),
        CLEO: OpenQuestion(since, 100),
    }


def test_a_returning_player_gets_no_new_deadline():
    """The bot answers the question that was open; coming back gives no more time for it."""
    dives = diving()
    since = dives.ply
    dives.note("away", 5000, CLEO)
    dives.note("back", 6000, CLEO)
    assert dives.questions == {
        ANA: OpenQuestion(since, 100),
        BO: OpenQuestion(since, 100),
        CLEO: OpenQuestion(since, 100),
    }


def test_a_returning_player_who_is_not_to_move_gets_no_question():
    dives = diving()
    dives.answer(BO, "dive 3", 200)
    dives.note("back", 300, BO)
    assert set(dives.questions) == {ANA, CLEO}


def test_nobody_has_to_answer_after_the_end():
    assert played_at_random(CHAWAI, CHAWAI.setup(3), 4).questions == {}


# --- refusals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "answer", "error"),
    [(ANA, "dive 4", NotAsked), (BO, "dive 13", UnknownAnswer), (BO, "kiti 1", Illegal), (BO, "swim", UnknownAnswer)],
)
def test_a_refused_answer_changes_nothing(seat, answer, error):
    dives, before = diving(), diving()
    for same in (dives, before):
        same.answer(ANA, "dive 3", 200)
    with pytest.raises(error):
        dives.answer(seat, answer, 300)
    assert_same(dives, before)


def test_a_refused_undo_changes_nothing():
    dives, before = diving(), diving()
    with pytest.raises(NoUndo):
        dives.undo(ANA, 300)
    assert_same(dives, before)
