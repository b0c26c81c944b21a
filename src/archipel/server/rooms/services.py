"""The services that a room gets from its process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from archipel.server.store import Store


class AnswerCounter(Protocol):
    """Counts stored answers, for the metrics."""

    def answer(self, *, bot: bool) -> None: ...


@dataclass(frozen=True)
class RoomServices:
    """The store, the clock, the schedule and the metrics of a room."""

    store: Store
    now: Callable[[], int]  # milliseconds since 1970
    running_since: Callable[[], int]  # clocks that started earlier are extended
    schedule: Callable[[str, int | None], None]  # act at this table at that time, if there is one
    signal: Callable[[str, bytes], None]  # tell the other workers something that is not stored
    mark_stale: Callable[[str], None]  # reload this table soon: clients may have missed something
    metrics: AnswerCounter
    undos_per_question: int
