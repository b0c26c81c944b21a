"""A bot that tries every choice in the same imagined worlds, plays each to its end, and takes the best.

A world is drawn from what the bot's seat may know; within a world every choice meets the same luck (common random
numbers), so choices are compared with each other and not with the dice. Both sides then play by the game's hints.
Where there are very many choices, only those are tried that the hints come up with.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from archipel.bots import Bot, Budget
from archipel.core.dice import Rng, reseed, toss
from archipel.core.kernel import rule
from archipel.core.notation import Answer
from archipel.core.playout import playout
from archipel.core.position import View
from archipel.core.verbs import imagine, legal, play, policy, winners

BY_HINTS = True
WORLDS_AT_A_TIME = 4  # between two looks at the clock
MANY = 64  # choices; of more, only what the hints suggest is tried
SUGGESTIONS = 48


@rule
def share_of_victory(won, seat):
    """1 for winning alone, 1/2 for winning with another, 0 for losing."""
    if not won >> seat & 1:
        return 0.0
    count = 0
    while won:
        count += won & 1
        won >>= 1
    return 1.0 / count


@rule
def weigh(worlds, outs, rngs, seat, choices, seed, first, last, value):
    """Add to each choice's value what it wins in the worlds from `first` to `last`; return the answers tried out.

    `worlds[0]` is what the seat sees, `worlds[1]` a world imagined from it, `worlds[2]` that world as it is played.
    """
    nodes = 0
    for number in range(first, last):
        worlds[1] = worlds[0]
        reseed(rngs[0], seed, 2 * number)
        imagine(worlds[1], seat, rngs[0])
        for i in range(len(choices)):
            worlds[2] = worlds[1]
            reseed(rngs[0], seed, 2 * number + 1)
            play(worlds[2], seat, choices[i])
            nodes += 1 + playout(worlds[2], rngs[0], outs[0], BY_HINTS)
            value[i] += share_of_victory(winners(worlds[2]), seat)
    return nodes


@rule
def suggest(worlds, outs, rngs, seat, seed, found):
    """Fill `found` with answers that the hints suggest, each in another imagined world."""
    for i in range(len(found)):
        worlds[1] = worlds[0]
        reseed(rngs[0], seed, i)
        imagine(worlds[1], seat, rngs[0])
        found[i] = policy(worlds[1], seat, outs[0], legal(worlds[1], seat, outs[0]), rngs[0])


class Rollout:
    """Flat Monte Carlo."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._rngs: Any = np.zeros(1, Rng)
        reseed(self._rngs[0], seed, 0)
        self.budget = budget

    def choose(self, view: View) -> Answer:
        choices = view.legal()
        if len(choices) > MANY:
            choices = self.suggested(view)
        if len(choices) == 1:
            return choices[0]
        return choices[int(np.argmax(self.weigh(view, choices)))]

    def suggested(self, view: View) -> list[Answer]:
        """The answers that the hints suggest, each once."""
        found = np.zeros(SUGGESTIONS, np.int64)
        suggest(
            np.repeat(view.state(), 2),
            view.game.answer_buffers(),
            np.zeros(1, Rng),
            view.seat,
            int(toss(self._rngs[0])),
            found,
        )
        return [view.game.answers.all[code] for code in dict.fromkeys(found.tolist())]

    def weigh(self, view: View, choices: list[Answer]) -> Any:
        """The share of imagined worlds that each choice wins."""
        worlds, outs = np.repeat(view.state(), 3), view.game.answer_buffers()
        codes = np.array([view.game.answers.code(choice) for choice in choices], np.int64)
        value, rngs = np.zeros(len(choices)), np.zeros(1, Rng)
        seed, nodes, seen, begun = int(toss(self._rngs[0])), 0, 0, time.monotonic()
        while seen == 0 or not self._is_spent(nodes, time.monotonic() - begun):
            nodes += weigh(worlds, outs, rngs, view.seat, codes, seed, seen, seen + WORLDS_AT_A_TIME, value)
            seen += WORLDS_AT_A_TIME
        return value / seen

    def _is_spent(self, nodes: int, seconds: float) -> bool:
        budget = self.budget
        return (
            (budget.nodes is not None and nodes >= budget.nodes)
            or (budget.seconds is not None and seconds >= budget.seconds)
            or budget.is_stopped()
        )


def make(seed: int, budget: Budget) -> Bot:
    return Rollout(seed, budget)
