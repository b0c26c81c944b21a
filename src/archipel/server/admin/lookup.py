"""Finds the table or the person that somebody means, by an id, the beginning of one, a name, or a link."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from sqlalchemy import Connection, select

from archipel.core.errors import TranslatedError
from archipel.server.rooms.models import owner
from archipel.server.store.schema import people, reports, seats, tables

NOT_FOUND = {"person": "admin-no-person", "table": "admin-no-table"}
NEAREST = {"person": "admin-unknown-person", "table": "admin-unknown-table"}
SHORTEST = 4  # characters of the beginning of an id
MOST_COMPARED = 20_000  # ids, the newest first
LINK = re.compile(r".*#/(?:table|replay)/([A-Za-z0-9_-]+).*")


def find_table(connection: Connection, text: str) -> str:
    """The id of the table that is meant; otherwise the error names the nearest one."""
    wanted = LINK.sub(r"\1", text.strip())
    newest = select(tables.c.id).order_by(tables.c.changed.desc()).limit(MOST_COMPARED)
    if connection.execute(select(tables.c.id).where(tables.c.id == wanted)).first():
        return wanted
    ids = list(connection.execute(newest).scalars())
    found = _beginning(wanted, ids)
    if len(found) == 1:
        return found[0]
    raise _unknown("table", wanted, found or _nearest(wanted, ids))


def find_person(connection: Connection, text: str) -> str:
    """The id of the person who is meant, by id or by name; otherwise the error names the nearest ones."""
    wanted = text.strip()
    if connection.execute(select(people.c.id).where(people.c.id == wanted)).first():
        return wanted
    by_name = ids_by_name(connection)
    same = sorted({id for name, ids in by_name.items() if name.casefold() == wanted.casefold() for id in ids})
    if len(same) == 1:
        return same[0]
    if same:
        raise TranslatedError("admin-many-people", text=wanted, those=", ".join(same[:5]))
    ids = sorted({id for ids in by_name.values() for id in ids})
    found = _beginning(wanted, ids)
    if len(found) == 1:
        return found[0]
    raise _unknown("person", wanted, found or _near_names(wanted, by_name) or _nearest(wanted, ids))


def ids_by_name(connection: Connection) -> dict[str, set[str]]:
    """The people by all names that they have used, also at tables and in lines that were reported."""
    newest = select(people.c.name, people.c.id).order_by(people.c.created.desc()).limit(MOST_COMPARED)
    seated = select(seats.c.name, seats.c.person).where(seats.c.person.is_not(None)).distinct()
    reported = select(reports.c.name, reports.c.person).where(reports.c.person != "").distinct()
    found: dict[str, set[str]] = {}
    known = set(connection.execute(select(people.c.id)).scalars())
    for query in (newest, seated, reported):
        for name, person in connection.execute(query):
            if owner(person) in known:  # a writer who was reported may have been deleted since
                found.setdefault(name, set()).add(owner(person) or "")
    return found


def _beginning(wanted: str, ids: Iterable[str]) -> list[str]:
    return [id for id in ids if id.startswith(wanted)] if len(wanted) >= SHORTEST else []


def _nearest(wanted: str, ids: Iterable[str]) -> list[str]:
    return difflib.get_close_matches(wanted, list(ids), n=1, cutoff=0.5)


def _near_names(wanted: str, by_name: dict[str, set[str]]) -> list[str]:
    """The people whose names are most like this text, with their ids."""
    plain = {name.casefold(): name for name in by_name if name}
    near = [plain[one] for one in difflib.get_close_matches(wanted.casefold(), list(plain), n=2, cutoff=0.5)]
    return [f"{name} ({id})" for name in near for id in sorted(by_name[name])[:2]]


def _unknown(kind: str, wanted: str, near: list[str]) -> TranslatedError:
    if not near:
        return TranslatedError(NOT_FOUND[kind], text=wanted)
    return TranslatedError(NEAREST[kind], text=wanted, near=", ".join(near[:3]))
