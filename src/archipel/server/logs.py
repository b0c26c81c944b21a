"""Logs: one JSON object a line for machines, or a line of text for people."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

from archipel.server.settings import Settings

KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Json(logging.Formatter):
    """What happened, with its circumstances as fields."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


def set_up(settings: Settings) -> None:
    """All that this process logs goes to standard error, in one form."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(Json() if settings.log_format == "json" else logging.Formatter("%(levelname)s: %(message)s"))
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(settings.log_level.upper())
    logging.captureWarnings(capture=True)
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
