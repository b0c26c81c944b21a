"""Follows the orders of the operator, which `archipel admin` writes into the database, within a second.

Every worker looks for new orders twice a second: a read by key, with both kinds of databases. Nothing depends on a
notification that might get lost, and the command needs no connection to the server.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Row

from archipel.core.errors import ArchipelError
from archipel.server.base.bans import Banned, Bans
from archipel.server.base.errors import Denied, draining
from archipel.server.base.settings import FIRST_ORDER
from archipel.server.rooms.client import NOT_ALLOWED, Client
from archipel.server.rooms.models import owner
from archipel.server.rooms.registry import Registry
from archipel.server.rooms.room import Room
from archipel.server.store import Store
from archipel.server.store.orders import (
    ANNOUNCEMENT,
    DRAIN,
    current_bans,
    current_notices,
    figures_given,
    latest_order,
    orders_since,
)
from archipel.server.wire_types.protocol import NoticeMessage, RefusedMessage, encode

LOOK = 0.5  # seconds between two looks at the orders
QUIET = ("figures",)  # orders that change nothing
log = logging.getLogger("archipel.server")


class Orders:
    """The current bans and the current notice, and the task that follows new orders."""

    def __init__(self, store: Store, worker: str, registry: Registry, figures: Callable[[], dict[str, Any]]) -> None:
        self.notice = NoticeMessage()
        self._bans = Bans()
        self._store = store
        self._worker = worker
        self._registry = registry
        self._figures = figures
        self._notices: dict[str, Row[Any]] = {}
        self._seen = 0
        self._started_after = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Read the current bans and notices. A drain that was ordered before the server was started is over."""
        self._seen = await latest_order(self._store)
        self._started_after = int(os.environ.get(FIRST_ORDER) or self._seen)
        await self._read()
        self.notice = self._current_notice()
        self._task = asyncio.get_running_loop().create_task(self._look_forever(), name="orders")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- current bans and notices ---------------------------------------------------------------------------------

    def check_person(self, person: str | None) -> None:
        """Refuse a person who is banned."""
        self._bans.check_person(owner(person), self._registry.now())

    def check_host(self, host: str) -> None:
        """Refuse a client in a banned network."""
        self._bans.check_host(host, self._registry.now())

    def check_not_draining(self) -> None:
        """Refuse to begin something new while the server is being drained."""
        if self.notice.draining:
            raise draining()

    def _current_notice(self) -> NoticeMessage:
        announced, drain = self._notices.get(ANNOUNCEMENT), self._notices.get(DRAIN)
        is_draining = drain is not None and drain.order_id > self._started_after
        if announced is None or announced.until <= self._registry.now():
            return NoticeMessage(draining=is_draining)
        return NoticeMessage(announced.order_id, announced.text, announced.until, is_draining)

    # --- following ------------------------------------------------------------------------------------------------

    async def _look_forever(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except ArchipelError:  # the store has logged it
                continue
            except Exception as error:
                log.error("An order of the operator could not be followed", exc_info=error)

    async def look(self) -> None:
        """Follow the new orders, and end an announcement whose time is over."""
        latest = await latest_order(self._store)
        if latest != self._seen:
            fresh = await orders_since(self._store, self._seen)
            self._seen = latest
            await self._follow(fresh)
        self._send_notice()

    async def _follow(self, fresh: Sequence[Row[Any]]) -> None:
        await self._read()
        self._disconnect_banned()
        for order in fresh:
            report(order)
        await self._refresh({order.table_id for order in fresh if order.table_id})
        for person in {order.subject for order in fresh if order.kind == "erase"}:
            await self._forget(person)
        for order in [order for order in fresh if order.kind in QUIET][-1:]:
            await self._store.write(*figures_given(self._worker, order.id, self._report()))

    def _report(self) -> dict[str, Any]:
        return self._figures() | {"draining": self.notice.draining}

    async def _read(self) -> None:
        self._bans = await current_bans(self._store, self._registry.now())
        self._notices = await current_notices(self._store)

    def _disconnect_banned(self) -> None:
        for client in self._registry.clients():
            try:
                self.check_host(client.host)
                self.check_person(client.person)
            except Banned as banned:
                _turn_away(client, banned)

    async def _forget(self, person: str) -> None:
        """Drop a name from memory, and close the connections of a person who no longer exists."""
        self._registry.disconnect_person(person)
        for room in self._registry.rooms.values():
            room.chat.unload()
        await self._refresh({room.id for room in self._registry.rooms.values() if _concerns(room, person)})

    async def _refresh(self, tables: set[str]) -> None:
        """Read these tables again, as far as they are in memory; players of a deleted one are disconnected."""
        for id in tables & set(self._registry.rooms):
            await self._registry.rooms[id].unload_when_free()
        await self._registry.refresh(tables)

    def _send_notice(self) -> None:
        """Send everybody the notice if it has changed."""
        notice = self._current_notice()
        if notice != self.notice:
            self.notice = notice
            message = encode(notice)
            for client in self._registry.clients():
                client.send(message)


def report(order: Row[Any]) -> None:
    """Log what the operator has done; without names."""
    about = {"subject": order.subject, "table": order.table_id, "operator": order.operator, "order": order.id}
    match order.kind:
        case "ban":
            log.info("The operator banned somebody", extra=about)
        case "unban":
            log.info("The operator lifted a ban", extra=about)
        case "remove":
            log.info("The operator removed a player", extra=about)
        case "delete":
            log.info("The operator deleted a table", extra=about)
        case "erase":
            log.info("The operator erased a person", extra=about)
        case "announce":
            log.info("The operator announced something", extra=about)
        case "drain":
            log.info("The server is being drained", extra=about)
        case "undrain":
            log.info("The server is no longer being drained", extra=about)


def _concerns(room: Room, person: str) -> bool:
    """Tell whether this room has the person in memory."""
    if not room.is_loaded:
        return False
    return person in room.removed or person in {room.info.host, *(owner(seat.person) for seat in room.seats)}


def _turn_away(client: Client, denied: Denied) -> None:
    """Tell a client why, and disconnect it."""
    client.send(encode(RefusedMessage("connect", client.seen, denied.key, "", denied.sentence(client.lang))))
    client.disconnect(NOT_ALLOWED)
