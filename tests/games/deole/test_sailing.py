"""One scene for each rule of Déole: sailing, and what lies on the way (D5, D6)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from archipel.core.position import from_scene
from tests.games.deole.voyage import deole, holding, may, sea, sheet, texts

TO_THE_ISLE = "north north north"  # from port 2 of green to the edge of d5


def ship(table, seat=0):
    return table.sheets[seat]["ship"]


# --- D5 sailing ---------------------------------------------------------------------------------------------------


def test_a_die_moves_the_ship_across_the_space_ahead():
    """[D5.1, D-R1]"""
    table = holding("red 2", sheet("north", 2, red="even 2"))
    assert (ship(table)["next"], ship(table)["heading"]) == ("d7", "north")
    assert "sails 1 d7 west" in texts(table.play("lay red 2"))
    assert (ship(table)["next"], ship(table)["heading"]) == ("c7", "west")


def test_a_ship_does_not_turn_back():
    """[D5.1]"""
    table = holding("red 1", sheet("north", 2, crew="odd 1"))
    table.play("lay crew 1")
    assert may(table) == ["sail north", "sail east", "sail west"]
    assert table.why(0, "sail south") == "D5.1"


def test_a_voyage_begins_in_an_own_port():
    """[D5.2, D-R7]"""
    table = holding("red 4", sheet())
    table.play("lay red 4", "mode rising")
    assert may(table) == ["port 1", "port 2", "port 3"]
    assert texts(table.play("port 2")) == ["departs 1 2", "sails 1 d8 west"]
    assert ship(table) == {"at": "sea", "port": 2, "course": ["west"], "next": "c8", "heading": "west"}


def test_a_first_wind_of_the_own_colour_is_a_tail_wind():
    """[D-R7]"""
    table = holding("green 4", sheet())
    table.play("lay green 4", "mode rising", "port 3")
    assert may(table) == ["sail north", "sail east", "sail west"]


@pytest.mark.parametrize(("colour", "heading"), [("blue", "north"), ("yellow", "east"), ("red", "west")])
def test_a_wind_drives_towards_its_side(colour, heading):
    """[D5.3, D-R2]"""
    table = holding(f"{colour} 2", sheet("north", 2, **{colour: "rising 1"}))
    assert f"sails 1 d7 {heading}" in texts(table.play(f"lay {colour} 2"))


def test_a_tail_wind_gives_a_choice():
    """[D5.4, D-R2]"""
    table = holding("green 2", sheet("north", 2, green="rising 1"))
    table.play("lay green 2")
    assert may(table) == ["sail north", "sail east", "sail west"]


def test_the_crew_rows_where_it_likes():
    """[D5.5, D-R2]"""
    table = holding("red 2", sheet("north", 2, crew="rising 1"))
    table.play("lay crew 2")
    assert may(table) == ["sail north", "sail east", "sail west"]


def test_a_space_may_be_crossed_again():
    """[D5.6]"""
    round_trip = "north north west south east east"
    table = holding("blue 1", sheet(round_trip, 2, blue="odd 1 1"))
    assert ship(table)["next"] == "e7"
    assert (table.sheets[0]["spaces"], len(ship(table)["course"])) == (5, 6)


def test_home_through_an_own_port():
    """[D5.7, D-R9]"""
    table = holding("green 2", sheet("north west south", 2, green="rising 1"))
    assert (ship(table)["next"], ship(table)["heading"]) == ("c8", "south")
    assert "home 1 c8" in texts(table.play("lay green 2"))
    assert ship(table)["at"] == "home"
    passing = holding("red 2", sheet("north west south", 2, red="rising 1"))
    assert "sails 1 c8 west" in texts(passing.play("lay red 2"))
    assert ship(passing)["at"] == "sea"


def test_the_map_is_not_left_elsewhere():
    """[D-R3]"""
    table = holding("red 2", sheet("north west west west", 2, red="rising 1"))
    assert ship(table)["next"] == "a7"
    assert table.says(0, "lay red 2").endswith("that wind would drive the ship off the map. [D-R3]")
    table.play("lay crew 2", "mode different")
    assert may(table) == ["sail north", "sail south"]
    assert table.why(0, "sail west") == "D-R3"


def test_ports_from_which_the_wind_drives_off_the_map():
    """[D-R3] On a map of one's own a port may lie in a corner."""
    text = (files("archipel.games.deole") / "box.toml").read_text("utf-8")
    box = deole.read_box(text.replace("green = [3, 4, 6]", "green = [1, 4, 6]"))
    opening = {"seats": 2, "round": 2, "step": "mode", "track": "red", "active": 1, "sheets": [sheet(red="- 4"), {}]}
    table = from_scene(deole, opening, box)
    table.play(0, "mode even")
    assert [str(answer) for answer in table.legal()] == ["port 2", "port 3"]
    assert table.why_not(0, "port 1").rule == "D-R3"


