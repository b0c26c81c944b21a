"""One scene for each rule on market ships and on the full mast: V5 and V6."""

from __future__ import annotations

from archipel.games.maldivia.events import Delivers, Drops, Rearranges, Releases, Shown, Stows
from tests.games.maldivia.cloth import (
    EFO,
    FIRST,
    GREEN,
    PURPLE,
    RED,
    SOLYS,
    YELLOW,
    cargo,
    cloth,
    sailing,
)

SHIPS = {"S": ["red+green+purple", "green+green"], "E": ["red", "red+purple"]}


def at_solys(*mast, boats=("e5", "a1"), **fields):
    """A boat that has come to the southern edge."""
    others = fields.pop("others", [[] for _ in boats[1:]])
    sea = sailing("S", *boats, masts=[list(mast), *others], **{"ships": SHIPS, **fields})
    sea.play("sail e10")
    return sea


# --- V5 delivering ------------------------------------------------------------------------------------------------


def test_at_the_edge_the_ships_of_that_side_are_served():
    """[V5.1]"""
    sea = at_solys("green", "green", "red")
    assert sea.choices() == {"deliver S green+green", "done"}
    assert sea.why(FIRST, "deliver E red") == "V5.1"
    assert sea.why(FIRST, "deliver S green") == "V5.1"


def test_one_ship_of_a_side_in_a_turn():
    """[V5.2, V-R22] Not even the one that has just been turned up."""
    sea = at_solys("green", "green", "green", boats=("e5", "f10"), others=[["red"]])
    sea.play("deliver S green+green", "chance ship S green")
    assert sea.choices() == {"steal 2", "done"}
    assert sea.why(FIRST, "deliver S green") == "V5.2"


def test_in_a_corner_one_ship_of_each_side():
    """[V5.2]"""
    sea = sailing("S", "j5", "a1", ships=SHIPS, masts=[["green", "green", "red"], []])
    sea.play("sail j10")
    assert sea.choices() == {"deliver S green+green", "deliver E red", "done"}
    sea.play("deliver S green+green", "chance ship S green")
    assert sea.choices() == {"deliver E red", "done"}


def test_the_mast_has_to_hold_all_that_is_asked_for():
    """[V5.3] Their places on it do not matter; the fish go back to the supply."""
    sea = at_solys("purple", "yellow", "green", "yellow", "red")
    assert sea.why(FIRST, "deliver S green+green") == "V5.3"
    sea.play("deliver S red+green+purple")
    assert sea.masts[FIRST] == ["yellow", "yellow"]
    assert sea.supply == {"red": 8, "green": 8, "purple": 8, "yellow": 6}


def test_of_equal_fish_the_topmost_are_delivered():
    """[V5.3] The order of the others stays."""
    sea = at_solys("green", "red", "green", "red", "green", ships={"S": ["green+green", "green"]})
    sea.play("deliver S green+green", "chance ship S green+purple")
    assert sea.masts[FIRST] == ["green", "red", "red"]


def test_the_card_is_won():
    """[V5.4]"""
    sea = at_solys("green", "green")
    assert sea.play("deliver S green+green") == [Delivers(FIRST, SOLYS, cargo("green+green"))]
    assert sea.won[FIRST]["cards"] == ["S green+green"]
    assert sea.won[FIRST]["backs"] == {"E": 0, "S": 1, "W": 0, "N": 0}
    assert sea.totals() == [2, 0]


def test_after_delivering_the_mast_may_be_set_anew():
    """[V5.5, V-R23, V-R33] The next ship comes first."""
    sea = at_solys("green", "green", "red", "purple", "red")
    sea.play("deliver S green+green")
    assert sea.play("chance ship S green") == [Shown(SOLYS, cargo("green"))]
    assert sea.choices() == {"stow red", "stow purple", "keep"}
    assert sea.why(FIRST, "stow green") == "V5.5"
    assert sea.why(FIRST, "drop") == "V5.5"
    assert sea.play("stow red") == [Rearranges(FIRST), Stows(FIRST, RED)]
    assert sea.why(FIRST, "keep") == "V-R23"
    assert sea.hand == ["red", "purple"]
    heard = sea.play("stow red")
    assert heard[:2] == [Stows(FIRST, RED), Stows(FIRST, PURPLE)]
    assert sea.masts[FIRST] == ["red", "red", "purple"]
    kept = at_solys("green", "green", "red", "purple", "red")
    kept.play("deliver S green+green", "chance ship S green", "keep")
    assert kept.masts[FIRST] == ["red", "purple", "red"]


def on_fish_at_solys(**fields):
    """A fish space at the edge, with a boat to steal from, and a ship that could be served."""
    masts = [["green", "green"], ["purple"]]
    return cloth({"e10": "R"}, boats=["e10", "e9"], masts=masts, ships=SHIPS, **{"step": "act", **fields})


def test_nobody_fishes_and_delivers_in_one_turn():
    """[V5.6, V-R11] Stealing is possible in both cases."""
    sea = on_fish_at_solys()
    assert sea.choices() == {"fish", "steal 2", "deliver S green+green", "done"}
    sea.play("deliver S green+green", "chance ship S green")
    assert sea.choices() == {"steal 2", "done"}
    assert sea.why(FIRST, "fish") == "V5.6"


