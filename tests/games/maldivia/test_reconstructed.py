"""Facts that the booklet does not give, and how they were chosen."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from archipel.core.rulebook import rulebook
from archipel.core.words import LANGUAGES, rule_key, words
from archipel.games.maldivia.box import (
    BACK,
    COLOURS,
    FISH,
    FOG_LETTERS,
    FRONT,
    PILE,
    SENSE,
    SHIPS,
    SIDES,
    SIGNS,
)
from tests.games.maldivia.cloth import maldivia
from tests.games.maldivia.symmetry import asymmetries

NUMBERS = maldivia.box.numbers


def signs(first, stop):
    return [SIGNS[number] for number in NUMBERS[first:stop]]


def test_the_cloth_fits_what_is_told_of_it():
    """[V9.1]"""
    front, back = Counter(signs(FRONT, BACK)), Counter(signs(BACK, SHIPS))
    assert "S#" not in front
    assert {len(sign) for sign in front if sign.isalpha() and sign != "O"} == {2}
    assert {len(sign) for sign in back if sign.isalpha() and sign != "O"} == {1, 2, 3, 4}
    assert (front["O"], back["O"], back["S#"]) == (4, 4, 8)
    assert not any(sign.startswith(">") for sign in back)


def test_the_ships_that_the_booklet_names_are_there():
    """[V9.2] And all islands are equal."""
    piles = [[SIGNS[cargo + 1] for cargo in NUMBERS[SHIPS + PILE * i : SHIPS + PILE * (i + 1)]] for i in range(SIDES)]
    assert {"RGP", "GG", "GGG"} <= set(piles[2])
    assert asymmetries(maldivia.box) == []


def test_three_colours_are_the_booklets():
    """[V9.3]"""
    assert COLOURS[:3] == ("red", "green", "purple")
    assert NUMBERS[FISH:FOG_LETTERS] == (8, 8, 8, 8)


def test_the_fog_tile_has_the_letters_in_the_order_of_the_islands():
    """[V9.4]"""
    assert NUMBERS[FOG_LETTERS:SENSE] == (1, 2, 3, 0)
    assert NUMBERS[SENSE] == 1


def test_everything_made_up_says_so_in_the_box():
    """[V9.5] An owner of the box finds what to replace."""
    text = (files(maldivia.package) / "box.toml").read_text("utf-8")
    assert text.count('source = "') == text.count("\n[") == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_a_chapter_on_it(lang):
    """[V9]"""
    numbers = [number for number in rulebook(maldivia).all if number.startswith("V9")]
    assert numbers == ["V9", "V9.1", "V9.2", "V9.3", "V9.4", "V9.5"]
    assert all(words(lang, maldivia.package).say(rule_key(number)) for number in numbers)
    assert "[V9]" in words(lang, maldivia.package).say("maldivia-reconstructed")
