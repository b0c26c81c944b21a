"""A record is a text that people can read, and the truth about a game: the position is what replaying it gives.

    archipel 1 - mahe - 2 seats - rules 1.0
    box: printed
    option egg_cards: no
    seat ana: Ana
    seat bo: Bo
    bot bo: rollout
    commitment: 7a30…
    share ana: 51c0…
    share bo: 9fd2…

    chance flip 3
    chance first 1
    ana move red
    chance die 4
    ana stop
    …

    end after 57 answers
    score ana: 22
    score bo: 17
    winner: ana
    secret: 03ff…

A game that is not over ends with «pause after 21 answers». Lines that begin with # are remarks.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from archipel.core.boxes import Box
from archipel.core.chance import LARGEST_SEED, FairDraw, Luck, Seeded, commitment
from archipel.core.errors import ArchipelError, BadRecord
from archipel.core.game import Game, Setup, game
from archipel.core.kernel import CHANCE
from archipel.core.table import Ply, Table, check_names

FORMAT = 1
CHANCE_LABEL = "chance"
TITLE = re.compile(r"archipel (\d{1,9}) - (\S+) - (\d{1,9}) seats? - rules (\S+)")
HEADER = re.compile(r"(box|option|seat|bot|commitment|share|seed)(?: (\S+))?: (.*)")
CLOSING = re.compile(r"(end|pause) after (\d{1,9}) answers?")
RESULT = re.compile(r"(score|winner|secret)(?: (\S+))?: (.*)")


@dataclass(frozen=True)
class Entry:
    """One answer as it stands in the record."""

    line: int
    label: str
    answer: str


@dataclass
class Record:
    """Everything that is written down of a game."""

    game: Game
    setup: Setup
    names: tuple[str, ...]
    labels: tuple[str, ...]
    commitment: str | None = None
    shares: tuple[bytes, ...] = ()
    seed: int | None = None
    bots: dict[int, str] = field(default_factory=dict)  # which seats a bot plays, and of which kind
    entries: list[Entry] = field(default_factory=list)
    finished: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[str, ...] = ()
    secret: bytes | None = None
    lines: dict[str, int] = field(default_factory=dict)  # where the closing lines stand

    # --- from a table and back ------------------------------------------------------------------------------------

    @classmethod
    def of(cls, table: Table, bots: Mapping[int, str] | None = None) -> Record:
        """Write down a table as it stands."""
        labels = label_all(table.names)
        position = table.position
        record = cls(table.game, table.setup, table.names, labels, finished=position.is_over)
        record.bots = dict(bots or {})
        record.entries = [Entry(0, record.label(ply.seat), str(ply.answer)) for ply in table.plies]
        if record.finished:
            record.scores = tuple(position.totals())
            record.winners = tuple(labels[seat] for seat in sorted(position.winners))
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
        """Who draws when the game goes on."""
        if self.secret is not None:
            return FairDraw(self.secret, self.shares)
        return None if self.seed is None else Seeded(self.seed)

    def replay(self) -> Iterator[tuple[Entry, Ply]]:
        """Step through the game; an answer that cannot be given is an error that names the line."""
        table = Table(self.game, self.setup, self.names)
        for entry in self.entries:
            yield entry, self._step(table, entry)

    def table(self, luck: Luck | None = None) -> Table:
        """The table as the record leaves it; with luck, it can be played on."""
        table = Table(self.game, self.setup, self.names)
        for entry in self.entries:
            self._step(table, entry)
        table.luck = luck
        return table

    def _step(self, table: Table, entry: Entry) -> Ply:
        if entry.label not in (CHANCE_LABEL, *self.labels):
            raise BadRecord(entry.line, f"nobody at this table is called «{entry.label}»")
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


@dataclass(frozen=True)
class Verdict:
    """What a record was found to be, all of it true."""

    answers: int
    draws: int
    finished: bool
    luck: str  # "fair", "seeded" or "unchecked"


def verify(text: str, box: Box | None = None) -> Verdict:
    """Check a record from its first line to its last; what is not true raises an error that names the line."""
    record = read(text, box)
    _check_commitment(record)
    luck = record.luck()
    table = Table(record.game, record.setup, record.names)
    for entry in record.entries:
        _check_draw(table, entry, luck)
        record._step(table, entry)
    _check_result(record, table)
    kind = "fair" if record.commitment else "unchecked" if record.seed is None else "seeded"
    return Verdict(len(table.plies), table.draws, record.finished, kind)


def _check_commitment(record: Record) -> None:
    if record.commitment is None:
        return
    if record.secret is None:
        raise BadRecord(record.lines["last"], "the dice were committed to, but the secret that shows it is missing")
    if commitment(record.secret) != record.commitment:
        raise BadRecord(record.lines["secret"], "the secret is not the one that was committed to: its SHA-256 differs")


def _check_draw(table: Table, entry: Entry, luck: Luck | None) -> None:
    """Chance's answer is the one that the secret and the shares give."""
    if luck is None or entry.label != CHANCE_LABEL or not table.position.ways:
        return
    due = table.position.outcome(luck.pick(table.draws, table.position.ways))
    if str(due) != entry.answer:
        raise BadRecord(entry.line, f"chance answered «{entry.answer}», but the draw gives «{due}»")


