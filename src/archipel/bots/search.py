"""The search behind all levels: a race of the choices, in which the worse half drops out again and again.

All choices are tried in the same imagined worlds (see `trials`). The budget has as many parts as it takes to halve the
choices down to one (sequential halving), so the best ones are compared most thoroughly. A level says how many worlds it
imagines and how softly it decides between choices of nearly the same value. Where others choose at the same time, it
may first think about what they will choose (see `others`). A small end of a game needs no race: the strongest level
computes it (see `endings`).
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from archipel.bots import Budget
from archipel.bots.budget_use import BudgetUse
from archipel.bots.deep_trials import DeepTrials
from archipel.bots.endings import Ending, ending
from archipel.bots.levels import STRONGEST, Level, level_of
from archipel.bots.others import expect
from archipel.bots.trials import MANY, NOTHING_EXPECTED, Expected, Trials, supposed
from archipel.core.dice import MASK, generator, toss
from archipel.core.notation import Answer
from archipel.core.position import View

POSITIONS_A_SECOND = 400_000  # of a small end that fit into a budget; the slowest game manages twice as many
ON_OTHERS = 1 / 3  # the part of the budget that is spent on what the others will choose


def sensible(view: View, codes: list[int]) -> list[int]:
    """The choices without those that a person would never make, unless there are no others."""
    states, is_absurd = view.state(), view.game.array_verbs.is_absurd
    return [code for code in codes if not is_absurd(states, view.seat, code)] or codes


class Search:
    """A player of one level."""

    def __init__(self, seed: int, budget: Budget, name: str = STRONGEST) -> None:
        self._rng, self.budget, self.name = generator(seed), budget, name

    def choose(self, view: View) -> Answer:
        level, use = level_of(self.name, view.game, view.seats), BudgetUse(self.budget)
        codes: list[int] = view.codes().tolist()
        if len(codes) == 1:
            return view.game.answers.all[codes[0]]
        worlds, hints = supposed(view, int(toss(self._rng)), level.suggestions)
        end = self._ending(view, worlds, level)
        if end is not None:
            return view.game.answers.all[codes[self._draw(end.strategy(view.seat))]]
        codes = sensible(view, list(hints) if len(codes) > MANY else codes)
        others = self._expect(view, worlds, level)
        return view.game.answers.all[codes[self._decide(self.race(view, codes, hints, level, others, use), level)]]

    def _ending(self, view: View, worlds: Any, level: Level) -> Ending | None:
        """The end of the game, if it is small enough for this level to compute within its budget."""
        limit = min(level.endings, self._positions())
        return ending(view.game, worlds, limit, level.lead) if limit else None

    def _positions(self) -> int:
        """The number of positions that can be looked at within the budget."""
        budget = self.budget
        if budget.is_stopped():
            return 0
        in_time = int(budget.seconds * POSITIONS_A_SECOND) if budget.seconds else sys.maxsize
        return min(budget.nodes or sys.maxsize, in_time)

    def _expect(self, view: View, worlds: Any, level: Level) -> Expected:
        """The answers of those who choose at the same time, if this level thinks about them."""
        if not level.others:
            return NOTHING_EXPECTED
        return expect(view, worlds, level, int(toss(self._rng)), self.budget.part(ON_OTHERS))

    def race(
        self,
        view: View,
        codes: list[int],
        hints: dict[int, float],
        level: Level,
        others: Expected = NOTHING_EXPECTED,
        use: BudgetUse | None = None,
    ) -> Trials:
        """Try the choices until one is left or the budget is used up; `use` says how much of it was used before."""
        trials = self._trials(view, codes, hints, level, others)
        if len(others.codes):
            use = BudgetUse(self.budget.part(1 - ON_OTHERS))
        use = use or BudgetUse(self.budget)
        parts = (len(codes) - 1).bit_length()
        for part in range(1, parts + 1):
            while trials.worlds == 0 or self._progress(trials, use, level) < part / parts:
                trials.run()
            trials.drop_worse_half()
        return trials

    def _trials(self, view: View, codes: list[int], hints: dict[int, float], level: Level, others: Expected) -> Trials:
        args = view, codes, int(toss(self._rng)), hints, level.lead, level.depth
        return DeepTrials(*args, level.tree) if level.tree else Trials(*args, others)

    def _progress(self, trials: Trials, use: BudgetUse, level: Level) -> float:
        return max(use.share(trials.nodes), level.share(trials.games / len(trials.values)))

    def _decide(self, trials: Trials, level: Level) -> int:
        """The choice that won; or, softly, one whose value is close to the best."""
        if level.softness == 0:
            return int(trials.alive[0])
        return self._draw(np.exp((trials.values - trials.values.max()) / level.softness))

    def _draw(self, weights: Any) -> int:
        """A random index, as likely as its weight says."""
        weights = np.cumsum(weights)
        return int(np.searchsorted(weights, weights[-1] * int(toss(self._rng)) / (MASK + 1), side="right"))
