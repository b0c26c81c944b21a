"""The fields of a scene: their usual values, and how the record is written and set where it holds them differently."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from archipel.core.scene_fields import Derived, Flag, Maybe, Name, Seat, Whole, bits, set_bits
from archipel.core.scene_lists import Bits, ByName, Counted, List, Object, PerSeat
from archipel.core.scenes import on_snapshot, refuse
from archipel.games.deole import box
from archipel.games.deole.box import BOXES, COLOURS, MODES, PIPS, ROUNDS, SIDE, SIXTH, SYMBOLS, TRACKS, TURNS, WINDS
from archipel.games.deole.rules import queries
from archipel.games.deole.rules.crossing import is_own_coast
from archipel.games.deole.rules.sailing import astern, beyond
from archipel.games.deole.scene import checking
from archipel.games.deole.state import CROSSED_OUT, DISASTER, ENDINGS, GONE, NONE, OPEN, SOURCES, STARS, STEPS

DIE_NAMES = tuple(f"{colour} {pips}" for colour in COLOURS for pips in range(1, PIPS + 1))
BOX_NAMES = (*range(PIPS + 1), "castaway", "storm", *(f"disaster {die}" for die in DIE_NAMES))  # as in the record
PLACES = ("port", "sea", "home")
MOST_OWED = 8  # [D7.1] six columns, the island, the sixth crew box
MOST_CROSSINGS = ROUNDS * TURNS + 4  # [D5.1, D7.2] a die a turn, and bonuses A, B, C and D

_rows_from = on_snapshot(queries.rows_from)


# --- modes and castaways ------------------------------------------------------------------------------------------


def usual_modes(s: Any) -> list[str]:
    """Return the modes of the option; where they are free, those of a first game."""
    is_named = s.mode_set == box.FREE and STEPS[s.step] not in checking.BEFORE
    return list(box.SETS["first"]) if is_named else [mode for i, mode in enumerate(MODES) if s.modes >> i & 1]


def agree(s: Any, modes: list[int]) -> None:
    refuse(checking.check_modes(s, set_bits(modes), usual_modes(s)))
    s.modes = set_bits(modes)


def drifting(s: Any) -> list[int]:
    return [space for space in s.castaways if space != NONE]


def drift(s: Any, spaces: list[int]) -> None:
    refuse(checking.check_castaways(s, spaces))
    for space in spaces[:1]:
        alike = (s.chart == s.chart[space]).nonzero()[0].tolist()
        s.castaways[:] = [other if other in spaces else NONE for other in alike[: box.CASTAWAYS]]


# --- a sheet ------------------------------------------------------------------------------------------------------


def sit(s: Any, side: int | None, seat: int) -> None:
    """Seat a single player, who may sit anywhere [D9.1]."""
    if s.seats == 1 and STEPS[s.step] != "side":
        s.side[seat] = box.GREEN if side in (None, NONE) else side


def free_modes(s: Any, seat: int) -> list[int]:
    return [mode for mode in bits(s.modes, len(MODES)) if mode not in s.mode[seat]]


def use(s: Any, helms: int, seat: int, track: int) -> None:
    """Set the helms that were used, and those that were won and are left [D1.7, D4.10]."""
    dice = [box for box, value in enumerate(s.boxes[seat, track]) if 0 < value <= PIPS]
    won = box.READY[track] + sum(int(s.helms[track]) >> box & 1 for box in dice)
    s.used[seat, track], s.ready[seat, track] = helms, won - helms


def turn_signs(s: Any, signs: list[int], seat: int) -> None:
    refuse(checking.check_signs(signs))
    s.plus[seat] = set_bits(box for box, sign in enumerate(signs[:SIXTH]) if sign)


def fill_columns(s: Any, _: Any, seat: int) -> None:
    """Set the columns that are full [D7.1]."""
    s.columns[seat] = set_bits(box for box in range(BOXES) if queries.is_full_column(s, seat, box))


def place(s: Any, seat: int) -> int:
    """Return the number of the place where the ship is."""
    return PLACES.index("sea" if s.ahead[seat] != NONE else "home" if s.port[seat] else "port")


def set_out(s: Any, port: int, seat: int) -> None:
    refuse(checking.check_port(s, seat, port))
    if port:
        side = int(s.side[seat])
        s.port[seat], s.ahead[seat], s.heading[seat] = port, s.ports[side, port - 1], astern(side)


def course(s: Any, seat: int) -> list[int]:
    return [s.course[seat] >> 2 * i & 3 for i in reversed(range(s.steps[seat]))]


def sail(s: Any, course: list[int], seat: int) -> None:
    """Sail the course again, from the port on [D5.1, D5.2]."""
    for heading in course:
        refuse(checking.check_course(s, seat, heading))
        space, entered = int(s.ahead[seat]), int(s.heading[seat])
        s.crossed[seat, space // SIDE] |= 1 << space % SIDE
        s.course[seat] = s.course[seat] * 4 + heading
        s.steps[seat] += 1
        s.ahead[seat] = beyond(space, heading)
        s.heading[seat] = NONE if s.ahead[seat] == NONE else heading
        if s.chart[space] == box.ISLAND and is_own_coast(s, seat, space, entered):
            s.reached |= 1 << seat


def farthest_row(s: Any, seat: int) -> int:
    spaces = ((row, column) for row, marks in enumerate(s.crossed[seat]) if marks for column in bits(marks, SIDE))
    return max((_rows_from(s.side[seat], row, column) for row, column in spaces), default=0)


def take_on_board(s: Any, helpers: int, _: int) -> None:
    s.helpers += helpers


# --- dice, storm and print ----------------------------------------------------------------------------------------


def take_in_hand(s: Any, die: int) -> None:
    if die != NONE:
        s.hue, s.pips = divmod(die, PIPS + 1)


def set_storm(s: Any, _: Any) -> None:
    s.storm[:] = (s.boxes[0, :WINDS] == CROSSED_OUT).sum(axis=1)


def disaster_values(s: Any) -> list[int]:
    """Return the values of this round's disasters that lie on the sheet of a single player."""
    return sorted((value - DISASTER) % PIPS + 1 for track in s.boxes[0] for value in track if value >= DISASTER)


