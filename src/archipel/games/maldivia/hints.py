"""Hints for bots: sail to where fish are or are wanted, and deliver whenever possible.

A mast is one number here, four bits for each colour, so that a plan can be followed without touching the position.
"""

from __future__ import annotations

import numpy as np

from archipel.core.dice import below
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.answers import (
    BITE,
    DELIVER,
    DONE,
    GIVE,
    KEEP,
    PLAN,
    RELEASE,
    SAIL,
    STAY,
    STOW,
    SWAP,
    TWIST,
)
from archipel.games.maldivia.box import (
    ASKS,
    FOG,
    MAST,
    OCTOPUS,
    OPEN_SHIPS,
    PLAIN,
    SHARK,
    SLOTS,
    STEP,
    TILES,
    WORTH,
)
from archipel.games.maldivia.rules.queries import COLOUR_COUNT, SIDE_COUNT, beside, depth, holds, played
from archipel.games.maldivia.rules.sailing import free_run
from archipel.games.maldivia.state import (
    ACTING,
    GATHERING,
    GIVING,
    NONE,
    PLANNING,
    REARRANGING,
    SAILING,
    STOWING,
    SWAPPING,
    UNKNOWN,
)
from archipel.games.maldivia.view import imagine

A_FISH_DELIVERED = 32  # the unit of all that follows
A_FISH = 3  # of any colour, on the mast
A_THEFT = 24
A_CREATURE = 8
WHIM = 16  # noise in the choice of the best place
PROMISED = 12  # a fish on the mast that an open ship asks for, if all others are there as well
DIRECTIONS = 4

