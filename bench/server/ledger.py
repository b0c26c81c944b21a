"""The ledger of a run: acknowledged answers, their latency, and the bytes sent and received."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from dataclasses import dataclass, field

from bench.server.player import Player, Sent, clock

Acknowledged = tuple[str, int, int, str]  # table, ply, seat from 1, answer


@dataclass
class Ledger:
    """The observations of all players in one run."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    waits: array[float] = field(default_factory=lambda: array("d"))  # seconds from planned to acknowledged
    errors: list[str] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)  # reconnections, refusals, new tables
    sent: int = 0
    received: int = 0

    def acknowledge(self, player: Player, ply: int, sent: Sent) -> None:
        self.waits.append(clock() - sent.meant)
        self.acknowledged.append((player.table, ply, player.seat, sent.answer))

    def report_error(self, player: Player, what: str) -> None:
        self.errors.append(f"table {player.table}, seat {player.seat}: {what}")

    def count(self, sent: int, received: int) -> None:
        self.sent += sent
        self.received += received

    @property
    def moves(self) -> int:
        return len(self.acknowledged)


def share(waits: array[float], part: float) -> float:
    """The quantile of the waits, in milliseconds."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def draw(seed: int) -> random.Random:
    """A generator of random numbers for this seed."""
    return random.Random(seed)  # noqa: S311 - for load, not for secrets
