"""The worked examples of the booklet and of the facts: CH-1 to CH-9."""

from __future__ import annotations

from archipel.core.kernel import CHANCE
from archipel.games.chawai.state import Took
from tests.driving import walk
from tests.games.chawai.fishing import LAGOON, chawai, dive, fishing

BOTTOM, MIDDLE, SURFACE = range(3)


def took(heard):
    return {event.seat: event.place for event in heard if isinstance(event, Took)}


def test_a_round():
    """[CH-1]"""
    blue, grey, orange, red = range(4)
    assert took(dive(fishing(), 3, 10, 8, 5)) == {blue: SURFACE, grey: BOTTOM, orange: MIDDLE}
    assert red not in took(dive(fishing(), 3, 10, 8, 5))


def test_equal_divers():
    """[CH-2]"""
    green, _blue, _orange, grey, red = range(5)
    heard = dive(fishing(seats=5, kiti=1), 4, 4, 7, 11, 11)
    assert took(heard) == {green: SURFACE, red: BOTTOM, grey: MIDDLE}


def test_three_equal_divers():
    """[CH-3]"""
    assert took(dive(fishing(seats=3, kiti=1), 5, 5, 5)) == {2: BOTTOM, 1: MIDDLE, 0: SURFACE}


def test_a_gull_takes_a_jellyfish():
    """[CH-4]"""
    sea = fishing({**LAGOON, "bottom": "gull", "middle": "tiger-8"}, [["tiger-7", "jellyfish-10"], [], [], []])
    dive(sea, 9, 1, 2, 3)
    assert sea.piles[0] == ["tiger-7"]


def test_a_gull_and_an_empty_pile():
    """[CH-5]"""
    sea = fishing({**LAGOON, "bottom": "gull"}, round=2)
    before = len(sea.discarded)
    dive(sea, 9, 1, 2, 3)
    assert (sea.piles[0], len(sea.discarded)) == ([], before + 1)


def test_three_jellyfish():
    """[CH-6]"""
    piles = [["jellyfish-10", "tiger-8", "jellyfish-15"], [], [], []]
    sea = fishing({**LAGOON, "bottom": "jellyfish-10"}, piles)
    dive(sea, 9, 1, 2, 3)
    assert sea.piles[0] == ["tiger-8"]


def test_a_lantern_in_the_middle():
    """[CH-7]"""
    sea = fishing({**LAGOON, "middle": "lantern-5"})
    dive(sea, 12, 11, 3, 4)
    sea.play("chance draw tiger-9", "chance draw gull", "chance draw tuna-15")
    seen = [sea.view(seat).scene()["lagoon"]["middle"] for seat in range(4)]
    assert seen == [None, "gull", None, None]


def test_a_gull_drawn_in_the_first_round():
    """[CH-8]"""
    sea = chawai.start(4)
    sea.play(CHANCE, "kiti 1")
    assert "draw gull" not in map(str, sea.odds())
    for name in ("sardine-4", "tuna-12", "tiger-6"):
        sea.play(CHANCE, f"draw {name}")
    assert sea.s.bag[1] == 6


def test_twelve_rounds():
    """[CH-9]"""
    *_, last = walk(chawai, chawai.setup(4), seed=1)
    assert last.scene()["deck"] == 0
    assert last.scene()["hands"] == [[]] * 4
