"""The statements that load and store a table, and the conversion between its rows and models."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, bindparam, delete, insert, select, update

from archipel.server.rooms.models import NO_SEAT, SeatInfo, TableInfo
from archipel.server.store import LogEntry, Statement, Store
from archipel.server.store.log_entry import COLUMNS, from_rows, to_row
from archipel.server.store.schema import log, removals, seats, tables

INSERT_TABLE = insert(tables)
INSERT_SEATS = insert(seats)
INSERT_LOG = insert(log)
INSERT_REMOVAL = insert(removals)
CHANGING = {f"new_{name}": name for name in ("phase", "ply", "asked", "changed", "due", "host")}
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values({name: bindparam(mark) for mark, name in CHANGING.items()})
)
BEGIN_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values(rules=bindparam("new_rules"), start=bindparam("new_start"))
)
FINISH_TABLE = update(tables).where(tables.c.id == bindparam("this")).values(result=bindparam("new_result"))
POSTPONE = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.ply == bindparam("seen"))
    .values(due=bindparam("new_due"))
)
LINK_TABLE = update(tables).where(tables.c.id == bindparam("this")).values(rematch=bindparam("new_rematch"))
CHANGE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("this"), seats.c.seat == bindparam("which"))
    .values({name: bindparam(f"new_{name}") for name in ("person", "bot", "name", "share", "away")})
)
DELETE_TABLE = delete(tables).where(tables.c.id == bindparam("this"))
THIS_TABLE = select(tables).where(tables.c.id == bindparam("this"))
THESE_SEATS = select(seats).where(seats.c.table_id == bindparam("this")).order_by(seats.c.seat)
THESE_REMOVALS = select(removals.c.person).where(removals.c.table_id == bindparam("this"))
THIS_LOG = (
    select(*(log.c[name] for name in COLUMNS))
    .where(log.c.table_id == bindparam("this"), log.c.ply > bindparam("after"))
    .order_by(log.c.ply)
)


# --- reading ------------------------------------------------------------------------------------------------------


async def load(store: Store, id: str) -> tuple[TableInfo, list[SeatInfo], set[str], list[LogEntry]] | None:
    """The table with this id, all from one state of the database; None if it does not exist."""
    this = {"this": id}
    info, seats, removed, entries = await store.read_by_key(
        (THIS_TABLE, this), (THESE_SEATS, this), (THESE_REMOVALS, this), (THIS_LOG, {**this, "after": 0})
    )
    if not info:
        return None
    return table_info(info[0]), [seat_info(row) for row in seats], {row.person for row in removed}, from_rows(entries)


async def load_head(store: Store, id: str) -> tuple[TableInfo, list[SeatInfo], set[str]] | None:
    """The table with this id without its log; None if it does not exist."""
    this = {"this": id}
    info, seats, removed = await store.read_by_key((THIS_TABLE, this), (THESE_SEATS, this), (THESE_REMOVALS, this))
    if not info:
        return None
    return table_info(info[0]), [seat_info(row) for row in seats], {row.person for row in removed}


async def is_stored(store: Store, id: str) -> bool:
    return bool(await store.rows(THIS_TABLE, this=id))


async def entries_after(store: Store, id: str, ply: int) -> list[LogEntry]:
    return from_rows(await store.rows(THIS_LOG, this=id, after=ply))


def table_info(row: Row[Any]) -> TableInfo:
    return TableInfo(**row._mapping)


def seat_info(row: Row[Any]) -> SeatInfo:
    return SeatInfo(row.seat, row.person, row.bot, row.name, row.share, row.away)


# --- writing ------------------------------------------------------------------------------------------------------


def opened(info: TableInfo, seats: Sequence[SeatInfo]) -> list[Statement]:
    """Insert a new table and its seats."""
    return [
        Statement(INSERT_TABLE, (asdict(info) | {"options": dict(info.options)},)),
        Statement(INSERT_SEATS, tuple({"table_id": info.id, **asdict(seat)} for seat in seats)),
    ]


def first_logged(info: TableInfo, kind: str = "open") -> Statement:
    """Insert the first entry of a new table's log."""
    return logged(info.id, [LogEntry(1, kind, NO_SEAT, "", bot=False, at=info.created)])


def logged(id: str, entries: Iterable[LogEntry]) -> Statement:
    """Insert entries of the log; a conflict if another writer has stored the same ply."""
    return Statement(INSERT_LOG, tuple(to_row(id, entry) for entry in entries))


def updated(info: TableInfo) -> Statement:
    return Statement(
        UPDATE_TABLE, ({"this": info.id, **{mark: getattr(info, name) for mark, name in CHANGING.items()}},)
    )


def postponed(info: TableInfo) -> Statement:
    """Set a later due time, unless somebody has written to the table since."""
    return Statement(POSTPONE, ({"this": info.id, "seen": info.ply, "new_due": info.due},))


def begun(info: TableInfo) -> Statement:
    return Statement(BEGIN_TABLE, ({"this": info.id, "new_rules": info.rules, "new_start": info.start},))


def finished(info: TableInfo) -> Statement:
    return Statement(FINISH_TABLE, ({"this": info.id, "new_result": info.result},))


def linked(info: TableInfo) -> Statement:
    return Statement(LINK_TABLE, ({"this": info.id, "new_rematch": info.rematch},))


def seats_changed(id: str, changed: Iterable[SeatInfo]) -> Statement:
    return Statement(CHANGE_SEAT, tuple(_changed_seat(id, seat) for seat in changed))


def _changed_seat(id: str, seat: SeatInfo) -> dict[str, Any]:
    return {
        "this": id,
        "which": seat.seat,
        "new_person": seat.person,
        "new_bot": seat.bot,
        "new_name": seat.name,
        "new_share": seat.share,
        "new_away": seat.away,
    }


def removed(id: str, person: str, passed_on: Iterable[int]) -> Statement:
    """Insert a removal, with the seats that bots have taken over."""
    return Statement(
        INSERT_REMOVAL, ({"table_id": id, "person": person, "seats": sum(1 << seat for seat in passed_on)},)
    )


def deleted(ids: Iterable[str]) -> Statement:
    return Statement(DELETE_TABLE, tuple({"this": id} for id in ids))
