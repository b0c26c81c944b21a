"""Hints help: bots that follow them score more, and win more voyages alone, than random ones."""

from __future__ import annotations

from statistics import mean

import pytest

from archipel.core.batch import Batch
from archipel.core.dice import generator
from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.games.deole.state import NOT_LOST
from tests.driving import few, some_positions
from tests.games.deole.voyage import deole


def played(seats, hinted):
    batch = Batch(deole, 300, seats=seats, seed=7)
    batch.playout(hinted=hinted)
    return batch.states


def points(states, seats):
    """The mean total of a sheet."""
    positions = (Position(deole, states[i : i + 1]) for i in range(0, len(states), 10))
    return mean(total for position in positions for total in position.totals()[:seats])


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hints_score_far_more_than_luck(seats):
    assert points(played(seats, hinted=False), seats) + 30 < points(played(seats, hinted=True), seats)


@pytest.mark.compiled
def test_alone_hints_win_more_than_luck():
    won = [float((played(1, hinted)["lost"] == NOT_LOST).mean()) for hinted in (False, True)]
    assert won[0] + 0.1 < won[1]


def test_a_hint_is_legal_and_leaves_the_position_as_it_was():
    """The die that is taken in hand to compare answers is put back."""
    rng, out = generator(3), deole.answer_buffers()[0]
    for seats in (1, 4):
        for position in some_positions(deole, deole.setup(seats), seed=5, count=few(40)):
            for seat in position.to_act - {CHANCE}:
                before = bytes(position)
                count = deole.rules.legal(position.s, seat, out)
                answer = deole.answers.all[int(deole.rules.policy(position.s, seat, out, count, rng))]
                assert position.why_not(seat, answer) is None
                assert bytes(position) == before
