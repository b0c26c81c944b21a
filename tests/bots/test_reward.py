"""The reward of a trial: the share of victory, mixed with a lead that is judged by what is usual."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from archipel.bots.trials import Judge, Trials, reward
from archipel.core.position import Position, from_scene
from tests.driving import PEARLS, played

SEEN = 100  # leads


def finished() -> Position:
    return played(PEARLS, PEARLS.setup(2), 1)[-1]


def judge(weight: float, usual: float = 0.0) -> Any:
    """A judge who has seen many leads about this large."""
    judges: Any = np.zeros(1, Judge)
    judges[0] = (weight, SEEN, SEEN * usual, SEEN * (usual * usual + 1))
    return judges[0]


def rewarded(position: Position, one: Any) -> float:
    table = np.zeros((PEARLS.facts.seats[-1], len(PEARLS.facts.lines)), np.int64)
    return float(reward(position.s, 0, table, one))


def test_only_the_victory_counts_without_a_weight():
    position = finished()
    assert rewarded(position, judge(0.0)) == (0 in position.winners) / len(position.winners)


def test_a_lead_counts_as_far_as_it_is_unusual():
    position = finished()
    ours, theirs = position.totals()
    less, same, more = (rewarded(position, judge(1.0, ours - theirs - surplus)) for surplus in (-2, 0, 2))
    assert less < 0.2 < 0.45 < same < 0.55 < 0.8 < more


def test_the_judge_remembers_every_lead():
    position, one = finished(), judge(1.0, 3.0)
    rewarded(position, one)
    ours, theirs = position.totals()
    assert (one.leads, one.total) == (SEEN + 1, SEEN * 3 + ours - theirs)


@pytest.mark.parametrize("weight", [0.0, 0.5])
def test_a_few_worlds_before_the_first_show_which_lead_is_usual(weight: float):
    """They are not among the worlds that count."""
    view = from_scene(PEARLS, {"seats": 2, "pearl": 2}).view(1)
    trials = Trials(view, view.codes().tolist(), 1, lead=weight)
    trials.run()
    before = trials._judges[0].leads - trials.games if weight else 0
    assert (trials.worlds, bool(before)) == (4, bool(weight))
