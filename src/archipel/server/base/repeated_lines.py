"""Limits repeated log lines so that they cannot fill the disk."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

BURST = 10  # equal lines within a window that are written
WINDOW = 60.0  # seconds
MOST_KINDS = 1_000  # of lines that are counted

Kind = tuple[str, str, str]  # the logger, the message and the reason


def in_a_thread(seconds: float, work: Callable[[], None]) -> None:
    """Do this later."""
    timer = threading.Timer(seconds, work)
    timer.daemon = True
    timer.start()


class RepeatFilter(logging.Filter):
    """Lets a few equal lines a minute pass, and reports at the end of the minute how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, later: Callable[..., None] = in_a_thread) -> None:
        super().__init__()
        self._clock, self._later = clock, later
        self._lock = threading.Lock()
        self._counts: dict[Kind, tuple[float, int]] = {}  # the start of the window and the lines since

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg), str(getattr(record, "reason", "")))
        with self._lock:
            count = self._count(kind)
        if count == BURST + 1:
            self._later(WINDOW, lambda: self._report(kind, record.levelno))
        return count <= BURST

    def _count(self, kind: Kind) -> int:
        """Count a line; returns its number within the window. If lines were left out, the report ends the window."""
        start, count = self._counts.get(kind, (self._clock(), 0))
        if count <= BURST and self._clock() > start + WINDOW:
            start, count = self._clock(), 0
        if kind not in self._counts and len(self._counts) >= MOST_KINDS:
            self._counts = {each: entry for each, entry in self._counts.items() if entry[1] > BURST}
        self._counts[kind] = (start, count + 1)
        return count + 1

    def _report(self, kind: Kind, level: int) -> None:
        with self._lock:
            _, count = self._counts.pop(kind)
        name, message, reason = kind
        told = {"line": message, "count": count - BURST} | ({"reason": reason} if reason else {})
        logging.getLogger(name).log(level, "Log lines left out", extra=told)
