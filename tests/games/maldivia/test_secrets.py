"""Hidden information: plans, tiles turned by the octopus, cards swapped by a shark; and the worlds bots imagine."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from archipel.core.dice import generator
from archipel.core.kernel import WATCHER
from tests.driving import few
from tests.games.maldivia.cloth import FIRST, FOURTH, SECOND, THIRD, cloth, sailing

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


def test_imagined_cards_are_every_way_that_fits_alike():
    """[V-R35] After two bites, compare them with all ways that masks and backs allow, listed one by one."""
    view, rng, tries = twice_bitten().view(FOURTH), generator(9), few(6_000)
    worlds = Counter(_hands(view.imagine(rng).scene()) for _ in range(tries))
    expected = set(_every_way(view))
    share = tries / len(expected)
    assert set(worlds) == expected
    assert all(count == pytest.approx(share, abs=5 * share**0.5) for count in worlds.values())


def twice_bitten():
    """The same, after which the third has swapped a card of Solys with the second."""
    won = [{"cards": ["S green", "S green+green"]}, {"cards": ["E red+red", "E red+green"]}]
    won += [{"cards": ["S green+purple", "S green+yellow"]}, {}]
    plans = [["E", "W", "W", "fog-W"], ["N", "W", "W", "fog-W"], ["W", "W", "N", "fog-W"], ["N", "W", "W", "fog-W"]]
    sea = sailing("E", "b5", "a2", "j6", "j9", front={"e5": "S#", "e6": "S#"}, won=won, plans=plans)
    sea.play("sail e5", "shark", "give S green", "take 2 E", "chance card red+red", "2 stay")
    sea.play("sail e6", "shark", "give S green+purple", "take 2 S")
    return sea


def _hands(scene):
    return tuple(tuple(row["cards"]) for row in scene["won"])


def _every_way(view):
    """All ways to deal the cards out, by plain enumeration of holders."""
    scene = view.scene()
    holders = {rumour["card"]: rumour["with"][FOURTH] for rumour in scene["rumours"]}
    known = [list(row["cards"]) for row in scene["won"]]
    loose = [card for card in holders if not any(card in cards for cards in known)]
    for seats in product(*(holders[card] for card in loose)):
        hands = [sorted([*cards, *(c for c, seat in zip(loose, seats, strict=True) if seat == i + 1)], key=_order)
                 for i, cards in enumerate(known)]  # fmt: skip
        if all(_backs(hand) == row["backs"] for hand, row in zip(hands, scene["won"], strict=True)):
            yield tuple(map(tuple, hands))


def _backs(hand):
    return {side: sum(card.startswith(side) for card in hand) for side in "ESWN"}


def _order(card):
    """Cards of an island in the order of their cargo."""
    island, _, name = card.partition(" ")
    colours = ["red", "green", "purple", "yellow"]
    return "NESW".index(island), len(name.split("+")), [colours.index(fish) for fish in name.split("+")]


def test_there_is_more_than_one_way():
    """[V-R35] Otherwise the test above would show nothing; and only certain cards count as known."""
    sea = twice_bitten()
    view = sea.view(FOURTH)
    ways = set(_every_way(view))
    assert len(ways) > 4
    assert _hands(sea.scene()) in ways
    for seat, row in enumerate(view.scene()["won"]):
        assert set(row["cards"]) == set.intersection(*(set(way[seat]) for way in ways))


def test_at_the_end_the_cards_are_shown():
    """[V8.2]"""
    part = {"rows": [3, 6], "columns": ["c", "f"]}
    won = [{"cards": ["S green"]}, {"cards": ["S green+green"]}, {}]
    rumours = [{"card": card, "with": [[n], [n], [1, 2], [1, 2]]} for card, n in (("S green", 1), ("S green+green", 2))]
    plans = [["N", "W", "W", "fog-W"]] * 3
    fields = {"cloth": part, "won": won, "rumours": rumours, "plans": plans, "turn": 3, "step": "sail"}
    sea = cloth(boats=["d4", "e4", "d6"], **fields)
    assert sea.view(THIRD).scene()["won"][FIRST]["cards"] == []
    sea.play("stay")
    assert sea.is_over
    assert sea.view(THIRD).scene()["won"][FIRST]["cards"] == ["S green"]
    assert sea.view(WATCHER).totals() == [1, 2, 0]
