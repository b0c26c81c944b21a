"""The value of a position for a seat between two rounds: its score, and what its divers may still bring.

The share of victory of a seat follows from the values for all seats. `python -m tools.train_chawai_values` finds the
weights again.
"""

from __future__ import annotations

import math

import numpy as np

from archipel.core.kernel import rule
from archipel.games.chawai.box import DIVERS, GULL_CARD, JELLYFISH, KINDS, MOST_SEATS, SPECIES_OF, VALUE_OF

TEN = 10.0  # points: the unit of the features
DIVERS_IN = np.array([hand.bit_count() for hand in range(1 << (DIVERS + 1))], np.int64)  # by the bits of a hand
# The weight of a diver, by the rival divers in its way and the number of rivals.
RIVALRY = np.exp(-np.arange(MOST_SEATS * DIVERS) / np.maximum(np.arange(MOST_SEATS), 1)[:, None])


@rule
def share_expected(s, seat, weights):
    """The share of victory that this seat may expect between two rounds, by these weights."""
    deck, total = deck_of(s), 0.0
    mine = position_value(s, seat, deck, weights)
    for other in range(s.seats):
        total += math.exp(position_value(s, other, deck, weights) - mine)
    return 1.0 / total


@rule
def position_value(s, seat, deck, weights):
    """The value for a seat: a number that is larger the more likely the seat wins."""
    return weighted_sum(weights[s.seats, s.rounds], value_features(s, seat, deck))


@rule
def weighted_sum(weights, found):
    """The sum of the features, each with its weight."""
    total = 0.0
    for i in range(len(found)):
        total += weights[i] * found[i]
    return total


@rule
def deck_of(s):
    """The gulls and the jellyfish among the cards to come, and the mean of these cards in tens."""
    count = total = jellyfish = 0
    for fish in range(1, KINDS):
        cards = int(s.bag[fish])
        count += cards
        total += cards * VALUE_OF[fish]
        jellyfish += cards if SPECIES_OF[fish] == JELLYFISH else 0
    return float(s.bag[GULL_CARD]), float(jellyfish), total / (TEN * max(count, 1))


@rule
def value_features(s, seat, deck):
    """The score, the jellyfish in the pile and its top with those and the gulls to come, and the divers in hand."""
    gulls, jellyfish, mean = deck
    score, caught, top = pile_of(s, seat)
    first, deep, last, shallow = hand_of(s, seat)
    one, two = jellyfish * (caught == 1), jellyfish * (caught == 2)
    return score, one, two, gulls * top, first, deep, last, shallow, mean * deep, mean * shallow


@rule
def pile_of(s, seat):
    """The value of a pile in tens, the number of its jellyfish, and the value of its top in tens."""
    score, caught, top = 0, 0, 0
    for i in range(s.height[seat]):
        fish = s.pile[seat, i]
        top = VALUE_OF[fish]
        score += top
        caught += SPECIES_OF[fish] == JELLYFISH
    return score / TEN, caught, top / TEN


@rule
def hand_of(s, seat):
    """How many divers are the deepest of all, how deep all of them are, and the same for the surface."""
    first, deep, last, shallow, hand = 0.0, 0.0, 0.0, 0.0, int(s.divers[seat])
    for depth in range(1, DIVERS + 1):
        if hand >> depth & 1:
            deeper = shallower = 0
            for other in range(s.seats):
                if other != seat:
                    deeper += DIVERS_IN[int(s.divers[other]) >> (depth + 1)]
                    shallower += DIVERS_IN[int(s.divers[other]) & ((1 << depth) - 1)]
            first += deeper == 0
            deep += RIVALRY[s.seats - 1, deeper]
            last += shallower == 0
            shallow += RIVALRY[s.seats - 1, shallower]
    return first, deep, last, shallow