def set_bag(s: Any, bag: dict[int, int]) -> None:
    rest = _rest(s)
    s.bag[:] = [bag.get(colour, max(0, rest[colour])) for colour in range(WINDS)]


def _rest(s: Any) -> list[int]:
    """Return all dice that lie nowhere else, as far as that can be known: after a round they go back into the bag."""
    bag = [int(count) - checking.on_table(s, colour) for colour, count in enumerate(s.bag)]
    for track, count in enumerate(checking.on_sheets(s) if s.rounds == 0 else ()):
        for _ in range(count):
            bag[track if track < len(COLOURS) else bag.index(max(bag))] -= 1
    return bag


def showing(sight: int) -> Callable[[Any], list[int]]:
    """Return a function that returns the spaces on which this is printed."""
    return lambda s: [space for space, seen in enumerate(s.chart) if seen == sight]


def symbols(s: Any) -> dict[int, list[int]]:
    return {symbol: showing(symbol)(s) for symbol in sorted(set(s.chart)) if symbol >= SYMBOLS}


# --- the fields ---------------------------------------------------------------------------------------------------


def _dice(first: int) -> Name:
    names = tuple(f"{colour} {pips}" for colour in COLOURS for pips in range(first, PIPS + 1))
    return Name(names, title="Die" if first else "DieInHand", meaning="a die is a colour and a value such as blue 5")


COLOUR, TRACK = Name(COLOURS, title="Colour"), Name(TRACKS, title="Track")
MODE, HEADING = Name(MODES, title="Mode"), Name(box.HEADINGS, title="Heading")
SPACE = Name(box.MARKS, title="Space", meaning="it is a space from a1 to h8")
LETTER = Name(tuple(box.LETTERS), numbers=range(SYMBOLS, SYMBOLS + len(box.LETTERS)))
ROW = Name(tuple(str(row + 1) for row in range(SIDE)))
POINTS = Whole(0, 99)
OTHER_PRINT = "the box that is played with has another print, {} and not {}; give that box"

