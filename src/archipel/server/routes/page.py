"""The web client, which is built into this package. Its files are read once and sent compressed as they were built."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from archipel.server.base.errors import Denied
from archipel.server.routes.dependencies import AppRequest

FOLDER = Path(__file__).parent.parent / "page"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
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
CHECK_FIRST = "no-cache"
ALREADY_COMPRESSED = {"skip_compression": True}


@dataclass(frozen=True)
class PageFile:
    """A file of the page, as it is and compressed."""

    media_type: str
    tag: str
    bodies: dict[str, bytes]  # by encoding; "" is the file itself

    @staticmethod
    def read(path: Path) -> PageFile:
        whole = path.read_bytes()
        bodies = {"": whole}
        for encoding, suffix in ENCODINGS.items():
            compressed = path.with_name(path.name + suffix)
            if compressed.is_file():
                bodies[encoding] = compressed.read_bytes()
        return PageFile(TYPES[path.suffix], hashlib.sha256(whole).hexdigest()[:16], bodies)

    def response(self, request: AppRequest, cache: str) -> Response[bytes]:
        """The file in the best encoding that the browser reads; nothing if it has the file already."""
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        encoding = next((each for each in ENCODINGS if each in accepted and each in self.bodies), "")
        tag = f'"{self.tag}{encoding and "-" + encoding}"'
        headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], media_type=self.media_type, headers=headers)


def read_page(folder: Path) -> dict[str, PageFile]:
    """All files of the page by their names."""
    files = [path for path in folder.rglob("*") if path.suffix in TYPES]
    return {path.relative_to(folder).as_posix(): PageFile.read(path) for path in files}


def page_version() -> str:
    """The version that the page names in its head; empty if the page is not built."""
    found = VERSION.search((FOLDER / "index.html").read_text("utf-8")) if (FOLDER / "index.html").is_file() else None
    return found[1] if found else ""


def page() -> list[HTTPRouteHandler]:
    """The page and its files. The names of assets contain a hash of their content, so browsers keep them for ever."""
    if not FOLDER.is_dir():
        return []
    files = read_page(FOLDER)

    def serve(name: str, request: AppRequest) -> Response[bytes]:
        if name not in files:
            raise Denied("not-found", 404)
        return files[name].response(request, FOR_EVER if name.startswith("assets/") else CHECK_FIRST)

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
