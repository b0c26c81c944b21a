"""The rules of a game as a PDF to read and print. Needs the extra `print`, like `pdf`."""

from __future__ import annotations

import io
from collections.abc import Iterator
from html import escape
from typing import Any

from archipel.core.boxes import PRINTED
from archipel.core.drawing import FIRM, NARROW
from archipel.core.examples import examples
from archipel.core.game import Game
from archipel.core.rulebook import Rulebook, rule_words, rulebook
from archipel.core.words import Words
from archipel.extras import require

INK, SEA, SOFT = "#1b2733", "#14627f", "#5b6875"
MARGIN = 56  # points
INDENT = 44  # of a sentence, so that its number stands beside it


def rules_pdf(game: Game, lang: str) -> bytes:
    """Return the rules with contents, page numbers and links. The same words give the same bytes."""
    require("print")
    from reportlab.lib.pagesizes import A4
    from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate

    tongue = rule_words(lang, game)
    title = tongue.say("rules-title", title=game.facts.title)
    file = io.BytesIO()
    document: Any = BaseDocTemplate(file, pagesize=A4, title=title, lang=lang, invariant=1)
    width, height = A4
    frame = Frame(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, 0, 0, 0, 0)
    document.addPageTemplates(PageTemplate("page", frame, onPage=lambda canvas, _: _foot(canvas, title, width)))
    document.afterFlowable = lambda flowable: _note(document, flowable)
    document.multiBuild(list(_story(game, title, tongue)))
    return file.getvalue()


def _foot(canvas: Any, title: str, width: float) -> None:
    """Write the title and the number of the page at its foot."""
    canvas.setFont("Helvetica", 8)
    canvas.setFillColor(SOFT)
    canvas.drawString(MARGIN, MARGIN / 2, _plain(title))
    canvas.drawRightString(width - MARGIN, MARGIN / 2, str(canvas.getPageNumber()))


def _note(document: Any, flowable: Any) -> None:
    """Add a heading to the contents and to the outline."""
    key = getattr(flowable, "heading", "")
    if key:
        text = flowable.getPlainText()
        document.canv.bookmarkPage(key)
        document.canv.addOutlineEntry(text, key)
        document.notify("TOCEntry", (0, escape(text), document.page, key))


# --- what is written ----------------------------------------------------------------------------------------------


def _story(game: Game, title: str, tongue: Words) -> Iterator[Any]:
    from reportlab.platypus.tableofcontents import TableOfContents

    book, styles = rulebook(game), _styles()
    yield _text(title, styles["title"])
    yield _text(tongue.say("by", designer=game.facts.designer), styles["soft"])
    if game.box.name != PRINTED:
        yield _text(tongue.say("rules-reconstructed"), styles["soft"])
    if "goal" in tongue:
        yield _heading(tongue.say("rules-goal"), "goal", styles)
        yield _text(tongue.say("goal"), styles["plain"])
    if book.steps:
        yield _heading(tongue.say("rules-short"), "short", styles)
        yield from (_item(f"{i}.", book.teach(key, tongue), styles["item"]) for i, key in enumerate(book.steps, 1))
    contents = TableOfContents(dotsMinLevel=0, levelStyles=[styles["contents"]])
    yield _text(tongue.say("rules-contents"), styles["heading"])
    yield contents
    for chapter in book.chapters:
        yield from _chapter(game, book, chapter, tongue, styles)
    yield from _glossary(book, tongue, styles)


def _chapter(game: Game, book: Rulebook, chapter: str, tongue: Words, styles: dict[str, Any]) -> Iterator[Any]:
    """A chapter: each rule with its reason and its examples."""
    yield _heading(book.sentence(chapter, tongue), chapter, styles)
    for number in book.within(chapter):
        reason = book.reason(number, tongue)
        yield _item(number, book.sentence(number, tongue), styles["item"], reason)
        for example in examples(game).values():
            if example.rule == number:
                yield _item(example.number, book.sentence(example.number, tongue), styles["example"])


def _glossary(book: Rulebook, tongue: Words, styles: dict[str, Any]) -> Iterator[Any]:
    if book.terms:
        yield _heading(tongue.say("rules-glossary"), "glossary", styles)
    for name in book.terms:
        term, meaning = (_escaped(book.teach(f"{kind}-{name}", tongue)) for kind in ("term", "meaning"))
        yield _paragraph(f"<b>{term}</b> – {meaning}", styles["plain"])


# --- paragraphs ---------------------------------------------------------------------------------------------------


def _heading(text: str, key: str, styles: dict[str, Any]) -> Any:
    found = _text(text, styles["heading"])
    found.heading = key
    return found


def _item(number: str, text: str, style: Any, reason: str = "") -> Any:
    """A sentence with its number in the margin and perhaps a reason in italics."""
    because = f' <font color="{SOFT}"><i>{_escaped(reason)}</i></font>' if reason else ""
    return _paragraph(f'<bullet color="{SEA}">{_escaped(number)}</bullet>{_escaped(text)}{because}', style)


def _text(text: str, style: Any) -> Any:
    return _paragraph(_escaped(text), style)


def _paragraph(markup: str, style: Any) -> Any:
    from reportlab.platypus import Paragraph

    return Paragraph(markup, style)


def _escaped(text: str) -> str:
    return escape(_plain(text), quote=False)


def _plain(text: str) -> str:
    """The text in signs that printers' fonts have."""
    return text.replace(NARROW, FIRM)


def _styles() -> dict[str, Any]:
    from reportlab.lib.styles import ParagraphStyle

    plain = ParagraphStyle("plain", fontName="Helvetica", fontSize=10, leading=13.5, textColor=INK, spaceAfter=4)

    def style(name: str, **changes: Any) -> Any:
        return ParagraphStyle(name, plain, **changes)

    bold = {"fontName": "Helvetica-Bold", "textColor": SEA, "keepWithNext": 1}
    return {
        "plain": plain,
        "title": style("title", **bold | {"fontSize": 22, "leading": 28}),
        "heading": style("heading", **bold | {"fontSize": 13, "leading": 17, "spaceBefore": 12}),
        "soft": style("soft", textColor=SOFT),
        "contents": style("contents", spaceAfter=1),
        "item": style("item", leftIndent=INDENT, bulletFontSize=9),
        "example": style(
            "example",
            fontSize=9,
            leading=12,
            leftIndent=2 * INDENT,
            bulletIndent=INDENT,
            bulletFontSize=8,
            backColor="#eef5f7",
            borderPadding=(3, 4, 3, 4),
            spaceBefore=3,
            spaceAfter=8,
        ),
    }
