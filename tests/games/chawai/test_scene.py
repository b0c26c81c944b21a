"""Impossible scenes are refused, and the sentence names the field."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadScene
from archipel.core.position import from_scene
from tests.games.chawai.fishing import LAGOON, chawai

FULL = list(range(1, 13))
SEVEN = {"options": {"gulls": "seven"}}


@pytest.mark.parametrize(
    ("field", "why", "fields"),
    [
        ("seats", "from 3 to 6, not 2", {"seats": 2}),
        ("options", "must be one of six, seven", {"options": {"gulls": "five"}}),
        ("step", "one of remove, kiti, lay, dive, over", {"step": "swim"}),
        ("step", "of 36 cards none is removed", {"step": "remove", "lagoon": {}}),
        (
            "step",
            "before the first round",
            SEVEN | {"step": "remove", "round": 2, "lagoon": {}, "discarded": ["gull"] * 3},
        ),
        ("removed", "of 37 cards one is removed first", SEVEN | {"removed": "nothing"}),
        ("removed", "of 36 none", {"removed": "gull"}),
        ("removed", "not 'whale'", SEVEN | {"removed": "whale"}),
        (
            "lagoon",
            "2 cards are tuna-13; there are 1",
            SEVEN | {"lagoon": LAGOON | {"bottom": "tuna-13"}, "removed": "tuna-13"},
        ),
        ("step", "before the first round", {"step": "kiti", "round": 2, "lagoon": {}, "discarded": ["gull"] * 3}),
        ("round", "from 1 to 12, not 13", {"round": 13}),
        ("round", "over after 12 rounds, not after 3", {"round": 3, "step": "over"}),
        ("kiti", "from 1 to 4, not 0", {"kiti": 0}),
        ("lagoon", "filled from the bottom up", {"step": "lay", "lagoon": {"middle": "gull"}}),
        ("lagoon", "there cannot be 2 fish", {"lagoon": {"bottom": "tuna-12", "middle": "tuna-13"}}),
        ("lagoon", "there cannot be 3 fish", {"step": "kiti"}),
        ("lagoon", "not 'whale'", {"lagoon": LAGOON | {"bottom": "whale"}}),
        ("lagoon", "one of bottom, middle, surface, not 'top'", {"lagoon": LAGOON | {"top": "gull"}}),
        ("lagoon", "it must be an object", {"lagoon": []}),
        (
            "lagoon",
            "2 cards are tuna-15; there are 1",
            {"lagoon": LAGOON | {"bottom": "tuna-15", "middle": "tuna-15"}},
        ),
        ("hidden", "where a lantern was taken", {"hidden": {"bottom": 1}}),
        ("hidden", "from 1 to 4, not 5", {"hidden": {"bottom": 5}}),
        ("piles", "nobody can have taken 1 fish in 0 rounds", {"piles": [["tuna-10"], [], [], []]}),
        ("piles", "one for each of the 4 seats, not 1", {"piles": [[]]}),
        ("piles", "not 'gull'", {"piles": [["gull"], [], [], []]}),
        (
            "piles",
            "three jellyfish would have been thrown out",
            {"round": 5, "piles": [["jellyfish-10", "jellyfish-10", "jellyfish-15"], [], [], []]},
        ),
        ("discarded", "after 1 rounds 3 cards are in piles or discarded, not 0", {"round": 2}),
        ("hands", "12 different divers in the hand of seat 1 now, not 1", {"hands": [[1], FULL, FULL, FULL]}),
        ("hands", "seat 1: 1 is there twice", {"hands": [[1] * 12, FULL, FULL, FULL]}),
        ("hands", "one for each of the 4 seats", {"hands": [FULL]}),
        (
            "dives",
            "cannot lie on the table and be in the hand",
            {"dives": [3, 0, 0, 0], "hands": [FULL[:11], FULL, FULL, FULL]},
        ),
        ("dives", "the last diver in turns all of them up", {"dives": [12, 12, 12, 12]}),
        ("dives", "when three fish lie in the lagoon", {"step": "lay", "lagoon": {}, "dives": [12, 0, 0, 0]}),
        ("deck", "33 are left, not 2", {"deck": 2}),
        ("wind", "there is no such field", {"wind": "north"}),
    ],
)
def test_an_impossible_scene_names_the_field(field, why, fields):
    with pytest.raises(BadScene) as caught:
        from_scene(chawai, {"lagoon": LAGOON} | fields)
    assert caught.value.field == field
    assert why in str(caught.value)


def test_omitted_fields_are_as_at_the_start_of_the_round():
    scene = from_scene(chawai, {"lagoon": LAGOON}).scene()
    assert (scene["seats"], scene["round"], scene["kiti"], scene["deck"], scene["removed"]) == (4, 1, 1, 33, "nothing")
    assert from_scene(chawai, SEVEN | {"lagoon": LAGOON}).scene()["removed"] == "gull"
    assert scene["hands"] == [FULL] * 4
