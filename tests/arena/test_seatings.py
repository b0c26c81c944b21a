"""Seatings: every bot sits in every seat equally often, and meets every other."""

from __future__ import annotations

from collections import Counter

import pytest

from archipel.arena.seatings import FEW, all_seatings, count, seatings_of_deal


@pytest.mark.parametrize(
    ("places", "seats", "number"),
    [
        ((0, 1), 2, 2),
        ((0, 1), 3, 6),  # two of one and one of the other, and the other way round
        ((0, 1), 4, 6),
        ((0, 1, 1, 1), 4, 4),
        ((0, 1, 2, 3), 4, 24),
        ((0, 1, 2), 2, 6),  # everybody against everybody
        ((0, 1, 2), 1, 3),
        ((0,), 1, 1),
    ],
)
def test_few_seatings_are_all_played(places, seats, number):
    seatings = seatings_of_deal(places, seats, 1, 0)
    assert len(seatings) == len(set(seatings)) == count(places, seats) == number <= FEW
    assert seatings == seatings_of_deal(places, seats, 2, 7) == list(all_seatings(places, seats))


def test_the_number_of_seatings_is_right_without_listing_them():
    assert count((0, 1), 7) == len(all_seatings((0, 1), 7)) == 70
    assert count(tuple(range(7)), 7) == 5040
    assert count(tuple(range(40)), 4) > FEW


CASES = [
    ((0, 1), 2),
    ((0, 1), 3),
    ((0, 1), 7),
    ((0, 1, 2), 4),
    ((0, 1, 2, 3, 4), 4),
    ((0, 1, 1), 5),
    (tuple(range(8)), 4),
]


@pytest.mark.parametrize(("places", "seats"), CASES)
def test_everybody_sits_in_every_seat_equally_often(places, seats):
    """Within a cycle of as many deals as bots were named; a bot that was named twice sits twice as often."""
    sat = Counter(
        (place, seat)
        for deal in range(len(places))
        for seating in seatings_of_deal(places, seats, 3, deal)
        for seat, place in enumerate(seating)
    )
    for place in set(places):
        assert len({sat[place, seat] for seat in range(seats)}) == 1
        assert sat[place, 0] * places.count(0) == sat[0, 0] * places.count(place)


def test_everybody_meets_everybody_although_not_all_can_play_at_once():
    meetings = {
        pair
        for deal in range(40)
        for seating in seatings_of_deal(tuple(range(8)), 4, 1, deal)
        for pair in [(a, b) for a in seating for b in seating if a < b]
    }
    assert len(meetings) == 8 * 7 // 2


def test_nobody_sits_twice_while_another_does_not_sit_at_all():
    for deal in range(20):
        for seating in seatings_of_deal((0, 1, 2, 3, 4), 4, 1, deal):
            assert len(set(seating)) == 4


def test_another_seed_gives_other_orders():
    assert seatings_of_deal(tuple(range(5)), 5, 1, 0) != seatings_of_deal(tuple(range(5)), 5, 2, 0)
