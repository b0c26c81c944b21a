"""Estimate the level at which somebody has played: the one whose bots are most likely to choose as they did.

The choices of each decision are tried out in imagined worlds (see `trials`). A level would have tried them in fewer or
more worlds, followed the hints to some extent, and decided softly. So each level makes the choice that was made with a
known probability. Only what the seat itself saw is needed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from archipel.bots import Budget, Decision
from archipel.bots.budget_use import BudgetUse
from archipel.bots.levels import LEVELS, STRONGEST, Level, level_of
from archipel.bots.search import sensible
from archipel.bots.trials import TRUST, WORLDS_AT_A_TIME, WORLDS_OF_HINTS, Trials, suggested
from archipel.core.dice import below, generator, toss
from archipel.core.position import View

FEWEST = 4  # decisions that say something about a level
DOUBT = 1.0  # penalty in log-likelihood for each step away from the usual level
SLIPS = 0.05  # the share of choices that no level explains
WORLDS = 32  # in which the choices of a decision are tried
ENDLESS = 100  # worlds that a level without a number of them is taken to imagine
SUGGESTIONS = 16  # asked of the hints
MOST_CHOICES = 12  # that are tried; of more, half are suggested by the hints and the rest are drawn
FIRMEST = 0.005  # the least softness
AS_SOFTNESS = 6 / math.pi**2  # the square of the softness that has the same effect as luck of variance 1


@dataclass(frozen=True)
class TriedDecision:
    """The choices of a decision: the mean reward of each, and how often the hints suggest it."""

    made: int  # the index of the choice that was made
    values: Any
    hinted: Any
    variance: float  # of a reward from world to world, compared with the other choices
    nodes: int

    def probability(self, level: Level) -> float:
        """The probability that somebody of this level makes the choice that was made."""
        worlds = level.worlds or ENDLESS
        trust = worlds / (worlds + WORLDS_OF_HINTS)  # in the worlds; the rest of it is in the hints
        values = trust * self.values + (1 - trust) * TRUST * self.hinted
        luck = self.variance * trust**2 * (1 / worlds + 1 / WORLDS)
        softness = math.sqrt(level.softness**2 + AS_SOFTNESS * luck + FIRMEST**2)
        weights = np.exp((values - values.max()) / softness)
        return SLIPS / len(weights) + (1 - SLIPS) * float(weights[self.made] / weights.sum())


def estimate_level(decisions: Sequence[Decision], usual: str, seed: int, budget: Budget) -> str:
    """The name of the level at which these decisions were made; if they are too few, it is the usual one."""
    tried = _try_last(decisions, seed, budget)
    if len(tried) < FEWEST:
        return usual
    names, view = list(LEVELS), decisions[0][0]

    def likelihood(name: str) -> float:
        level, steps = level_of(name, view.game, view.seats), abs(names.index(name) - names.index(usual))
        return sum(math.log(one.probability(level)) for one in tried) - DOUBT * steps

    return max(names, key=likelihood)


def _try_last(decisions: Sequence[Decision], seed: int, budget: Budget) -> list[TriedDecision]:
    """Try the last decision, then those before it, as far as the budget reaches."""
    rng, use, tried = generator(seed), BudgetUse(budget), list[TriedDecision]()
    for view, answer in reversed(decisions):
        if use.share(sum(one.nodes for one in tried)) >= 1:
            break
        tried.append(try_out(view, view.game.answers.code(answer), rng))
    return tried


def try_out(view: View, made: int, rng: Any) -> TriedDecision:
    """Try the choice that was made and the others in the same worlds."""
    hints = suggested(view, int(toss(rng)), SUGGESTIONS)
    codes, best = _compared(view, made, hints, rng), level_of(STRONGEST, view.game, view.seats)
    trials = Trials(view, codes, int(toss(rng)), None, best.lead, best.depth)
    sums = [np.zeros(len(codes))]
    while trials.worlds < WORLDS:
        trials.run()
        sums.append(trials.values * trials.worlds)
    hinted = np.array([hints.get(code, 0.0) for code in codes])
    return TriedDecision(codes.index(made), trials.values, hinted, _variance(sums), trials.nodes)


def _compared(view: View, made: int, hints: dict[int, float], rng: Any) -> list[int]:
    """The choices to compare: all sensible ones if they are few, and the one that was made."""
    codes = left = view.codes().tolist()
    if len(codes) > MOST_CHOICES:
        codes = sorted(hints, key=hints.__getitem__)[-MOST_CHOICES // 2 :]
        left = [code for code in left if code not in codes]
        codes += [left.pop(int(below(rng, len(left)))) for _ in range(MOST_CHOICES - len(codes))]
    return sorted({made, *sensible(view, codes)})


def _variance(sums: list[Any]) -> float:
    """The variance of a reward in one world, from sums over more and more worlds, without what all choices share."""
    means = np.diff(sums, axis=0) / WORLDS_AT_A_TIME
    apart = means - means.mean(axis=1, keepdims=True)
    return WORLDS_AT_A_TIME * float(apart.var(axis=0, ddof=1).mean())
