"""Hints for bots: sail to where fish are or are wanted, and deliver whenever possible.

The weights are in `weights`; `worth_of_stops` says what a stop and the fish on a mast are worth.
"""

from __future__ import annotations

from archipel.core.dice import below
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.answers import (
    BITE,
    DELIVER,
    DONE,
    GIVE,
    KEEP,
    PLACE,
    PLAN,
    RELEASE,
    SAIL,
    STAY,
    STOW,
    SWAP,
    TILE,
    TWIST,
)
from archipel.games.maldivia.box import FOG, MAST, OPEN_SHIPS, SLOTS, STEP, TILES, WITH_LETTER, WORTH
from archipel.games.maldivia.position_value import share_expected
from archipel.games.maldivia.rules.queries import SIDE_COUNT, depth, played
from archipel.games.maldivia.rules.sailing import free_run
from archipel.games.maldivia.state import (
    ACTING,
    GATHERING,
    GIVING,
    NONE,
    PLACING,
    PLANNING,
    POINTING,
    REARRANGING,
    SAILING,
    STOWING,
    SWAPPING,
    UNKNOWN,
)
from archipel.games.maldivia.value_weights import VALUE_WEIGHTS
from archipel.games.maldivia.view import imagine
from archipel.games.maldivia.weights import WEIGHTS
from archipel.games.maldivia.worth_of_stops import (
    A_FISH_DELIVERED,
    BITS,
    DIRECTIONS,
    NEVER,
    noise,
    packed,
    promise,
    promise_of_ship,
    value_ahead,
    visit,
)

GLANCES = 8  # spaces that are compared for the boat at the start


# --- answers ------------------------------------------------------------------------------------------------------


@rule
def policy(s, seat, out, n, rng):
    """Sail to a good place, do all that it allows, and plan a course that leads there."""
    return best_answer(WEIGHTS[0], s, seat, out, n, rng)


@rule
def best_answer(w, s, seat, out, n, rng):
    """The same by any weights."""
    if s.step == SAILING:
        return best_course(w, s, seat, out, n, rng)
    if s.step == ACTING:
        return best_action(w, s, out, n, rng)
    if s.step == PLANNING:
        return sensible_plan(w, s, seat, rng)
    if s.step == GATHERING:
        return out.answers[0]
    if s.step == STOWING:
        return best_stowing(w, s, seat, out, n)
    return best_request(w, s, seat, out, n, rng)


@large_rule
def best_course(w, s, seat, out, n, rng):
    """The best space, with some noise and a look at the next arrow; the last answer is to stay."""
    mast, course = packed(s.aboard[seat]), next_course(s, seat)
    before = promise(w, s, mast)
    best, most = STAY, NEVER
    for i in range(n - 1):
        value, after = visit(w, s, seat, SAIL.value(out.answers[i]), mast, before)
        if course != NONE:
            value += value_ahead(w, s, seat, SAIL.value(out.answers[i]), course, after) * w.ahead
        value += noise(w.whim, rng)
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
def best_action(w, s, out, n, rng):
    """The largest delivery; else the first there is, fishing and stealing before the rest."""
    best = out.answers[0]
    most = 0
    for i in range(n):
        if out.answers[i] in DELIVER:
            _, cargo = DELIVER.values(out.answers[i])
            if WORTH[cargo] > most:
                most = WORTH[cargo]
                best = out.answers[i]
    if (best == TWIST and noise(1.0, rng) >= w.twist) or (best == BITE and noise(1.0, rng) >= w.bite):
        return DONE
    return best


@large_rule
def best_stowing(w, s, seat, out, n):
    """The new fish that ships ask for most, as it lies safest below the others; if the mast is full, none of them."""
    best, most = RELEASE, NEVER
    for i in range(n):
        if out.answers[i] in STOW:
            mast = packed(s.aboard[seat]) + (1 << BITS * STOW.value(out.answers[i]))
            value = promise(w, s, mast)
            if value > most:
                best, most = out.answers[i], value
    return best


