"""Impossible scenes are refused, and the sentence names the field."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadScene
from archipel.core.position import from_scene
from tests.games.deole.voyage import ALONE, deole, sheet

LAY = {"step": "lay", "active": 1, "die": "red 2", "source": "pick"}
STARS = dict.fromkeys(("blue", "yellow", "green", "red", "crew"), "- castaway")


def one(own, **fields):
    """A scene of a single player."""
    return {"seats": 1, "sheets": [own], **fields}


def two(own, **fields):
    return {"sheets": [own, {}], **fields}


def track(**fields):
    return two({"tracks": {"blue": fields}})


TABLE = [
    ("seats", "from 1 to 4, not 5", {"seats": 5}),
    ("options", "must be one of usual, first", {"options": {"modes": "wild"}}),
    ("step", "one of first, side", {"step": "swim"}),
    ("step", "'first' is not asked with 1 players", {"seats": 1, "step": "first", "round": 1}),
    ("step", "'disaster' is not asked with 2 players", {"step": "disaster", "active": 1}),
    ("step", "only where they are free", {"step": "modes", "active": 1}),
    ("step", "comes before the first round", {"step": "first", "turn": 2}),
    ("step", "before the first turn of a round", {"step": "castaways", "turn": 2}),
    ("step", "not over before the last turn", {"step": "over", "round": 2}),
    (
        "step",
        "'pick' is not asked in this position: there is no choice",
        {"step": "pick", "active": 1, "tray": ["red 2", "red 2"]},
    ),
    ("round", "from 1 to 3, not 4", {"round": 4}),
    ("turn", "from 1 to 5, not 0", {"turn": 0}),
    ("first", "from 1 to 2, not 3", {"first": 3}),
    ("active", "from 0 to 2, not 3", {"active": 3}),
    ("active", "somebody is asked at the step 'lay'", LAY | {"active": 0}),
    ("active", "nobody's turn is going on", {"step": "roll", "active": 1}),
    ("modes", "with this option they are even, odd", {"modes": ["step"]}),
    ("modes", "even is there twice", {"modes": ["even", "even"]}),
    ("modes", "there cannot be 1 modes now", {"options": {"modes": "free"}, "modes": ["step"]}),
    ("castaways", "the same symbol", {"castaways": ["c1", "b2"]}),
    ("castaways", "the same symbol", {"castaways": ["a1"]}),
    ("castaways", "c1 is there twice", {"castaways": ["c1", "c1"]}),
    ("eolia", "by the courses it was reached by the seats [], not [1]", {"eolia": {"reached": [1]}}),
    ("eolia", "open until somebody reaches", {"eolia": {"bonus": "gone"}}),
    ("eolia", "there is no field 'points'", {"eolia": {"points": 5}}),
    ("eolia", "it must be an object", {"eolia": []}),
    ("map", "give that box", {"map": {"wrecks": []}}),
    ("sheet", "give that box", {"sheet": {}}),
    ("sheet", "give that box", {"sheet": {"values": []}}),
    ("wind", "there is no such field", {"wind": "north"}),
]

DICE = [
    ("die", "a die to be laid", LAY | {"die": None}),
    ("die", "with a value unless it comes from bonus A", LAY | {"die": "red 0"}),
    ("die", "a colour and a value such as blue 5, not 'red 7'", LAY | {"die": "red 7"}),
    ("die", "none in hand at the step 'roll'", {"die": "red 2", "source": "pick"}),
    ("source", "one of pick, A, B, D", LAY | {"source": "C"}),
    ("source", "a bonus that brings a die has been taken", LAY | {"source": "D"}),
    ("tray", "there cannot be 4 dice on the table", {"step": "pick", "active": 1, "tray": ["red 1"] * 4}),
    ("tray", "there cannot be 3 dice on the table", LAY | {"tray": ["red 1"] * 3}),
    ("tray", "such as blue 5, not 'pink 1'", {"tray": ["pink 1"]}),
    ("tray", "the last die goes to the Rose", {"step": "over", "round": 3, "turn": 5, "tray": ["red 1"]}),
    ("tray", "left for the disaster", {"seats": 1, **LAY}),
    ("bag", "-1 blue dice cannot lie on the sheets", {"bag": {"blue": 6}}),
    ("bag", "1 blue dice cannot lie on the sheets", {"bag": {"blue": 4}}),
    ("bag", "1 dice are on the sheets, not 0", two(sheet(blue="even 2"), bag={"blue": 5}, round=1)),
    ("bag", "one of blue, yellow", {"bag": {"pink": 1}}),
    ("rose", "it must be a list", {"rose": "red 1"}),
    ("track", "the die that was just laid", {"step": "port", "active": 1}),
    ("track", "no die has just been laid at the step 'roll'", {"track": "red"}),
    ("track", "no die has just been laid on the red track", {"step": "port", "active": 1, "track": "red"}),
    ("owed", "1 bonuses cannot be owed at the step 'roll'", {"owed": 1}),
    ("owed", "0 bonuses cannot be owed at the step 'bonus'", {"step": "bonus", "active": 1}),
    ("owed", "from 0 to 8, not 9", {"owed": 9}),
]

SHEETS = [
    ("sheets", "one for each of the 2 seats, not 1", {"sheets": [{}]}),
    ("sheets", "seat 1: it must be an object with the fields side, modes", {"sheets": [3, {}]}),
    ("sheets", "seat 1, side: by the rest of the scene it is 'green', not 'red'", two({"side": "red"})),
    ("sheets", "seat 1, spaces: by the rest of the scene it is 0, not 3", two({"spaces": 3})),
    ("sheets", "seat 1, ship, next: by the rest of the scene it is None, not 'a1'", two({"ship": {"next": "a1"}})),
    ("sheets", "seat 1, columns: by the rest of the scene it is", two({"columns": [True] * 6})),
    ("sheets", "one of blue, yellow", two({"tracks": {"pink": {}}})),
    ("sheets", "seat 1, tracks: it must be an object", two({"tracks": []})),
    ("sheets", "seat 1, tracks, blue, boxes: there are at most 6 boxes on a track, not 7 [D1.6]", track(boxes=[0] * 7)),
    ("sheets", "one of 0, 1, 2, 3, 4, 5, 6, castaway, storm, disaster blue 1, disaster blue 2", track(boxes=[7])),
    ("sheets", "dice and faces are laid from the left", track(boxes=[0, 2], mode="even")),
    ("sheets", "the sixth box takes no face", track(boxes=["castaway"] * 6)),
    ("sheets", "disasters are for a single player", track(boxes=[0, 0, 0, 0, 0, "disaster blue 1"])),
    ("sheets", "so it has a mode", track(boxes=[2])),
    ("sheets", "even cannot be the mode", track(boxes=[], mode="even")),
    ("sheets", "step cannot be the mode", track(boxes=[2], mode="step")),
    ("sheets", "even does not take [2, 3]", track(boxes=[2, 3], mode="even")),
    ("sheets", "each mode is used on one track", two(sheet(blue="even 2", red="even 2"))),
    ("sheets", "seat 1, tracks, blue, helms: by the boxes there are 1, not 0 [D4.10]", track(boxes=[], helms=0)),
    ("sheets", "begins in a port", two({"ship": {"course": ["north"]}})),
    ("sheets", "cannot be sailed", two(sheet("north south"))),
    ("sheets", "cannot be sailed", two(sheet("west west west"))),
    (
        "sheets",
        "ship, course: there are at most 19 spaces crossed in one game, not 20 [D5.1]",
        two(sheet("north " * 20)),
    ),
    ("sheets", "with 0 dice nobody has crossed 1 spaces", two({"ship": {"port": 1, "course": ["north"]}})),
    ("sheets", "crosses a space at once", two({"ship": {"port": 1}})),
    ("sheets", "six signs", two({"signs": ["+"] * 6})),
    ("sheets", "seat 1, signs: there are 6 signs, not 1 [D1.8]", two({"signs": ["-"]})),
    ("sheets", "turned by crossing a wreck", two({"signs": ["+", "-", "-", "-", "-", "+"]})),
    ("sheets", "nobody takes 2 bonuses on 1 occasions", two(sheet(bonuses=["A", "B"], **STARS))),
    ("sheets", "helpers are for a single player", two({"helpers": 1})),
    ("sheets", "seat 1: there is no field 'hold'; the fields are side, modes", two({"hold": 3})),
]

SHIPS = [
    ("step", "before the first move only", two(sheet("north", red="odd 1"), step="port", track="red", active=1)),
    ("step", "only a ship at sea", {"step": "course", "active": 1}),
    ("step", "just crossed a wreck or a castaway", two(sheet("north"), step="sign", active=1)),
    ("step", "just crossed a wreck or a castaway", two(sheet("north", 2), step="castaway", active=1)),
    ("eolia", "a turn that has not begun", two(sheet("north north north north", 2), eolia={"bonus": "now"})),
]

SOLO = [
    ("sheets", "nobody sets out before choosing a side", one({"ship": {"port": 1}}, step="side", active=1, round=1)),
    ("storm", "red: it is a row nearer for each box crossed out here: 0, not 1", one({}, storm={"red": 1})),
    ("disasters", "by the boxes their values are [], not [2]", one({}, disasters=[2])),
    ("sheets", "have different values", one(sheet(red="- 0 0 0 0 disaster-red-1 disaster-red-1"))),
    ("sheets", "a disaster lies on its colour's track", one(sheet(red="- 0 0 0 0 0 disaster-blue-1"))),
    ("sheets", "disasters from the right", one(sheet(red="- 0 0 0 0 disaster-red-1 0"))),
    ("sheets", "disasters from the right", one(sheet(red="- 0 0 0 0 storm disaster-red-1"))),
    ("lost", "only a single player's voyage", {"lost": "storm"}),
    ("lost", "one of storm, wreck, adrift", one({}, lost="fire")),
    ("lost", "and then it is over", one({}, lost="storm")),
    ("lost", "a single player wins by coming home", one({}, step="over", round=3, turn=5)),
    (
        "lost",
        "a single player wins by coming home",
        one(sheet("north west south south", 2, ballast=ALONE), step="over", round=3, turn=5, lost="adrift"),
    ),
]


@pytest.mark.parametrize(("field", "why", "fields"), [*TABLE, *DICE, *SHEETS, *SHIPS, *SOLO])
def test_an_impossible_scene_names_the_field(field, why, fields):
    with pytest.raises(BadScene) as caught:
        from_scene(deole, {"seats": 2, "round": 2} | fields)
    assert caught.value.field == field
    assert why in str(caught.value)


def test_omitted_fields_are_as_at_the_start_of_a_turn():
    scene = from_scene(deole, {"seats": 3}).scene()
    assert (scene["step"], scene["round"], scene["turn"], scene["active"]) == ("roll", 1, 1, 0)
    assert scene["bag"] == {"blue": 6, "yellow": 6, "green": 6, "red": 6}
    assert scene["sheets"][0]["ship"] == {"at": "port", "port": 0, "course": [], "next": None, "heading": None}


def test_an_omitted_bag_holds_all_other_dice():
    own = sheet("north", blue="even 2", crew="odd 1")
    bag = from_scene(deole, {"seats": 2, "sheets": [own, {}], "tray": ["red 1"]}).scene()["bag"]
    assert (bag["blue"], sum(bag.values())) == (4, 17)


def test_a_single_player_sits_in_the_south_by_default():
    assert from_scene(deole, {"seats": 1}).scene()["sheets"][0]["side"] == "green"
