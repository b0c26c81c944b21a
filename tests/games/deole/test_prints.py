"""The sheets of Déole on paper show everything in the box, and nothing else."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import archipel
from archipel.core.words import LANGUAGES, words
from archipel.games.deole.box import MODES, SETS
from archipel.games.deole.prints import signs
from tests.printing import pages, texts

GAME = archipel.game("deole")
TOML = (files(GAME.package) / "box.toml").read_text("utf-8")


def other_box(old: str, new: str):
    assert TOML.count(old) == 1
    return GAME.read_box(TOML.replace(old, new))


def numbers(lines: list[str]) -> list[int]:
    return [int(line) for line in lines if line.isdecimal()]


def in_words(page) -> str:
    return " ".join(texts(page))


def test_the_pages():
    assert list(pages(GAME)) == ["sheet", "map", "annex"]


# --- the sheet ----------------------------------------------------------------------------------------------------


def test_the_values_stand_under_the_boxes_of_the_four_winds():
    assert numbers(texts(pages(GAME)["sheet"]))[:24] == [1, 3, 6, 10, 15, 21] * 4


def test_other_values_are_printed_instead():
    other = pages(GAME, box=other_box("values = [1, 3, 6, 10, 15, 21]", "values = [2, 4, 7, 11, 16, 99]"))
    assert numbers(texts(other["sheet"]))[:24] == [2, 4, 7, 11, 16, 99] * 4
    assert other["map"].svg != other["sheet"].svg


def test_helms_in_the_boxes_and_in_the_margin():
    """Eleven boxes have one; each may become ready, and three are ready from the start, circled."""
    svg = pages(GAME)["sheet"].svg
    assert svg.count("M0 1L0 -1") == 11 + 11 + 3
    assert svg.count('r="4.2"') == 3


def test_other_helms_are_printed_instead():
    svg = pages(GAME, box=other_box("red = [1, 3, 5]", "red = [6]"))["sheet"].svg
    assert svg.count("M0 1L0 -1") == 9 + 9 + 3


def test_signs_of_the_crew():
    """Six signs, of which the last is a plus and has a star; four can be changed by a wreck."""
    svg = pages(GAME)["sheet"].svg
    assert svg.count('x1="1.8" y1="3.4" x2="5.4" y2="3.4"') == 6
    assert svg.count('x1="3.6" y1="1.6" x2="3.6" y2="5.2"') == 1
    assert svg.count("scale(0.5)") == 4
    assert svg.count("<polygon") == 6 + 6 + 1 + 5  # bonuses, columns, the crew's sixth box, sails


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modes_bonuses_and_score_lines_are_named(lang):
    tongue, sheet = words(lang, GAME.package), in_words(pages(GAME, lang)["sheet"])
    for mode in MODES:
        assert tongue.say(f"mode-{mode}") in sheet
    for rule in ("D7.3", "D7.4", "D7.5", "D7.6", "D7.7", "D7.8"):
        assert tongue.rule(rule).replace("\u202f", "\u00a0") in sheet
    for line in GAME.facts.lines:
        assert tongue.line(line.name) in sheet


def test_a_single_player_can_note_disasters_storm_and_helpers():
    sheet = pages(GAME)["sheet"]
    assert numbers(texts(sheet))[24:] == [1, 2, 3, 4, 5, 6] * 3
    assert sheet.svg.count("Q0 1.7") == 12


# --- the map ------------------------------------------------------------------------------------------------------


def letters(page) -> list[str]:
    return [line for line in texts(page) if re.fullmatch("[a-z]", line)]


def test_castaways_stand_on_four_spaces_for_each_letter():
    found = letters(pages(GAME)["map"])
    assert sorted(found) == sorted([*"abcdefghi" * 4, "a"]), "and one in the legend"


def test_every_space_has_its_name():
    names = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    assert [line for line in texts(pages(GAME)["map"]) if line in names] == names


def test_wrecks_island_coasts_ports_and_gauge():
    page = pages(GAME)["map"]
    assert page.svg.count("scale(1.3)") == 4
    assert page.svg.count('fill="#efe2bf"') == 4
    assert page.svg.count('stroke-width="1.6"') == 8
    assert numbers(texts(page)) == [1, 2, 3] * 4
    assert [line for line in texts(page) if line.startswith("+")] == ["+5", "+10", "+20", "+30", "+30"] * 4


def test_another_map_is_drawn_otherwise():
    box = other_box('    "..a..d..",\n    ".bicgeb.",', '    "..a.d...",\n    ".bicgeb.",')
    other, usual = pages(GAME, box=box)["map"], pages(GAME)["map"]
    assert sorted(letters(other)) == sorted(letters(usual))
    assert letters(other) == letters(usual)
    assert other.svg != usual.svg


def test_other_ports_and_another_gauge():
    ports = pages(GAME, box=other_box("green = [3, 4, 6]", "green = [1, 4, 8]"))["map"]
    assert "translate(-64.75 74)" in ports.svg
    assert "translate(-64.75 74)" not in pages(GAME)["map"].svg
    gauge = pages(GAME, box=other_box("rows = [0, 0, 0, 5, 10, 20, 30, 30]", "rows = [0, 0, 0, 0, 0, 10, 20, 40]"))
    assert [line for line in texts(gauge["map"]) if line.startswith("+")] == ["+10", "+20", "+40"] * 4


# --- the annex ----------------------------------------------------------------------------------------------------


def test_the_table_of_castaways():
    assert "".join(letters(pages(GAME)["annex"])) == "aabbcc" * 2 + "ddeeff" * 2 + "gghhii" * 2
    other = pages(GAME, box=other_box('"aabbcc",\n    "aabbcc",', '"aabbcc",\n    "iabbcc",'))
    assert "".join(letters(other["annex"])) == "aabbcciabbcc" + "ddeeff" * 2 + "gghhii" * 2


def test_every_mode_is_explained_and_every_set_is_shown():
    page, say = pages(GAME)["annex"], words("en", GAME.package)
    for mode in MODES:
        times = 1 + sum(mode in chosen for chosen in SETS.values()) + (f">{say.say(f'mode-{mode}')}<" == symbol(mode))
        assert page.svg.count(symbol(mode)) == times, "its drawing, and its name if that is the same"
        assert say.say(f"deole-print-mode-{mode}") in in_words(page)


def symbol(mode: str) -> str:
    """The drawing inside the circle of a mode."""
    if mode in signs.OUTLINES:
        return f'd="{signs.OUTLINES[mode]}"'
    return f">{' '.join(signs.DIGITS[mode]) if mode in signs.DIGITS else '±1'}<"
