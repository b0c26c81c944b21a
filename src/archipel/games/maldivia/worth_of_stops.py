"""The worth of a stop, for bots: the fish that are delivered, caught and stolen there, and what they promise.

A mast is one number here, four bits for each colour, so that a plan can be followed without touching the position.
"""

from __future__ import annotations

import numpy as np

from archipel.core.dice import below
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import ASKS, MAST, OCTOPUS, OPEN_SHIPS, PLAIN, SHARK, SIZE, STEP, WORTH
from archipel.games.maldivia.rules.queries import COLOUR_COUNT, SIDE_COUNT, beside, depth
from archipel.games.maldivia.rules.sailing import free_run
from archipel.games.maldivia.state import NONE

A_FISH_DELIVERED = 32  # the unit of all that follows
GRAINS = 256  # of noise
DIRECTIONS = 4
NEAR = 3  # spaces
NEVER = -1e9

BITS = 4  # for each colour of a mast
COUNT = 7  # the bits of a number of fish; the fourth stays free
FREE = 0x8888
EVERY_COLOUR = 0x1111
PACKED = np.array([sum(int(count) << BITS * i for i, count in enumerate(row)) for row in ASKS], np.int64)
# By the number of fish that a ship asks for and the number that is missing: the part of it that the others are worth.
HELD = np.array([[max(size - missing, 0) ** 2 / max(size, 1) for missing in range(5)] for size in range(5)])


# --- masts --------------------------------------------------------------------------------------------------------


@rule
def packed(counts):
    """The mast with these fish."""
    mast = 0
    for colour in range(COLOUR_COUNT):
        mast |= int(counts[colour]) << BITS * colour
    return mast


@rule
def serves(mast, cargo):
    """Tell whether the mast holds this cargo."""
    return ((mast | FREE) - PACKED[cargo]) & FREE == FREE


@rule
def missing(mast, cargo):
    """The number of fish of this cargo that the mast does not hold."""
    lacking = (PACKED[cargo] | FREE) - mast
    lacking &= ((lacking & FREE) >> 3) * COUNT  # the numbers of those colours of which the mast has too few
    return sum_of(lacking)


@rule
def sum_of(mast):
    """The number of fish of all colours."""
    return mast * EVERY_COLOUR >> 12 & 15


@rule
def room(mast):
    """The number of fish that the mast can still take."""
    return MAST - sum_of(mast)


@large_rule
def promise(w, s, mast):
    """The worth of the fish on the mast: the ship that is nearest to being served, and a little for the others."""
    most = total = 0.0
    for side in range(SIDE_COUNT):
        for place in range(OPEN_SHIPS):
            card = s.ship[side, place]
            if card != NONE:
                value = promise_of_ship(w, mast, s.cargo[card])
                most = max(most, value)
                total += value
    return most + total * w.others


@rule
def promise_of_ship(w, mast, cargo):
    """The worth of those fish on the mast that one ship asks for."""
    lacking = missing(mast, cargo)
    value = w.promised * HELD[WORTH[cargo], lacking]
    if lacking == 0:
        value += w.ready
    elif lacking == 1:
        value += w.nearly
    return value


# --- the worth of a space -----------------------------------------------------------------------------------------


@large_rule
def visit(w, s, seat, space, mast, before):
    """The worth of a stop, and the mast after it: delivering, or else fishing; and stealing."""
    value, after = deliveries(s, space, mast)
    sight = s.sea[space]
    if after == mast and PLAIN < sight < OCTOPUS:
        value, after = catch(w, sight - 1, mast)
    elif after == mast and (sight == OCTOPUS or (sight == SHARK and s.held[seat])):
        value = w.creature
    for other in range(s.seats):
        if other != seat and s.height[other] > 0 and beside(space, int(s.boat[other])):
            value += w.theft
            if room(after) > 0:
                value += w.fish
                after += 1 << BITS * int(s.mast[other, s.height[other] - 1])
    if after != mast:
        value += promise(w, s, after) - before
    return value - w.risk * (after > 0) * rivals_near(s, seat, space), after


@rule
def rivals_near(s, seat, space):
    """The number of other boats that are so near that they may come to steal."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            boat = int(s.boat[other])
            count += abs(space // SIZE - boat // SIZE) + abs(space % SIZE - boat % SIZE) <= NEAR
    return count


@large_rule
def deliveries(s, space, mast):
    """The worth of the ships that can be served from there, one of each side, and the mast after that."""
    value = 0.0
    for side in range(SIDE_COUNT):
        cargo = best_ship(s, side, mast) if depth(s, space, side) == 0 else NONE
        if cargo != NONE:
            value += A_FISH_DELIVERED * WORTH[cargo]
            mast -= PACKED[cargo]
    return value, mast


@rule
def best_ship(s, side, mast):
    """The largest cargo of a side that the mast holds, or NONE."""
    best, most = NONE, 0
    for place in range(OPEN_SHIPS):
        card = s.ship[side, place]
        if card != NONE and WORTH[s.cargo[card]] > most and serves(mast, s.cargo[card]):
            best, most = int(s.cargo[card]), WORTH[s.cargo[card]]
    return best


@rule
def catch(w, cargo, mast):
    """The worth of the places that these fish fill, and the mast with them; if not all fit, it is left as it is."""
    if WORTH[cargo] > room(mast):
        return w.fish * room(mast), mast
    return w.fish * WORTH[cargo], mast + PACKED[cargo]


@rule
def noise(most, rng):
    """A random number up to this one."""
    return most * below(rng, GRAINS) / GRAINS


@large_rule
def value_ahead(w, s, seat, space, course, mast):
    """The worth of the best place straight ahead."""
    most, before = 0.0, promise(w, s, mast)
    for _ in range(free_run(s, seat, space, course)):
        space += STEP[course]
        value, _ = visit(w, s, seat, space, mast, before)
        most = max(most, value)
    return most
