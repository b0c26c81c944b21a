"""Verification of records."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.boxes import Box
from archipel.core.chance import Luck, commitment
from archipel.core.errors import BadRecord
from archipel.core.record.model import CHANCE_LABEL, Record, RecordLine, winners_of
from archipel.core.record.reading import read
from archipel.core.table import Table


@dataclass(frozen=True)
class Verdict:
    """The facts about a record that was found correct."""

    answers: int
    draws: int
    finished: bool
    luck: str  # "fair", "seeded" or "unchecked"


def verify(text: str, box: Box | None = None) -> Verdict:
    """Check a record from its first line to its last; the error for a false line names it."""
    record = read(text, box)
    _check_commitment(record)
    luck = record.luck()
    table = Table(record.game, record.setup, record.names)
    for entry in record.entries:
        _check_draw(table, entry, luck)
        record.step(table, entry)
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


def _check_draw(table: Table, entry: RecordLine, luck: Luck | None) -> None:
    """Check that chance's answer is the one that the secret and the shares give."""
    if luck is None or entry.label != CHANCE_LABEL or not table.position.ways:
        return
    due = table.position.outcome(luck.pick(table.draws, table.position.ways))
    if str(due) != entry.answer:
        raise BadRecord(entry.line, f'chance answered "{entry.answer}", but the draw gives "{due}"')


def _check_result(record: Record, table: Table) -> None:
    closing = record.lines["closing"]
    if record.finished != table.position.is_over:
        raise BadRecord(closing, f"the game is {'over' if table.position.is_over else 'not over'} here")
    if not record.finished:
        return
    if record.scores != tuple(table.position.totals()):
        raise BadRecord(closing + 1, f"the scores are {table.position.totals()}, not {list(record.scores)}")
    winners = winners_of(table.position, record.labels)
    if record.winners != winners:
        raise BadRecord(record.lines["winner"], f"the winner is {' and '.join(winners)}")
