"""A bot that picks any legal answer with equal probability: the baseline for every other bot."""

from __future__ import annotations

from archipel.bots import Bot, Budget
from archipel.core.dice import below, generator
from archipel.core.notation import Answer
from archipel.core.position import View

THINKS = False


class Random:
    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def choose(self, view: View) -> Answer:
        choices = view.legal()
        return choices[int(below(self._rng, len(choices)))]


def make(seed: int, budget: Budget) -> Bot:  # noqa: ARG001 - it does not think
    return Random(seed)
