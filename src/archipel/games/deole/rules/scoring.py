"""The points of a voyage and of a sheet, and the standings. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import CANNOT_WIN, rule
from archipel.games.deole.box import BOXES, CREW, PIPS, SIXTH, TRACKS, WINDS, E, F
from archipel.games.deole.rules.queries import farthest_row, is_alone, is_home, last_position, spaces_crossed
from archipel.games.deole.rules.sailing import missing
from archipel.games.deole.state import NOT_LOST

ISLE = 5  # [D6.4] points
HELM_COSTS = 2  # [D8.6]
HUGE = 1 << 10  # more than any total, crew track or exploration


@rule
def scores(s, table):
    """Every line of the sheet, as if the game ended now."""
    for seat in range(s.seats):
        table[seat, 0] = isle_points(s, seat)
        table[seat, 1] = gauge_points(s, seat)
        table[seat, 2] = space_points(s, seat)
        table[seat, 3] = -missing(s, seat)
        for wind in range(WINDS):
            table[seat, 4 + wind] = wind_points(s, seat, wind)
        table[seat, 8] = crew_points(s, seat)
        table[seat, 9] = used_points(s, seat)
        table[seat, 10] = ready_points(s, seat)


# --- exploration --------------------------------------------------------------------------------------------------


@rule
def isle_points(s, seat):
    """For Éolia, reached by the own coast [D6.4]."""
    return ISLE if s.reached >> seat & 1 else 0


@rule
def gauge_points(s, seat):
    """For the farthest row, home or not [D1.5, D8.1, D-R24]."""
    row = farthest_row(s, seat)
    return int(s.gauge[row - 1]) if row > 0 else 0


@rule
def space_points(s, seat):
    """Two for each space when home, one otherwise [D8.2, D-R22]."""
    return spaces_crossed(s, seat) * (2 if is_home(s, seat) else 1)


@rule
def exploration(s, seat):
    """All points of the voyage [D8.7]."""
    return isle_points(s, seat) + gauge_points(s, seat) + space_points(s, seat) - missing(s, seat)


# --- the sheet ----------------------------------------------------------------------------------------------------


@rule
def wind_points(s, seat, wind):
    """The number under the last filled box [D8.4, D-R10]."""
    box = last_position(s, seat, wind)
    return int(s.values[box - 1]) if box > 0 else 0


@rule
def crew_points(s, seat):
    """The sum of the dice with their signs: plus where it was turned, and in the sixth box [D1.8, D8.5]."""
    signs = int(s.plus[seat]) | 1 << SIXTH
    points = 0
    for box in range(BOXES):
        value = int(s.boxes[seat, CREW, box])
        if value <= PIPS:
            points += value if signs >> box & 1 else -value
    return points


@rule
def used_points(s, seat):
    """Each helm used costs, unless bonus E was taken [D7.7, D8.6]."""
    helms = 0
    for track in range(len(TRACKS)):
        helms += int(s.used[seat, track])
    return 0 if s.taken[seat] >> E & 1 else -HELM_COSTS * helms


@rule
def ready_points(s, seat):
    """With bonus F each helm still ready is worth a point [D7.8, D-R19]."""
    helms = 0
    for track in range(len(TRACKS)):
        helms += int(s.ready[seat, track])
    return helms if s.taken[seat] >> F & 1 else 0


# --- winning ------------------------------------------------------------------------------------------------------


@rule
def standing(s, seat):
    """Total, then crew track, then exploration; equals share [D8.7, D-R25]. Alone, not to be lost [D9.12, D-R32]."""
    if is_alone(s) and s.lost != NOT_LOST:
        return CANNOT_WIN
    crew, explored = crew_points(s, seat), exploration(s, seat)
    total = explored + crew + used_points(s, seat) + ready_points(s, seat)
    for wind in range(WINDS):
        total += wind_points(s, seat, wind)
    return (total * HUGE + crew) * HUGE + explored
