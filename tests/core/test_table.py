"""The table decides everything: the seats to move, the legal answers, and the answers that can be undone."""

from __future__ import annotations

import copy
import random

import numpy as np
import pytest

import archipel
from archipel.core.chance import FairDraw, Seeded
from archipel.core.errors import BadOptions, Illegal, NoSeat, NotAsked, NoUndo, UnknownAnswer
from archipel.core.game import Game
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.table import Table
from archipel.core.words import LANGUAGES
from archipel.games.mahe.state import Begins, Rolled, Swam, Turn
from tests.driving import GAMES, PEARLS

MAHE = archipel.game("mahe")
ANA, BO, CLEO = range(3)


def mahe(*answers: tuple[int, str], luck: object = None) -> Table:
    """Ana and Bo at the table, with real dice typed in."""
    table = Table(MAHE, MAHE.setup(2), ("Ana", "Bo"), luck)
    for seat, answer in answers:
        table.submit(seat, answer)
    return table


def pearls(*answers: tuple[int, str]) -> Table:
    """Ana, Bo and Cleo bid at the same time, face down; Ana has a pearl that only she has seen."""
    table = Table(PEARLS, PEARLS.setup(3), ("Ana", "Bo", "Cleo"))
    for seat, answer in ((CHANCE, "pearl 2"), *answers):
        table.submit(seat, answer)
    return table


ANA_TO_MOVE = ((CHANCE, "flip 3"), (CHANCE, "first 1"))
ANA_ROLLED_4 = (*ANA_TO_MOVE, (ANA, "move red"), (CHANCE, "die 4"))
BO_TO_MOVE = (*ANA_ROLLED_4, (ANA, "stop"), (CHANCE, "die 2"), (ANA, "stop"))


