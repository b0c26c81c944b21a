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
from archipel.rules_pdf import rules_pdf


def print_pages(args: Namespace) -> None:
    """Write the pages and print the names of the files."""
    game = archipel.game(args.game)
    if args.rules:
        _print_rules(game, args)
        return
    if not game.has_prints:
        others = [name for name in archipel.games() if archipel.game(name).has_prints]
        raise UsageError("nothing-to-print", title=game.facts.title, known=", ".join(others))
    pages = game.prints(words(args.lang, game.package), other_box(game, args.box))
    contents = _files(game, pages, args)
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in contents:
        (folder / name).write_bytes(content)
        console().print(str(folder / name))


def _print_rules(game: Game, args: Namespace) -> None:
    """Write the rules as PDF to the file that is named, or to the folder."""
    file = Path(args.output) if args.output else Path(args.out) / f"{game.name}-rules.pdf"
    content = rules_pdf(game, args.lang)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    console().print(str(file))


def _files(game: Game, pages: list[Page], args: Namespace) -> list[tuple[str, bytes]]:
    """The names and contents of the files: one PDF, or one drawing for each page."""
    if args.format == "pdf":
        return [(f"{game.name}.pdf", pdf(pages, game.facts.title, args.lang))]
    return [(f"{game.name}-{page.name}.svg", page.svg.encode()) for page in pages]
