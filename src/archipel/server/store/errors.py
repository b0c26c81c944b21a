"""How a write can fail."""

from __future__ import annotations

from archipel.core.errors import ArchipelError


class Unavailable(ArchipelError):
    """The database cannot be reached, or does not take this; nothing is known to be stored."""


class Outdated(Unavailable):
    """The database has been restored since; nothing of this write is stored."""

    def __init__(self) -> None:
        super().__init__("the database has been restored from a backup")


class Taken(ArchipelError):
    """Somebody else has written this key; nothing of this write is stored."""


class Stopped(ArchipelError):
    """The server is about to stop; nothing of this write is stored."""
