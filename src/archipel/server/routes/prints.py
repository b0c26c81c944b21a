"""What a game can be printed as: pages as drawings, and all of them as one PDF."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Controller, Response, get
from litestar.params import FromPath

import archipel
from archipel.core.drawing import Page
from archipel.core.words import words
from archipel.pdf import pdf
from archipel.server.api import Print
from archipel.server.errors import Denied
from archipel.server.guard import language
from archipel.server.routes.catalogue import find_game
from archipel.server.routes.dependencies import Asking

SVG, PDF = "image/svg+xml", "application/pdf"
MOST_KEPT = 64  # games times languages


@lru_cache(MOST_KEPT)
def _pages(name: str, lang: str) -> list[Page]:
    game = archipel.game(name)
    return game.prints(words(lang, game.package))


@lru_cache(MOST_KEPT)
def _pdf(name: str, lang: str) -> bytes:
    return pdf(_pages(name, lang), archipel.game(name).facts.title, lang)


class Prints(Controller):
    path = "/api/games/{name:str}"

    @get("/prints", summary="What can be printed of a game, in the language asked for; nothing of some")
    async def pages(self, request: Asking, name: FromPath[str]) -> list[Print]:
        pages = _pages(find_game(name).name, language(request.scope))
        return [Print(f"{page.name}.svg", page.title, page.width, page.height) for page in pages]

    @get("/prints/{page:str}", summary="A page to print, as SVG", media_type=SVG)
    async def page(self, request: Asking, name: FromPath[str], page: FromPath[str]) -> Response[str]:
        pages = _pages(find_game(name).name, language(request.scope))
        found = next((each for each in pages if f"{each.name}.svg" == page), None)
        if found is None:
            raise Denied("not-found", 404)
        return Response(found.svg, media_type=SVG)

    @get("/prints.pdf", summary="All pages to print of a game, as one PDF", media_type=PDF)
    async def whole(self, request: Asking, name: FromPath[str]) -> Response[bytes]:
        game = find_game(name)
        if not game.has_prints:
            raise Denied("not-found", 404)
        content = await asyncio.to_thread(_pdf, game.name, language(request.scope))
        disposition = {"content-disposition": f'inline; filename="{game.name}.pdf"'}
        return Response(content, media_type=PDF, headers=disposition)
