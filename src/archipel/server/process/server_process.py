"""All parts of one server process, put together."""

from __future__ import annotations

import asyncio
import logging
import secrets

from sqlalchemy import select

from archipel.server.base.clock import SteadyClock
from archipel.server.base.identity import Signer
from archipel.server.base.limits import ConcurrencyLimit, RateLimit
from archipel.server.base.metrics import Metrics
from archipel.server.base.recent_warnings import RecentWarnings
from archipel.server.base.settings import Settings
from archipel.server.process.bot_turns import BotTurns
from archipel.server.process.games import Games
from archipel.server.process.metrics_port import MetricsPort
from archipel.server.process.news import News
from archipel.server.process.orders import Orders
from archipel.server.process.readiness import Readiness
from archipel.server.process.scheduler import Scheduler
from archipel.server.process.sessions import Sessions
from archipel.server.process.timekeeping import Timekeeper
from archipel.server.process.worker_figures import WorkerFigures
from archipel.server.rooms.registry import Registry
from archipel.server.store import Store
from archipel.server.store.exclusion import Exclusion
from archipel.server.store.migrate import KEY
from archipel.server.store.people import People
from archipel.server.store.schema import facts
from archipel.server.transport.gate import Gate
from archipel.server.transport.stopping import CLOSE_WITHIN

MINUTE, HOUR = 60.0, 3600.0
SEAT_CHANGES = 60  # of one person at one table within an hour, before the game
log = logging.getLogger("archipel.server")


class ServerProcess:
    """One process of the server: its store, rooms, scheduler, news and limits."""

    signer: Signer

    def __init__(self, settings: Settings, clock: SteadyClock | None = None) -> None:
        worker, self.clock = secrets.token_hex(6), clock or SteadyClock()
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.url, worker, self.metrics)
        self.people = People(self.store, self.clock, cookie_days=settings.cookie_days, link_days=settings.link_days)
        self.exclusion = Exclusion(self.store.database)
        self.games = Games(settings, self.clock)
        self.registry = Registry(self.store, self.metrics, self.games, self.clock, settings.undos_per_question)
        self.bot_turns = BotTurns(settings, self.metrics.bot_failures.inc, self.metrics.deaths.labels("thinker").inc)
        self.timekeeper = Timekeeper(self.store, self.clock, trust=settings.trust_clock)
        self.scheduler = Scheduler(
            self.registry, self.store, self.games, settings, self.bot_turns, self.timekeeper, self._measure
        )
        self.sessions = Sessions(self.people, self.registry)
        self.news = News(self.store.database, worker, self.registry, self.sessions)
        self.warnings = RecentWarnings()
        self.orders = Orders(self.store, worker, self.registry, self._figures())
        self.readiness = Readiness(self.store, worker)
        self.metrics_port = MetricsPort(settings, self.metrics.text)
        self.request_limit = RateLimit(settings.requests_per_minute, MINUTE)
        self.new_table_limit = RateLimit(settings.tables_per_hour, HOUR)
        self.new_guest_limit = RateLimit(settings.guests_per_hour, HOUR)
        self.recovery_limit = RateLimit(20, HOUR)
        self.report_limit = RateLimit(20, HOUR)
        self.seat_limit = RateLimit(SEAT_CHANGES, HOUR)
        self.address_chat_limit = RateLimit(settings.chat_per_address, MINUTE)
        self.chat_limit = RateLimit(settings.chat_per_minute, MINUTE)
        self.sockets = ConcurrencyLimit(settings.sockets_per_address)
        self.sockets_of = ConcurrencyLimit(settings.sockets_per_person)
        self.requests = ConcurrencyLimit(settings.connections_per_address)
        self.replay_limit = RateLimit(settings.replays_per_minute, MINUTE)
        self.gate = Gate(settings, self.metrics)
        self.is_ready = False
        self.is_closed = False

    async def open(self) -> None:
        """Start all parts, or raise an error with the reason."""
        logging.getLogger().addHandler(self.warnings)
        await self.store.open()
        await self.timekeeper.start()
        self.registry.running_since = self.clock()
        await self._load_key()
        self.registry.on_restore = self._load_key
        await self.orders.start()
        await self.news.start()
        await self.metrics_port.start()
        self.games.start()
        self.scheduler.start()
        self.is_ready = True

    async def close(self) -> None:
        """Stop all parts within a few seconds, whatever hangs; nothing that was accepted is lost."""
        self.is_ready = False
        orders, news = self.orders.stop, self.news.stop
        parts = (self.games.stop, self.scheduler.stop, orders, news, self.registry.close, self.store.close)
        try:
            async with asyncio.timeout(CLOSE_WITHIN):
                for part in parts:
                    await part()
        except TimeoutError:
            log.error("A part of the server did not stop in time", extra={"part": part.__qualname__})
        await self.metrics_port.stop()
        logging.getLogger().removeHandler(self.warnings)
        self.is_closed = True

    def _figures(self) -> WorkerFigures:
        return WorkerFigures(
            registry=self.registry,
            bot_turns=self.bot_turns,
            games=self.games,
            timekeeper=self.timekeeper,
            metrics=self.metrics,
            warnings=self.warnings,
            workers=self.settings.workers,
            sockets=lambda: self.sockets.total,
        )

    def _measure(self) -> None:
        self.metrics.set_gauges(
            connections=self.sockets.total,
            rooms=len(self.registry.rooms),
            bots_thinking=self.bot_turns.thinking,
            bots_waiting=self.bot_turns.waiting,
        )

    async def _load_key(self) -> None:
        self.signer = Signer(self.settings.secret or await self._stored_key())

    async def _stored_key(self) -> str:
        row = await self.store.row(select(facts.c.value).where(facts.c.name == KEY))
        assert row is not None, "every database has a key"
        return str(row.value)
