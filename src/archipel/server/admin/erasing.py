"""Erases a person: their games stay, their name goes."""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, delete, or_, select, update

from archipel.core.record.start import label_all
from archipel.server.admin.access import give_order
from archipel.server.admin.lists import on_device
from archipel.server.admin.table_edit import TableEdit
from archipel.server.rooms.models import FINISHED, NO_SEAT, OPEN, SeatInfo
from archipel.server.store import Statement
from archipel.server.store.schema import bans, chat, mutes, orders, people, removals, reports, seats, tables

NOBODY = "N. N."  # the name of somebody whose name is unknown, in all our languages
SET_START = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values(start=bindparam("new_start"), erased=bindparam("new_erased"))
)
SEAT_LINE = re.compile(r"seat ([^:]*): (.*)")
BOT_LINE = re.compile(r"bot ([^:]*): (.*)")


def erase(connection: Connection, person: str, *, with_chat: bool = False) -> Counter[str]:
    """Erase a person and return how much has changed: tables, lines of chat, reports."""
    counts: Counter[str] = Counter()
    for table in tables_of(connection, person):
        _erase_at(connection, table, person)
        counts["tables"] += 1
    counts += forget_chat(connection, person, with_chat=with_chat)
    for gone in (
        delete(mutes).where(or_(mutes.c.person.in_(on_device(person)), mutes.c.muted.in_(on_device(person)))),
        delete(removals).where(removals.c.person == person),
        delete(bans).where(bans.c.subject == person),
        update(orders).where(orders.c.subject == person).values(detail=""),
        delete(people).where(people.c.id == person),  # with the link that signs in another device
    ):
        connection.execute(gone)
    give_order(connection, "erase", subject=person)
    return counts


def tables_of(connection: Connection, person: str) -> list[str]:
    """All tables where this person sits, is the host, or was removed."""
    sitting = select(seats.c.table_id).where(seats.c.person.in_(on_device(person)))
    removed = select(removals.c.table_id).where(removals.c.person == person)
    mine = or_(tables.c.host == person, tables.c.id.in_(sitting), tables.c.id.in_(removed))
    return list(connection.execute(select(tables.c.id).where(mine).order_by(tables.c.id)).scalars())


# --- chat and reports ---------------------------------------------------------------------------------------------


def forget_chat(connection: Connection, person: str, *, with_chat: bool) -> Counter[str]:
    """Take the name from reports and lines of chat, or delete the lines. A second call finds later lines."""
    owners = on_device(person)
    written = chat.c.person.in_(owners)
    lines = connection.execute(
        delete(chat).where(written) if with_chat else update(chat).where(written).values(person="", name=NOBODY)
    )
    about = connection.execute(update(reports).where(reports.c.person.in_(owners)).values(person="", name=NOBODY))
    stranger = secrets.token_urlsafe(9)  # reports of one line are told apart by their reporters
    connection.execute(update(reports).where(reports.c.reporter.in_(owners)).values(reporter=stranger))
    return Counter({"lines": lines.rowcount, "reports": about.rowcount})


# --- one table ----------------------------------------------------------------------------------------------------


def _erase_at(connection: Connection, table: str, person: str) -> None:
    edit = TableEdit(connection, table)
    nameless = [*edit.seats_of(person), *_taken_over(connection, edit, person)]
    edit.free(edit.seats_of(person))
    if not edit.pass_host(person):
        edit.delete()
        return
    if edit.info.phase != OPEN:
        _take_names(edit, nameless)
    edit.note("remove", nameless[0].seat if nameless else NO_SEAT)
    edit.save(_without_names(edit), is_change=edit.info.phase != FINISHED)


def _taken_over(connection: Connection, edit: TableEdit, person: str) -> list[SeatInfo]:
    """The seats of this person that bots have played since the person was removed; they have kept the name."""
    this = (removals.c.table_id == edit.info.id, removals.c.person == person)
    bits = connection.execute(select(removals.c.seats).where(*this)).scalar() or 0
    return [seat for seat in edit.seats if bits >> seat.seat & 1]


def _take_names(edit: TableEdit, nameless: list[SeatInfo]) -> None:
    """Give these seats a name that says nothing, in the start of the game too."""
    for seat in nameless:
        seat.name, seat.person = f"{NOBODY} {seat.seat + 1}", None
    if edit.info.start is not None and nameless:
        edit.info.start = renamed(edit.info.start, {seat.seat: seat.name for seat in nameless})
        edit.info.erased = True


def _without_names(edit: TableEdit) -> Statement:
    return Statement(SET_START, ({"this": edit.info.id, "new_start": edit.info.start, "new_erased": edit.info.erased},))


def renamed(start: str, names: Mapping[int, str]) -> str:
    """The text of a start with other names in these seats, and with the labels that follow from them."""
    lines = start.splitlines()
    seated = [found for line in lines if (found := SEAT_LINE.fullmatch(line))]
    now = [names.get(seat, found[2]) for seat, found in enumerate(seated)]
    labels = dict(zip((found[1] for found in seated), zip(label_all(now), now, strict=True), strict=True))
    return "\n".join(_relabelled(line, labels) for line in lines)


def _relabelled(line: str, labels: Mapping[str, tuple[str, str]]) -> str:
    if found := SEAT_LINE.fullmatch(line):
        label, name = labels[found[1]]
        return f"seat {label}: {name}"
    if found := BOT_LINE.fullmatch(line):
        return f"bot {labels[found[1]][0]}: {found[2]}"
    return line
