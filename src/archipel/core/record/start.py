"""The start of a game: everything that is fixed before its first answer, as the first lines of the record.

These lines are part of the key of the draws, so a game with another start has other draws.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from archipel.core.chance import FairDraw
from archipel.core.game import Game, Setup
from archipel.core.table import Table, seat_names

FORMAT = 2
OLD_FORMAT = 1  # the start is not part of the key, and there is no seal
CHANCE_LABEL = "chance"
NOBODY_LABEL = "nobody"  # the winner of a solo game that was lost

Bots = Mapping[int, str]  # the kinds of bots, by seat


def start_text(
    game: Game, setup: Setup, names: Sequence[str], bots: Bots, stand_in: str = "", *, form: int = FORMAT
) -> str:
    """The text of a start. `stand_in` is the kind of bot that plays for people who are away, if there is one."""
    names = seat_names(names, setup.seats)
    labels = label_all(names)
    lines = [_title(form, game, setup.seats), f"box: {setup.box.label}"]
    lines += [f"option {name}: {value}" for name, value in setup.options]
    lines += [f"seat {label}: {name}" for label, name in zip(labels, names, strict=True)]
    lines += [f"bot {labels[seat]}: {kind}" for seat, kind in sorted(bots.items())]
    return "\n".join([*lines, *([f"stand-in: {stand_in}"] if stand_in else [])])


def _title(form: int, game: Game, seats: int) -> str:
    return f"archipel {form} - {game.name} - {seats} seat{'' if seats == 1 else 's'} - rules {game.facts.rules}"


def box_of(start: str) -> str:
    """The label of the box in the text of a start."""
    return start.splitlines()[1].removeprefix("box: ")


def fair_table(
    game: Game, setup: Setup, names: Sequence[str], secret: bytes, shares: Sequence[bytes], bots: Bots | None = None
) -> Table:
    """A new table whose draws are bound to its start."""
    start = start_text(game, setup, names, bots or {})
    return Table(game, setup, tuple(names), FairDraw(secret, shares, start))


def label_all(names: Sequence[str]) -> tuple[str, ...]:
    """Short names for the lines of the record: lower case, no spaces, all different."""
    labels: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "player"
        taken = {*labels, CHANCE_LABEL, NOBODY_LABEL}
        labels.append(next(label for label in _numbered(stem) if label not in taken))
    return tuple(labels)


def _numbered(stem: str) -> Iterator[str]:
    yield stem
    number = 2
    while True:
        yield f"{stem}-{number}"
        number += 1
