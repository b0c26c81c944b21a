"""The worked examples of the facts: DE-1 to DE-18."""

from __future__ import annotations

import pytest

from archipel.core.kernel import CHANCE
from archipel.games.deole.box import MARKS, SETS
from archipel.games.deole.rules.queries import is_in_storm
from tests.games.deole.test_second_opinions import to_and_fro
from tests.games.deole.voyage import ALONE, alone, anchored, deole, holding, may, sea, sheet, struck, texts


def test_case_a():
    """[DE-1]"""
    table = holding("red 2", sheet("north", 2, red="even 2"))
    assert "sails 1 d7 west" in texts(table.play("lay red 2"))


def test_case_b():
    """[DE-2]"""
    blue = sheet("south west", 1, yellow="odd 1")
    table = sea({}, blue, step="lay", die="yellow 3", source="pick", active=2, first=2)
    assert table.sheets[1]["ship"]["heading"] == "west"
    table.play("lay yellow 3")
    assert may(table) == ["sail north", "sail south", "sail west"]
    assert "sails 2 e2 north" in texts(table.play("sail north"))  # to the right


def test_case_c():
    """[DE-3]"""
    for colour in ("blue", "yellow", "green", "red"):
        table = holding(f"{colour} 2", sheet("north", 2, crew="even 2"))
        table.play("lay crew 2")
        assert may(table) == ["sail north", "sail east", "sail west"]


def solo_values(red):
    """The values that a red track accepts in a voyage alone, with any die."""
    own = sheet("north", 2, red=red, ballast=ALONE)
    tables = [anchored(f"red {pips}", "blue 1", own) for pips in range(1, 7)]
    return [pips for pips, table in enumerate(tables, 1) if f"lay red {pips}" in may(table)]


def test_swinging():
    """[DE-4]"""
    assert solo_values("swinging 2 5 castaway") == [1, 2, 3, 4]
    table = anchored("red 5", "blue 1", sheet("north", 2, red="swinging 2 5 castaway", ballast=ALONE))
    assert table.says(0, "lay red 5").endswith("the mode of the red track does not allow it. [D4.2]")


def test_step():
    """[DE-5]"""
    assert solo_values("step 2 castaway") == [1, 3]


def test_a_wreck():
    """[DE-6]"""
    table = holding("blue 3", sheet("north west north", 2, blue="odd 1", crew="different 4"))
    assert table.scores()[0]["crew"] == -4
    table.play("lay blue 3")
    assert table.why(0, "sign 3") == "D6.1"
    table.play("sign 1")
    assert table.scores()[0]["crew"] == 4


def test_helms():
    """[DE-7]"""
    own = sheet("north", blue="different 2")  # one helm is ready

    def blue(die):
        return [text for text in may(holding(f"blue {die}", own)) if text.startswith("lay blue")]

    assert blue(6) == ["lay blue 5", "lay blue 6"]
    assert blue(1) == ["lay blue 1"]  # 2 is taken
    assert "lay blue 2" in may(holding("blue 1", sheet("north", blue="different 4")))


def test_a_new_sheet():
    """[DE-8]"""
    tracks = deole.start(4).scene()["sheets"][3]["tracks"]
    assert [track["helms"] for track in tracks.values()] == [1, 1, 1, 0, 0]


@pytest.mark.parametrize(("seats", "each"), [(4, 7), (3, 6), (2, 5), (1, 4)])
def test_dice(seats, each):
    """[DE-9]"""
    table = deole.start(seats)
    assert set(table.scene()["bag"].values()) == {each}
    table.play(*((CHANCE, "first 1") if seats > 1 else (0, "side green")))
    table.play(CHANCE, "castaways 1 1")
    for number in range(seats + 1):
        table.play(CHANCE, f"rolled {('blue', 'red', 'green', 'yellow', 'blue')[number]} {number + 1}")
    assert len(table.scene()["tray"]) == seats + 1


def test_the_last_die():
    """[DE-9]"""
    table = sea(step="pick", active=1, first=2, tray=["blue 2", "red 5"])
    assert texts(table.play("pick blue 2")) == ["picks 1 blue 2", "left red 5"]
    assert (table.rose, table.tray) == (["red 5"], [])


