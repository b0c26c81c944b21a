"""Logs: one JSON object per line for machines, or a line of text for people."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

from archipel.server.base.settings import Settings
from archipel.server.base.storms import StormFilter

STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats a log record as JSON, with the `extra` values as fields."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


def set_up(settings: Settings) -> None:
    """Send all logs of this process to standard error, in one format."""
    handler = logging.StreamHandler(sys.stderr)
    is_json = settings.log_format == "json"
    handler.setFormatter(JsonFormatter() if is_json else logging.Formatter("%(levelname)s: %(message)s"))
    handler.addFilter(StormFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    logging.captureWarnings(capture=True)
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
