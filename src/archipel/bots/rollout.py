"""A bot that tries every choice in the same imagined worlds and takes the best: the baseline for every search.

Where there are very many choices, only those that the hints suggest are tried.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from archipel.bots import Bot, Budget
from archipel.bots.budget_use import BudgetUse
from archipel.bots.trials import MANY, Trials, suggested
from archipel.core.dice import generator, toss
from archipel.core.notation import Answer
from archipel.core.position import View

SUGGESTIONS = 48


class Rollout:
    """Flat Monte Carlo."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._rng = generator(seed)
        self.budget = budget

    def choose(self, view: View) -> Answer:
        codes: list[int] = view.codes().tolist()
        if len(codes) > MANY:
            codes = list(suggested(view, int(toss(self._rng)), SUGGESTIONS))
        best = codes[0] if len(codes) == 1 else codes[int(np.argmax(self.weigh(view, codes)))]
        return view.game.answers.all[best]

    def weigh(self, view: View, codes: list[int]) -> Any:
        """The share of imagined worlds that each choice wins."""
        trials, use = Trials(view, codes, int(toss(self._rng))), BudgetUse(self.budget)
        while trials.worlds == 0 or use.share(trials.nodes) < 1:
            trials.run()
        return trials.values


def make(seed: int, budget: Budget) -> Bot:
    return Rollout(seed, budget)
