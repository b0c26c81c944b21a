"""Deletes old data: tables, guests who never came back, used links, reports."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from sqlalchemy import Executable, and_, bindparam, delete, not_, or_, select

from archipel.server.base.settings import Settings
from archipel.server.rooms import rows
from archipel.server.rooms.models import FINISHED, OPEN, PLAYING
from archipel.server.store import Statement, Store
from archipel.server.store.schema import people, reports, seats, spent_links, tables

PORTION = 50  # rows that are deleted together, so that nobody waits for long
HOUR, DAY = 3_600_000, 86_400_000
UNUSED_DAYS = 90  # until a guest without a table and without a link is deleted
REPORT_DAYS = 180  # until a report is deleted
OLD_TABLES = (
    select(tables.c.id)
    .where(
        tables.c.game.in_(bindparam("games", expanding=True)),  # tables of all other games stay as they are
        or_(
            and_(tables.c.phase == OPEN, tables.c.changed < bindparam("unstarted")),
            and_(tables.c.phase == PLAYING, tables.c.changed < bindparam("idle")),
            and_(tables.c.phase == FINISHED, tables.c.changed < bindparam("finished")),
        ),
    )
    .limit(PORTION)
)
SEATED = select(seats.c.person).where(seats.c.person == people.c.id).exists()
HOSTING = select(tables.c.host).where(tables.c.host == people.c.id).exists()
HAS_LINK = and_(people.c.recovery.is_not(None), people.c.recovery_until > bindparam("now"))
UNUSED_GUESTS = (
    select(people.c.id)
    .where(people.c.created < bindparam("then"), not_(HAS_LINK), not_(SEATED), not_(HOSTING))
    .limit(PORTION)
)
DELETE_PERSON = delete(people).where(people.c.id == bindparam("who"))
DELETE_SPENT_LINKS = delete(spent_links).where(spent_links.c.until < bindparam("now"))
DELETE_REPORTS = delete(reports).where(reports.c.at < bindparam("then"))
log = logging.getLogger("archipel.server")


class Cleaner:
    """Deletes old tables at every sweep, and everything else once an hour."""

    def __init__(self, store: Store, settings: Settings, games: Sequence[str]) -> None:
        self._store = store
        self._games = games
        self._settings = settings
        self._next_hour = 0

    async def clean(self, now: int) -> None:
        if now >= self._next_hour:
            self._next_hour = now + HOUR
            await self._delete_unused_guests(now)
            await self._store.write(
                Statement(DELETE_SPENT_LINKS, ({"now": now},)),
                Statement(DELETE_REPORTS, ({"then": now - REPORT_DAYS * DAY},)),
            )
        await self._delete_old_tables(now)

    async def _delete_old_tables(self, now: int) -> None:
        """Delete tables that are older than the settings allow."""
        settings = self._settings
        ages = {
            "unstarted": now - settings.keep_unstarted_hours * HOUR,
            "idle": now - settings.keep_idle_days * DAY,
            "finished": now - settings.keep_finished_days * DAY if settings.keep_finished_days else 0,
        }
        old = await self._ids(OLD_TABLES, **ages, games=self._games)
        if old:
            await self._store.write(rows.deleted(old))
            log.info("Deleted old tables", extra={"count": len(old)})

    async def _delete_unused_guests(self, now: int) -> None:
        """Delete all guests who have no table and no link."""
        count = 0
        while unused := await self._ids(UNUSED_GUESTS, then=now - UNUSED_DAYS * DAY, now=now):
            await self._store.write(Statement(DELETE_PERSON, tuple({"who": id} for id in unused)))
            count += len(unused)
        if count:
            log.info("Deleted unused guests", extra={"count": count})

    async def _ids(self, query: Executable, **values: int | Sequence[str]) -> list[str]:
        return [row.id for row in await self._store.rows(query, **values)]
