"""The terminal says why a player is asked, and what becomes of a tile."""

from __future__ import annotations

from archipel.core.words import words
from tests.games.maldivia.cloth import FIRST, SECOND, THIRD, cloth, fogging, maldivia, plan, sailing
from tests.secrecy import drawn

NAMES = ("Ana", "Bo", "Cleo")


def question(sea, seat):
    return maldivia.terminal.question(sea.view(seat), words("en", maldivia.package), NAMES)


def test_the_neighbour_is_told_whose_turn_it_is_and_why_they_are_asked():
    """[V7.9]"""
    sea = fogging("W", boats=["d4", "g4", "g7"], ships={"W": ["purple", "red+purple"]})
    assert question(sea, SECOND) == (
        "Ana has folded Wipi, and it is still their turn. "
        "You sit to their left, so you choose the ship that goes under the pile."
    )


def test_a_player_on_turn_is_told_the_tile_and_the_space():
    """[V2.3, V4.1]"""
    sea = sailing("E", "b5", "e6", front={"e5": "RG"}, masts=[[], ["red"]])
    assert question(sea, FIRST) == "Your tile 1 says east: choose where your boat sails to."
    sea.play("sail e5")
    assert question(sea, FIRST) == "Your boat is now on e5: choose what to do here."
    sea.play("fish")
    assert question(sea, FIRST) == "Fishing and stealing go together: take more, or stop here."


def test_too_many_fish_have_a_question_of_their_own():
    """[V6.2]"""
    sea = sailing("E", "b5", "a1", front={"e5": "RG"}, masts=[["red"] * 6, []])
    sea.play("sail e5", "fish")
    assert question(sea, FIRST).startswith("The new fish do not all fit on your mast")


def on_octopus(seat, slot):
    plans = [plan("E", "N", "fog-W"), plan("N"), plan("N", "fog-S")]
    fields = {"boats": ["e5", "a1", "j1"], "step": "turn", "plans": plans, "aim": {"seat": seat, "slot": slot}}
    return cloth({"e5": "O"}, **fields)


def test_the_owner_of_a_tile_is_told_what_it_becomes():
    """[V-R20, V9.4]"""
    assert question(on_octopus(1, 3), FIRST) == (
        "The octopus turns tile 3 of Ana: choose how far. It shows fog west. "
        "90°: fog south. 180°: fog east. 270°: fog north."
    )
    assert question(on_octopus(1, 2), FIRST).endswith("It shows north. 90°: east. 180°: south. 270°: west.")


def test_others_are_told_what_would_become_of_any_letter():
    """[V-R20, V9.4] Nothing is said of the tile itself."""
    told = question(on_octopus(3, 2), FIRST)
    assert told == question(on_octopus(3, 3), FIRST).replace("tile 3", "tile 2")
    assert "clockwise as Cleo sees it" in told
    assert "90° E→N S→E W→S N→W; 180° E→W S→N W→E N→S; 270° E→S S→W W→N N→E" in told


def test_the_tile_and_closed_sides_are_drawn():
    """[V7.8, V9.4]"""
    part = {"rows": [4, 7], "columns": ["a", "j"]}
    sea = cloth(boats=["e4", "e5", "e6", "e7"], cloth=part)
    sea.play("1 plan fog-N E S W", "2 plan E W S fog-N", "3 plan E W S fog-N", "4 plan E W S fog-N")
    shown = drawn(sea.view(THIRD), (*NAMES, "Dov"))
    assert "Closed this round, without a fold: Nanga" in shown
    assert "Folded this round" not in shown
    assert "≈ fog tile, letters clockwise: E S W N" in shown
