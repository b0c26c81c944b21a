"""Laws for everything that can be printed of any game."""

from __future__ import annotations

import io
import re

import pytest
from pypdf import PdfReader

import archipel
from archipel.core.words import LANGUAGES
from archipel.pdf import pdf
from tests.printing import SVG, drawn, elements, pages, texts

PRINTED = [archipel.game(name) for name in archipel.games() if archipel.game(name).has_prints]
PLAIN = [archipel.game(name) for name in archipel.games() if not archipel.game(name).has_prints]
MILLIMETRES = 25.4 / 72  # a point in them

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)


@pytest.mark.parametrize("game", PLAIN, ids=lambda game: game.name)
def test_a_game_without_prints_has_no_pages(game):
    assert pages(game) == {}


@of_every_game
@in_every_language
def test_pages_are_drawings_of_their_size_with_a_title(game, lang):
    printed = pages(game, lang)
    assert printed
    for name, page in printed.items():
        assert re.fullmatch(r"[a-z0-9-]{1,30}", name)
        sheet = drawn(page)
        assert sheet.get("width") == f"{page.width:g}mm"
        assert sheet.get("height") == f"{page.height:g}mm"
        assert sheet.get("viewBox") == f"0 0 {page.width:g} {page.height:g}"
        assert sheet.findtext(f"{SVG}title") == page.title != ""


@of_every_game
@in_every_language
def test_every_sign_is_one_that_printers_fonts_have(game, lang):
    for page in pages(game, lang).values():
        for line in texts(page):
            assert line.encode("cp1252")


@of_every_game
def test_pages_ask_for_nothing_from_elsewhere(game):
    for page in pages(game).values():
        tags = {element.tag.removeprefix(SVG) for element in elements(page)}
        assert tags <= {"svg", "title", "g", "rect", "circle", "line", "path", "polygon", "text"}
        assert not [key for element in elements(page) for key in element.attrib if key in ("style", "href", "class")]


@of_every_game
def test_every_language_has_words_of_its_own(game):
    titles = {lang: tuple(page.title for page in pages(game, lang).values()) for lang in LANGUAGES}
    assert len(set(titles.values())) == len(LANGUAGES)


@of_every_game
def test_pages_say_which_box_they_were_drawn_from(game):
    for page in pages(game).values():
        assert game.box.label in " ".join(texts(page))


@of_every_game
@in_every_language
def test_the_pdf_has_every_page_in_its_size(game, lang):
    printed = list(pages(game, lang).values())
    content = pdf(printed, game.facts.title, lang)
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    file = PdfReader(io.BytesIO(content))
    assert len(file.pages) == len(printed)
    assert file.metadata.title == game.facts.title
    for sheet, page in zip(file.pages, printed, strict=True):
        assert float(sheet.mediabox.width) * MILLIMETRES == pytest.approx(page.width)
        assert float(sheet.mediabox.height) * MILLIMETRES == pytest.approx(page.height)


@of_every_game
def test_the_text_of_a_page_can_be_read_in_the_pdf(game):
    printed = list(pages(game, "fr").values())
    file = PdfReader(io.BytesIO(pdf(printed, game.facts.title, "fr")))
    for sheet, page in zip(file.pages, printed, strict=True):
        text = "".join(sheet.extract_text().split())
        missing = [line for line in texts(page) if "".join(line.split()) not in text]
        assert not missing


@of_every_game
def test_the_same_pages_give_the_same_pdf(game):
    printed = list(pages(game).values())
    assert pdf(printed, game.facts.title, "en") == pdf(printed, game.facts.title, "en")
