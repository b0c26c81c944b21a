"""Scenes of Maldivia on a cloth that is plain except for the spaces that matter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import archipel
from archipel.core.boxes import Box
from archipel.core.position import Position, from_scene
from archipel.games.maldivia.box import COLOURS, MARKS, SIZE
from tests.driving import Sea

maldivia = archipel.game("maldivia")
NANGA, EFO, SOLYS, WIPI = range(4)
RED, GREEN, PURPLE, YELLOW = range(4)
FIRST, SECOND, THIRD, FOURTH = range(4)
CARDS = {
    "nanga": "Y YY RY GY YYY RYY RPY RGP RGPY RGYY",
    "efo": "R RR RG RP RRR RRG RGY GPY RGPY RRGP",
    "solys": "G GG GP GY GGG GGP RGP RPY RGPY GGPY",
    "wipi": "P PP PY RP PPP PPY GPY RGY RGPY RPPY",
}


TILE = {"letters": "E S W N", "turn": "clockwise"}


def box_text(
    front: Mapping[str, str],
    back: Mapping[str, str],
    cards: Mapping[str, str] = CARDS,
    tile: Mapping[str, str] = TILE,
) -> str:
    """A box file whose cloth shows these signs, and nothing elsewhere."""
    tables = {"front": front, "back": back}
    lines = ['name = "drawn"', "[fish]", "counts = [8, 8, 8, 8]"]
    for table, signs in tables.items():
        lines.append(f"[{table}]")
        for row in range(SIZE):
            spaces = [signs.get(mark, ".") for mark in MARKS[row * SIZE : (row + 1) * SIZE]]
            lines.append(f'{row + 1} = "{" ".join(spaces)}"')
    for table, pile in cards.items():
        lines += [f"[{table}]", f'cards = "{pile}"']
    lines += ["[tile]", *(f'{field} = "{value}"' for field, value in tile.items())]
    return "\n".join(lines)


@cache
def _box(front: tuple[tuple[str, str], ...], back: tuple[tuple[str, str], ...]) -> Box:
    return maldivia.read_box(box_text(dict(front), dict(back)))


def drawn(front: Mapping[str, str] | None = None, back: Mapping[str, str] | None = None) -> Box:
    return _box(tuple((front or {}).items()), tuple((back or {}).items()))


def from_box(text: str, fields: dict[str, Any]) -> Position:
    """A scene with the box of this text."""
    return from_scene(maldivia, fields, maldivia.read_box(text))


class Cloth(Sea):
    """A scene to play on, with a box of its own."""

    def __init__(self, front: Mapping[str, str] | None, back: Mapping[str, str] | None, fields: dict[str, Any]) -> None:
        self.position = from_scene(maldivia, fields, drawn(front, back))

    def spaces(self) -> set[str]:
        """The spaces that the boat can sail to."""
        return {str(answer).split()[1] for answer in self.position.legal() if answer.word == "sail"}

    def choices(self) -> set[str]:
        return set(map(str, self.position.legal()))


def cloth(front: Mapping[str, str] | None = None, back: Mapping[str, str] | None = None, **fields: Any) -> Cloth:
    """Any scene on this cloth; there are as many seats as boats."""
    fields.setdefault("seats", len(fields.get("boats", "..")))
    return Cloth(front, back, fields)


def sailing(course: str, *boats: str, front: Mapping[str, str] | None = None, **fields: Any) -> Cloth:
    """The first boat is about to sail on this course."""
    back = fields.pop("back", None)
    plans = [plan(course), *(plan("S") for _ in boats[1:])]
    return cloth(front, back, step="sail", boats=list(boats), **{"plans": plans, **fields})


def fogging(*letters: str, boats: list[str], front: Mapping[str, str] | None = None, **fields: Any) -> Cloth:
    """All are about to plan; fog tiles with these letters come first, seat by seat, the rest are arrows."""
    sea = cloth(front, fields.pop("back", None), boats=boats, **fields)
    firsts = [*letters, *[""] * (len(boats) - len(letters))]
    for seat, letter in enumerate(firsts, 1):
        sea.play(f"{seat} plan {' '.join(plan(f'fog-{letter}' if letter else 'N'))}")
    return sea


def plan(first: str, *rest: str) -> list[str]:
    """A plan that begins like this: three arrows and one fog tile."""
    tiles = [first, *rest]
    while len(tiles) < 4:
        tiles.append("W" if any("fog" in tile for tile in tiles) or len(tiles) < 3 else "fog-W")
    return tiles


def span(start: str, end: str) -> set[str]:
    """All spaces from one to another on a line."""
    a, b = sorted((MARKS.index(start), MARKS.index(end)))
    step = SIZE if start[0] == end[0] else 1
    return {MARKS[space] for space in range(a, b + 1, step)}


def cargo(text: str) -> int:
    """The number of a cargo, for events."""
    return maldivia.answers.parse(f"card {text}").cargo


def space(mark: str) -> int:
    return MARKS.index(mark)


def fish_of(scene: Mapping[str, Any]) -> dict[str, int]:
    """The number of fish of each colour, wherever they are."""
    places = [*scene["masts"], scene["hand"]]
    return {name: scene["supply"][name] + sum(fish.count(name) for fish in places) for name in COLOURS}
