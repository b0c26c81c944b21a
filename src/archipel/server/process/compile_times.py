"""Estimates of how long compiling takes: from the size of a game at first, from measurements later."""

from __future__ import annotations

import contextlib
import heapq
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from archipel.core.game import Game
from archipel.core.kernel.cache import root

KERNEL_FILES = ("rules", "view", "hints")
FIXED = 3.0  # seconds that the smallest game takes
SECONDS_PER_KILOBYTE = 0.26  # of rules, on a machine of 2020; corrected by what is measured
SOON = 1.0  # the lowest estimate
Seconds = dict[str, float]


def guess(game: Game) -> float:
    """The seconds that this game may take, by the size of its rules."""
    folder = files(game.package)
    size = sum(_size(entry) for entry in folder.iterdir() if entry.name.removesuffix(".py") in KERNEL_FILES)
    return FIXED + SECONDS_PER_KILOBYTE * size / 1000


def _size(entry: Traversable) -> int:
    if entry.is_dir():
        return sum(map(_size, entry.iterdir()))
    return len(entry.read_bytes()) if entry.name.endswith(".py") else 0


def left(expected: float, elapsed: float, share: float) -> float:
    """The seconds that are left. The more is done, the more the measured pace counts, and the less the first guess."""
    by_guess = max(expected - elapsed, 0.0)
    by_share = elapsed * (1 - share) / share if share else by_guess
    return max(SOON, share * by_share + (1 - share) * by_guess)


def ends(running: Iterable[float], waiting: Sequence[float], slots: int) -> list[float]:
    """The time at which each waiting game will be ready, if they start in this order whenever a slot becomes free."""
    free = sorted(running)[-slots:]
    free += [0.0] * (slots - len(free))
    heapq.heapify(free)
    found = []
    for seconds in waiting:
        end = heapq.heappop(free) + seconds
        heapq.heappush(free, end)
        found.append(end)
    return found


class Measured:
    """The seconds that games took on this machine. They are kept beside the cache, so they survive an upgrade."""

    def __init__(self) -> None:
        self._file = root() / "compile-seconds.json"
        self._known = _read(self._file)

    def expected(self, game: Game) -> float:
        """The seconds that this game took the last time, or else a guess."""
        return self._known.get(game.name) or guess(game)

    def note(self, game: Game, seconds: float) -> None:
        self._known = _read(self._file) | {game.name: round(seconds, 1)}
        with contextlib.suppress(OSError):
            self._file.write_bytes(msgspec.json.encode(self._known))


def _read(file: Path) -> Seconds:
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(file.read_bytes(), type=Seconds)
    return {}
