"""`archipel print`: sheets, maps and cards to print, drawn from the box."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import archipel
from archipel.cli.parser import UsageError
from archipel.cli.show import console, other_box
from archipel.core.drawing import Page
from archipel.core.game import Game
from archipel.core.words import words
from archipel.pdf import pdf


def print_pages(args: Namespace) -> None:
    """Write the pages and print the names of the files."""
    game = archipel.game(args.game)
    if not game.has_prints:
        others = [name for name in archipel.games() if archipel.game(name).has_prints]
        raise UsageError(f"{game.facts.title} has nothing to print; these games have: {', '.join(others)}")
    pages = game.prints(words(args.lang, game.package), other_box(game, args.box))
    contents = _files(game, pages, args)
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in contents:
        (folder / name).write_bytes(content)
        console().print(str(folder / name))


def _files(game: Game, pages: list[Page], args: Namespace) -> list[tuple[str, bytes]]:
    """The names and contents of the files: one PDF, or one drawing for each page."""
    if args.format == "pdf":
        return [(f"{game.name}.pdf", pdf(pages, game.facts.title, args.lang))]
    return [(f"{game.name}-{page.name}.svg", page.svg.encode()) for page in pages]
