"""A record from its text; an unreadable text is an error that names the line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from archipel.core.boxes import Box
from archipel.core.chance import LARGEST_SEED
from archipel.core.errors import ArchipelError, BadRecord
from archipel.core.game import Game, Setup, game
from archipel.core.record.model import Record, RecordLine, counted
from archipel.core.record.start import CHANCE_LABEL, FORMAT, OLD_FORMAT, label_all, start_text
from archipel.core.table import check_names

TITLE = re.compile(r"archipel (\d{1,9}) - (\S+) - (\d{1,9}) seats? - rules (\S+)")
START = ("box", "option", "seat", "bot", "stand-in")  # fields of the start
LUCK = ("commitment", "share", "seed")
HEADER = re.compile(rf"({'|'.join((*START, *LUCK))})(?: (\S+))?: (.*)")
CLOSING = re.compile(r"(end|pause) after (\d{1,9}) answers?")
RESULT = re.compile(r"(score|winner|stand-in|secret|seal)(?: (\S+))?: (.*)")
REMARK = "# "  # the blank keeps a single sign from hiding a line
SEAL = re.compile("[0-9a-f]{64} [0-9a-f]{64}")

NumberedLines = list[tuple[int, str]]


def read(text: str, box: Box | None = None) -> Record:
    """A record from its text; an unreadable text is an error that names the line and the field.

    A game that was played with another box needs that box to be read again.
    """
    try:
        return _read(text, _lines(text), box)
    except BadRecord as error:
        error.field = error.field or field_at(text, error.line)
        raise


def _read(text: str, lines: NumberedLines, box: Box | None) -> Record:
    if not lines:
        raise BadRecord(1, "empty")
    _title(*lines[0][::-1])
    start = _header_end(lines)
    end = next((i for i, (_, line) in enumerate(lines) if CLOSING.fullmatch(line)), None)
    if end is None:
        raise BadRecord(lines[-1][0], "open", "end")
    entries = [_read_entry(number, line) for number, line in lines[start:end]]
    record = _read_header(lines, box)
    record.entries = entries
    record.start = "\n".join(line for i, (_, line) in enumerate(lines[:start]) if not i or not line.startswith(LUCK))
    _read_closing(record, lines[end:])
    if record.is_sealed:
        _check_form(record, text)
    return record


def _lines(text: str) -> NumberedLines:
    """The lines with their numbers, without blank lines and remarks."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in lines if line and not line.startswith(REMARK)]


def _header_end(lines: NumberedLines) -> int:
    """The index of the first line after the header."""
    return next((i for i, (_, line) in enumerate(lines) if i and not HEADER.fullmatch(line)), len(lines))


def field_at(text: str, number: int) -> str:
    """The name of the field in this line, or the number of the answer; empty if there is neither."""
    lines = _lines(text)
    index = next((i for i, (place, _) in enumerate(lines) if place == number), None)
    if index is None:
        return ""
    line = lines[index][1]
    if index == 0 or CLOSING.fullmatch(line):
        return "end" if index else "title"
    if HEADER.fullmatch(line) or RESULT.fullmatch(line):
        return line.partition(":")[0]
    return f"answer {index - _header_end(lines) + 1}"


def _check_form(record: Record, text: str) -> None:
    """Check that a sealed record is written exactly as `write` writes it, apart from remarks and blanks."""
    lines, meant = _lines(text), _meant_lines(record)
    if record.seal is None:
        raise BadRecord(lines[-1][0], "no-seal", "seal")
    for (number, line), other in zip_longest(lines, meant, fillvalue=(lines[-1][0], "")):
        if line != other:
            raise BadRecord(number, "line", text=line, meant=other)
    record.lines |= {name: number for (name, _), (number, _) in zip(record.named_lines(), lines, strict=False)}


def _meant_lines(record: Record) -> list[str]:
    """The lines that a record with this content has, with the seal that was read."""
    start = start_text(record.game, record.setup, record.names, record.bots, record.stand_in)
    written = [line for line in replace(record, start=start).write().splitlines() if line]
    return [*written[:-1], f"seal: {record.seal}"]


def game_of(text: str) -> Game:
    """The game of a record."""
    number, line = next(iter(_lines(text)), (1, ""))
    return _title(line, number)[1]


def _title(line: str, number: int) -> tuple[int, Game, int]:
    """The format, the game and the number of seats, from the first line."""
    title = TITLE.fullmatch(line)
    if title is None:
        raise BadRecord(number, "title", form=FORMAT)
    if int(title[1]) not in (OLD_FORMAT, FORMAT):
        raise BadRecord(number, "form", form=title[1], newest=FORMAT)
    try:
        played = game(title[2])
    except ArchipelError as error:
        raise BadRecord(number, error) from error
    if title[4] != played.facts.rules:
        raise BadRecord(number, "rules", played=title[4], ours=played.facts.rules)
    return int(title[1]), played, int(title[3])


def _read_header(lines: NumberedLines, box: Box | None) -> Record:
    number, line = lines[0]
    form, played, seats = _title(line, number)
    found = _headers(lines[1:])
    return _with_headers(played, _agreed(played, seats, found, box, number), found, form, number)


def _agreed(played: Game, seats: int, found: Headers, box: Box | None, title: int) -> Setup:
    """The setup; an error names the line of the title or of the option."""
    options: dict[str, str] = {}
    for number, name, value in ((title, "", ""), *found["option"]):
        options |= {name: value} if number != title else {}
        try:
            setup = played.agree(seats, options, box)
        except ArchipelError as error:
            raise BadRecord(number, error) from error
    return setup


