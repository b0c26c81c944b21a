"""Setting the record from a scene: courses are sailed again, dice are laid again."""

from __future__ import annotations

from typing import Any

from archipel.core.scene_fields import set_bits
from archipel.core.scenes import SceneValues, refuse
from archipel.games.deole.box import BOXES, CASTAWAYS, COLOURS, DICE, GREEN, ISLAND, PIPS, READY, SIDE, SIXTH, WINDS
from archipel.games.deole.rules.crossing import is_own_coast
from archipel.games.deole.rules.queries import is_full_column
from archipel.games.deole.rules.sailing import astern, beyond
from archipel.games.deole.scene import checking
from archipel.games.deole.state import CROSSED_OUT, NONE, STEPS


def fill(s: Any, values: SceneValues) -> None:
    """Set the record."""
    values.copy("step", "first", "active", rounds="round", turns="turn")
    refuse(checking.check_modes(s, set_bits(values.modes)))
    s.modes = set_bits(values.modes)
    refuse(checking.check_castaways(s, values.castaways))
    for space in values.castaways[:1]:
        alike = (s.chart == s.chart[space]).nonzero()[0].tolist()
        s.castaways[:] = [other if other in values.castaways else NONE for other in alike[:CASTAWAYS]]
    for seat, sheet in enumerate(values.sheets):
        _fill_sheet(s, seat, sheet)
    s.star, s.lost = values.eolia.bonus, values.lost + 1
    s.storm[:] = (s.boxes[0, :WINDS] == CROSSED_OUT).sum(axis=1)
    _fill_dice(s, values)


def _fill_sheet(s: Any, seat: int, sheet: Any) -> None:
    if s.seats == 1 and STEPS[s.step] != "side":  # [D9.1] a single player may sit anywhere
        s.side[seat] = GREEN if sheet.side in (None, NONE) else sheet.side
    for track, lane in sheet.tracks.items():
        s.boxes[seat, track, : len(lane.boxes)], s.mode[seat, track] = lane.boxes, lane.mode
        dice = [box for box, value in enumerate(lane.boxes) if 0 < value <= PIPS]
        won = READY[track] + sum(int(s.helms[track]) >> box & 1 for box in dice)  # [D1.7, D4.10]
        s.used[seat, track], s.ready[seat, track] = lane.used, won - lane.used
    s.columns[seat] = set_bits(box for box in range(BOXES) if is_full_column(s, seat, box))  # [D7.1]
    s.plus[seat] = set_bits(box for box, sign in enumerate(sheet.signs[:SIXTH]) if sign)
    s.taken[seat] = set_bits(sheet.bonuses)
    s.helpers = sheet.helpers
    _sail(s, seat, sheet.ship)
    refuse(checking.check_tracks(s, seat))
    refuse(checking.check_sheet(s, seat, sheet.signs))


def _sail(s: Any, seat: int, ship: Any) -> None:
    """Sail the course again, from the port on [D5.1, D5.2]."""
    side = int(s.side[seat])
    refuse(checking.check_port(s, seat, ship))
    if ship.port:
        s.port[seat], s.ahead[seat], s.heading[seat] = ship.port, s.ports[side, ship.port - 1], astern(side)
    chart, crossed, course, steps, ahead, headings = s.chart, s.crossed[seat], s.course, s.steps, s.ahead, s.heading
    for heading in ship.course:
        refuse(checking.check_course(s, seat, heading))
        space, entered = int(ahead[seat]), int(headings[seat])
        crossed[space // SIDE] |= 1 << space % SIDE
        course[seat] = course[seat] * 4 + heading
        steps[seat] += 1
        ahead[seat] = beyond(space, heading)
        headings[seat] = NONE if ahead[seat] == NONE else heading
        if chart[space] == ISLAND and is_own_coast(s, seat, space, entered):
            s.reached |= 1 << seat


def _fill_dice(s: Any, values: SceneValues) -> None:
    values.copy("source", "track", "owed")
    if values.die != NONE:
        s.hue, s.pips = divmod(values.die, PIPS + 1)
    for counts, dice in ((s.tray, values.tray), (s.rose, values.rose)):
        counts[:] = [dice.count(die) for die in range(DICE)]
    bag = _rest(s)
    s.bag[:] = [values.bag.get(colour, max(0, bag[colour])) for colour in range(WINDS)]


def _rest(s: Any) -> list[int]:
    """Return all dice that lie nowhere else, as far as that can be known: after a round they go back into the bag."""
    bag = [int(count) - checking.on_table(s, colour) for colour, count in enumerate(s.bag)]
    for track, count in enumerate(checking.on_sheets(s) if s.rounds == 0 else ()):
        for _ in range(count):
            bag[track if track < len(COLOURS) else bag.index(max(bag))] -= 1
    return bag
