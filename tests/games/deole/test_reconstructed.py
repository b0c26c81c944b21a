"""The rules tell what is reconstructed, and it is what the box holds."""

from __future__ import annotations

from archipel.core.words import words
from archipel.games.deole.box import MODES, SETS
from tests.games.deole.voyage import deole

SCENE = deole.start(4).scene()
BOOKLET = {"even", "odd", "different", "rising", "falling", "equal", "swinging", "step"}


def text(number):
    return words("en", deole.package).rule(number)


def test_the_map():
    """[D10.1] The same from all four sides: a quarter turn changes nothing but the letters' places."""
    spaces = {sight: set(found) for sight, found in SCENE["map"]["symbols"].items()}
    turned = {sight: {quarter_turn(space) for space in found} for sight, found in spaces.items()}
    assert spaces == turned
    assert {quarter_turn(space) for space in SCENE["map"]["wrecks"]} == set(SCENE["map"]["wrecks"])


def quarter_turn(space):
    column, row = "abcdefgh".index(space[0]), int(space[1]) - 1
    return f"{'abcdefgh'[7 - row]}{column + 1}"


def test_the_ports():
    """[D10.2] Two of them may be neighbours."""
    assert SCENE["map"]["ports"]["green"] == [f"{'abcdefgh'[place - 1]}8" for place in (3, 4, 6)]
    for before, after in (("blue", "yellow"), ("yellow", "green"), ("green", "red"), ("red", "blue")):
        ports = SCENE["map"]["ports"]
        assert [quarter_turn(space) for space in ports[before]] == ports[after]


def test_the_gauge():
    """[D10.3]"""
    assert SCENE["sheet"]["gauge"] == {"4": 5, "5": 10, "6": 20, "7": 30, "8": 30}


def test_the_table_of_castaways():
    """[D10.4]"""
    assert ["".join(row) for row in SCENE["map"]["table"]] == ["aabbcc"] * 2 + ["ddeeff"] * 2 + ["gghhii"] * 2


def test_the_values():
    """[D10.5]"""
    assert SCENE["sheet"]["values"] == [1, 3, 6, 10, 15, 21]
    assert text("D10.5").endswith("1, 3, 6, 10, 15 and 21.")


def test_the_helms():
    """[D10.6]"""
    assert SCENE["sheet"]["helms"] == {
        "blue": [2, 4], "yellow": [2, 4], "green": [2, 4], "red": [1, 3, 5], "crew": [2, 4],
    }  # fmt: skip


def test_the_modes():
    """[D10.7]"""
    assert set(MODES) - BOOKLET == {"small", "large"}
    assert list(SETS)[2:] == ["breeze", "trade", "mistral", "tempest"]


def test_a_box_of_ones_own():
    """[D10.8]"""
    assert deole.box.name == "reconstructed"
    assert "box file" in text("D10.8")
