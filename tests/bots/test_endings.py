"""Small ends of games are computed exactly: equilibria of matrix games, and the captain's choices."""

from __future__ import annotations

import numpy as np
import pytest

from archipel import bots
from archipel.bots import Budget
from archipel.bots.endings import Ending, ending
from archipel.bots.equilibrium import equilibrium
from archipel.bots.levels import LEVELS
from archipel.bots.search import POSITIONS_A_SECOND
from archipel.bots.trials import supposed
from archipel.core.game import find
from archipel.core.position import View, from_scene
from tests.driving import PEARLS, few

MATCHES = find("tests.toys.matches")
LIMIT, ENOUGH = 1000, Budget(nodes=1000)


def end_of(view: View, limit: int = LIMIT) -> Ending | None:
    return ending(view.game, supposed(view, 1, 32)[0], limit, 0.5)


def last_bids(seat: int, **fields: object) -> View:
    """Ana and Bo before the last bids of one to three; the higher bid counts, and Ana's pearl besides."""
    return from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 2, "won": [8, 9]} | fields).view(seat)


# --- matrix games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("matrix", "strategy"),
    [
        ([[1, -1], [-1, 1]], [1 / 2, 1 / 2]),  # matching pennies
        ([[3, -1], [-2, 1]], [3 / 7, 4 / 7]),
        ([[0, -1, 2], [1, 0, -1], [-2, 1, 0]], [1 / 4, 1 / 2, 1 / 4]),  # rock, paper, scissors: rock counts twice
        ([[0.2, 0.9], [0.4, 0.5]], [0, 1]),  # a saddle point
    ],
)
def test_regret_matching_finds_the_known_strategy(matrix, strategy):
    own = np.array(matrix, float)
    payoffs = np.stack([own.ravel(), -own.ravel()], axis=1)
    assert equilibrium(payoffs, list(own.shape), few(2000))[0] == pytest.approx(strategy, abs=0.02)


def test_three_seats_with_different_numbers_of_choices():
    """Only the last seat decides, and its second choice is the best for it: the last seat's choice changes fastest."""
    payoffs = np.zeros((2 * 1 * 3, 3))
    payoffs[[1, 4], 2] = 1.0
    assert equilibrium(payoffs, [2, 1, 3], 100)[2] == pytest.approx([0, 1, 0], abs=0.01)
    assert equilibrium(payoffs, [2, 1, 3], 100).sum(axis=1) == pytest.approx(np.ones(3))


# --- ends ---------------------------------------------------------------------------------------------------------


def test_every_joint_choice_is_worth_its_share_of_victory():
    end = end_of(last_bids(0))
    assert end is not None
    assert (end.asked, end.counts) == ([0, 1], [3, 3])
    of_ana = [[1 / 2, 0, 0], [1, 1 / 2, 0], [1, 1, 1 / 2]]
    assert end.payoffs[:, 0].reshape(3, 3) == pytest.approx(np.array(of_ana), abs=0.001)
    assert end.payoffs.sum(axis=1) == pytest.approx(np.ones(9), abs=0.001)
    assert end.strategy(0) == pytest.approx([0, 0, 1], abs=0.01)


def test_hidden_facts_are_averaged_over_the_worlds():
    """Bo does not know whether Ana's pearl is worth 1, 2 or 3; with equal bids he wins if it is worth 1."""
    end = end_of(last_bids(1, won=[7, 9]))
    assert end is not None
    worlds, _ = supposed(last_bids(1, won=[7, 9]), 1, 32)
    worth = {1: 1.0, 2: 0.5, 3: 0.0}
    assert end.payoffs[0, 1] == pytest.approx(np.mean([worth[int(world["pearl"])] for world in worlds]), abs=0.001)


def test_an_end_with_another_common_question_is_not_small():
    assert end_of(last_bids(0, played=1)) is None


def test_an_end_that_does_not_fit_into_the_limit_is_not_small():
    assert end_of(last_bids(0), limit=1 + 3 + 9) is not None
    assert end_of(last_bids(0), limit=3 + 9) is None


def test_later_choices_are_the_best_for_the_seat_that_makes_them():
    """Of five matches take one: whatever the other takes of four, the last one is left."""
    end = end_of(MATCHES.start(2).view(0))
    assert end is not None
    assert end.payoffs[:, 0] == pytest.approx([1, 0, 0], abs=0.001)
    assert str(bots.make("captain", 1, ENOUGH).choose(MATCHES.start(2).view(0))) == "take 1"


def test_of_equal_shares_of_victory_the_lead_decides():
    """Bo cannot win any more, so he keeps Ana's lead small."""
    end = end_of(last_bids(1, won=[9, 1]))
    assert end is not None
    assert end.strategy(1) == pytest.approx([0, 0, 1], abs=0.05)


# --- the levels ---------------------------------------------------------------------------------------------------


BUDGETS = {  # and how many positions of an end may be looked at
    Budget(nodes=100): 100,
    Budget(seconds=0.001): 0.001 * POSITIONS_A_SECOND,
    Budget(nodes=100, seconds=0.001): 100,
    Budget(nodes=10**5, seconds=60): LEVELS[bots.STRONGEST].endings,
}


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many positions a bot was ready to look at, each time that it came to an end."""
    found: list[int] = []
    monkeypatch.setattr("archipel.bots.search.ending", lambda game, worlds, limit, lead: found.append(limit))
    return found


@pytest.mark.parametrize("name", bots.level_names())
def test_only_the_strongest_level_computes_ends_and_keeps_to_its_budget(name, limits):
    for budget in BUDGETS:
        bots.make(name, 1, budget).choose(last_bids(0))
    assert limits == ([*BUDGETS.values()] if name == bots.STRONGEST else [])


def test_a_captain_who_is_stopped_computes_no_end(limits):
    bot = bots.make(bots.STRONGEST, 1, Budget(nodes=1000, is_stopped=lambda: True))
    assert bot.choose(last_bids(0)) in last_bids(0).legal()
    assert limits == []


def test_the_captain_takes_the_best_choice_of_an_end():
    assert {str(bots.make("captain", seed, ENOUGH).choose(last_bids(0))) for seed in range(20)} == {"bid 3"}
