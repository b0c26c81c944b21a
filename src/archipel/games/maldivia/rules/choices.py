"""All legal answers. The reasons for refusals are in legality and actions; this module lists what they allow."""

from __future__ import annotations

import numpy as np

from archipel.core.kernel import CHANCE, large_rule, rule
from archipel.games.maldivia.answers import (
    BITE,
    DELIVER,
    DONE,
    DROP,
    ENOUGH,
    FISH,
    GIVE,
    KEEP,
    PLACE,
    PLAN,
    RELEASE,
    SAIL,
    STAY,
    STEAL,
    STOW,
    SWAP,
    TAKE,
    TILE,
    TURN,
    TWIST,
)
from archipel.games.maldivia.box import CARDS, FOG, OPEN_SHIPS, SIDES, SIZE, SLOTS, SPACES
from archipel.games.maldivia.rules.actions import (
    refusal_of_dropping,
    refusal_of_fishing,
    refusal_of_keeping,
    refusal_of_octopus,
    refusal_of_releasing,
    refusal_of_setting,
    refusal_of_shark,
    refusal_of_side,
    refusal_of_stealing,
    refusal_of_stowing,
)
from archipel.games.maldivia.rules.legality import refusal_of_taking, refusal_of_tile
from archipel.games.maldivia.rules.queries import (
    COLOUR_COUNT,
    SIDE_COUNT,
    boat_on,
    folded_side,
    holds,
    island_of,
    to_act,
)
from archipel.games.maldivia.rules.sailing import row_of
from archipel.games.maldivia.state import (
    ACTING,
    GATHERING,
    GIVING,
    LEGAL,
    NONE,
    PLACING,
    PLANNING,
    POINTING,
    REARRANGING,
    SAILING,
    STOWING,
    SWAPPING,
    TAKING,
)

QUARTERS = 3
PLANS = np.array(
    [answer for answer in range(PLAN.first, PLAN.stop) if sum(tile >= FOG for tile in PLAN.values(answer)) == 1],
    np.int64,
)  # [V1.6] the 1,024 plans with three arrows and one fog tile


@rule
def legal(s, seat, out):
    """Write every answer that this seat may give."""
    asked = to_act(s)
    if seat == CHANCE or asked == CHANCE or not asked >> seat & 1:
        return 0
    if s.step == SAILING:
        return courses(s, out)
    if s.step == ACTING or s.step == GATHERING:
        return doings(s, seat, out)
    if s.step == STOWING or s.step == REARRANGING:
        return stowings(s, seat, out)
    if s.step == PLANNING:
        return plans(out)
    if s.step == PLACING:
        return places(s, out)
    return requests(s, seat, out)


@rule
def plans(out):
    """The plans are always the same [V2.1]."""
    for i in range(len(PLANS)):
        out.answers[i] = PLANS[i]
    return len(PLANS)


@rule
def places(s, out):
    """Every free space [V1.7]."""
    n = 0
    for space in range(SPACES):
        out.answers[n] = PLACE.answer(space)
        n += boat_on(s, space) == NONE
    return n


@large_rule
def courses(s, out):
    """Every space within reach, or none of them [V3.1, V3.4]."""
    n = 0
    for row in range(SIZE):
        reached = row_of(int(s.reach[0]), int(s.reach[1]), row)
        for column in range(SIZE if reached else 0):
            out.answers[n] = SAIL.answer(row * SIZE + column)
            n += reached >> column & 1  # written in any case, kept if legal: no branch to mispredict
    out.answers[n] = STAY
    return n + 1


@large_rule
def doings(s, seat, out):
    """The actions that the space allows [V4.1]; while fish are gathered, only more of them [V4.9]."""
    out.answers[0] = FISH
    n = int(refusal_of_fishing(s, seat, s.step) == LEGAL)
    for victim in range(s.seats):
        out.answers[n] = STEAL.answer(victim)
        n += refusal_of_stealing(s, seat, victim, s.step) == LEGAL
    if s.step == GATHERING:
        out.answers[n] = ENOUGH
        return n + 1
    out.answers[n] = TWIST
    n += refusal_of_octopus(s, seat) == LEGAL
    out.answers[n] = BITE
    n += refusal_of_shark(s, seat) == LEGAL
    for side in range(SIDE_COUNT):
        if refusal_of_side(s, seat, side) == LEGAL:
            n = deliveries(s, seat, side, out, n)
    out.answers[n] = DONE
    return n + 1


@rule
def deliveries(s, seat, side, out, n):
    """The open ships of one side that the fish on the mast can serve [V5.3]."""
    first = n
    for place in range(OPEN_SHIPS):
        card = s.ship[side, place]
        if card != NONE and holds(s.aboard[seat], s.cargo[card]):
            out.answers[n] = DELIVER.answer(side, s.cargo[card])
            n += n == first or out.answers[n] != out.answers[first]  # equal ships once
    return n


@large_rule
def stowings(s, seat, out):
    """The next fish for the mast, or back to the supply [V6.2]."""
    n = 0
    for fish in range(COLOUR_COUNT):
        out.answers[n] = STOW.answer(fish)
        setting = s.step == REARRANGING
        n += (refusal_of_setting(s, seat, fish) if setting else refusal_of_stowing(s, seat, fish)) == LEGAL
    if s.step == REARRANGING:
        out.answers[n] = KEEP
        return n + (refusal_of_keeping(s) == LEGAL)
    out.answers[n] = DROP
    n += refusal_of_dropping(s, seat) == LEGAL
    out.answers[n] = RELEASE
    return n + (refusal_of_releasing(s) == LEGAL)


@large_rule
def requests(s, seat, out):
    """Answers for octopus and shark, and the ship to swap."""
    if s.step == POINTING:
        return tiles(s, out)
    if s.step == GIVING:
        return gifts(s, seat, out)
    if s.step == TAKING:
        return prey(s, seat, out)
    if s.step == SWAPPING:
        return swaps(s, out)
    for quarter in range(QUARTERS):
        out.answers[quarter] = TURN.answer(quarter)
    return QUARTERS


@rule
def tiles(s, out):
    """Every tile that still stands."""
    n = 0
    for owner in range(s.seats):
        for slot in range(SLOTS):
            out.answers[n] = TILE.answer(owner, slot + 1)
            n += refusal_of_tile(s, owner, slot) == LEGAL
    return n


@rule
def gifts(s, seat, out):
    """The player's own cards, equal ones once; equal cards have neighbouring numbers."""
    n = 0
    for card in range(CARDS):
        if int(s.held[seat]) >> card & 1:
            out.answers[n] = GIVE.answer(island_of(card), s.cargo[card])
            n += n == 0 or out.answers[n] != out.answers[n - 1]
    return n


@rule
def prey(s, seat, out):
    """The others' cards by their backs."""
    n = 0
    for victim in range(s.seats):
        for island in range(SIDES):
            out.answers[n] = TAKE.answer(victim, island)
            n += refusal_of_taking(s, seat, victim, island) == LEGAL
    return n


@rule
def swaps(s, out):
    """The open ships of the folded side; two different ones, or nobody would be asked [V7.9]."""
    side = folded_side(s)
    for place in range(OPEN_SHIPS):
        out.answers[place] = SWAP.answer(s.cargo[s.ship[side, place]])
    return OPEN_SHIPS
