"""Hidden information: the tiles that stand before others, and cards that a shark may have moved."""

from __future__ import annotations

from archipel.core.dice import below
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import CARDS, FOG, SIDES, SLOTS
from archipel.games.maldivia.rules.knowledge import (
    count_ways,
    holder,
    is_moved,
    keep_certain,
    may_pass,
    moved,
    won_cards,
)
from archipel.games.maldivia.rules.queries import played, total
from archipel.games.maldivia.state import FORGOTTEN, NONE, UNKNOWN

DIRECTIONS = 4
FINE = 1 << 30  # steps of a random number between 0 and 1


@rule
def hide(s, seat):
    """Erase the others' standing tiles [V2.1], the card set aside [V-R8], and what nobody could know [V-R35]."""
    for other in range(s.seats):
        if other != seat:
            for slot in range(played(s, other), SLOTS):
                s.tile[other, slot] = UNKNOWN
    for island in range(SIDES):
        if is_moved(s, island):
            keep_certain(s, seat, island)
    hide_bites(s, seat)
    if s.given != NONE and s.turn != seat:
        hide_given(s)


@large_rule
def hide_bites(s, seat):
    """Erase the cards that changed hands between others, and who had them when bites were forgotten."""
    for bite in range(s.bites):
        if s.bite_seats[bite, 0] != seat and s.bite_seats[bite, 1] != seat:
            s.bite_cards[bite, 0] = s.bite_cards[bite, 1] = UNKNOWN
    for card in range(CARDS):
        if s.won_after[card] == FORGOTTEN and s.origin[card] != seat:
            s.origin[card] = UNKNOWN


@rule
def hide_given(s):
    """Erase the card that is set aside, unless the player has only this one, and it is known [V-R35]."""
    if total(s.backs[s.turn]) > 1 or s.held[s.turn] == 0:
        s.given = UNKNOWN


# --- imagining ----------------------------------------------------------------------------------------------------


@rule
def imagine(s, seat, rng):
    """Every plan is as likely as every other, and every way in which the cards can have come to lie [V-R35]."""
    for other in range(s.seats):
        if s.planned >> other & 1 and s.tile[other, SLOTS - 1] == UNKNOWN:
            imagine_tiles(s, other, rng)
    for island in range(SIDES):
        if is_moved(s, island):
            imagine_cards(s, seat, island, rng)
    if s.given == UNKNOWN:
        s.given = any_card(s, s.turn, rng)


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


# --- cards that a shark has moved ---------------------------------------------------------------------------------


@large_rule
def imagine_cards(s, eye, island, rng):
    """Deal the cards of this island as they may lie, and go back bite by bite to those who won them."""
    cards = won_cards(s, island)
    ways = count_ways(s, eye, cards)
    world = draw_world(ways[s.bites], rng)
    for i in range(len(cards)):
        for seat in range(s.seats):
            bit = 1 << int(cards[i])
            s.held[seat] = int(s.held[seat]) | bit if holder(s, world, i) == seat else int(s.held[seat]) & ~bit
    for back in range(s.bites):
        world = go_back(s, eye, cards, s.bites - 1 - back, world, ways, rng)
    for i in range(len(cards)):
        s.origin[cards[i]] = holder(s, world, i)


@rule
def draw_world(ways, rng):
    """Any world, as likely as it has ways."""
    left = ways.sum() * below(rng, FINE) / FINE
    drawn = 0
    for world in range(len(ways)):
        if ways[world] > 0 and left >= 0:
            drawn = world
            left -= ways[world]
    return drawn


@large_rule
def go_back(s, eye, cards, bite, world, ways, rng):
    """Choose the cards that were swapped in a bite; return the world before it."""
    one, other = s.bite_seats[bite, 0], s.bite_seats[bite, 1]
    left = ways[bite + 1, world] * below(rng, FINE) / FINE
    before, given, drawn = world, NONE, NONE
    for i in range(NONE, len(cards)):
        if may_pass(s, eye, cards, bite, 0, i) and (i == NONE or holder(s, world, i) == other):
            for j in range(NONE, len(cards)):
                if may_pass(s, eye, cards, bite, 1, j) and (j == NONE or holder(s, world, j) == one):
                    came = moved(s, moved(s, world, i, other, one), j, one, other)
                    if ways[bite, came] > 0 and left >= 0:
                        before, given, drawn = came, i, j
                        left -= ways[bite, came]
    if given != NONE:
        s.bite_cards[bite, 0] = cards[given]
    if drawn != NONE:
        s.bite_cards[bite, 1] = cards[drawn]
    return before
