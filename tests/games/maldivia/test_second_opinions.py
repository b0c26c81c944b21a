"""The hardest rules, stated again naively: the spaces a boat can reach, and the effect of a fold on the boats."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.core.errors import BadScene
from archipel.core.kernel import plain
from archipel.games.maldivia.box import MARKS
from archipel.games.maldivia.events import Lifts
from tests.games.maldivia.cloth import cloth, plan

COURSES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CURRENTS = [f">{a}{b}" for a in "NESW" for b in "NESW" if a not in (b, OPPOSITE[b])]
EXAMPLES = settings(max_examples=25 if plain() else 300, deadline=None)

spaces = st.integers(0, 99)


def at(mark):
    """Row and column of a space."""
    return int(mark[1:]) - 1, "abcdefghij".index(mark[0])


def named(row, column):
    return f"{'abcdefghij'[column]}{row + 1}"


# --- currents -----------------------------------------------------------------------------------------------------


@st.composite
def seas(draw):
    """A few currents, a few boats, a course."""
    places = draw(st.lists(spaces, min_size=4, max_size=16, unique=True))
    count = draw(st.integers(2, 4))
    boats = [MARKS[place] for place in places[:count]]
    front = {MARKS[place]: draw(st.sampled_from(CURRENTS)) for place in places[count:]}
    if draw(st.booleans()):
        front[boats[0]] = draw(st.sampled_from(CURRENTS))
    return front, boats, draw(st.sampled_from("NESW"))


def every_stop(front, boats, course):
    """All paths, one step at a time: each current is followed or not, none twice, and none if one was begun on."""
    start, others = boats[0], set(boats[1:])
    stops, turns = set(), start not in front
    paths = [(start, course, frozenset({start}))]
    while paths:
        mark, heading, used = paths.pop()
        row, column = (a + b for a, b in zip(at(mark), COURSES[heading], strict=True))
        if not (0 <= row < 10 and 0 <= column < 10) or named(row, column) in others:
            continue
        here = named(row, column)
        stops.add(here)
        paths.append((here, heading, used))
        current = front.get(here)
        if turns and current and here not in used and current[1] == OPPOSITE[heading]:
            paths.append((here, current[2], used | {here}))
    return stops - {start}


@EXAMPLES
@given(seas())
def test_a_boat_reaches_every_space_that_some_path_reaches(case):
    """[V3.1, V3.5, V3.7, V3.8, V-R17, V-R18, V-R19]"""
    front, boats, course = case
    plans = [plan(course), *(plan("N") for _ in boats[1:])]
    expected = every_stop(front, boats, course)
    try:
        sea = cloth(front, boats=boats, step="sail", plans=plans)
    except BadScene:
        assert expected == set()
    else:
        assert sea.spaces() == expected


# --- folds --------------------------------------------------------------------------------------------------------


@st.composite
def fogs(draw):
    """A part of the cloth, boats crowded at its edges, masts, and a side."""
    north, west = draw(st.integers(0, 6)), draw(st.integers(0, 6))
    south, east = draw(st.integers(north + 1, 9)), draw(st.integers(west + 1, 9))
    if (south - north + 1) * (east - west + 1) <= 16:
        south, east = min(9, north + 5), min(9, west + 5)
        north, west = south - 5, east - 5
    rows, columns = st.integers(north, south), st.integers(west, east)
    near = st.tuples(
        st.one_of(rows, st.sampled_from([north, south])), st.one_of(columns, st.sampled_from([west, east]))
    )
    line = [(north + i, west) for i in range(min(4, south - north + 1))]
    boats = draw(st.one_of(st.lists(near, min_size=2, max_size=4, unique=True), st.just(line[: max(2, len(line))])))
    masts = [draw(st.lists(st.sampled_from(["red", "green"]), max_size=2)) for _ in boats]
    return (north, south, west, east), boats, masts, draw(st.sampled_from("NESW"))


def fold_by_the_book(part, boats, side):
    """Paragraph by paragraph: edge boats, covered boats, edge boats that meet covered ones, and others they meet."""
    north, south, west, east = part
    inwards = COURSES[OPPOSITE[side]]
    edge = {"N": north, "S": south, "W": west, "E": east}[side]
    length = (south - north if side in "NS" else east - west) + 1
    if length == 1:
        return None
    new, touched = dict(enumerate(boats)), set()
    for boat, space in enumerate(boats):
        if space[side in "WE"] != edge:
            continue
        run, place = [], space  # an edge boat, and all that it meets in turn
        while place in boats:
            run.append(boats.index(place))
            place = place[0] + inwards[0], place[1] + inwards[1]
        if len(run) == length:
            return None  # the special case
        for pushed in run:
            new[pushed] = boats[pushed][0] + inwards[0], boats[pushed][1] + inwards[1]
            touched.add(pushed)
        assert boat in touched
    for boat, (row, column) in enumerate(boats):
        outer = row - inwards[0], column - inwards[1]
        if outer[side in "WE"] == edge and outer not in boats:
            touched.add(boat)  # covered, and stays
    return [new[boat] for boat in range(len(boats))], touched


@EXAMPLES
@given(fogs())
def test_a_fold_moves_the_boats_as_in_the_booklet(case):
    """[V7.4, V7.5, V7.6, V7.8, V-R1, V-R2]"""
    part, boats, masts, side = case
    north, south, west, east = part
    shown = {"rows": [north + 1, south + 1], "columns": ["abcdefghij"[west], "abcdefghij"[east]]}
    sea = cloth(boats=[named(*boat) for boat in boats], cloth=shown, masts=masts)
    for seat in range(2, len(boats) + 1):
        sea.play(f"{seat} plan N E S fog-W")
    heard = sea.play(f"1 plan fog-{side} N E S")
    expected = fold_by_the_book(part, boats, side)
    if expected is None:
        assert any(isinstance(event, Lifts) for event in heard)
        assert (sea.boats, sea.masts) == ([named(*boat) for boat in boats], masts)
    else:
        new, touched = expected
        assert sea.boats == [named(*boat) for boat in new]
        assert sea.masts == [mast[:-1] if seat in touched else mast for seat, mast in enumerate(masts)]
