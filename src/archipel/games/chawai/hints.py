"""Hints for bots: dive deep for a good fish at the bottom, shallow for one at the surface, else anything."""

from __future__ import annotations

from archipel.core.dice import below
from archipel.core.kernel import rule
from archipel.games.chawai.box import BOTTOM, GULL_CARD, MIDDLE, SURFACE, VALUE_OF
from archipel.games.chawai.state import UNKNOWN

GULL_HURTS = -5
AVERAGE = 5
FINE = 8


@rule
def worth(s, place):
    """The rough value of a card to the player who takes it."""
    fish = s.lagoon[place]
    if fish == UNKNOWN:
        return AVERAGE
    return GULL_HURTS if fish == GULL_CARD else VALUE_OF[fish]


@rule
def policy(s, seat, out, n, rng):
    """Pick from the deeper or the shallower third of the hand, or any diver, depending on the fish."""
    deep = max(worth(s, BOTTOM), worth(s, MIDDLE))
    third = (n + 2) // 3
    if worth(s, SURFACE) >= deep:
        return out.answers[below(rng, third)]
    if deep >= FINE:
        return out.answers[n - 1 - below(rng, third)]
    return out.answers[below(rng, n)]
