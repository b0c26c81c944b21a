"""The process that writes to SQLite: it stores exactly what SQLAlchemy would, and a bad write harms no other."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import uvloop
from sqlalchemy import insert, select, update

from archipel.server.rooms import chat, rows
from archipel.server.rooms.models import FINISHED, SeatInfo
from archipel.server.store import Conflict, Statement, Unavailable, sqlite_writer
from archipel.server.store.errors import Outdated
from archipel.server.store.orders import figures_given
from archipel.server.store.people import ADD, LINK, SPEND
from archipel.server.store.schema import facts, people
from archipel.server.store.sqlite_writer import WriteReply, prepare
from tests.server.database_access import execute
from tests.server.sqlite_rows import LOOPS, batch, count, entry, guest, held, info, opened, raw

# --- stored rows --------------------------------------------------------------------------------------------------

LINE = {"table_id": "one", "person": "ana", "name": "Ana", "seat": 0, "text": "Ahoj «Bo» 🐢", "at": 5}
REPORT = {"line": 1, "reporter": "ana", "person": "bo", "name": "Bo", "text": "…", "reason": "rude", "at": 6}
SEEN = update(people).where(people.c.id == "p", people.c.epoch >= 0).values(lang="fr")  # sets a constant
OVER = info("one", phase=FINISHED, ply=2, due=99, result={"totals": [1, 2.5], "wins": [2], "ö": None}, rematch="two")
BY_THE_OPERATOR = {"bans", "notices", "orders"}  # tables that the server only reads
STATEMENTS = [
    *rows.opened(info("one"), [SeatInfo(0, "ana", share=b"\0\xff"), SeatInfo(1, bot="random", name="«R»", away=True)]),
    *rows.opened(info("two", clock=60, options={}), [SeatInfo(0)]),
    *rows.opened(info("gone"), [SeatInfo(0)]),
    rows.logged("one", [entry(1), entry(2)]),
    rows.logged("two", [entry(1)]),
    rows.updated(OVER),
    rows.finished(OVER),
    rows.linked(OVER),
    rows.finished(info("two", result=None)),
    rows.postponed(info("two", due=7)),
    rows.seats_changed("two", [SeatInfo(0, "bo", share=b"")]),
    rows.deleted(["gone"]),
    guest("ana"),
    Statement(insert(people), ({"id": "p", "created": 1},)),  # the rest are defaults of the schema
    Statement(SEEN, ({},)),
    Statement(LINK, ({"who": "p", "seen": 0, "new_link": None, "new_until": None},)),
    Statement(chat.INSERT, (LINE, LINE)),
    Statement(chat.MUTE, ({"person": "ana", "muted": "bo"},)),
    Statement(chat.REPORT, ({"table_id": "one", **REPORT},)),
    Statement(SPEND, ({"link": "spent", "until": 9},)),
    rows.removed("one", "bo", [1]),
    *figures_given("worker", 1, {"sockets": 2}),
]


def test_it_stores_what_sqlalchemy_would(url: str, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(other)) as target:
        source.backup(target)
    for statement in STATEMENTS:
        execute(f"sqlite:///{other}", statement.sql, statement.rows)

    uvloop.run(write_each(url, STATEMENTS))

    stored = raw(file)
    assert stored == raw(other)
    assert {name for name, found in stored.items() if not found} == BY_THE_OPERATOR
    assert {row[3] for row in stored["tables"]} == {r'{"\u00e9": [1, null, true]}', "{}"}


async def write_each(url: str, statements: Sequence[Statement]) -> None:
    async with opened(url) as store:
        for statement in statements:
            await store.write(statement)


# --- refused writes ------------------------------------------------------------------------------------------------

RESTORED = update(facts).where(facts.c.name == "generation").values(value="another life")


async def outcomes(*writes: Any) -> list[type | None]:
    """The outcomes of these writes, which share a commit: None or the type of the error."""
    found = await asyncio.gather(*writes, return_exceptions=True)
    return [None if one is None else type(one) for one in found]


@LOOPS
def test_a_stale_write_does_not_harm_the_others_in_its_commit(run: Any, url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(store.write(*rows.opened(info(i), [SeatInfo(0)])) for i in ("one", "two", "three")))
            await store.write(rows.logged("two", [entry(1)]))
            writes = [store.write(rows.logged(id, [entry(1)]), guest(id), table=id) for id in ("one", "two", "three")]
            assert await outcomes(*writes) == [None, Conflict, None]
            assert {row.id for row in await store.rows(select(people))} == {"one", "three"}

    run(work())


def test_two_of_a_kind_are_tried_one_by_one(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            assert await outcomes(*map(store.write, map(guest, "aab"))) == [None, Conflict, None]
            assert await count(store, select(people)) == 2

    uvloop.run(work())


def test_rejects_a_write_of_an_earlier_generation(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.write(Statement(RESTORED, ({},)))
            with pytest.raises(Outdated, match="the database has been restored from a backup"):
                await store.write(guest("late"))
            late = asyncio.ensure_future(store.write(guest("late")))
            await asyncio.sleep(0)
            store.rebase("another life")
            assert await outcomes(late, store.write(guest("now"))) == [Outdated, None]  # first tried in one commit
            assert {row.id for row in await store.rows(select(people))} == {"now"}

    uvloop.run(work())


def test_a_cancelled_caller_has_written_all_the_same(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.write(*rows.opened(info("one"), [SeatInfo(0)]), rows.logged("one", [entry(1)]))
            gone = asyncio.ensure_future(store.write(guest("gone")))
            late = asyncio.ensure_future(store.write(rows.logged("one", [entry(1)])))  # so all are tried again
            await asyncio.sleep(0)
            gone.cancel()
            assert await outcomes(gone, late, store.write(guest("stays"))) == [asyncio.CancelledError, Conflict, None]
            assert await count(store, select(people)) == 2

    uvloop.run(work())


@pytest.mark.parametrize("name", [object(), 2**70, "\ud800"], ids=["object", "number", "half a sign"])
def test_an_invalid_write_does_not_block_the_others(url: str, name: Any) -> None:
    async def work() -> None:
        async with opened(url) as store:
            with pytest.raises(Unavailable, match="the database does not respond: cannot be written"):
                await store.write(Statement(ADD, ({**guest("odd").rows[0], "name": name},)))
            await store.write(guest("even"))

    uvloop.run(work())


def test_rows_of_one_statement_are_alike(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            with pytest.raises(Unavailable, match="cannot be written: KeyError"):
                await store.write(Statement(ADD, ({"id": "a", "created": 1, "epoch": 0}, {"id": "b", "created": 1})))
            assert await count(store, select(people)) == 0

    uvloop.run(work())


# --- faults of the database ---------------------------------------------------------------------------------------


def test_a_database_that_is_locked_says_so(url: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "WAIT_FOR_A_LOCK", 0.05)
    one = batch(url, "ana")
    with contextlib.closing(sqlite_writer.opened(file.as_uri())):
        with held(file):
            assert sqlite_writer.reply(file.as_uri(), one) == WriteReply("unavailable", "database is locked")
        assert sqlite_writer.reply(file.as_uri(), one) == WriteReply("stored")


def test_a_database_that_may_not_be_written_says_so(url: str, file: Path) -> None:
    place = f"{file.as_uri()}?mode=ro"
    with contextlib.closing(sqlite_writer.opened(place)):
        assert sqlite_writer.reply(place, batch(url, "ana")) == WriteReply(
            "unavailable", "attempt to write a readonly database"
        )


def test_a_database_that_has_gone_is_not_made_anew(url: str, file: Path) -> None:
    async def work() -> None:
        async with opened(url) as store:
            away = file.rename(file.with_suffix(".away"))
            with pytest.raises(Unavailable, match="the database does not respond: unable to open database file"):
                await store.write(guest("ana"))
            assert not file.exists()
            away.rename(file)
            await store.write(guest("ana"))

    uvloop.run(work())


def test_a_new_file_that_another_connection_holds_is_waited_for(tmp_path: Path) -> None:
    """SQLite itself does not wait here: without the second attempt it would say that the database is locked."""
    other = sqlite3.connect(tmp_path / "new.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    releasing = threading.Timer(0.05, other.rollback)
    releasing.start()
    with contextlib.closing(sqlite3.connect(tmp_path / "new.db", timeout=0)) as connection:
        prepare(connection)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    releasing.join()
    other.close()
