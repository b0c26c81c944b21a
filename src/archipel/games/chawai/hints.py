"""Hints for bots: a diver is drawn by weights found by self-play; `position_value` says how a game stands."""

from __future__ import annotations

import math

import numpy as np

from archipel.core.dice import toss
from archipel.core.kernel import rule
from archipel.games.chawai.box import BOTTOM, DIVERS, GULL_CARD, JELLYFISH, MIDDLE, SPECIES_OF, SURFACE, VALUE_OF
from archipel.games.chawai.position_value import TEN, share_expected, weighted_sum
from archipel.games.chawai.state import DIVE_TO, LAY, UNKNOWN
from archipel.games.chawai.value_weights import VALUE_WEIGHTS
from archipel.games.chawai.view import imagine
from archipel.games.chawai.weights import WEIGHTS

AVERAGE = 4.0  # the value of a card that lies face down
TOSSES = 1 << 32
NO_DIVER = DIVERS + 1
# By the bits of a hand: its highest and its lowest diver.
HIGHEST = np.array([max(hand.bit_length() - 1, 0) for hand in range(1 << (DIVERS + 1))], np.int64)
LOWEST = np.array([(hand & -hand).bit_length() - 1 if hand else NO_DIVER for hand in range(1 << NO_DIVER)], np.int64)


@rule
def policy(s, seat, out, n, rng):
    """Draw one of the divers, the more likely the better its features are."""
    about = gains_and_rivals(s, seat)
    chosen, total = out.answers[0], 0.0
    for i in range(n):
        weight = math.exp(weighted_sum(WEIGHTS[s.seats], features(about, DIVE_TO.value(out.answers[i]), i, n)))
        total += weight
        if toss(rng) * total < weight * TOSSES:  # so each is drawn in proportion to its weight
            chosen = out.answers[i]
    return chosen


@rule
def gains_and_rivals(s, seat):
    """The gains at the three places, and the divers of the rivals."""
    return gain(s, seat, BOTTOM), gain(s, seat, MIDDLE), gain(s, seat, SURFACE), rivals(s, seat)


@rule
def gain(s, seat, place):
    """The points, in tens, that a card would bring this seat: a gull costs the top of its pile."""
    fish = s.lagoon[place]
    if fish == UNKNOWN:
        return AVERAGE / TEN
    if fish == GULL_CARD:
        height = s.height[seat]
        return -VALUE_OF[s.pile[seat, height - 1]] / TEN if height > 0 else 0.0
    return gain_by_jellyfish(s, seat, fish) / TEN if SPECIES_OF[fish] == JELLYFISH else VALUE_OF[fish] / TEN


@rule
def gain_by_jellyfish(s, seat, fish):
    """The loss, or what the third brings by taking two others along."""
    count = total = 0
    for i in range(s.height[seat]):
        if SPECIES_OF[s.pile[seat, i]] == JELLYFISH:
            count += 1
            total -= VALUE_OF[s.pile[seat, i]]
    return total if count == 2 else VALUE_OF[fish]


@rule
def rivals(s, seat):
    """The deepest diver that a rival has, the deepest of another rival, and the shallowest of all."""
    highest, second, lowest = 0, 0, NO_DIVER
    for other in range(s.seats):
        if other != seat:
            hand = int(s.divers[other]) | 1 << max(int(s.dives[other]), 0) & ~1  # the diver laid down counts as held
            second = max(second, min(highest, HIGHEST[hand]))
            highest = max(highest, HIGHEST[hand])
            lowest = min(lowest, LOWEST[hand])
    return highest, second, lowest


@rule
def features(about, depth, i, n):
    """The features of diver number `i` of `n`: its rank from 0 to 1 together with the gains, and what is sure."""
    bottom, middle, surface, (highest, second_highest, lowest) = about
    rank, hand = i / (n - 1.0), n / DIVERS
    squared = rank * rank
    deep, shallow = squared * squared, (1.0 - rank) ** 4
    first, second, last = 1.0 * (depth > highest), 1.0 * (depth > second_highest), 1.0 * (depth < lowest)
    return (
        rank, rank * bottom, rank * middle, rank * surface,
        squared, squared * bottom, squared * middle, squared * surface,
        deep, deep * bottom, deep * middle, deep * surface,
        first * bottom, first, second * middle, second, last * surface, last,
        rank * hand, squared * hand, shallow * surface, shallow,
    )  # fmt: skip


@rule
def estimate(s, seat, out, rng):
    """The share of victory by the values for all seats; only between two rounds."""
    return share_expected(s, seat, VALUE_WEIGHTS) if s.step == LAY and s.laid == 0 and s.rounds > 0 else -1.0


@rule
def suppose(s, seat, out, rng):
    """Let the others choose their divers again: by hints, not just any diver."""
    imagine(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.dives[other] > 0:
            s.divers[other] |= 1 << int(s.dives[other])
            s.dives[other] = 0
            s.ashore |= 1 << other
