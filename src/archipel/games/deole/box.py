"""The printed material: the sea, the sheets and the dice. Most of the print had to be reconstructed; see box.toml."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import numpy as np

from archipel.core.boxes import Box, Toml
from archipel.core.facts import Facts, Option, ScoreLine

SETS = {  # [D2.2, D9.1, D10.7, D-R37] five modes each, by the value of the option
    "first": ("even", "odd", "different", "rising", "falling"),
    "solo": ("odd", "rising", "equal", "swinging", "step"),
    "breeze": ("even", "odd", "small", "large", "different"),
    "trade": ("even", "large", "rising", "falling", "swinging"),
    "mistral": ("odd", "different", "rising", "swinging", "step"),
    "tempest": ("rising", "falling", "equal", "swinging", "step"),
}

FACTS = Facts(
    title="Déole",
    designer="Nicolas Bigué",
    publisher="Prétexte",
    year=0,  # not told by the booklet
    seats=range(1, 5),  # [D1.1]
    minutes=40,  # our estimate
    rules="1.1",
    prefix="D",
    options=(Option("modes", values=("usual", *SETS, "free")), Option("equals", values=("no", "yes"))),  # [D-R21]
    lines=(
        ScoreLine("eolia", "D6.4"),
        ScoreLine("gauge", "D8.1"),
        ScoreLine("spaces", "D8.2"),
        ScoreLine("missing", "D8.3"),
        *(ScoreLine(wind, "D8.4") for wind in ("blue", "yellow", "green", "red")),
        ScoreLine("crew", "D8.5"),
        ScoreLine("helms_used", "D8.6"),
        ScoreLine("helms_left", "D7.8"),
    ),
)
USUAL, FREE = 0, len(SETS) + 1  # places of the option's values

MOST_SEATS = 4
ROUNDS, TURNS = 3, 5  # [D1.1]
PIPS = 6
COLOURS = ("blue", "yellow", "green", "red")  # [D1.2] clockwise from the north; sides and winds have the same numbers
HEADINGS = ("north", "east", "south", "west")
TRACKS = (*COLOURS, "crew")  # [D1.6]
WINDS = len(COLOURS)
BLUE, YELLOW, GREEN, RED, CREW = range(5)
DICE = WINDS * PIPS  # kinds of dice: a colour and a value
EACH_COLOUR = np.array([0, 4, 5, 6, 7], np.int64)  # [D1.9] dice in the bag, by the number of players

SIDE = 8  # [D1.2]
SPACES = SIDE * SIDE
MARKS = tuple(f"{'abcdefgh'[space % SIDE]}{space // SIDE + 1}" for space in range(SPACES))
PORTS = 3  # [D1.3]
SEA, WRECK, ISLAND, SYMBOLS = range(4)  # the print on a space; castaways' symbols are numbered from SYMBOLS on
LETTERS = "abcdefghijklmn"
SIGNS = f".W#{LETTERS}"  # how they are written in the file
CASTAWAYS = 4  # [D2.3]
WRECKS = 4  # [D1.4]

BOXES = 6  # [D1.6]
THIRD, SIXTH = 2, 5
READY = (1, 1, 1, 0, 0)  # [D1.7] helms at the start
MODES = ("even", "odd", "small", "large", "different", "rising", "falling", "equal", "swinging", "step")
EVEN, ODD, SMALL, LARGE, DIFFERENT, RISING, FALLING, EQUAL, SWINGING, STEP = range(len(MODES))
CHOSEN_MODES = 5  # [D2.2]
MODE_SETS = np.array([sum(1 << MODES.index(mode) for mode in modes) for modes in SETS.values()], np.int64)
BONUSES = ("A", "B", "C", "D", "E", "F")
A, B, C, D, E, F = range(len(BONUSES))
TEN = 10  # [D9.8] points of the zone in which the way back begins

# How the numbers of the box lie in a row, for `start`.
CHART = 0
PORT_SPACES = CHART + SPACES
GAUGE = PORT_SPACES + WINDS * PORTS
TABLE = GAUGE + SIDE
VALUES = TABLE + PIPS * PIPS
HELMS = VALUES + BOXES


def read(toml: Toml) -> Box:
    """Map, ports, gauge, table of castaways and sheet as numbers, from what is printed [D10.8]."""
    chart = _chart(toml)
    numbers = chain(
        chart,
        chain.from_iterable(_ports(toml, side) for side in range(WINDS)),
        toml.whole_numbers("gauge", "rows", range(100), SIDE),  # [D10.3]
        _table(toml, chart),
        toml.whole_numbers("sheet", "values", range(100), BOXES),  # [D10.5]
        (_helms(toml, track) for track in TRACKS),
    )
    return toml.box(numbers, ("map", "ports", "gauge", "castaways", "sheet", "helms"))


def _chart(toml: Toml) -> list[int]:
    """The symbol on each space: an island, four wrecks, and each other symbol on four spaces [D1.4, D2.3, D10.1]."""
    chart = [SIGNS.index(sign) for row in toml.rows("map", "rows", SIGNS, SIDE, SIDE) for sign in row]
    if chart.count(WRECK) != WRECKS:
        raise toml.error("map", "rows", f"there are {WRECKS} wrecks, not {chart.count(WRECK)}")
    if ISLAND not in chart:
        raise toml.error("map", "rows", "there is an island")
    for symbol in set(chart) - {SEA, WRECK, ISLAND}:
        if chart.count(symbol) != CASTAWAYS:
            raise toml.error(
                "map", "rows", f'"{SIGNS[symbol]}" stands on {CASTAWAYS} spaces, not {chart.count(symbol)}'
            )
    return chart


def _ports(toml: Toml, side: int) -> Iterator[int]:
    """The spaces at which the three ports of a side lie [D1.3, D10.2]."""
    places = toml.whole_numbers("ports", COLOURS[side], range(1, SIDE + 1), PORTS)
    if places != sorted(set(places)):
        raise toml.error("ports", COLOURS[side], "the ports are three different places, from left to right")
    return (at_side(side, place - 1) for place in places)


def at_side(side: int, place: int) -> int:
    """The space at a place along a side, counted from the left of whoever sits there."""
    last = SIDE - 1
    column, row = [(last - place, 0), (last, last - place), (place, last), (0, place)][side]
    return row * SIDE + column


def _table(toml: Toml, chart: list[int]) -> Iterator[int]:
    """The symbol for every roll of a yellow and a red die [D2.3, D10.4]."""
    rows = toml.rows("castaways", "rows", LETTERS, PIPS, PIPS)
    for sign in "".join(rows):
        if SIGNS.index(sign) not in chart:
            raise toml.error("castaways", "rows", f'"{sign}" is on no space of the map')
    return (SIGNS.index(sign) for row in rows for sign in row)


def _helms(toml: Toml, track: str) -> int:
    """A bit for each box with a helm [D1.7, D10.6]."""
    return sum(1 << box - 1 for box in set(toml.whole_numbers("helms", track, range(1, BOXES + 1), range(BOXES + 1))))
