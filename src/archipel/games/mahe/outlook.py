"""The outlook of a seat: the share of this egg card, of the next one and of later ones that it may expect.

It is a sum of learned numbers (see `weights`): for every turtle, by its space and by when it moves; and for every pair
of a turtle of the seat with another one, by both spaces and by who sits on top. Shares are counted from the fair one.
"""

from __future__ import annotations

from archipel.core.kernel import large_rule, rule
from archipel.games.mahe.box import BEACH, MOST_TURTLES, RAFT
from archipel.games.mahe.rules.queries import owner
from archipel.games.mahe.state import NONE

FEWEST_SEATS = 2
SPACES = BEACH + 1
ROLES = 8  # when a turtle moves, as `role` counts
PAIR = SPACES * SPACES + SPACES  # both spaces; and the shared space of two in a stack, the first on top
OURS, THEIRS, PAIRS = 0, ROLES * SPACES, 2 * ROLES * SPACES  # where the numbers of own turtles, others, pairs begin
MOVING, RESTING = True, False  # the pairs with a turtle of the crew that moves, or the others
OWN_PAIR, MOVES_LATER, MOVES_EARLIER = range(3)
COUNT = PAIRS + 3 * PAIR
HUNDREDTHS = 100.0  # of a card: the unit of the tables
CARDS = 3  # this card, the next one, and those after it
BITS, ROLE_BITS = 5, 4  # of a space and of a role


@rule
def spaces_of(s):
    """The spaces of all turtles in one number."""
    spaces = 0
    for turtle in range(s.turtles):
        spaces |= int(s.space[turtle]) << BITS * turtle
    return spaces


@rule
def crew_of(s, turtle):
    """A bit for the turtle and for each one above it."""
    crew = 0
    while turtle != NONE:
        crew |= 1 << turtle
        turtle = int(s.rider[turtle])
    return crew


@rule
def stacks_of(s):
    """The crews of all turtles in one number."""
    stacks = 0
    for turtle in range(s.turtles):
        stacks |= crew_of(s, turtle) << MOST_TURTLES * turtle
    return stacks


@rule
def moved(spaces, crew, space, turtles):
    """The spaces after this crew has come to this space."""
    for turtle in range(turtles):
        if crew >> turtle & 1:
            at = BITS * turtle
            spaces = spaces & ~(31 << at) | space << at
    return spaces


@rule
def turtles_of(s, seat):
    """A bit for each turtle of a seat."""
    return 1 << seat if s.turtles == s.seats else 3 << 2 * seat


@rule
def roles_of(s, turn, waiting):
    """The roles of all turtles in one number."""
    roles = 0
    for turtle in range(s.turtles):
        roles |= role(s, turtle, turn, waiting) << ROLE_BITS * turtle
    return roles


@rule
def is_above(stacks, crew, one, other):
    """Tell whether one of two turtles on the same space sits above the other, after the crew has climbed there."""
    climbed = crew >> one & 1
    if climbed != crew >> other & 1:
        return climbed
    return stacks >> MOST_TURTLES * other + one & 1


@rule
def role(s, turtle, turn, waiting):
    """The order in which turtles move, after the turtle `turn`: the lower, the earlier.

    With two turtles each it is even when a seat picks next, and odd when the turtle `waiting` is next.
    """
    distance, seats = int(owner(s, turtle)) - int(owner(s, turn)), int(s.seats)
    if s.turtles == seats:
        return distance - 1 if distance > 0 else distance - 1 + seats
    if waiting == NONE:
        return 2 * (distance - 1 if distance > 0 else distance - 1 + seats)
    if distance == 0:
        return 1 if turtle == waiting else 2 * seats + 1
    return 2 * (distance if distance > 0 else distance + seats) + 1


@large_rule
def outlook(s, sea, is_moving, tables):
    """The seat's share of this card, of the next and of later ones, less the fair share.

    `sea` is (the seat's turtles, roles, spaces, stacks, the crew that moves). Only pairs with a turtle of the crew are
    added up, which change when it moves; or only the others.
    """
    row, this, following, later = s.seats - FEWEST_SEATS, 0.0, 0.0, 0.0
    for one in range(s.turtles):
        partners = partners_of(s, sea, one, is_moving)
        for other in range(s.turtles):
            at = place(sea, one, other) if partners >> other & 1 else -1
            if at >= 0:
                this += tables[row, at, 0]
                following += tables[row, at, 1]
                later += tables[row, at, 2]
    return this / HUNDREDTHS, following / HUNDREDTHS, later / HUNDREDTHS


@rule
def partners_of(s, sea, one, is_moving):
    """A bit for each turtle that is added up together with this one, itself included."""
    own, crew, everybody = sea[0], sea[4], (1 << int(s.turtles)) - 1
    wanted = crew if is_moving else everybody & ~crew
    if not own >> one & 1:
        return wanted & 1 << one
    if crew >> one & 1:
        return everybody if is_moving else 0
    return wanted


@rule
def place(sea, one, other):
    """The place of a pair of turtles in the tables, or of a single one, paired with itself; -1 for all other pairs."""
    own, roles, spaces, stacks, crew = sea
    when, space, is_own = roles >> ROLE_BITS * one & 15, spaces >> BITS * one & 31, own >> one & 1
    if one == other:
        return (OURS if is_own else THEIRS) + when * SPACES + space
    then, is_own_too = roles >> ROLE_BITS * other & 15, own >> other & 1
    if not is_own or (is_own_too and (then < when or (then == when and other < one))):
        return -1
    kind = OWN_PAIR if is_own_too else MOVES_EARLIER if then < when else MOVES_LATER
    there = spaces >> BITS * other & 31
    is_on_top = space == there and space != RAFT and is_above(stacks, crew, one, other)
    return PAIRS + kind * PAIR + (SPACES * SPACES + space if is_on_top else space * SPACES + there)