BITS = 4  # for each colour of a mast
COUNT = 7  # the bits of a number of fish; the fourth stays free
FREE = 0x8888
PACKED = np.array([sum(int(count) << BITS * i for i, count in enumerate(row)) for row in ASKS], np.int64)
# By the number of fish that a ship asks for and the number that is missing: the value of having the others.
READY = np.array(
    [[PROMISED * max(size - missing, 0) ** 2 // max(size, 1) for missing in range(5)] for size in range(5)], np.int64
)


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
    count = 0
    for colour in range(COLOUR_COUNT):
        count += max(0, ASKS[cargo, colour] - (mast >> BITS * colour & COUNT))
    return count


@rule
def room(mast):
    """The number of fish that the mast can still take."""
    free = MAST
    for colour in range(COLOUR_COUNT):
        free -= mast >> BITS * colour & COUNT
    return free


@large_rule
def promise(s, mast):
    """The value of the fish on the mast: the ship that is nearest to being served, and a little for the others."""
    most = total = 0
    for side in range(SIDE_COUNT):
        for place in range(OPEN_SHIPS):
            card = s.ship[side, place]
            if card != NONE:
                value = READY[WORTH[s.cargo[card]], missing(mast, s.cargo[card])]
                most = max(most, value)
                total += value
    return most + total // 4


# --- the worth of a space -----------------------------------------------------------------------------------------


@large_rule
def visit(s, seat, space, mast, before):
    """The value of a stop, and the mast after it: delivering, or else fishing; and stealing."""
    value, after = deliveries(s, space, mast)
    sight = s.sea[space]
    if after != mast:
        value += promise(s, after) - before
    elif PLAIN < sight < OCTOPUS:
        value, after = catch(s, sight - 1, mast, before)
    elif sight == OCTOPUS or (sight == SHARK and s.held[seat]):
        value = A_CREATURE
    for other in range(s.seats):
        if other != seat and s.height[other] > 0 and beside(space, int(s.boat[other])):
            value += A_THEFT
    return value, after


@large_rule
def deliveries(s, space, mast):
    """The value of the ships that can be served from there, one of each side, and the mast after that."""
    value = 0
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
def catch(s, cargo, mast, before):
    """The value of these fish, and the mast with them; if not all of them fit, it is left as it is."""
    if WORTH[cargo] > room(mast):
        return A_FISH * room(mast), mast
    mast += PACKED[cargo]
    return A_FISH * WORTH[cargo] + promise(s, mast) - before, mast


# --- answers ------------------------------------------------------------------------------------------------------


@rule
def policy(s, seat, out, n, rng):
    """Sail to a good place, do all that it allows, and plan a course that leads there."""
    if s.step == SAILING:
        return best_course(s, seat, out, n, rng)
    if s.step == ACTING:
        return best_action(s, out, n, rng)
    if s.step == PLANNING:
        return sensible_plan(s, seat, rng)
    if s.step == GATHERING:
        return out.answers[0]
    if s.step == REARRANGING and out.answers[n - 1] == KEEP:
        return KEEP
    if s.step == STOWING:
        return best_stowing(out, n, rng)
    return best_request(s, seat, out, n, rng)


@large_rule
def best_course(s, seat, out, n, rng):
    """The best space, with some noise and a look at the next arrow; the last answer is to stay."""
    mast, course = packed(s.aboard[seat]), next_course(s, seat)
    before = promise(s, mast)
    best, most = STAY, -1
    for i in range(n - 1):
        value, after = visit(s, seat, SAIL.value(out.answers[i]), mast, before)
        if course != NONE:
            value += value_ahead(s, seat, SAIL.value(out.answers[i]), course, after) * 3 // 4
        value += below(rng, WHIM)
        if value > most:
            best, most = out.answers[i], value
    return best


@rule
def next_course(s, seat):
    """The next arrow that this seat plays in this round, or NONE."""
    for slot in range(s.slot, SLOTS):
        if s.tile[seat, slot] < FOG:
            return int(s.tile[seat, slot])
    return NONE


@large_rule
def value_ahead(s, seat, space, course, mast):
    """The value of the best place straight ahead."""
    most, before = 0, promise(s, mast)
    for _ in range(free_run(s, seat, space, course)):
        space += STEP[course]
        value, _ = visit(s, seat, space, mast, before)
        most = max(most, value)
    return most


@large_rule
def best_action(s, out, n, rng):
    """The largest delivery; else the first there is, fishing and stealing before the rest."""
    best = out.answers[0]
    most = 0
    for i in range(n):
        if out.answers[i] in DELIVER:
            _, cargo = DELIVER.values(out.answers[i])
            if WORTH[cargo] > most:
                most = WORTH[cargo]
                best = out.answers[i]
    if best in (TWIST, BITE) and below(rng, 2):
        return DONE
    return best


@rule
def best_stowing(out, n, rng):
    """Any of the new fish; if the mast is full, none of them."""
    fish = 0
    while fish < n and out.answers[fish] in STOW:
        fish += 1
    return out.answers[below(rng, fish)] if fish > 0 else RELEASE


@large_rule
def best_request(s, seat, out, n, rng):
    """Give away the smallest card, put back a ship that the player cannot serve; else anything."""
    best = out.answers[below(rng, n)]
    if s.step == SWAPPING and holds(s.aboard[seat], SWAP.value(best)):
        return out.answers[below(rng, n)]
    if s.step == GIVING:
        for i in range(n):
            if gift_worth(out.answers[i]) < gift_worth(best):
                best = out.answers[i]
    return best


@rule
def gift_worth(answer):
    """The number of fish on the card that is given."""
    _, cargo = GIVE.values(answer)
    return WORTH[cargo]


# --- plans --------------------------------------------------------------------------------------------------------


@large_rule
def sensible_plan(s, seat, rng):
    """The fog somewhere, and arrows that lead from one good place to the next."""
    foggy = below(rng, SLOTS)
    space, mast = int(s.boat[seat]), packed(s.aboard[seat])
    place = 0
    for slot in range(SLOTS):
        tile = FOG + below(rng, DIRECTIONS)
        if slot != foggy:
            tile, space, mast = best_leg(s, seat, space, mast, rng)
        place = place * len(TILES) + tile
    return PLAN.first + place


@large_rule
def best_leg(s, seat, space, mast, rng):
    """The course to the best place, with some noise; that place; and the mast after it."""
    most, before = -1, promise(s, mast)
    best, goal, full = below(rng, DIRECTIONS), space, mast
    for course in range(DIRECTIONS):
        stop = space
        for _ in range(free_run(s, seat, space, course)):
            stop += STEP[course]
            value, after = visit(s, seat, stop, mast, before)
            value += below(rng, WHIM)
            if value > most:
                most, best, goal, full = value, course, stop, after
    return best, goal, full


# --- the plans of the others --------------------------------------------------------------------------------------


@rule
def suppose(s, seat, out, rng):
    """Let the others plan again, or expect that the arrows they still have lead to good places."""
    imagine(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.planned >> other & 1:
            if s.step == PLANNING:
                s.planned &= ~(1 << other)
                s.tile[other, :] = UNKNOWN
            else:
                aim_arrows(s, other, rng)


@rule
def aim_arrows(s, seat, rng):
    """Turn the standing arrows of a seat to where it would want to go."""
    space, mast = int(s.boat[seat]), packed(s.aboard[seat])
    for slot in range(played(s, seat), SLOTS):
        if s.tile[seat, slot] < FOG:
            s.tile[seat, slot], space, mast = best_leg(s, seat, space, mast, rng)
