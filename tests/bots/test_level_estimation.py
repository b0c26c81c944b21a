"""The estimate of the level at which somebody has played is about right, from what their own seat saw."""

from __future__ import annotations

import pytest

import archipel
from archipel import bots
from archipel.bots import Budget
from archipel.bots.level_estimation import estimate_level, try_out
from archipel.core.dice import generator
from archipel.core.game import Game
from archipel.core.position import from_scene
from tests.driving import PEARLS
from tests.marking import more
from tools.level_estimation_figures import AMPLE, decisions, estimated_level

GAMES = [*map(archipel.game, archipel.games())]
CHAWAI = archipel.game("chawai")
DEALS = range(3)
USUAL = bots.DEFAULT

pytestmark = pytest.mark.compiled
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def mean_level(game: Game, kind: str) -> float:
    """The place among the levels at which players of this kind are estimated, 0 being the weakest."""
    places = [bots.level_names().index(estimated_level(game, kind, deal, others="random")) for deal in DEALS]
    return sum(places) / len(places)


@pytest.mark.parametrize("game", [game if game is CHAWAI else more(game) for game in GAMES], ids=lambda game: game.name)
def test_a_captain_is_estimated_stronger_than_a_deckhand(game):
    weak, strong = mean_level(game, bots.EASIEST), mean_level(game, bots.STRONGEST)
    assert weak <= 1 < 2 <= strong


@every_game
def test_somebody_who_plays_at_random_is_estimated_weak(game):
    assert mean_level(game, "random") < 1


@pytest.mark.parametrize("usual", bots.level_names())
@pytest.mark.parametrize("count", [0, 3])
def test_few_decisions_change_nothing(usual, count):
    assert estimate_level(decisions(CHAWAI, "random", 0, "random")[:count], usual, 1, AMPLE) == usual


def test_a_small_budget_reaches_the_last_decisions_only():
    """Good bids at the end, after many bad ones that are no longer looked at."""
    view = from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 2, "won": [8, 9], "bids": [0, 1]}).view(0)
    worst, _, best = view.legal()
    past = [(view, worst)] * 30 + [(view, best)] * 6
    six = 6 * try_out(view, int(view.codes()[0]), generator(1)).nodes
    assert estimate_level(past, USUAL, 1, Budget(nodes=six)) == USUAL
    assert estimate_level(past, USUAL, 1, AMPLE) == bots.EASIEST


def test_an_estimate_that_is_stopped_is_the_usual_level():
    past = decisions(CHAWAI, bots.EASIEST, 0, "random")
    assert estimate_level(past, USUAL, 1, Budget(nodes=10**9, is_stopped=lambda: True)) == USUAL


@every_game
def test_the_estimate_does_not_depend_on_what_is_hidden(game):
    """It is the same with other positions that looked the same to the seat."""
    rng, past = generator(12), decisions(game, bots.EASIEST, 0, "random")[:20]
    other = [(view.imagine(rng).view(0), answer) for view, answer in past]
    assert estimate_level(past, USUAL, 1, AMPLE) == estimate_level(other, USUAL, 1, AMPLE)
