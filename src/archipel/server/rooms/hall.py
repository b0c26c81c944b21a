"""All tables that are in memory. They come when somebody asks for them and go when nobody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from archipel.server.errors import busy
from archipel.server.rooms import rows
from archipel.server.rooms.nouns import Entry, Place, Sheet
from archipel.server.rooms.room import Room
from archipel.server.store import Stopped, Store, Unavailable

FORGET_GAME_AFTER = 300_000  # milliseconds; people may stay connected, the game is loaded again when they go on


class Tally(Protocol):
    """Whoever counts what happens."""

    def answer(self, *, bot: bool) -> None: ...


def asleep(_: Room) -> None:
    """Nobody tends the rooms."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    """The rooms of this process."""

    def __init__(self, store: Store, tally: Tally, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        self.now = now
        self.begun = now()
        self.rooms: dict[str, Room] = {}
        self.wake: Callable[[Room], None] = asleep
        self._tally = tally

    def room(self, id: str) -> Room:
        """The room of a table; whether there is such a table shows when it is held."""
        return self.rooms.setdefault(id, Room(id, self))

    async def open(self, sheet: Sheet, places: Sequence[Place]) -> None:
        """A new table, with its first entry in the log."""
        sheet.ply = 1
        opened = Entry(1, "open", 0, "", bot=False, at=sheet.created)
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

    async def hear(self, ids: Iterable[str]) -> None:
        """Another worker has written to these tables."""
        for room in [self.rooms[one] for one in ids if one in self.rooms]:
            if room.is_idle:
                del self.rooms[room.id]
            else:
                await room.look_again()

    async def start_over(self, generation: str) -> None:
        """The database is another one: forget everything, and tell everybody what is true now."""
        for room in self.rooms.values():
            room.forget()
        self.store.rebase(generation)
        await self.hear(list(self.rooms))

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
            for client in room.clients:
                client.lose()
        await asyncio.sleep(0)
