"""The parts of a stored table: its settings and its seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from archipel.core.kernel import WATCHER

OPEN, PLAYING, FINISHED = "open", "playing", "finished"
NO_SEAT = WATCHER


@dataclass
class SeatInfo:
    """A seat and its player: nobody, a person or a bot. A bot also plays while the person is away."""

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
class TableInfo:
    """The settings of a table and its current state in short: phase, ply, seats to answer, next due time."""

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
    start: str | None = None  # what was fixed when the game began; None before, and in games of record format 1
    erased: bool | None = None  # whether a name was erased, so that the draws can no longer be checked


def companion(person: str, seat: int) -> str:
    """The person who plays this seat on the same device as another one."""
    return f"{person}#{seat + 1}"


def moved_to(person: str | None, seat: int) -> str | None:
    """The same player on another seat: somebody who plays on another person's device is known by the seat."""
    return companion(person.partition("#")[0], seat) if person is not None and "#" in person else person


def owner(person: str | None) -> str | None:
    """The person whose device it is."""
    return person.partition("#")[0] if person is not None else None


def seat_of(seats: Iterable[SeatInfo], person: str | None) -> int:
    """The number of this person's seat, or `NO_SEAT`."""
    if person:
        for seat in seats:
            if seat.person == person:
                return seat.seat
    return NO_SEAT