def _check_result(record: Record, table: Table) -> None:
    closing = record.lines["closing"]
    if record.finished != table.position.is_over:
        raise BadRecord(closing, f"the game is {'over' if table.position.is_over else 'not over'} here")
    if not record.finished:
        return
    if record.scores != tuple(table.position.totals()):
        raise BadRecord(closing + 1, f"the scores are {table.position.totals()}, not {list(record.scores)}")
    winners = tuple(record.labels[seat] for seat in sorted(table.position.winners))
    if record.winners != winners:
        raise BadRecord(record.lines["winner"], f"the winner is {' and '.join(winners)}")


# --- reading ------------------------------------------------------------------------------------------------------

Lines = list[tuple[int, str]]


def read(text: str, box: Box | None = None) -> Record:
    """A record from its text; what cannot be read is an error that names the line.

    A game that was played with a box of one's own needs that box to be read again.
    """
    lines = _lines(text)
    if not lines:
        raise BadRecord(1, "this is no record: it is empty")
    record = _read_header(lines, box)
    start = next((i for i, (_, line) in enumerate(lines) if i and not HEADER.fullmatch(line)), len(lines))
    end = next((i for i, (_, line) in enumerate(lines) if CLOSING.fullmatch(line)), None)
    if end is None:
        raise BadRecord(lines[-1][0], "the record breaks off here: neither «end after …» nor «pause after …» follows")
    record.entries = [_read_entry(number, line) for number, line in lines[start:end]]
    _read_closing(record, lines[end:])
    return record


