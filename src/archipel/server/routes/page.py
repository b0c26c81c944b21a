"""The web client, which is built into this package. Its files are read once and sent compressed as they were built."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from archipel.core.words import LANGUAGES, words
from archipel.server.base.errors import Denied
from archipel.server.routes.bodies import ALREADY_COMPRESSED, CHECK_FIRST, Body, tag_of
from archipel.server.routes.dependencies import AppRequest
from archipel.server.routes.requests import language

FOLDER = Path(__file__).parent.parent / "page"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
VERSION = re.compile(r'<meta name="version" content="([0-9a-f]+)"')
FOR_EVER = "public, max-age=31536000, immutable"
SENTENCES = ("page-description", "page-no-script")  # those in the index, in English as it is built


def read_file(path: Path) -> Body:
    """A file of the page, as it is and compressed."""
    whole = path.read_bytes()
    encoded = {"": whole}
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            encoded[encoding] = compressed.read_bytes()
    return Body(TYPES[path.suffix], tag_of(whole), encoded)


def translated(index: Body, lang: str) -> Body:
    """The index with its sentences in this language, for search engines and browsers without scripts."""
    text = index.encoded[""].decode().replace('<html lang="en">', f'<html lang="{lang}">')
    for key in SENTENCES:
        text = text.replace(words("en").say(key), words(lang).say(key))
    return Body.of(text.encode(), index.media_type)


def read_page(folder: Path) -> dict[str, Body]:
    """All files of the page by their names."""
    files = [path for path in folder.rglob("*") if path.suffix in TYPES]
    return {path.relative_to(folder).as_posix(): read_file(path) for path in files}


def page_version() -> str:
    """The version that the page names in its head; empty if the page is not built."""
    found = VERSION.search((FOLDER / "index.html").read_text("utf-8")) if (FOLDER / "index.html").is_file() else None
    return found[1] if found else ""


def page() -> list[HTTPRouteHandler]:
    """The page and its files. The names of assets contain a hash of their content, so browsers keep them for ever."""
    if not FOLDER.is_dir():
        return []
    files = read_page(FOLDER)
    index = files.get("index.html")
    indexes = {lang: translated(index, lang) for lang in LANGUAGES} if index else {}

    def serve(name: str, request: AppRequest) -> Response[bytes]:
        if name not in files:
            raise Denied("not-found", 404)
        found = indexes[language(request.scope)] if name == "index.html" else files[name]
        return found.response(request, FOR_EVER if name.startswith("assets/") else CHECK_FIRST)

    return [_home(serve), _file(serve)]


Serve = Callable[[str, AppRequest], Response[bytes]]


def _home(serve: Serve) -> HTTPRouteHandler:
    @get("/", include_in_schema=False, sync_to_thread=False, opt=ALREADY_COMPRESSED)
    def home(request: AppRequest) -> Response[Any]:
        return serve("index.html", request)

    return home


def _file(serve: Serve) -> HTTPRouteHandler:
    @get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=ALREADY_COMPRESSED)
    def file(request: AppRequest, path: FromPath[str]) -> Response[Any]:
        return serve(path.lstrip("/"), request)

    return file
