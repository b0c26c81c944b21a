"""Reads by key run inline, but a locked file does not block the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, update

from archipel.server.base.identity import Identity
from archipel.server.store import Statement, Store, Unavailable
from archipel.server.store.people import FIND, newcomer
from archipel.server.store.schema import people
from tests.server.database_access import execute
from tests.server.serving import PATIENCE

RENAME = update(people).values(name="Bo")
TURNS = 5  # of the event loop while a read has to wait


@contextlib.contextmanager
def held_until(release: threading.Event, url: str) -> Iterator[None]:
    """Lock the whole file until the event is set, as VACUUM does: not even readers get in."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None, check_same_thread=False)
    with contextlib.closing(other):
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        waiting = threading.Thread(target=lambda: (release.wait(PATIENCE), other.close()))
        waiting.start()
        try:
            yield
        finally:
            waiting.join()


def with_store(url: str, work: Any) -> Any:
    async def run() -> Any:
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def stored_guest(store: Store) -> Identity:
    held = Identity("held", 0, 0)
    await store.write(newcomer(held, "en"))
    return held


async def name_of(store: Store, person: str) -> str:
    found = await store.row(FIND, who=person)
    assert found is not None
    return str(found.name)


def test_a_locked_file_delays_reads_but_not_the_event_loop(url: str) -> None:
    async def work(store: Store) -> None:
        held = await stored_guest(store)
        released = threading.Event()

        async def turn() -> None:
            for _ in range(TURNS):
                await asyncio.sleep(0.01)
            released.set()

        await store.database.close()  # no connection is open, so the file can be locked
        again = Store(url)
        with held_until(released, url):
            others = asyncio.ensure_future(turn())
            found = await again.row(FIND, who=held.person)
            assert others.done(), "the event loop was blocked"
        await again.database.close()
        assert found is not None
        assert found.id == held.person

    with_store(url, work)


def test_queries_read_together_see_one_state_of_the_database(url: str) -> None:
    """Another connection writes between the two queries."""

    async def work(store: Store) -> None:
        held = await stored_guest(store)
        assert store.database._sqlite_reader is not None
        count = 0

        def interrupt(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            nonlocal count
            count += statement.startswith("SELECT")
            if count == 2:
                with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as other, other:
                    other.execute("UPDATE people SET name = 'Bo'")

        event.listen(store.database._sqlite_reader._inline, "before_cursor_execute", interrupt)
        first, second = await store.read_by_key((FIND, {"who": held.person}), (FIND, {"who": held.person}))
        assert (first[0].name, second[0].name) == ("", "")
        assert await name_of(store, held.person) == "Bo"

    with_store(url, work)


def test_a_failed_query_raises_and_the_next_one_succeeds(url: str) -> None:
    async def work(store: Store) -> None:
        held = await stored_guest(store)
        with pytest.raises(Unavailable):
            await store.row(FIND)  # the parameter is missing
        with pytest.raises(Unavailable):
            await store.read_by_key((FIND, {"who": held.person}), (FIND, {}))
        await store.write(Statement(RENAME, ({},)))
        assert await name_of(store, held.person) == "Bo"

    with_store(url, work)
    assert [row.name for row in execute(url, people.select())] == ["Bo"]


def test_a_missing_file_is_reported(url: str) -> None:
    async def work(store: Store) -> None:
        Path(url.removeprefix("sqlite:///")).unlink()
        await store.database.close()
        with pytest.raises(Unavailable):
            await Store(url).row(FIND, who="ana")

    with_store(url, work)
