"""The shark swaps two cards, and the record remembers it. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import reveal, tell, whisper
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import CARDS, PILE, SIDES
from archipel.games.maldivia.events import BITES, EXCHANGED
from archipel.games.maldivia.rules.queries import cards_of, island_of, total
from archipel.games.maldivia.state import DRAWING, FORGOTTEN, GIVING, LOOKING, MOST_BITES, NONE, TAKING


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
    remember(s, seat, victim, given, drawn)
    hand_over(s, given, seat, victim)
    hand_over(s, drawn, victim, seat)
    s.bitten = 1
    s.given = s.victim = s.wanted = NONE
    s.step = LOOKING


# --- what is remembered -------------------------------------------------------------------------------------------


@large_rule
def hand_over(s, card, giver, taker):
    """A card changes hands; everybody sees its back."""
    bit, island = 1 << int(card), island_of(card)
    s.held[giver] &= ~bit
    s.held[taker] |= bit
    s.backs[giver, island] -= 1
    s.backs[taker, island] += 1


@large_rule
def remember(s, seat, victim, given, drawn):
    """Note the bite: what everybody can work out about the cards follows from all of them [V-R35]."""
    if s.bites == MOST_BITES:
        forget(s)
    s.bite_seats[s.bites, 0], s.bite_seats[s.bites, 1] = seat, victim
    s.bite_islands[s.bites, 0], s.bite_islands[s.bites, 1] = island_of(given), island_of(drawn)
    s.bite_cards[s.bites, 0], s.bite_cards[s.bites, 1] = given, drawn
    s.bites += 1


@large_rule
def forget(s):
    """Give up all bites; from now on it counts who has the cards."""
    s.bites = 0
    s.bite_seats[:] = s.bite_islands[:] = s.bite_cards[:] = 0
    for card in range(CARDS):
        for seat in range(s.seats):
            if int(s.held[seat]) >> card & 1:
                s.origin[card] = seat
                s.won_after[card] = FORGOTTEN