Headers = dict[str, list[tuple[int, str, str]]]


def _headers(lines: NumberedLines) -> Headers:
    found: Headers = {key: [] for key in (*START, *LUCK)}
    for number, line in lines:
        match = HEADER.fullmatch(line)
        if match is None:
            break
        found[match[1]].append((number, match[2] or "", match[3]))
    return found


def _with_headers(played: Game, setup: Setup, found: Headers, form: int, line: int) -> Record:
    labels = tuple(label for _, label, _ in found["seat"])
    if len(labels) != setup.seats or len(set(labels)) != len(labels) or CHANCE_LABEL in labels:
        raise BadRecord(line, "seats", seats=setup.seats)
    names = tuple(_read_name(number, name) for number, _, name in found["seat"])
    if form == FORMAT and (found["commitment"] or found["seed"]):
        _check_labels(found, names)
    record = Record(played, setup, names, labels, "", form)
    for number, _, box in found["box"]:
        if box != setup.box.label:
            raise BadRecord(number, "box", played=box, ours=setup.box.label)
    for number, label, kind in found["bot"]:
        record.bots[_seat_of(number, label, labels)] = _read_kind(number, kind)
    for number, _, kind in found["stand-in"]:
        _read_kind(number, kind)
    _read_luck(record, found)
    return record


def _check_labels(found: Headers, names: Sequence[str]) -> None:
    """Check that the seats of a sealed record have the labels that belong to their names."""
    for (number, label, name), meant in zip(found["seat"], label_all(names), strict=True):
        if label != meant:
            raise BadRecord(number, "label", name=name, meant=meant, label=label)


def _read_name(number: int, name: str) -> str:
    try:
        check_names((name,), 1)
    except ArchipelError as error:
        raise BadRecord(number, error) from error
    return name


def _read_kind(number: int, kind: str) -> str:
    if not re.fullmatch(r"[\w-]{1,40}", kind):
        raise BadRecord(number, "bot", kind=kind)
    return kind


def _seat_of(number: int, label: str, labels: Sequence[str]) -> int:
    if label not in labels:
        raise BadRecord(number, "nobody", label=label)
    return labels.index(label)


def _read_luck(record: Record, found: Headers) -> None:
    """The commitment, a share of every seat in the order of the seats, or the seed."""
    for number, _, value in found["commitment"]:
        if not re.fullmatch("[0-9a-f]{64}", value):
            raise BadRecord(number, "commitment", value=value[:80])
        record.commitment = value
    for seat, (number, label, value) in enumerate(found["share"]):
        if _seat_of(number, label, record.labels) != seat:
            raise BadRecord(number, "shares")
        record.shares += (_hex(number, value),)
    for number, _, value in found["seed"]:
        if not re.fullmatch(r"\d{1,19}", value) or int(value) >= LARGEST_SEED:
            raise BadRecord(number, "seed", value=value[:20])
        record.seed = int(value)


def _read_entry(number: int, line: str) -> RecordLine:
    label, _, answer = line.partition(" ")
    if ":" in line and not HEADER.fullmatch(line):
        raise BadRecord(number, "field", text=line)
    if not answer:
        raise BadRecord(number, "move", text=line)
    return RecordLine(number, label, answer)


def _read_closing(record: Record, lines: NumberedLines) -> None:
    (number, line), *results = lines
    record.finished = line.startswith("end")
    record.lines = {"closing": number, "winner": number, "last": lines[-1][0]}
    count = int(re.findall(r"\d+", line)[0])
    if count != len(record.entries):
        raise BadRecord(number, "count", said=count, found=len(record.entries))
    if line != record.closing_line():
        raise BadRecord(number, "closing", meant=record.closing_line())
    for place, result in results:
        _read_result(record, place, result)
    if record.finished and (len(record.scores) != len(record.labels) or not record.winners):
        raise BadRecord(lines[-1][0], "unfinished")


def _read_result(record: Record, number: int, line: str) -> None:
    result = RESULT.fullmatch(line)
    if result is None:
        raise BadRecord(number, "after-end", text=line)
    record.lines[line.partition(":")[0]] = number
    if not record.finished and result[1] in ("score", "winner"):
        raise BadRecord(number, "no-result")
    if result[1] == "secret":
        record.secret = _hex(number, result[3])
    elif result[1] == "seal":
        record.seal = _read_seal(number, result[3])
    elif result[1] == "stand-in":
        record.stood_in[_seat_of(number, result[2] or "", record.labels)] = _read_count(number, result[3])
    elif result[1] == "winner":
        record.winners += (result[3],)
    else:
        _read_score(record, number, result[2] or "", result[3])


def _read_score(record: Record, number: int, label: str, score: str) -> None:
    if _seat_of(number, label, record.labels) != len(record.scores):
        raise BadRecord(number, "scores")
    if not re.fullmatch(r"-?[0-9]{1,9}", score):
        raise BadRecord(number, "score", value=score[:20])
    record.scores += (int(score),)


def _read_count(number: int, answers: str) -> int:
    found = re.fullmatch("([0-9]{1,9}) answers?", answers)
    if found is None or answers != counted(int(found[1])):
        raise BadRecord(number, "moves", text=answers)
    return int(found[1])


def _read_seal(number: int, value: str) -> str:
    if not SEAL.fullmatch(value):
        raise BadRecord(number, "seal-form")
    return value


def _hex(number: int, value: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except ValueError:
        raise BadRecord(number, "hex", value=value) from None