def _lines(text: str) -> Lines:
    """The lines that count, with their numbers: no blank ones, no remarks."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in lines if line and not line.startswith("#")]


def game_of(text: str) -> Game:
    """Which game a record is of."""
    number, line = next(iter(_lines(text)), (1, ""))
    return _title(line, number)[0]


def _title(line: str, number: int) -> tuple[Game, int]:
    """The game and the number of seats, from the first line."""
    title = TITLE.fullmatch(line)
    if title is None:
        raise BadRecord(number, "this is no record: it should begin «archipel 1 - game - n seats - rules …»")
    if int(title[1]) != FORMAT:
        raise BadRecord(number, f"this record is of format {title[1]}; only format {FORMAT} can be read")
    try:
        played = game(title[2])
    except ArchipelError as error:
        raise BadRecord(number, str(error)) from error
    if title[4] != played.facts.rules:
        raise BadRecord(number, f"this game was played by rules {title[4]}; these are rules {played.facts.rules}")
    return played, int(title[3])


def _read_header(lines: Lines, box: Box | None) -> Record:
    number, line = lines[0]
    played, seats = _title(line, number)
    found = _headers(lines[1:])
    try:
        setup = played.agree(seats, {name: value for _, name, value in found["option"]}, box)
    except ArchipelError as error:
        raise BadRecord(number, str(error)) from error
    return _with_headers(played, setup, found, number)


Headers = dict[str, list[tuple[int, str, str]]]


def _headers(lines: Lines) -> Headers:
    found: Headers = {key: [] for key in ("box", "option", "seat", "bot", "commitment", "share", "seed")}
    for number, line in lines:
        match = HEADER.fullmatch(line)
        if match is None:
            break
        found[match[1]].append((number, match[2] or "", match[3]))
    return found


def _with_headers(played: Game, setup: Setup, found: Headers, line: int) -> Record:
    labels = tuple(label for _, label, _ in found["seat"])
    if len(labels) != setup.seats or len(set(labels)) != len(labels) or CHANCE_LABEL in labels:
        raise BadRecord(line, f"{setup.seats} seats need as many different «seat …» lines")
    record = Record(played, setup, tuple(_read_name(number, name) for number, _, name in found["seat"]), labels)
    for number, _, box in found["box"]:
        if box != setup.box.label:
            raise BadRecord(number, f"this game was played with the box «{box}»; this is «{setup.box.label}»")
    for number, label, kind in found["bot"]:
        record.bots[_seat_of(number, label, labels)] = kind
    _read_luck(record, found)
    return record


def _read_name(number: int, name: str) -> str:
    try:
        check_names((name,), 1)
    except ArchipelError as error:
        raise BadRecord(number, str(error)) from error
    return name


def _seat_of(number: int, label: str, labels: Sequence[str]) -> int:
    if label not in labels:
        raise BadRecord(number, f"nobody at this table is called «{label}»")
    return labels.index(label)


def _read_luck(record: Record, found: Headers) -> None:
    """The commitment, a share of every seat in the order of the seats, or the seed."""
    for _, _, value in found["commitment"]:
        record.commitment = value
    for seat, (number, label, value) in enumerate(found["share"]):
        if _seat_of(number, label, record.labels) != seat:
            raise BadRecord(number, "shares are written in the order of the seats, one for each")
        record.shares += (_hex(number, value),)
    for number, _, value in found["seed"]:
        if not re.fullmatch(r"\d{1,19}", value) or int(value) >= LARGEST_SEED:
            raise BadRecord(number, f"a seed is a whole number, not «{value[:20]}», and below 2**63")
        record.seed = int(value)


def _read_entry(number: int, line: str) -> Entry:
    label, _, answer = line.partition(" ")
    if not answer:
        raise BadRecord(number, f"«{line}» is no answer: a line says who and what")
    return Entry(number, label, answer)


def _read_closing(record: Record, lines: Lines) -> None:
    (number, line), *results = lines
    record.finished = line.startswith("end")
    record.lines = {"closing": number, "winner": number, "last": lines[-1][0]}
    count = int(re.findall(r"\d+", line)[0])
    if count != len(record.entries):
        raise BadRecord(number, f"it speaks of {count} answers, but there are {len(record.entries)}")
    if line != record.closing_line():
        raise BadRecord(number, f"the record breaks off here: «{record.closing_line()}» is meant")
    for place, result in results:
        _read_result(record, place, result)
    if record.finished and (len(record.scores) != len(record.labels) or not record.winners):
        raise BadRecord(lines[-1][0], "the record breaks off here: a game that is over has all scores and a winner")


def _read_result(record: Record, number: int, line: str) -> None:
    result = RESULT.fullmatch(line)
    if result is None:
        raise BadRecord(number, f"«{line}» has no place after the end of the game")
    record.lines[result[1]] = number
    if not record.finished and result[1] != "secret":
        raise BadRecord(number, "a game that is not over has neither scores nor a winner")
    if result[1] == "secret":
        record.secret = _hex(number, result[3])
    elif result[1] == "winner":
        record.winners += (result[3],)
    else:
        _read_score(record, number, result[2] or "", result[3])


def _read_score(record: Record, number: int, label: str, score: str) -> None:
    if _seat_of(number, label, record.labels) != len(record.scores):
        raise BadRecord(number, "scores are written in the order of the seats, one for each")
    if not re.fullmatch(r"-?[0-9]{1,9}", score):
        raise BadRecord(number, f"a score is a whole number, not «{score[:20]}»")
    record.scores += (int(score),)


def _hex(number: int, value: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except ValueError:
        raise BadRecord(number, f"«{value}» is not written in hexadecimal digits") from None


def label_all(names: Sequence[str]) -> tuple[str, ...]:
    """Short names for the lines of the record: small letters, no blanks, no two alike."""
    labels: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "player"
        taken = {*labels, CHANCE_LABEL}
        labels.append(next(label for label in _numbered(stem) if label not in taken))
    return tuple(labels)


def _numbered(stem: str) -> Iterator[str]:
    yield stem
    number = 2
    while True:
        yield f"{stem}-{number}"
        number += 1
