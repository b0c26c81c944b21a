"""One scene for each rule on the actions of a boat: V4."""

from __future__ import annotations

import pytest

from archipel.core.errors import Illegal
from archipel.core.position import from_scene
from archipel.games.maldivia.events import Bites, Exchanged, Fishes, Robs, Stows, Twists
from tests.games.maldivia.cloth import (
    EFO,
    FIRST,
    GREEN,
    RED,
    SECOND,
    SOLYS,
    THIRD,
    box_text,
    cargo,
    cloth,
    maldivia,
    plan,
    sailing,
)

parse = maldivia.answers.parse

# --- fish ---------------------------------------------------------------------------------------------------------


def test_the_actions_of_a_space_are_optional():
    """[V4.1]"""
    sea = sailing("E", "b5", "a1", front={"e5": "RG"})
    sea.play("sail e5")
    assert sea.choices() == {"fish", "done"}
    assert sea.why(FIRST, "stow red") == "V4.1"
    sea.play("done")
    assert (sea.turn, sea.masts[FIRST]) == (2, [])


def test_nobody_is_asked_if_nothing_can_be_done():
    """[V4.1]"""
    sea = sailing("E", "b5", "d9")
    sea.play("sail e5")
    assert sea.turn == 2


def test_fish_are_taken_from_the_supply():
    """[V4.2] In any order; the last colour goes on the mast without asking."""
    sea = sailing("E", "b5", "a1", front={"e5": "RGG"})
    sea.play("sail e5")
    assert sea.play("fish") == [Fishes(FIRST, cargo("red+green+green"))]
    assert sea.choices() == {"stow red", "stow green"}
    assert sea.why(FIRST, "stow purple") == "V4.2"
    assert sea.play("stow green", "stow red")[:3] == [Stows(FIRST, GREEN), Stows(FIRST, RED), Stows(FIRST, GREEN)]
    assert sea.masts[FIRST] == ["green", "red", "green"]
    assert sea.supply == {"red": 7, "green": 6, "purple": 8, "yellow": 8}


def test_no_fish_no_fishing():
    """[V4.2]"""
    sea = sailing("E", "b5", "e6", masts=[[], ["red"]])
    sea.play("sail e5")
    assert sea.why(FIRST, "fish") == "V4.2"


def test_fish_that_the_supply_has_not_got_are_left_out():
    """[V-R16]"""
    reds = [["red"] * 4, ["red"] * 4]
    sea = sailing("E", "b5", "a1", front={"e5": "RG", "f5": "RR"}, masts=reds)
    sea.play("sail e5")
    assert sea.play("fish")[:2] == [Fishes(FIRST, cargo("green")), Stows(FIRST, GREEN)]
    bare = sailing("E", "b5", "e6", front={"e5": "RR"}, masts=reds)
    bare.play("sail e5")
    assert bare.why(FIRST, "fish") == "V-R16"


def test_the_top_fish_of_each_boat_beside_is_stolen():
    """[V4.3] Not diagonally; from each boat once, and any may be left alone [V-R13]."""
    masts = [[], ["red", "green"], ["purple"], ["yellow"]]
    sea = sailing("E", "b5", "e6", "f5", "d4", masts=masts)
    sea.play("sail e5")
    assert sea.choices() == {"steal 2", "steal 3", "done"}
    assert sea.why(FIRST, "steal 4") == "V4.3"
    assert sea.why(FIRST, "steal 1") == "V4.3"
    assert sea.play("steal 2") == [Robs(FIRST, SECOND, GREEN)]
    assert sea.choices() == {"steal 3", "enough"}
    assert sea.why(FIRST, "steal 2") == "V4.9"
    sea.play("enough")
    assert sea.masts == [["green"], ["red"], ["purple"], ["yellow"]]


def test_no_such_player_to_steal_from():
    """[V1.1]"""
    sea = sailing("E", "b5", "e6", masts=[[], ["red"]])
    sea.play("sail e5")
    assert sea.why(FIRST, "steal 3") == "V1.1"


def test_an_empty_boat_has_nothing_to_steal():
    """[V4.4]"""
    sea = sailing("E", "b5", "e6", "e4", masts=[[], [], ["red"]])
    sea.play("sail e5")
    assert sea.why(FIRST, "steal 2") == "V4.4"


def test_fish_on_the_mast_keep_their_order():
    """[V4.5, V-R23] New ones come on top; the mast is not set anew after fishing."""
    sea = sailing("E", "b5", "a1", front={"e5": "PP"}, masts=[["red", "green"], []])
    sea.play("sail e5", "fish")
    assert sea.masts[FIRST] == ["red", "green", "purple", "purple"]
    assert sea.turn == 2


