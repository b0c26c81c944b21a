"""One scene for each rule on the table and the round: V1 and V2."""

from __future__ import annotations

import pytest

from archipel.core.errors import BadOptions, Illegal, NotAsked
from archipel.core.kernel import CHANCE
from archipel.games.maldivia.events import Placed, Planned, Round, Shown, Starts, Tips
from tests.games.maldivia.cloth import EFO, FIRST, SECOND, THIRD, cargo, cloth, maldivia, plan, space
from tests.games.maldivia.symmetry import asymmetries

SHIPS = [f"ship {side} {name}" for side, name in (
    ("E", "red"), ("E", "red+red"), ("S", "green"), ("S", "green+green"),
    ("W", "purple"), ("W", "purple+purple"), ("N", "yellow"), ("N", "yellow+yellow"),
)]  # fmt: skip


def opening(seats=3, starter=2):
    """The first player is drawn; boats are to be placed."""
    sea = maldivia.start(seats)
    sea.play(CHANCE, f"starter {starter}")
    return sea


def afloat(seats=2):
    """All boats are placed; ships are to be turned up."""
    sea = opening(seats, starter=1)
    for seat in range(seats):
        sea.play(seat, f"place d{seat + 4}")
    return sea


# --- V1 the table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 5])
def test_maldivia_is_for_two_to_four(seats):
    """[V1.1]"""
    with pytest.raises(BadOptions, match="Maldivia is for 2 to 4 players"):
        maldivia.start(seats)


def test_the_cloth_is_ten_by_ten_and_shows_no_shark():
    """[V1.2, V-R6] The players sit at its sides; it is a square."""
    shown = maldivia.start(2).scene()["cloth"]
    assert (shown["rows"], shown["columns"]) == ([1, 10], ["a", "j"])
    assert "shark" not in shown["spaces"].values()
    assert "octopus" in shown["spaces"].values()


def test_all_sides_are_equal():
    """[V1.2] Reconstructed so: a quarter turn of cloth, cards and colours changes nothing."""
    assert asymmetries(maldivia.box) == []


def test_thirty_two_fish():
    """[V1.3]"""
    assert maldivia.start(4).scene()["supply"] == {"red": 8, "green": 8, "purple": 8, "yellow": 8}


def test_ten_ships_for_each_island():
    """[V1.4]"""
    assert maldivia.start(2).scene()["piles"] == {"E": 10, "S": 10, "W": 10, "N": 10}


def test_two_ships_of_each_island_are_turned_up_when_the_boats_are_placed():
    """[V1.8, V-R39]"""
    sea = opening(2, starter=1)
    sea.play(FIRST, "place d4")
    assert not any(sea.scene()["ships"].values())
    sea.play(SECOND, "place d5")
    assert (sea.to_act, sea.scene()["step"], sea.scene()["owed"]) == ({CHANCE}, "ship", "E")
    assert sea.play(CHANCE, "ship E red") == [Shown(EFO, cargo("red"))]
    for answer in SHIPS[1:-1]:
        sea.play(CHANCE, answer)
    assert sea.play(CHANCE, SHIPS[-1])[-1] == Round(1)
    assert sea.scene()["ships"]["N"] == ["yellow", "yellow+yellow"]
    assert set(sea.scene()["piles"].values()) == {8}
    assert sea.scene()["step"] == "plan"


def test_a_ship_asks_for_one_to_four_fish():
    """[V1.5]"""
    sea = afloat()
    odds = {str(answer).split()[2]: ways for answer, ways in sea.odds().items()}
    assert set(odds.values()) == {1}
    assert {len(name.split("+")) for name in odds} == {1, 2, 3, 4}
    assert sea.why_not(CHANCE, "ship E yellow").rule == "V1.5"


