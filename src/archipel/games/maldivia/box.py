"""The printed material: the cloth, the market ships, the fish, the fog tile. It is data, in box.toml [V9.5]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import numpy as np

from archipel.core.boxes import Box, Toml
from archipel.core.facts import Facts, ScoreLine

ISLANDS = ("N", "E", "S", "W")  # [V1.4] clockwise; the same four are the directions
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = len(ISLANDS)
ISLAND_TABLES = ("nanga", "efo", "solys", "wipi")  # their names in box.toml and on the score sheet

FACTS = Facts(
    title="Maldivia",
    designer="Roberto Fraga",
    publisher="Zoch",
    artist="Folko Streese",
    year=2023,
    seats=range(2, 5),  # [V1.1]
    minutes=30,
    rules="1.1",
    prefix="V",
    lines=tuple(ScoreLine(name, "V8.2") for name in ISLAND_TABLES),
    open_scores=False,  # [V5.4] won cards lie face down
)

MOST_SEATS = 4
SIZE = 10  # [V1.2]
SPACES = SIZE * SIZE
MARKS = tuple(f"{'abcdefghij'[space % SIZE]}{space // SIZE + 1}" for space in range(SPACES))
STEP = np.array([-SIZE, 1, SIZE, -1], np.int64)  # from a space to the next one north, east, south, west

COLOURS = ("red", "green", "purple", "yellow")  # [V1.3, V9.3]
LETTERS = "RGPY"
ALL_FISH = 32  # [V1.3]
MAST = 7  # [V6.1]
CARDS = 40  # [V1.4] ten for each island
PILE = 10
OPEN_SHIPS = 2
DUSK = 16  # [V8.1] spaces

TILES = ("N", "E", "S", "W", "fog-E", "fog-S", "fog-W", "fog-N")  # [V1.6]
SLOTS = 4
FOG = 4  # the first tile that is fog
LETTER = np.array([-1, -1, -1, -1, EAST, SOUTH, WEST, NORTH], np.int64)  # the island of a fog tile's letter
WITH_LETTER = np.array([7, 4, 5, 6], np.int64)  # the fog tile with the letter of an island on top
SENSES = {"clockwise": 1, "counterclockwise": -1}  # [V9.4] of a turn by the octopus

# A cargo is one to four fish, whatever their order [V1.5].
BUNDLES = tuple(bundle for size in range(1, 5) for bundle in combinations_with_replacement(range(4), size))
CARGOES = tuple(tuple(COLOURS[colour] for colour in bundle) for bundle in BUNDLES)
KINDS = len(CARGOES)
ASKS = np.array([[bundle.count(colour) for colour in range(4)] for bundle in BUNDLES], np.int64)
WORTH = np.array([len(bundle) for bundle in BUNDLES], np.int64)  # [V8.2]
DIGITS = (125, 25, 5, 1)  # so many of each colour make one number, by which the cargo is found
NAMED = np.full(5**4, -1, np.int64)
NAMED[ASKS @ DIGITS] = range(KINDS)

# What a space may show: nothing, a cargo (from 1 on), an octopus, a shark, or a current by where it begins and ends.
PLAIN = 0
OCTOPUS = KINDS + 1
SHARK = KINDS + 2
CURRENT = KINDS + 3
TURNS = tuple((a, b) for a in range(SIDES) for b in range(SIDES) if (a - b) % 2)  # [V-R36] at a right angle
SIGHTS = (
    "",
    *("+".join(cargo) for cargo in CARGOES),
    "octopus",
    "shark",
    *(f"current-{ISLANDS[a]}{ISLANDS[b]}" for a, b in TURNS),
)
INTO = np.array([-1] * CURRENT + [(a + 2) % 4 for a, _ in TURNS], np.int64)  # the course on which a boat enters it
OUT_OF = np.array([-1] * CURRENT + [b for _, b in TURNS], np.int64)  # and the course on which it leaves

SIGNS = (
    ".",
    *("".join(LETTERS[colour] for colour in bundle) for bundle in BUNDLES),
    "O",
    "S#",
    *(f">{ISLANDS[a]}{ISLANDS[b]}" for a, b in TURNS),
)  # how box.toml writes them

FRONT, BACK, SHIPS, FISH = 0, SPACES, 2 * SPACES, 2 * SPACES + CARDS  # where they begin in the box's numbers
FOG_LETTERS = FISH + len(COLOURS)
SENSE = FOG_LETTERS + SIDES


def read(toml: Toml) -> Box:
    """Front and back of the cloth, the cards, how many fish of each colour there are, and the fog tile."""
    front = [sign for row in range(1, SIZE + 1) for sign in _row(toml, "front", row, SIGNS)]
    back = [sign for row in range(1, SIZE + 1) for sign in _row(toml, "back", row, SIGNS[:CURRENT])]
    cards = [card for table in ISLAND_TABLES for card in _cards(toml, table)]
    fish = toml.whole_numbers("fish", "counts", range(1, ALL_FISH), len(COLOURS))
    if sum(fish) != ALL_FISH:
        raise toml.error("fish", "counts", f"there are {ALL_FISH} fish, not {sum(fish)}")
    numbers = [*front, *back, *cards, *fish, *_letters(toml), _sense(toml)]
    return toml.box(numbers, ("fish", "front", "back", "tile", *ISLAND_TABLES))


def _row(toml: Toml, table: str, row: int, signs: tuple[str, ...]) -> Iterator[int]:
    """Ten spaces of the cloth [V9.1]."""
    for word in toml.words(table, str(row), SIZE):
        sign = _sorted(word)
        if sign not in signs:
            raise toml.error(table, str(row), f'a space is . or fish or O or S#, or on the front >WS, not "{word}"')
        yield signs.index(sign)


def _cards(toml: Toml, table: str) -> list[int]:
    """Ten cards [V9.2]; equal ones lie side by side."""
    signs = [_sorted(word) for word in toml.words(table, "cards", PILE)]
    for sign in signs:
        if sign not in SIGNS[1:OCTOPUS]:
            raise toml.error(table, "cards", f'a card asks for one to four of the fish {LETTERS}, not "{sign}"')
    return sorted(SIGNS.index(sign) - 1 for sign in signs)


def _letters(toml: Toml) -> list[int]:
    """The letters of the fog tile, clockwise."""
    letters = toml.words("tile", "letters", SIDES)
    if sorted(letters) != sorted(ISLANDS):
        raise toml.error("tile", "letters", f"each of {' '.join(ISLANDS)} is there once, not {' '.join(letters)}")
    return [ISLANDS.index(letter) for letter in letters]


def _sense(toml: Toml) -> int:
    """The sense in which the octopus turns a tile."""
    (sense,) = toml.words("tile", "turn", 1)
    if sense not in SENSES:
        raise toml.error("tile", "turn", f'it is {" or ".join(SENSES)}, not "{sense}"')
    return SENSES[sense]


def _sorted(word: str) -> str:
    """Fish in the order of their colours, whatever the order in which they are written."""
    return "".join(sorted(word, key=LETTERS.index)) if set(word) <= set(LETTERS) else word
