"""The values of a position before a round: the shares add up to one victory, and every advantage counts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import archipel
from archipel.core.dice import generator
from archipel.core.kernel import NOBODY, rule
from archipel.core.playout import answer_once
from archipel.core.verbs import estimate, to_act, winners
from archipel.games.maldivia.position_value import share_expected
from archipel.games.maldivia.state import PLANNING
from archipel.games.maldivia.value_weights import VALUE_WEIGHTS
from archipel.games.maldivia.weights import WEIGHTS
from tests.driving import few

MALDIVIA = archipel.game("maldivia")
NEVER = 99
pytestmark = pytest.mark.xdist_group("maldivia-values")  # one worker compiles the rules of this file


@rule
def play_until(s, round_, rng, out):
    """Play by the hints until this round begins; return the winners of an ended game."""
    while to_act(s) != NOBODY and not (s.step == PLANNING and s.rounds == round_):
        answer_once(s, to_act(s), rng, out, True)
    return winners(s) if to_act(s) == NOBODY else 0


@rule
def answer(s, out, rng):
    answer_once(s, to_act(s), rng, out, True)


@rule
def estimated(s, seat, out, rng):
    return estimate(s, seat, out, rng)


def before(round_: int, seats: int, seed: int) -> Any:
    """The record of a game by the hints before this round."""
    states = MALDIVIA.start(seats).state()
    play_until(states[0], round_, generator(seed), MALDIVIA.answer_buffers()[0])
    return states[0]


def shares(s: Any) -> list[float]:
    return [float(share_expected(s, seat, WEIGHTS[0], VALUE_WEIGHTS)) for seat in range(s.seats)]


@pytest.mark.parametrize("seats", MALDIVIA.facts.seats)
def test_the_shares_of_all_seats_are_one_victory(seats):
    for round_ in (2, 3, 4):
        assert sum(shares(before(round_, seats, round_))) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", MALDIVIA.facts.seats)
def test_cards_are_better_than_none(seats):
    s = before(4, seats, 3)
    richest = int(np.argmax(cards_of(s)))
    told, s.held[richest] = shares(s)[richest], 0
    assert shares(s)[richest] < told


def cards_of(s: Any) -> list[int]:
    return [int(s.backs[seat].sum()) for seat in range(s.seats)]


def test_they_can_tell_only_before_a_round():
    s, out, rng = before(3, 2, 1), MALDIVIA.answer_buffers()[0], generator(1)
    assert estimated(s, 0, out, rng) == pytest.approx(shares(s)[0])
    answer(s, out, rng)
    assert estimated(s, 0, out, rng) < 0
    assert estimated(before(1, 2, 1), 0, out, rng) < 0


@pytest.mark.compiled
@pytest.mark.parametrize("seats", MALDIVIA.facts.seats)
def test_who_is_expected_to_win_usually_wins(seats):
    """Before the third round, in games by the hints: the shares are right on average, and say more than a guess."""
    games, out = few(2000), MALDIVIA.answer_buffers()[0]
    foreseen = won = likelihood = 0.0
    for seed in range(games):
        s = before(3, seats, seed)
        told = shares(s)
        best = int(np.argmax(told))
        victors = int(play_until(s, NEVER, generator(seed, 1), out))
        foreseen += told[best]
        won += (victors >> best & 1) / victors.bit_count()
        likelihood += np.log(np.mean([told[seat] for seat in range(seats) if victors >> seat & 1]))
    assert won / games == pytest.approx(foreseen / games, abs=0.04)
    assert likelihood / games > np.log(1 / seats) + 0.03
