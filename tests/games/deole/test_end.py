"""One scene for each rule of Déole: the end and the score (D8)."""

from __future__ import annotations

from tests.games.deole.voyage import holding, sea, sheet, texts

HOME = "north west south south"  # from port 2 of green to port 1: four spaces


def over(*sheets, **fields):
    return sea(*sheets, **({"step": "over", "round": 3, "turn": 5} | fields))


def lines(*sheets, **fields):
    return over(*sheets, **fields).scores()[0]


def test_after_three_rounds_it_is_over():
    """[D8.1]"""
    table = holding("blue 2", first=2, round=3, turn=5)
    assert texts(table.play("discard")) == ["discards 1 blue 2", "over"]
    assert table.is_over
    assert table.why(0, "discard") == "D8.1"


def test_the_gauge_counts_the_farthest_row():
    """[D8.1, D-R24]"""
    far = "north north north north north north"  # rows 1 to 6
    assert lines(sheet("north north north", 2))["gauge"] == 0
    assert lines(sheet("north north north north", 2))["gauge"] == 5
    assert lines(sheet("north north north north north", 2))["gauge"] == 10
    assert lines(sheet(far, 2))["gauge"] == 20
    assert lines(sheet(far + " east south", 2))["gauge"] == 30  # d2 was row 7
    assert lines(sheet(far + " north east", 2))["gauge"] == 30
    assert lines(sheet("north north north north west south south south south east", 1))["gauge"] == 10


def test_spaces_count_twice_when_home():
    """[D8.2]"""
    assert lines(sheet(HOME, 2))["spaces"] == 8
    assert lines(sheet("north west south", 2))["spaces"] == 3


def test_a_space_counts_once():
    """[D8.2, D-R22]"""
    assert lines(sheet("north north west south east east", 2))["spaces"] == 5


def test_missing_spaces():
    """[D8.3, D-R23, D-R36]"""
    assert lines(sheet("north west south", 2))["missing"] == -1
    assert lines(sheet("north", 2))["missing"] == -3  # to the next port: d7, c7, c8
    assert lines(sheet(HOME, 2))["missing"] == 0
    assert lines(sheet())["missing"] == 0


def test_wind_tracks_count_the_last_box():
    """[D8.4]"""
    own = lines(sheet(blue="even 2 2 2", red="- castaway castaway", yellow="odd 1 1 1 1 1 1"))
    assert (own["blue"], own["red"], own["yellow"], own["green"]) == (6, 3, 21, 0)


def test_the_crew_track_adds_up_with_its_signs():
    """[D8.5]"""
    course = "north west north north"  # over the wreck at c6
    own = sheet(course, 2, crew="odd 1 3 5 castaway 1 3", signs=["-", "+", "-", "-", "-", "+"])
    assert lines(own)["crew"] == -1 + 3 - 5 - 1 + 3
    assert lines(sheet(crew="odd 5"))["crew"] == -5


def test_used_helms_cost():
    """[D8.6]"""
    own = sheet("north")
    own["tracks"]["blue"] = {"mode": "even", "boxes": [2, 2, 2, 2], "helms": 1, "used": 2}
    assert lines(own)["helms_used"] == -4
    assert lines(own)["helms_left"] == 0


def test_the_highest_total_wins():
    """[D8.7]"""
    assert over(sheet(blue="even 2 2"), sheet(blue="even 2")).winners == {0}
    assert over(sheet(blue="even 2"), sheet(blue="even 2 2")).winners == {1}


def test_equals_are_parted_by_the_crew_then_by_exploration():
    """[D8.7, D-R25]"""
    by_crew = over(sheet(blue="even 2 2", crew="odd 1"), sheet(blue="even 2", green="odd 1"))
    assert (by_crew.totals(), by_crew.winners) == ([2, 2], {1})
    one = sheet("north west south", 2, blue="even 2 2 2 2")  # 3 spaces, 1 missing, and 10 for blue
    other = sheet(blue="even 2 2 2 2", yellow="odd 1", green="rising 1")  # 10 and twice 1, nothing explored
    by_exploration = over(one, other)
    assert (by_exploration.totals(), by_exploration.winners) == ([12, 12], {0})
    assert over(sheet(), sheet(), seats=2).winners == {0, 1}
