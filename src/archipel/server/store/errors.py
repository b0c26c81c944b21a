"""The ways in which a write can fail."""

from __future__ import annotations

from archipel.core.errors import ArchipelError


class Unavailable(ArchipelError):
    """The database cannot be reached or rejects the write; it is not known whether anything was stored."""


class Outdated(Unavailable):
    """The database has been restored from a backup since; nothing of this write is stored."""

    def __init__(self) -> None:
        super().__init__("the database has been restored from a backup")


class Conflict(ArchipelError):
    """Another writer has stored this key; nothing of this write is stored."""


class Stopped(ArchipelError):
    """The server is stopping; nothing of this write is stored."""
