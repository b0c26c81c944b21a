"""The record of a game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from archipel.core.chance import FairDraw, Luck, Seeded
from archipel.core.errors import ArchipelError, BadRecord
from archipel.core.game import Game, Setup
from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.core.table import Ply, Table

FORMAT = 1
CHANCE_LABEL = "chance"
NOBODY_LABEL = "nobody"  # the winner of a solo game that was lost


@dataclass(frozen=True)
class RecordLine:
    """One answer as a line of the record."""

    line: int
    label: str
    answer: str


@dataclass
class Record:
    """Everything that a record says about a game."""

    game: Game
    setup: Setup
    names: tuple[str, ...]
    labels: tuple[str, ...]
    commitment: str | None = None
    shares: tuple[bytes, ...] = ()
    seed: int | None = None
    bots: dict[int, str] = field(default_factory=dict)  # the kinds of bots, by seat
    entries: list[RecordLine] = field(default_factory=list)
    finished: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()
    secret: bytes | None = None
    lines: dict[str, int] = field(default_factory=dict)  # the line numbers of the closing lines

    # --- from a table and back ------------------------------------------------------------------------------------

    @classmethod
    def of(cls, table: Table, bots: Mapping[int, str] | None = None) -> Record:
        """Write down a table as it stands."""
        labels = label_all(table.names)
        position = table.position
        record = cls(table.game, table.setup, table.names, labels, finished=position.is_over)
        record.bots = dict(bots or {})
        record.entries = [RecordLine(0, record.label(ply.seat), str(ply.answer)) for ply in table.plies]
        if record.finished:
            record.scores = tuple(position.totals())
            record.winners = winners_of(position, labels)
        if isinstance(table.luck, FairDraw):
            record.commitment, record.shares, record.secret = (
                table.luck.commitment,
                table.luck.shares,
                table.luck.secret,
            )
        if isinstance(table.luck, Seeded):
            record.seed = table.luck.seed
        return record

    def label(self, seat: int) -> str:
        return CHANCE_LABEL if seat == CHANCE else self.labels[seat]

    def seat(self, label: str) -> int:
        return CHANCE if label == CHANCE_LABEL else self.labels.index(label)

    def luck(self) -> Luck | None:
        """The source of draws with which the game can go on."""
        if self.secret is not None:
            return FairDraw(self.secret, self.shares)
        return None if self.seed is None else Seeded(self.seed)

    def replay(self) -> Iterator[tuple[RecordLine, Ply]]:
        """Step through the game; the error for an impossible answer names its line."""
        table = Table(self.game, self.setup, self.names)
        for entry in self.entries:
            yield entry, self.step(table, entry)

    def table(self, luck: Luck | None = None) -> Table:
        """The table at the end of the record; with luck, the game can go on."""
        table = Table(self.game, self.setup, self.names)
        for entry in self.entries:
            self.step(table, entry)
        table.luck = luck
        return table

    def step(self, table: Table, entry: RecordLine) -> Ply:
        """Play one line of the record."""
        if entry.label not in (CHANCE_LABEL, *self.labels):
            raise BadRecord(entry.line, f'nobody at this table is called "{entry.label}"')
        try:
            table.submit(self.seat(entry.label), entry.answer)
        except ArchipelError as error:
            raise BadRecord(entry.line, str(error)) from error
        return table.plies[-1]

    # --- text -----------------------------------------------------------------------------------------------------

    def write(self) -> str:
        """The record as text."""
        blocks = [self._header(), [f"{entry.label} {entry.answer}" for entry in self.entries], self._closing()]
        return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"

    def _header(self) -> list[str]:
        seats = "1 seat" if self.setup.seats == 1 else f"{self.setup.seats} seats"
        lines = [
            f"archipel {FORMAT} - {self.game.name} - {seats} - rules {self.game.facts.rules}",
            f"box: {self.setup.box.label}",
        ]
        lines += [f"option {name}: {value}" for name, value in self.setup.options]
        lines += [f"seat {label}: {name}" for label, name in zip(self.labels, self.names, strict=True)]
        lines += [f"bot {self.labels[seat]}: {kind}" for seat, kind in sorted(self.bots.items())]
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"share {label}: {share.hex()}" for label, share in zip(self.labels, self.shares, strict=False)]
        return lines + ([] if self.seed is None else [f"seed: {self.seed}"])

    def closing_line(self) -> str:
        count = len(self.entries)
        return f"{'end' if self.finished else 'pause'} after {count} answer{'' if count == 1 else 's'}"

    def _closing(self) -> list[str]:
        lines = [self.closing_line()]
        lines += [f"score {label}: {score}" for label, score in zip(self.labels, self.scores, strict=False)]
        lines += [f"winner: {label}" for label in self.winners]
        return lines + ([] if self.secret is None else [f"secret: {self.secret.hex()}"])


def winners_of(position: Position, labels: Sequence[str]) -> tuple[str, ...]:
    """The labels of the winners, or the label that stands for nobody."""
    return tuple(labels[seat] for seat in sorted(position.winners)) or (NOBODY_LABEL,)


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
