"""Hidden information, and the distribution of the worlds that a bot imagines."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from archipel.core.dice import generator
from archipel.core.kernel import WATCHER
from archipel.core.position import from_scene
from archipel.games.chawai.box import NAMES, PLACE_NAMES
from tests.driving import few
from tests.games.chawai.fishing import chawai, filler, fishing


def two_secrets():
    """Round eleven of three seats: the first has not seen five cards, two of which lie face down for the others."""
    lagoon = {"bottom": "tuna-15", "middle": "gull", "surface": "sardine-3"}
    unseen = ["tuna-15", "gull", "jellyfish-10", "jellyfish-10", "tiger-9"]
    return fishing(
        lagoon, seats=3, round=11, hidden={"bottom": 2, "middle": 3}, discarded=filler(30, ["sardine-3", *unseen])
    )


def test_nothing_leaks_by_subtraction():
    """The bag in a view contains the cards hidden from it, so it does not depend on them."""
    sea = two_secrets()
    other = from_scene(chawai, sea.scene() | {"lagoon": {**sea.lagoon, "bottom": "tiger-9", "middle": "jellyfish-10"}})
    for seat in (0, WATCHER):
        assert sea.view(seat) == other.view(seat)
        assert sea.view(seat).scene()["deck"] == sea.deck
    assert sea.view(1) != other.view(1)


@pytest.mark.parametrize("place", PLACE_NAMES)
def test_whatever_lies_hidden_all_others_see_the_same(place):
    """[C4.1] Every card in turn."""
    around, gone = dict.fromkeys(PLACE_NAMES, "gull"), ["gull"] * 3
    seas = [fishing(around | {place: fish}, seats=3, round=2, hidden={place: 2}, discarded=gone) for fish in NAMES[1:]]
    for sea in seas:
        assert sea.shared() == seas[0].shared()
        assert [sea.view(seat) for seat in (0, 2, WATCHER)] == [seas[0].view(seat) for seat in (0, 2, WATCHER)]


def test_imagined_cards_follow_the_exact_distribution():
    """Compare them with all ways to lay two of the five unseen cards, every order counted."""
    sea = two_secrets()
    view, rng, tries = sea.view(0), generator(3), few(20_000)
    unseen = ["tuna-15", "gull", "jellyfish-10", "jellyfish-10", "tiger-9"]
    expected = Counter((a, b) for a, b in permutations(unseen, 2))
    imagined = Counter()
    for _ in range(tries):
        lagoon = view.imagine(rng).scene()["lagoon"]
        imagined[lagoon["bottom"], lagoon["middle"]] += 1
    assert set(imagined) == set(expected)
    for pair, ways in expected.items():
        share = ways / sum(expected.values())
        spread = (tries * share * (1 - share)) ** 0.5
        assert imagined[pair] == pytest.approx(tries * share, abs=5 * spread)


def test_the_catcher_knows_one_card_and_imagines_the_other():
    view, rng = two_secrets().view(1), generator(5)
    worlds = [view.imagine(rng).scene()["lagoon"] for _ in range(50)]
    assert {world["bottom"] for world in worlds} == {"tuna-15"}
    assert {world["middle"] for world in worlds} == {"gull", "jellyfish-10", "tiger-9"}


def test_the_imagined_removed_card_follows_the_exact_distribution():
    """[C-R1, C2.2] Each of 37 cards may be removed; then 30 fish can come in the first round if it is a gull, else 29.

    From the second round on, the deck has as many cards in either case.
    """
    sea = late_with_a_card_removed()
    view, rng, tries = sea.view(0), generator(7), few(20_000)
    imagined = Counter(view.imagine(rng).scene()["removed"] for _ in range(tries))
    without_gull, without_fish = Fraction(1, 30 * 29 * 28), Fraction(1, 29 * 28 * 27)
    weights = {"gull": without_gull, "tuna-15": without_fish, "tiger-9": 2 * without_fish}
    assert set(imagined) == set(weights)
    for fish, weight in weights.items():
        share = float(weight / sum(weights.values()))
        spread = (tries * share * (1 - share)) ** 0.5
        assert imagined[fish] == pytest.approx(tries * share, abs=5 * spread)


def late_with_a_card_removed():
    """The last round but one of three seats: a gull, a tuna and two tiger fish are unseen, one of them removed."""
    unseen = ["gull", "tuna-15", "tiger-9", "tiger-9"]
    lagoon = {"bottom": "tuna-14", "middle": "tuna-13", "surface": "sardine-3"}
    discarded = ["gull", *filler(29, [*unseen, *lagoon.values()])]
    return fishing(lagoon, seats=3, round=11, options={"gulls": "seven"}, removed="gull", discarded=discarded)


def test_the_card_removed_is_a_gull_in_seven_of_37_games_whatever_was_seen():
    """[C-R1] After the first round seven gulls keep seven of 37 ways, 27 fish share the other thirty."""
    sea = fishing(seats=3, options={"gulls": "seven"}, removed="tuna-15")
    view, rng, tries = sea.view(0), generator(8), few(20_000)
    gulls = sum(view.imagine(rng).scene()["removed"] == "gull" for _ in range(tries))
    share = 7 / 37
    assert gulls == pytest.approx(tries * share, abs=5 * (tries * share * (1 - share)) ** 0.5)


def test_nothing_tells_which_card_was_removed():
    """[C-R1]"""
    sea, other = late_with_a_card_removed(), late_with_a_card_removed()
    twin = from_scene(chawai, other.scene() | {"removed": "tuna-15"})
    for seat in (0, 1, 2, WATCHER):
        assert sea.view(seat) == twin.view(seat)


def test_imagined_divers_are_any_of_the_hand_alike():
    hands = [[3, 4, 5], [7, 8], [1, 2, 3], [1, 2, 3]]
    sea = fishing(round=10, hands=hands, dives=[0, 9, 0, 0])
    view, rng, tries = sea.view(0), generator(6), few(3_000)
    dives = Counter(view.imagine(rng).scene()["dives"][1] for _ in range(tries))
    assert set(dives) == {7, 8, 9}
    assert min(dives.values()) > tries / 4


def test_a_dive_is_a_secret_until_the_last_one():
    sea, other = fishing(), fishing()
    sea.play("1 dive 4", "2 dive 7")
    other.play("1 dive 4", "2 dive 12")
    assert sea.view(0) == other.view(0)
    assert sea.view(WATCHER) == other.view(WATCHER)
    assert sea.view(1) != other.view(1)
