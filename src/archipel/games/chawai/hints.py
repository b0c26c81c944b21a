"""What bots know of Chawaï beyond the rules: deep for a fine bottom, shallow for a fine surface, else anything."""

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
    """What a card is worth to whoever takes it, roughly."""
    fish = s.lagoon[place]
    if fish == UNKNOWN:
        return AVERAGE
    return GULL_HURTS if fish == GULL_CARD else VALUE_OF[fish]


@rule
def policy(s, seat, out, n, rng):
    """One of the deeper third, the shallower third or the middle of the hand, by what lies where."""
    deep = max(worth(s, BOTTOM), worth(s, MIDDLE))
    third = (n + 2) // 3
    if worth(s, SURFACE) >= deep:
        return out.answers[below(rng, third)]
    if deep >= FINE:
        return out.answers[n - 1 - below(rng, third)]
    return out.answers[below(rng, n)]
