"""The print is data: another box can be played with, and errors name the line and the field."""

from __future__ import annotations

from importlib.resources import files

import pytest

from archipel.core.errors import BadBox, BadScene
from archipel.core.position import from_scene
from tests.games.deole.voyage import deole

TEXT = (files("archipel.games.deole") / "box.toml").read_text("utf-8")


def line_of(beginning):
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith(beginning))


def test_a_box_of_ones_own_changes_the_map_and_the_sheet():
    """[D1.3, D1.5, D1.7]"""
    text = TEXT.replace("blue = [3, 4, 6]", "blue = [1, 2, 8]", 1).replace(
        "[1, 3, 6, 10, 15, 21]", "[1, 2, 3, 4, 5, 6]"
    )
    mine = deole.read_box(text.replace("red = [1, 3, 5]", "red = []").replace('"reconstructed"', '"mine"', 1))
    scene = deole.start(2, box=mine).scene()
    assert scene["map"]["ports"]["blue"] == ["h1", "g1", "a1"]
    assert scene["sheet"]["values"] == [1, 2, 3, 4, 5, 6]
    assert scene["sheet"]["helms"]["red"] == []
    assert (deole.box.name, mine.name) == ("reconstructed", "mine")
    assert from_scene(deole, scene, mine).scene() == scene
    with pytest.raises(BadScene, match='"map"'):
        from_scene(deole, scene)


@pytest.mark.parametrize(
    ("line", "field", "why", "old", "new"),
    [
        ("rows = [", "map.rows", "each row has 8 characters", '"..a..d..",', '"..a..d.",'),
        ("rows = [", "map.rows", "each row has 8 characters", '"..a..d..",', '"..a..dX.",'),
        ("rows = [", "map.rows", "a list of 8 rows", '    "..d..a..",\n', ""),
        ("rows = [", "map.rows", "there are 4 wrecks, not 3", "deWfhWia", "deWfh.ia"),
        ("rows = [", "map.rows", "there is an island", "##", ".."),
        ("rows = [", "map.rows", '"a" stands on 4 spaces, not 5', '"..a..d..",', '"a.a..d..",'),
        (
            "blue = [3, 4, 6]",
            "ports.blue",
            "three different places",
            "blue = [3, 4, 6]",
            "blue = [4, 3, 6]",
        ),
        ("blue = [3, 4, 6]", "ports.blue", "not 9", "blue = [3, 4, 6]", "blue = [3, 4, 9]"),
        ("blue = [3, 4, 6]", "ports.blue", "a list of 3 numbers", "blue = [3, 4, 6]", "blue = [3, 4]"),
        ("rows = [0,", "gauge.rows", "a list of 8 numbers", "30, 30]", "30]"),
        ("values", "sheet.values", "not -1", "[1, 3,", "[-1, 3,"),
        ("blue = [2, 4]", "helms.blue", "a list of 0 to 6 numbers", "blue = [2, 4]\n", "blue = 2\n"),
        ("blue = [2, 4]", "helms.blue", "not 7", "blue = [2, 4]\n", "blue = [7]\n"),
    ],
)
def test_the_error_of_an_impossible_box_names_the_line_and_the_field(line, field, why, old, new):
    assert old in TEXT
    with pytest.raises(BadBox) as caught:
        deole.read_box(TEXT.replace(old, new))
    assert (caught.value.line, caught.value.field) == (line_of(line), field)
    assert why in str(caught.value)


def test_the_table_of_castaways_names_symbols_of_the_map():
    """[D2.3]"""
    with pytest.raises(BadBox, match='"n" is on no space of the map') as caught:
        deole.read_box(TEXT.replace('"aabbcc"', '"nabbcc"', 1))
    assert caught.value.field == "castaways.rows"
