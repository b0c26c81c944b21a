"""A queue for a limited number of places, in which nobody can keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = dict[str, deque[asyncio.Future[None]]]  # by person, the person whose turn is next first


class FairQueue:
    """A fixed number of places.

    Lower ranks go first. Within a rank people take turns, however many places each requests.
    """

    def __init__(self, places: int, ranks: int = 1) -> None:
        self.places = places
        self._free = places
        self._waiting: list[Waiting] = [{} for _ in range(ranks)]
        self._asked = [0] * ranks

    def demand(self, rank: int = 0) -> int:
        """The number of requests that hold a place or wait for one, in this rank and those before it."""
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
    """Take the first request of the next person, who then goes to the end of the queue."""
    person = next(iter(waiting))
    requests = waiting.pop(person)
    called = requests.popleft()
    if requests:
        waiting[person] = requests
    return called