def test_fishing_and_stealing_are_one_gain():
    """[V4.9, V-R12] All new fish go on the mast in any order, and then neither begins again."""
    sea = sailing("E", "b5", "e6", "e4", front={"e5": "R"}, masts=[[], ["green"], ["purple"]])
    sea.play("sail e5")
    assert sea.choices() == {"fish", "steal 2", "steal 3", "done"}
    sea.play("steal 2")
    assert sea.why(FIRST, "done") == "V-R12"
    sea.play("fish")
    assert sea.why(FIRST, "fish") == "V-R12"
    sea.play("enough", "stow green")
    assert sea.masts[FIRST] == ["green", "red"]
    assert sea.turn == 2


def test_a_gain_that_is_over_does_not_begin_again():
    """[V-R12] The octopus is still there, the fish of the third boat are not."""
    sea = sailing("E", "b5", "e6", "e4", front={"e5": "O"}, masts=[[], ["green"], ["purple"]])
    sea.play("sail e5", "steal 2", "enough")
    assert sea.choices() == {"octopus", "done"}
    assert sea.why(FIRST, "steal 3") == "V-R12"


# --- the octopus --------------------------------------------------------------------------------------------------


def on_octopus(**fields):
    sea = sailing("E", "b5", "a1", front={"e5": "O"}, **fields)
    sea.play("sail e5")
    return sea


def test_the_octopus_turns_a_standing_tile():
    """[V4.6, V-R20] Only the owner sees the result."""
    sea = on_octopus(plans=[["E", "N", "N", "fog-E"], ["N", "E", "S", "fog-S"]])
    sea.play("octopus")
    assert len(sea.choices()) == 3 + 4
    assert sea.why(FIRST, "turn 90") == "V4.6"
    sea.play("tile 2 2")
    assert sea.choices() == {"turn 90", "turn 180", "turn 270"}
    assert sea.play("turn 270")[0] == Twists(FIRST, SECOND, 2, 2)
    assert sea.plans[SECOND] == ["N", "N", "S", "fog-S"]
    assert sea.view(FIRST).scene()["plans"][SECOND][1] is None
    assert sea.view(SECOND).scene()["plans"][SECOND][1] == "N"


@pytest.mark.parametrize(
    ("degrees", "tile", "result"),
    [(90, "W", "N"), (180, "E", "W"), (90, "fog-E", "fog-N"), (180, "fog-S", "fog-N"), (270, "fog-W", "fog-N")],
)
def test_tiles_turn_clockwise(degrees, tile, result):
    """[V-R20, V9.4] A fog tile gets another letter."""
    sea = on_octopus(plans=[plan("E"), with_third(tile)])
    sea.play("octopus", "tile 2 3", f"turn {degrees}")
    assert sea.plans[SECOND][2] == result


def with_third(tile):
    return ["N", "N", tile, "W"] if "fog" in tile else ["N", "N", tile, "fog-W"]


@pytest.mark.parametrize(
    ("letters", "sense", "tile", "result"),
    [
        ("E S W N", "counterclockwise", "W", "S"),
        ("E S W N", "counterclockwise", "fog-E", "fog-S"),
        ("N W E S", "clockwise", "W", "N"),
        ("N W E S", "clockwise", "fog-W", "fog-N"),
        ("N W E S", "clockwise", "fog-N", "fog-S"),
        ("N W E S", "counterclockwise", "fog-W", "fog-E"),
    ],
)
def test_the_box_says_where_the_letters_are_and_how_a_tile_turns(letters, sense, tile, result):
    """[V9.4]"""
    box = maldivia.read_box(box_text({"e5": "O"}, {}, tile={"letters": letters, "turn": sense}))
    fields = {"seats": 2, "boats": ["e5", "a1"], "step": "turn", "plans": [plan("E"), with_third(tile)]}
    sea = from_scene(maldivia, fields | {"aim": {"seat": 2, "slot": 3}}, box)
    assert sea.scene()["fog_tile"] == {"letters": letters.split(), "turn": sense}
    sea.play(FIRST, "turn 90")
    assert sea.scene()["plans"][SECOND][2] == result


def test_a_tile_that_was_played_cannot_be_turned():
    """[V-R21]"""
    sea = on_octopus()
    sea.play("octopus")
    assert sea.why(FIRST, "tile 1 1") == "V-R21"
    assert sea.why(FIRST, "tile 3 1") == "V1.1"


def test_the_only_standing_tile_is_turned_without_asking_which():
    """[V4.6]"""
    plans = [["N", "N", "fog-N", "E"], ["N", "N", "N", "fog-W"]]
    sea = on_octopus(slot=4, plans=plans)
    sea.play("octopus")
    assert sea.aim == {"seat": 2, "slot": 4}


