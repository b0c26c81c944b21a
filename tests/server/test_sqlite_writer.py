"""The process that writes to SQLite: it stores what SQLAlchemy would, and whoever dies, nothing is half stored."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop
from sqlalchemy import Executable, insert, select, update

from archipel.server.rooms import chat, rows
from archipel.server.rooms.models import FINISHED, SeatInfo, TableInfo
from archipel.server.store import Conflict, LogEntry, Step, Store, Unavailable, sqlite_writer
from archipel.server.store.errors import Outdated
from archipel.server.store.people import ADD, LINK
from archipel.server.store.schema import facts, metadata, people
from archipel.server.store.sqlite_writer import SIZE, WriteBatch, WriteReply
from tests.server.backing import execute, fact, fresh
from tests.server.serving import PATIENCE

LOOPS = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])


@pytest.fixture
def url(sqlite_database: str) -> str:
    return fresh(sqlite_database)


@pytest.fixture
def file(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def info(id: str, **chosen: Any) -> TableInfo:
    kind: dict[str, Any] = {"game": "mahe", "rules": "1.0", "options": {"é": [1, None, True]}, "clock": None}
    access = {"public": True, "watchers": False, "open_after": True, "chat": True}
    rest = {"level": "rollout", "host": "ana", "secret": b"s\0\xff", "created": 1, "changed": 1_800_000_000_000}
    return TableInfo(id, **{**kind, **access, **rest, **chosen})


def entry(ply: int) -> LogEntry:
    return LogEntry(ply, "answer", -1, "die 3 «ä»\n'\"", bot=ply % 2 == 0, at=1_800_000_000_000 + ply)


def guest(id: str) -> Step:
    return Step(ADD, ({"id": id, "name": "", "lang": "de", "epoch": 0, "created": 1},))


# --- what is stored -----------------------------------------------------------------------------------------------

LINE = {"table_id": "one", "person": "ana", "name": "Ana", "seat": 0, "text": "Ahoj «Bo» 🐢", "at": 5}
SEEN = update(people).where(people.c.id == "p", people.c.epoch >= 0).values(lang="fr")  # values of its own
OVER = info("one", phase=FINISHED, ply=2, due=99, result={"totals": [1, 2.5], "wins": [2], "ö": None}, rematch="two")
STEPS = [
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
    Step(insert(people), ({"id": "p", "created": 1},)),  # the schema knows the rest
    Step(SEEN, ({},)),
    Step(LINK, ({"who": "p", "new_link": None},)),
    Step(chat.INSERT, (LINE, LINE)),
    Step(chat.MUTE, ({"person": "ana", "muted": "bo"},)),
]


def raw(file: Path) -> dict[str, list[Any]]:
    """Everything as it lies there, with SQLite's own types."""
    found = {}
    with contextlib.closing(sqlite3.connect(file)) as connection:
        for table in metadata.sorted_tables:
            kinds = ", ".join(f"typeof({column.name})" for column in table.columns)
            every = f"SELECT *, {kinds} FROM {table.name} ORDER BY 1, 2"  # noqa: S608 - our own names
            found[table.name] = connection.execute(every).fetchall()
    return found


def test_it_stores_what_sqlalchemy_would(url: str, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(other)) as target:
        source.backup(target)
    for step in STEPS:
        execute(f"sqlite:///{other}", step.statement, step.rows)

    uvloop.run(write_each(url, STEPS))

    stored = raw(file)
    assert stored == raw(other)
    assert all(stored.values())
    assert {row[3] for row in stored["tables"]} == {r'{"\u00e9": [1, null, true]}', "{}"}


async def write_each(url: str, steps: Sequence[Step]) -> None:
    async with opened(url) as store:
        for step in steps:
            await store.write(step)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


# --- who is refused -----------------------------------------------------------------------------------------------

RESTORED = update(facts).where(facts.c.name == "generation").values(value="another life")


async def outcomes(*writes: Any) -> list[type | None]:
    """What became of these writes, which share a commit."""
    found = await asyncio.gather(*writes, return_exceptions=True)
    return [None if one is None else type(one) for one in found]


async def count(store: Store, statement: Executable) -> int:
    return len(await store.rows(statement))


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
            await store.write(Step(RESTORED, ({},)))
            with pytest.raises(Outdated, match="the database has been restored from a backup"):
                await store.write(guest("late"))
            late = asyncio.ensure_future(store.write(guest("late")))
            await asyncio.sleep(0)
            store.rebase("another life")
            assert await outcomes(late, store.write(guest("now"))) == [Outdated, None]  # in one commit at first
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
                await store.write(Step(ADD, ({**guest("odd").rows[0], "name": name},)))
            await store.write(guest("even"))

    uvloop.run(work())


