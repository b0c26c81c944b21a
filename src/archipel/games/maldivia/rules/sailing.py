"""The spaces that a boat can reach. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.maldivia.box import CURRENT, EAST, INTO, NORTH, OUT_OF, SIZE, SOUTH, SPACES, STEP
from archipel.games.maldivia.events import SAILS, STAYS
from archipel.games.maldivia.rules.queries import depth, tile_in_play
from archipel.games.maldivia.state import LOOKING, PASSING

HALF = SPACES // 2  # a set of spaces is two numbers: the northern half and the southern half
WHOLE_ROW = (1 << SIZE) - 1


@rule
def is_in(low, high, space):
    """Tell whether a space belongs to a set."""
    return (low >> space if space < HALF else high >> (space - HALF)) & 1


@rule
def row_of(low, high, row):
    """The spaces of one row that belong to a set, as ten bits."""
    return (low >> row * SIZE if row < HALF // SIZE else high >> row * SIZE - HALF) & WHOLE_ROW


@rule
def can_reach(s, space):
    """Tell whether the boat that sails now can stop there."""
    return is_in(int(s.reach[0]), int(s.reach[1]), space)


@rule
def gap(space, other, course):
    """The number of steps on this course to another space; 0 or less when it does not lie ahead."""
    if course in (NORTH, SOUTH):
        rows = (other - space) // SIZE if other % SIZE == space % SIZE else 0
        return rows if course == SOUTH else -rows
    columns = other - space if other // SIZE == space // SIZE else 0
    return columns if course == EAST else -columns


@large_rule
def free_run(s, seat, space, course):
    """The number of free spaces ahead: to the edge [V3.3], or to another boat [V3.2]."""
    return run_past(s, seat, space, course, s.seats)


@large_rule
def run_past(s, seat, space, course, boats):
    """The same if only the boats of the first seats, so many of them, are in the way."""
    run = int(depth(s, space, course))
    for other in range(boats):
        steps = gap(space, int(s.boat[other]), course)
        if other != seat and 0 < steps <= run:
            run = steps - 1
    return run


@rule
def begins_current(s, space, course):
    """Tell whether a boat on this course enters a current there where it begins [V3.5, V3.7]."""
    return s.sea[space] >= CURRENT and INTO[s.sea[space]] == course


@large_rule
def straight_on(s, seat, space, course, boats):
    """The free spaces ahead [V3.1], and among them the currents that are entered where they begin [V3.5, V3.7]."""
    low = high = begun_low = begun_high = 0
    for _ in range(run_past(s, seat, space, course, boats)):
        space += STEP[course]
        bit = 1 << (space if space < HALF else space - HALF)
        begins = begins_current(s, space, course)
        if space < HALF:
            low |= bit
            begun_low |= bit * begins
        else:
            high |= bit
            begun_high |= bit * begins
    return low, high, begun_low, begun_high


@rule
def along_currents(s, seat, low, high, boats):
    """The same for all the courses on which these currents let a boat go [V3.5]; a blocked tip lets none [V-R18]."""
    to_low = to_high = begun_low = begun_high = 0
    for row in range(SIZE):
        begun = row_of(low, high, row)
        for column in range(SIZE if begun else 0):
            if begun >> column & 1:
                space = row * SIZE + column
                a, b, c, d = straight_on(s, seat, space, OUT_OF[s.sea[space]], boats)
                to_low |= a
                to_high |= b
                begun_low |= c
                begun_high |= d
    return to_low, to_high, begun_low, begun_high


@large_rule
def chart(s, seat, course):
    """Find all spaces that the boat can stop on; one that begins on a current does not turn [V3.8, V-R19]."""
    turns = s.sea[s.boat[seat]] < CURRENT
    s.reach[0], s.reach[1] = all_stops(s, seat, course, s.seats, turns)


@large_rule
def all_stops(s, seat, course, boats, turns):
    """All spaces to stop on, with every current followed or not, if the boat turns at all [V3.6, V-R17].

    A current is followed once; that a boat could come to it again leads it nowhere new.
    """
    begun = int(s.boat[seat])
    used_low = used_high = 0
    low, high, more_low, more_high = straight_on(s, seat, begun, course, boats)
    while turns and more_low | more_high:
        used_low |= more_low
        used_high |= more_high
        to_low, to_high, more_low, more_high = along_currents(s, seat, more_low, more_high, boats)
        low |= to_low
        high |= to_high
        more_low &= ~used_low
        more_high &= ~used_high
    if begun < HALF:
        return low & ~(1 << begun), high  # [V-R17] the boat does not end where it began
    return low, high & ~(1 << (begun - HALF))


@large_rule
def could_reach(s, seat, space, turns):
    """Tell whether the boat could stop there if no other boat were in the way, turning at currents or not."""
    low, high = all_stops(s, seat, int(tile_in_play(s)), 0, turns)
    return is_in(low, high, space)


@rule
def sail(s, seat, space):
    """The boat moves, and what the space allows may be done [V3.1, V4.1]."""
    tell_legs(s, seat, int(tile_in_play(s)), space)
    s.boat[seat] = space
    drop_chart(s)
    s.step = LOOKING


@rule
def tell_legs(s, seat, course, goal):
    """Tell each straight leg of the way with the fewest currents [V3.5, V3.6]."""
    legs = 1
    while not tell_way(s, seat, int(s.boat[seat]), course, goal, legs):
        legs += 1


@large_rule
def tell_way(s, seat, corner, course, goal, legs):
    """Tell a way to the goal that has so many legs and return True; tell nothing if there is none."""
    if legs == 1:
        found = 0 < gap(corner, goal, course) <= free_run(s, seat, corner, course)
        if found:
            tell(s, SAILS, seat, corner, goal)
        return found
    space = corner
    for _ in range(free_run(s, seat, corner, course)):
        space += STEP[course]
        if begins_current(s, space, course):
            tell(s, SAILS, seat, corner, space)
            if tell_way(s, seat, space, int(OUT_OF[s.sea[space]]), goal, legs - 1):
                return True
            s.told -= 1
    return False


@rule
def stay(s, seat):
    """Without a move there is no action [V3.4, V-R9]."""
    tell(s, STAYS, seat)
    drop_chart(s)
    s.step = PASSING


@rule
def drop_chart(s):
    """The reach is known only while the boat is about to sail."""
    s.reach[0] = 0
    s.reach[1] = 0