def test_a_player_whose_ship_is_home_goes_on_laying():
    """[D5.8, D-R8]"""
    table = holding("red 2", sheet("north west south south", 2, red="rising 1"), castaways=["d7"])
    events = texts(table.play("lay red 2"))
    assert events == ["lays 1 red 2 2"]
    assert ship(table)["at"] == "home"


# --- D6 on the way ------------------------------------------------------------------------------------------------


def at_a_wreck(**fields):
    return holding("blue 3", sheet("north west north", 2, blue="odd 1", **fields))


def test_a_wreck_turns_a_sign():
    """[D6.1, D-R15]"""
    table = at_a_wreck(crew="different 4")
    assert ship(table)["next"] == "c6"
    table.play("lay blue 3")
    assert may(table) == ["sign 1", "sign 2", "sign 4", "sign 5"]
    assert table.why(0, "sign 3") == "D6.1"
    assert table.why(0, "sign 6") == "D1.8"
    assert texts(table.play("sign 4")) == ["wreck 1 4"]  # [D-R15] an empty box
    assert table.sheets[0]["signs"] == ["-", "-", "-", "+", "-", "+"]


def test_a_wreck_works_each_time_until_all_signs_are_turned():
    """[D-R15]"""
    course = "north west north north west south east"
    again = holding("yellow 3", sheet(course, 2, yellow="odd 1", signs=["+", "-", "-", "-", "+", "+"]))
    assert ship(again)["next"] == "c6"
    again.play("lay yellow 3")
    assert again.why(0, "sign 1") == "D-R15"
    assert may(again) == ["sign 2", "sign 4"]
    done = holding("yellow 3", sheet(course, 2, yellow="odd 1", signs=["+", "+", "-", "+", "+", "+"]))
    assert not any(text.startswith("wreck") for text in texts(done.play("lay yellow 3")))


def test_a_castaway_is_rescued_and_drawn_on_any_track():
    """[D6.2, D-R10, D-R12]"""
    table = holding("red 2", sheet("north", 2, red="even 2", blue="odd 1"), castaways=["d7", "e2"])
    assert "rescues 1 d7" in texts(table.play("lay red 2"))
    assert may(table) == [f"smile {track}" for track in ("blue", "yellow", "green", "red", "crew")]
    assert texts(table.play("smile blue")) == ["smiles 1 blue 2"]
    blue = table.sheets[0]["tracks"]["blue"]
    assert (blue["boxes"][:3], blue["helms"]) == ([1, "castaway", 0], 1)  # no helm for it
    assert table.castaways == ["e2"]


def test_a_face_is_a_position_reached_but_worth_nothing_to_the_crew():
    """[D-R10]"""
    table = sea(sheet(blue="odd 1 castaway", crew="even 2 castaway"), step="roll")
    assert (table.scores()[0]["blue"], table.scores()[0]["crew"]) == (3, -2)


def test_no_face_in_the_sixth_box():
    """[D6.3, D-R11]"""
    own = sheet("north", 2, red="even 2", blue="odd 1 1 1 1 1", green="different 1 2 3 4 5 6")
    table = holding("red 2", own, castaways=["d7"])
    table.play("lay red 2")
    assert table.why(0, "smile blue") == "D6.3"
    assert table.why(0, "smile green") == "D6.2"
    assert may(table) == ["smile yellow", "smile red", "smile crew"]


def test_the_first_to_cross_takes_the_castaway():
    """[D-R14]"""
    first = sheet("north", 2, red="even 2")
    table = holding("red 2", first, castaways=["d7"])
    table.play("lay red 2", "smile blue")
    assert table.castaways == []


def test_eolia_by_the_own_coast():
    """[D6.4, D6.5, D-R16]"""
    table = holding("blue 1", sheet(TO_THE_ISLE, 2, blue="odd 1"))
    events = texts(table.play("lay blue 1"))
    assert events[-2:] == ["eolia 1", "earns 1"]
    assert table.eolia == {"reached": [1], "bonus": "now"}
    assert (table.owed, table.scores()[0]["eolia"]) == (1, 5)


def test_eolia_by_another_coast_is_nothing():
    """[D6.4]"""
    table = holding("yellow 1", sheet("north west north north north east", 2, yellow="odd 1"))
    assert ship(table)["next"] == "d4"
    table.play("lay yellow 1")
    assert table.eolia == {"reached": [], "bonus": "open"}


def test_within_the_island_there_is_no_coast():
    """[D1.4, D6.4]"""
    table = holding("blue 1", sheet("north west north north east north", 2, blue="odd 1"))
    assert ship(table)["next"] == "d4"
    table.play("lay blue 1")
    assert table.eolia["reached"] == []


def test_the_bonus_of_eolia_is_gone_after_the_turn():
    """[D6.5, D-R16]"""
    own = sheet(TO_THE_ISLE + " north", 2, red="even 2")
    table = holding("red 2", own, eolia={"bonus": "now"}, first=2)
    table.play("discard")
    assert table.eolia == {"reached": [1], "bonus": "gone"}
