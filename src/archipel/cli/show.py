"""Output: colours and progress bars in a terminal, plain text elsewhere."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import rich._wrap
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from archipel import bots
from archipel.cli.parser import UsageError
from archipel.core.boxes import Box
from archipel.core.errors import BadBox
from archipel.core.game import Game
from archipel.core.words import words

PLAIN_WIDTH = 100
MOST_SHOWN = 60  # characters of a text that was typed and not understood


# Rich breaks lines at every blank, also at those that must not break, such as the one before a French "!".
rich._wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class Screen(Console):
    """A console that shows names and files unchanged and stops when its reader is gone."""

    def __init__(self, width: int | None = None, *, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, width=width, stderr=stderr)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """The terminal, or plain text of a fixed width when there is none."""
    screen = Screen()
    return screen if screen.is_terminal else Screen(PLAIN_WIDTH)


def as_json(value: Any) -> None:
    """Print one JSON value."""
    is_unicode = (sys.stdout.encoding or "utf-8").lower().startswith("utf")
    print(json.dumps(value, ensure_ascii=not is_unicode, indent=2))


def shortened(text: str) -> str:
    """The beginning of a text that somebody typed."""
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def named_file(text: str) -> Path:
    """The path of a saved game. Rejects folders."""
    try:
        file = Path(text).expanduser()
    except RuntimeError:
        raise UsageError("no-home", file=text) from None
    if not file.name or file.is_dir():
        raise UsageError("file-folder", file=text)
    return file


def other_box(game: Game, file: str | None) -> Box | None:
    """Read a box file. Errors name the file and the line."""
    if file is None:
        return None
    try:
        return game.read_box(Path(file).read_text("utf-8"))
    except BadBox as error:
        raise UsageError("file-box", file=file, why=error) from None


def ready(game: Game, lang: str = "en") -> None:
    """Load the rules of a game. The first time they are compiled, with a progress bar."""
    if bots.is_compiled(game):
        return
    title = words(lang).say("compiling", title=game.facts.title)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Console(stderr=True)
    if not screen.is_terminal:
        screen.print(title)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(title)
        bots.compile_game(game, lambda _, done, of: progress.update(task, completed=done, total=of + 1))
