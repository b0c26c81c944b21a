"""The web client, which is built into this package."""

from __future__ import annotations

from pathlib import Path

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

FOLDER = Path(__file__).parent.parent / "page"
A_YEAR = 31_536_000  # seconds


def page() -> list[Router]:
    """The static files. The names of assets contain a hash of their content, so browsers may cache them for ever."""
    if not FOLDER.is_dir():
        return []
    for_ever = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)
    assets = create_static_files_router("/assets", [FOLDER / "assets"], name="assets", cache_control=for_ever)
    home = create_static_files_router(
        "/", [FOLDER], html_mode=True, name="page", cache_control=CacheControlHeader(no_cache=True)
    )
    return [assets, home]
