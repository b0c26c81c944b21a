"""All parts of one server process, put together."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

from sqlalchemy import select

import archipel
from archipel import bots
from archipel.server.base.clock import SteadyClock
from archipel.server.base.identity import Signer
from archipel.server.base.limits import ConcurrencyLimit, RateLimit
from archipel.server.base.metrics import Metrics
from archipel.server.base.settings import Settings
from archipel.server.process.news import News
from archipel.server.process.scheduler import Scheduler
from archipel.server.process.sessions import Sessions
from archipel.server.process.timekeeping import Timekeeper
from archipel.server.rooms.registry import Registry
from archipel.server.store import Store
from archipel.server.store.exclusion import Exclusion
from archipel.server.store.migrate import KEY
from archipel.server.store.people import People
from archipel.server.store.schema import facts

MINUTE, HOUR = 60.0, 3600.0


@cache
def _load_games() -> None:
    """Load all games and bots once, so that the first game does not delay all other tables."""
    for game in map(archipel.game, archipel.games()):
        game.load()
        bots.rehearse(game)


class ServerProcess:
    """One process of the server: its store, rooms, scheduler, news and limits."""

    signer: Signer

    def __init__(self, settings: Settings, clock: SteadyClock | None = None) -> None:
        worker, self.clock = secrets.token_hex(6), clock or SteadyClock()
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.url, worker, self.metrics.commit)
        self.people = People(self.store, self.clock, cookie_days=settings.cookie_days, link_days=settings.link_days)
        self.exclusion = Exclusion(self.store.database)
        self.registry = Registry(self.store, self.metrics, self.clock, settings.undos_per_question)
        self.timekeeper = Timekeeper(self.store, self.clock, trust=settings.trust_clock)
        self.scheduler = Scheduler(self.registry, self.store, settings, self.timekeeper, self._measure)
        self.sessions = Sessions(self.people, self.registry)
        self.news = News(self.store.database, worker, self.registry, self.sessions)
        self.request_limit = RateLimit(settings.requests_per_minute, MINUTE)
        self.new_table_limit = RateLimit(settings.tables_per_hour, HOUR)
        self.new_guest_limit = RateLimit(settings.guests_per_hour, HOUR)
        self.recovery_limit = RateLimit(20, HOUR)
        self.report_limit = RateLimit(20, HOUR)
        self.address_chat_limit = RateLimit(settings.chat_per_address, MINUTE)
        self.chat_limit = RateLimit(settings.chat_per_minute, MINUTE)
        self.sockets = ConcurrencyLimit(settings.sockets_per_address)
        self.is_ready = False

    async def open(self) -> None:
        """Start all parts, or raise an error that says why not."""
        await self.store.open()
        await self.timekeeper.start()
        self.registry.running_since = self.clock()
        await self._load_key()
        self.registry.on_restore = self._load_key
        await self.news.start()
        await asyncio.to_thread(_load_games)
        self.scheduler.start()
        self.is_ready = True

    async def close(self) -> None:
        """Stop all parts; nothing that was accepted is lost."""
        self.is_ready = False
        await self.scheduler.stop()
        await self.news.stop()
        await self.registry.close()
        await self.store.close()

    def _measure(self) -> None:
        self.metrics.set_gauges(
            connections=self.sockets.total, rooms=len(self.registry.rooms), bots_thinking=self.scheduler.thinking
        )

    async def _load_key(self) -> None:
        self.signer = Signer(self.settings.secret or await self._stored_key())

    async def _stored_key(self) -> str:
        row = await self.store.row(select(facts.c.value).where(facts.c.name == KEY))
        assert row is not None, "every database has a key"
        return str(row.value)
