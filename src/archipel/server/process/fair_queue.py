"""A queue for a limited number of places that nobody can fill alone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = dict[str, deque[asyncio.Future[None]]]  # by person, the person whose turn is next first


class FairQueue:
    """So many places. A lower rank comes first. Within a rank people take turns, however much each of them asks for."""

    def __init__(self, places: int, ranks: int = 1) -> None:
        self.places = places
        self._free = places
        self._waiting: list[Waiting] = [{} for _ in range(ranks)]
        self._asked = [0] * ranks

    def demand(self, rank: int = 0) -> int:
        """How many hold a place or wait for one, in this rank and those before it."""
        return sum(self._asked[: rank + 1])

    @asynccontextmanager
    async def place(self, person: str, rank: int = 0) -> AsyncIterator[None]:
        """Wait for a place and hold it during the block."""
        self._asked[rank] += 1
        try:
            await self._take(person, rank)
            try:
                yield
            finally:
                self._give_back()
        finally:
            self._asked[rank] -= 1

    async def _take(self, person: str, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting[rank].setdefault(person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        for waiting in self._waiting:
            while waiting:
                called = _next(waiting)
                if not called.done():
                    called.set_result(None)
                    return
        self._free += 1


def _next(waiting: Waiting) -> asyncio.Future[None]:
    """Take the first of the next person, who then goes to the end."""
    person = next(iter(waiting))
    line = waiting.pop(person)
    called = line.popleft()
    if line:
        waiting[person] = line
    return called
