"""Packages that only some parts of Archipel need, and the extras that install them.

The engine and the terminal run without them. A part that needs an extra calls `require` before it imports from it.
"""

from __future__ import annotations

from importlib.util import find_spec

from archipel.core.errors import TranslatedError

# The modules that each extra of pyproject.toml brings; a test compares the two lists.
EXTRAS = {
    "arena": ("openskill",),
    "print": ("reportlab", "svglib"),
    "server": (
        "aiosqlite",
        "alembic",
        "asyncpg",
        "h11",
        "litestar",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
}
LARGE_EXTRAS = {"ray": ("ray",)}  # not part of archipel[all]


class MissingExtra(TranslatedError):
    """Packages of an extra are not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__("missing-extra", what=extra, command=f"pip install 'archipel[{extra}]'")
        self.extra = extra


def require(extra: str) -> None:
    """Raise MissingExtra unless all packages of the extra are installed."""
    if any(find_spec(module) is None for module in (EXTRAS | LARGE_EXTRAS)[extra]):
        raise MissingExtra(extra)
