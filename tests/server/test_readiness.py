"""A process is ready if its database stores a value and reads it back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from archipel.server.process import readiness
from archipel.server.process.readiness import Readiness
from archipel.server.store import Store
from tests.server.database_access import fact
from tests.server.serving import Served, until
from tests.server.sqlite_rows import opened


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every request check anew."""
    monkeypatch.setattr(readiness, "REMEMBER", -1.0)


@pytest.mark.own_server
def test_a_server_that_cannot_write_is_not_ready(sqlite_server: Served, forgetful: None) -> None:
    file = Path(sqlite_server.settings.url.removeprefix("sqlite:///"))
    with sqlite_server.visitor() as ana:
        assert ana.get("/readyz") == "ready\n"
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("CREATE TRIGGER full BEFORE UPDATE ON facts BEGIN SELECT RAISE(ABORT, 'disk full'); END")
            refused = ana.http.get("/readyz")
            assert (refused.status_code, refused.text) == (503, "the database does not respond\n")
            connection.execute("DROP TRIGGER full")
        until(lambda: ana.http.get("/readyz").status_code == 200)


@pytest.mark.own_server
def test_a_check_is_a_commit(sqlite_server: Served, forgetful: None) -> None:
    with sqlite_server.visitor() as ana:
        before = fact(sqlite_server.settings.url, "probe")
        ana.get("/readyz")
        assert fact(sqlite_server.settings.url, "probe") != before


def test_many_requests_share_one_check(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> int:
        async with opened(url) as store:
            ready = Readiness(store, "worker")
            assert await asyncio.gather(*(ready.problem() for _ in range(100))) == [""] * 100
            assert await ready.problem() == ""
            return next(ready._numbers)

    monkeypatch.setattr(readiness, "REMEMBER", 1e9)
    assert asyncio.run(work()) == 1


def test_a_database_that_hangs_is_not_ready(url: str, monkeypatch: pytest.MonkeyPatch, caplog) -> None:
    async def hang(*_: object) -> None:
        await asyncio.sleep(3600)

    async def work() -> str:
        async with opened(url) as store:
            monkeypatch.setattr(Store, "write", hang)
            return await Readiness(store, "worker").problem()

    monkeypatch.setattr(readiness, "READY_WITHIN", 0.1)
    assert asyncio.run(work()) == "the database does not respond"
    assert "Not ready" in caplog.messages


def test_another_worker_may_check_at_the_same_time(url: str, forgetful: None) -> None:
    async def work() -> list[str]:
        async with opened(url) as store:
            both = [Readiness(store, "one"), Readiness(store, "two")]
            return [problem for _ in range(20) for problem in await asyncio.gather(*(one.problem() for one in both))]

    assert set(asyncio.run(work())) == {""}
