"""Limits: how often somebody may do something, and how many of something they may hold."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from archipel.server.base.errors import too_often

FORGET_ABOVE = 10_000  # buckets; above this, full buckets are dropped


class RateLimit:
    """A token bucket for each key: `count` tokens, refilled evenly within `seconds`."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(count)
        self._rate = count / seconds
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}
        self._forget_above = FORGET_ABOVE

    def __len__(self) -> int:
        """The number of keys in memory."""
        return len(self._levels)

    def allows(self, key: str) -> bool:
        """Take a token from the bucket if there is one."""
        if len(self._levels) > self._forget_above:
            self._forget()
        level = self._level(key)
        self._levels[key] = (level - 1 if level >= 1 else level, self._clock())
        return level >= 1

    def check(self, key: str) -> None:
        """Take a token, or refuse with the time to wait."""
        if not self.allows(key):
            raise too_often(self.wait(key))

    def wait(self, key: str) -> int:
        """Whole seconds until there is a token in the bucket."""
        return max(0, math.ceil((1 - self._level(key)) / self._rate))

    def _level(self, key: str) -> float:
        now = self._clock()
        level, then = self._levels.get(key, (self._most, now))
        return min(self._most, level + (now - then) * self._rate)

    def _forget(self) -> None:
        """Drop full buckets. The threshold doubles with what is left, so this is rare."""
        self._levels = {key: entry for key, entry in self._levels.items() if self._level(key) < self._most}
        self._forget_above = max(FORGET_ABOVE, 2 * len(self._levels))


class ConcurrencyLimit:
    """The number of things that each key holds at the same time, with an upper limit."""

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
