"""The scheduler: bots answer, clocks run out, old tables are deleted.

Storing an entry sets an alarm for the next due time. Alarms are in memory, so every second the scheduler also looks for
overdue tables in the database: after a restart, or when the worker that had set the alarm has died. If two workers act
at the same time, the log accepts only one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import bindparam, select

from archipel.core.errors import ArchipelError
from archipel.server.base.settings import Settings
from archipel.server.process.bot_turns import BotTurns
from archipel.server.process.cleaning import Cleaner
from archipel.server.process.games import Games
from archipel.server.process.timekeeping import Timekeeper
from archipel.server.rooms.registry import Registry, no_schedule
from archipel.server.store import Store
from archipel.server.store.schema import tables

SWEEP = 1.0  # seconds between two sweeps
GRACE = 2_000  # milliseconds until an overdue table is taken over from another worker
PER_SWEEP = 50  # tables
PRESENCE_EVERY = 30_000  # milliseconds

OF_GAMES = tables.c.game.in_(bindparam("games", expanding=True))  # tables of all other games stay as they are
OVERDUE = select(tables.c.id).where(tables.c.due <= bindparam("by"), OF_GAMES).order_by(tables.c.due).limit(PER_SWEEP)
log = logging.getLogger("archipel.server")


class Scheduler:
    """Acts at tables when they are due, and deletes old ones."""

    def __init__(
        self,
        registry: Registry,
        store: Store,
        games: Games,
        settings: Settings,
        bot_turns: BotTurns,
        timekeeper: Timekeeper,
        measure: Callable[[], None],
    ) -> None:
        self._registry = registry
        self._store = store
        self._games = games
        self._settings = settings
        self._measure = measure
        self.bot_turns = bot_turns
        self._timekeeper = timekeeper
        self._cleaner = Cleaner(store, settings, games.names)
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._is_stopping = False
        self._next_presence = 0

    def start(self) -> None:
        self._registry.on_schedule = self.set_alarm
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_forever(), name="sweeper")

    async def stop(self) -> None:
        """Cancel all alarms and tasks; writes that have begun are completed by the store."""
        self._registry.on_schedule = no_schedule
        self._is_stopping = True
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = [*self._running.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await self.bot_turns.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- alarms ---------------------------------------------------------------------------------------------------

    def set_alarm(self, id: str, due: int | None) -> None:
        """Act at this table at that time; without a time, cancel the alarm."""
        alarm = self._alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()
        if id in self._registry.rooms:
            self.bot_turns.drop_outdated(self._registry.rooms[id])
        if due is not None:
            delay = max(0, due - self._registry.now()) / 1000
            self._alarms[id] = asyncio.get_running_loop().call_later(delay, self.act, id)

    def act(self, id: str) -> None:
        """Do what is due at this table, unless a task is already doing that."""
        self._alarms.pop(id, None)
        if id not in self._running:
            task = asyncio.get_running_loop().create_task(self._act(id), name=f"act {id}")
            self._running[id] = task
            task.add_done_callback(lambda _: self._acted(id))

    def _acted(self, id: str) -> None:
        self._running.pop(id, None)
        room = self._registry.rooms.get(id)
        if room is not None and room.is_loaded and id not in self._alarms and not self._is_stopping:
            self.set_alarm(id, room.next_due(self._registry.now()))

    async def _act(self, id: str) -> None:
        room = self._registry.room(id)
        try:
            with room.in_use():
                await room.time_out(self._registry.now())
                while await self.bot_turns.answer(room):
                    await room.time_out(self._registry.now())
        except ArchipelError as error:
            log.warning("Could not act at a table", extra={"table": id, "why": str(error)})
            await asyncio.sleep(SWEEP)
        except Exception as error:
            log.error("Could not act at a table", exc_info=error, extra={"table": id})
            await asyncio.sleep(SWEEP)

    # --- sweeping -------------------------------------------------------------------------------------------------

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except ArchipelError as error:
                log.warning("Sweep failed", extra={"why": str(error)})
            except Exception as error:
                log.error("Sweep failed", exc_info=error)

    async def sweep(self) -> None:
        """Act at overdue tables, refresh stale rooms, notice a restored database, delete old data."""
        generation = await self._store.generation()
        if generation != self._store.known_generation:
            await self._registry.reset(generation)
        await self._registry.refresh_stale()
        now = self._registry.now()
        for row in await self._store.rows(OVERDUE, by=now - GRACE, games=self._games.compiled):
            self.act(row.id)
        await self._clean_up(now)
        self._repeat_presence(now)
        self._registry.evict_unused()
        self.bot_turns.end_unused_processes()
        self._measure()

    async def _clean_up(self, now: int) -> None:
        """Delete old data, if the clock is plausible."""
        if self._timekeeper.may_delete():
            await self._timekeeper.note_time()
            await self._cleaner.clean(now)

    def _repeat_presence(self, now: int) -> None:
        if now >= self._next_presence:
            self._next_presence = now + PRESENCE_EVERY
            self._registry.repeat_presence()
