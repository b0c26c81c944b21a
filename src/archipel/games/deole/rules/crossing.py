"""Sailing, and the things on the way. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import tell
from archipel.core.kernel import large_rule, rule
from archipel.games.deole.box import CASTAWAYS, ISLAND, SIDE, TEN, WRECK
from archipel.games.deole.events import DEPARTS, EOLIA, HOMES, RESCUES, SAILS, SMILES, WRECKS
from archipel.games.deole.rules.bonuses import complete_column, earn, go_on
from archipel.games.deole.rules.choices import TURNABLE
from archipel.games.deole.rules.queries import farthest_row, first_free, is_alone, tracks_for_a_face
from archipel.games.deole.rules.rounds import weather
from archipel.games.deole.rules.sailing import astern, beyond
from archipel.games.deole.state import (
    DEPARTING,
    FACE,
    GONE,
    NONE,
    NOT_LOST,
    NOW,
    SIGNING,
    SMILING,
    STEERING,
)


@rule
def set_sail(s, seat):
    """A die that was laid moves the ship [D5.1], unless it is home [D5.8, D-R8]."""
    if s.port[seat] == 0:
        s.step = DEPARTING
    elif s.ahead[seat] != NONE:
        s.step = STEERING
    else:
        s.track = NONE
        go_on(s)


@rule
def depart(s, seat, port):
    """The voyage begins: the port lies astern [D5.2, D-R7]."""
    side = int(s.side[seat])
    s.port[seat] = port + 1
    s.ahead[seat] = s.ports[side, port]
    s.heading[seat] = astern(side)
    s.step = STEERING
    tell(s, DEPARTS, seat, port + 1)


@large_rule
def sail(s, seat, heading):
    """The space ahead is crossed and left by this edge [D5.1, D5.6, D-R1]; then the ship meets the things on it."""
    space, entered = int(s.ahead[seat]), int(s.heading[seat])
    weather(s, space)
    if s.lost != NOT_LOST:
        return
    s.track = NONE
    s.crossed[seat, space // SIDE] |= 1 << space % SIDE
    s.course[seat] = s.course[seat] * 4 + heading
    s.steps[seat] += 1
    s.ahead[seat] = beyond(space, heading)
    s.heading[seat] = heading
    tell(s, SAILS, seat, space, heading)
    if s.ahead[seat] == NONE:
        s.heading[seat] = NONE  # [D5.7] through an own port
        tell(s, HOMES, seat, space)
    meet(s, seat, space, entered)


@rule
def meet(s, seat, space, entered):
    """A wreck, the island, a castaway, or nothing [D1.4]."""
    sight = s.chart[space]
    if sight == WRECK and s.plus[seat] != TURNABLE:
        s.step = SIGNING  # [D6.1, D-R15]
        return
    if sight == ISLAND:
        land(s, seat, space, entered)
    elif rescue(s, seat, space) and tracks_for_a_face(s, seat) != 0:
        s.step = SMILING
        return
    go_on(s)


# --- Éolia --------------------------------------------------------------------------------------------------------


@rule
def land(s, seat, space, entered):
    """The island counts once, by the coast of the player's own colour [D6.4, D-R16]."""
    if is_own_coast(s, seat, space, entered) and not s.reached >> seat & 1:
        s.reached |= 1 << seat
        tell(s, EOLIA, seat)
        if s.star != GONE and is_on_the_way_out(s, seat):
            s.star = NOW
            earn(s, seat)  # [D6.5]


@rule
def is_own_coast(s, seat, space, entered):
    """Tell whether the ship came onto the island over an edge that faces its own side [D1.4]."""
    if entered != astern(int(s.side[seat])):
        return False
    behind = beyond(space, astern(entered))
    return behind == NONE or s.chart[behind] != ISLAND


@rule
def is_on_the_way_out(s, seat):
    """Alone the bonus has to be won before the zone of 10 points [D9.8]."""
    return not is_alone(s) or s.gauge[farthest_row(s, seat) - 1] < TEN


# --- wrecks and castaways -----------------------------------------------------------------------------------------


@rule
def turn_sign(s, seat, box):
    """A minus becomes a plus [D6.1]."""
    s.plus[seat] |= 1 << box
    tell(s, WRECKS, seat, box + 1)
    go_on(s)


@rule
def rescue(s, seat, space):
    """The first to cross takes the castaway on board [D6.2, D-R14]; alone it can help later [D9.7]."""
    for i in range(CASTAWAYS):
        if s.castaways[i] == space:
            s.castaways[i] = NONE
            s.helpers += is_alone(s)
            tell(s, RESCUES, seat, space)
            return True
    return False


@large_rule
def draw_face(s, seat, track):
    """It fills a box and is worth nothing [D6.2, D6.3, D-R10]."""
    box = first_free(s, seat, track)
    s.boxes[seat, track, box] = FACE
    tell(s, SMILES, seat, track, box + 1)
    complete_column(s, seat, box)
    go_on(s)
