"""Hidden information: the tiles that stand before others, and cards that a shark may have moved."""

from __future__ import annotations

import numpy as np

from archipel.core.dice import below
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import CARDS, FOG, MOST_SEATS, PILE, SIDES, SLOTS
from archipel.games.maldivia.rules.queries import cards_of, played, total
from archipel.games.maldivia.rules.shark import COUNT
from archipel.games.maldivia.state import NONE, UNKNOWN, WATCHING

DIRECTIONS = 4
MOST_WAYS = 256  # to say how many cards each of four seats still gets, ten in all


@rule
def hide(s, seat):
    """Erase the others' standing tiles [V2.1], the card set aside [V-R8], and what nobody could know [V-R35]."""
    for other in range(s.seats):
        if other != seat:
            for slot in range(played(s, other), SLOTS):
                s.tile[other, slot] = UNKNOWN
    if s.given != NONE and s.turn != seat:
        s.given = UNKNOWN
    eye = seat if seat >= 0 else WATCHING
    for other in range(s.seats):
        if other != seat:
            s.held[other] &= certain(s, eye, other)
    for row in range(MOST_SEATS):
        if row != eye:
            s.may[row, :] = 0


@rule
def certain(s, eye, seat):
    """The cards that this seat may have, and nobody else."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others |= int(s.may[eye, other])
    return int(s.may[eye, seat]) & ~others


# --- imagining ----------------------------------------------------------------------------------------------------


@rule
def imagine(s, seat, rng):
    """Every plan is as likely as every other, and every way to have the cards that fits what is known."""
    for other in range(s.seats):
        if s.planned >> other & 1 and s.tile[other, SLOTS - 1] == UNKNOWN:
            imagine_tiles(s, other, rng)
    eye = seat if seat >= 0 else WATCHING
    for island in range(SIDES):
        if uncertain(s, island) > 0:
            imagine_cards(s, eye, island, rng)
    if s.given == UNKNOWN:
        s.given = any_card(s, s.turn, rng)
    for other in range(s.seats):
        if other != seat:
            imagine_knowledge(s, other)


@rule
def imagine_tiles(s, seat, rng):
    """Three arrows and one fog tile, which may have been played [V1.6]."""
    shown = played(s, seat)
    foggy = NONE if fog_shown(s, seat, shown) else shown + below(rng, SLOTS - shown)
    for slot in range(shown, SLOTS):
        s.tile[seat, slot] = below(rng, DIRECTIONS) + (FOG if slot == foggy else 0)


@rule
def fog_shown(s, seat, shown):
    """Tell whether the fog tile is among those turned up."""
    found = False
    for slot in range(shown):
        found |= s.tile[seat, slot] >= FOG
    return found


@rule
def any_card(s, seat, rng):
    """One of a seat's cards."""
    left = below(rng, total(s.backs[seat]))
    for card in range(CARDS):
        left -= int(s.held[seat]) >> card & 1
        if left < 0:
            return card
    return NONE


@rule
def imagine_knowledge(s, seat):
    """The least that another seat can know: public knowledge and its own cards [V-R35]."""
    for other in range(s.seats):
        s.may[seat, other] = s.may[WATCHING, other] & ~s.held[seat]
    s.may[seat, seat] = s.held[seat]


# --- cards that a shark has moved ---------------------------------------------------------------------------------


@rule
def missing(s, seat, island):
    """The number of a seat's cards of an island that the viewer does not know."""
    return s.backs[seat, island] - COUNT[cards_of(s.held[seat], island)]


@rule
def uncertain(s, island):
    """The number of cards of an island whose owner the viewer does not know."""
    count = 0
    for seat in range(s.seats):
        count += missing(s, seat, island)
    return count


@large_rule
def imagine_cards(s, eye, island, rng):
    """Deal the uncertain cards out, every way that fits the backs being as likely as every other [V-R35].

    How many cards each seat still lacks is written as one number, with a digit for each seat; `ways[k, lack]` is in
    how many ways the cards from number `k` on can be dealt to those who lack them.
    """
    loose = loose_cards(s, eye, island)
    unit = np.ones(MOST_SEATS + 1, np.int64)
    lack = 0
    for seat in range(s.seats):
        lack += missing(s, seat, island) * unit[seat]
        unit[seat + 1] = unit[seat] * (missing(s, seat, island) + 1)
    ways = count_ways(s, eye, loose, unit)
    for k in range(len(loose)):
        pick = below(rng, ways[k, lack])
        for seat in range(s.seats):
            if pick >= 0 and may_get(s, eye, seat, loose[k], lack, unit):
                pick -= ways[k + 1, lack - unit[seat]]
                if pick < 0:
                    s.held[seat] |= 1 << int(loose[k])
                    lack -= unit[seat]


@rule
def loose_cards(s, eye, island):
    """The cards that somebody has won and whose owner the viewer does not know."""
    ten = 0
    for seat in range(s.seats):
        ten |= cards_of(s.may[eye, seat], island)
    for seat in range(s.seats):
        ten &= ~cards_of(s.held[seat], island)
    loose = np.zeros(COUNT[ten], np.int64)
    n = 0
    for i in range(PILE):
        if ten >> i & 1:
            loose[n] = island * PILE + i
            n += 1
    return loose


@rule
def may_get(s, eye, seat, card, lack, unit):
    """Tell whether a seat may have this card, and lacks one."""
    return int(s.may[eye, seat]) >> int(card) & 1 and lack % unit[seat + 1] >= unit[seat]


@rule
def count_ways(s, eye, loose, unit):
    """Count from the last card to the first: one way to deal none, else the sum over seats that may get the next."""
    ways = np.zeros((PILE + 1, MOST_WAYS), np.int64)
    ways[len(loose), 0] = 1
    for back in range(len(loose)):
        k = len(loose) - 1 - back
        for lack in range(unit[s.seats]):
            for seat in range(s.seats):
                if may_get(s, eye, seat, loose[k], lack, unit):
                    ways[k, lack] += ways[k + 1, lack - unit[seat]]
    return ways
