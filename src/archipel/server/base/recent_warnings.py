"""The warnings and errors of the last hour in memory, for an operator who asks what is wrong."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from archipel.server.base.console import fields_of

KEPT = 3600.0  # seconds
MOST = 40  # kinds of lines
LONGEST = 200  # characters of a field


class RecentWarnings(logging.Handler):
    """Counts equal lines: how often, when last, and with which fields."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        super().__init__(logging.WARNING)
        self._clock = clock
        self._lines: dict[tuple[str, str], dict[str, Any]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        fields = {name: _plain(value) for name, value in fields_of(record).items()}
        key = (str(record.msg), str(fields.get("reason", "")))
        count = self._lines.pop(key, {"count": 0})["count"] + 1
        level = record.levelname.lower()
        self._lines[key] = {"what": key[0], "level": level, "count": count, "at": self._clock(), "fields": fields}
        if len(self._lines) > MOST:
            del self._lines[next(iter(self._lines))]

    def lines(self) -> list[dict[str, Any]]:
        """The lines of the last hour, the latest first."""
        since = self._clock() - KEPT
        return [line for line in reversed(self._lines.values()) if line["at"] >= since]


def _plain(value: Any) -> Any:
    return value if isinstance(value, int | float) else str(value)[:LONGEST]
