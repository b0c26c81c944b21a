"""One scene for each rule of Déole: the voyage alone (D9)."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadScene
from archipel.core.kernel import CHANCE
from tests.games.deole.voyage import ALONE, alone, anchored, deole, may, sea, sheet, struck, texts

HOME = "north west south south"
FULL = {"red": "odd 1 1 1 1 1 1", "crew": "equal 1 1 1 1 1 1"}  # no box for a red disaster
RESCUED = "north west"  # over d7, where a castaway was


def own(course="", port=2, **fields):
    return sheet(course, port, ballast=ALONE, **fields)


def last_turn(*sheets, **fields):
    """The disaster of the last turn of a round, laid on the crew track."""
    return struck("red 3", *sheets, **({"turn": 5} | fields))


def test_any_side_and_five_modes_of_its_own():
    """[D9.1]"""
    start = deole.start(1)
    assert [str(answer) for answer in start.legal()] == ["side blue", "side yellow", "side green", "side red"]
    assert texts(start.play(0, "side red")) == ["sides 1 red", "round 1"]
    assert start.scene()["modes"] == ["odd", "rising", "equal", "swinging", "step"]
    assert deole.start(1, modes="first").scene()["modes"] == ["even", "odd", "different", "rising", "falling"]


def test_the_die_not_chosen_is_a_disaster():
    """[D9.2]"""
    table = alone(own(), step="pick", active=1, tray=["blue 1", "red 3"])
    table.play("pick blue 1", "discard")
    assert (table.step, table.tray) == ("disaster", ["red 3"])
    assert may(table) == ["disaster red", "disaster crew"]


def test_casting_anchor():
    """[D9.3, D-R4]"""
    table = anchored("blue 1", "red 3", own())
    assert texts(table.play("discard")) == ["discards 1 blue 1"]
    assert table.step == "disaster"


def test_disasters_are_laid_from_the_right():
    """[D9.4]"""
    table = struck("red 3", own(red="odd 1"))
    assert texts(table.play("disaster red")) == ["disaster 1 red 6 3", "turn 2"]
    assert table.sheets[0]["tracks"]["red"]["boxes"] == [1, 0, 0, 0, 0, "disaster red 3"]
    assert struck("red 3", own()).why(0, "disaster blue") == "D9.4"
    again = struck("red 4", own(red="odd 1 0 0 0 0 disaster-red-3"))
    assert "disaster 1 crew 6 4" in texts(again.play("disaster crew"))


def test_a_full_track_leaves_the_crew():
    """[D9.4, D-R30]"""
    table = anchored("blue 1", "red 3", own(red="odd 1 1 1 1 1 1"))
    assert texts(table.play("discard")) == ["discards 1 blue 1", "disaster 1 crew 6 3", "turn 2"]
    both = struck("red 3", own(HOME, red="odd 1 1 1 1 1 1", blue="- castaway", helpers=1))
    assert both.why(0, "disaster red") == "D-R30"


def test_a_disaster_of_the_same_value_is_ignored():
    """[D9.5, D-R27]"""
    table = anchored("blue 1", "red 3", own(green="- 0 0 0 0 0 disaster-green-3"))
    assert texts(table.play("discard")) == ["discards 1 blue 1", "ignored 1 3", "turn 2"]
    assert table.rose == ["blue 1", "red 3"]
    earlier = anchored("blue 1", "red 3", own(green="- 0 0 0 0 0 storm"))
    earlier.play("discard")
    assert earlier.step == "disaster"


def test_no_box_for_the_disaster():
    """[D9.6, D-R30]"""
    table = anchored("blue 1", "red 3", own(**FULL))
    assert texts(table.play("discard"))[-2:] == ["sinks 1", "over"]
    assert (table.lost, table.winners, table.is_over) == ("wreck", frozenset(), True)


@pytest.mark.parametrize("course", ["", HOME])
def test_a_ship_in_port_is_wrecked_all_the_same(course):
    """[D9.6, D-R40]"""
    table = anchored("blue 1", "red 3", own(course, **FULL))
    assert texts(table.play("discard"))[-2:] == ["sinks 1", "over"]
    assert (table.lost, table.winners) == ("wreck", frozenset())


def test_a_castaway_helps_once():
    """[D9.7, D-R28]"""
    table = struck("red 3", own("north north", blue="- castaway", helpers=1))
    assert may(table) == ["disaster red", "disaster crew", "help"]
    assert texts(table.play("help")) == ["helped 1", "turn 2"]
    assert (table.rose, table.sheets[0]["helpers"]) == (["red 3"], 0)
    assert table.sheets[0]["tracks"]["blue"]["boxes"][0] == "castaway"
    assert struck("red 3", own()).why(0, "help") == "D9.7"


def test_a_castaway_on_board_can_help():
    """[D9.7]"""
    table = anchored("blue 3", "red 3", own("north", blue="odd 1"), castaways=["d7"])
    assert "rescues 1 d7" in texts(table.play("lay blue 3"))
    assert table.sheets[0]["helpers"] == 1


def test_the_last_way_out_is_taken_without_asking():
    """[D9.6, D9.7]"""
    full = own("north north", helpers=1, **FULL)
    assert texts(anchored("blue 1", "red 3", full).play("discard")) == ["discards 1 blue 1", "helped 1", "turn 2"]


def test_a_castaway_frees_a_box_instead():
    """[D9.7, D-R28] The new disaster has still to be placed, and the face stays."""
    tracks = {"green": "- 0 0 0 0 disaster-green-1 disaster-green-2", "crew": "- castaway 0 0 0 0 disaster-blue-4"}
    table = struck("red 3", own(RESCUED, helpers=2, **tracks))
    frees = ["free green 5", "free green 6", "free crew 6"]
    assert may(table) == ["disaster red", "disaster crew", "help", *frees]
    assert texts(table.play("free crew 6")) == ["frees 1 crew 6 4"]
    assert (table.step, table.tray, table.rose, table.disasters) == ("disaster", ["red 3"], ["blue 4"], [1, 2])
    assert table.sheets[0]["tracks"]["crew"]["boxes"] == ["castaway", 0, 0, 0, 0, 0]
    assert texts(table.play("free green 5")) == ["frees 1 green 5 1"]
    assert (table.sheets[0]["helpers"], may(table)) == (0, ["disaster red", "disaster crew"])


def test_what_a_castaway_cannot_free():
    """[D9.7, D-R28]"""
    tracks = {"green": "- 0 0 0 0 disaster-green-1 storm"}
    table = struck("red 3", own(RESCUED, helpers=1, **tracks))
    assert may(table)[-2:] == ["help", "free green 5"]
    assert [table.why(0, f"free green {box}") for box in (1, 6)] == ["D-R28", "D-R28"]  # empty, crossed out
    assert struck("red 3", own(RESCUED, **tracks)).why(0, "free green 5") == "D9.7"


def test_a_box_freed_on_a_full_track_takes_the_disaster():
    """[D9.6, D-R28]"""
    tracks = {"red": "odd 1 1 1 1 1 disaster-red-5", "crew": "equal 1 1 1 1 1 1", "helpers": 1}
    table = struck("red 3", own("north north", **tracks))
    assert may(table) == ["help", "free red 6"]
    events = texts(table.play("free red 6"))
    assert events == ["frees 1 red 6 5", "disaster 1 red 6 3", "turn 2"]  # the only place is taken without asking


def test_freeing_a_box_that_does_not_help_ends_in_a_wreck():
    """[D9.6, D-R28]"""
    table = struck("red 3", own("north north", green="- 0 0 0 0 0 disaster-green-1", helpers=1, **FULL))
    assert texts(table.play("free green 6")) == ["frees 1 green 6 1", "sinks 1", "over"]


def test_a_freed_value_protects_no_longer():
    """[D-R27, D-R28]"""
    table = struck("red 3", own(RESCUED, green="- 0 0 0 0 0 disaster-green-1", helpers=1))
    table.play("free green 6", "disaster red", "chance rolled blue 1", "chance rolled blue 2", "pick blue 2", "discard")
    assert (table.step, table.tray, table.disasters) == ("disaster", ["blue 1"], [3])


def test_a_freed_box_brings_no_storm():
    """[D9.10, D-R28]"""
    table = last_turn(own(RESCUED, blue="- 0 0 0 0 disaster-blue-1 disaster-blue-2", helpers=1))
    table.play("free blue 6", "disaster crew")
    assert table.storm["blue"] == 1
    assert table.sheets[0]["tracks"]["blue"]["boxes"] == [0, 0, 0, 0, "storm", 0]


def test_dice_go_on_behind_a_disaster():
    """[D4.1, D9.4, D-R41] The sixth box was freed; the fifth is still held by a disaster."""
    red = "odd 1 1 1 1 disaster-red-5"
    table = anchored("red 3", "blue 1", own(RESCUED, red=red))
    assert "lays 1 red 6 3" in texts(table.play("lay red 3"))
    assert table.scores()[0]["red"] == 21


def test_a_box_freed_before_a_die_takes_disasters_only():
    """[D-R41]"""
    table = anchored("red 3", "red 4", own(RESCUED, red="odd 1 1 1 1 0 1", crew="- castaway"))
    assert table.says(0, "lay red 3").endswith("its free box lies to the left of a die or a smiley. [D-R41]")
    table.play("discard")
    assert "disaster 1 red 5 4" in texts(table.play("disaster red"))
    face = anchored("yellow 3", "red 4", own("west north", 2, red="odd 1 1 1 1 0 1", yellow="step 2"), castaways=["c7"])
    face.play("lay yellow 3")
    assert face.why(0, "smile red") == "D-R41"


def test_the_bonus_of_eolia_is_for_the_way_out():
    """[D9.8]"""
    out = anchored("blue 3", "red 3", own("north north north", blue="odd 1"))
    assert "earns 1" in texts(out.play("lay blue 3"))
    round_about = "north west north north north north east south south south east north"
    late = anchored("blue 3", "red 3", own(round_about, blue="odd 1", green="rising 1 2 3 4 5 6"))
    assert late.sheets[0]["ship"]["next"] == "e5"
    assert late.sheets[0]["row"] == 6
    events = texts(late.play("lay blue 3"))
    assert "eolia 1" in events
    assert "earns 1" not in events
    assert late.scores()[0]["eolia"] == 5


def test_a_column_with_a_disaster_gives_no_bonus():
    """[D9.9, D-R31]"""
    faces = dict.fromkeys(("yellow", "green"), "- castaway castaway castaway castaway castaway")
    tracks = {"blue": "odd 1 1 1 1 1", "red": "equal 1 1 1 1 1 1", "crew": "- 0 0 0 0 0 disaster-red-4"}
    table = anchored("blue 1", "red 3", own("north", **faces, **tracks))
    events = texts(table.play("lay blue 1"))
    assert "lays 1 blue 6 1" in events
    assert not any(text.startswith("column") for text in events)


def test_a_disaster_is_passed_over_by_modes_and_score():
    """[D-R31, D-R35]"""
    table = anchored("red 2", "blue 3", own("north", red="rising 1 0 0 0 0 disaster-red-5"))
    assert "lay red 2" in may(table)
    assert table.scores()[0]["red"] == 1


def test_the_storm_comes_nearer():
    """[D9.10]"""
    table = last_turn(own(green="- 0 0 0 0 disaster-green-1 disaster-green-2"))
    events = texts(table.play("disaster crew"))
    assert events == ["disaster 1 crew 6 3", "storm green 2", "round 3"]
    assert table.storm == {"blue": 0, "yellow": 0, "green": 2, "red": 0}
    tracks = table.sheets[0]["tracks"]
    assert tracks["green"]["boxes"][4:] == ["storm", "storm"]
    assert tracks["crew"]["boxes"][5] == "storm"
    assert table.disasters == []


def test_a_ship_is_overtaken_by_the_storm():
    """[D9.11, D-R29]"""
    table = last_turn(own("north", green="- 0 0 0 0 0 disaster-green-1"))
    events = texts(table.play("disaster crew"))
    assert events[-2:] == ["swallowed 1 d8", "over"]
    assert (table.lost, table.winners) == ("storm", frozenset())


@pytest.mark.parametrize("course", ["", HOME])
def test_a_ship_in_port_is_safe(course):
    """[D-R29]"""
    table = last_turn(own(course, green="- 0 0 0 0 0 disaster-green-1"))
    table.play("disaster crew")
    assert (table.lost, table.step) == (None, "castaways")


def test_a_ship_that_crosses_the_storm_is_lost():
    """[D9.11, D-R29]"""
    table = anchored("blue 3", "red 3", own("north", blue="odd 1", yellow="- 0 0 storm storm storm storm"))
    assert "sails 1 d7 north" in texts(table.play("lay blue 3"))
    inside = anchored("blue 3", "red 3", own("north", blue="odd 1", yellow="- 0 storm storm storm storm storm"))
    assert texts(inside.play("lay blue 3"))[-2:] == ["swallowed 1 d7", "over"]
    assert inside.sheets[0]["ship"]["course"] == ["north"]


def test_coming_home_wins():
    """[D9.12, D-R32]"""
    table = struck("red 3", own(HOME), round=3, turn=5)
    assert texts(table.play("disaster crew"))[-1] == "over"
    assert (table.lost, table.winners) == (None, {0})
    assert table.totals()[0] > 0


@pytest.mark.parametrize("course", ["", "north west south"])
def test_not_coming_home_loses(course):
    """[D9.12, D-R32, D-R36]"""
    table = struck("red 3", own(course), round=3, turn=5)
    assert texts(table.play("disaster crew"))[-2:] == ["adrift 1", "over"]
    assert (table.lost, table.winners) == ("adrift", frozenset())


def test_alone_nobody_draws_who_begins():
    """[D2.1, D9.1]"""
    assert deole.start(1).why_not(CHANCE, "first 1").rule == "D9.1"
    with pytest.raises(BadScene, match="'first' is not asked with 1 players"):
        alone(step="first", round=1)
    with pytest.raises(BadScene, match="'side' is not asked with 2 players"):
        sea(step="side", round=1, active=1)


def test_a_track_is_opened_in_front_of_disasters():
    """[D4.2, D-R31]"""
    table = anchored("red 4", "blue 3", own(crew="- 0 storm storm storm storm storm"))
    table.play("lay crew 4")
    assert may(table) == ["mode rising", "mode equal", "mode swinging", "mode step"]
