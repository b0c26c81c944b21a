"""The operator's orders as the workers read them, with the bans and the notices that result."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, select

from archipel.server.base.bans import Bans
from archipel.server.store.schema import bans, notices, orders, worker_figures
from archipel.server.store.statement import Statement
from archipel.server.store.store import Store

ANNOUNCEMENT, DRAIN = "announcement", "drain"  # kinds of notices
LATEST = select(func.max(orders.c.id))
SINCE = select(orders).where(orders.c.id > bindparam("seen")).order_by(orders.c.id)
ALL_BANS = select(bans).where(bans.c.until > bindparam("now"))
ALL_NOTICES = select(notices)
FORGET_FIGURES = delete(worker_figures).where(worker_figures.c.worker == bindparam("who"))
GIVE_FIGURES = insert(worker_figures)


async def latest_order(store: Store) -> int:
    """The number of the latest order; 0 if there is none."""
    row = await store.row(LATEST)
    return int(row[0] or 0) if row is not None else 0


async def orders_since(store: Store, seen: int) -> list[Row[Any]]:
    return list(await store.rows(SINCE, seen=seen))


async def current_bans(store: Store, now: int) -> Bans:
    found = await store.rows(ALL_BANS, now=now)
    persons = {row.subject: row.until for row in found if not row.network}
    return Bans(persons, {row.subject: row.until for row in found if row.network})


async def current_notices(store: Store) -> dict[str, Row[Any]]:
    """The notices by kind."""
    return {row.kind: row for row in await store.rows(ALL_NOTICES)}


def figures_given(worker: str, order: int, figures: dict[str, Any]) -> tuple[Statement, Statement]:
    """Store the figures of a worker in the place of its earlier ones."""
    row = {"worker": worker, "order_id": order, "figures": figures}
    return Statement(FORGET_FIGURES, ({"who": worker},)), Statement(GIVE_FIGURES, (row,))
