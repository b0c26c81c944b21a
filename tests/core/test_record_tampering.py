"""Altered records are detected, and the error names the altered line."""

from __future__ import annotations

import re
from functools import cache

import pytest

import archipel
from archipel.core.chance import Seeded, commitment
from archipel.core.errors import BadRecord
from archipel.core.record import Record, fair_table, verify
from archipel.core.table import Table
from tests.sealing import resealed

MAHE = archipel.game("mahe")
SECRET = b"s" * 32

BY_HAND = """\
archipel 2 - mahe - 2 seats - rules 1.1
box: printed
option egg_cards: no
seat ana: Ana
seat bo: Bo

chance flip 3
chance first 1
ana move red
chance die 4
ana stop
chance die 2

pause after 6 answers
"""


@cache
def whole_game(kind: str) -> str:
    """Ana and Bo play to the end, stopping after every first die."""
    setup, names = MAHE.setup(2), ("Ana", "Bo")
    table = Table(MAHE, setup, names, Seeded(5))
    if kind == "fair":
        table = fair_table(MAHE, setup, names, SECRET, [b"Ana's share", b"Bo's share"])
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, table.position.legal(seat)[0])
    return Record.of(table).write()


def lie(text: str, pattern: str, replacement: str) -> str:
    """The text with the first match replaced, and with the seal that a forger computes for it."""
    assert re.search(pattern, text, re.M), pattern
    return resealed(re.sub(pattern, replacement, text, count=1, flags=re.M))


def line_of(text: str, pattern: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if re.search(pattern, line))


def found_out(text: str, because: str | None = None) -> int:
    """The line that the error names."""
    with pytest.raises(BadRecord, match=because) as refused:
        verify(text)
    assert str(refused.value).startswith(f"line {refused.value.line}: ")
    return refused.value.line


# --- answers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["fair", "seeded"])
def test_every_single_altered_die_is_found(kind):
    lines = whole_game(kind).splitlines()
    dice = [number for number, line in enumerate(lines) if line.startswith("chance die")]
    for number in (*dice[:5], dice[-1]):
        other = "chance die 1" if lines[number] != "chance die 1" else "chance die 2"
        altered = resealed("\n".join([*lines[:number], other, *lines[number + 1 :]]))
        assert found_out(altered, "but the draw gives “die") == number + 1


def test_an_altered_card_is_found():
    text = whole_game("fair")
    turned = re.search(r"chance flip (\d)", text)
    assert turned
    other = 3 if turned[1] != "3" else 4
    assert found_out(lie(text, turned[0], f"chance flip {other}"), "the draw gives “flip") == line_of(
        text, "chance flip"
    )


@pytest.mark.parametrize(
    ("lines", "because"),
    [
        ("ana card 3", "this table plays without the variant"),
        ("ana move green", "Ana cannot move Green: it is not theirs"),
        ("ana die 3", "dice are rolled"),
        ("chance die 3", "Ana has to decide first"),
        ("bo stop", "It is not Bo’s turn: Ana decides"),
        ("cleo stop", "no player named “cleo”"),
        ("ana fly", "“fly” is not a move in this game"),
        ("ana", "a line names a seat and its move"),
        ("seat ana: Ana", "no player named “seat”"),
    ],
)
def test_an_impossible_answer_is_found(lines, because):
    assert found_out(BY_HAND.replace("ana stop", lines), because) == 11


def test_a_left_out_answer_is_found():
    assert (
        found_out(BY_HAND.replace("ana stop\n", "").replace("6 answers", "5 answers"), "Ana has to decide first") == 11
    )


def test_chance_cannot_give_an_impossible_answer():
    assert found_out(BY_HAND.replace("first 1", "first 3"), "there are only 2 players") == 8
    assert found_out(BY_HAND.replace("flip 3", "flip 7"), "“flip 7” is not a move") == 7


# --- the fair draw ------------------------------------------------------------------------------------------------


def test_a_secret_that_was_not_committed_to_is_found():
    other = commitment(b"another secret")
    text = lie(whole_game("fair"), r"^commitment: .*", f"commitment: {other}")
    assert found_out(text, "its SHA-256 differs") == line_of(text, "^secret")