def test_storm():
    """[DE-10]"""
    own = sheet("north north", 2, green="- 0 0 0 0 0 disaster-green-1", ballast=ALONE)
    table = struck("red 3", own, turn=5)
    table.play("disaster crew")
    assert table.storm["green"] == 1
    own = sheet("north west south", 2, red="odd 1", green="- 0 0 0 0 0 storm", ballast=ALONE)
    for column in "abcdefgh":
        assert is_swallowed(f"{column}8")
        assert not is_swallowed(f"{column}7")
    assert "swallowed 1 c8" in texts(anchored("red 3", "red 1", own).play("lay red 3"))


def is_swallowed(space):
    """Tell whether the storm has this space when one green box is crossed out."""
    own = sheet(green="- 0 0 0 0 0 storm")
    return bool(is_in_storm(alone(own).s, MARKS.index(space)))


def over(*sheets):
    return sea(*sheets, step="over", round=3, turn=5)


def test_spaces():
    """[DE-11]"""
    home = over(sheet("north west south south", 2)).scores()[0]
    assert (home["spaces"], home["missing"]) == (8, 0)
    out = over(sheet("north west south", 2)).scores()[0]
    assert (out["spaces"], out["missing"]) == (3, -1)
    twice = over(sheet("north north west south east east", 2)).scores()[0]
    assert twice["spaces"] == 5


@pytest.mark.parametrize("bonuses", ["", "E", "F", "EF"])
def test_helms_at_the_end(bonuses):
    """[DE-12]"""
    faces = dict.fromkeys(("yellow", "green", "red", "crew"), "- castaway castaway")
    own = sheet("north", bonuses=list(bonuses), **faces)
    own["tracks"]["blue"] = {"mode": "even", "boxes": [2, 2, 2, 2], "helms": 1, "used": 2}
    lines = over(own).scores()[0]
    assert lines["helms_used"] == (0 if "E" in bonuses else -2 * 2)
    assert lines["helms_left"] == (3 if "F" in bonuses else 0)  # blue, yellow and green one each


def test_a_wind_track():
    """[DE-13]"""
    assert over(sheet(blue="even 2 2 2 2")).scores()[0]["blue"] == 10


def test_no_turning_back():
    """[DE-14]"""
    ways = {"north": "south", "north west": "east", "north east": "west", "north east south": "north"}
    for course, back in ways.items():
        table = holding("red 2", sheet(course, 2, crew="even 2"))
        table.play("lay crew 2")
        assert f"sail {back}" not in may(table)
        assert table.why(0, f"sail {back}") == "D5.1"


def test_no_face_in_box_six():
    """[DE-15]"""
    table = holding("red 2", sheet("north", 2, red="even 2", blue="odd 1 1 1 1 1"), castaways=["d7"])
    table.play("lay red 2")
    assert "smile blue" not in may(table)
    assert table.why(0, "smile blue") == "D6.3"


def test_eolia():
    """[DE-16]"""
    green = sheet("north north north", 2, blue="odd 1")
    red = sheet("east east east", 2, yellow="odd 1")
    blue = sheet("south south south", 2, green="odd 1")
    tray = ["yellow 3", "green 6", "red 6"]
    table = sea(green, red, blue, seats=3, step="lay", die="blue 3", source="pick", active=1, tray=tray)
    first = texts(table.play("1 lay blue 3", "1 bonus E"))
    second = texts(table.play("2 pick yellow 3", "2 lay yellow 3", "2 bonus E"))
    table.play("3 pick red 6", "3 discard")
    table.play(*(f"chance rolled {die}" for die in ("green 3", "blue 2", "blue 4", "red 2")))
    table.play("2 pick blue 2", "2 discard", "3 pick green 3")
    third = texts(table.play("3 lay green 3"))
    assert [f"earns {seat}" in events for seat, events in enumerate((first, second, third), 1)] == [True, True, False]
    assert "eolia 3" in third
    assert [lines["eolia"] for lines in table.scores()] == [5, 5, 5]


def test_sets_of_modes():
    """[DE-17]"""
    assert deole.start(2).scene()["modes"] == list(SETS["first"]) == ["even", "odd", "different", "rising", "falling"]
    assert deole.start(1).scene()["modes"] == list(SETS["solo"]) == ["odd", "rising", "equal", "swinging", "step"]


def test_the_shortest_voyages():
    """[DE-18]"""
    ports = {(7, 2), (7, 3), (7, 5)}
    assert min(to_and_fro(ports, port, far=1) for port in ports) == 14
    assert min(to_and_fro(ports, port, far=0) for port in ports) == 16
