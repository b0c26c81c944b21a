"""The ways that a ship may go. Headings are bits, the north lowest. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.kernel import rule
from archipel.games.deole.box import PORTS, SIDE, WINDS
from archipel.games.deole.state import NONE

NORTH, EAST, SOUTH, WEST = range(4)


@rule
def astern(heading):
    """The opposite heading, or the side opposite a side."""
    return heading ^ 2


@rule
def beyond(space, heading):
    """The space on the other side of an edge; NONE off the map."""
    row, column = space // SIDE, space % SIDE
    if heading == NORTH:
        return space - SIDE if row > 0 else NONE
    if heading == EAST:
        return space + 1 if column < SIDE - 1 else NONE
    if heading == SOUTH:
        return space + SIDE if row < SIDE - 1 else NONE
    return space - 1 if column > 0 else NONE


@rule
def is_own_port(s, side, space):
    """Tell whether this side has a port at the space [D1.3]."""
    ports = 0
    for port in range(PORTS):
        ports += s.ports[side, port] == space
    return ports > 0


@rule
def exits(s, side, space, heading):
    """The edges by which a space may be left: on the map or by an own port, never back [D5.1, D5.7, D-R1, D-R3]."""
    ways = int(is_own_port(s, side, space)) << side  # [D-R9]
    for way in range(WINDS):
        ways |= int(beyond(space, way) != NONE) << way
    return ways & ~(1 << astern(heading))


@rule
def driven(ways, heading, track):
    """The ways that a die on this track leaves [D5.3, D-R2]: all with a tail wind [D5.4] or by rowing [D5.5]."""
    if 0 <= track < WINDS and track != astern(heading):
        return ways & (1 << track)
    return ways


@rule
def courses(s, seat, track):
    """The ways on for the ship, after a die on this track."""
    heading = int(s.heading[seat])
    return driven(exits(s, int(s.side[seat]), int(s.ahead[seat]), heading), heading, track)


@rule
def harbours(s, seat, track):
    """A bit for each port from which a first die on this track leads on [D5.2, D-R7]."""
    side = int(s.side[seat])
    heading = astern(side)
    found = 0
    for port in range(PORTS):
        ways = driven(exits(s, side, int(s.ports[side, port]), heading), heading, track)
        found |= int(ways != 0) << port
    return found


@rule
def can_sail(s, seat, track):
    """Tell whether a die on this track leaves the ship a way; at home none is needed [D5.8, D-R3, D-R8]."""
    if s.port[seat] == 0:
        return harbours(s, seat, track) != 0
    return s.ahead[seat] == NONE or courses(s, seat, track) != 0


# --- the way home -------------------------------------------------------------------------------------------------


@rule
def missing(s, seat):
    """The fewest crossings to an own port, whatever the winds; 0 in port and at home [D8.3, D-R23, D-R36]."""
    if s.ahead[seat] == NONE:
        return 0
    return missing_from(s, seat, int(s.ahead[seat]), int(s.heading[seat]))


@rule
def missing_from(s, seat, space, heading):
    """The fewest crossings for a ship that is about to enter this space."""
    side = int(s.side[seat])
    fewest = SIDE * SIDE
    for port in range(PORTS):
        fewest = min(fewest, crossings(space, heading, side, int(s.ports[side, port])))
    return fewest


@rule
def crossings(space, heading, side, port):
    """Straight down to the side and along it, and a detour where the heading forbids the straight way.

    Seen from the side: `down` rows are left to it, and the port lies `across` columns to the right or left. A ship that
    heads away in the port's own column has to go round; so has one that heads along the side, away from the port.
    """
    down, across = offset(side, space, port)
    away = heading == astern(side)
    detour = 0
    if away and across == 0:
        detour = 2 if down > 0 else 4
    elif down == 0 and across * sideways(side, heading) < 0:
        detour = 2
    return down + abs(across) + 1 + detour


@rule
def offset(side, space, port):
    """The distance of the port from the space: rows towards the side, then columns east or rows south along it."""
    rows = port // SIDE - space // SIDE
    columns = port % SIDE - space % SIDE
    if side in (NORTH, SOUTH):
        return abs(rows), columns
    return abs(columns), rows


@rule
def sideways(side, heading):
    """1 for a heading eastward or southward along a side, −1 for the opposite, 0 for one towards or away from it."""
    if heading == side or heading == astern(side):
        return 0
    return 1 if heading in (EAST, SOUTH) else -1
