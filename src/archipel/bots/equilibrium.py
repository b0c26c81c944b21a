"""Equilibria of small games in which several seats choose at the same time, by regret matching.

Nobody can gain by choosing otherwise in an equilibrium. With two seats whose interests are opposed, regret matching is
known to lead there; with more it usually does, and docs/decisions/0050 has figures.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from archipel.core.kernel import rule, single_rule

ROUNDS = 500


@single_rule
def match_regrets(payoffs, counts, rounds, regrets, strategies, averages, gains):
    """Play rounds of regret matching: each seat chooses in proportion to its regrets.

    Average the strategies, later rounds counting more.

    `payoffs` has a row for every joint choice, the last seat's changing fastest, and a column for every seat.
    """
    for number in range(rounds):
        for seat in range(len(counts)):
            find_gains(payoffs, counts, strategies, seat, gains)
            regret(counts[seat], seat, gains, regrets, strategies)
            for choice in range(counts[seat]):
                averages[seat, choice] += number * strategies[seat, choice]


@rule
def find_gains(payoffs, counts, strategies, seat, gains):
    """Write what each choice of a seat brings against the strategies of the others."""
    for choice in range(counts[seat]):
        gains[choice] = 0.0
    for joint in range(len(payoffs)):
        left, chance, choice = joint, 1.0, 0
        for other in range(len(counts) - 1, -1, -1):
            if other == seat:
                choice = left % counts[other]
            else:
                chance *= strategies[other, left % counts[other]]
            left //= counts[other]
        gains[choice] += chance * payoffs[joint, seat]


@rule
def regret(count, seat, gains, regrets, strategies):
    """Add to each regret what the choice would have gained more; then choose in proportion to the regrets."""
    expected = total = 0.0
    for choice in range(count):
        expected += strategies[seat, choice] * gains[choice]
    for choice in range(count):
        regrets[seat, choice] = max(regrets[seat, choice] + gains[choice] - expected, 0.0)
        total += regrets[seat, choice]
    for choice in range(count):
        strategies[seat, choice] = regrets[seat, choice] / total if total > 0.0 else 1.0 / count


def equilibrium(payoffs: Any, counts: list[int], rounds: int = ROUNDS) -> Any:
    """The strategy of every seat: a row for each, with the probabilities of its choices."""
    strategies, averages = np.zeros((2, len(counts), max(counts)))
    for row, count in zip(strategies, counts, strict=True):
        row[:count] = 1 / count
    regrets, gains = np.zeros_like(strategies), np.zeros(max(counts))
    match_regrets(np.ascontiguousarray(payoffs), np.array(counts), rounds, regrets, strategies, averages, gains)
    return averages / averages.sum(axis=1, keepdims=True)
