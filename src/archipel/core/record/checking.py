"""Verification of records."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.boxes import Box
from archipel.core.chance import Luck, commitment
from archipel.core.errors import BadRecord
from archipel.core.record.model import Record, RecordLine, winners_of
from archipel.core.record.reading import field_at, read
from archipel.core.record.seal import altered_field, seal_of
from archipel.core.record.start import CHANCE_LABEL, OLD_FORMAT
from archipel.core.table import Table


@dataclass(frozen=True)
class Verdict:
    """The facts about a record that was found correct."""

    answers: int
    draws: int
    finished: bool
    luck: str  # "fair", "seeded" or "unchecked"
    sealed: bool  # whether an altered name, option, bot or answer would have been found
    form: int  # the format of the record


def verify(text: str, box: Box | None = None) -> Verdict:
    """Check a record from its first line to its last; the error for a false line names it and its field."""
    try:
        return _verify(read(text, box))
    except BadRecord as error:
        error.field = error.field or field_at(text, error.line)
        raise


def _verify(record: Record) -> Verdict:
    _check_proof(record)
    _check_seal(record)
    _check_secret(record)
    luck = record.luck()
    table = Table(record.game, record.setup, record.names)
    for entry in record.entries:
        _check_draw(table, entry, luck)
        record.step(table, entry)
    _check_stand_ins(record)
    _check_result(record, table)
    kind = "fair" if record.commitment else "unchecked" if record.seed is None else "seeded"
    return Verdict(len(table.plies), table.draws, record.finished, kind, record.is_sealed, record.form)


def _check_proof(record: Record) -> None:
    """Check that the record has everything that proves its dice, or nothing of it."""
    last = record.lines["last"]
    if record.commitment is None and (record.secret is not None or record.shares):
        raise BadRecord(last, "no-commitment", "commitment")
    if record.commitment is not None and record.seed is not None:
        raise BadRecord(last, "both", "seed")
    if record.commitment is not None and record.secret is None:
        raise BadRecord(last, "no-secret", "secret")
    if record.seal is not None and record.form == OLD_FORMAT:
        raise BadRecord(record.lines["seal"], "old-seal", "title", form=OLD_FORMAT)
    if record.seal is not None and not record.is_sealed:
        raise BadRecord(record.lines["seal"], "seal-alone", "seed")


def _check_seal(record: Record) -> None:
    """Check the seal, and name the field that was altered."""
    lines = record.named_lines()
    if record.seal is None or record.seal == seal_of(lines):
        return
    absent = [f"{key} {label}" for key in ("bot", "share", "stand-in") for label in record.labels]
    name = altered_field(lines, record.seal, (*absent, "stand-in"))
    if name is None:
        raise BadRecord(record.lines["seal"], "seal-altered", "seal")
    how = "altered" if name in record.lines else "missing"
    raise BadRecord(record.lines.get(name, 1), how, name, name=name)


def _check_secret(record: Record) -> None:
    if record.secret is not None and commitment(record.secret) != record.commitment:
        raise BadRecord(record.lines["secret"], "secret")


def _check_draw(table: Table, entry: RecordLine, luck: Luck | None) -> None:
    """Check that chance's answer is the one that the secret and the shares give."""
    if luck is None or entry.label != CHANCE_LABEL or not table.position.ways:
        return
    due = table.position.outcome(luck.pick(table.draws, table.position.ways))
    if str(due) != entry.answer:
        raise BadRecord(entry.line, "draw", found=entry.answer, due=str(due))


def _check_stand_ins(record: Record) -> None:
    """Check that a bot gave some of the answers of each person it stood in for, and that it is known which bot."""
    for seat, count in record.stood_in.items():
        label = record.labels[seat]
        given = sum(entry.label == label for entry in record.entries)
        if not record.stand_in or seat in record.bots or not 1 <= count <= given:
            raise BadRecord(record.lines[f"stand-in {label}"], "stand-in", count=count, moves=given, player=label)


def _check_result(record: Record, table: Table) -> None:
    closing = record.lines["closing"]
    if record.finished != table.position.is_over:
        raise BadRecord(closing, "over" if table.position.is_over else "not-over")
    if not record.finished:
        return
    if record.scores != tuple(table.position.totals()):
        raise BadRecord(closing + 1, "wrong-scores", due=str(table.position.totals()), found=str(list(record.scores)))
    winners = winners_of(table.position, record.labels)
    if record.winners != winners:
        raise BadRecord(record.lines["winner"], "winner", winners=", ".join(winners))
