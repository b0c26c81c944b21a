"""What a table is made of, as it is stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from archipel.core.kernel import WATCHER
from archipel.core.table import Ply

OPEN, PLAYING, FINISHED = "open", "playing", "finished"
NO_SEAT = WATCHER


@dataclass
class Place:
    """A seat and who has it: nobody, a person, or a bot. While a person is away, a bot keeps the seat."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    share: bytes | None = None
    away: bool = False

    @property
    def is_ready(self) -> bool:
        return self.share is not None

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None or self.away


@dataclass
class Sheet:
    """The settings of a table and where it stands."""

    id: str
    game: str
    rules: str
    options: Mapping[str, str]
    public: bool
    watchers: bool
    open_after: bool
    clock: int | None
    level: str
    chat: bool
    host: str
    secret: bytes
    created: int
    changed: int
    phase: str = OPEN
    ply: int = 0
    asked: int = 0
    due: int | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None


class Entry(Struct, frozen=True, eq=False):
    """One entry of the log, and what it led to where it is an answer; each is only itself."""

    ply: int
    kind: str
    seat: int
    answer: str
    bot: bool
    at: int
    played: Ply | None = None


def seat_of(places: Iterable[Place], person: str | None) -> int:
    """The seat of this person, or none."""
    if person:
        for place in places:
            if place.person == person:
                return place.seat
    return NO_SEAT
