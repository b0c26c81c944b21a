"""Hints for bots: sail to where fish are or are wanted, and deliver whenever possible."""

from __future__ import annotations

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
from archipel.games.maldivia.box import FOG, MAST, OCTOPUS, OPEN_SHIPS, PLAIN, SHARK, SLOTS, STEP, TILES, WORTH
from archipel.games.maldivia.rules.queries import SIDE_COUNT, beside, depth, holds
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
)

A_FISH = 4  # the worth of a place, in quarters of a fish caught
A_FISH_DELIVERED = 12
A_THEFT = 3
A_CREATURE = 2
WHIM = 4  # noise in the choice of the best place
DIRECTIONS = 4


# --- the worth of a space -----------------------------------------------------------------------------------------


@large_rule
def worth(s, seat, space):
    """The value of a space for the boat: delivering, or else fishing; and stealing."""
    best = delivery_worth(s, seat, space)
    sight = s.sea[space]
    if sight == OCTOPUS or (sight == SHARK and s.held[seat]):
        best += A_CREATURE
    elif PLAIN < sight < OCTOPUS:
        best = max(best, A_FISH * min(WORTH[sight - 1], MAST - int(s.height[seat])))
    for other in range(s.seats):
        if s.height[other] > 0 and beside(space, int(s.boat[other])):
            best += A_THEFT
    return best


@rule
def delivery_worth(s, seat, space):
    """The largest cargo that could be delivered from there."""
    best = 0
    for side in range(SIDE_COUNT):
        if depth(s, space, side) == 0:
            for place in range(OPEN_SHIPS):
                card = s.ship[side, place]
                if card != NONE and holds(s.aboard[seat], s.cargo[card]):
                    best = max(best, A_FISH_DELIVERED * WORTH[s.cargo[card]])
    return best


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
    """The best space, with some noise; the last answer is to stay."""
    best = STAY
    most = -1
    for i in range(n - 1):
        value = worth(s, seat, SAIL.value(out.answers[i])) + below(rng, WHIM)
        if value > most:
            most = value
            best = out.answers[i]
    return best


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
    space = int(s.boat[seat])
    place = 0
    for slot in range(SLOTS):
        tile = FOG + below(rng, DIRECTIONS)
        if slot != foggy:
            tile = better(s, seat, space, below(rng, DIRECTIONS), below(rng, DIRECTIONS))
            space = landing(s, seat, space, tile, rng)
        place = place * len(TILES) + tile
    return PLAN.first + place


@rule
def better(s, seat, space, one, other):
    """The better of two courses."""
    return one if prospect(s, seat, space, one) >= prospect(s, seat, space, other) else other


@large_rule
def prospect(s, seat, space, course):
    """The value of the best place straight ahead; -1 if the way is blocked."""
    most = -1
    for _ in range(free_run(s, seat, space, course)):
        space += STEP[course]
        most = max(most, worth(s, seat, space))
    return most


@large_rule
def landing(s, seat, space, course, rng):
    """The space where the boat would stop."""
    best = space
    most = -1
    for _ in range(free_run(s, seat, space, course)):
        space += STEP[course]
        value = worth(s, seat, space) + below(rng, WHIM)
        if value > most:
            most = value
            best = space
    return best
