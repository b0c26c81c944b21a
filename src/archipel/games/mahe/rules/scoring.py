"""Scores and standings. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import rule
from archipel.games.mahe.box import FACES, LAST_EGGS, PILE
from archipel.games.mahe.rules.queries import cards, owner
from archipel.games.mahe.state import NONE


@rule
def eggs_on_cards(s, seat):
    """The eggs on the cards won by all turtles of a seat [M6.2, M7.3]; a spent card scores nothing [M8.5]."""
    total = 0
    for eggs in range(1, FACES + 1):
        total += eggs * int(s.eggs[seat, eggs])
    return total


@rule
def is_on_beach(s, seat):
    """Tell whether a turtle of this seat took the last eggs."""
    return s.beach != NONE and owner(s, s.beach) == seat


@rule
def scores(s, table):
    """Eggs on cards, and the seven on the beach [M6.2]."""
    for seat in range(s.seats):
        table[seat, 0] = eggs_on_cards(s, seat)
        table[seat, 1] = LAST_EGGS if is_on_beach(s, seat) else 0


@rule
def standing(s, seat):
    """Most eggs; among equals most cards, the beach counting as one [M6.3, M-R1]. Equals share the victory [M-R18]."""
    if is_on_beach(s, seat):
        return (eggs_on_cards(s, seat) + LAST_EGGS) * PILE + cards(s, seat) + 1
    return eggs_on_cards(s, seat) * PILE + cards(s, seat)
