"""Bots expect that the others choose sensibly: what lies hidden is chosen again, by the hints."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import archipel
from archipel.bots.trials import suggest, suggested
from archipel.core.dice import Rng
from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from tests.driving import few

CHAWAI, MALDIVIA = archipel.game("chawai"), archipel.game("maldivia")


def begun(game: Any, seats: int, seed: int) -> Position:
    """A game up to its first question to several seats at once."""
    position, rng = game.start(seats), np.random.default_rng(seed)
    while len(position.to_act) == 1:
        (seat,) = position.to_act
        choices = list(position.odds()) if seat == CHANCE else position.legal(seat)
        position.play(seat, choices[rng.integers(len(choices))])
    return position


def supposed(position: Position, seat: int, seed: int) -> Any:
    """The record as this seat supposes it before the hints suggest an answer."""
    worlds = np.repeat(position.view(seat).state(), 2)
    suggest(worlds, position.game.answer_buffers(), np.zeros(1, Rng), seat, seed, np.zeros(1, np.int64))
    return worlds[1]


def test_divers_that_lie_face_down_are_chosen_again():
    position = begun(CHAWAI, 3, 1)
    position.play(0, "dive 7")
    s = supposed(position, 2, 1)
    assert (s.ashore, s.dives[0], s.divers[0]) == (0b111, 0, s.divers[1])


def test_plans_that_stand_are_made_again():
    position = begun(MALDIVIA, 3, 1)
    position.play(0, position.legal(0)[0])
    assert supposed(position, 2, 1).planned == 0


def test_in_a_round_the_arrows_of_the_others_lead_somewhere():
    """Each seat still has one fog tile, and of the arrows that stand most are turned away from an edge nearby."""
    position = begun(MALDIVIA, 2, 1)
    for seat in (0, 1):
        position.play(seat, position.legal(seat)[0])
    me = next(iter(position.to_act))
    plans = {tuple(supposed(position, me, seed).tile[1 - me].tolist()) for seed in range(few(40))}
    assert len(plans) > 1
    assert all(sum(tile >= 4 for tile in plan) == 1 for plan in plans)


@pytest.mark.compiled
def test_the_hints_suggest_plans_that_differ_and_are_legal():
    position = begun(MALDIVIA, 2, 3)
    codes = suggested(position.view(0), 1, 40)
    assert 1 < len(codes) <= 40
    assert set(codes) <= set(position.codes(0).tolist())
