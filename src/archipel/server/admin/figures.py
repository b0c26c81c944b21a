"""Figures for the operator: from the database, and from the workers if a server is running."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, select, text

from archipel.server.admin.access import changing, give_order, reading
from archipel.server.admin.lists import Facts
from archipel.server.admin.notices import ACTIVE, shown_notices
from archipel.server.base.clock import milliseconds
from archipel.server.rooms.models import FINISHED, PLAYING
from archipel.server.store.database import parsed
from archipel.server.store.schema import bans, log, orders, people, reports, tables, worker_figures

MINUTE, DAY = 60_000, 86_400_000
ASK_AGAIN = 0.1  # seconds
WAIT_FOR_WORKERS = 2.0  # seconds; workers look for orders twice a second
LATE = 15_000  # milliseconds after which a bot or a clock is late
DATABASE_SIZE = text("SELECT pg_database_size(current_database())")


async def collect(url: str) -> Facts:
    """All figures. The workers are asked through the database, so no server need be running."""
    order = await changing(url, _ask_workers)
    workers = await _answers(url, order)
    found = await reading(url, _stored)
    return {"at": milliseconds(), "workers": workers, **found, "storage": found["storage"] | _disk(url)}


# --- the workers --------------------------------------------------------------------------------------------------


def _ask_workers(connection: Connection) -> int:
    order = give_order(connection, "figures")
    connection.execute(delete(orders).where(orders.c.kind == "figures", orders.c.id < order))
    connection.execute(delete(worker_figures).where(worker_figures.c.order_id < order))
    return order


async def _answers(url: str, order: int) -> list[Facts]:
    """The figures of all workers that answer in time; the first one tells how many there are."""
    deadline = asyncio.get_running_loop().time() + WAIT_FOR_WORKERS
    while True:
        found = await reading(url, lambda connection: _given(connection, order))
        if found and len(found) >= found[0]["workers"]:
            return found
        if asyncio.get_running_loop().time() > deadline:
            return found
        await asyncio.sleep(ASK_AGAIN)


def _given(connection: Connection, order: int) -> list[Facts]:
    query = select(worker_figures.c.figures).where(worker_figures.c.order_id == order)
    return [dict(figures) for figures in connection.execute(query).scalars()]


# --- the database -------------------------------------------------------------------------------------------------


def _stored(connection: Connection) -> Facts:
    now = milliseconds()
    return {
        "tables": _tables(connection, now),
        "people": {"all": _count(connection, people), "new": _count(connection, people, people.c.created > now - DAY)},
        "moves_last_minute": _moves(connection, now - MINUTE),
        "late_tables": _count(connection, tables, tables.c.due < now - LATE, tables.c.phase == PLAYING),
        "reports_last_day": _count(connection, reports, reports.c.at > now - DAY),
        "bans": _count(connection, bans, bans.c.until > now),
        **shown_notices(connection, now),
        "storage": {"bytes": _size(connection)},
    }


def _count(connection: Connection, table: Any, *conditions: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(*conditions)).scalar_one())


def _tables(connection: Connection, now: int) -> dict[str, dict[str, int]]:
    """The number of tables by game and phase; active ones are in play and had a move in the last ten minutes."""
    found: dict[str, dict[str, int]] = {}
    blank = dict.fromkeys(("open", PLAYING, "active", FINISHED), 0)
    counts = select(tables.c.game, tables.c.phase, func.count()).group_by(tables.c.game, tables.c.phase)
    for game, phase, count in connection.execute(counts):
        found.setdefault(game, dict(blank))[phase] = count
    active = select(tables.c.game, func.count()).where(tables.c.phase == PLAYING, tables.c.changed > now - ACTIVE)
    for game, count in connection.execute(active.group_by(tables.c.game)):
        found[game]["active"] = count
    return dict(sorted(found.items()))


def _moves(connection: Connection, since: int) -> int:
    """The moves since then, of people and bots, looked for only at tables that have changed since."""
    recent = select(tables.c.id).where(tables.c.changed >= since)
    return _count(
        connection, log, log.c.table_id.in_(recent), log.c.at >= since, log.c.kind == "answer", log.c.seat >= 0
    )


def _size(connection: Connection) -> int:
    """The bytes of the database in PostgreSQL; SQLite's file is measured by `_disk`."""
    return int(connection.execute(DATABASE_SIZE).scalar_one()) if connection.dialect.name == "postgresql" else 0


def _disk(url: str) -> Facts:
    """The size of the SQLite file and what is beside it, and the free space of its disk."""
    parts = parsed(url)
    if parts.drivername != "sqlite" or not parts.database:
        return {"database": parts.set(query={}).render_as_string(hide_password=True)}
    file = Path(parts.database)
    size = sum(one.stat().st_size for one in file.parent.glob(f"{file.name}*"))
    return {"database": str(file), "bytes": size, "free": shutil.disk_usage(file.parent).free}
