"""Impossible scenes are refused, and the sentence names the field."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadScene
from tests.driving import scene

VARIANT = {"options": {"egg_cards": "yes"}}


@pytest.mark.parametrize(
    ("field", "why", "fields"),
    [
        ("stacks", "the red turtle is in two places", {"stacks": {"3": ["red"], "4": ["red"]}}),
        ("stacks", "from 1 to 21, not '22'", {"stacks": {"22": ["red"]}}),
        ("stacks", "one of red, blue, yellow, green, not 'white'", {"stacks": {"2": ["white"]}}),
        ("stacks", "it must be an object", {"stacks": ["red"]}),
        ("seats", "from 2 to 7, not 8", {"seats": 8}),
        ("options", "no option “rain”", {"options": {"rain": "yes"}}),
        ("options", "one of no, yes", {"options": {"egg_cards": "maybe"}}),
        ("options", "an object", {"options": []}),
        (
            "cards",
            "4 cards of 6 are won, spent or open; the deck has 3",
            {"cards": [[6, 6, 6], [], [], []], "clutch": 6},
        ),
        ("cards", "one for each of the 4 seats, not 1", {"cards": [[]]}),
        ("cards", "from 1 to 6, not None", {"cards": [[None], [], [], []]}),
        (
            "cards",
            "only 20 are in play",
            {"cards": [[1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5], [], [], []]},
        ),
        ("clutch", "from 1 to 6, not 7", {"clutch": 7}),
        ("clutch", "20 cards are left in the pile, so one lies open", {"clutch": None}),
        ("clutch", "when none lies open and the pile is not empty", {"step": "turn up", "turn": "red", "clutch": 3}),
        ("clutch", "when all twenty cards have been won", {"step": "over", "beach": "red"}),
        ("pile", "19 are left in the pile, not 4", {"pile": 4}),
        ("beach", "when the game is over, and only then", {"beach": "red"}),
        ("step", "only a player with two turtles picks", {"step": "pick"}),
        ("step", "it must be one of begin, turn up, pick, die, decide, over", {"step": "swim"}),
        ("turn", "it is nobody's turn", {"step": "begin", "turn": "red"}),
        ("turn", "it is some turtle's turn", {"turn": None}),
        ("turn", "one of red, blue, yellow, green", {"turn": "purple"}),
        ("waiting", "only the other turtle of the same player", {"waiting": "blue"}),
        ("cards", "before anybody has moved", {"step": "begin", "turn": None, "cards": [[1], [], [], []]}),
        ("played", "among the spent cards", VARIANT | {"played": [1]}),
        ("played", "2 seats cannot have played a card in 1 moves", VARIANT | {"played": [1, 2], "spent": [2, 3]}),
        ("played", "in 0 moves", VARIANT | {"seats": 2, "step": "pick", "played": [1], "spent": [2]}),
        ("played", "from 1 to 4, not 5", VARIANT | {"played": [5]}),
        ("played", "1 is there twice", VARIANT | {"played": [1, 1]}),
        ("spent", "only in the egg-card variant", {"spent": [2]}),
        ("dice", "there cannot be 3 dice", {"dice": [1, 1, 1]}),
        ("dice", "there cannot be 0 dice", {"step": "decide"}),
        ("dice", "they come to 12", {"step": "decide", "dice": [6, 6]}),
        ("dice", "from 1 to 6, not 0", {"step": "decide", "dice": [0]}),
        ("dice", "it must be a list", {"dice": 3}),
        ("wind", "there is no such field", {"wind": "north"}),
        ("game", 'a scene of "chess", not of mahe', {"game": "chess"}),
    ],
)
def test_an_impossible_scene_names_the_field(field, why, fields):
    with pytest.raises(BadScene) as caught:
        scene_with(fields)
    assert caught.value.field == field
    assert why in str(caught.value)


def scene_with(fields):
    from archipel import game
    from archipel.core.position import from_scene

    return from_scene(game("mahe"), {"turn": "red", "clutch": 3} | fields)


def test_omitted_fields_are_as_at_the_start():
    sea = scene("mahe", clutch=3)
    assert (sea.seats, sea.turn, sea.step, sea.stacks) == (4, "red", "die", {})
