"""The player behind docs/deole-figures.md is strong enough to judge the game by."""

from __future__ import annotations

import numpy as np
import pytest

from tests.games.deole.voyage import deole
from tools.deole.played import GameRunner, Mean, mean
from tools.deole.player import HINTS, Player
from tools.deole_figures import GAUGE, PORTS, PRIZE, STRONG, box_with, player_for

pytestmark = pytest.mark.xdist_group("deole-figures")  # one worker compiles the player, which takes long
RUNNER = GameRunner(deole)
QUICK = Player(trials=10)
ENOUGH = 15  # points
ENOUGH_OF_MANY = 8  # at tables where everybody searches, and the dice are shared


@pytest.mark.compiled
@pytest.mark.more
@pytest.mark.parametrize(("seats", "games"), [(1, 6), (2, 3), (3, 2), (4, 2)])
def test_search_scores_far_more_than_hints_with_the_same_luck(seats, games):
    searched, hinted = (RUNNER.alike(seats, games, player).points for player in (player_for(seats), HINTS))
    assert searched.mean() > hinted.mean() + (ENOUGH if seats < 3 else ENOUGH_OF_MANY)


@pytest.mark.compiled
@pytest.mark.more
def test_search_is_far_ahead_at_a_table_of_hints():
    assert RUNNER.single(2, 4, STRONG).lead.mean() > ENOUGH


@pytest.mark.compiled
@pytest.mark.more
def test_a_prize_brings_ships_home_and_a_fine_keeps_them_away():
    never, always = (RUNNER.single(2, 12, Player(QUICK.trials, prize)).home for prize in (-PRIZE, PRIZE))
    assert never.mean() < 0.1 < 0.5 < always.mean()


@pytest.mark.compiled
@pytest.mark.more
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads():
    one, same = (GameRunner(deole, threads).alike(2, 2, QUICK).states for threads in (1, 2))
    assert one.tobytes() == same.tobytes()


def test_a_mean_has_a_margin():
    """Four numbers with a standard deviation of 2: the standard error is 1."""
    numbers = np.array([-1.0, 1.0, 1.0, -1.0]) * np.sqrt(3)
    assert str(mean(numbers)) == "0.0 ± 2.0"
    assert mean([5, 5]) == Mean(5.0, 0.0)


def test_other_boxes_are_made_from_the_printed_one():
    assert box_with(deole, GAUGE, PORTS).numbers == deole.box.numbers
    assert box_with(deole, GAUGE, "= [2, 4, 7]").numbers != deole.box.numbers
