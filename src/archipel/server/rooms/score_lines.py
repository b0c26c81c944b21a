"""The score lines that a client may be told."""

from __future__ import annotations

from archipel.core.position import Position, View


def open_lines(seen: Position | View) -> list[dict[str, int]]:
    """The score sheet so far, seat by seat; empty if scores are hidden."""
    return seen.scores() if seen.game.facts.open_scores else []
