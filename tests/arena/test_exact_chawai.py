"""The matrix games of Chawaï's last choice: known values, and payoffs that follow from the rules."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parent.parent.parent / "bench" / "exact"))
pytest.importorskip("scipy", reason="SciPy is not installed: pip install 'archipel[bench]'")


def test_the_guarantee_is_the_value_of_a_matrix_game():
    from chawai import guarantee

    assert guarantee(np.array([[1.0, 0.0], [0.0, 1.0]])) == pytest.approx(0.5)  # matching pennies
    assert guarantee(np.array([[3.0, -1.0], [-2.0, 1.0]])) == pytest.approx(1 / 7)
    assert guarantee(np.array([[0.2, 0.9], [0.4, 0.5]])) == pytest.approx(0.4)  # a saddle point


def test_nobody_can_gain_in_an_equilibrium():
    """Three players call heads or tails; whoever is alone with a call wins. All at random is an equilibrium."""
    from chawai import nash_conv

    table = np.full((2, 2, 2, 3), 1 / 3)
    for joint in np.ndindex(2, 2, 2):
        alone = [seat for seat in range(3) if joint.count(joint[seat]) == 1]
        if alone:
            table[joint] = np.eye(3)[alone[0]]
    fair = np.array([0.5, 0.5])
    assert nash_conv(table, [fair] * 3) == pytest.approx(0)
    heads = np.array([1.0, 0.0])
    assert nash_conv(table, [heads] * 3) == pytest.approx(3 * (1 - 1 / 3))


def test_payoffs_are_shares_of_victory():
    from chawai import payoffs, positions

    for position in islice(positions(), 3):
        table = payoffs(position)
        assert table.shape == (2, 2, 2, 3)
        assert table.sum(axis=-1) == pytest.approx(np.ones((2, 2, 2)))


def test_the_captain_computes_the_same_payoffs_and_plays_an_equilibrium():
    from chawai import nash_conv, payoffs, positions

    from archipel.bots.endings import ending
    from archipel.bots.trials import supposed

    for position in islice(positions(), 5):
        table, view = payoffs(position), position.view(1)
        end = ending(view.game, supposed(view, 1, 32)[0], 1000, 0.5)
        assert end is not None
        assert end.payoffs[:, :3].reshape(2, 2, 2, 3) == pytest.approx(table, abs=0.002)
        assert nash_conv(table, [end.strategy(seat) for seat in range(3)]) < 0.01
