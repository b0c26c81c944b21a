"""Checks that the system clock is plausible. While it is not, nothing old is deleted.

The database keeps the last plausible time. If a server starts long after it, or before it, its clock is wrong now or
was wrong then. It cannot know which, so it logs an error and waits for the operator.
"""

from __future__ import annotations

import contextlib
import logging

from sqlalchemy import bindparam, func, insert, select, update

from archipel.server.base.clock import SteadyClock
from archipel.server.store import Conflict, Statement, Store
from archipel.server.store.schema import facts, tables

FACT = "clock"
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
MOST_BEHIND = MINUTE  # also the time between two notes in the database
MOST_AHEAD = 7 * DAY  # a server that is off for longer is rare, a wrong clock is not
MOST_JUMP = 5 * MINUTE  # while the server runs
NOTED = select(facts.c.value).where(facts.c.name == FACT)
NEWEST = select(func.max(tables.c.changed))
NOTE_FIRST = insert(facts)
NOTE = update(facts).where(facts.c.name == FACT).values(value=bindparam("time"))
log = logging.getLogger("archipel.server")


class Timekeeper:
    """Compares the clock with the stored times at the start, and watches it while the server runs."""

    def __init__(self, store: Store, clock: SteadyClock, *, trust: bool) -> None:
        self._store = store
        self._clock = clock
        self._trust = trust
        self._is_in_doubt = False
        self._has_jumped = False
        self._next_note = 0

    async def start(self) -> None:
        """Set the clock to a plausible time; time never runs backwards."""
        newest = (await self._store.rows(NEWEST))[0][0] or 0
        noted = await self._noted()
        believed = newest if noted is None else noted
        self._is_in_doubt = bool(believed) and not self._trust and self._contradicts(believed)
        if self._clock() < believed and not self._trust:
            self._clock.start_at(max(believed, newest if newest < believed + HOUR else 0))
        if not self._is_in_doubt:
            await self._note(is_first=noted is None)

    async def _noted(self) -> int | None:
        row = await self._store.row(NOTED)
        return None if row is None else int(row.value)

    def _contradicts(self, believed: int) -> bool:
        """Compare the clock with the last plausible time, and log an error if they do not fit."""
        ahead = self._clock() - believed
        if -MOST_BEHIND <= ahead <= MOST_AHEAD:
            return False
        log.error(
            "Clock contradicts the database",
            extra={"seconds_ahead": ahead // 1000},
        )
        return True

    def may_delete(self) -> bool:
        """Tell whether the clock is plausible, so that old data may be deleted."""
        jump = self._clock.jump
        has_jumped = abs(jump) > MOST_JUMP
        if has_jumped and not self._has_jumped:
            log.error(
                "Clock has jumped",
                extra={"seconds": jump // 1000},
            )
        self._has_jumped = has_jumped
        return not (has_jumped or self._is_in_doubt)

    async def note_time(self) -> None:
        """Store the time once a minute, while it is plausible."""
        if self._clock() >= self._next_note:
            await self._note()

    async def _note(self, *, is_first: bool = False) -> None:
        now = self._clock()
        self._next_note = now + MOST_BEHIND
        statement = (
            Statement(NOTE_FIRST, ({"name": FACT, "value": str(now)},))
            if is_first
            else Statement(NOTE, ({"time": str(now)},))
        )
        with contextlib.suppress(Conflict):  # another worker was first
            await self._store.write(statement)
