"""Removes somebody from a table, and deletes tables."""

from __future__ import annotations

from sqlalchemy import Connection, select

from archipel.core.errors import TranslatedError
from archipel.server.admin.access import give_order
from archipel.server.admin.table_edit import TableEdit
from archipel.server.rooms import rows
from archipel.server.rooms.models import NO_SEAT
from archipel.server.store.schema import chat, removals


def remove(connection: Connection, table: str, person: str, reason: str) -> bool:
    """Keep somebody out of a table for good; returns whether the table is still there.

    Before the game their seats are free, later bots have them. A table without people before the game is deleted.
    """
    edit = TableEdit(connection, table)
    check_there(connection, edit, person)
    mine = edit.seats_of(person)
    first = mine[0].seat if mine else NO_SEAT
    passed_on = edit.free(mine)
    edit.note("remove", first)
    is_left = edit.pass_host(person)
    if is_left:
        edit.save(rows.removed(table, person, passed_on))
    else:
        edit.delete()
    give_order(connection, "remove", subject=person, table=table, detail=reason)
    return is_left


def check_there(connection: Connection, edit: TableEdit, person: str) -> None:
    """Refuse to remove somebody who has nothing to do with the table, or was removed before."""
    table = edit.info.id
    gone = select(removals).where(removals.c.table_id == table, removals.c.person == person)
    wrote = select(chat.c.id).where(chat.c.table_id == table, chat.c.person == person).limit(1)
    if connection.execute(gone).first():
        raise TranslatedError("admin-removed-before", person=person, table=table)
    is_there = edit.seats_of(person) or edit.info.host == person or connection.execute(wrote).first()
    if not is_there:
        there = sorted({seat.person for seat in edit.seats if seat.person is not None})
        raise TranslatedError("admin-not-there", person=person, table=table, those=", ".join(there) or "–")


def delete_table(connection: Connection, table: str, reason: str) -> None:
    """Delete a table with its log and its chat; reports of its chat stay."""
    TableEdit(connection, table).delete()
    give_order(connection, "delete", table=table, detail=reason)