# --- answering ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "answer", "error", "sentence"),
    [
        (BO, "move yellow", NotAsked, "It is not Bo’s turn: Ana decides now. [M1.6]"),
        (CHANCE, "die 3", NotAsked, "Not yet: Ana has to choose a turtle first. [M7.2]"),
        (ANA, "move yellow", Illegal, "Ana cannot move Yellow: it is not theirs. [M7.1]"),
        (ANA, "roll", Illegal, "Not yet: Ana has to choose first which turtle swims first. [M7.2]"),
        (ANA, "fly", UnknownAnswer, "“fly” is not a move in this game; moves look like: stop"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(seat, answer, error, sentence):
    table, before = mahe(*ANA_TO_MOVE), mahe(*ANA_TO_MOVE)
    with pytest.raises(error) as refused:
        table.submit(seat, answer)
    assert str(refused.value).startswith(sentence)
    assert (table.position, len(table.plies)) == (before.position, len(before.plies))


def test_a_seat_that_has_bid_is_not_to_move_again():
    table = pearls((BO, "bid 1"))
    with pytest.raises(NotAsked, match=r"Bo is not asked. \[P1.2\]"):
        table.submit(BO, "bid 2")
    assert table.position == pearls((BO, "bid 1")).position


def test_nobody_answers_after_the_end():
    table = Table(PEARLS, PEARLS.setup(1), ("Ana",), Seeded(1))
    for _ in range(3):
        table.submit(ANA, "bid 1")
    with pytest.raises(NotAsked, match="it is over"):
        table.submit(ANA, "bid 1")
    assert len(table.plies) == 4


def test_chance_answers_at_once_when_somebody_draws_for_it():
    table = mahe(luck=Seeded(1))
    assert [ply.seat for ply in table.plies] == [CHANCE, CHANCE]
    assert len(table.position.to_act - {CHANCE}) == 1


def test_an_answer_brings_about_its_own_events_and_those_of_chance():
    table = mahe(luck=Seeded(1))
    (seat,) = table.position.to_act
    heard = table.submit(seat, table.position.legal(seat)[0])
    assert [type(event) for event in heard] == [Turn, Rolled]
    assert [ply.seat for ply in table.plies[2:]] == [seat, CHANCE]


def test_real_dice_are_typed_in_where_nobody_draws():
    table = mahe()
    assert table.position.to_act == {CHANCE}
    table.submit(CHANCE, "flip 3")
    assert table.submit(CHANCE, "first 2")[0] == Begins(BO)
    assert table.position.to_act == {BO}


def test_nobody_answers_for_chance_where_somebody_draws():
    table = mahe(luck=FairDraw(b"s" * 32, [], "start"))
    with pytest.raises(NotAsked):
        table.submit(CHANCE, "die 6")


def test_draws_are_counted_and_positions_kept():
    table = mahe(*BO_TO_MOVE)
    assert (table.draws, len(table.plies)) == (4, 7)
    assert table.at(0) == MAHE.start(2)
    assert table.at(4) == mahe(*ANA_ROLLED_4).position
    assert table.plies[4].events() == [Swam(0, 4, 4), Turn(1)]


def test_an_undone_answer_of_chance_is_no_longer_counted():
    """Typed dice may be mistyped."""
    table = mahe(*ANA_ROLLED_4)
    table.undo(CHANCE)
    assert table.draws == 2
    table.submit(CHANCE, "die 3")
    assert table.draws == 3


@pytest.mark.parametrize("ply", [0, 4])
def test_a_kept_position_cannot_be_played_on_by_accident(ply):
    table = mahe(*BO_TO_MOVE)
    before = table.at(ply)
    table.at(ply).play(*(BO_TO_MOVE[ply]))
    assert table.at(ply) == before


def test_the_same_draws_and_answers_make_the_same_game():
    tables = [mahe(luck=FairDraw(b"s" * 32, [b"a", b"b"], "start")) for _ in range(2)]
    for table in tables:
        for _ in range(20):
            (seat,) = table.position.to_act
            table.submit(seat, table.position.legal(seat)[-1])
    assert tables[0].position == tables[1].position


@pytest.mark.parametrize("seat", [True, "1", 1.0, None, 2, 99, WATCHER])
def test_rejects_a_seat_that_is_not_at_the_table(seat):
    table = mahe(*ANA_TO_MOVE)
    for ask in (lambda seat: table.submit(seat, "move red"), table.undo, table.can_undo):
        with pytest.raises(NoSeat, match=r"a seat is a whole number, not|2 play"):
            ask(seat)
    assert len(table.plies) == 2


def test_a_seat_may_be_a_number_of_numpy():
    table = mahe(*ANA_TO_MOVE)
    table.submit(np.int64(ANA), "move red")
    assert type(table.plies[-1].seat) is int
    assert table.can_undo(np.int8(ANA))


# --- taking back --------------------------------------------------------------------------------------------------


def undo(table: Table, seat: int) -> str:
    """Undo, or return the sentence that says why not and check that nothing has changed."""
    before, count = table.position.fork(), len(table.plies)
    try:
        table.undo(seat)
    except NoUndo as refused:
        assert (table.position, len(table.plies)) == (before, count)
        return str(refused)
    return ""


def test_a_seat_can_undo_its_last_answer():
    table = mahe(*ANA_TO_MOVE, (ANA, "move red"))
    assert not undo(table, ANA)
    assert table.position == mahe(*ANA_TO_MOVE).position
    table.submit(ANA, "move blue")
    assert table.position == mahe(*ANA_TO_MOVE, (ANA, "move blue")).position


def test_nothing_can_be_undone_before_the_first_answer():
    assert undo(pearls(), ANA) == "Ana can’t undo that: dice have been rolled or cards drawn since."
    assert undo(mahe(), ANA) == "Ana hasn’t made a move yet."


def test_dice_bind():
    assert undo(mahe(*ANA_ROLLED_4), ANA) == "Ana can’t undo that: dice have been rolled or cards drawn since."


def test_another_seat_binds():
    table = mahe(*BO_TO_MOVE, (BO, "move green"))
    assert undo(table, ANA) == "Ana can’t undo that: another player has moved since."
    assert not undo(table, BO)
    assert not undo(table, ANA), "now nobody has answered since"
    assert table.position.to_act == {ANA}


def test_nobody_can_undo_after_a_reveal():
    table = pearls((ANA, "bid 1"), (BO, "bid 2"), (CLEO, "bid 3"))
    for seat, name in enumerate(("Ana", "Bo", "Cleo")):
        assert undo(table, seat) == f"{name} can’t undo that: it revealed hidden information."


def test_a_face_down_bid_can_be_undone_although_another_seat_has_bid_since():
    table = pearls((ANA, "bid 1"), (BO, "bid 2"))
    assert not undo(table, ANA)
    assert table.position == pearls((BO, "bid 2")).position, "the other bid stays"
    assert table.position.to_act == {ANA, CLEO}
    table.submit(ANA, "bid 3")
    assert table.position == pearls((ANA, "bid 3"), (BO, "bid 2")).position


def test_an_undone_bid_is_not_in_the_record():
    table = pearls((ANA, "bid 1"), (BO, "bid 2"))
    table.undo(ANA)
    assert [(ply.seat, str(ply.answer)) for ply in table.plies] == [(CHANCE, "pearl 2"), (BO, "bid 2")]
    assert not table.can_undo(ANA)
    assert table.can_undo(BO)


def test_a_later_bid_can_be_undone_but_not_an_earlier_round():
    table = pearls((ANA, "bid 1"), (BO, "bid 2"), (CLEO, "bid 3"), (ANA, "bid 1"))
    assert not undo(table, ANA)
    assert undo(table, ANA) == "Ana can’t undo that: it revealed hidden information."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_why_nothing_can_be_undone(lang):
    with pytest.raises(NoUndo) as refused:
        mahe(*ANA_ROLLED_4).undo(ANA)
    assert "Ana" in refused.value.why.sentence(lang)
    assert refused.value.why.rule == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(2))
def test_can_undo_agrees_with_undo_and_leads_back(game, seed):
    """At every moment of a random game, for every seat: `can_undo` predicts what `undo` does."""
    for table in random_tables(game, seed):
        for seat in range(table.setup.seats):
            again = copy.deepcopy(table)
            assert table.can_undo(seat) == (not undo(again, seat))
            assert len(again.plies) == len(table.plies) - table.can_undo(seat)
            assert again.position == replayed(again)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(2))
