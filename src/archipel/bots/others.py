"""The expected answers of the other seats to a question that is put to several seats at once.

The others think, too. So the choices of each are tried out in imagined worlds, once with rivals who answer by the hints
and once with rivals who answer at random: some expect sensible rivals, some expect anything. Choices that would do well
for the seat are likely, and so are those that the hints suggest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from archipel.bots import Budget
from archipel.bots.budget_use import BudgetUse
from archipel.bots.levels import Level
from archipel.bots.trials import (
    MANY,
    NOTHING_EXPECTED,
    TO_THE_END,
    UNEXPECTED,
    WORLDS_AT_A_TIME,
    Expected,
    LeadScale,
    try_choices,
)
from archipel.core.dice import Rng, below, reseed
from archipel.core.kernel import rule, single_rule
from archipel.core.playout import lowest
from archipel.core.position import View
from archipel.core.verbs import legal, play, policy, suppose, to_act

SOFTNESS = (0.08, 0.04)  # rewards that differ by this much are nearly equal: expecting anything, or sensible rivals
HABIT = 0.3  # the weight of the hints, compared with that of the rewards
RAREST = 0.01  # the share of a choice that the hints do not suggest


@single_rule
def same_choices(worlds, outs, seat, codes):
    """Write the choices of a seat; return how many, 0 if it is not asked or has different choices in some worlds."""
    count = legal(worlds[0], seat, outs[0])
    if count > len(codes):
        return 0
    for i in range(count):
        codes[i] = outs[0].answers[i]
    for world in range(1, len(worlds)):
        if legal(worlds[world], seat, outs[0]) != count:
            return 0
        for i in range(count):
            if outs[0].answers[i] != codes[i]:
                return 0
    return count


@rule
def weigh_for(worlds, outs, rngs, viewer, seat, choices, seed, first, last, depth, table, scales, hinted, value):
    """Add to each choice of another seat what it would gain for that seat, as far as the viewer can tell.

    The hints are asked for that seat in each world, and what they suggest is counted. Return the answers tried out.
    """
    nodes = 0
    for number in range(first, last):
        worlds[1] = worlds[0]
        reseed(rngs[0], seed, 2 * number)
        suppose(worlds[1], viewer, outs[0], rngs[0])
        suggestion = answer_around(worlds[1], seat, outs[0], rngs[0], number % 2)
        for i in range(len(choices)):
            hinted[i] += choices[i] == suggestion
        nodes += try_choices(worlds, outs, rngs, seat, choices, seed, number, depth, table, scales, value[number % 2])
    return nodes


@rule
def answer_around(s, seat, out, rng, are_sensible):
    """Let all seats that are asked answer, by the hints or at random, but for one; return what it would answer."""
    suggestion, left = -1, to_act(s)
    while left:
        other = lowest(left)
        left &= left - 1
        n = legal(s, other, out)
        hinted = policy(s, other, out, n, rng)
        if other == seat:
            suggestion = hinted
        else:
            play(s, other, hinted if are_sensible else out.answers[below(rng, n)])
    return suggestion


@dataclass
class OtherSeat:
    """Another seat: its choices, how often the hints suggest each, and what each gains against both kinds of rivals."""

    seat: int
    codes: Any
    hinted: Any
    sums: Any
    worlds: int = 0

    def chances(self) -> Any:
        """The probability of each choice.

        The mean over a seat that expects random rivals and one that expects rivals who follow the hints.
        """
        habit = HABIT * np.log(self.hinted / max(self.worlds, 1) + RAREST)
        logits = habit + self.sums / max(self.worlds / 2, 1) / np.array(SOFTNESS)[:, None]
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return (weights / weights.sum(axis=1, keepdims=True)).mean(axis=0)


def other_seats(view: View, worlds: Any) -> list[OtherSeat]:
    """The other seats that are asked at the same time and have few choices, the same in all these worlds."""
    outs, found = view.game.answer_buffers(), list[OtherSeat]()
    for seat in range(view.seats):
        codes = np.zeros(MANY, np.int64)
        count = same_choices(worlds, outs, seat, codes) if seat != view.seat else 0
        if count:
            found.append(OtherSeat(seat, codes[:count], np.zeros(count), np.zeros((2, count))))
    return found


def expect(view: View, worlds: Any, level: Level, seed: int, budget: Budget) -> Expected:
    """The answers that this level expects of the other seats, after thinking about each in imagined worlds."""
    others = other_seats(view, worlds) if level.others else []
    if not others:
        return NOTHING_EXPECTED
    game, use, nodes = view.game, BudgetUse(budget), 0
    states, outs, rngs = np.repeat(view.state(), 3), game.answer_buffers(), np.zeros(1, Rng)
    table, scales = np.zeros((game.facts.seats[-1], len(game.facts.lines)), np.int64), np.zeros(1, LeadScale)
    scales["weight"] = level.lead
    scratch = level.depth or TO_THE_END, table, scales
    while others[0].worlds == 0 or (others[0].worlds < level.others and use.share(nodes) < 1):
        for other in others:
            first, last = other.worlds, other.worlds + WORLDS_AT_A_TIME
            args = (view.seat, other.seat, other.codes, seed, first, last, *scratch, other.hinted, other.sums)
            nodes += int(weigh_for(states, outs, rngs, *args))
            other.worlds = last
    return as_table(others, view.seats)


def as_table(others: list[OtherSeat], seats: int) -> Expected:
    """The chances of all seats as one table."""
    most = max(len(other.codes) for other in others)
    codes, chances = np.zeros((seats, most), np.int64), np.zeros((seats, most))
    chances[:, 0] = UNEXPECTED
    for other in others:
        codes[other.seat, : len(other.codes)] = other.codes
        chances[other.seat, : len(other.codes)] = other.chances()
    return Expected(codes, chances)
