"""The exact values of Mahé's end satisfy the rules of the engine, one turn after the other."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from archipel.core.kernel import CHANCE
from archipel.core.position import Position

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


@pytest.mark.more
def test_a_value_follows_from_the_values_a_turn_later():
    """Both moves of the turn are played by the engine, with all dice and the best choices of whoever decides."""
    from duel import solved
    from mahe import exact_values, places, stage_of, start

    solution, rng = solved(stage_of(start("last eggs", 0))), random.Random(4)

    def value(position: Position, *, is_root: bool) -> float:
        if position.is_over:
            return float(0 in position.winners)
        if position.to_act == {CHANCE}:
            after = [(ways, played(position, CHANCE, str(answer))) for answer, ways in position.odds().items()]
            return sum(ways * value(one, is_root=False) for ways, one in after) / position.ways
        seat = min(position.to_act)
        if position.scene()["step"] == "pick" and not is_root:
            return solution.value(seat, *places(position.s))
        values = [value(played(position, seat, str(answer)), is_root=False) for answer in position.legal()]
        return max(values) if seat == 0 else min(values)

    for number in range(6):
        position = reached(start("last eggs", number % 2), rng)
        seat = min(position.to_act)
        found = value(position, is_root=True)
        assert solution.value(seat, *places(position.s)) == pytest.approx(found, abs=1e-8)
        best = max(exact_values(position, solution).values())
        assert best == pytest.approx(found if seat == 0 else 1 - found, abs=1e-8)


def played(position: Position, seat: int, answer: str) -> Position:
    after = position.fork()
    after.play(seat, answer)
    return after
