"""Seatings: which bot sits where. All of them if they are few, otherwise a balanced choice for each deal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from math import comb, factorial, gcd, prod

Seating = tuple[int, ...]  # an entrant for each seat
FEW = 24  # seatings; more are not played in every deal


def seatings_of_deal(places: Sequence[int], seats: int, seed: int, deal: int) -> list[Seating]:
    """The seatings of a deal. Each entrant is in each seat equally often, within the deal or over the deals."""
    named = tuple(places)
    if count(named, seats) <= FEW:
        return list(all_seatings(named, seats))
    return rotations(named, seats, seed, deal)


@cache
def all_seatings(places: tuple[int, ...], seats: int) -> tuple[Seating, ...]:
    """Every distinct seating, in a fixed order."""
    return tuple(sorted({seating for group in groups(places, seats) for seating in set(permutations(group))}))


def count(places: tuple[int, ...], seats: int) -> int:
    """The number of distinct seatings, or FEW + 1 if there are more groups than that."""
    if comb(len(places), seats % len(places)) > FEW:
        return FEW + 1
    return sum(_orders(group) for group in groups(places, seats))


def _orders(group: Seating) -> int:
    return factorial(len(group)) // prod(factorial(group.count(place)) for place in set(group))


@cache
def groups(places: tuple[int, ...], seats: int) -> tuple[Seating, ...]:
    """The sets of entrants that play together: each that was named sits as often as any other, give or take one."""
    whole, rest = divmod(seats, len(places))
    return tuple(sorted({tuple(sorted((*places * whole, *chosen))) for chosen in combinations(places, rest)}))


def rotations(places: tuple[int, ...], seats: int, seed: int, deal: int) -> list[Seating]:
    """One group in a random order, turned through all seats.

    A cycle of deals goes round the list of all that were named, in a new order, until each has played equally often.
    """
    cycle, turn = divmod(deal, len(places) // gcd(len(places), seats))
    around = list(places)
    random.Random(f"{seed}/seatings/{cycle}").shuffle(around)  # noqa: S311 - a simulation, no secret
    order = [around[(turn * seats + seat) % len(around)] for seat in range(seats)]
    return [tuple(order[first:] + order[:first]) for first in range(seats)]
