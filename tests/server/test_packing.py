"""Many rows as one value: stored as they would be one by one, and refused alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, select
from sqlalchemy.exc import IntegrityError

from archipel.server.rooms import rows
from archipel.server.rooms.nouns import PLAYING, Entry, Place, Sheet
from archipel.server.store import Step
from archipel.server.store.packing import pack
from archipel.server.store.schema import log, metadata, tables

IDS = ("one", "two", "three")


def sheet(id: str) -> Sheet:
    kind: dict[str, Any] = {"game": "mahe", "rules": "1.0", "options": {}, "clock": None, "level": "rollout"}
    doors = {"public": True, "watchers": True, "open_after": True, "chat": True}
    return Sheet(id, **kind, **doors, host="ana", secret=b"s", created=1, changed=1)


def entry(ply: int) -> Entry:
    return Entry(ply, "answer", -1, "die 3 «ä»\n'\"", bot=ply % 2 == 0, at=1_800_000_000_000 + ply)


@pytest.fixture
def connection() -> Iterator[Connection]:
    """A database in memory with three tables in it."""
    with create_engine("sqlite://").connect() as connection:
        metadata.create_all(connection)
        for id in IDS:
            for step in rows.opened(sheet(id), [Place(0)]):
                connection.execute(step.statement, step.rows)
        yield connection


def execute(connection: Connection, *steps: Step) -> None:
    """All rows of these steps, which are of one kind, in one statement."""
    connection.execute(*pack(steps[0].statement, [row for step in steps for row in step.rows]))


def stored(connection: Connection, table: Any) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(select(table).order_by(*table.primary_key))]


def test_entries_of_many_tables_are_stored_as_they_are(connection: Connection) -> None:
    steps = [rows.logged(id, [entry(1), entry(2)]) for id in sorted(IDS)]
    execute(connection, *steps)
    assert stored(connection, log) == [row for step in steps for row in step.rows]


def test_each_table_is_given_its_own_values(connection: Connection) -> None:
    before = {row["id"]: row for row in stored(connection, tables)}
    changed = [sheet("one"), sheet("two")]
    for place, one in enumerate(changed, 1):
        one.phase, one.ply, one.asked, one.changed, one.host = PLAYING, place, 1 << place, 10 * place, f"host {place}"
    changed[1].due = 99
    execute(connection, *map(rows.updated, changed))

    after = {row["id"]: row for row in stored(connection, tables)}
    for one in changed:
        assert after[one.id] == before[one.id] | {name: getattr(one, name) for name in rows.CHANGING}
    assert after["three"] == before["three"]


def test_one_ply_that_is_taken_refuses_all(connection: Connection) -> None:
    execute(connection, rows.logged("one", [entry(1)]))
    with pytest.raises(IntegrityError):
        execute(connection, rows.logged("two", [entry(1)]), rows.logged("one", [entry(1)]))
    assert [(row["table_id"], row["ply"]) for row in stored(connection, log)] == [("one", 1)]


def test_as_many_rows_as_there_are_take_one_statement(connection: Connection) -> None:
    said: list[str] = []
    event.listen(connection, "before_cursor_execute", lambda *args: said.append(args[2]))
    execute(connection, *(rows.logged(id, [entry(ply) for ply in range(1, 100)]) for id in IDS))
    assert len(said) == 1
    assert len(stored(connection, log)) == 297


def test_what_holds_bytes_is_left_as_it_is() -> None:
    step = rows.placed("one", [Place(0, share=b"\0\xff")])
    assert pack(step.statement, step.rows) == (step.statement, step.rows)
