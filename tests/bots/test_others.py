"""The expected answers of others to a question that is put to several seats at once: they are expected to think."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import archipel
from archipel import bots
from archipel.bots import Budget
from archipel.bots.levels import Level, level_of
from archipel.bots.others import expect
from archipel.bots.search import Search
from archipel.bots.trials import NOTHING_EXPECTED, UNEXPECTED, Expected, Trials, supposed
from archipel.core.chance import Seeded
from archipel.core.position import View, from_scene
from archipel.core.table import Table
from tests.driving import PEARLS, few, scene

CHAWAI = archipel.game("chawai")
THOUGHTFUL = Level(others=200)
AMPLE = Budget(nodes=10**9)


def expected(view: View, level: Level = THOUGHTFUL, budget: Budget = AMPLE) -> Expected:
    return expect(view, supposed(view, 1, 8)[0], level, 5, budget)


def last_bids(seat: int, **fields: object) -> View:
    """Ana and Bo before the last bids of one to three; the higher bid counts, and Ana's pearl besides."""
    return from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 2, "won": [8, 9]} | fields).view(seat)


def first_dive(seats: int = 3) -> Table:
    return Table(CHAWAI, CHAWAI.setup(seats), luck=Seeded(4))


@pytest.mark.parametrize(
    ("whole", "part"),
    [
        (Budget(nodes=900), Budget(nodes=300)),
        (Budget(nodes=1), Budget(nodes=1)),
        (Budget(seconds=6), Budget(seconds=2)),
        (Budget(30, 0.3), Budget(10, 0.1)),
    ],
)
def test_a_part_of_a_budget(whole, part):
    third = whole.part(1 / 3)
    assert third.nodes == part.nodes
    assert third.seconds == (None if part.seconds is None else pytest.approx(part.seconds))


def test_the_chances_of_all_other_seats_add_up_to_one():
    table = expected(first_dive(4).position.view(2), Level(others=few(40)))
    assert table.chances.sum(axis=1)[[0, 1, 3]] == pytest.approx(np.ones(3))
    assert table.chances[2, 0] == UNEXPECTED


def test_a_choice_that_is_better_for_the_other_is_expected_more():
    """Whatever Ana bids, a higher bid is better for Bo."""
    one, two, three = expected(last_bids(0)).chances[1]
    assert three > two > one


def test_a_seat_that_has_chosen_face_down_is_still_thought_about():
    table = first_dive()
    table.submit(0, "dive 7")
    after = expected(table.position.view(2), Level(others=few(40)))
    assert after.chances[:2].sum(axis=1) == pytest.approx(np.ones(2))
    assert after.codes[0].tolist() == after.codes[1].tolist()


@pytest.mark.parametrize(
    ("view", "level"),
    [
        (scene("mahe", seats=2, clutch=3, dice=[4], step="decide").position.view(0), THOUGHTFUL),
        (last_bids(0), Level()),
    ],
    ids=["nobody else is asked", "the level does not think about others"],
)
def test_nothing_is_expected(view, level):
    assert expected(view, level) is NOTHING_EXPECTED


def test_thinking_about_others_ends_with_the_budget():
    """Four worlds for each seat are the least; the table is complete all the same."""
    table = expected(first_dive().position.view(0), Level(others=10**6), Budget(nodes=1))
    assert table.chances[1:].sum(axis=1) == pytest.approx(np.ones(2))


def sure(code: int) -> Expected:
    """Bo is sure to answer with this code, and Ana with anything."""
    return Expected(np.array([[0], [code]]), np.array([[UNEXPECTED], [1.0]]))


@pytest.mark.parametrize(("bid", "shares"), [(0, [1 / 2, 1, 1]), (1, [0, 1 / 2, 1]), (2, [0, 0, 1 / 2])])
def test_choices_are_tried_against_what_is_expected(bid, shares):
    view: Any = last_bids(0)
    trials = Trials(view, view.codes().tolist(), 1, others=sure(int(last_bids(1).codes()[bid])))
    trials.run()
    assert trials.values == pytest.approx(shares)


def test_a_level_that_thinks_about_others_keeps_to_its_budget():
    view, budget = first_dive().position.view(0), Budget(nodes=3000)
    bot, codes = Search(1, budget), first_dive().position.view(0).codes().tolist()
    trials = bot.race(view, codes, {}, Level(depth=1), expected(view, Level(others=4)))
    assert 2000 <= trials.nodes < 2500


def test_the_captain_of_chawai_thinks_about_others():
    assert level_of(bots.STRONGEST, CHAWAI, 3).others > 0
    assert level_of(bots.STRONGEST, archipel.game("maldivia"), 3).others == 0
