"""The record of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from archipel.core.chance import FairDraw, Luck, Seeded
from archipel.core.errors import ArchipelError, BadRecord
from archipel.core.game import Game, Setup
from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.core.record.seal import NamedLine, seal_of
from archipel.core.record.start import CHANCE_LABEL, FORMAT, NOBODY_LABEL, OLD_FORMAT, Bots, label_all, start_text
from archipel.core.table import Ply, Table


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
    start: str  # the first lines: everything that was fixed at the start
    form: int = FORMAT
    commitment: str | None = None
    shares: tuple[bytes, ...] = ()
    seed: int | None = None
    bots: dict[int, str] = field(default_factory=dict)  # the kinds of bots, by seat
    stood_in: dict[int, int] = field(default_factory=dict)  # how many answers a bot gave for people who were away
    entries: list[RecordLine] = field(default_factory=list)
    finished: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()
    secret: bytes | None = None
    seal: str | None = None  # as it was read
    lines: dict[str, int] = field(default_factory=dict)  # the line numbers of the fields and of the last line

    # --- from a table and back ------------------------------------------------------------------------------------

    @classmethod
    def of(cls, table: Table, bots: Bots | None = None, stood_in: Mapping[int, int] | None = None) -> Record:
        """Write down a table as it stands. Fair draws know the start to which they are bound, bots included."""
        form, start = FORMAT, None
        if isinstance(table.luck, FairDraw):
            form, start = (OLD_FORMAT, None) if table.luck.start is None else (FORMAT, table.luck.start)
        start = start or start_text(table.game, table.setup, table.names, bots or {}, form=form)
        record = cls(table.game, table.setup, table.names, label_all(table.names), start, form, bots=dict(bots or {}))
        record.stood_in = dict(stood_in or {}) if form == FORMAT else {}
        record._add_luck(table.luck)
        record._add_answers(table)
        return record

    def _add_luck(self, luck: Luck | None) -> None:
        if isinstance(luck, FairDraw):
            self.commitment, self.shares, self.secret = luck.commitment, luck.shares, luck.secret
        if isinstance(luck, Seeded):
            self.seed = luck.seed

    def _add_answers(self, table: Table) -> None:
        self.entries = [RecordLine(0, self.label(ply.seat), str(ply.answer)) for ply in table.plies]
        self.finished = table.position.is_over
        if self.finished:
            self.scores = tuple(table.position.totals())
            self.winners = winners_of(table.position, self.labels)

    def label(self, seat: int) -> str:
        return CHANCE_LABEL if seat == CHANCE else self.labels[seat]

    def seat(self, label: str) -> int:
        return CHANCE if label == CHANCE_LABEL else self.labels.index(label)

    def luck(self) -> Luck | None:
        """The source of draws with which the game can go on."""
        if self.secret is not None:
            return FairDraw(self.secret, self.shares, None if self.form == OLD_FORMAT else self.start)
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
            raise BadRecord(entry.line, "nobody", label=entry.label)
        try:
            table.submit(self.seat(entry.label), entry.answer)
        except ArchipelError as error:
            raise BadRecord(entry.line, error) from error
        return table.plies[-1]

    # --- text -----------------------------------------------------------------------------------------------------

    @property
    def stand_in(self) -> str:
        """The kind of bot that plays for people who are away; empty if there is none."""
        lines = self.start.splitlines()
        return next((line.partition(": ")[2] for line in lines if line.startswith("stand-in: ")), "")

    @property
    def is_sealed(self) -> bool:
        """Tell whether the record has a seal: always, unless its dice were typed in or its format is old."""
        return self.form == FORMAT and (self.commitment is not None or self.seed is not None)

    def write(self) -> str:
        """The record as text."""
        closing = [*self._closing(), *([f"seal: {seal_of(self.named_lines())}"] if self.is_sealed else [])]
        blocks = [self._header(), self._answers(), closing]
        return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"

    def named_lines(self) -> list[NamedLine]:
        """All lines except the seal, with the names of their fields."""
        title, *header = self._header()
        answers = [(f"answer {number}", line) for number, line in enumerate(self._answers(), 1)]
        first, *closing = self._closing()
        return [("title", title), *map(_named, header), *answers, ("end", first), *map(_named, closing)]

    def _header(self) -> list[str]:
        lines = self.start.splitlines()
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"share {label}: {share.hex()}" for label, share in zip(self.labels, self.shares, strict=False)]
        return lines + ([] if self.seed is None else [f"seed: {self.seed}"])

    def _answers(self) -> list[str]:
        return [f"{entry.label} {entry.answer}" for entry in self.entries]

    def closing_line(self) -> str:
        return f"{'end' if self.finished else 'pause'} after {counted(len(self.entries))}"

    def _closing(self) -> list[str]:
        lines = [self.closing_line()]
        lines += [f"score {label}: {score}" for label, score in zip(self.labels, self.scores, strict=False)]
        lines += [f"winner: {label}" for label in self.winners]
        lines += [f"stand-in {self.labels[seat]}: {counted(count)}" for seat, count in sorted(self.stood_in.items())]
        return lines + ([] if self.secret is None else [f"secret: {self.secret.hex()}"])


def counted(answers: int) -> str:
    return f"{answers} answer{'' if answers == 1 else 's'}"


def _named(line: str) -> NamedLine:
    return line.partition(":")[0], line


def winners_of(position: Position, labels: Sequence[str]) -> tuple[str, ...]:
    """The labels of the winners, or the label that stands for nobody."""
    return tuple(labels[seat] for seat in sorted(position.winners)) or (NOBODY_LABEL,)
