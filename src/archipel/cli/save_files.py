"""The files that a game is saved in: written in one step, and never over anything but an earlier save of the game."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from archipel.cli.parser import UsageError
from archipel.core import record
from archipel.core.errors import ArchipelError
from archipel.core.record import Record


class CannotSave(UsageError):
    """The game cannot be saved in a file; the sentence says what to do instead."""


class SaveFiles:
    """Saves one game, and knows which files are its own."""

    def __init__(self) -> None:
        self._contents: dict[Path, str] = {}

    def own(self, file: Path, text: str) -> None:
        """Remember that the game was loaded from this file."""
        self._contents[_real(file)] = text

    def path(self, typed: str) -> Path:
        """The path that somebody typed."""
        try:
            return Path(typed).expanduser()
        except RuntimeError:
            raise _refusal("no-folder", Path(typed)) from None

    def write(self, file: Path, saved: Record) -> None:
        """Save the game, or raise CannotSave and change nothing."""
        try:
            self._check(file, saved)
            self._contents[_real(file)] = replace_file(_real(file), saved.write())
        except (OSError, ValueError):  # ValueError: a name that no file can have
            raise _refusal("failed", file) from None

    def _check(self, file: Path, saved: Record) -> None:
        if not file.name or file.is_dir():
            raise _refusal("is-folder", file)
        if not file.parent.is_dir():
            raise _refusal("no-folder", file)
        if os.path.lexists(file) and not self._is_own(file, saved):
            raise _refusal("taken", file)

    def _is_own(self, file: Path, saved: Record) -> bool:
        """Tell whether the file is as this game left it, or the beginning of this game."""
        if not file.is_file():
            return False
        try:
            text = file.read_text("utf-8")
            return text == self._contents.get(_real(file)) or _begins(record.read(text, saved.setup.box), saved)
        except (UnicodeDecodeError, ArchipelError):
            return False


def _refusal(key: str, file: Path) -> CannotSave:
    return CannotSave(f"save-{key}", file=file, folder=file.parent, name=f"{file.stem}-2{file.suffix}")


def _real(file: Path) -> Path:
    """The file itself, where a link leads to it."""
    return Path(os.path.realpath(file))


def _begins(earlier: Record, later: Record) -> bool:
    """Tell whether one record is the beginning of the other: same table, same dice, same first answers."""
    return _header(earlier) == _header(later) and _answers(earlier) == _answers(later)[: len(earlier.entries)]


def _header(one: Record) -> tuple[object, ...]:
    return one.game, one.setup, one.names, one.labels, one.bots, one.commitment, one.shares, one.seed


def _answers(one: Record) -> list[tuple[str, str]]:
    return [(entry.label, entry.answer) for entry in one.entries]


def replace_file(file: Path, text: str) -> str:
    """Write a new file beside this one and put it in its place, so that the file is complete at all times."""
    draft = file.with_name(f".archipel-{secrets.token_hex(8)}")
    try:
        with draft.open("x", encoding="utf-8") as paper:
            paper.write(text)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return text