@large_rule
def best_request(w, s, seat, out, n, rng):
    """Start where there is much to do, turn a tile of somebody else, give away the smallest card; else anything."""
    best, most = out.answers[below(rng, n)], NEVER
    if s.step == REARRANGING and out.answers[n - 1] == KEEP:
        return KEEP
    if s.step == PLACING:
        return best_start(w, s, seat, out, n, rng)
    if s.step not in (GIVING, SWAPPING, POINTING):
        return best
    for i in range(n):
        value = worth_of_request(w, s, seat, out.answers[i]) + noise(0.5, rng)
        if value > most:
            best, most = out.answers[i], value
    return best


@rule
def worth_of_request(w, s, seat, answer):
    """The worth of a card to give, of a ship to put back, and of a tile to turn; never negative."""
    if s.step == GIVING:
        _, cargo = GIVE.values(answer)
        return 1.0 * (MAST - WORTH[cargo])
    if s.step == POINTING:
        owner, _ = TILE.values(answer)
        return 1.0 * (owner != seat)
    mine = promise_of_ship(w, packed(s.aboard[seat]), SWAP.value(answer))
    most = 0.0
    for other in range(s.seats):
        if other != seat:
            most = max(most, promise_of_ship(w, packed(s.aboard[other]), SWAP.value(answer)))
    return max(0.0, A_FISH_DELIVERED + most - mine)


@large_rule
def best_start(w, s, seat, out, n, rng):
    """The best of a few spaces: the one with the best first stop."""
    best, most = out.answers[0], NEVER
    for _ in range(GLANCES):
        answer = out.answers[below(rng, n)]
        for course in range(DIRECTIONS):
            value = value_ahead(w, s, seat, PLACE.value(answer), course, 0)
            if value > most:
                best, most = answer, value
    return best


# --- plans --------------------------------------------------------------------------------------------------------


@large_rule
def sensible_plan(w, s, seat, rng):
    """The fog somewhere, and arrows that lead from one good place to the next."""
    foggy = below(rng, SLOTS)
    space, mast = int(s.boat[seat]), packed(s.aboard[seat])
    place = 0
    for slot in range(SLOTS):
        if slot == foggy:
            tile = WITH_LETTER[best_fold(w, s, seat, space, mast, rng)]
        else:
            tile, space, mast = best_leg(w, s, seat, space, mast, rng)
        place = place * len(TILES) + tile
    return PLAN.first + place


@large_rule
def best_fold(w, s, seat, space, mast, rng):
    """The side to fold: others may lose a fish, the own boat should not, and neither should ships that it can serve."""
    best, most = 0, NEVER
    for side in range(SIDE_COUNT):
        value = noise(w.fog_whim, rng)
        if mast and depth(s, space, side) <= 1:
            value -= w.lost
        for other in range(s.seats):
            if other != seat and s.height[other] > 0 and depth(s, int(s.boat[other]), side) <= 1:
                value += w.taken
        for place in range(OPEN_SHIPS):
            card = s.ship[side, place]
            if card != NONE:
                value -= w.wanted * promise_of_ship(w, mast, s.cargo[card])
        if value > most:
            best, most = side, value
    return best


@large_rule
def best_leg(w, s, seat, space, mast, rng):
    """The course to the best place, with some noise; that place; and the mast after it."""
    most, before = NEVER, promise(w, s, mast)
    best, goal, full = below(rng, DIRECTIONS), space, mast
    for course in range(DIRECTIONS):
        stop = space
        for _ in range(free_run(s, seat, space, course)):
            stop += STEP[course]
            value, after = visit(w, s, seat, stop, mast, before)
            value += noise(w.plan_whim, rng)
            if value > most:
                most, best, goal, full = value, course, stop, after
    return best, goal, full


# --- the value of a position --------------------------------------------------------------------------------------


@rule
def estimate(s, seat, out, rng):
    """The share of victory by the values for all seats; only before a round."""
    if s.step != PLANNING or s.planned or s.rounds == 1:
        return -1.0
    return share_expected(s, seat, WEIGHTS[0], VALUE_WEIGHTS)


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
                aim_arrows(WEIGHTS[0], s, other, rng)


@rule
def aim_arrows(w, s, seat, rng):
    """Turn the standing arrows of a seat to where it would want to go."""
    space, mast = int(s.boat[seat]), packed(s.aboard[seat])
    for slot in range(played(s, seat), SLOTS):
        if s.tile[seat, slot] < FOG:
            s.tile[seat, slot], space, mast = best_leg(w, s, seat, space, mast, rng)
