"""The services that a room gets from its process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from archipel.server.store import Store


class AnswerCounter(Protocol):
    """Counts stored answers, for the metrics."""

    def answer(self, *, bot: bool) -> None: ...


class GameLoader(Protocol):
    """Loads games when somebody needs them."""

    async def load(self, name: str) -> None: ...

    def ready_since(self, name: str) -> int: ...


@dataclass(frozen=True)
class RoomServices:
    """The store, the clock, the schedule and the metrics of a room."""

    store: Store
    now: Callable[[], int]  # milliseconds since 1970
    running_since: Callable[[str], int]  # clocks of this game that started earlier are extended
    load_game: Callable[[str], Awaitable[None]]  # refuses games that are not ready, or not offered here
    schedule: Callable[[str, int | None], None]  # act at this table at that time, if there is one
    signal: Callable[[str, bytes], None]  # tell the other workers something that is not stored
    mark_stale: Callable[[str], None]  # reload this table soon: clients may have missed something
    metrics: AnswerCounter
    undos_per_question: int