def test_an_answer_undone_and_given_again_leads_to_the_same_position(game, seed):
    for table in random_tables(game, seed):
        seat, answer = table.plies[-1].seat, table.plies[-1].answer
        if seat != CHANCE and table.can_undo(seat):
            before = table.position.fork()
            table.undo(seat)
            table.submit(seat, answer)
            assert table.position == before


def random_tables(game: Game, seed: int) -> list[Table]:
    """The table after each of the first answers of a random game, chance's answers typed in."""
    luck, table, tables = random.Random(seed), Table(game, game.setup()), []
    while not table.position.is_over and len(tables) < 30:
        seat = luck.choice(sorted(table.position.to_act))
        table.submit(seat, luck.choice(table.position.legal(seat)))
        tables.append(copy.deepcopy(table))
    return tables


def replayed(table: Table) -> object:
    again = Table(table.game, table.setup)
    for ply in table.plies:
        again.submit(ply.seat, ply.answer)
    return again.position


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Bo", "Cleo")])
def test_there_are_as_many_names_as_seats(names):
    with pytest.raises(BadOptions, match=f"{len(names)} names for 2 seats"):
        Table(MAHE, MAHE.setup(2), names)


@pytest.mark.parametrize("name", ["", "  ", "A\nB", "A\x00", "\u200b", "\ud800", "x" * 41])
def test_a_name_is_printable_and_not_too_long(name):
    with pytest.raises(BadOptions, match="cannot be a name: it must have 1 to 40 printable characters"):
        Table(MAHE, MAHE.setup(2), ("Ana", name))


def test_without_names_players_are_numbered():
    assert Table(MAHE, MAHE.setup(3)).names == ("Player 1", "Player 2", "Player 3")
    assert Table(MAHE, MAHE.setup(2), ("x" * 40, "花子")).names == ("x" * 40, "花子")
