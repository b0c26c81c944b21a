"""Hidden information, and the distribution of the worlds that a bot imagines."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from archipel.core.dice import generator
from archipel.core.kernel import WATCHER
from archipel.core.position import from_scene
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
