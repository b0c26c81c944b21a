"""One scene for each rule of Déole: laying dice and the modes (D4)."""

from __future__ import annotations

import pytest

from tests.games.deole.voyage import holding, may, sea, sheet, texts


def values(table, track):
    """The values that the die in hand may have on a track."""
    return [int(text.split()[-1]) for text in may(table) if text.startswith(f"lay {track} ")]


def taken(mode, *dice, option="first", **fields):
    """The values that a red track with these boxes accepts with any die and any helms, as a die of bonus A."""
    red = f"{mode} {' '.join(map(str, dice))}"
    own = sheet("north", red=red, bonuses=["A"], **columns_of_one())
    opened = {"modes": option} | fields
    return values(holding("red 0", own, source="A", options=opened), "red")


def columns_of_one():
    """A first column that is full, so that a bonus has been earned."""
    return dict.fromkeys(("blue", "yellow", "green", "crew"), "- castaway")


# --- where --------------------------------------------------------------------------------------------------------


def test_the_first_free_box_of_the_own_colour_or_of_the_crew():
    """[D4.1]"""
    table = holding("red 4", sheet("north", red="even 2", crew="rising 1"))
    assert may(table) == ["lay red 4", "lay crew 4", "discard"]
    assert table.why(0, "lay blue 4") == "D4.1"
    assert texts(table.play("lay red 4"))[:1] == ["lays 1 red 2 4"]
    assert table.sheets[0]["tracks"]["red"]["boxes"] == [2, 4, 0, 0, 0, 0]


def test_the_first_die_opens_a_track():
    """[D4.2]"""
    table = holding("red 4", sheet(blue="even 2"))
    assert texts(table.play("lay red 4")) == ["lays 1 red 1 4", "helm 1 red"]
    assert may(table) == ["mode different", "mode rising", "mode falling"]
    assert table.why(0, "mode even") == "D4.2"
    assert table.why(0, "mode odd") == "D4.2"
    assert texts(table.play("mode falling")) == ["opens 1 red falling"]
    assert table.sheets[0]["modes"] == ["odd", "different", "rising"]


def test_a_single_mode_that_is_left_is_chosen_without_asking():
    """[D4.2]"""
    own = sheet("north", blue="even 2", yellow="odd 1", green="different 1", crew="rising 1")
    assert "opens 1 red falling" in texts(holding("red 4", own).play("lay red 4"))


def test_a_track_opens_only_under_a_mode_that_takes_the_die():
    """[D4.2]"""
    own = sheet("north", blue="rising 2", yellow="different 1", green="falling 1", crew="odd 1")
    table = holding("red 3", own)
    assert values(table, "red") == []
    assert table.says(0, "lay red 3").endswith(
        "cannot open the red track with a 3: none of the remaining modes allows it. [D4.2]"
    )
    assert holding("blue 1", own).why(0, "lay blue 1") == "D4.2"


# --- modes --------------------------------------------------------------------------------------------------------


def test_even_and_odd():
    """[D4.3]"""
    assert taken("even", 2, 2) == [2, 4, 6]
    assert taken("odd", 1, 5) == [1, 3, 5]


def test_small_and_large():
    """[D4.4]"""
    assert taken("small", 1, 3, option="breeze") == [1, 2, 3]
    assert taken("large", 4, 6, option="breeze") == [4, 5, 6]


def test_different():
    """[D4.5]"""
    assert taken("different", 1, 6, 3) == [2, 4, 5]


def test_rising_and_falling():
    """[D4.6]"""
    assert taken("rising", 1, 4) == [5, 6]
    assert taken("falling", 5, 4) == [1, 2, 3]


def test_rising_and_falling_with_equal_values():
    """[D-R21]"""
    assert taken("rising", 1, 4, equals="yes") == [4, 5, 6]
    assert taken("falling", 5, 4, equals="yes") == [1, 2, 3, 4]


def test_equal():
    """[D4.7]"""
    assert taken("equal", 4, 4, option="solo") == [4]


def test_swinging():
    """[D4.8]"""
    assert taken("swinging", 3, option="solo") == [1, 2, 4, 5, 6]
    assert taken("swinging", 3, 5, option="solo") == [1, 2, 3, 4]
    assert taken("swinging", 3, 5, 2, option="solo") == [3, 4, 5, 6]


def test_step():
    """[D4.9]"""
    assert taken("step", 3, option="solo") == [2, 4]
    assert taken("step", 2, 1, option="solo") == [2]
    assert taken("step", 5, 6, option="solo") == [5]


def test_faces_are_passed_over():
    """[D6.3, D-R12]"""
    assert taken("rising", 2, "castaway") == [3, 4, 5, 6]
    table = holding("red 3", sheet("north", red="- castaway"))
    table.play("lay red 3")
    assert table.step == "mode"


# --- helms --------------------------------------------------------------------------------------------------------


def test_a_box_with_a_helm_makes_one_ready():
    """[D4.10]"""
    table = holding("blue 4", sheet("north", blue="even 2"))
    assert "helm 1 blue" in texts(table.play("lay blue 4"))
    assert table.sheets[0]["tracks"]["blue"]["helms"] == 2


def test_helms_change_the_die_on_their_track():
    """[D4.11, D-R20]"""
    own = sheet("north", blue="different 1 6")  # one helm from the start, one from the second box
    table = holding("blue 4", own)
    assert values(table, "blue") == [2, 3, 4, 5]
    assert values(table, "crew") == [4]
    assert table.why(0, "lay crew 5") == "D4.11"
    assert texts(table.play("lay blue 2"))[:2] == ["adjusts 1 blue 2", "lays 1 blue 3 2"]
    blue = table.sheets[0]["tracks"]["blue"]
    assert (blue["helms"], blue["used"]) == (0, 2)


def test_a_helm_that_this_very_die_makes_ready_comes_too_late():
    """[D-R20]"""
    table = holding("red 4", sheet("north", blue="even 2"))
    assert values(table, "red") == [4]
    table.play("lay red 4", "mode rising")
    assert table.sheets[0]["tracks"]["red"]["helms"] == 1


def test_no_way_round_from_six_to_one():
    """[D4.12]"""
    assert values(holding("blue 6", sheet("north", blue="different 2")), "blue") == [5, 6]
    assert values(holding("blue 1", sheet("north", blue="different 2")), "blue") == [1]
    assert holding("blue 6", sheet("north", blue="different 2")).why(0, "lay blue 1") == "D4.11"


def test_any_player_may_discard():
    """[D-R4]"""
    table = holding("blue 3", sheet("north", blue="even 2"), seats=3)
    assert "discard" in may(table)
    before = table.sheets
    table.play("discard")
    assert (table.sheets, table.rose) == (before, ["blue 3"])


def test_a_die_that_can_only_be_discarded_is():
    """[D-R4]"""
    own = sheet("north", blue="even 2 2 2 2 2 2", crew="odd 1 1 1 1 1 1")
    table = sea(own, step="pick", active=1, tray=["blue 1", "red 5", "red 6"])
    assert texts(table.play("pick blue 1")) == ["picks 1 blue 1", "discards 1 blue 1"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_refused_die_says_why(lang):
    """[D4.2]"""
    table = holding("red 3", sheet("north", red="even 2"))
    assert table.says(0, "lay red 3", lang).endswith("[D4.2]")