def test_without_a_standing_tile_the_octopus_does_nothing():
    """[V-R21] The last tile of the last player."""
    plans = [["N", "N", "N", "fog-N"], ["N", "N", "fog-N", "E"]]
    sea = sailing("E", "a1", "b5", front={"e5": "O", "f5": "R"}, slot=4, turn=2, plans=plans, masts=[["red"], []])
    sea.play("sail e5")
    assert sea.step == "plan"
    near = cloth(
        {"e5": "O"}, step="act", boats=["e4", "e5"], slot=4, turn=2, plans=plans, masts=[["red"], []], gained=[]
    )
    assert near.why(SECOND, "octopus") == "V-R21"


def test_one_octopus_a_turn():
    """[V-R20]"""
    sea = sailing("E", "b5", "e6", front={"e5": "O"}, masts=[[], ["red"]])
    sea.play("sail e5", "octopus", "tile 2 4", "turn 90")
    assert sea.choices() == {"steal 2", "done"}
    assert sea.why(FIRST, "octopus") == "V-R20"
    plain = sailing("E", "b5", "e6", masts=[[], ["red"]])
    plain.play("sail e5")
    assert (plain.why(FIRST, "octopus"), plain.why(FIRST, "shark")) == ("V4.6", "V4.7")


# --- the shark ----------------------------------------------------------------------------------------------------


def on_shark(*won, boats=("b5", "a1", "j1"), **fields):
    cards = [{"cards": list(cards)} for cards in won]
    sea = sailing("E", *boats, front={"e5": "S#"}, won=cards, **fields)
    sea.play("sail e5")
    return sea


def test_the_shark_swaps_two_cards_face_down():
    """[V4.7, V-R7, V-R35]"""
    sea = on_shark(["S green", "E red"], ["E red+red", "E red+green", "S green+green"], ["W purple"])
    sea.play("shark")
    assert sea.choices() == {"give S green", "give E red"}
    assert sea.why(FIRST, "give S green+green") == "V4.7"
    sea.play("give S green")
    assert sea.choices() == {"take 2 E", "take 2 S", "take 3 W"}
    assert sea.why(FIRST, "take 1 E") == "V4.7"
    assert sea.why(FIRST, "take 2 N") == "V-R7"
    assert sea.why(FIRST, "take 4 E") == "V1.1"
    sea.play("take 2 E")
    assert {str(answer): ways for answer, ways in sea.position.odds().items()} == {
        "card red+red": 1,
        "card red+green": 1,
    }
    assert sea.why(-1, "card green+green") == "V-R7"
    events = sea.play("chance card red+green")
    swap = [
        Bites(FIRST, SECOND, SOLYS, EFO),
        Exchanged(FIRST, SECOND, SOLYS, cargo("green")),
        Exchanged(SECOND, FIRST, EFO, cargo("red+green")),
    ]
    assert events[:3] == swap
    assert sea.position.events(THIRD)[:1] == swap[:1]
    assert swap[1] not in sea.position.events(THIRD)
    assert sea.won[FIRST]["cards"] == ["E red", "E red+green"]


def test_nobody_is_asked_without_a_choice():
    """[V4.7]"""
    sea = on_shark(["S green"], ["E red"], [])
    assert Bites(FIRST, SECOND, SOLYS, EFO) in sea.play("shark")
    assert [row["cards"] for row in sea.won] == [["E red"], ["S green"], []]


def test_without_a_card_there_is_no_shark():
    """[V4.8]"""
    sea = on_shark([], ["E red"], [], boats=("b5", "e6", "j1"), masts=[[], ["red"], []])
    with pytest.raises(Illegal, match=r"without a market ship of their own\. \[V4\.8\]"):
        sea.play("shark")


def test_the_given_card_is_not_drawn_back():
    """[V-R8] Nobody else has a card, so there is nothing to swap."""
    sea = on_shark(["S green"], [], [], boats=("b5", "e6", "j1"), masts=[[], ["red"], []])
    assert sea.why(FIRST, "shark") == "V-R8"
    both = on_shark(["S green", "S green+green"], ["S red+green+purple", "E red"], [])
    both.play("shark", "give S green", "take 2 S")
    assert "S green" not in both.won[FIRST]["cards"]
    assert both.won[SECOND]["cards"] == ["E red", "S green"]


def test_one_shark_a_turn():
    """[V4.10] A ship may be served as well, at the edge."""
    won = [{"cards": ["S green"]}, {"cards": ["E red"]}]
    front = {"e10": "S#"}
    sea = sailing("E", "b10", "e9", front=front, won=won, masts=[["green", "green"], ["red"]])
    sea.play("sail e10", "shark")
    assert sea.choices() == {"steal 2", "deliver S green+green", "done"}
    assert sea.why(FIRST, "shark") == "V4.10"