SHEET = Object({
    "side": Derived(Maybe(COLOUR)).of("side", sit),
    "modes": Derived(List(MODE)).of(free_modes),
    "tracks": ByName(TRACK, Object({
        "mode": Maybe(MODE),
        "boxes": List(Name(BOX_NAMES, title="Box"), most=BOXES, what="boxes on a track", rule="D1.6"),
        "helms": Derived(Whole(0, BOXES + 1), "by the boxes there are {}, not {} [D4.10]").of("ready"),
        "used": Whole(0, BOXES + 1, default=0).of("used", use),
    })),
    "signs": List(Name(("-", "+")), count=BOXES, what="signs", rule="D1.8", default=("-",) * SIXTH + ("+",)).of(
        lambda s, seat: [s.plus[seat] >> box & 1 or int(box == SIXTH) for box in range(BOXES)], turn_signs),
    "bonuses": Bits(Name(box.BONUSES, title="Bonus")).of("taken"),
    "columns": Derived(List(Flag())).of(
        lambda s, seat: [s.columns[seat] >> box & 1 for box in range(BOXES)], fill_columns),
    "ship": Object({
        "at": Derived(Name(PLACES)).of(place),
        "port": Whole(0, box.PORTS, default=0).of("port", set_out),
        "course": List(HEADING, most=MOST_CROSSINGS, what="spaces crossed in one game", rule="D5.1").of(
            course, sail),
        "next": Derived(Maybe(SPACE)).of("ahead"),
        "heading": Derived(Maybe(HEADING)),
    }),
    "spaces": Derived(Whole(0, SIDE * SIDE)).of(lambda s, seat: sum(map(int.bit_count, s.crossed[seat]))),
    "row": Derived(Whole(0, SIDE)).of(farthest_row),
    "helpers": Whole(0, box.CASTAWAYS * ROUNDS, default=0).of(lambda s, _: s.helpers, take_on_board),  # [D9.7]
})  # fmt: skip

CONSTANTS = {"ROUNDS": ROUNDS, "TURNS": TURNS, "BOXES": BOXES, "ROWS": SIDE}
OPTIONS = {"modes": "mode_set"}
FIELDS = {
    "step": Name(STEPS, title="Step", default="roll"),
    "round": Whole(1, ROUNDS, 1, default=1).of("rounds"),
    "turn": Whole(1, TURNS, 1, default=1).of("turns"),
    "first": Seat(default=1),
    "active": Seat(nobody=True, default=0),
    "modes": Bits(MODE, once=True, default=usual_modes).of("modes", agree),
    "castaways": List(SPACE, once=True, rule="D2.3").of(drifting, drift),
    "tray": Counted(_dice(1), most=box.DICE, what="dice"),
    "rose": Counted(_dice(1), most=box.DICE, what="dice"),
    "die": Maybe(_dice(0)).of(
        lambda s: NONE if s.hue == NONE else s.hue * (PIPS + 1) + s.pips, take_in_hand),
    "source": Maybe(Name(SOURCES)),
    "track": Maybe(TRACK),
    "owed": Whole(0, MOST_OWED, default=0),
    "sheets": PerSeat(SHEET),
    "eolia": Object({
        "reached": Derived(Bits(Seat()), "by the courses it was reached by the seats {}, not {} [D6.4]"),
        "bonus": Name(STARS, default=lambda s: STARS[GONE if s.reached else OPEN]).of("star"),
    }),
    "storm": ByName(COLOUR, Derived(POINTS, "it is a row nearer for each box crossed out here: {}, not {} [D9.10]")).of(
        "storm", set_storm),
    "disasters": Derived(List(Whole(1, PIPS)), "by the boxes their values are {}, not {} [D9.5]").of(disaster_values),
    "lost": Maybe(Name(ENDINGS, first=1), 0),
    "bag": ByName(COLOUR, POINTS).of("bag", set_bag),
    "map": Derived(Object({
        "wrecks": List(SPACE).of(showing(box.WRECK)),
        "island": List(SPACE).of(showing(box.ISLAND)),
        "symbols": ByName(LETTER, List(SPACE), partial=True).of(symbols),
        "ports": ByName(COLOUR, List(SPACE)),
        "table": List(List(replace(LETTER, title="Symbol"))).of(
            lambda s: [s.table[row : row + PIPS] for row in range(0, PIPS * PIPS, PIPS)]),  # [D2.3] by yellow and red
    }), OTHER_PRINT),
    "sheet": Derived(Object({
        "values": List(POINTS),
        "helms": ByName(TRACK, Bits(Whole(1, BOXES, 1))),
        "gauge": ByName(ROW, POINTS, partial=True).of(
            lambda s: {row: points for row, points in enumerate(s.gauge) if points}),
    }), OTHER_PRINT),
}  # fmt: skip
