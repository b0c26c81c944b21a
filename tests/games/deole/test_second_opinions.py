"""The hardest rules, stated a second time and naively: the values that a mode accepts, and the shortest way home."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.core.kernel import plain
from archipel.games.deole.box import COLOURS, MODES
from archipel.games.deole.rules.modes import track_takes
from archipel.games.deole.rules.sailing import missing
from archipel.games.deole.state import CROSSED_OUT, FACE
from tests.games.deole.voyage import deole

EXAMPLES = settings(max_examples=60 if plain() else 600, deadline=None)

# --- modes --------------------------------------------------------------------------------------------------------


def turns(dice):
    """Ups and downs between neighbours."""
    return [b - a for a, b in pairwise(dice)]


KEEPS = {
    "even": lambda dice, equals: set(dice) <= {2, 4, 6},
    "odd": lambda dice, equals: set(dice) <= {1, 3, 5},
    "small": lambda dice, equals: set(dice) <= {1, 2, 3},
    "large": lambda dice, equals: set(dice) <= {4, 5, 6},
    "different": lambda dice, equals: len(set(dice)) == len(dice),
    "rising": lambda dice, equals: all(step > 0 or (equals and step == 0) for step in turns(dice)),
    "falling": lambda dice, equals: all(step < 0 or (equals and step == 0) for step in turns(dice)),
    "equal": lambda dice, equals: len(set(dice)) <= 1,
    "swinging": lambda dice, equals: 0 not in turns(dice) and all(a * b < 0 for a, b in pairwise(turns(dice))),
    "step": lambda dice, equals: all(abs(step) == 1 for step in turns(dice)),
}


def keeps(mode, dice, equals):
    """Tell whether a whole track of dice keeps to a mode."""
    return KEEPS[mode](dice, equals)


@st.composite
def tracks(draw):
    """A mode, dice that keep to it, faces among them, and boxes crossed out at the other end."""
    mode, equals = draw(st.sampled_from(MODES)), draw(st.booleans())
    dice: list[int] = []
    for _ in range(draw(st.integers(1, 5))):
        going = [value for value in range(1, 7) if keeps(mode, [*dice, value], equals)]
        if going:
            dice.append(draw(st.sampled_from(going)))
    boxes = list(dice)
    for _ in range(draw(st.integers(0, 5 - len(dice)))):
        boxes.insert(draw(st.integers(0, len(boxes))), FACE)
    crossed_out = draw(st.integers(0, 5 - len(boxes)))
    return mode, equals, dice, boxes + [0] * (6 - len(boxes) - crossed_out) + [CROSSED_OUT] * crossed_out


@EXAMPLES
@given(tracks(), st.integers(0, 4))
def test_a_track_accepts_exactly_the_values_of_its_mode(case, track):
    """[D4.3, D4.4, D4.5, D4.6, D4.7, D4.8, D4.9, D6.3, D-R21, D-R31]"""
    mode, equals, dice, boxes = case
    s = deole.start(1, equals="yes" if equals else "no").s
    s.mode[0, track], s.boxes[0, track] = MODES.index(mode), boxes
    taken = int(track_takes(s, 0, track))
    assert [value for value in range(1, 7) if taken >> (value - 1) & 1] == [
        value for value in range(1, 7) if keeps(mode, [*dice, value], equals)
    ]


# --- the way home -------------------------------------------------------------------------------------------------

MOVES = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}
HEADINGS = tuple(MOVES)
OWN = dict(zip(COLOURS, HEADINGS, strict=True))  # where a colour's side lies


def by_breadth(ports, side, space, heading):
    """Crossings until the map is left by an own port: every ship one space further at a time."""
    ships, seen = deque([(space, heading, 1)]), {(space, heading)}
    while ships:
        (row, column), course, crossed = ships.popleft()
        for way in HEADINGS:
            there = row + MOVES[way][0], column + MOVES[way][1]
            if way == BACK[course]:
                continue
            if way == OWN[side] and (row, column) in ports:
                return crossed
            if all(0 <= place < 8 for place in there) and (there, way) not in seen:
                seen.add((there, way))
                ships.append((there, way, crossed + 1))
    raise AssertionError("there is always a way")


@pytest.mark.parametrize("places", [(2, 3, 5), (2, 4, 5), (0, 4, 7), (1, 4, 6)])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_way_home_is_the_shortest_there_is(colour, places):
    """From every space and on every heading, with the printed ports and others [D8.3, D-R23]."""
    s, side = deole.start(1).s, COLOURS.index(colour)
    edge = 0 if OWN[colour] in ("north", "west") else 7
    ports = {(edge, place) if OWN[colour] in ("north", "south") else (place, edge) for place in places}
    s.side[0] = side
    s.ports[side] = sorted(8 * row + column for row, column in ports)
    for space in range(64):
        for course, heading in enumerate(HEADINGS):
            s.ahead[0], s.heading[0] = space, course
            assert missing(s, 0) == by_breadth(ports, colour, divmod(space, 8), heading), (space, heading)


def test_the_shortest_voyages():
    """DE-18: to row 7 and home in 14 crossings, to row 8 and home in 16; by walking all ships at once."""
    ports = {(7, 2), (7, 3), (7, 5)}
    for far, crossings in ((1, 14), (0, 16)):
        assert min(to_and_fro(ports, port, far) for port in ports) == crossings


def to_and_fro(ports, port, far):
    """The same walk with a second question to each ship: whether it has been in the far row."""
    ships, seen = deque([(port, "north", False, 1)]), set()
    while ships:
        (row, column), course, been, crossed = ships.popleft()
        been = been or row <= far
        for way in HEADINGS:
            there = row + MOVES[way][0], column + MOVES[way][1]
            if way == BACK[course]:
                continue
            if been and way == "south" and (row, column) in ports:
                return crossed
            if all(0 <= place < 8 for place in there) and (there, way, been) not in seen:
                seen.add((there, way, been))
                ships.append((there, way, been, crossed + 1))
    raise AssertionError("there is always a way")
