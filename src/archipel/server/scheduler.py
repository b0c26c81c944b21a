"""What happens by itself: bots answer, clocks run out, old tables go.

Whoever stores an entry sets the alarm for what is due next. The alarm lives in memory, so every second the keeper also
looks for tables whose due time has passed and nobody has acted: after a restart, or when the worker that had set the
alarm is gone. Should two workers act at once, the log takes one of them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import and_, bindparam, delete, not_, or_, select

from archipel import bots
from archipel.bots import Budget
from archipel.core.errors import ArchipelError
from archipel.core.notation import Answer
from archipel.core.position import View
from archipel.server.rooms import rows
from archipel.server.rooms.models import FINISHED, OPEN, PLAYING
from archipel.server.rooms.registry import Registry, asleep
from archipel.server.rooms.room import Room
from archipel.server.settings import Settings
from archipel.server.store import Step
from archipel.server.store.schema import people, seats, tables

SWEEP = 1.0  # seconds between two looks
GRACE = 2_000  # milliseconds before somebody else's alarm is thought to have failed
PER_SWEEP = 50
HOUR, DAY = 3_600_000, 86_400_000
BOT_NODES = 200_000  # a bot also stops thinking after so many answers tried out

OVERDUE = select(tables.c.id).where(tables.c.due <= bindparam("by")).order_by(tables.c.due).limit(PER_SWEEP)
OLD = (
    select(tables.c.id)
    .where(
        or_(
            and_(tables.c.phase == OPEN, tables.c.changed < bindparam("unstarted")),
            and_(tables.c.phase == PLAYING, tables.c.changed < bindparam("idle")),
            and_(tables.c.phase == FINISHED, tables.c.changed < bindparam("finished")),
        )
    )
    .limit(PER_SWEEP)
)
SEATED = select(seats.c.person).where(seats.c.person == people.c.id).exists()
HOSTING = select(tables.c.host).where(tables.c.host == people.c.id).exists()
STRANGERS = (
    select(people.c.id)
    .where(people.c.created < bindparam("then"), people.c.recovery.is_(None), not_(SEATED), not_(HOSTING))
    .limit(PER_SWEEP)
)
FORGET = delete(people).where(people.c.id == bindparam("who"))
STRANGER_DAYS = 90  # after which a guest who has no table and no link is forgotten
log = logging.getLogger("archipel.server")


class Scheduler:
    """Tends the tables of a hall."""

    def __init__(self, registry: Registry, settings: Settings, measure: Callable[[], None]) -> None:
        self.registry = registry
        self.settings = settings
        self._measure = measure
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 1)), thread_name_prefix="bot")
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tending: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._next_look = 0
        self.thinking = 0

    def start(self) -> None:
        self.registry.wake = self.set_alarm
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_forever(), name="sweeper")

    async def stop(self) -> None:
        """Let nothing more happen; what has begun to be stored is stored."""
        self.registry.wake = asleep
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = [*self._tending.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- alarms ---------------------------------------------------------------------------------------------------

    def set_alarm(self, room: Room) -> None:
        """Tend this room when its next due time comes."""
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        due = room.next_due()
        if due is not None:
            delay = max(0, due - self.registry.now()) / 1000
            self._alarms[room.id] = asyncio.get_running_loop().call_later(delay, self.tend, room.id)

    def tend(self, id: str) -> None:
        """Do what is due at this table, unless that is being done."""
        self._alarms.pop(id, None)
        if id not in self._tending:
            task = asyncio.get_running_loop().create_task(self._tend(id), name=f"tend {id}")
            self._tending[id] = task
            task.add_done_callback(lambda _: self._tended(id))

    def _tended(self, id: str) -> None:
        self._tending.pop(id, None)
        room = self.registry.rooms.get(id)
        if room is not None and room.is_loaded and id not in self._alarms:
            self.set_alarm(room)

    async def _tend(self, id: str) -> None:
        room = self.registry.room(id)
        try:
            with room.in_use():
                await room.time_out(self.registry.now())
                while await self._answer_for_bots(room):
                    await room.time_out(self.registry.now())
        except ArchipelError as error:
            log.warning("a table could not be tended", extra={"table": id, "why": str(error)})
            await asyncio.sleep(SWEEP)
        except Exception as error:
            log.error("a table could not be tended", exc_info=error, extra={"table": id})
            await asyncio.sleep(SWEEP)

    # --- bots -----------------------------------------------------------------------------------------------------

    async def _answer_for_bots(self, room: Room) -> bool:
        """Every bot that is asked answers once; whether one was asked."""
        async with room.held():
            asked = [
                (room.game_log.game.position.view(seat), question.ply, room.places[seat].bot or room.sheet.level)
                for seat, question in room.game_log.questions.items()
                if room.places[seat].is_played_by_bot
            ]
        for view, ply, kind in asked:
            await room.answer_as_bot(view.seat, ply, str(await self._think(kind, view)))
        return bool(asked)

    async def _think(self, kind: str, view: View) -> Answer:
        """In a thread: the search holds no lock of Python, so the tables go on meanwhile."""
        budget = Budget(nodes=BOT_NODES, seconds=self.settings.bot_seconds)
        bot = bots.make(kind, secrets.randbits(32), budget)
        self.thinking += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, view)
        finally:
            self.thinking -= 1

    # --- sweeping -------------------------------------------------------------------------------------------------

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except ArchipelError as error:
                log.warning("the tables could not be looked after", extra={"why": str(error)})
            except Exception as error:
                log.error("the tables could not be looked after", exc_info=error)

    async def sweep(self) -> None:
        """See to what nobody has seen to."""
        generation = await self.registry.store.generation()
        if generation != self.registry.store.is_based_on:
            await self.registry.start_over(generation)
        await self.registry.settle_doubts()
        now = self.registry.now()
        for row in await self.registry.store.rows(OVERDUE, by=now - GRACE):
            self.tend(row.id)
        await self._clear_away(now)
        self.registry.tidy()
        self._measure()

    async def _clear_away(self, now: int) -> None:
        """Delete the tables that are past their time."""
        settings = self.settings
        ages = {
            "unstarted": now - settings.keep_unstarted_hours * HOUR,
            "idle": now - settings.keep_idle_days * DAY,
            "finished": now - settings.keep_finished_days * DAY if settings.keep_finished_days else 0,
        }
        await self._forget_strangers(now)
        old = [row.id for row in await self.registry.store.rows(OLD, **ages)]
        if old:
            await self.registry.store.write(rows.deleted(old))
            log.info("old tables were deleted", extra={"count": len(old)})

    async def _forget_strangers(self, now: int) -> None:
        """Guests who came once and have nothing here; looked for every hour."""
        if now < self._next_look:
            return
        self._next_look = now + HOUR
        found = await self.registry.store.rows(STRANGERS, then=now - STRANGER_DAYS * DAY)
        if found:
            await self.registry.store.write(Step(FORGET, tuple({"who": row.id} for row in found)))
