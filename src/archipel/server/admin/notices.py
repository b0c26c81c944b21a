"""Notices on all pages: an announcement, or that no new games begin because a restart is near."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from archipel.core.errors import TranslatedError
from archipel.server.admin.access import give_order
from archipel.server.admin.lists import Facts, list_tables
from archipel.server.rooms.models import PLAYING
from archipel.server.store.orders import ANNOUNCEMENT, DRAIN
from archipel.server.store.schema import notices, tables

LONGEST = 500  # characters of an announcement
ACTIVE = 600_000  # milliseconds since the last move of a game that counts as going on


def announce(connection: Connection, text: str, until: int) -> None:
    """Show this on all pages until then, in the place of the last announcement."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not plain or len(plain) > LONGEST:
        raise TranslatedError("admin-announcement", most=LONGEST)
    _replace(connection, ANNOUNCEMENT, give_order(connection, "announce", detail=plain), plain, until)


def end_announcement(connection: Connection) -> None:
    connection.execute(delete(notices).where(notices.c.kind == ANNOUNCEMENT))
    give_order(connection, "announce")


def drain(connection: Connection) -> None:
    """Let no new games begin until the server is restarted."""
    _replace(connection, DRAIN, give_order(connection, "drain"), "", None)


def undrain(connection: Connection) -> None:
    connection.execute(delete(notices).where(notices.c.kind == DRAIN))
    give_order(connection, "undrain")


def _replace(connection: Connection, kind: str, order: int, text: str, until: int | None) -> None:
    connection.execute(delete(notices).where(notices.c.kind == kind))
    connection.execute(insert(notices).values(kind=kind, text=text, until=until, order_id=order))


def shown_notices(connection: Connection, now: int) -> Facts:
    """The announcement and the drain that were ordered; only a server knows whether the drain is over."""
    found: dict[str, Any] = {row.kind: row for row in connection.execute(select(notices))}
    said = found.get(ANNOUNCEMENT)
    is_shown = said is not None and said.until > now
    return {
        "announcement": {"text": said.text, "until": said.until} if said is not None and is_shown else None,
        "drain_ordered": DRAIN in found,
    }


def active_games(connection: Connection, now: int, *, limit: int = 10) -> tuple[int, list[Facts]]:
    """The number of games in which somebody has moved in the last ten minutes, and the latest of them."""
    is_active = (tables.c.phase == PLAYING, tables.c.changed > now - ACTIVE)
    count = connection.execute(select(func.count()).select_from(tables).where(*is_active)).scalar_one()
    latest = [table for table in list_tables(connection, phase=PLAYING, limit=limit) if table["changed"] > now - ACTIVE]
    return int(count), latest
