"""Golden games for every way in which Maldivia ends: bots play on with other seeds until a game ends like that.

python -m tests.games.maldivia.endings
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from archipel.core.record import Record
from archipel.core.table import Table
from archipel.games.maldivia.events import Dusk, Folds
from tests.games.maldivia.cloth import maldivia
from tools.golden import play

GOLDEN = Path(__file__).parent / "golden"
FIRST_SEED = 100


def bringer(table: Table) -> int:
    """How many played before the seat whose fog brought the end near."""
    ply = next(ply for ply in table.plies if Dusk() in ply.events())
    seat = [event.seat for event in ply.events() if isinstance(event, Folds)][-1]
    return (seat - int(ply.after.s.starter)) % table.setup.seats


def is_tied(table: Table) -> bool:
    """Whether more than one has the most fish on cards."""
    totals = table.position.totals()
    return totals.count(max(totals)) > 1


ENDINGS: dict[str, tuple[int, Callable[[Table], bool]]] = {
    "3-first-brings-dusk": (3, lambda table: bringer(table) == 0),
    "3-last-brings-dusk": (3, lambda table: bringer(table) == 2),
    "2-won-on-the-mast": (2, lambda table: is_tied(table) and len(table.position.winners) == 1),
    "4-shared-victory": (4, lambda table: len(table.position.winners) > 1),
}


def table_of(record: Record) -> Table:
    return record.table(record.luck())


def main() -> None:
    for name, (seats, ends_so) in ENDINGS.items():
        games = (play(maldivia, maldivia.setup(seats), seed) for seed in count(FIRST_SEED))
        found = next(record for record in games if ends_so(table_of(record)))
        (GOLDEN / f"{name}.archipel").write_text(found.write(), "utf-8")
        print(name)


if __name__ == "__main__":
    main()
