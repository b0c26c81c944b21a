"""The exact values of Mahé's end satisfy the rules of the engine, one turn after the other."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.games.mahe.state import PICK

sys.path.append(str(Path(__file__).parent.parent.parent / "bench" / "exact"))


def reached(start: Position, rng: random.Random) -> Position:
    """A position some random turns later in which a seat picks a turtle."""
    position, last, turns = start.fork(), start, rng.randrange(12)
    while turns and not position.is_over:
        seat = min(position.to_act)
        position.play(seat, rng.choice(position.legal(seat)))
        if not position.is_over and position.scene()["step"] == "pick":
            last, turns = position.fork(), turns - 1
    return last


def turn_later(position: Position, known: Callable[[Position], float | None], *, is_root: bool = True) -> float:
    """The value for seat 0 of what `known` tells a turn later, with all dice and the best choices of both seats."""
    told = None if is_root else known(position)
    if told is not None:
        return told
    if position.to_act == {CHANCE}:
        after = [(ways, played(position, CHANCE, str(answer))) for answer, ways in position.odds().items()]
        return sum(ways * turn_later(one, known, is_root=False) for ways, one in after) / position.ways
    seat = min(position.to_act)
    values = [turn_later(played(position, seat, str(answer)), known, is_root=False) for answer in position.legal()]
    return max(values) if seat == 0 else min(values)


def test_one_sum_over_totals_is_the_mean_over_all_dice():
    from duel import AT, STEPS, before_dice

    rng = np.random.default_rng(5)

    def naive(values: Any, best: Callable[[float, float], float], pips: int, dice: int) -> float:
        if pips > 7:
            return float(values[0])
        stop = float(values[AT[dice * pips]])
        if dice == 3:
            return stop
        roll = fmean(naive(values, best, pips + die, dice + 1) for die in range(1, 7))
        return best(stop, roll) if dice else roll

    for seat, best in ((0, max), (1, min)):
        values = rng.normal(size=len(STEPS))
        found = before_dice(values, np.arange(len(STEPS)), seat)
        assert found == pytest.approx(naive(values, best, 0, 0))


@pytest.mark.more
def test_a_value_follows_from_the_values_a_turn_later():
    """Both moves of the turn are played by the engine, with all dice and the best choices of whoever decides."""
    from duel import solved
    from mahe import exact_values, places, stage_of, start

    solution, rng = solved(stage_of(start("last eggs", 0))), random.Random(4)

    def known(position: Position) -> float | None:
        if position.is_over:
            return float(0 in position.winners)
        is_pick = position.s.step == PICK
        return solution.value(min(position.to_act), *places(position.s)) if is_pick else None

    for number in range(6):
        position = reached(start("last eggs", number % 2), rng)
        seat = min(position.to_act)
        found = turn_later(position, known)
        assert solution.value(seat, *places(position.s)) == pytest.approx(found, abs=1e-8)
        best = max(exact_values(position, solution).values())
        assert best == pytest.approx(found if seat == 0 else 1 - found, abs=1e-8)


@pytest.mark.more
def test_the_eggs_to_expect_follow_from_those_a_turn_later():
    """From the last card on."""
    from eggs import solve
    from mahe import places, start
    from mahe_eggs import eggs_of_choices

    values, rng = solve(ahead=0), random.Random(6)

    def known(position: Position) -> float | None:
        s, (mine, others) = position.s, position.totals()
        if position.is_over:
            return float(mine - others)
        if s.step != PICK:
            return None
        phase = min(position.to_act)
        return mine - others + values.value(int(s.pile), int(s.clutch), phase, *places(s))

    for number in range(3):
        position = reached(start("last card", number % 2), rng)
        seat, (mine, others) = min(position.to_act), position.totals()
        found = turn_later(position, known) - mine + others
        assert known(position) == pytest.approx(found + mine - others, abs=1e-3)
        best = (max if seat == 0 else min)(eggs_of_choices(position, values).values())
        assert best == pytest.approx(found, abs=1e-3)


def played(position: Position, seat: int, answer: str) -> Position:
    after = position.fork()
    after.play(seat, answer)
    return after
