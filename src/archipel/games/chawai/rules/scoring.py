"""Scores and standings. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import rule
from archipel.games.chawai.box import GULL, SPECIES_OF, VALUE_OF


@rule
def scores(s, table):
    """The values in the pile, species by species [C5.1, C-R13]."""
    for seat in range(s.seats):
        for species in range(GULL):
            table[seat, species] = 0
        for i in range(s.height[seat]):
            fish = s.pile[seat, i]
            table[seat, SPECIES_OF[fish]] += VALUE_OF[fish]


@rule
def standing(s, seat):
    """The value of the pile: the highest wins, equals share [C5.2, C-R17]."""
    value = 0
    for i in range(s.height[seat]):
        value += VALUE_OF[s.pile[seat, i]]
    return value
