"""Market ships: served, turned up, put back. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import ASKS, NORTH, OPEN_SHIPS, PILE
from archipel.games.maldivia.events import DELIVERS, SHOWN, SWAPS
from archipel.games.maldivia.rules.queries import (
    COLOUR_COUNT,
    SIDE_COUNT,
    colours_in,
    find_ship,
    fog_in_play,
    island_of,
    left_of,
)
from archipel.games.maldivia.state import LOOKING, NONE, PASSING, REARRANGING, SHOWING


@large_rule
def deliver(s, seat, island, cargo):
    """The fish go to the supply, the card to the player, and the next ship comes [V5.3, V5.4, V5.7]."""
    unload(s, seat, cargo)
    card = take_ship(s, island, find_ship(s, island, cargo))
    win(s, seat, card)
    s.served |= 1 << island
    tell(s, DELIVERS, seat, island, cargo)
    turn_up_next(s, island)


@rule
def unload(s, seat, cargo):
    """The fish leave the mast wherever they are, of equal ones the topmost; the others keep their order [V5.3]."""
    for colour in range(COLOUR_COUNT):
        kept = s.aboard[seat, colour] - ASKS[cargo, colour]
        s.supply[colour] += ASKS[cargo, colour]
        s.aboard[seat, colour] = 0
        sift(s, seat, colour, kept)


@rule
def sift(s, seat, colour, kept):
    """Leave so many fish of a colour on the mast, counted from the bottom."""
    height = 0
    for i in range(s.height[seat]):
        fish = s.mast[seat, i]
        s.mast[seat, i] = 0
        if fish != colour or s.aboard[seat, colour] < kept:
            s.aboard[seat, colour] += fish == colour
            s.mast[seat, height] = fish
            height += 1
    s.height[seat] = height


@rule
def win(s, seat, card):
    """Everybody sees which card it is [V5.4, V-R35]."""
    s.held[seat] |= 1 << int(card)
    s.backs[seat, island_of(card)] += 1
    s.origin[card] = seat
    s.won_after[card] = s.bites


# --- the piles ----------------------------------------------------------------------------------------------------


@rule
def take_ship(s, island, place):
    """A ship that lay open is taken away; the other one moves up."""
    card = s.ship[island, place]
    for i in range(place, OPEN_SHIPS - 1):
        s.ship[island, i] = s.ship[island, i + 1]
    s.ship[island, OPEN_SHIPS - 1] = NONE
    return card


@large_rule
def turn_up_next(s, island):
    """The next card of the pile: an unseen one, or the first of those put back; an empty pile has none [V5.7]."""
    s.owed = island
    if s.unseen[island] > 0:
        s.step = SHOWING
        return
    if s.below[island] > 0:
        lay_open(s, island, lift_bottom(s, island))
    after_ship(s)


@rule
def lift_bottom(s, island):
    """The first of the cards that were put back."""
    card = s.bottom[island, 0]
    s.below[island] -= 1
    for i in range(s.below[island]):
        s.bottom[island, i] = s.bottom[island, i + 1]
    s.bottom[island, s.below[island]] = NONE
    return card


@rule
def lay_open(s, island, card):
    """A ship lies open beside the pile [V1.4]."""
    place = 0
    while s.ship[island, place] != NONE:
        place += 1
    s.ship[island, place] = card
    tell(s, SHOWN, island, s.cargo[card])


@large_rule
def show(s, card):
    """A card that nobody had seen lies open."""
    island = island_of(card)
    s.bag[island] &= ~(1 << int(card - island * PILE))
    s.unseen[island] -= 1
    lay_open(s, island, card)
    after_ship(s)


@rule
def after_ship(s):
    """Go on: another ship at the start, the next turn after a fold, or the mast [V1.8, V5.5, V-R33]."""
    if s.rounds == 0:
        show_all(s)
        return
    s.owed = NONE
    if fog_in_play(s):
        s.step = PASSING
    else:
        s.step = REARRANGING if colours_in(s.aboard[s.turn]) > 1 else LOOKING


@rule
def show_all(s):
    """At the start two ships are turned up at Efo, Solys, Wipi and Nanga, in this order [V1.8]."""
    if s.ship[s.owed, OPEN_SHIPS - 1] == NONE:
        return
    if s.owed == NORTH:
        s.owed = NONE
        s.step = PASSING  # to the first round
    else:
        s.owed = (s.owed + 1) % SIDE_COUNT


@large_rule
def swap(s, island, place):
    """The left neighbour puts a ship under its pile, and the next one comes [V7.9, V-R25]."""
    card = take_ship(s, island, place)
    s.bottom[island, s.below[island]] = card
    s.below[island] += 1
    tell(s, SWAPS, left_of(s, s.turn), island, s.cargo[card])
    turn_up_next(s, island)
