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
    return Group(fields(view.scene()), scores(view, words, names))


def fields(scene: dict[str, Any]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for name, value in scene.items():
        if name not in SKIPPED:
            grid.add_row(name.replace("_", " "), text(value))
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
