"""The values of a position between two rounds: the shares add up to one victory, and every advantage counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import archipel
from archipel.core.dice import generator
from archipel.core.kernel import NOBODY, rule
from archipel.core.playout import answer_once
from archipel.core.verbs import estimate, to_act, winners
from archipel.games.chawai.box import VALUE_OF
from archipel.games.chawai.position_value import share_expected
from archipel.games.chawai.state import LAY
from archipel.games.chawai.value_weights import VALUE_WEIGHTS
from tests.driving import few

CHAWAI = archipel.game("chawai")
TO_THE_END = 12
pytestmark = pytest.mark.xdist_group("chawai-values")  # one worker compiles the rules of this file


@rule
def play_until(s, rounds, rng, out):
    """Play by the hints until so many rounds are over; return the winners of an ended game."""
    while s.rounds < rounds:
        answer_once(s, to_act(s), rng, out, True)
    return winners(s) if to_act(s) == NOBODY else 0


@rule
def answer(s, out, rng):
    answer_once(s, to_act(s), rng, out, True)


@rule
def estimated(s, seat, out, rng):
    return estimate(s, seat, out, rng)


def after(rounds: int, seats: int, seed: int) -> Any:
    """The record of a game by the hints after so many rounds."""
    states = CHAWAI.start(seats).state()
    play_until(states[0], rounds, generator(seed), CHAWAI.answer_buffers()[0])
    return states[0]


def shares(s: Any) -> list[float]:
    return [float(share_expected(s, seat, VALUE_WEIGHTS)) for seat in range(s.seats)]


@pytest.mark.parametrize("seats", CHAWAI.facts.seats)
def test_the_shares_of_all_seats_are_one_victory(seats):
    for rounds in range(1, TO_THE_END):
        assert sum(shares(after(rounds, seats, rounds))) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", CHAWAI.facts.seats)
def test_points_are_better_than_none(seats):
    s = after(6, seats, 3)
    before, s.height[1] = shares(s)[1], 0
    assert (shares(s)[1] < before) == (sum(pile_values(after(6, seats, 3), 1)) > 0)


def pile_values(s: Any, seat: int) -> Iterator[int]:
    return (int(VALUE_OF[fish]) for fish in s.pile[seat, : s.height[seat]])


def hand(*divers: int) -> int:
    return sum(1 << diver for diver in divers)


def test_the_deepest_diver_is_better_than_one_in_the_middle():
    s = after(6, 3, 3)
    s.divers[:3] = hand(6, 7, 8, 9, 10, 11)
    s.divers[0] = hand(1, 2, 3, 4, 5, 8)
    middling = shares(s)[0]
    s.divers[0] = hand(1, 2, 3, 4, 5, 12)
    assert shares(s)[0] > middling


def test_they_can_tell_only_between_two_rounds():
    s, out, rng = after(4, 3, 1), CHAWAI.answer_buffers()[0], generator(1)
    assert s.step == LAY
    assert estimated(s, 0, out, rng) == pytest.approx(shares(s)[0])
    answer(s, out, rng)
    assert estimated(s, 0, out, rng) < 0
    assert estimated(CHAWAI.start(3).state()[0], 0, out, rng) < 0


@pytest.mark.compiled
@pytest.mark.parametrize("seats", CHAWAI.facts.seats)
def test_who_is_expected_to_win_usually_wins(seats):
    """After eight rounds, in games by the hints: the shares are right on average, and say more than a guess."""
    games, out = few(2000), CHAWAI.answer_buffers()[0]
    foreseen = won = likelihood = 0.0
    for seed in range(games):
        s = after(8, seats, seed)
        told = shares(s)
        best = int(np.argmax(told))
        victors = int(play_until(s, TO_THE_END, generator(seed, 1), out))
        foreseen += told[best]
        won += (victors >> best & 1) / victors.bit_count()
        likelihood += np.log(np.mean([told[seat] for seat in range(seats) if victors >> seat & 1]))
    assert won / games == pytest.approx(foreseen / games, abs=0.04)
    assert likelihood / games > np.log(1 / seats) + 0.3
