"""Counts that pin the rules down: trees, conservation, and the box."""

from __future__ import annotations

import pytest

from archipel.core.batch import perft
from archipel.core.errors import BadBox
from archipel.games.maldivia.state import NONE
from tests.driving import setups, walk
from tests.games.maldivia.cloth import CARDS, box_text, cloth, fish_of, maldivia, sailing
from tests.games.maldivia.symmetry import asymmetries

# On paper, for two seats: who begins; a hundred spaces, then ninety-nine; then ten cards of Efo.
BOATS = [2, 2 * 100, 2 * 100 * 99, 2 * 100 * 99 * 10]


def test_perft():
    assert [perft(maldivia.start(2), depth) for depth in range(1, 5)] == BOATS


def test_perft_of_the_ships():
    """Ten times nine cards of each island, one after the other; then 1,024 plans."""
    sea = maldivia.start(2)
    for answer in ("starter 1", "place d4", "place g7"):
        sea.play(min(sea.to_act), answer)
    assert [perft(sea, depth) for depth in range(1, 5)] == [10, 90, 900, 8100]
    assert perft(cloth(boats=["d4", "g7"]).position, 1) == 1024


@pytest.mark.compiled
def test_perft_of_the_plans():
    assert perft(cloth(boats=["d4", "g7"]).position, 2) == 1024**2


def test_perft_of_a_turn():
    """Nine stops, or none; then the boat on j9 sails or stays, but on the fish one may fish first, in two orders."""
    sea = sailing("E", "a5", "j9", front={"e5": "RG"}).position
    assert perft(sea, 1) == 9 + 1
    assert perft(sea, 2) == (8 + 1) * 2 + 2
    assert perft(sea, 3) - perft(sailing("E", "a5", "j9").position, 3) == (2 + 2) - 2 * (4 + 1)


@pytest.mark.parametrize("setup", list(setups(maldivia)), ids=lambda setup: f"{setup.seats} seats")
def test_fish_cards_and_boats_are_conserved(setup):
    """32 fish, 40 cards, one boat on a space, no boat off the cloth, never more than seven on a mast."""
    for seed in (4, 5):
        for position in walk(maldivia, setup, seed):
            s, scene = position.s, position.scene()
            assert set(fish_of(scene).values()) == {8}
            assert sum(map(len, scene["ships"].values())) + sum(scene["piles"].values()) + s.backs.sum() == 40
            assert sum(int(mask).bit_count() for mask in s.held) == s.backs.sum()
            boats = [int(space) for space in s.boat if space != NONE]
            assert len(set(boats)) == len(boats)
            assert all(s.north <= space // 10 <= s.south and s.west <= space % 10 <= s.east for space in boats)
            assert max(s.height) <= 7


# --- the box ------------------------------------------------------------------------------------------------------

BOX = box_text({"e5": "RG"}, {"a1": "S#"})


def test_a_box_of_ones_own_changes_cloth_and_cards():
    mine = maldivia.read_box(BOX.replace("Y YY RY", "GR YY RY"))
    start = maldivia.start(2, box=mine)
    assert start.scene()["cloth"]["spaces"] == {"e5": "red+green"}
    for answer in ("starter 1", "place a1", "place a2"):
        start.play(min(start.to_act), answer)
    for _ in range(6):
        start.play(-1, start.legal()[0])
    assert "ship N red+green" in map(str, start.odds())
    assert maldivia.box.label.startswith("reconstructed ")
    assert mine.label.startswith("drawn ")


def test_equal_cards_are_drawn_as_often_as_there_are():
    mine = maldivia.read_box(box_text({}, {}, CARDS | {"efo": "R R R RR RR RG RP RGY RGY GPY"}))
    start = maldivia.start(2, box=mine)
    for answer in ("starter 1", "place a1", "place a2"):
        start.play(min(start.to_act), answer)
    assert {str(answer): ways for answer, ways in start.odds().items()}["ship E red"] == 3
    start.play(-1, "ship E red")
    start.play(-1, "ship E red")
    assert start.scene()["ships"]["E"] == ["red", "red"]


def test_differences_after_a_quarter_turn_are_reported():
    odd = asymmetries(maldivia.read_box(BOX))
    assert {"front e5", "back a1"} <= set(odd)
    assert "nanga" not in odd
    assert "efo" in asymmetries(maldivia.read_box(BOX.replace("R RR RG", "R RR RR")))
    assert "fish" in asymmetries(maldivia.read_box(BOX.replace("8, 8, 8, 8", "9, 7, 8, 8")))


@pytest.mark.parametrize(
    ("line", "field", "why", "old", "new"),
    [
        (3, "fish.counts", "there are 32 fish, not 31", "8, 8]", "8, 7]"),
        (9, "front.5", 'not "RX"', "RG", "RX"),
        (9, "front.5", "a text of 10 words", "RG ", ""),
        (16, "back.1", 'not ">WS"', "S#", ">WS"),
        (9, "front.5", "it is missing", '5 = ". . . . RG', '15 = ". . . . RG'),
        (27, "nanga.cards", 'one to four of the fish RGPY, not "B"', '"Y YY', '"B YY'),
        (27, "nanga.cards", 'not "O"', '"Y YY', '"O YY'),
        (27, "nanga.cards", "a text of 10 words", '"Y YY', '"YY'),
        (35, "tile.letters", "each of N E S W is there once, not E S W S", '"E S W N"', '"E S W S"'),
        (35, "tile.letters", "a text of 4 words", '"E S W N"', '"E S W"'),
        (36, "tile.turn", 'it is clockwise or counterclockwise, not "left"', '"clockwise"', '"left"'),
        (1, "name", "a box has a name", '"drawn"', '"drawn by me"'),
        (26, "atoll", "there is no such table", "[nanga]", "[atoll]\n[nanga]"),
    ],
)
def test_the_error_of_an_impossible_box_names_the_line_and_the_field(line, field, why, old, new):
    with pytest.raises(BadBox) as caught:
        maldivia.read_box(BOX.replace(old, new, 1))
    assert why in str(caught.value)
    assert caught.value.field == field
    assert why == "it is missing" or caught.value.line == line
