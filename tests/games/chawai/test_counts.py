"""Counts that pin the rules down: trees, conservation, and the box."""

from __future__ import annotations

import pytest

from archipel.core.batch import perft
from archipel.core.errors import BadBox, BadOptions, BadRecord
from archipel.core.record import Record, read, verify
from archipel.core.table import Table
from archipel.games.chawai.box import NAMES
from tests.driving import setups, walk
from tests.games.chawai.fishing import chawai

# On paper, for three seats: 3 places for the Kiti; then three draws among 20 kinds of fish, ten of which exist once and
# ten twice, no gull among them; then twelve divers for the first seat, twelve for the second.
THREE_DRAWS = 10 * 9 * 18 + 10 * 10 * 19 + 10 * 10 * 19 + 10 * 19 + 10 * 9 * 20
LEAVES = [3, 3 * 20, 3 * (10 * 19 + 10 * 20), 3 * THREE_DRAWS, 3 * THREE_DRAWS * 12]


def test_perft():
    assert [perft(chawai.start(3), depth) for depth in range(1, 6)] == LEAVES


@pytest.mark.compiled
def test_perft_one_deeper():
    assert perft(chawai.start(3), 6) == LEAVES[-1] * 12


def draws(once: int, twice: int) -> list[int]:
    """The sequences of one, two and three draws, where so many kinds of fish exist once and so many twice."""
    if once + twice == 0:
        return [0, 0, 0]
    left_once, left_twice = two_draws(once - 1, twice), two_draws(once + 1, twice - 1)
    return [
        once + twice,
        once * left_once[0] + twice * left_twice[0],
        once * left_once[1] + twice * left_twice[1],
    ]


def two_draws(once: int, twice: int) -> tuple[int, int]:
    """The sequences of one and of two draws."""
    kinds = once + twice
    return kinds, once * (kinds - 1) + twice * kinds


@pytest.mark.compiled  # two minutes as plain Python, and other trees are counted there
def test_perft_with_a_card_removed():
    """[C-R1] 21 kinds of cards may be removed: a gull, ten that exist once, ten that exist twice. Then as above."""
    cases = [(1, draws(10, 10)), (10, draws(9, 10)), (10, draws(11, 9))]
    leaves = [21, 21 * 3] + [3 * sum(kinds * counts[depth] for kinds, counts in cases) for depth in range(3)]
    assert draws(10, 10)[2] == THREE_DRAWS
    assert [perft(chawai.start(3, gulls="seven"), depth) for depth in range(1, 6)] == leaves


@pytest.mark.parametrize("setup", list(setups(chawai)), ids=str)
def test_cards_divers_and_places_are_conserved(setup):
    """All cards are somewhere, hands shrink by one a round, and three cards leave the lagoon each round."""
    cards = 37 if setup["gulls"] == "seven" else 36
    for position in walk(chawai, setup, seed=4):
        s = position.s
        assert s.bag.sum() + s.gone.sum() + (s.lagoon > 0).sum() + s.height.sum() + (s.removed > 0) == cards
        assert s.gone.sum() + s.height.sum() == 3 * s.rounds
        held = [int(hand).bit_count() + (dive > 0) for hand, dive in zip(s.divers, s.dives, strict=True)]
        assert held[: setup.seats] == [12 - s.rounds] * setup.seats


# --- the box ------------------------------------------------------------------------------------------------------

BOX = """name = "mine"

[sardines]
values = [1, 2, 2, 3, 4, 4, 5]
[lanterns]
values = [1, 3, 5]
[tigers]
values = [6, 6, 7, 7, 8, 8, 9, 9]
[tunas]
values = [10, 10, 11, 12, 13, 14, 15, 15]
[jellyfish]
values = [-10, -10, -15, -15]
"""


def test_the_values_that_the_booklet_does_not_give():
    """[C6.1, C6.2] Two cards of each value from 1 to 9, and a single tuna of 15."""
    counts = dict(zip(NAMES, chawai.start(3).s.bag.tolist(), strict=True))
    small = [name for name in NAMES if name.startswith(("sardine", "lantern", "tiger"))]
    for value in range(1, 10):
        assert sum(counts[name] for name in small if name.endswith(f"-{value}")) == 2
    assert [counts[f"tuna-{value}"] for value in range(10, 16)] == [2, 2, 1, 1, 1, 1]


def test_a_box_of_ones_own_changes_the_deck():
    """[C6.3]"""
    mine = chawai.read_box(BOX)
    fifteen = chawai.answers.parse("draw tuna-15").fish
    assert chawai.start(4).s.bag[fifteen] == 1
    assert chawai.start(4, box=mine).s.bag[fifteen] == 2
    assert chawai.box.label.startswith("reconstructed ")
    assert mine.label.startswith("mine ")


@pytest.mark.parametrize(
    ("line", "field", "why", "old", "new"),
    [
        (10, "tunas.values", "each is one of 10, 11, 12, 13, 14, 15, not 16", "15, 15]", "15, 16]"),
        (6, "lanterns.values", "a list of 3 numbers", "[1, 3, 5]", "[1, 3]"),
        (12, "jellyfish.values", "not 'x'", "-15]", '"x"]'),
        (7, "tigers.values", "it is missing", "values = [6,", "value = [6,"),
        (1, "name", "a box has a name", '"mine"', '"my own box!"'),
        (5, "rays", "there is no such table", "[lanterns]", "[rays]\n[lanterns]"),
        (4, "", "not TOML", "[1, 2, 2, 3, 4, 4, 5]", "[1, 2"),
    ],
)
def test_the_error_of_an_impossible_box_names_the_line_and_the_field(line, field, why, old, new):
    with pytest.raises(BadBox) as caught:
        chawai.read_box(BOX.replace(old, new, 1))
    assert (caught.value.line, caught.value.field) == (line, field) or why == "not TOML"
    assert why in str(caught.value)


def test_a_record_names_the_box_and_needs_it():
    mine = chawai.read_box(BOX)
    table = Table(chawai, chawai.setup(3, box=mine))
    for answer in ("kiti 1", "draw tuna-15", "draw tuna-15"):
        table.submit(-1, answer)
    text = Record.of(table).write()
    assert f"box: {mine.label}" in text
    assert verify(text, mine).answers == 3
    with pytest.raises(BadRecord, match="line 2: this game was played with the box “mine"):
        read(text)


def test_a_printed_box_cannot_be_replaced():
    from archipel import game

    with pytest.raises(BadOptions, match="takes no box file"):
        game("mahe").read_box(BOX)
