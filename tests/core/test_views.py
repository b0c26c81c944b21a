"""A view holds what its seat was told, and nothing else can be got out of it."""

from __future__ import annotations

import pickle

from archipel.core.dice import generator
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.position import Position
from archipel.games.chawai.state import Hidden, Lies
from tests.driving import PEARLS
from tests.games.chawai.fishing import chawai, dive, fishing

FIRST, SECOND = range(2)
BOTTOM = 0
LAID = "tuna-15"


def lantern_fish() -> Position:
    """The second seat has caught a lantern fish, and the next card has just been laid face down."""
    sea = fishing({"bottom": "lantern-3", "middle": "tiger-7", "surface": "sardine-3"})
    dive(sea, 1, 12, 2, 3)
    sea.play(f"chance draw {LAID}")
    return sea.position


def test_the_events_of_an_imagined_world_are_those_that_the_seat_heard():
    """[C4.1]"""
    position = lantern_fish()
    hidden, lies = Hidden(BOTTOM, SECOND), Lies(BOTTOM, chawai.answers.parse(f"draw {LAID}").fish)
    assert position.view(FIRST).imagine(generator(1)).events() == [hidden]
    assert position.view(WATCHER).imagine(generator(1)).events() == [hidden]
    assert position.view(SECOND).imagine(generator(1)).events() == [hidden, lies]


def test_two_positions_that_look_alike_have_views_with_equal_records_and_pickles():
    """Not a byte differs, the events of this answer and of those before it included."""
    one, other = PEARLS.start(2), PEARLS.start(2)
    for seat, answer, another in ((CHANCE, "pearl 1", "pearl 3"), (0, "bid 2", "bid 3")):
        one.play(seat, answer)
        other.play(seat, another)
        for viewer in (1, WATCHER):
            assert one.view(viewer).state().tobytes() == other.view(viewer).state().tobytes()
            assert pickle.dumps(one.view(viewer)) == pickle.dumps(other.view(viewer))


def test_a_view_has_a_readable_repr():
    assert repr(lantern_fish().view(FIRST)) == "<seat 1 sees: chawai, 4 seats, asking chance>"
    assert repr(PEARLS.start(2).view(WATCHER)) == "<a spectator sees: pearls, 2 seats, asking chance>"
