"""One scene for each rule on sailing: V3, and the rulings on currents."""

from __future__ import annotations

from itertools import pairwise

from archipel.games.maldivia.events import Sails, Stays, Stuck, Tips
from tests.games.maldivia.cloth import FIRST, cloth, fogging, sailing, space, span


def test_straight_on_as_far_as_one_likes():
    """[V3.1]"""
    sea = sailing("S", "d4", "a1")
    assert sea.spaces() == span("d5", "d10")
    assert sea.why(FIRST, "fish") == "V3.1"
    assert sea.play("sail d8")[0] == Sails(FIRST, space("d4"), space("d8"))
    assert sea.boats[0] == "d8"


def test_never_over_another_boat():
    """[V3.2]"""
    sea = sailing("N", "d8", "d3")
    assert sea.spaces() == span("d4", "d7")
    assert sea.why(FIRST, "sail d3") == "V3.2"
    assert sea.why(FIRST, "sail d2") == "V3.2"
    assert sea.why(FIRST, "sail e7") == "V3.1"


def test_never_off_the_cloth():
    """[V3.3] The fog is not the cloth."""
    sea = sailing("W", "d4", "j10", cloth={"rows": [1, 10], "columns": ["b", "j"]})
    assert sea.spaces() == {"c4", "b4"}
    assert sea.why(FIRST, "sail a4") == "V3.3"


def test_a_boat_that_cannot_move_has_no_action():
    """[V3.4]"""
    sea = cloth(boats=["a1", "e5"])
    heard = sea.play("1 plan N E S fog-W", "2 plan E W S fog-W")
    assert heard[-3:] == [Tips(FIRST, 1, 0), Stuck(FIRST), Tips(1, 1, 1)]
    assert sea.turn == 2


def test_a_boat_that_stays_has_no_action():
    """[V3.4, V-R9] Not even on a fish space."""
    sea = sailing("E", "d4", "a1", front={"d4": "RG"})
    assert sea.play("stay")[0] == Stays(FIRST)
    assert sea.masts[FIRST] == []


def test_a_current_turns_the_boat():
    """[V3.5, V-R36] It is one space that begins at one side and ends at another."""
    sea = sailing("E", "b5", "a1", front={"e5": ">WN"})
    assert sea.spaces() == span("c5", "j5") | span("e4", "e1")


def test_a_boat_that_follows_currents_has_an_event_for_each_leg():
    """[V3.5, V-R17] The events follow the way with the fewest currents."""
    ring = {"d4": ">WS", "d7": ">NE", "g7": ">WN", "g4": ">SW"}
    heard = sailing("E", "b4", "j10", front=ring).play("sail g5")
    legs = [("b4", "d4"), ("d4", "d7"), ("d7", "g7"), ("g7", "g5")]
    assert heard[:4] == [Sails(FIRST, space(origin), space(goal)) for origin, goal in legs]
    assert sailing("E", "b4", "j10", front=ring).play("sail g4")[0] == Sails(FIRST, space("b4"), space("g4"))


def test_the_legs_of_a_boat_join_up():
    """[V3.1, V3.5] For every goal, straight legs lead from the start to it."""
    ring = {"d4": ">WS", "d7": ">NE", "g7": ">WN", "g4": ">SW", "g2": ">SE"}
    for goal in sailing("E", "b4", "j10", front=ring).spaces():
        heard = sailing("E", "b4", "j10", front=ring).play(f"sail {goal}")
        legs = [(event.origin, event.space) for event in heard if isinstance(event, Sails)]
        assert (legs[0][0], legs[-1][1]) == (space("b4"), space(goal))
        assert all(end == begin for (_, end), (begin, _) in pairwise(legs))
        assert all(begin % 10 == end % 10 or begin // 10 == end // 10 for begin, end in legs)


def test_a_current_may_be_ignored():
    """[V3.6]"""
    sea = sailing("E", "b5", "a1", front={"e5": ">WN"})
    assert {"e5", "f5"} <= sea.spaces()


def test_a_current_entered_from_another_side_does_not_turn():
    """[V3.7]"""
    current = {"e5": ">WN"}
    assert sailing("W", "h5", "a1", front=current).spaces() == span("g5", "a5")
    assert sailing("S", "e2", "a1", front=current).spaces() == span("e3", "e10")
    assert sailing("N", "e8", "a1", front=current).spaces() == span("e7", "e1")


def test_a_boat_that_begins_on_a_current_sails_straight_on():
    """[V3.8]"""
    assert sailing("E", "e5", "a1", front={"e5": ">WN"}).spaces() == span("f5", "j5")


def test_several_currents_in_one_move():
    """[V-R17] Each of them once; here a ring of four leads back past the start, and not onto it."""
    ring = {"d4": ">WS", "d7": ">NE", "g7": ">WN", "g4": ">SW"}
    sea = sailing("E", "b4", "j10", front=ring)
    there = span("c4", "j4") | span("d4", "d10") | span("d7", "j7") | span("g7", "g1") | span("g4", "a4")
    assert sea.spaces() == there - {"b4"}
    assert sea.why(FIRST, "sail b4") == "V-R17"


def test_a_blocked_tip_lets_nobody_turn():
    """[V-R18] The boat may stop on the current all the same."""
    sea = sailing("E", "b5", "e4", front={"e5": ">WN"})
    assert sea.spaces() == span("c5", "j5")


def test_a_boat_that_began_on_a_current_does_not_turn_in_that_move():
    """[V3.8, V-R19] Neither there nor at a current that it meets later."""
    sea = sailing("E", "c5", "a1", front={"c5": ">WN", "g5": ">WS"})
    assert sea.spaces() == span("d5", "j5")
    assert sea.why(FIRST, "sail g7") == "V-R19"
    assert sea.says(FIRST, "sail g7").startswith("Player 1 cannot sail to g7: a boat that begins on a current cannot")
    assert sea.why(FIRST, "sail c4") == "V3.1"


def test_a_boat_that_blocks_the_way_is_the_reason():
    """[V3.2] Straight ahead, and on the way of a current."""
    sea = sailing("E", "b5", "f5", "e8", front={"d5": ">WN", "e5": ">WS"})
    assert sea.spaces() == span("c5", "e5") | span("d4", "d1") | span("e6", "e7")
    for mark, rule in {"f5": "V3.2", "g5": "V3.2", "e8": "V3.2", "e9": "V3.2", "d6": "V3.1", "a5": "V3.1"}.items():
        assert sea.why(FIRST, f"sail {mark}") == rule, mark
    assert sea.says(FIRST, "sail g5") == "Player 1 cannot sail to g5: another boat is in the way. [V3.2]"


def test_the_fog_cuts_a_current_off():
    """[V7.1] The front of the folded row is gone; the row shows its back."""
    sea = fogging("N", boats=["j10", "a10"], front={"e1": ">WS", "e2": ">WS"}, back={"e1": "RG"})
    assert sea.cloth["spaces"] == {"e2": "red+green"}
