"""Sheets and ships from their scene: courses are sailed again, dice are laid again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.scenes import Reader, listed, place, whole
from archipel.games.deole.box import (
    BONUSES,
    BOXES,
    CASTAWAYS,
    COLOURS,
    CREW,
    HEADINGS,
    ISLAND,
    MODES,
    PIPS,
    PORTS,
    READY,
    ROUNDS,
    SIDE,
    SIXTH,
    SPACES,
    THIRD,
    TRACKS,
    TURNS,
    WRECK,
    C,
)
from archipel.games.deole.rules.crossing import is_own_coast
from archipel.games.deole.rules.modes import OPENING_VALUES, accepted
from archipel.games.deole.rules.queries import is_full_column
from archipel.games.deole.rules.sailing import astern, beyond, exits
from archipel.games.deole.state import CROSSED_OUT, DISASTER_DIE, FACE, NONE, OPENING, SITTING

BOX_VALUES = {"castaway": FACE, "disaster": DISASTER_DIE, "storm": CROSSED_OUT}
MOST_HELPERS = CASTAWAYS * ROUNDS  # [D9.7]
MOST_CROSSINGS = ROUNDS * TURNS + 4  # [D5.1, D7.2] a die a turn, and bonuses A, B, C and D


def read_sheets(s: Any, sheets: list[Any]) -> None:
    """One for each seat."""
    if len(sheets) != s.seats:
        raise BadScene("sheets", f"there is one for each of the {s.seats} seats, not {len(sheets)}")
    for seat, sheet in enumerate(sheets):
        fields = _fields(sheet)
        _read_side(s, seat, fields.take("side"))
        _read_tracks(s, seat, fields)
        _read_ship(s, seat, _fields(fields.take("ship", {})))
        _read_marks(s, seat, fields)
        for derived in ("modes", "columns", "spaces", "row"):
            fields.take(derived)
        fields.finish()


def _fields(value: Any) -> Reader:
    if not isinstance(value, Mapping):
        raise BadScene("sheets", f"a sheet, its tracks and its ship are objects, not {value!r}")
    return Reader(value)


def _read_side(s: Any, seat: int, side: Any) -> None:
    """A single player may sit anywhere [D9.1]; others sit where they sit [D2.1]."""
    if s.seats == 1 and s.step != SITTING:
        s.side[seat] = place("sheets", "green" if side is None else side, COLOURS)


# --- tracks -------------------------------------------------------------------------------------------------------


def _read_tracks(s: Any, seat: int, fields: Reader) -> None:
    found = fields.take("tracks", {})
    if not isinstance(found, Mapping):
        raise BadScene("sheets", f"tracks are an object, not {found!r}")
    for name in found:
        place("sheets", name, TRACKS)
    for track, name in enumerate(TRACKS):
        _read_track(s, seat, track, _fields(found.get(name, {})))
    used = [int(mode) for mode in s.mode[seat] if mode != NONE]
    if len(set(used)) < len(used):
        raise BadScene("sheets", "each mode is used on one track of a sheet [D4.2]")
    for box in range(BOXES):
        s.columns[seat] |= int(is_full_column(s, seat, box)) << box  # [D7.1]


def _read_track(s: Any, seat: int, track: int, fields: Reader) -> None:
    boxes = [_box(value) for value in listed("sheets", fields.take("boxes", []))]
    if len(boxes) > BOXES:
        raise BadScene("sheets", f"a track has {BOXES} boxes, not {len(boxes)} [D1.6]")
    boxes += [0] * (BOXES - len(boxes))
    _check_boxes(s, boxes)
    s.boxes[seat, track] = boxes
    mode = fields.take("mode")
    s.mode[seat, track] = NONE if mode is None else place("sheets", mode, MODES)
    _check_mode(s, seat, track)
    _read_helms(s, seat, track, fields)
    fields.finish()


def _box(value: Any) -> int:
    if isinstance(value, str):
        place("sheets", value, tuple(BOX_VALUES))
        return BOX_VALUES[value]
    return whole("sheets", value, range(PIPS + 1))


def _check_boxes(s: Any, boxes: list[int]) -> None:
    """Dice and faces from the left, then what is free, then disasters, and those of earlier rounds at the right."""
    order = [0 if 0 < value <= FACE else 1 if value == 0 else value for value in boxes]
    if order != sorted(order):
        raise BadScene("sheets", "dice and faces are laid from the left, disasters from the right [D4.1, D9.4]")
    if boxes[SIXTH] == FACE:
        raise BadScene("sheets", "the sixth box takes no face [D6.3]")
    if s.seats > 1 and max(boxes) > FACE:
        raise BadScene("sheets", "disasters are for a single player [D9.2]")


def _check_mode(s: Any, seat: int, track: int) -> None:
    """A track with dice has a mode, one of the five, and keeps to it [D4.2]."""
    mode, dice = int(s.mode[seat, track]), [int(value) for value in s.boxes[seat, track] if 0 < value <= PIPS]
    if mode == NONE:
        if dice and (s.step != OPENING or len(dice) > 1):
            raise BadScene("sheets", f"the {TRACKS[track]} track has been opened, so it has a mode [D4.2]")
        return
    if not dice or not s.modes >> mode & 1:
        raise BadScene("sheets", f"{MODES[mode]} cannot be the mode of the {TRACKS[track]} track [D4.2]")
    for count in range(len(dice)):
        seen, before, last = sum({1 << pips - 1 for pips in dice[:count]}), *([0, 0, *dice[:count]][-2:])
        takes = accepted(mode, seen, before, last, int(s.equals)) if count else OPENING_VALUES[mode]
        if not takes >> (dice[count] - 1) & 1:
            raise BadScene("sheets", f"{MODES[mode]} does not take {dice[: count + 1]} [D4.2]")


def _read_helms(s: Any, seat: int, track: int, fields: Reader) -> None:
    """Helms are ready or used; each comes from the start or from a die on its box [D1.7, D4.10]."""
    boxes = s.boxes[seat, track].tolist()
    won = READY[track] + sum(0 < boxes[box] <= PIPS and s.helms[track] >> box & 1 for box in range(BOXES))
    used = whole("sheets", fields.take("used", 0), range(won + 1))
    ready = whole("sheets", fields.take("helms", int(won - used)), range(won + 1))
    if ready + used != won:
        raise BadScene("sheets", f"the {TRACKS[track]} track has {won} helms in all, not {ready + used} [D4.10]")
    s.ready[seat, track], s.used[seat, track] = ready, used


# --- the ship -----------------------------------------------------------------------------------------------------


def _read_ship(s: Any, seat: int, ship: Reader) -> None:
    """The course is sailed again from the port on [D5.1, D5.2]."""
    port = whole("sheets", ship.take("port", 0), range(PORTS + 1))
    course = [place("sheets", heading, HEADINGS) for heading in listed("sheets", ship.take("course", []))]
    for derived in ("at", "next", "heading"):
        ship.take(derived)
    ship.finish()
    if course and not port:
        raise BadScene("sheets", "a voyage begins in a port [D5.2]")
    if len(course) > MOST_CROSSINGS:
        raise BadScene("sheets", f"nobody crosses {len(course)} spaces in one game [D5.1]")
    if port:
        _set_out(s, seat, port)
    for heading in course:
        _sail(s, seat, heading)


def _set_out(s: Any, seat: int, port: int) -> None:
    side = int(s.side[seat])
    if side == NONE:
        raise BadScene("sheets", "nobody sets out before choosing a side [D9.1]")
    s.port[seat], s.ahead[seat], s.heading[seat] = port, s.ports[side, port - 1], astern(side)


def _sail(s: Any, seat: int, heading: int) -> None:
    side, space, entered = int(s.side[seat]), int(s.ahead[seat]), int(s.heading[seat])
    if space == NONE or not exits(s, side, space, entered) >> heading & 1:
        raise BadScene("sheets", f"the course of seat {seat + 1} cannot be sailed [D5.1, D-R3]")
    s.crossed[seat, space // SIDE] |= 1 << space % SIDE
    s.course[seat] = s.course[seat] * 4 + heading
    s.steps[seat] += 1
    s.ahead[seat] = beyond(space, heading)
    s.heading[seat] = NONE if s.ahead[seat] == NONE else heading
    if s.chart[space] == ISLAND and is_own_coast(s, seat, space, entered):
        s.reached |= 1 << seat


# --- signs and bonuses --------------------------------------------------------------------------------------------


def _read_marks(s: Any, seat: int, fields: Reader) -> None:
    signs = listed("sheets", fields.take("signs", ["-"] * SIXTH + ["+"]))
    if len(signs) != BOXES or not set(map(str, signs)) <= {"+", "-"} or (signs[THIRD], signs[SIXTH]) != ("-", "+"):
        raise BadScene("sheets", f"six signs, the third a minus and the sixth a plus, not {signs!r} [D1.8, D6.1]")
    s.plus[seat] = sum(1 << box for box in range(SIXTH) if signs[box] == "+")
    for bonus in listed("sheets", fields.take("bonuses", [])):
        s.taken[seat] |= 1 << place("sheets", bonus, BONUSES)
    helpers = whole("sheets", fields.take("helpers", 0), range(MOST_HELPERS + 1 if s.seats == 1 else 1))
    s.helpers = helpers
    _check_marks(s, seat)


def _check_marks(s: Any, seat: int) -> None:
    """Nothing was won without an occasion [D6.1, D7.1, D7.5]."""
    dice = int(((s.boxes[seat] > 0) & (s.boxes[seat] <= PIPS)).sum())
    if s.steps[seat] > dice + (s.taken[seat] >> C & 1):
        raise BadScene("sheets", f"with {dice} dice nobody has crossed {s.steps[seat]} spaces [D5.1]")
    seen = [s.chart[space] for space in range(SPACES) if s.crossed[seat, space // SIDE] >> space % SIDE & 1]
    if s.plus[seat] and WRECK not in seen:
        raise BadScene("sheets", "a sign is turned by crossing a wreck [D6.1]")
    crew_six = 0 < s.boxes[seat, CREW, SIXTH] <= PIPS
    occasions = int(s.columns[seat]).bit_count() + int(crew_six) + (s.reached >> seat & 1)
    taken = int(s.taken[seat]).bit_count()
    if taken > occasions:
        raise BadScene("sheets", f"nobody takes {taken} bonuses on {occasions} occasions [D7.1]")
