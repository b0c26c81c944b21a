"""Every way in which Maldivia ends, and a shark: tools/golden.py plays until each has happened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from archipel.core.table import Table
from archipel.games.maldivia.events import Bites, Dusk, Folds

GOLDEN = Path(__file__).parent / "golden"


def bringer(table: Table) -> int:
    """The number of seats that played before the one whose fog announced the end."""
    ply = next(ply for ply in table.plies if Dusk() in ply.events())
    seat = [event.seat for event in ply.events() if isinstance(event, Folds)][-1]
    return (seat - int(ply.after.s.starter)) % table.setup.seats


def is_tied(table: Table) -> bool:
    """Tell whether several seats share the most fish on cards."""
    totals = table.position.totals()
    return totals.count(max(totals)) > 1


def bites(table: Table) -> bool:
    """Tell whether a shark has bitten, with a choice of cards to give."""
    given = any(ply.answer.word == "give" for ply in table.plies)
    return given and any(isinstance(event, Bites) for ply in table.plies for event in ply.events())


ENDINGS: dict[str, tuple[int, Callable[[Table], bool]]] = {
    "3-first-brings-dusk": (3, lambda table: bringer(table) == 0),
    "3-last-brings-dusk": (3, lambda table: bringer(table) == 2),
    "2-won-on-the-mast": (2, lambda table: is_tied(table) and len(table.position.winners) == 1),
    "4-shared-victory": (4, lambda table: len(table.position.winners) > 1),
    "3-a-shark-bites": (3, bites),
}
