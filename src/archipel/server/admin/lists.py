"""Lists for the operator: tables, people, reports of chat, bans, and past actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Row, Select, func, or_, select

from archipel.server.admin.lookup import ids_by_name
from archipel.server.rooms.models import FINISHED, companion, owner
from archipel.server.store.schema import bans, chat, orders, people, removals, reports, seats, tables

Facts = dict[str, Any]
MOST_COMPANIONS = 12  # seats of the largest game
LAST_LINES = 50  # of chat


def on_device(person: str) -> list[str]:
    """The person and everybody who plays on the same device."""
    return [person, *(companion(person, seat) for seat in range(MOST_COMPANIONS))]


# --- tables -------------------------------------------------------------------------------------------------------


def list_tables(
    connection: Connection,
    *,
    game: str | None = None,
    phase: str | None = None,
    person: str | None = None,
    quiet_since: int | None = None,
    limit: int = 50,
) -> list[Facts]:
    """The tables that match all of this, the last changed first."""
    query = select(tables).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
    for column, value in ((tables.c.game, game), (tables.c.phase, phase)):
        query = query.where(column == value) if value is not None else query
    if person is not None:
        query = query.where(_of_person(person))
    if quiet_since is not None:
        query = query.where(tables.c.changed < quiet_since, tables.c.phase != FINISHED)
    found = connection.execute(query).all()
    players, reported = _players(connection, [row.id for row in found]), _reported(connection)
    return [_table(row, players.get(row.id, []), reported[row.id]) for row in found]


def _of_person(person: str) -> Any:
    sitting = select(seats.c.table_id).where(seats.c.person.in_(on_device(person)))
    return or_(tables.c.host == person, tables.c.id.in_(sitting))


def show_table(connection: Connection, id: str) -> Facts:
    """Everything about one table but its moves: its settings, its seats, its chat and the reports about it."""
    row = connection.execute(select(tables).where(tables.c.id == id)).one()
    told = select(chat).where(chat.c.table_id == id).order_by(chat.c.id.desc()).limit(LAST_LINES)
    removed = connection.execute(select(removals.c.person).where(removals.c.table_id == id)).scalars()
    found = list_reports(connection, table=id)
    return _table(row, _players(connection, [id]).get(id, []), len(found)) | {
        "options": dict(row.options),
        "clock": row.clock,
        "rules": row.rules,
        "result": row.result,
        "removed": list(removed),
        "reports": found,
        "chat": [_line(line) for line in reversed(connection.execute(told).all())],
    }


def _table(row: Row[Any], players: list[Facts], reported: int) -> Facts:
    plain = {name: getattr(row, name) for name in ("id", "game", "phase", "host", "created", "changed", "ply", "due")}
    asked = [player["seat"] for player in players if row.asked >> (player["seat"] - 1) & 1]
    return {**plain, "public": bool(row.public), "to_move": asked, "players": players, "reported": reported}


def _players(connection: Connection, ids: list[str]) -> dict[str, list[Facts]]:
    """The seats of each table."""
    found: dict[str, list[Facts]] = {}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        seat = {"seat": row.seat + 1, "name": row.name, "person": owner(row.person), "bot": row.bot}
        found.setdefault(row.table_id, []).append({**seat, "away": bool(row.away)})
    return found


def _line(row: Row[Any]) -> Facts:
    return {"line": row.id, "at": row.at, "person": owner(row.person), "name": row.name, "text": row.text}


def _reported(connection: Connection) -> Counter[str]:
    """The number of reports about each table."""
    counts = select(reports.c.table_id, func.count()).group_by(reports.c.table_id)
    return Counter({row[0]: row[1] for row in connection.execute(counts)})


# --- people -------------------------------------------------------------------------------------------------------


def list_people(connection: Connection, *, text: str | None = None, limit: int = 50) -> list[Facts]:
    """The people whose name or id contains this text, the newest first; without a text all."""
    names = names_by_id(connection)
    query = select(people).order_by(people.c.created.desc(), people.c.id)
    if text is None:
        found = connection.execute(query.limit(limit)).all()
    else:
        part = text.casefold()
        ids = {id for id, used in names.items() if part in f"{id} {' '.join(used)}".casefold()}
        found = list(islice((row for row in connection.execute(query) if row.id in ids), limit))
    return _people(connection, found, names)


def show_person(connection: Connection, id: str, *, limit: int = 20) -> Facts:
    """A person with their tables, the reports about them, and what the operator has done about them."""
    (found,) = _people(
        connection, connection.execute(select(people).where(people.c.id == id)).all(), names_by_id(connection)
    )
    return found | {
        "tables": list_tables(connection, person=id, limit=limit),
        "reports": list_reports(connection, person=id),
        "history": list_orders(connection, subject=id),
    }


def names_by_id(connection: Connection) -> dict[str, list[str]]:
    """All names of each person."""
    found: dict[str, list[str]] = {}
    for name, ids in ids_by_name(connection).items():
        for id in ids:
            found.setdefault(id, []).extend([name] if name else [])
    return found


def _people(connection: Connection, found: Iterable[Row[Any]], names: Mapping[str, list[str]]) -> list[Facts]:
    banned = {row.subject: row.until for row in connection.execute(select(bans).where(~bans.c.network))}
    reported = _counted(connection, select(reports.c.person, func.count()).group_by(reports.c.person))
    alive = (
        select(seats.c.person, func.count())
        .select_from(seats.join(tables))
        .where(tables.c.phase != FINISHED, seats.c.person.is_not(None))
        .group_by(seats.c.person)
    )
    playing = _counted(connection, alive)
    return [
        {
            "id": row.id,
            "name": row.name or next(iter(names.get(row.id, [])), ""),
            "names": sorted(names.get(row.id, [])),
            "lang": row.lang,
            "created": row.created,
            "unfinished": playing[row.id],
            "reported": reported[row.id],
            "banned_until": banned.get(row.id),
        }
        for row in found
    ]


def _counted(connection: Connection, query: Select[Any]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for person, count in connection.execute(query):
        counts[owner(person) or ""] += count
    return counts


# --- reports, bans, history ---------------------------------------------------------------------------------------


def list_reports(
    connection: Connection, *, table: str | None = None, person: str | None = None, limit: int = 50
) -> list[Facts]:
    """The lines of chat that were reported, the latest first."""
    query = select(reports).order_by(reports.c.at.desc()).limit(limit)
    query = query.where(reports.c.table_id == table) if table is not None else query
    query = query.where(reports.c.person.in_(on_device(person))) if person is not None else query
    return [dict(row._mapping) | {"person": owner(row.person)} for row in connection.execute(query)]


def list_bans(connection: Connection, now: int) -> list[Facts]:
    """The bans that hold, those that end first at the top."""
    query = select(bans).where(bans.c.until > now).order_by(bans.c.until)
    names = names_by_id(connection)
    return [dict(row._mapping) | {"names": names.get(row.subject, [])} for row in connection.execute(query)]


def list_orders(connection: Connection, *, subject: str | None = None, limit: int = 50) -> list[Facts]:
    """The actions of operators, the latest first."""
    query = select(orders).where(orders.c.kind != "figures").order_by(orders.c.id.desc()).limit(limit)
    query = query.where(orders.c.subject == subject) if subject is not None else query
    return [dict(row._mapping) for row in connection.execute(query)]