def test_a_secret_and_commitment_exchanged_together_are_found_by_the_dice():
    """Altered dice cannot be covered up with another secret."""
    text = lie(whole_game("fair"), r"^commitment: .*", f"commitment: {commitment(b'another')}")
    found_out(lie(text, r"^secret: .*", f"secret: {b'another'.hex()}"), "but the draw gives")


def test_a_missing_secret_is_found():
    text = lie(whole_game("fair"), r"^secret: .*\n", "")
    assert found_out(text, "the secret that shows it is missing") == len(text.splitlines())


@pytest.mark.parametrize("seat", ["ana", "bo"])
def test_an_altered_share_is_found(seat):
    text = lie(whole_game("fair"), rf"^share {seat}: ..", f"share {seat}: 00")
    found_out(text, "but the draw gives")


@pytest.mark.parametrize("seat", ["ana", "bo"])
def test_a_left_out_share_is_found(seat):
    found_out(lie(whole_game("fair"), rf"^share {seat}: .*\n", ""))


def test_a_share_is_the_share_of_its_seat():
    text = whole_game("fair").replace("share ana", "share cleo")
    found_out(text)


def test_a_secret_without_its_commitment_is_found():
    """Without it, anybody can choose a secret after the fact that gives the wanted dice."""
    found_out(lie(whole_game("fair"), r"^commitment: .*\n", ""), "the commitment is missing")


def test_an_altered_seed_is_found():
    found_out(lie(whole_game("seeded"), "^seed: 5", "seed: 6"), "but the draw gives")


# --- the result ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["ana", "bo"])
def test_an_altered_score_is_found(seat):
    text = whole_game("seeded")
    assert found_out(lie(text, rf"^score {seat}: \d+", f"score {seat}: 99"), "the scores are") > line_of(text, "^end")


def test_scores_with_their_names_exchanged_are_found():
    swapped = {"score ana": "score bo", "score bo": "score ana"}
    text = re.sub("score (ana|bo)", lambda match: swapped[match[0]], whole_game("seeded"))
    found_out(text)


def test_a_score_of_a_missing_seat_is_found():
    found_out(lie(whole_game("seeded"), "^score ana", "score cleo"))


@pytest.mark.parametrize("winner", ["ana", "bo"])
def test_an_altered_winner_is_found(winner):
    text = whole_game("seeded")
    if f"winner: {winner}" in text:
        winner = "cleo"
    altered = lie(text, r"^winner: .*", f"winner: {winner}")
    assert found_out(altered, "the winner is") == line_of(text, "^winner")


def test_a_second_winner_is_found():
    loser = "bo" if "winner: ana" in whole_game("seeded") else "ana"
    found_out(lie(whole_game("seeded"), "^seal", f"winner: {loser}\nseal"), "the winner is")


@pytest.mark.parametrize("pattern", ["^score ana: .*\n", "^score bo: .*\n", "^winner: .*\n"])
def test_a_left_out_result_is_found(pattern):
    assert found_out(lie(whole_game("seeded"), pattern, "")) >= line_of(whole_game("seeded"), "^score")


@pytest.mark.parametrize("score", ["many", "--5", "-", "2.5", "²", "9" * 5000])
def test_a_score_is_a_whole_number(score):
    text = lie(whole_game("seeded"), r"^score bo: \d+", f"score bo: {score}")
    assert found_out(text, "a score is a whole number") == line_of(text, "^score bo")


@pytest.mark.parametrize("count", [0, 5, 7])
def test_an_altered_count_of_answers_is_found(count):
    text = BY_HAND.replace("after 6 answers", f"after {count} answers")
    assert found_out(text, f"it says {count} moves, but there are 6") == 14


def test_a_game_that_goes_on_is_not_over():
    text = BY_HAND.replace("pause", "end") + "score ana: 0\nscore bo: 0\nwinner: ana\n"
    assert found_out(text, "the game is not over here") == 14


def test_a_game_that_is_over_does_not_pause():
    text = re.sub(r"^(score|winner).*\n", "", whole_game("seeded"), flags=re.M)
    found_out(lie(text, "end after", "pause after"), "the game is over here")


@pytest.mark.parametrize("result", ["winner: bo", "score ana: 99"])
def test_a_game_that_goes_on_has_no_result(result):
    assert found_out(f"{BY_HAND}{result}\n") == 15