def test_a_player_who_has_fished_does_not_deliver():
    """[V5.6, V-R11] The ship could be served, and is not offered: the turn is over."""
    sea = on_fish_at_solys()
    sea.play("fish")
    assert sea.choices() == {"steal 2", "enough"}
    sea.play("steal 2", "stow red")
    assert sea.masts[FIRST] == ["green", "green", "red", "purple"]
    assert sea.turn == 2


def test_stealing_and_delivering_go_together():
    """[V-R10] On any space at the edge, in any order."""
    sea = at_solys("green", boats=("e5", "f10"), others=[["green"]])
    sea.play("steal 2")
    assert sea.choices() == {"deliver S green+green", "done"}


def test_a_ship_of_an_empty_pile_is_not_replaced():
    """[V5.7] Where none lies open, none can be served."""
    names = ["green+purple", "green+yellow", "green+green+green", "green+green+purple", "red+purple+yellow"]
    names += ["red+green+purple+yellow", "green+green+purple+yellow", "red+green+purple"]
    won = [{"cards": [f"S {name}" for name in names]}, {"cards": ["S green+green"]}]
    sea = at_solys("green", "red", boats=("e5", "f10"), others=[["red"]], won=won, ships={"S": ["green"]})
    sea.play("deliver S green")
    assert sea.ships["S"] == []
    assert sea.piles["S"] == 0
    assert sea.choices() == {"steal 2", "done"}


def test_ships_put_back_come_up_again_when_no_other_is_left():
    """[V5.7] Everybody knows which one, so chance is not asked."""
    names = ["green+purple", "green+yellow", "green+green+green", "green+green+purple", "red+purple+yellow"]
    won = [{"cards": [f"S {name}" for name in names]}, {}]
    bottom = {"S": ["red+green+purple", "red+green+purple+yellow", "green+green+purple+yellow"]}
    sea = at_solys("green", won=won, bottom=bottom, ships={"S": ["green", "green+green"]})
    heard = sea.play("deliver S green")
    assert heard[1] == Shown(SOLYS, cargo("red+green+purple"))
    assert sea.ships["S"] == ["green+green", "red+green+purple"]
    assert sea.bottom["S"] == bottom["S"][1:]


# --- V6 a full mast -----------------------------------------------------------------------------------------------


def catching(mast, sign, **fields):
    sea = sailing("E", "b5", "a1", front={"e5": sign}, masts=[list(mast), []], **fields)
    sea.play("sail e5", "fish")
    return sea


def test_a_mast_holds_seven_fish():
    """[V6.1]"""
    sea = catching(["red"] * 5 + ["green"] * 2, "PY")
    assert sea.why(FIRST, "stow purple") == "V6.1"
    assert sea.choices() == {"drop", "release"}


def test_fish_go_back_from_the_top_and_of_the_new_ones():
    """[V6.2, V-R14] A player may throw back more than necessary."""
    sea = catching(["red", "red", "green", "green", "yellow", "purple"], "PY")
    assert sea.choices() == {"stow purple", "stow yellow", "drop", "release"}
    assert sea.play("drop", "drop", "drop") == [Drops(FIRST, PURPLE), Drops(FIRST, YELLOW), Drops(FIRST, GREEN)]
    assert sea.play("stow yellow", "release")[1] == Releases(FIRST, PURPLE)
    assert sea.masts[FIRST] == ["red", "red", "green", "yellow"]


def test_the_fish_that_stay_keep_their_order():
    """[V6.3, V-R37] From the first new fish on, own ones stay."""
    sea = catching(["red", "green", "red", "green", "red", "green"], "PY")
    sea.play("drop", "stow purple")
    assert sea.why(FIRST, "drop") == "V-R37"
    sea.play("stow yellow")
    assert sea.masts[FIRST] == ["red", "green", "red", "green", "red", "purple", "yellow"]


def test_fish_that_do_not_fit_go_back_automatically():
    """[V6.1] There is nothing to decide any more."""
    sea = catching(["red"] * 6, "PY")
    heard = sea.play("stow yellow")
    assert heard[:2] == [Stows(FIRST, YELLOW), Releases(FIRST, PURPLE)]
    assert sea.turn == 2


def test_an_empty_mast_has_nothing_to_throw_back():
    """[V6.2]"""
    sea = catching(["red"] * 4, "RGPY")
    for _ in range(4):
        sea.play("drop")
    assert sea.why(FIRST, "drop") == "V6.2"


def test_fish_that_fit_go_on_the_mast():
    """[V-R13, V-R14] Neither new nor own fish go back then."""
    sea = catching(["red"] * 5, "PY")
    assert sea.choices() == {"stow purple", "stow yellow"}
    assert sea.why(FIRST, "release") == "V-R13"
    assert sea.why(FIRST, "drop") == "V-R13"


def test_the_gain_is_counted_as_a_whole():
    """[V-R37] One fish more than fits, caught and stolen together."""
    sea = sailing("E", "b5", "e6", front={"e5": "P"}, masts=[["red"] * 6, ["yellow"]])
    sea.play("sail e5", "fish", "steal 2")
    assert sea.surplus == "dropping"
    assert "release" in sea.choices()
    assert sea.hand == ["purple", "yellow"]


def test_the_ships_at_efo():
    """[V5.1] Every edge has its own island."""
    sea = sailing("E", "b5", "a1", ships=SHIPS, masts=[["red"], []])
    sea.play("sail j5")
    assert sea.play("deliver E red") == [Delivers(FIRST, EFO, cargo("red"))]
    assert sea.masts[FIRST] == []
    assert GREEN not in sea.s.mast[FIRST, : sea.s.height[FIRST]]
