"""The print of a box, read back from its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from archipel.games.deole.box import (
    BOXES,
    CHART,
    COLOURS,
    GAUGE,
    HELMS,
    PIPS,
    PORT_SPACES,
    PORTS,
    SIDE,
    SIGNS,
    SPACES,
    TABLE,
    TRACKS,
    VALUES,
    at_side,
)

if TYPE_CHECKING:
    from archipel.core.boxes import Box
    from archipel.core.words import Words


@dataclass(frozen=True)
class Printed:
    """Map, ports, gauge, table of castaways and sheet, as one sees them."""

    label: str
    chart: str  # a sign for each space
    ports: dict[str, list[int]]  # places from 1 on, from the left of the player who sits there
    gauge: tuple[int, ...]
    castaways: list[str]
    values: tuple[int, ...]
    helms: dict[str, list[int]]  # boxes from 1 on

    def source(self, words: Words) -> str:
        """The source of the page."""
        return words.say("deole-print-source", box=self.label)


def printed(box: Box) -> Printed:
    numbers = box.numbers
    return Printed(
        label=box.label,
        chart=_signs(numbers[CHART : CHART + SPACES]),
        ports={colour: _places(box, side) for side, colour in enumerate(COLOURS)},
        gauge=numbers[GAUGE : GAUGE + SIDE],
        castaways=[_signs(numbers[TABLE + row * PIPS : TABLE + (row + 1) * PIPS]) for row in range(PIPS)],
        values=numbers[VALUES : VALUES + BOXES],
        helms={track: _helms(numbers[HELMS + i]) for i, track in enumerate(TRACKS)},
    )


def _signs(numbers: tuple[int, ...]) -> str:
    return "".join(SIGNS[number] for number in numbers)


def _places(box: Box, side: int) -> list[int]:
    spaces = box.numbers[PORT_SPACES + side * PORTS : PORT_SPACES + (side + 1) * PORTS]
    return [place + 1 for place in range(SIDE) if at_side(side, place) in spaces]


def _helms(bits: int) -> list[int]:
    return [box + 1 for box in range(BOXES) if bits >> box & 1]
