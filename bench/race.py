"""The race: in each round every contestant runs one heat in turn, and the best heat of each counts."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Heat:
    """Moves or games, and the time they took; in Mahé also the eggs won, by which contestants are checked."""

    moves: float
    seconds: float
    eggs: int | None = None

    @property
    def speed(self) -> float:
        return self.moves / self.seconds


Contestants = dict[str, Callable[[int], Heat]]
Speeds = dict[str, float]
Say = Callable[[str], object]


def race(contestants: Contestants, rounds: int, say: Say) -> Speeds:
    """Moves or games a second in the best heat of each; the number of the round is the seed."""
    best = dict.fromkeys(contestants, 0.0)
    for seed in range(rounds):
        say(f"round {seed + 1} of {rounds}")
        heats = {name: run(seed) for name, run in contestants.items()}
        compare(heats, seed)
        best = {name: max(best[name], heat.speed) for name, heat in heats.items()}
    return best


def compare(heats: dict[str, Heat], seed: int) -> None:
    """Check that all contestants in Mahé played the same games; otherwise the race is void."""
    played = {name: (heat.moves, heat.eggs) for name, heat in heats.items() if heat.eggs is not None}
    if len(set(played.values())) > 1:
        sys.exit(f"the same games of Mahé ended differently with seed {seed} (moves, eggs): {played}")
