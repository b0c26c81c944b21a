"""Ways to read printed pages with independent parsers."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from archipel.core.boxes import Box
from archipel.core.drawing import Page
from archipel.core.game import Game
from archipel.core.words import words

SVG = "{http://www.w3.org/2000/svg}"


def pages(game: Game, lang: str = "en", box: Box | None = None) -> dict[str, Page]:
    """All printable pages of a game, by name."""
    return {page.name: page for page in game.prints(words(lang, game.package), box)}


def drawn(page: Page) -> ElementTree.Element:
    return ElementTree.fromstring(page.svg)  # noqa: S314 - our own


def texts(page: Page) -> list[str]:
    """Every line of text on a page, in the order in which it was drawn."""
    return [line.text or "" for line in drawn(page).iter(f"{SVG}text")]


def elements(page: Page) -> Iterator[ElementTree.Element]:
    return drawn(page).iter()
