"""Every way in which a voyage alone ends: tools/golden.py plays until each has happened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from archipel.core.table import Table

GOLDEN = Path(__file__).parent / "golden"


def lost(how: str | None) -> Callable[[Table], bool]:
    """Tell whether the voyage was lost in that way, or won if no way is given."""
    return lambda table: table.position.scene()["lost"] == how


ENDINGS: dict[str, tuple[int, Callable[[Table], bool]]] = {
    "1-won": (1, lost(None)),
    "1-storm": (1, lost("storm")),
    "1-wreck": (1, lost("wreck")),
    "1-adrift": (1, lost("adrift")),
}
