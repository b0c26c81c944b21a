"""The printable pages of a game, over HTTP."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from pypdf import PdfReader

import archipel
from archipel.core.words import LANGUAGES
from tests.printing import pages
from tests.server.serving import Served, Visitor, refused

NAMES = [name for name in archipel.games() if archipel.game(name).has_prints]


@pytest.fixture
def cleo(sqlite_server: Served) -> Iterator[Visitor]:
    with sqlite_server.visitor("Cleo") as visitor:
        yield visitor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_are_listed_in_the_requested_language(cleo: Visitor, lang: str):
    for name in archipel.games():
        expected = [
            {"name": f"{page.name}.svg", "title": page.title, "width": page.width, "height": page.height}
            for page in pages(archipel.game(name), lang).values()
        ]
        assert cleo.get(f"/api/games/{name}/prints", lang=lang) == expected


@pytest.mark.parametrize("name", NAMES)
def test_every_page_can_be_had_as_a_drawing(cleo: Visitor, name: str):
    for page in pages(archipel.game(name), "it").values():
        answer = cleo.http.get(f"/api/games/{name}/prints/{page.name}.svg", params={"lang": "it"})
        assert (answer.status_code, answer.text) == (200, page.svg)
        assert answer.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("name", NAMES)
def test_all_pages_can_be_had_as_one_pdf(cleo: Visitor, name: str):
    for lang in ("en", "fr"):
        answer = cleo.http.get(f"/api/games/{name}/prints.pdf", params={"lang": lang})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
        assert answer.headers["content-disposition"] == f'inline; filename="{name}.pdf"'
        file = PdfReader(io.BytesIO(answer.content))
        printed = list(pages(archipel.game(name), lang).values())
        assert len(file.pages) == len(printed)
        assert "".join(printed[0].title.split()) in "".join(file.pages[0].extract_text().split())


@pytest.mark.parametrize("path", ["mahe/prints.pdf", "mahe/prints/sheet.svg", f"{NAMES[0]}/prints/secret.svg"])
def test_rejects_unknown_pages(cleo: Visitor, path: str):
    with refused("not-found", 404):
        cleo.get(f"/api/games/{path}")


def test_an_unknown_game_is_refused_in_the_requested_language(cleo: Visitor):
    for path in ("prints", "prints.pdf", "prints/sheet.svg"):
        with refused("unknown-game", 404) as problem:
            cleo.get(f"/api/games/go/{path}", lang="de")
        assert problem.value.sentence == "Ein Spiel „go“ gibt es hier nicht."
