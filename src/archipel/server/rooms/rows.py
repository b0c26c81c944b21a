"""A table as rows, and rows as a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, bindparam, delete, insert, select, update

from archipel.server.rooms.models import Entry, Place, Sheet
from archipel.server.store import Step, Store
from archipel.server.store.schema import ENTRY, log, seats, tables

INSERT_TABLE = insert(tables)
INSERT_SEATS = insert(seats)
INSERT_LOG = insert(log)
CHANGING = {f"new_{name}": name for name in ("phase", "ply", "asked", "changed", "due", "host")}
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values({name: bindparam(mark) for mark, name in CHANGING.items()})
)
FINISH_TABLE = update(tables).where(tables.c.id == bindparam("this")).values(result=bindparam("new_result"))
POSTPONE = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.ply == bindparam("seen"))
    .values(due=bindparam("new_due"))
)
LINK_TABLE = update(tables).where(tables.c.id == bindparam("this")).values(rematch=bindparam("new_rematch"))
PLACE = (
    update(seats)
    .where(seats.c.table_id == bindparam("this"), seats.c.seat == bindparam("which"))
    .values({name: bindparam(f"new_{name}") for name in ("person", "bot", "name", "share", "away")})
)
DELETE_TABLE = delete(tables).where(tables.c.id == bindparam("this"))
THIS_TABLE = select(tables).where(tables.c.id == bindparam("this"))
THESE_SEATS = select(seats).where(seats.c.table_id == bindparam("this")).order_by(seats.c.seat)
THIS_LOG = (
    select(*(log.c[name] for name in ENTRY))
    .where(log.c.table_id == bindparam("this"), log.c.ply > bindparam("after"))
    .order_by(log.c.ply)
)


# --- reading ------------------------------------------------------------------------------------------------------


async def load(store: Store, id: str) -> tuple[Sheet, list[Place], list[Entry]] | None:
    """The table with this id, all of it as it was at one moment."""
    found = await store.together(
        (THIS_TABLE, {"this": id}), (THESE_SEATS, {"this": id}), (THIS_LOG, {"this": id, "after": 0})
    )
    if not found[0]:
        return None
    return sheet_of(found[0][0]), [place_of(row) for row in found[1]], entries_of(found[2])


async def entries_after(store: Store, id: str, ply: int) -> list[Entry]:
    return entries_of(await store.rows(THIS_LOG, this=id, after=ply))


def entries_of(found: Iterable[Row[Any]]) -> list[Entry]:
    return [Entry(*row) for row in found]  # type: ignore[call-arg] # six fields, as they are selected


def sheet_of(row: Row[Any]) -> Sheet:
    return Sheet(**row._mapping)


def place_of(row: Row[Any]) -> Place:
    return Place(row.seat, row.person, row.bot, row.name, row.share, row.away)


# --- writing ------------------------------------------------------------------------------------------------------


def opened(sheet: Sheet, places: Sequence[Place]) -> list[Step]:
    """A new table."""
    return [
        Step(INSERT_TABLE, (asdict(sheet) | {"options": dict(sheet.options)},)),
        Step(INSERT_SEATS, tuple({"table_id": sheet.id, **asdict(place)} for place in places)),
    ]


def logged(id: str, entries: Iterable[Entry]) -> Step:
    """Entries of the log; of two who write the same ply, one is refused."""
    rows = (
        {"table_id": id, "ply": e.ply, "kind": e.kind, "seat": e.seat, "answer": e.answer, "bot": e.bot, "at": e.at}
        for e in entries
    )
    return Step(INSERT_LOG, tuple(rows))


def updated(sheet: Sheet) -> Step:
    return Step(UPDATE_TABLE, ({"this": sheet.id, **{mark: getattr(sheet, name) for mark, name in CHANGING.items()}},))


def postponed(sheet: Sheet) -> Step:
    """A later due time, unless somebody has written to the table since."""
    return Step(POSTPONE, ({"this": sheet.id, "seen": sheet.ply, "new_due": sheet.due},))


def finished(sheet: Sheet) -> Step:
    return Step(FINISH_TABLE, ({"this": sheet.id, "new_result": sheet.result},))


def linked(sheet: Sheet) -> Step:
    return Step(LINK_TABLE, ({"this": sheet.id, "new_rematch": sheet.rematch},))


def placed(id: str, places: Iterable[Place]) -> Step:
    def row(place: Place) -> dict[str, Any]:
        fields = {
            "person": place.person,
            "bot": place.bot,
            "name": place.name,
            "share": place.share,
            "away": place.away,
        }
        return {"this": id, "which": place.seat} | {f"new_{name}": value for name, value in fields.items()}

    return Step(PLACE, tuple(row(place) for place in places))


def deleted(ids: Iterable[str]) -> Step:
    return Step(DELETE_TABLE, tuple({"this": id} for id in ids))
