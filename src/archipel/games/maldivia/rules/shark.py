"""The shark swaps two cards; this tracks which seat can know which. The numbers in brackets are those of rules.md."""

from __future__ import annotations

import numpy as np

from archipel.core.events import reveal, tell, whisper
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import CARDS, MOST_SEATS, PILE, SIDES
from archipel.games.maldivia.events import BITES, EXCHANGED
from archipel.games.maldivia.rules.queries import ALL_TEN, cards_of, island_of, total
from archipel.games.maldivia.state import DRAWING, GIVING, LOOKING, NONE, TAKING, WATCHING

COUNT = np.array([ten.bit_count() for ten in range(1 << PILE)], np.int64)  # how many cards ten bits stand for


@rule
def call_shark(s, seat):
    """Ask which card to give, if there are several [V4.7]."""
    if total(s.backs[seat]) > 1:
        s.step = GIVING
    else:
        give(s, seat, only_card(s.held[seat]))


@rule
def only_card(mask):
    """The first card of a set."""
    for card in range(CARDS):
        if int(mask) >> card & 1:
            return card
    return NONE


@large_rule
def give(s, seat, card):
    """The card is set aside until the draw is made [V-R8]; whose card is wanted, if there is a choice."""
    s.given = card
    choices = 0
    for other in range(s.seats):
        for island in range(SIDES):
            if other != seat and s.backs[other, island] > 0:
                choices += 1
                s.victim = other
                s.wanted = island
    if choices == 1:
        take(s, seat, s.victim, s.wanted)
    else:
        s.victim = s.wanted = NONE
        s.step = TAKING


@large_rule
def take(s, seat, victim, island):
    """The backs are seen; among several of the same island, chance decides [V-R7]."""
    s.victim = victim
    s.wanted = island
    if s.backs[victim, island] > 1:
        s.step = DRAWING
    else:
        exchange(s, seat, island * PILE + only_card(cards_of(s.held[victim], island)))


@large_rule
def exchange(s, seat, drawn):
    """Both cards change hands face down; only the two see them [V4.7, V-R35]."""
    given, victim = s.given, s.victim
    reveal(s)
    tell(s, BITES, seat, victim, island_of(given), island_of(drawn))
    both = 1 << seat | 1 << victim
    whisper(s, both, EXCHANGED, seat, victim, island_of(given), s.cargo[given])
    whisper(s, both, EXCHANGED, victim, seat, island_of(drawn), s.cargo[drawn])
    hand_over(s, given, seat, victim)
    hand_over(s, drawn, victim, seat)
    s.bitten = 1
    s.given = s.victim = s.wanted = NONE
    s.step = LOOKING


# --- knowledge of the cards ---------------------------------------------------------------------------------------


@large_rule
def hand_over(s, card, giver, taker):
    """To the two it is this card; to all others any of the island's that the giver may have had [V-R35]."""
    bit, island = 1 << int(card), island_of(card)
    s.held[giver] &= ~bit
    s.held[taker] |= bit
    s.backs[giver, island] -= 1
    s.backs[taker, island] += 1
    for eye in range(MOST_SEATS + 1):
        if eye in (giver, taker):
            for seat in range(s.seats):
                s.may[eye, seat] &= ~bit
            s.may[eye, taker] |= bit
        elif eye < s.seats or eye == WATCHING:
            s.may[eye, taker] |= s.may[eye, giver] & island_cards(island)
    deduce(s, island)


@rule
def island_cards(island):
    """All ten cards of an island."""
    return ALL_TEN << (PILE * int(island))


@large_rule
def deduce(s, island):
    """Conclude: a seat that may have exactly as many cards as it has backs does have them, and nobody else does."""
    for _ in range(s.seats):  # each time round may settle another seat
        for eye in range(MOST_SEATS + 1):
            if eye < s.seats or eye == WATCHING:
                for seat in range(s.seats):
                    settle_cards(s, eye, seat, island)


@rule
def settle_cards(s, eye, seat, island):
    """If all the cards that a seat may have are its own, no other seat has them."""
    mine = int(s.may[eye, seat]) & island_cards(island)
    if COUNT[cards_of(mine, island)] != s.backs[seat, island]:
        return
    for other in range(s.seats):
        if other != seat:
            s.may[eye, other] &= ~mine
