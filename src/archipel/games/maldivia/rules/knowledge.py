"""The won cards as far as a seat can work them out, from everything that it was told [V-R35].

Everybody saw who won each card, and the backs of the cards in every bite of a shark; the two players also saw the
cards. A world is one way in which the won cards of an island may lie with the players: a number with a digit for each
card, the seat that has it. The islands are independent of each other.
"""

from __future__ import annotations

import numpy as np

from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import PILE
from archipel.games.maldivia.rules.queries import cards_of
from archipel.games.maldivia.state import FORGOTTEN, NONE


@large_rule
def is_moved(s, island):
    """Tell whether a shark has moved cards of this island; otherwise all are with those who won them."""
    found = False
    for bite in range(s.bites):
        found |= s.bite_islands[bite, 0] == island or s.bite_islands[bite, 1] == island
    for card in range(island * PILE, (island + 1) * PILE):
        found |= s.won_after[card] == FORGOTTEN
    return found


@rule
def won_cards(s, island):
    """The cards of this island that somebody has won."""
    cards = np.zeros(PILE, np.int64)
    n = 0
    for card in range(island * PILE, (island + 1) * PILE):
        if s.origin[card] != NONE:
            cards[n] = card
            n += 1
    return cards[:n]


# --- worlds -------------------------------------------------------------------------------------------------------


@rule
def holder(s, world, i):
    """The seat that has the card with this place in the list."""
    return world // int(s.seats) ** i % int(s.seats)


@rule
def moved(s, world, i, giver, taker):
    """The world after this card has changed hands; none has if the place is NONE."""
    return world if i == NONE else world + (int(taker) - int(giver)) * int(s.seats) ** i


@large_rule
def count_ways(s, eye, cards):
    """For every world, in how many ways the cards can have come to lie so, after each of the bites.

    Of the cards that may have been handed over, each was as likely as the others, so worlds are as likely as they have
    ways.
    """
    ways = np.zeros((s.bites + 1, int(s.seats) ** len(cards)))
    begin(s, eye, cards, ways[0])
    for bite in range(s.bites):
        for world in range(ways.shape[1]):
            if ways[bite, world] > 0:
                pass_on(s, eye, cards, bite, world, ways)
    for world in range(ways.shape[1]):
        if ways[s.bites, world] > 0:
            ways[s.bites, world] *= fits_backs(s, cards, world)
    return ways


@large_rule
def begin(s, eye, cards, ways):
    """Give one way to each world that may be before the first bite; of forgotten cards a seat knows only its own.

    Card by card: `count` worlds differ in the cards so far, and each comes again for every seat that may have the next.
    """
    ways[0], count = 1.0, 1
    for i in range(len(cards)):
        is_open = s.won_after[cards[i]] == FORGOTTEN and (eye < 0 or s.origin[cards[i]] != eye)
        for seat in range(s.seats - 1, -1, -1):
            fits = seat != eye if is_open else seat == s.origin[cards[i]]
            for world in range(count):
                ways[seat * count + world] = ways[world] if fits else 0.0
        count *= int(s.seats)


@large_rule
def fits_backs(s, cards, world):
    """Tell whether everybody has as many cards as there are backs."""
    fits = True
    for seat in range(s.seats):
        count = 0
        for i in range(len(cards)):
            count += holder(s, world, i) == seat
        fits &= count == s.backs[seat, cards[0] // PILE]
    return fits


@rule
def pass_on(s, eye, cards, bite, world, ways):
    """Add the ways of this world to those of all worlds that a bite may make of it."""
    one, other = s.bite_seats[bite, 0], s.bite_seats[bite, 1]
    for i in range(NONE, len(cards)):
        if may_pass(s, eye, cards, bite, 0, i) and (i == NONE or holder(s, world, i) == one):
            for j in range(NONE, len(cards)):
                if may_pass(s, eye, cards, bite, 1, j) and (j == NONE or holder(s, world, j) == other):
                    after = moved(s, moved(s, world, i, one, other), j, other, one)
                    ways[bite + 1, after] += ways[bite, world]


@rule
def may_pass(s, eye, cards, bite, giver, i):
    """Tell whether this may be the card that one of the two gave: the two know it, the others saw its back.

    If the card was of another island, the place is NONE.
    """
    if s.bite_islands[bite, giver] != cards[0] // PILE or i == NONE:
        return s.bite_islands[bite, giver] != cards[0] // PILE and i == NONE
    if eye == s.bite_seats[bite, 0] or eye == s.bite_seats[bite, 1]:
        return cards[i] == s.bite_cards[bite, giver]
    return s.won_after[cards[i]] <= bite


# --- what is certain ----------------------------------------------------------------------------------------------


@large_rule
def keep_certain(s, eye, island):
    """Take from the others' hands the cards of this island that they do not have in every possible world."""
    cards = won_cards(s, island)
    least = least_cards(s, cards, count_ways(s, eye, cards)[s.bites])
    taken = cards_of(s.held[eye], island) if eye >= 0 else 0
    for seat in range(s.seats):
        if seat != eye:
            s.held[seat] &= ~(((1 << PILE) - 1) << PILE * island)
            for i in range(len(cards)):
                bit = 1 << int(cards[i] - PILE * island)
                kind = first_alike(s, cards, i)
                if least[seat, kind] > 0 and not taken & bit:
                    taken |= bit
                    least[seat, kind] -= 1
                    s.held[seat] |= bit << PILE * island


@rule
def first_alike(s, cards, i):
    """The place of the first card with the same cargo."""
    while i > 0 and s.cargo[cards[i - 1]] == s.cargo[cards[i]]:
        i -= 1
    return i


@large_rule
def least_cards(s, cards, ways):
    """The number of cards of each cargo that each seat has in every possible world."""
    least = np.full((s.seats, len(cards)), PILE)
    for world in range(len(ways)):
        if ways[world] > 0:
            count = np.zeros((s.seats, len(cards)), np.int64)
            for i in range(len(cards)):
                count[holder(s, world, i), first_alike(s, cards, i)] += 1
            least = np.minimum(least, count)
    return least
