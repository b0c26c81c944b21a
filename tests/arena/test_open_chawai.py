"""The upper yardstick of Chawaï: a player who is told everything takes the choice that wins."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import archipel
from archipel import bots
from archipel.bots import Budget
from tests.driving import few

pytestmark = pytest.mark.more  # the script compiles a loop of its own

sys.path.append(str(Path(__file__).parent.parent.parent / "bench" / "exact"))


@pytest.mark.compiled
def test_whoever_is_told_everything_beats_players_who_are_not():
    from chawai_open import share

    others = [bots.make("rollout", seat, Budget(nodes=200)) for seat in range(4)]
    won = [share(deal % 4, others, deal, few(40)) for deal in range(8)]
    assert sum(won) >= 6  # two would be fair


def test_the_answer_of_a_player_who_is_told_everything_is_legal():
    from chawai_open import best_of

    position = archipel.game("chawai").start(3)
    while not position.to_act >= {0, 1, 2}:
        position.play(-1, next(iter(position.odds())))
    position.play(1, "dive 3")
    position.play(2, "dive 9")
    assert best_of(position, 0, 1, 4) in position.legal(0)
