"""The drawing in the terminal: it needs no colours, fits into small windows, and speaks the player's language."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from archipel.core.words import LANGUAGES, words
from tests.games.deole.voyage import ALONE, alone, anchored, deole, holding, sea, sheet, struck

NAMES = ("Ana", "Béla", "Chloé", "Dov")


def drawn(table, seat=0, width=80, height=24, lang="en"):
    """The lines of the drawing without any colour. A height of 0 stands for a file, not a terminal."""
    console = Console(width=width, height=height or None, color_system=None, force_terminal=height > 0)
    with console.capture() as capture:
        console.print(deole.terminal.draw(table.position.view(seat), words(lang, deole.package), NAMES))
    return [line.rstrip() for line in capture.get().splitlines()]


def row_of(lines, start):
    return next(line for line in lines if line.strip().startswith(start))


def own_sheet(lines):
    """The part to the right of the small map."""
    return [line[42:] for line in lines]


BLUE = sheet("north", 2, blue="even 2 4", crew="odd 1", red="- castaway")


def test_empty_boxes_do_not_look_like_dice():
    """[D1.6, D4.10] Written boxes have brackets; free ones a point, a sign, or a star for a helm."""
    lines = own_sheet(drawn(holding("yellow 3", BLUE)))
    assert row_of(lines, "bl even").split() == ["bl", "even", "[2]", "[4]", "·", "·*", "·", "·", "2/0"]
    assert row_of(lines, "re").split() == ["re", "–", "[☺]", "·", "·*", "·", "·*", "·", "0/0"]
    assert row_of(lines, "cr odd").split() == ["cr", "odd", "[−1]", "−*", "−", "−*", "−", "+", "0/0"]


def test_values_gauge_and_the_table_of_castaways_are_shown():
    """[D1.5, D2.3, D8.4]"""
    for height in (24, 0):
        text = "\n".join(drawn(holding("yellow 3", BLUE), width=100 if height == 0 else 80, height=height))
        assert re.search(r"1 +3 +6 +10 +15 +21 +\*", text)
        assert "Row:points 4:5 5:10 6:20 7:30 8:30" in text
        assert ("ye1,2 aabbcc" if height else "1        a  a  b  b  c  c") in text


def test_the_gauge_shows_the_row_that_was_reached():
    table = holding("yellow 3", sheet("north north north north north", 2, blue="odd 1 1 1 1 1"))
    assert "▸5:10" in "\n".join(drawn(table))


def test_storms_hide_neither_wrecks_nor_the_island():
    """[D9.10]"""
    lost = sheet("", 2, red="- 0 0 0 storm storm storm", green="- 0 0 storm storm storm storm", ballast=ALONE)
    for size in ({"width": 80, "height": 24}, {"width": 100, "height": 0}):
        text = "\n".join(drawn(alone(lost), **size))
        chart = text[: text.index("Éolia")]
        assert chart.count("W") == 4 + 3  # four wrecks, and the three ports in the west
        assert chart.count("#") == 4 + 1  # the island, and the legend
        assert "≈W" in chart
        assert "≈#" in chart


def test_ships_and_sides_are_told_apart_without_colours():
    """Every side has its letter and its own kind of line."""
    ships = [sheet("north", 2), sheet("east", 2), sheet("south", 2), sheet("west", 2)]
    table = sea(*ships, seats=4, step="roll")
    for width, height in ((80, 24), (100, 0)):
        text = "\n".join(drawn(table, width=width, height=height))
        for mark in ("S━ Ana", "W╌ Béla", "N─ Chloé", "E═ Dov", "S1", "W2", "N3", "E1", "┃", "╌", "│", "═"):
            assert mark in text


def test_the_letters_are_those_of_the_language():
    table = holding("yellow 3", BLUE)
    found = {lang: "\n".join(drawn(table, lang=lang)) for lang in LANGUAGES}
    for lang, colour in {"en": "ye", "fr": "ja", "de": "ge", "it": "gi", "nl": "ge"}.items():
        assert f": {colour}3 " in found[lang]  # in hand
    for lang, sides in {"en": "NESW", "fr": "NESO", "de": "NOSW", "it": "NESO", "nl": "NOZW"}.items():
        assert all(f"{side}2" in found[lang] for side in sides)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_of_colours_differ(lang):
    tongue = words(lang, deole.package)
    names = [tongue.say(f"deole-short-{track}") for track in ("blue", "yellow", "green", "red", "crew")]
    assert len(set(names)) == 5
    assert all(len(name) == 2 for name in names)


def test_what_an_answer_costs_in_helms():
    """[D4.11, D8.6]"""
    table = holding("blue 4", sheet("north", 2, blue="different 1 6"))
    text = "\n".join(drawn(table))
    assert "blue track: 2 for 2 helms; 3 for one helm; 4 as it is; 5 for one helm" in text
    assert "Each helm used costs 2 points" in text
    assert "for one helm" not in "\n".join(drawn(table, seat=1))  # who is not asked
    spared = sheet("north", 2, blue="different 1 6", bonuses=["E"], crew="even 2 2 2 2 2 2")
    assert "costs 2 points" not in "\n".join(drawn(holding("blue 4", spared)))


def test_a_die_of_bonus_a_costs_nothing():
    """[D7.3]"""
    faces = dict.fromkeys(("blue", "yellow", "green", "crew"), "- castaway")
    table = holding("red 0", sheet("north", red="even 2", bonuses=["A"], **faces), source="A")
    assert "helm" not in "\n".join(line for line in drawn(table) if "track:" in line)


def test_alone_disasters_and_their_values_are_shown():
    own = sheet("north", 2, green="- 0 0 0 0 disaster-green-4 storm", helpers=2, ballast=ALONE)
    lines = drawn(struck("red 3", own))
    assert row_of(own_sheet(lines), "gr").endswith("[!4][█] 1/0")
    assert any("Castaways who can help: 2" in line for line in lines)
    assert any("≈ storm   [!3] disaster   [█] crossed out" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 79, 80, 100])
def test_no_line_is_wider_than_the_window(lang, width):
    for table in (holding("yellow 3", BLUE, seats=4, tray=["red 1"] * 4), anchored("red 3", "blue 1", sheet())):
        assert max(map(len, drawn(table, width=width, lang=lang))) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_four_players_fit_into_24_lines(lang):
    table = sea(BLUE, seats=4, step="pick", active=1, tray=["red 1", "blue 2", "red 3", "red 4", "red 5"])
    assert len(drawn(table, lang=lang)) <= 23
