"""The value of a position for a seat before a round: its points, its fish, and what its boat can reach.

The share of victory of a seat follows from the values for all seats. `python -m tools.train_maldivia_values` finds the
weights again.
"""

from __future__ import annotations

import math

from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import DUSK, MAST, SPACES
from archipel.games.maldivia.rules.scoring import standing
from archipel.games.maldivia.value_weights import STAGES
from archipel.games.maldivia.worth_of_stops import DIRECTIONS, packed, promise, value_ahead

UNIT = 32.0  # the worth of a fish that is delivered, by the hints
TEN = 10.0  # points


@rule
def share_expected(s, seat, w, weights):
    """The share of victory that this seat may expect before a round, by these weights."""
    total, mine = 0.0, position_value(s, seat, w, weights)
    for other in range(s.seats):
        total += math.exp(position_value(s, other, w, weights) - mine)
    return 1.0 / total


@rule
def position_value(s, seat, w, weights):
    """The value for a seat: a number that is larger the more likely the seat wins."""
    total, found, stage = 0.0, value_features(s, seat, w), stage_of(s)
    for i in range(len(found)):
        total += weights[s.seats, stage, i] * found[i]
    return total


@rule
def stage_of(s):
    """The part of the game: 0 for the end, when little is left of the sea."""
    spaces = int(s.south - s.north + 1) * int(s.east - s.west + 1)
    return max(0, (spaces - DUSK - 1) * STAGES // (SPACES - DUSK))


@large_rule
def value_features(s, seat, w):
    """Points in tens, fish on the mast, their promise, the best stop and all best stops, and the start of the round."""
    points, mast = standing(s, seat) // (MAST + 1), packed(s.aboard[seat])
    best = total = 0.0
    for course in range(DIRECTIONS):
        value = value_ahead(w, s, seat, int(s.boat[seat]), course, mast) / UNIT
        best = max(best, value)
        total += value
    return points / TEN, float(s.height[seat]), promise(w, s, mast) / UNIT, best, total, 1.0 * (s.starter == seat)