def test_chance_turns_up_only_the_ships_that_are_due():
    """[V1.7, V1.8, V5.7]"""
    sea = maldivia.start(2)
    assert sea.why_not(CHANCE, "starter 3").rule == "V1.1"
    assert sea.why_not(CHANCE, "ship E red").rule == "V1.7"
    assert sea.why_not(FIRST, "place a1").rule == "V1.7"
    sea = afloat()
    assert sea.why_not(CHANCE, "ship S green").rule == "V5.7"
    assert sea.why_not(FIRST, "plan N E S fog-W").rule == "V1.8"
    assert sea.why_not(FIRST, "ship E red").rule == "V5.7"


def test_three_arrows_and_one_fog_tile():
    """[V1.6]"""
    sea = cloth(boats=["d4", "g7"])
    assert len(sea.position.legal(FIRST)) == 1024
    assert sea.why(FIRST, "plan N E S W") == "V1.6"
    assert sea.why(FIRST, "plan N fog-E S fog-W") == "V1.6"
    assert sea.scene()["masts"] == [[], []]


def test_boats_are_put_on_free_spaces_clockwise():
    """[V1.7, V-R29] There is no action, even on a fish space."""
    sea = opening(seats=3, starter=2)
    assert sea.to_act == {SECOND}
    assert sea.play(SECOND, "place c1") == [Placed(SECOND, space("c1"))]
    assert sea.to_act == {THIRD}
    with pytest.raises(Illegal, match=r"another boat is there\. \[V1\.7\]"):
        sea.play(THIRD, "place c1")
    assert sea.why_not(THIRD, "plan N E S fog-W").rule == "V1.7"
    assert sea.why_not(FIRST, "place c3").rule == "V1.7"
    sea.play(THIRD, "place c2")
    assert sea.play(FIRST, "place c3") == [Placed(FIRST, space("c3"))]
    assert sea.to_act == {CHANCE}
    assert sea.scene()["masts"] == [[], [], []]


def test_chance_says_who_begins():
    """[V-R34]"""
    sea = maldivia.start(3)
    assert list(sea.odds().values()) == [1, 1, 1]
    assert sea.play(CHANCE, "starter 3") == [Starts(THIRD)]


# --- V2 a round ---------------------------------------------------------------------------------------------------


def test_all_plan_at_once_and_in_secret():
    """[V2.1]"""
    sea = cloth(boats=["d4", "g7"])
    assert sea.to_act == {0, 1}
    assert sea.play("2 plan N E S fog-W") == [Planned(SECOND)]
    assert sea.to_act == {FIRST}
    assert sea.view(FIRST).scene()["plans"] == [[], [None] * 4]
    assert sea.view(SECOND).scene()["plans"] == [[], ["N", "E", "S", "fog-W"]]
    assert sea.why(FIRST, "sail d3") == "V2.1"


def test_a_plan_is_not_changed():
    """[V2.2]"""
    sea = cloth(boats=["d4", "g7"])
    sea.play("2 plan N E S fog-W")
    with pytest.raises(NotAsked, match=r"the tiles are already set up\. \[V2\.2\]"):
        sea.play("2 plan E E S fog-W")


def test_tile_by_tile_clockwise_from_the_starting_player():
    """[V2.3]"""
    sea = cloth(boats=["d4", "g4", "g7"], starter=2)
    heard = sea.play("1 plan N N N fog-N", "2 plan S S S fog-N", "3 plan E W N fog-N")
    assert heard[-1] == Tips(SECOND, 1, 2)
    assert sea.to_act == {SECOND}
    assert sea.why(FIRST, "sail d3") == "V2.3"
    order = []
    for _ in range(4):
        order.append((sea.turn, sea.slot))
        sea.play("stay")
    assert order == [(2, 1), (3, 1), (1, 1), (2, 2)]
    assert sea.played == [1, 2, 2]


def test_after_four_tiles_the_next_player_begins():
    """[V2.4]"""
    sea = cloth(boats=["d4", "g7"], step="sail", slot=4, turn=2, plans=[plan("fog-N"), ["N", "fog-N", "N", "E"]])
    heard = sea.play("stay")
    assert heard[-1] == Round(2)
    assert (sea.round, sea.slot, sea.starter, sea.step) == (2, 0, 2, "plan")
    assert sea.plans == [[], []]
    assert sea.fog == []