def test_rows_of_one_statement_are_alike(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            with pytest.raises(Unavailable, match="cannot be written: KeyError"):
                await store.write(Step(ADD, ({"id": "a", "created": 1, "epoch": 0}, {"id": "b", "created": 1})))
            assert await count(store, select(people)) == 0

    uvloop.run(work())


# --- what is wrong with the database ------------------------------------------------------------------------------


def batch(url: str, *people: str) -> WriteBatch:
    text = "INSERT INTO people (id, name, lang, epoch, created) VALUES (?, '', '', 0, 0)"
    return WriteBatch([fact(url, "generation")], [(text, [[id] for id in people])])


@contextlib.contextmanager
def held(file: Path) -> Iterator[None]:
    """Somebody else is writing."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


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


# --- who dies -----------------------------------------------------------------------------------------------------


def process(store: Store) -> subprocess.Popen[bytes]:
    assert store.database.sqlite_client is not None
    assert store.database.sqlite_client._writer is not None
    return store.database.sqlite_client._writer._process


def is_there(pid: int) -> bool:
    """Tell whether there is such a process, be it only a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@LOOPS
def test_it_is_begun_anew_when_it_is_gone(run: Any, url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.write(guest("before"))
            first = process(store)
            first.kill()
            await asyncio.wait_for(asyncio.shield(store.database.sqlite_client._writer.lost), PATIENCE)  # type: ignore[union-attr]
            assert not is_there(first.pid)
            await store.write(guest("after"))
            assert process(store).pid != first.pid
            assert await count(store, select(people)) == 2

    run(work())


@LOOPS
def test_the_outcome_of_a_write_is_unknown_after_a_kill(run: Any, url: str, file: Path) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store.write(guest("before"))
            with held(file):
                lost = [asyncio.ensure_future(store.write(guest(id))) for id in ("lost", "too")]
                await asyncio.sleep(0.1)
                waiting = asyncio.ensure_future(store.write(guest("waits")))
                await asyncio.sleep(0)
                process(store).kill()
                with pytest.raises(Unavailable, match="does not respond: the writer process has ended"):
                    await lost[0]
                with pytest.raises(Unavailable):
                    await lost[1]
            await waiting
            assert {row.id for row in await store.rows(select(people))} == {"before", "waits"}

    run(work())


@pytest.mark.parametrize("order", [signal.SIGINT, signal.SIGTERM])
def test_it_leaves_it_to_its_parent_when_to_end(url: str, order: signal.Signals) -> None:
    async def work() -> int:
        async with opened(url) as store:
            first = asyncio.ensure_future(store.write(guest("first")))
            while store.database.sqlite_client._writer is None:  # type: ignore[union-attr]
                await asyncio.sleep(0)
            own = process(store)
            own.send_signal(order)  # while it begins
            await first
            own.send_signal(order)
            await store.write(guest("last"))
            assert process(store) is own
        assert own.returncode == 0
        return own.pid

    assert not is_there(uvloop.run(work()))


@pytest.fixture
def alone(file: Path) -> Iterator[tuple[subprocess.Popen[bytes], socket.socket]]:
    """The process, and a line to it."""
    ours, theirs = socket.socketpair()
    with subprocess.Popen([sys.executable, "-P", sqlite_writer.__file__, file.as_uri()], stdin=theirs) as process, ours:
        theirs.close()
        yield process, ours


def spoken(batch: WriteBatch) -> bytes:
    text = msgspec.msgpack.encode(batch)
    return SIZE.pack(len(text)) + text


def test_it_finishes_its_write_when_its_parent_dies(url: str, file: Path, alone: Any) -> None:
    own, line = alone
    both = spoken(batch(url, "ana", "bo"))
    with held(file):
        line.sendall(both)
        line.close()
    assert own.wait(PATIENCE) == 0
    assert [row[0] for row in raw(file)["people"]] == ["ana", "bo"]


@pytest.mark.parametrize("kept", [0, 2, 50])
def test_it_stores_nothing_of_an_incomplete_request(url: str, file: Path, alone: Any, kept: int) -> None:
    own, line = alone
    line.sendall(spoken(batch(url, "ana"))[:kept])
    line.close()
    assert own.wait(PATIENCE) == 0
    assert raw(file)["people"] == []


PARENT = """
import asyncio, sys
from tests.server.test_sqlite_writer import guest, opened

async def work():
    async with opened(sys.argv[1]) as store:
        await store.write(guest("ana"))
        print("stored", flush=True)
        await asyncio.sleep(600)

asyncio.run(work())
"""


def test_it_does_not_outlive_its_parent(url: str, file: Path) -> None:
    root = Path(__file__).parent.parent.parent
    command = [sys.executable, "-c", PARENT, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=root) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"stored\n"
        parent.kill()
        assert parent.communicate(timeout=PATIENCE) == (b"", b"")  # ends when all who could speak there have ended
    assert [row[0] for row in raw(file)["people"]] == ["ana"]


def test_it_loads_nothing_that_is_slow(tmp_path: Path) -> None:
    named = "import runpy, sys; runpy.run_path(sys.argv[1]); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-P", "-c", named, sqlite_writer.__file__], capture_output=True, check=True
    )
    assert not {"archipel", "sqlalchemy", "asyncio", "numpy"} & set(loaded.stdout.decode().split())
