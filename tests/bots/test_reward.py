"""The reward of a trial: the share of victory, mixed with a lead that is compared with usual ones."""

from __future__ import annotations

from typing import Any

import numpy as np

from archipel.bots.trials import LeadScale, reward
from archipel.core.position import Position
from tests.driving import PEARLS, played

SEEN = 100  # leads


def finished() -> Position:
    return played(PEARLS, PEARLS.setup(2), 1)[-1]


def scale(weight: float, usual: float) -> Any:
    """A scale after many leads of this size."""
    scales: Any = np.zeros(1, LeadScale)
    scales[0] = (weight, SEEN, SEEN * usual * usual)
    return scales[0]


def rewarded(position: Position, seat: int, one: Any) -> float:
    table = np.zeros((PEARLS.facts.seats[-1], len(PEARLS.facts.lines)), np.int64)
    return float(reward(position.s, seat, table, one))


def test_only_the_victory_counts_without_a_weight():
    position = finished()
    assert [rewarded(position, seat, scale(0.0, 5)) for seat in (0, 1)] == [
        (seat in position.winners) / len(position.winners) for seat in (0, 1)
    ]


def test_a_lead_counts_more_where_leads_are_usually_small():
    position = finished()
    first, second = position.totals()
    assert first != second
    ahead, behind = (0, 1) if first > second else (1, 0)
    little, much = (rewarded(position, ahead, scale(1.0, usual)) for usual in (50, 1))
    assert 0.5 < little < 0.6 < 0.8 < much
    assert rewarded(position, behind, scale(1.0, 1)) < 0.2


def test_the_scale_remembers_every_lead():
    position, one = finished(), scale(1.0, 3)
    rewarded(position, 0, one)
    first, second = position.totals()
    assert (one.leads, one.squares) == (SEEN + 1, SEEN * 9 + (first - second) ** 2)
