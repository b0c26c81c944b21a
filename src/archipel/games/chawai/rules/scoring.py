"""Who has caught how much, and who wins. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import rule
from archipel.games.chawai.box import GULL, SPECIES_OF, VALUE_OF


@rule
def scores(s, out):
    """The values in the pile, species by species [C5.1, C-R13]."""
    for seat in range(s.seats):
        for species in range(GULL):
            out[seat, species] = 0
        for i in range(s.height[seat]):
            fish = s.pile[seat, i]
            out[seat, SPECIES_OF[fish]] += VALUE_OF[fish]


@rule
def total(s, seat):
    """What the pile is worth."""
    value = 0
    for i in range(s.height[seat]):
        value += VALUE_OF[s.pile[seat, i]]
    return value


@rule
def winners(s):
    """The highest total; equals share [C5.2, C-R17]."""
    best = total(s, 0)
    mask = 0
    for seat in range(s.seats):
        value = total(s, seat)
        if value > best:
            best = value
            mask = 0
        if value == best:
            mask |= 1 << seat
    return mask
