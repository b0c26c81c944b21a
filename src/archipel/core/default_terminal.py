"""The drawing of a game that has no terminal.py: the fields of its scene, one a row, and the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from archipel.core.position import View
from archipel.core.words import Words

SKIPPED = ("game", "seats", "options")  # known to everybody at the table


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The position in words, as this seat sees it."""
    return Group(fields(view, words, names), scores(view, words, names))


def fields(view: View, words: Words, names: Sequence[str]) -> Table:
    grid, seats = Table.grid(padding=(0, 2)), view.game.seat_fields
    for name, value in view.scene().items():
        if name not in SKIPPED:
            is_player = name in seats and isinstance(value, int) and value > 0
            grid.add_row(name.replace("_", " "), words.player(value - 1, names) if is_player else text(value))
    return grid


def text(value: Any) -> str:
    """A value as a reader would write it; None is something hidden."""
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {text(item)}" for key, item in value.items())
    return " ".join(map(text, value)) if isinstance(value, list) else str(value)


def scores(view: View, words: Words, names: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, total in enumerate(view.totals()):
        grid.add_row(words.player(seat, names), str(total))
    return grid
