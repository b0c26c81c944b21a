"""All tables that are in memory. They come when somebody asks for them and go when nobody does."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Protocol

from archipel.core.errors import ArchipelError
from archipel.server.errors import Denied, busy, unknown_table
from archipel.server.rooms import rows
from archipel.server.rooms.client import TRY_LATER
from archipel.server.rooms.models import NO_SEAT, Entry, Place, Sheet
from archipel.server.rooms.room import Room
from archipel.server.store import Stopped, Store, Unavailable

ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
MANY = 4  # writes in one commit
FORGET_GAME_AFTER = 300_000  # milliseconds; people may stay connected, the game is loaded again when they go on


log = logging.getLogger("archipel.server")


class Tally(Protocol):
    """Whoever counts what happens."""

    def answer(self, *, bot: bool) -> None: ...


def asleep(_: Room) -> None:
    """Nobody tends the rooms."""


async def nothing() -> None:
    """Nobody else keeps anything of the database in memory."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Registry:
    """The rooms of this process."""

    def __init__(self, store: Store, tally: Tally, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.now = now
        self.begun = now()
        self.rooms: dict[str, Room] = {}
        self.wake: Callable[[Room], None] = asleep
        self.renew: Callable[[], Awaitable[None]] = nothing
        self._tally = tally
        self._doubted: set[str] = set()

    @property
    def is_busy(self) -> bool:
        """Whether so many tables go on at the same time that not everybody can be told of it at once."""
        return self.store.writes_at_once >= MANY

    def room(self, id: str) -> Room:
        """The room of a table; whether there is such a table shows when it is held."""
        if ID.fullmatch(id) is None:
            raise unknown_table()
        return self.rooms.setdefault(id, Room(id, self))

    async def open(self, sheet: Sheet, places: Sequence[Place]) -> None:
        """A new table, with its first entry in the log."""
        sheet.ply = 1
        opened = Entry(1, "open", NO_SEAT, "", bot=False, at=sheet.created)
        try:
            await self.store.write(*rows.opened(sheet, places), rows.logged(sheet.id, [opened]))
        except (Unavailable, Stopped):
            raise busy() from None

    def schedule(self, room: Room) -> None:
        """Something has been stored: bots or the clock may have to act."""
        self.wake(room)

    def count_answer(self, *, bot: bool) -> None:
        self._tally.answer(bot=bot)

    # --- coming and going -----------------------------------------------------------------------------------------

    async def hear(self, tables: Iterable[str] | Mapping[str, Sequence[Entry]], *, anew: bool = False) -> None:
        """Another worker has written to these tables, and may have said what; or the database is another one."""
        told = tables if isinstance(tables, Mapping) else dict.fromkeys(tables, ())
        for room in [self.rooms[one] for one in told if one in self.rooms and self.rooms[one].is_idle]:
            del self.rooms[room.id]
        here = [self.rooms[one] for one in told if one in self.rooms]
        await asyncio.gather(*(self._look_again(room, told[room.id], anew=anew) for room in here))

    async def _look_again(self, room: Room, told: Sequence[Entry], *, anew: bool) -> None:
        try:
            await room.look_again(told, anew=anew)
            self._doubted.discard(room.id)
        except Denied:  # there is no such table any more
            room.broadcast.dismiss()
        except ArchipelError as error:
            self._doubted.add(room.id)
            log.warning("a table could not be looked at", extra={"table": room.id, "why": str(error)})

    def doubt(self, room: Room) -> None:
        """Something may have been stored that the people at this table have not been told."""
        self._doubted.add(room.id)

    async def settle_doubts(self) -> None:
        await self.hear(list(self._doubted))
        self._doubted &= self.rooms.keys()

    async def start_over(self, generation: str) -> None:
        """The database is another one: forget everything, and tell everybody what is true now."""
        for room in list(self.rooms.values()):
            await room.forget_when_free()
        self.begun = self.now()  # the clocks that ran since the backup do not count
        await self.renew()
        self.store.rebase(generation)
        await self.hear(list(self.rooms), anew=True)

    def let_go(self, person: str) -> None:
        """Close all connections of somebody; where they are still known, they may come back."""
        for room in self.rooms.values():
            for client in room.broadcast.clients:
                if client.person == person:
                    client.lose()

    def tidy(self) -> None:
        """Let go of rooms without people, and of games that nobody goes on with."""
        now = self.now()
        for room in list(self.rooms.values()):
            if room.is_idle:
                del self.rooms[room.id]
            elif room.is_unused_since(now - FORGET_GAME_AFTER):
                room.forget()

    async def close(self) -> None:
        """Let everybody go."""
        for room in self.rooms.values():
            for client in room.broadcast.clients:
                client.lose(TRY_LATER)
        await asyncio.sleep(0)
