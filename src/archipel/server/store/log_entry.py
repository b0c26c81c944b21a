"""An entry of a table's log, and its conversion to and from a stored row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from archipel.core.table import Ply
from archipel.server.store.schema import log

COLUMNS = tuple(column.name for column in log.columns if column.name != "table_id")  # the stored fields, in order
MOVES = ("answer", "undo")  # kinds of entries that another worker can apply without reading anything else


class LogEntry(Struct, frozen=True, eq=False):
    """One entry of the log. `played` is the result of an answer; it is not stored but comes from replaying the log.

    Entries compare by identity, so they are cheap keys of a cache.
    """

    ply: int
    kind: str
    seat: int
    answer: str
    bot: bool
    at: int
    played: Ply | None = None


def to_row(table: str, entry: LogEntry) -> dict[str, Any]:
    """The row of this entry in the table `log`."""
    return {
        "table_id": table,
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat,
        "answer": entry.answer,
        "bot": entry.bot,
        "at": entry.at,
    }


def from_rows(rows: Iterable[Sequence[Any]]) -> list[LogEntry]:
    """The entries of these rows, given as the values of `COLUMNS`."""
    return [LogEntry(*row) for row in rows]


def values_of(row: Mapping[str, Any]) -> tuple[Any, ...]:
    """The values of a row in the order of `COLUMNS`, as `from_rows` takes them."""
    return tuple(row[name] for name in COLUMNS)
