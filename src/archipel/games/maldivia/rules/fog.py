"""The fog folds the cloth. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import EAST, NORTH, PLAIN, SIZE, SOUTH, STEP, WEST
from archipel.games.maldivia.events import CLOSED, FOLDS, LIFTS, LOSES, NIGHTFALL, PUSHED, SPENT
from archipel.games.maldivia.rules.delivering import swap
from archipel.games.maldivia.rules.gaining import take_off
from archipel.games.maldivia.rules.queries import depth, is_dusk, lane, left_of
from archipel.games.maldivia.state import NONE, SWAPPING


@large_rule
def roll_in(s, seat, side):
    """Fog from this side: a fold, unless its letter was played before in this round [V7.2, V7.3, V-R4]."""
    if s.fog >> side & 1:
        tell(s, CLOSED if s.closed >> side & 1 else SPENT, seat, side)
        return
    s.fog |= 1 << side  # [V-R5] even if the fold is called off
    if cannot_fold(s, side):
        s.closed |= 1 << side
        tell(s, LIFTS, seat, side)  # [V7.8, V-R1, V-R3] no fish lost, no swap
        return
    early = not is_dusk(s)
    tell(s, FOLDS, seat, side)
    move_boats(s, side)
    fold(s, side)
    if early and is_dusk(s):
        tell(s, NIGHTFALL)
    let_neighbour_swap(s, side)


# --- the boats ----------------------------------------------------------------------------------------------------


@rule
def length(s, side):
    """The number of spaces in a line that runs in from this side."""
    return s.south - s.north + 1 if side in (NORTH, SOUTH) else s.east - s.west + 1


@large_rule
def is_pushed(s, seat, side):
    """Tell whether boats stand on every space between this one and the edge, so that the fold moves it [V7.4]."""
    space = int(s.boat[seat])
    before = 0
    for other in range(s.seats):
        ahead = depth(s, int(s.boat[other]), side) < depth(s, space, side)
        before += ahead and lane(int(s.boat[other]), side) == lane(space, side)
    return before == depth(s, space, side)


@rule
def cannot_fold(s, side):
    """Tell whether boats fill a line from edge to edge [V7.8, V-R2]; in the last row, every boat fills one [V-R26]."""
    last = length(s, side) - 1
    full = False
    for seat in range(s.seats):
        full |= depth(s, int(s.boat[seat]), side) == last and is_pushed(s, seat, side)
    return full


@large_rule
def move_boats(s, side):
    """Boats on the folded row, and all they push, go one space inwards; the covered ones stay [V7.4, V7.5]."""
    pushed = touched = 0
    for seat in range(s.seats):
        moves = is_pushed(s, seat, side)
        pushed |= moves << seat
        touched |= (moves or depth(s, int(s.boat[seat]), side) == 1) << seat
    for seat in range(s.seats):
        if pushed >> seat & 1:
            push(s, seat, side)
    for seat in range(s.seats):
        if touched >> seat & 1 and s.height[seat] > 0:
            lose(s, seat)


@rule
def push(s, seat, side):
    """A boat goes one space away from the side, and has no action there [V7.7]."""
    origin = int(s.boat[seat])
    s.boat[seat] = origin - STEP[side]
    tell(s, PUSHED, seat, origin, s.boat[seat])


@rule
def lose(s, seat):
    """The top fish goes back to the supply [V7.6]."""
    fish = take_off(s, seat)
    s.supply[fish] += 1
    tell(s, LOSES, seat, fish)


# --- the cloth ----------------------------------------------------------------------------------------------------


@large_rule
def fold(s, side):
    """The outermost row shows its back on the next one, whatever lay there [V7.1, V-R38]."""
    if side in (NORTH, SOUTH):
        row = s.north if side == NORTH else s.south
        for column in range(s.west, s.east + 1):
            turn_over(s, int(row) * SIZE + column, side)
    else:
        column = s.west if side == WEST else s.east
        for row in range(s.north, s.south + 1):
            turn_over(s, row * SIZE + int(column), side)
    shrink(s, side)


@rule
def turn_over(s, space, side):
    """A space comes to lie on the next one inwards, its back up."""
    s.sea[space - STEP[side]] = s.back[space]
    s.sea[space] = PLAIN


@rule
def shrink(s, side):
    """A row of the sea is gone."""
    s.north += side == NORTH
    s.south -= side == SOUTH
    s.west += side == WEST
    s.east -= side == EAST


# --- the ships ----------------------------------------------------------------------------------------------------


@rule
def let_neighbour_swap(s, side):
    """Skip it with an empty pile [V-R24] or after the last tile [V-R32]; do not ask if there is no choice."""
    last_tile = is_dusk(s) and left_of(s, s.turn) == s.starter
    if last_tile or s.unseen[side] + s.below[side] == 0:
        return
    first, second = s.ship[side, 0], s.ship[side, 1]
    if second == NONE or s.cargo[first] == s.cargo[second]:
        swap(s, side, 0)
    else:
        s.step = SWAPPING
