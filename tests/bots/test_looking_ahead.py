"""Games that are cut short: where the hints can tell who is likely to win, a trial ends there."""

from __future__ import annotations

import pytest

from archipel.bots.trials import WORLDS_AT_A_TIME, Trials
from archipel.core.position import View, from_scene
from tests.driving import PEARLS, scene


def tried(view: View, depth: int) -> Trials:
    trials = Trials(view, view.codes().tolist(), 1, depth=depth)
    trials.run()
    return trials


def view_of_mahe() -> View:
    return scene("mahe", seats=2, clutch=3, dice=[4], step="decide").position.view(0)


@pytest.mark.parametrize("depth", [1, 8, 30])
def test_a_trial_ends_soon_after_its_depth(depth):
    """A move has at most seven answers: a turtle is picked, and up to three dice are rolled and decided on."""
    trials = tried(view_of_mahe(), depth)
    games = WORLDS_AT_A_TIME * len(trials.values)
    assert depth * games < trials.nodes <= (1 + depth + 7) * games


def test_without_a_depth_a_trial_goes_on_to_the_end():
    trials = tried(view_of_mahe(), 0)
    assert trials.nodes > 100 * trials.games
    assert set(trials.values * WORLDS_AT_A_TIME) <= {0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0}


def test_a_game_whose_hints_cannot_tell_is_played_to_its_end():
    view = from_scene(PEARLS, {"seats": 2, "pearl": 2}).view(1)
    cut, whole = tried(view, 1), tried(view, 0)
    assert (cut.nodes, cut.values.tolist()) == (whole.nodes, whole.values.tolist())
