"""Setting a position up from a scene: when it is, the sea, the boats and their fish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.game import Game
from archipel.core.scenes import Reader, listed, place, whole
from archipel.games.maldivia.box import COLOURS, MARKS, MAST, PLAIN, SIGHTS, SIZE, SLOTS, SPACES
from archipel.games.maldivia.scene.cards import read_cards
from archipel.games.maldivia.scene.turns import read_plans, read_turn
from archipel.games.maldivia.scene.writing import COLUMNS, is_ending, visible
from archipel.games.maldivia.state import (
    NONE,
    OVER,
    PLACING,
    PLANNING,
    SHOWING,
    STARTING,
    STEPS,
)

USUAL_BOATS = ("d4", "g4", "g7", "d7")


def read(game: Game, s: Any, fields: Reader) -> None:
    """Set the position up, or refuse it with the name of the field."""
    game.lay_out(s, fields.setup(game))
    _read_time(s, fields)
    _read_cloth(s, fields.take("cloth", {}))
    _read_boats(s, fields)
    _read_fish(s, fields)
    read_plans(s, fields)
    read_cards(s, fields)
    read_turn(s, fields)
    ending = fields.take("ending", is_ending(s))
    if ending is not is_ending(s):
        raise BadScene("ending", "the end is near when 16 spaces or fewer are left, and only then [V8.1]")


def for_each_seat(s: Any, fields: Reader, field: str, default: list[Any]) -> list[Any]:
    """A list with a row for each seat."""
    rows = listed(field, fields.take(field, default))
    if len(rows) != s.seats:
        raise BadScene(field, f"there is one for each of the {s.seats} seats, not {len(rows)}")
    return rows


# --- when it is ---------------------------------------------------------------------------------------------------


def _read_time(s: Any, fields: Reader) -> None:
    step = place("step", fields.take("step", "plan"), STEPS)
    s.step = step
    before = step in (STARTING, PLACING)
    s.rounds = fields.whole("round", range(1000), 0 if before else 1)
    if (before and s.rounds) or (s.rounds == 0 and not before and step != SHOWING):
        raise BadScene("round", f"the step «{STEPS[step]}» is not one of round {s.rounds} [V2.1]")
    in_play = s.rounds > 0 and step != PLANNING
    s.slot = fields.whole("slot", range(1, SLOTS + 1) if in_play else [0], 1 if in_play else 0)
    s.starter = _read_starter(s, fields)
    turns = range(1, s.seats + 1) if _has_turn(s) else [0]
    s.turn = fields.whole("turn", turns, int(s.starter) + 1 if _has_turn(s) else 0) - 1


def _read_starter(s: Any, fields: Reader) -> int:
    if s.step == STARTING:
        return fields.whole("starter", [0], 0)
    return fields.whole("starter", range(1, s.seats + 1), 1) - 1


def _has_turn(s: Any) -> bool:
    return bool(s.step == PLACING or (s.rounds and s.step not in (PLANNING, OVER)))


# --- the sea ------------------------------------------------------------------------------------------------------


def _read_cloth(s: Any, cloth: Any) -> None:
    """The visible part, and what it shows."""
    if not isinstance(cloth, Mapping) or not set(cloth) <= {"rows", "columns", "spaces"}:
        raise BadScene("cloth", "it is an object: rows, columns, spaces")
    rows, columns = listed("cloth", cloth.get("rows", [1, SIZE])), listed("cloth", cloth.get("columns", ["a", "j"]))
    if len(rows) != 2 or len(columns) != 2:
        raise BadScene("cloth", "the first and the last row, the first and the last column are named")
    s.north, s.south = (whole("cloth", row, range(1, SIZE + 1)) - 1 for row in rows)
    s.west, s.east = (place("cloth", column, tuple(COLUMNS)) for column in columns)
    if s.north > s.south or s.west > s.east:
        raise BadScene("cloth", "there is always a row and a column left [V-R26]")
    if s.rounds == 0 and len(list(visible(s))) < SPACES:
        raise BadScene("cloth", "nothing is folded before the first round [V7.1]")
    _read_spaces(s, cloth.get("spaces"))


def _read_spaces(s: Any, spaces: Any) -> None:
    """A space shows its front, or, where the cloth is folded, the back of a row next to it that is gone."""
    shown = {space: _possible_sights(s, space) for space in visible(s)}
    s.sea[:] = PLAIN
    if spaces is None:
        spaces = {MARKS[space]: SIGHTS[sights[0]] for space, sights in shown.items() if sights[0] != PLAIN}
    if not isinstance(spaces, Mapping):
        raise BadScene("cloth", "the spaces are an object: what each of them shows")
    for mark, sight in spaces.items():
        space = place("cloth", mark, MARKS)
        if space not in shown:
            raise BadScene("cloth", f"{mark} is in the fog [V7.1]")
        s.sea[space] = place("cloth", sight, SIGHTS[1:]) + 1
    for space, sights in shown.items():
        if s.sea[space] not in sights:
            seen, printed = SIGHTS[s.sea[space]] or "nothing", " or ".join(SIGHTS[x] or "nothing" for x in sights)
            raise BadScene("cloth", f"{MARKS[space]} shows {printed}, not {seen} [V7.1, V-R38]")


def _possible_sights(s: Any, space: int) -> list[int]:
    """The front of a space, or the backs of those that may have been folded onto it last."""
    row, column = divmod(space, SIZE)
    folded = [
        (row == s.north > 0, space - SIZE),
        (column == s.east < SIZE - 1, space + 1),
        (row == s.south < SIZE - 1, space + SIZE),
        (column == s.west > 0, space - 1),
    ]
    return [int(s.back[outer]) for is_folded, outer in folded if is_folded] or [int(s.sea[space])]


def _read_boats(s: Any, fields: Reader) -> None:
    """One boat on a space, and all of them on the cloth once the first round has begun."""
    usual = [mark if s.rounds else None for mark in USUAL_BOATS[: s.seats]]
    for seat, mark in enumerate(for_each_seat(s, fields, "boats", usual)):
        if mark is None:
            continue
        space = place("boats", mark, MARKS)
        if space not in visible(s):
            raise BadScene("boats", f"{mark} is in the fog [V3.3]")
        if space in s.boat:
            raise BadScene("boats", f"two boats are on {mark} [V3.2]")
        s.boat[seat] = space
    order = [(seat - s.starter) % s.seats for seat in range(s.seats)]
    launched = s.seats if s.rounds else (s.turn - s.starter) % s.seats if s.step == PLACING else 0
    if any((s.boat[seat] != NONE) != (order[seat] < launched) for seat in range(s.seats)):
        raise BadScene("boats", f"at this step {launched} boats are on the cloth, clockwise from who begins [V1.7]")


# --- fish ---------------------------------------------------------------------------------------------------------


def _read_fish(s: Any, fields: Reader) -> None:
    """Fish are on masts, in the hand, or in the supply."""
    for seat, fish in enumerate(for_each_seat(s, fields, "masts", [[] for _ in range(s.seats)])):
        mast = [place("masts", name, COLOURS) for name in listed("masts", fish)]
        if len(mast) > MAST:
            raise BadScene("masts", f"a mast holds {MAST} fish, not {len(mast)} [V6.1]")
        s.mast[seat, : len(mast)], s.height[seat] = mast, len(mast)
        for colour in mast:
            s.aboard[seat, colour] += 1
    if s.rounds == 0 and s.height.any():
        raise BadScene("masts", "nobody has a fish before the first round [V-R29]")
    for name in listed("hand", fields.take("hand", [])):
        colour = place("hand", name, COLOURS)
        if sum(s.hand) == 2 * MAST:
            raise BadScene("hand", "nobody can come by that many fish in a turn [V4.2, V4.3]")
        s.hand[colour] += 1
    _read_supply(s, fields)


def _read_supply(s: Any, fields: Reader) -> None:
    for colour, name in enumerate(COLOURS):
        used = int(s.aboard[:, colour].sum()) + int(s.hand[colour])
        if used > s.supply[colour]:
            raise BadScene("masts", f"{used} fish are {name}; there are {s.supply[colour]} [V1.3]")
        s.supply[colour] -= used
    left = dict(zip(COLOURS, map(int, s.supply), strict=True))
    given = fields.take("supply", left)
    if not isinstance(given, Mapping) or dict(given) != left:
        said = ", ".join(f"{count} {name}" for name, count in Counter(left).items())
        raise BadScene("supply", f"with these masts it is {said} [V1.3]")
