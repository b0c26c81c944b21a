"""How often somebody may do something: buckets that fill at a steady rate."""

from __future__ import annotations

import time
from collections.abc import Callable

from archipel.server.errors import too_often

FORGET_ABOVE = 10_000  # buckets; then the full ones are thrown away


class Limit:
    """So many in so many seconds, for each key."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(count)
        self._rate = count / seconds
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        """Take one from the bucket, if there is one."""
        now = self._clock()
        level, then = self._levels.get(key, (self._most, now))
        level = min(self._most, level + (now - then) * self._rate)
        if len(self._levels) > FORGET_ABOVE:
            self._forget(now)
        self._levels[key] = (level - 1 if level >= 1 else level, now)
        return level >= 1

    def check(self, key: str) -> None:
        if not self.allows(key):
            raise too_often()

    def _forget(self, now: float) -> None:
        """A bucket that has filled up again says nothing."""
        full = self._most
        self._levels = {key: (n, at) for key, (n, at) in self._levels.items() if n + (now - at) * self._rate < full}


class Count:
    """How many somebody holds at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: str) -> None:
        held = self._held.get(key, 0) - 1
        if held > 0:
            self._held[key] = held
        else:
            self._held.pop(key, None)

    @property
    def total(self) -> int:
        return sum(self._held.values())
