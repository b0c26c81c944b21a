"""The judge: it recognizes about the level at which somebody has played, from what their own seat saw."""

from __future__ import annotations

from functools import cache

import pytest

import archipel
from archipel import bots
from archipel.bots import Budget, Decision
from archipel.bots.judging import judge, try_out
from archipel.core.chance import Seeded
from archipel.core.dice import generator
from archipel.core.position import from_scene
from archipel.core.table import Table
from tests.driving import PEARLS

SEATS = {"chawai": 3, "deole": 1, "mahe": 2, "maldivia": 2}
DEALS = range(3)
MOST = 60  # decisions
AMPLE = Budget(nodes=10**9)
THOUGHT = Budget(nodes=30_000)  # of the players who are judged
USUAL = bots.DEFAULT

pytestmark = pytest.mark.compiled


@cache
def decisions(name: str, kind: str, deal: int) -> list[Decision]:
    """What the first seat decides if it plays like this kind of bot; the others play at random."""
    game = archipel.game(name)
    table, made = Table(game, game.setup(SEATS[name]), luck=Seeded(deal)), []
    players = [bots.make(kind if seat == 0 else "random", deal, THOUGHT) for seat in range(SEATS[name])]
    while not table.position.is_over and len(made) < MOST:
        seat = min(table.position.to_act)
        view = table.position.view(seat)
        answer = players[seat].choose(view)
        if seat == 0:
            made.append((view, answer))
        table.submit(seat, answer)
    return made


def mean_level(name: str, kind: str) -> float:
    """The place among the levels at which players of this kind are judged to be, 0 being the weakest."""
    places = [bots.level_names().index(judge(decisions(name, kind, deal), USUAL, deal, AMPLE)) for deal in DEALS]
    return sum(places) / len(places)


@pytest.mark.parametrize("name", SEATS)
def test_a_captain_is_judged_stronger_than_a_deckhand(name):
    weak, strong = mean_level(name, bots.EASIEST), mean_level(name, bots.STRONGEST)
    assert weak <= 1 < 2 <= strong


@pytest.mark.parametrize("name", SEATS)
def test_somebody_who_plays_at_random_is_judged_weak(name):
    assert mean_level(name, "random") < 1


@pytest.mark.parametrize("usual", bots.level_names())
@pytest.mark.parametrize("count", [0, 3])
def test_few_decisions_change_nothing(usual, count):
    assert judge(decisions("chawai", "random", 0)[:count], usual, 1, AMPLE) == usual


def test_a_small_budget_reaches_the_last_decisions_only():
    """Good bids at the end, after many bad ones that are no longer looked at."""
    view = from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 2, "won": [8, 9], "bids": [0, 1]}).view(0)
    worst, _, best = view.legal()
    past = [(view, worst)] * 30 + [(view, best)] * 6
    six = 6 * try_out(view, int(view.codes()[0]), generator(1)).nodes
    assert judge(past, USUAL, 1, Budget(nodes=six)) == USUAL
    assert judge(past, USUAL, 1, AMPLE) == bots.EASIEST


def test_a_judge_who_is_stopped_says_the_usual_level():
    past = decisions("chawai", bots.EASIEST, 0)
    assert judge(past, USUAL, 1, Budget(nodes=10**9, is_stopped=lambda: True)) == USUAL


@pytest.mark.parametrize("name", SEATS)
def test_the_judge_does_not_see_what_is_hidden(name):
    """The judgement is the same with other positions that looked the same to the seat."""
    rng, past = generator(12), decisions(name, bots.EASIEST, 0)[:20]
    other = [(view.imagine(rng).view(0), answer) for view, answer in past]
    assert judge(past, USUAL, 1, AMPLE) == judge(other, USUAL, 1, AMPLE)
