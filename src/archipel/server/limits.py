"""How often somebody may do something: buckets that fill at a steady rate."""

from __future__ import annotations

import math
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
        self._forget_above = FORGET_ABOVE

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._levels)

    def allows(self, key: str) -> bool:
        """Take one from the bucket, if there is one."""
        if len(self._levels) > self._forget_above:
            self._forget()
        level = self._level(key)
        self._levels[key] = (level - 1 if level >= 1 else level, self._clock())
        return level >= 1

    def check(self, key: str) -> None:
        if not self.allows(key):
            raise too_often(self.wait(key))

    def wait(self, key: str) -> int:
        """Whole seconds until there is one in the bucket."""
        return max(0, math.ceil((1 - self._level(key)) / self._rate))

    def _level(self, key: str) -> float:
        now = self._clock()
        level, then = self._levels.get(key, (self._most, now))
        return min(self._most, level + (now - then) * self._rate)

    def _forget(self) -> None:
        """A bucket that has filled up again says nothing. Looked for so rarely that it costs next to nothing."""
        self._levels = {key: held for key, held in self._levels.items() if self._level(key) < self._most}
        self._forget_above = max(FORGET_ABOVE, 2 * len(self._levels))


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
