"""The seats that are asked, and facts about the table. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import CHANCE, NOBODY, large_rule, rule
from archipel.games.maldivia.box import (
    ASKS,
    COLOURS,
    DUSK,
    EAST,
    FOG,
    ISLANDS,
    LETTER,
    NORTH,
    PILE,
    SIZE,
    SLOTS,
    SOUTH,
    WEST,
)
from archipel.games.maldivia.state import DRAWING, NONE, OVER, PLANNING, SHOWING, STARTING, SWAPPING

ALL_TEN = (1 << PILE) - 1  # a bit for every card of one island
COLOUR_COUNT = len(COLOURS)
SIDE_COUNT = len(ISLANDS)


@rule
def to_act(s):
    """All seats without a plan [V2.1]; the left neighbour after a fold [V7.9]; else the seat in turn [V2.3]."""
    if s.step == PLANNING:
        return everybody(s) & ~s.planned
    if s.step == STARTING or s.step == SHOWING or s.step == DRAWING:
        return CHANCE
    if s.step == OVER:
        return NOBODY
    return 1 << (left_of(s, s.turn) if s.step == SWAPPING else s.turn)


@rule
def everybody(s):
    """A bit for every seat."""
    return (1 << s.seats) - 1


@rule
def left_of(s, seat):
    """The next player clockwise; of two, the other one [V-R31]."""
    return seat + 1 if seat + 1 < s.seats else 0


# --- tiles --------------------------------------------------------------------------------------------------------


@rule
def tile_in_play(s):
    """The tile that has just been turned up."""
    return s.tile[s.turn, s.slot - 1]


@rule
def fog_in_play(s):
    """Tell whether it is a fog tile."""
    return tile_in_play(s) >= FOG


@rule
def folded_side(s):
    """The side that the fog tile names [V7.1]."""
    return LETTER[tile_in_play(s)]


@rule
def played(s, seat):
    """The number of tiles that a seat has turned up in this round [V2.3]."""
    if s.turn == NONE or after_starter(s, seat) <= after_starter(s, s.turn):
        return s.slot
    return s.slot - 1


@rule
def after_starter(s, seat):
    """The number of seats that play before this one."""
    return seat - s.starter if seat >= s.starter else seat - s.starter + s.seats


@large_rule
def standing_tiles(s):
    """The number of tiles that still stand, all seats together [V-R21]."""
    count = 0
    for seat in range(s.seats):
        count += SLOTS - played(s, seat)
    return count


# --- the cloth ----------------------------------------------------------------------------------------------------


@rule
def is_dusk(s):
    """Rows times columns are sixteen or fewer [V8.1, V-R28]."""
    return int(s.south - s.north + 1) * int(s.east - s.west + 1) <= DUSK


@rule
def is_visible(s, space):
    """Tell whether a space is not in the fog."""
    row, column = space // SIZE, space % SIZE
    return s.north <= row <= s.south and s.west <= column <= s.east


@rule
def depth(s, space, side):
    """The number of rows between a space and this edge of the visible cloth."""
    if side == NORTH:
        return space // SIZE - s.north
    if side == SOUTH:
        return s.south - space // SIZE
    return space % SIZE - s.west if side == WEST else s.east - space % SIZE


@rule
def lane(space, side):
    """The line of spaces, running in from this side, on which a space lies."""
    return space // SIZE if side in (EAST, WEST) else space % SIZE


@rule
def boat_on(s, space):
    """The seat whose boat is on a space, or NONE."""
    for seat in range(s.seats):
        if s.boat[seat] == space:
            return seat
    return NONE


@rule
def beside(space, other):
    """Tell whether two spaces have an edge in common [V4.3]."""
    apart = abs(space - other)
    return apart == SIZE or (apart == 1 and space // SIZE == other // SIZE)


# --- fish and cards -----------------------------------------------------------------------------------------------


@rule
def holds(counts, cargo):
    """Tell whether these fish are enough for a cargo [V5.3]."""
    enough = True
    for colour in range(COLOUR_COUNT):
        enough &= counts[colour] >= ASKS[cargo, colour]
    return enough


@rule
def colours_in(counts):
    """The number of different colours."""
    colours = 0
    for colour in range(COLOUR_COUNT):
        colours += counts[colour] > 0
    return colours


@rule
def total(counts):
    """The number of fish, or of cards."""
    fish = 0
    for i in range(len(counts)):
        fish += int(counts[i])
    return fish


@rule
def island_of(card):
    """The island of a card [V1.4]."""
    return card // PILE


@rule
def cards_of(mask, island):
    """The cards of one island among all cards, as ten bits."""
    return int(mask) >> (PILE * int(island)) & ALL_TEN


@large_rule
def find_card(s, ten, island, cargo):
    """The first of an island's ten cards with this cargo among those whose bits are set, or NONE."""
    for i in range(PILE):
        card = island * PILE + i
        if ten >> i & 1 and s.cargo[card] == cargo:
            return card
    return NONE


@large_rule
def find_ship(s, island, cargo):
    """The place of the open ship with this cargo, or NONE."""
    for place in range(len(s.ship[island])):
        card = s.ship[island, place]
        if card != NONE and s.cargo[card] == cargo:
            return place
    return NONE
