"""Everything that one server process holds, put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cache

from sqlalchemy import select

import archipel
from archipel import bots
from archipel.server.identity import Signer
from archipel.server.limits import Count, Limit
from archipel.server.metrics import Metrics
from archipel.server.news import News
from archipel.server.people import People
from archipel.server.rooms.registry import Registry, milliseconds
from archipel.server.scheduler import Scheduler
from archipel.server.settings import Settings
from archipel.server.store import Store
from archipel.server.store.migrating import KEY
from archipel.server.store.schema import facts

MINUTE, HOUR = 60.0, 3600.0


@cache
def _load_games() -> None:
    """All games and bots, once in a process: whoever begins the first game must not keep all other tables waiting."""
    for game in map(archipel.game, archipel.games()):
        game.load()
        bots.rehearse(game)


class ServerProcess:
    """One process of the server."""

    signer: Signer

    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        worker = secrets.token_hex(6)
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.url, worker, self.metrics.commit)
        self.people = People(self.store)
        self.registry = Registry(self.store, self.metrics, now)
        self.scheduler = Scheduler(self.registry, settings, self._measure)
        self.news = News(self.store.database, worker, self.registry)
        self.requests = Limit(settings.requests_per_minute, MINUTE)
        self.openings = Limit(settings.tables_per_hour, HOUR)
        self.recoveries = Limit(20, HOUR)
        self.sayings = Limit(settings.chat_per_minute, MINUTE)
        self.sockets = Count(settings.sockets_per_address)
        self.is_ready = False

    async def open(self) -> None:
        """Begin, or raise and say why not."""
        await self.store.open()
        await self._take_key()
        self.registry.renew = self._take_key
        await self.news.start()
        await asyncio.to_thread(_load_games)
        self.scheduler.start()
        self.is_ready = True

    async def close(self) -> None:
        """Stop, and lose nothing."""
        self.is_ready = False
        await self.scheduler.stop()
        await self.news.stop()
        await self.registry.close()
        await self.store.close()

    def _measure(self) -> None:
        self.metrics.look(
            connections=self.sockets.total, rooms=len(self.registry.rooms), bots_thinking=self.scheduler.thinking
        )

    async def _take_key(self) -> None:
        self.signer = Signer(self.settings.secret or await self._own_key())

    async def _own_key(self) -> str:
        row = await self.store.row(select(facts.c.value).where(facts.c.name == KEY))
        assert row is not None, "every database has a key"
        return str(row.value)
