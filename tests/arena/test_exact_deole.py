"""The bound for Déole alone with all dice known is never below what can be reached."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import archipel
from archipel.arena.contest import derived_seed
from archipel.core.dice import Rng, reseed
from archipel.core.kernel import NOBODY, rule
from archipel.core.verbs import legal, policy, to_act
from archipel.games.deole.box import ROUNDS, TURNS
from archipel.games.deole.state import PICKING

sys.path.append(str(Path(__file__).parent.parent.parent / "bench" / "exact"))
from deole import answered, most_points, proven_bound, tosses_of, total
from deole_bound import bound

pytestmark = [pytest.mark.compiled, pytest.mark.more, pytest.mark.xdist_group("deole-exact")]  # compiled once
GAME = archipel.game("deole")
TURNS_IN_ALL = ROUNDS * TURNS
MOST_OPEN = 20_000  # positions that an exhaustive search has before it


@rule
def played_until(s, turn, tosses, out, rng):
    """Play by hints until a die is picked in this turn; return the number of draws, or -1 if the game ends before."""
    drawn = 0
    while to_act(s) != NOBODY:
        if s.step == PICKING and s.rounds * TURNS + s.turns >= turn:
            return drawn
        drawn = answered(s, policy(s, 0, out, legal(s, 0, out), rng), tosses, drawn)
    return -1


@rule
def exhausted(opened, draws, here, tosses, out, table):
    """The most points that can be reached from the first position, by trying everything."""
    most, count = -1000, 1
    while count:
        count -= 1
        here[0], drawn = opened[count], draws[count]
        s = here[0]
        if to_act(s) == NOBODY:
            most = max(most, total(s, table))
            continue
        n = legal(s, 0, out)
        for choice in range(n):
            opened[count] = s
            draws[count] = answered(opened[count], out.answers[choice], tosses, drawn)
            count += 1
    return most


def ending(deal: int, last_turns: int):
    """A position of the deal in which so many turns are left, with its luck; None if the game ends before."""
    tosses, states, rngs = tosses_of(derived_seed(2, "luck", deal)), np.zeros(MOST_OPEN, GAME.state), np.zeros(1, Rng)
    reseed(rngs[0], deal, 1)
    states[:1] = GAME.start_from(GAME.setup(1)).state()
    drawn = played_until(states[0], TURNS_IN_ALL - last_turns, tosses, GAME.answer_buffers()[0], rngs[0])
    return None if drawn < 0 else (states, tosses, drawn)


@pytest.mark.parametrize(("last_turns", "deals"), [(1, 12), (2, 8)])
def test_no_way_of_playing_an_ending_makes_more_points_than_the_bound(last_turns, deals):
    tried = 0
    for deal in range(deals):
        if found := ending(deal, last_turns):
            states, tosses, drawn = found
            limit = bound([states[0].copy()], tosses, drawn, steps=4)
            table = np.zeros((GAME.facts.seats[-1], len(GAME.facts.lines)), np.int64)
            draws = np.full(MOST_OPEN, drawn)
            assert exhausted(states, draws, np.zeros(1, GAME.state), tosses, GAME.answer_buffers()[0], table) <= limit
            tried += 1
    assert tried >= deals // 4


@pytest.mark.parametrize("deal", [0])
def test_a_beam_finds_at_most_the_bound(deal):
    seed = derived_seed(1, "luck", deal)
    assert most_points(GAME, seed, width=20, trials=1) <= proven_bound(GAME, seed, steps=16)
