"""Hidden information: plans, tiles turned by the octopus, cards swapped by a shark; and the plans bots imagine."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from archipel.core.dice import generator
from archipel.core.kernel import WATCHER
from tests.driving import few
from tests.games.maldivia.cloth import FIRST, FOURTH, SECOND, THIRD, cloth, sailing
from tests.games.maldivia.sharks import shark_game
from tests.marking import more
from tests.secrecy import (
    check_drawings,
    check_events,
    check_histories,
    check_records,
    check_twins,
    check_views,
    some,
)

ALL = (FIRST, SECOND, THIRD, FOURTH, WATCHER)


# --- plans --------------------------------------------------------------------------------------------------------


def test_a_plan_is_a_secret_until_its_tiles_are_turned_up():
    """[V2.1] Two plans that begin alike look alike to all others."""
    views = []
    for rest in ("N S fog-W", "fog-S W W"):
        sea = cloth(boats=["d4", "g7", "d7"])
        sea.play(f"1 plan E {rest}", "2 plan N E S fog-W", "3 plan N E S fog-W")
        views.append([sea.view(seat) for seat in (FIRST, SECOND, THIRD, WATCHER)])
    assert [one == other for one, other in zip(*views, strict=True)] == [False, True, True, True]
    assert views[0][1].scene()["plans"][FIRST] == ["E", None, None, None]


def test_imagined_plans_have_three_arrows_and_one_fog_tile():
    """[V1.6] All 1,024 alike; once the fog is played, the rest are arrows."""
    sea = cloth(boats=["d4", "g7"])
    sea.play("2 plan N E S fog-W")
    view, rng, tries = sea.view(FIRST), generator(3), few(6_000)
    plans = Counter(tuple(view.imagine(rng).scene()["plans"][SECOND]) for _ in range(tries))
    assert all(sum("fog" in tile for tile in plan) == 1 for plan in plans)
    places = Counter(next(slot for slot in range(4) if "fog" in plan[slot]) for plan in plans.elements())
    assert min(places.values()) > tries / 4 - 5 * (tries * 3 / 16) ** 0.5
    sea.play("1 plan fog-N E E E", "2 swap yellow", "chance ship N yellow+yellow", "2 stay")
    rest = [sea.view(SECOND).imagine(rng).scene()["plans"][FIRST] for _ in range(20)]
    assert not any("fog" in tile for plan in rest for tile in plan[1:])


def test_a_turned_tile_is_seen_by_its_owner_only():
    """[V-R20] The player who turned it saw its back."""
    views = []
    for tile in ("N", "S"):
        plans = [["E", "W", "W", "fog-W"], ["N", tile, "W", "fog-W"], ["N", "W", "W", "fog-W"]]
        sea = sailing("E", "b5", "a1", "j1", front={"e5": "O"}, plans=plans)
        sea.play("sail e5", "octopus", "tile 2 2", "turn 90")
        views.append([sea.view(seat) for seat in (FIRST, SECOND, THIRD, WATCHER)])
    assert [one == other for one, other in zip(*views, strict=True)] == [True, False, True, True]


# --- cards --------------------------------------------------------------------------------------------------------


def bitten(given="S green", drawn="red+red"):
    """Four players; the first has swapped a card of Solys for one of Efo with the second."""
    won = [
        {"cards": ["S green", "S green+green"]},
        {"cards": ["E red+red", "E red+green"]},
        {"cards": ["W purple"]},
        {},
    ]
    sea = sailing("E", "b5", "a2", "j2", "j9", front={"e5": "S#"}, won=won)
    sea.play("sail e5", "shark", f"give {given}", "take 2 E", f"chance card {drawn}")
    return sea


def test_cards_are_known_until_a_shark_bites():
    """[V-R35]"""
    won = [{"cards": ["S green"]}, {"cards": ["E red"]}]
    sea = sailing("E", "b5", "a1", won=won)
    for seat in (FIRST, SECOND, WATCHER):
        assert [row["cards"] for row in sea.view(seat).scene()["won"]] == [["S green"], ["E red"]]


def test_only_the_two_players_know_which_cards_were_swapped():
    """[V-R35] The views of the others do not depend on the cards."""
    sea, other = bitten(), bitten("S green+green", "red+green")
    assert [sea.view(seat) == other.view(seat) for seat in ALL] == [False, False, True, True, True]
    seen = sea.view(THIRD).scene()["won"]
    assert [row["cards"] for row in seen] == [[], [], ["W purple"], []]
    assert seen[FIRST]["backs"] == {"E": 1, "S": 1, "W": 0, "N": 0}
    for seat in (FIRST, SECOND):
        known = sea.view(seat).scene()["won"]
        assert known[FIRST]["cards"] == ["E red+red", "S green+green"]
        assert known[SECOND]["cards"] == ["E red+green", "S green"]


def test_a_card_that_is_set_aside_is_a_secret():
    """[V-R8, V-R35]"""
    views = []
    for given in ("S green", "S green+green"):
        won = [{"cards": ["S green", "S green+green"]}, {"cards": ["E red", "W purple"]}]
        sea = sailing("E", "b5", "a2", front={"e5": "S#"}, won=won)
        sea.play("sail e5", "shark", f"give {given}")
        views.append([sea.view(seat) for seat in (FIRST, SECOND, WATCHER)])
    assert [one == other for one, other in zip(*views, strict=True)] == [False, True, True]
    world = {views[0][1].imagine(generator(seed)).scene()["given"] for seed in range(20)}
    assert world == {"S green", "S green+green"}


def test_a_necessary_conclusion_is_known():
    """[V-R35] A player with one card of an island who gave a card of it has given that one."""
    won = [{"cards": ["S green", "E red"]}, {"cards": ["W purple", "W purple+purple"]}, {}]
    sea = sailing("E", "b5", "a2", "j2", front={"e5": "S#"}, won=won)
    sea.play("sail e5", "shark", "give S green", "chance card purple")
    seen = [row["cards"] for row in sea.view(THIRD).scene()["won"]]
    assert seen == [["E red"], ["S green"], []]


def test_one_card_that_is_set_aside_is_known():
    """[V-R8, V-R35] A player with one card can give no other."""
    won = [{"cards": ["S green"]}, {"cards": ["E red", "W purple"]}]
    sea = sailing("E", "b5", "a2", front={"e5": "S#"}, won=won)
    sea.play("sail e5", "shark")
    assert [sea.view(seat).scene()["given"] for seat in (FIRST, SECOND, WATCHER)] == ["S green"] * 3


def test_at_the_end_the_cards_are_shown():
    """[V8.2]"""
    part = {"rows": [3, 6], "columns": ["c", "f"]}
    won = [{"cards": ["S green", "S green+purple"]}, {"cards": ["S green+green"]}, {}]
    bite = {"seat": 1, "victim": 2, "gives": "S", "draws": "S", "given": "green+green", "drawn": "green"}
    plans = [["N", "W", "W", "fog-W"]] * 3
    fields = {"cloth": part, "won": won, "bites": [bite], "plans": plans, "turn": 3, "step": "sail"}
    sea = cloth(boats=["d4", "e4", "d6"], **fields)
    assert sea.view(THIRD).scene()["won"][SECOND]["cards"] == []
    sea.play("stay")
    assert sea.is_over
    assert sea.view(THIRD).scene()["won"][SECOND]["cards"] == ["S green+green"]
    assert sea.view(WATCHER).totals() == [3, 2, 0]


# --- games full of sharks -----------------------------------------------------------------------------------------

every_game = pytest.mark.parametrize(("seats", "seed"), [(2, 4), more(3, 3), more(4, 3), (4, 1)])


@pytest.fixture(scope="module")
def moments():
    """The moments of a game, kept while its laws are tried."""
    return cache(shark_game)


@pytest.mark.compiled
@every_game
def test_every_view_of_a_bitten_player_shows_exactly_what_it_may(moments, seats, seed):
    """[V-R35]"""
    assert max(int(moment.position.s.bites) for moment in moments(seats, seed)) >= 6
    check_views(moments(seats, seed))


@pytest.mark.compiled
@every_game
def test_swapped_cards_are_told_to_the_two_players_only(moments, seats, seed):
    """[V4.7]"""
    check_events(moments(seats, seed))
    check_histories(some(moments(seats, seed), 10))
    check_records(some(moments(seats, seed), 40))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "seed", "count", "of_each"),
    [(4, 1, 10, 1), *(more(*game, 30, 2) for game in ((2, 4), (3, 3), (4, 3), (4, 1)))],
)
def test_swapped_cards_may_be_different(moments, seats, seed, count, of_each):
    """[V4.7, V-R35]"""
    check_twins(some(moments(seats, seed), count, of_each), 25)
    check_drawings(some(moments(seats, seed), 2 * count, of_each), ("Ana", "Bo", "Cleo", "Dov"))
