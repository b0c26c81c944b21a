"""Scores and standings. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import CARDS, MAST, SIDES, WORTH
from archipel.games.maldivia.rules.queries import island_of


@rule
def scores(s, table):
    """The fish on the cards, island by island [V8.2]."""
    for seat in range(s.seats):
        for island in range(SIDES):
            table[seat, island] = 0
        for card in range(CARDS):
            if int(s.held[seat]) >> card & 1:
                table[seat, island_of(card)] += WORTH[s.cargo[card]]


@large_rule
def standing(s, seat):
    """Fish on cards first, then fish on the mast [V8.2, V8.3]; equals share [V8.4, V-R30]."""
    fish = 0
    for card in range(CARDS):
        if int(s.held[seat]) >> card & 1:
            fish += WORTH[s.cargo[card]]
    return fish * (MAST + 1) + int(s.height[seat])
