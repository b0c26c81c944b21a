"""The process that writes to SQLite: whichever process dies, a write is stored completely or not at all."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop
from sqlalchemy import select

from archipel.server.store import Store, Unavailable, sqlite_writer
from archipel.server.store.schema import people
from archipel.server.store.sqlite_writer import SIZE, WriteBatch
from tests.server.serving import PATIENCE
from tests.server.sqlite_rows import LOOPS, batch, count, guest, held, opened, raw


def process(store: Store) -> subprocess.Popen[bytes]:
    assert store.database.sqlite_client is not None
    assert store.database.sqlite_client._writer is not None
    return store.database.sqlite_client._writer._process


def is_there(pid: int) -> bool:
    """Tell whether there is such a process, even if only a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@LOOPS
def test_it_is_started_again_after_a_kill(run: Any, url: str) -> None:
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
def test_it_ignores_signals_and_ends_with_its_parent(url: str, order: signal.Signals) -> None:
    async def work() -> int:
        async with opened(url) as store:
            first = asyncio.ensure_future(store.write(guest("first")))
            while store.database.sqlite_client._writer is None:  # type: ignore[union-attr]
                await asyncio.sleep(0)
            own = process(store)
            own.send_signal(order)  # while it starts
            await first
            own.send_signal(order)
            await store.write(guest("last"))
            assert process(store) is own
        assert own.returncode == 0
        return own.pid

    assert not is_there(uvloop.run(work()))


@pytest.fixture
def alone(file: Path) -> Iterator[tuple[subprocess.Popen[bytes], socket.socket]]:
    """The process, and a socket to it."""
    ours, theirs = socket.socketpair()
    with subprocess.Popen([sys.executable, "-P", sqlite_writer.__file__, file.as_uri()], stdin=theirs) as process, ours:
        theirs.close()
        yield process, ours


def encoded(batch: WriteBatch) -> bytes:
    text = msgspec.msgpack.encode(batch)
    return SIZE.pack(len(text)) + text


def test_it_finishes_its_write_when_its_parent_dies(url: str, file: Path, alone: Any) -> None:
    own, connection = alone
    both = encoded(batch(url, "ana", "bo"))
    with held(file):
        connection.sendall(both)
        connection.close()
    assert own.wait(PATIENCE) == 0
    assert [row[0] for row in raw(file)["people"]] == ["ana", "bo"]


@pytest.mark.parametrize("kept", [0, 2, 50])
def test_it_stores_nothing_of_an_incomplete_request(url: str, file: Path, alone: Any, kept: int) -> None:
    own, connection = alone
    connection.sendall(encoded(batch(url, "ana"))[:kept])
    connection.close()
    assert own.wait(PATIENCE) == 0
    assert raw(file)["people"] == []


PARENT = """
import asyncio, sys
from tests.server.sqlite_rows import guest, opened

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
        assert parent.communicate(timeout=PATIENCE) == (b"", b"")  # ends when every process with the pipe has ended
    assert [row[0] for row in raw(file)["people"]] == ["ana"]


def test_it_loads_nothing_that_is_slow(tmp_path: Path) -> None:
    named = "import runpy, sys; runpy.run_path(sys.argv[1]); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-P", "-c", named, sqlite_writer.__file__], capture_output=True, check=True
    )
    assert not {"archipel", "sqlalchemy", "asyncio", "numpy"} & set(loaded.stdout.decode().split())
