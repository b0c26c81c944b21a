"""The fields of a scene, and their values when they are left out."""

from __future__ import annotations

from typing import Any

from archipel.core.scene_fields import ByName, Derived, Flag, List, Maybe, Name, Object, PerSeat, Seat, Whole
from archipel.games.deole import box
from archipel.games.deole.box import BOXES, COLOURS, DICE, MODES, PIPS, ROUNDS, SIDE, SIXTH, TRACKS, TURNS
from archipel.games.deole.state import ENDINGS, GONE, OPEN, SOURCES, STARS, STEPS

BEFORE = ("first", "side", "modes")  # steps before anybody has set out
DIE_NAMES = tuple(f"{colour} {pips}" for colour in COLOURS for pips in range(1, PIPS + 1))
BOX_NAMES = (*range(PIPS + 1), "castaway", "storm", *(f"disaster {die}" for die in DIE_NAMES))  # as in the record
PLACES = ("port", "sea", "home")
MOST_OWED = 8  # [D7.1] six columns, the island, the sixth crew box
MOST_CROSSINGS = ROUNDS * TURNS + 4  # [D5.1, D7.2] a die a turn, and bonuses A, B, C and D


def usual_modes(s: Any) -> list[str]:
    """Return the modes of the option; where they are free, those of a first game."""
    is_named = s.mode_set == box.FREE and STEPS[s.step] not in BEFORE
    return list(box.SETS["first"]) if is_named else [mode for i, mode in enumerate(MODES) if s.modes >> i & 1]


def _dice(first: int) -> Name:
    names = tuple(f"{colour} {pips}" for colour in COLOURS for pips in range(first, PIPS + 1))
    return Name(names, title="Die" if first else "DieInHand", meaning="a die is a colour and a value such as blue 5")


COLOUR, TRACK = Name(COLOURS, title="Colour"), Name(TRACKS, title="Track")
MODE, HEADING = Name(MODES, title="Mode"), Name(box.HEADINGS, title="Heading")
SPACE = Name(box.MARKS, title="Space", meaning="it is a space from a1 to h8")
POINTS = Whole(0, 99)
OTHER_PRINT = "the box that is played with has another print, {} and not {}; give that box"

SHEET = Object({
    "side": Derived(Maybe(COLOUR)),
    "modes": Derived(List(MODE)),
    "tracks": ByName(TRACK, Object({
        "mode": Maybe(MODE),
        "boxes": List(Name(BOX_NAMES, title="Box"), most=BOXES, what="boxes on a track", rule="D1.6"),
        "helms": Derived(Whole(0, BOXES + 1), "by the boxes there are {}, not {} [D4.10]"),
        "used": Whole(0, BOXES + 1, default=0),
    })),
    "signs": List(Name(("-", "+")), count=BOXES, what="signs", rule="D1.8", default=("-",) * SIXTH + ("+",)),
    "bonuses": List(Name(box.BONUSES, title="Bonus")),
    "columns": Derived(List(Flag())),
    "ship": Object({
        "at": Derived(Name(PLACES)),
        "port": Whole(0, box.PORTS, default=0),
        "course": List(HEADING, most=MOST_CROSSINGS, what="spaces crossed in one game", rule="D5.1"),
        "next": Derived(Maybe(SPACE)),
        "heading": Derived(Maybe(HEADING)),
    }),
    "spaces": Derived(Whole(0, SIDE * SIDE)),
    "row": Derived(Whole(0, SIDE)),
    "helpers": Whole(0, box.CASTAWAYS * ROUNDS, default=0),  # [D9.7]
})  # fmt: skip

CONSTANTS = {"ROUNDS": ROUNDS, "TURNS": TURNS, "BOXES": BOXES, "ROWS": SIDE}
FIELDS = {
    "step": Name(STEPS, title="Step", default="roll"),
    "round": Whole(1, ROUNDS, 1, default=1),
    "turn": Whole(1, TURNS, 1, default=1),
    "first": Seat(default=1),
    "active": Seat(nobody=True, default=0),
    "modes": List(MODE, once=True, default=usual_modes),
    "castaways": List(SPACE, once=True, rule="D2.3"),
    "bag": ByName(COLOUR, POINTS),
    "tray": List(_dice(1), most=DICE, what="dice"),
    "rose": List(_dice(1), most=DICE, what="dice"),
    "die": Maybe(_dice(0)),
    "source": Maybe(Name(SOURCES)),
    "track": Maybe(TRACK),
    "owed": Whole(0, MOST_OWED, default=0),
    "eolia": Object({
        "reached": Derived(List(Seat()), "by the courses it was reached by the seats {}, not {} [D6.4]"),
        "bonus": Name(STARS, default=lambda s: STARS[GONE if s.reached else OPEN]),
    }),
    "sheets": PerSeat(SHEET),
    "storm": ByName(COLOUR, Derived(POINTS, "it is a row nearer for each box crossed out here: {}, not {} [D9.10]")),
    "disasters": Derived(List(Whole(1, PIPS)), "by the boxes their values are {}, not {} [D9.5]"),
    "lost": Maybe(Name([ending for ending in ENDINGS if ending])),
    "map": Derived(Object({
        "wrecks": List(SPACE),
        "island": List(SPACE),
        "symbols": ByName(Name(tuple(box.LETTERS)), List(SPACE), partial=True),
        "ports": ByName(COLOUR, List(SPACE)),
        "table": List(List(Name(tuple(box.LETTERS), title="Symbol"))),  # [D2.3] by the yellow and the red die
    }), OTHER_PRINT),
    "sheet": Derived(Object({
        "values": List(POINTS),
        "helms": ByName(TRACK, List(Whole(1, BOXES))),
        "gauge": ByName(Name(tuple(str(row + 1) for row in range(SIDE))), POINTS, partial=True),
    }), OTHER_PRINT),
}  # fmt: skip
