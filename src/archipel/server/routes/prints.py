"""The printable pages of a game, as SVG or all together as PDF."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Controller, Response, get
from litestar.params import FromPath

import archipel
from archipel.core.drawing import Page
from archipel.core.words import words
from archipel.server.base.errors import Denied
from archipel.server.routes.dependencies import AppRequest, TheProcess
from archipel.server.routes.requests import language
from archipel.server.wire_types.api import PrintInfo

SVG, PDF = "image/svg+xml", "application/pdf"
CACHED = 64  # combinations of a game and a language


@lru_cache(CACHED)
def _pages(name: str, lang: str) -> list[Page]:
    game = archipel.game(name)
    return game.prints(words(lang, game.package))


@lru_cache(CACHED)
def _pdf(name: str, lang: str) -> bytes:
    from archipel.pdf import pdf  # only for somebody who prints

    return pdf(_pages(name, lang), archipel.game(name).facts.title, lang)


class PrintRoutes(Controller):
    path = "/api/games/{name:str}"

    @get("/prints", summary="The printable pages of a game in the requested language; some games have none")
    async def pages(self, request: AppRequest, process: TheProcess, name: FromPath[str]) -> list[PrintInfo]:
        pages = _pages(process.games.find(name).name, language(request.scope))
        return [PrintInfo(f"{page.name}.svg", page.title, page.width, page.height) for page in pages]

    @get("/prints/{page:str}", summary="A printable page as SVG", media_type=SVG)
    async def page(
        self, request: AppRequest, process: TheProcess, name: FromPath[str], page: FromPath[str]
    ) -> Response[str]:
        pages = _pages(process.games.find(name).name, language(request.scope))
        found = next((each for each in pages if f"{each.name}.svg" == page), None)
        if found is None:
            raise Denied("not-found", 404)
        return Response(found.svg, media_type=SVG)

    @get(
        "/prints.pdf",
        summary="All printable pages of a game as one PDF",
        media_type=PDF,
        opt={"skip_compression": True},
    )
    async def whole(self, request: AppRequest, process: TheProcess, name: FromPath[str]) -> Response[bytes]:
        game = process.games.find(name)
        if not game.has_prints:
            raise Denied("not-found", 404)
        content = await asyncio.to_thread(_pdf, game.name, language(request.scope))
        disposition = {"content-disposition": f'inline; filename="{game.name}.pdf"'}
        return Response(content, media_type=PDF, headers=disposition)
