"""Logs: one JSON object per line for machines, or sentences for people."""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO

import msgspec

from archipel.server.base.console import ConsoleHandler, fields_of
from archipel.server.base.repeated_lines import RepeatFilter
from archipel.server.base.settings import Settings


class JsonFormatter(logging.Formatter):
    """Formats a log record as JSON, with the `extra` values as fields."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        entry |= fields_of(record)
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry, enc_hook=str).decode()


def is_for_people(settings: Settings, stream: TextIO) -> bool:
    """Tell whether people read this stream: if it is set so, or if it is a terminal."""
    return settings.log_format == "text" or (settings.log_format == "auto" and stream.isatty())


def set_up(settings: Settings) -> None:
    """Send all logs of this process to standard error, in one format."""
    root = logging.getLogger()
    root.handlers = [_handler(settings)]
    root.setLevel(settings.log_level.upper())
    logging.captureWarnings(capture=True)
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _handler(settings: Settings) -> logging.Handler:
    handler = _plain_handler(settings)
    handler.addFilter(RepeatFilter())
    return handler


def _plain_handler(settings: Settings) -> logging.Handler:
    if is_for_people(settings, sys.stderr):
        return ConsoleHandler(is_alone=settings.workers == 1)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    return handler
