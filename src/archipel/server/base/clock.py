"""The time of a process. It starts at the time of the system and then runs evenly, whatever the system's clock does."""

from __future__ import annotations

import time
from collections.abc import Callable

NANOSECONDS = 1_000_000  # in a millisecond
STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # on Linux it also counts while the machine sleeps


def milliseconds() -> int:
    """The time of the system in milliseconds since 1970."""
    return time.time_ns() // NANOSECONDS


def steady_milliseconds() -> int:
    """Milliseconds since some moment; nobody can set this clock."""
    return time.clock_gettime_ns(STEADY) // NANOSECONDS


class SteadyClock:
    """Milliseconds since 1970, as this process counts them."""

    def __init__(self, wall: Callable[[], int] = milliseconds, steady: Callable[[], int] = steady_milliseconds) -> None:
        self._wall, self._steady = wall, steady
        self._offset = self._started_at = wall() - steady()

    def __call__(self) -> int:
        return self._steady() + self._offset

    def start_at(self, time: int) -> None:
        """Count from this time, because the system's clock is behind it."""
        self._offset = time - self._steady()

    @property
    def jump(self) -> int:
        """Milliseconds by which the system's clock was set forward since the start; negative if it was set back."""
        return self._wall() - self._steady() - self._started_at
