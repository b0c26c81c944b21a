"""The log as people read it in a terminal: a sentence for each thing that happens, in the language of the system."""

from __future__ import annotations

import logging
import os
import sys
from typing import Any, TextIO

from archipel.core.game import game as find_game
from archipel.core.game import names
from archipel.core.words import words
from archipel.system_language import system_language

PROGRESS = "Compiling"  # the record that comes again and again while a game is compiled
SILENT = {"Server started"}  # the greeting has said it
STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
CLEAR_LINE = "\r\x1b[K"
WARNINGS = "py.warnings"  # the logger of Python's own warnings
USUAL_WIDTH = 80  # columns


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """The `extra` values of a record."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}


class SentenceFormatter(logging.Formatter):
    """Formats a record as the time and a sentence. The message "Table opened" has the words `log-table-opened`."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._words = words(lang, more="console")

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record, '%H:%M')}  {self._label(record)}{self.sentence(record)}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line

    def has_words(self, record: logging.LogRecord) -> bool:
        return _key(record) in self._words

    def sentence(self, record: logging.LogRecord) -> str:
        """The words for this record, or its own if there are none; a reason follows in brackets."""
        fields = fields_of(record)
        said = self._words.say(_key(record), **_named(fields)) if self.has_words(record) else _own_words(record)
        return f"{said} ({fields['why']})" if fields.get("why") else said

    def _label(self, record: logging.LogRecord) -> str:
        """A word before what should worry people."""
        if record.levelno < logging.WARNING:
            return ""
        return self._words.say("log-error" if record.levelno >= logging.ERROR else "log-warning") + " "


def _key(record: logging.LogRecord) -> str:
    return "log-" + str(record.msg).lower().replace(" ", "-")


def _named(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields with the title of the game in the place of its name."""
    game = fields.get("game")
    return fields | {"game": find_game(game).facts.title} if game in names() else fields


def _own_words(record: logging.LogRecord) -> str:
    """The message; of a warning of Python only the sentence, without the place in the code."""
    text = record.getMessage()
    return text.partition("Warning: ")[2].splitlines()[0] if record.name == WARNINGS and "Warning: " in text else text


class ConsoleHandler(logging.StreamHandler[TextIO]):
    """Prints sentences. Progress is one line that is written over, or one line a game where that is not possible."""

    formatter: SentenceFormatter

    def __init__(self, *, is_alone: bool) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(SentenceFormatter(system_language()))
        self._can_rewrite = is_alone and self.stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._progress: dict[str, str] = {}  # a sentence for each game that is being compiled
        self._is_line_open = False

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._show(record)
        except Exception:
            self.handleError(record)

    def _show(self, record: logging.LogRecord) -> None:
        game = str(fields_of(record).get("game"))
        if record.msg == PROGRESS:
            is_new = game not in self._progress
            self._progress[game] = self.formatter.sentence(record)
            if is_new and not self._can_rewrite:
                self._print(self.format(record))
        elif self._is_shown(record):
            self._progress.pop(game, None)
            self._print(self.format(record))
        self._rewrite()

    def _is_shown(self, record: logging.LogRecord) -> bool:
        is_debugging = logging.getLogger().level <= logging.DEBUG
        is_worth_it = record.levelno >= logging.WARNING or self.formatter.has_words(record)
        return is_debugging or (is_worth_it and record.msg not in SILENT)

    def _print(self, line: str) -> None:
        self.stream.write(f"{CLEAR_LINE if self._is_line_open else ''}{line}\n")
        self._is_line_open = False
        self.flush()

    def _rewrite(self) -> None:
        """Write what is being compiled into the last line."""
        if not self._can_rewrite or not (self._progress or self._is_line_open):
            return
        self.stream.write(CLEAR_LINE + " ".join(self._progress.values())[: self._width()])
        self._is_line_open = bool(self._progress)
        self.flush()

    def _width(self) -> int:
        try:
            columns = os.get_terminal_size(self.stream.fileno()).columns
        except OSError:  # not a terminal after all
            columns = USUAL_WIDTH
        return columns - 1
