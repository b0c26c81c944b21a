"""Impossible scenes are refused, and the sentence names the field and the rule."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadScene
from archipel.core.position import from_scene
from tests.games.maldivia.cloth import drawn, maldivia, plan

TWO = {"seats": 2, "boats": ["d4", "g7"]}
PLANS = [plan("N"), plan("N")]
MOVED = TWO | {"step": "act", "boats": ["e5", "e6"], "masts": [[], ["red"]]}
FRONT = {"e5": "O", "a5": "S#", "e10": "RG"}
ON_SHARK = TWO | {"boats": ["a5", "e6"], "won": [{"cards": ["S green", "E red"]}, {"cards": ["W purple", "N yellow"]}]}
DRAWING = ON_SHARK | {"step": "draw", "given": "E red"}
WRONG_BACKS = {"cards": ["E red"], "backs": {"E": 2}}
SMALL = {"rows": [3, 6], "columns": ["c", "f"]}


def bitten(seat=1, victim=2, gives="W", draws="E", given="purple", drawn="red", **fields):
    """A scene after a bite: the first gave a card of Wipi for one of Efo."""
    bite = {"seat": seat, "victim": victim, "gives": gives, "draws": draws, "given": given, "drawn": drawn}
    return ON_SHARK | {"bites": [bite]} | fields


@pytest.mark.parametrize(
    ("field", "why", "fields"),
    [
        ("seats", "from 2 to 4, not 5", {"seats": 5}),
        ("step", "one of starter, place", {"step": "swim"}),
        ("round", "not one of round 0", {"round": 0}),
        ("round", "not one of round 2", {"round": 2, "step": "place"}),
        ("slot", "it cannot be set now: tiles are played once all have planned [V2.3]", {"slot": 3}),
        ("slot", "it is missing: tiles are played once all have planned [V2.3]", {"slot": 0, "step": "sail"}),
        ("starter", "it is missing: there is none at the step 'starter', and one later [V1.7]", {"starter": 0}),
        ("starter", "it cannot be set now: there is none at the step 'starter'", {"starter": 1, "step": "starter"}),
        ("turn", "it cannot be set now: it is somebody's turn while boats are placed or tiles", {"turn": 1}),
        ("turn", "it is missing: it is somebody's turn while boats are placed or tiles", {"turn": 0, "step": "sail"}),
        ("cloth", "rows, columns, spaces", {"cloth": {"row": 1}}),
        ("cloth", "there are 2 rows named, the first and the last, not 1", {"cloth": {"rows": [1]}}),
        ("cloth", "from 1 to 10, not 11", {"cloth": {"rows": [1, 11]}}),
        ("cloth", "one of a, b", {"cloth": {"columns": ["a", "k"]}}),
        ("cloth", "always a row and a column left", {"cloth": {"rows": [5, 4]}}),
        ("cloth", "nothing is folded before", {"step": "place", "cloth": {"rows": [2, 10]}}),
        ("cloth", "spaces: it must be an object", {"cloth": {"spaces": []}}),
        ("cloth", "a1 is in the fog", {"cloth": {"rows": [2, 10], "spaces": {"a1": "shark"}}}),
        ("cloth", "not 'whale'", {"cloth": {"spaces": {"e5": "whale"}}}),
        ("cloth", "a5 shows shark, not octopus", {"cloth": {"spaces": {"a5": "octopus"}}}),
        ("cloth", "e5 shows octopus, not nothing", {"cloth": {"spaces": {"a5": "shark", "e10": "red+green"}}}),
        ("boats", "one for each of the 2 seats, not 1", TWO | {"boats": ["d4"]}),
        ("boats", "two boats are on d4", TWO | {"boats": ["d4", "d4"]}),
        ("boats", "a1 is in the fog", TWO | {"boats": ["a1", "d4"], "cloth": {"rows": [2, 10]}}),
        ("boats", "2 boats are on the cloth", TWO | {"boats": ["d4", None]}),
        ("boats", "0 boats are on the cloth", TWO | {"step": "place"}),
        ("boats", "2 boats are on the cloth", {"seats": 2, "step": "ship", "round": 0, "boats": ["d4", None]}),
        ("boats", "the boat cannot move", TWO | {"boats": ["d1", "g7"], "step": "sail", "plans": PLANS}),
        ("masts", "seat 1: there are at most 7 fish on a mast, not 8 [V6.1]", TWO | {"masts": [["red"] * 8, []]}),
        ("masts", "not 'blue'", TWO | {"masts": [["blue"], []]}),
        ("masts", "9 fish are red; there are 8", TWO | {"masts": [["red"] * 5, ["red"] * 4]}),
        ("masts", "before the first round", {"seats": 2, "step": "place", "masts": [["red"], []]}),
        ("hand", "cannot be in the hand at the step 'plan'", TWO | {"hand": ["red"]}),
        ("hand", "14 fish that somebody can gain in a turn, not 16 [V4.2, V4.3]", TWO | {"hand": ["red", "green"] * 8}),
        ("hand", "0 fish cannot be in the hand", MOVED | {"step": "stow", "gained": ["steal 2"]}),
        ("supply", "it is {'red': 8, 'green': 8, 'purple': 8, 'yellow': 8}, not", TWO | {"supply": {"red": 3}}),
        ("surplus", "one of dropping, stowing, not 'much'", TWO | {"surplus": "much"}),
        ("surplus", "only while they are stowed", TWO | {"surplus": "dropping"}),
        ("ships", "it must be an object", {"ships": []}),
        ("ships", "2 ships open beside a pile, not 3 [V1.4]", {"ships": {"E": ["red", "red+red", "red+green"]}}),
        ("ships", "no card E yellow", {"ships": {"E": ["yellow", "red"]}}),
        ("ships", "or not another one", {"ships": {"E": ["red", "red"]}}),
        ("ships", "1 ships cannot lie open at E", {"ships": {"E": ["red"]}}),
        ("ships", "cannot lie open at S now", {"step": "ship", "round": 0, "ships": {"S": ["green"]}}),
        ("piles", "E: with these cards there are 8, not 3 [V1.4]", {"piles": {"E": 3}}),
        ("bottom", "before the first fold", {"step": "place", "bottom": {"E": ["red"]}}),
        ("bottom", "no card E yellow", {"bottom": {"E": ["yellow"]}}),
        ("owed", "a ship is owed at the step 'ship', and only then [V5.7]", {"owed": "E"}),
        ("owed", "it is missing: a ship is owed at the step 'ship'", TWO | {"step": "ship"}),
        ("owed", "where one was delivered to", TWO | {"step": "ship", "owed": "E"}),
        ("plans", "one for each of the 2 seats", TWO | {"plans": [[]]}),
        ("plans", "three arrows and one fog tile", TWO | {"plans": [["N"] * 4, []]}),
        ("plans", "not 'up'", TWO | {"plans": [["up"] * 4, []]}),
        ("plans", "cannot stand at the step 'plan'", TWO | {"plans": PLANS}),
        ("plans", "cannot stand at the step 'sail'", TWO | {"plans": [[], []], "step": "sail"}),
        ("plans", "comes after an arrow", TWO | {"plans": [plan("fog-N"), plan("N")], "step": "sail"}),
        ("planned", "by the plans it is", TWO | {"planned": [True, True]}),
        ("played", "by the plans it is", TWO | {"played": [1, 0]}),
        ("fog", "by the plans it is", TWO | {"fog": ["E"]}),
        ("won", "one for each of the 2 seats", TWO | {"won": [{}]}),
        ("won", "it must be an object", TWO | {"won": [[], []]}),
        ("won", "an island and a cargo", TWO | {"won": [{"cards": ["red"]}, {}]}),
        ("won", "or not another one", TWO | {"won": [{"cards": ["E red"]}, {"cards": ["E red"]}]}),
        ("won", "seat 1, backs, E: with these cards there are 1, not 2", TWO | {"won": [WRONG_BACKS, {}]}),
        ("won", "before the first round", {"seats": 2, "step": "place", "won": [{"cards": ["E red"]}, {}]}),
        ("bites", "the fields seat, victim, gives", TWO | {"bites": ["E red"]}),
        ("bites", "given: it is one to four fish", bitten(given=None)),
        ("bites", "nobody swaps with themselves [V4.7]", bitten(victim=1)),
        ("bites", "E red+red cannot have been there then [V4.7, V-R35]", bitten(drawn="red+red")),
        ("bites", "S green cannot have been there then", bitten(gives="S", given="green")),
        ("bites", "E red cannot have been there then", bitten(late=[{"card": "E red", "bites": 1}])),
        ("bites", "at the end all cards are shown [V8.2]", bitten(step="over", cloth=SMALL, boats=["d4", "e5"])),
        ("late", "W red cannot", TWO | {"late": [{"card": "W red", "bites": 1}]}),
        ("late", "there were only 1 bites", bitten(late=[{"card": "E red", "bites": 2}])),
        ("late", "at the end all cards are shown", ON_SHARK | {"step": "over", "cloth": SMALL, "boats": ["d4", "e5"],
         "late": [{"card": "E red", "bites": -1}]}),
        ("closed", "a side is closed after its letter was played [V7.8]", TWO | {"closed": ["N"]}),
        ("fog_tile", "turn: by the box it is 'clockwise', not 'counterclockwise' [V9.4]",
         TWO | {"fog_tile": {"turn": "counterclockwise"}}),
        ("given", "one is given before another is taken or drawn [V4.7]", ON_SHARK | {"given": "E red"}),
        ("given", "it is missing: one is given", ON_SHARK | {"step": "take"}),
        ("given", "or not another one", ON_SHARK | {"step": "take", "given": "W purple"}),
        ("wanted", "at the step 'draw', and only then [V-R7]", ON_SHARK | {"wanted": {"seat": 2, "island": "W"}}),
        ("wanted", "it is missing: a card is wanted", DRAWING),
        ("wanted", "one of several cards", DRAWING | {"wanted": {"seat": 2, "island": "W"}}),
        ("wanted", "it must be an object", DRAWING | {"wanted": 2}),
        ("gained", "nothing has been done yet", TWO | {"gained": ["fish"]}),
        ("gained", "not 'swim'", MOVED | {"gained": ["swim"]}),
        ("gained", "not on an octopus", MOVED | {"boats": ["e7", "e6"], "gained": ["octopus"]}),
        ("gained", "not on a shark", MOVED | {"gained": ["shark"]}),
        ("gained", "a boat fishes on a fish space", MOVED | {"gained": ["fish"]}),
        ("gained", "is not beside", MOVED | {"boats": ["e5", "e7"], "gained": ["steal 2"]}),
        ("gained", "not at the edge of S", MOVED | {"gained": ["deliver S"]}),
        ("aim", "when it is to be turned, at the step 'turn', and only then", TWO | {"aim": {"seat": 1, "slot": 2}}),
        ("aim", "it is missing: a tile is aimed at", MOVED | {"step": "turn"}),
        ("aim", "it must be an object", MOVED | {"step": "turn", "aim": 3}),
        ("aim", "does not stand any more", MOVED | {"step": "turn", "aim": {"seat": 1, "slot": 1}}),
        ("step", "'act' is not asked", TWO | {"step": "act"}),
        ("step", "'gather' is not asked", MOVED | {"step": "gather", "hand": ["red"]}),
        ("step", "'point' is not asked", MOVED | {"step": "point", "gained": ["octopus"]}),
        ("step", "'give' is not asked", TWO | {"step": "give"}),
        ("step", "'plan' is not asked", TWO | {"cloth": SMALL, "boats": ["d4", "e5"]}),
        ("step", "'over' is not asked", TWO | {"step": "over"}),
        ("step", "'give' is not asked", ON_SHARK | {"step": "give", "won": [{"cards": ["S green", "E red"]}, {}]}),
        ("step", "swapped after a fold", TWO | {"step": "swap", "plans": PLANS}),
        ("ending", "16 spaces or fewer", TWO | {"ending": True}),
        ("wind", "there is no such field", {"wind": "north"}),
    ],
)  # fmt: skip
def test_an_impossible_scene_names_the_field(field, why, fields):
    with pytest.raises(BadScene) as caught:
        from_scene(maldivia, fields, drawn(FRONT))
    assert caught.value.field == field
    assert why in str(caught.value)


def test_omitted_fields_are_as_at_the_start_of_a_round():
    scene = from_scene(maldivia, {}).scene()
    assert (scene["seats"], scene["round"], scene["step"], scene["starter"]) == (4, 1, "plan", 1)
    assert scene["boats"] == ["d4", "g4", "g7", "d7"]
    assert scene["supply"] == {"red": 8, "green": 8, "purple": 8, "yellow": 8}
    assert scene["ships"]["E"] == ["red", "red+red"]
    assert scene["cloth"]["spaces"]["c1"] == "red+green"


def test_a_folded_cloth_shows_backs_by_default():
    scene = from_scene(maldivia, {"cloth": {"rows": [2, 10], "columns": ["a", "j"]}}).scene()
    assert scene["cloth"]["spaces"]["d2"] == "shark"
    assert scene["cloth"]["spaces"]["c3"] == "octopus"
