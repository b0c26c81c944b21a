"""The levels: names, order, and how they decide."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from unittest.mock import Mock

import numpy as np
import pytest

import archipel
from archipel import bots
from archipel.bots import Budget
from archipel.bots.levels import LEVELS, Level, level_of
from archipel.bots.search import Search
from archipel.core.position import from_scene
from archipel.core.words import LANGUAGES
from tests.driving import GAMES, PEARLS, scene

MAHE = archipel.game("mahe")


def test_the_default_the_easiest_and_the_strongest_are_levels():
    assert [bots.level_names()[0], bots.level_names()[-1]] == [bots.EASIEST, bots.STRONGEST]
    assert bots.DEFAULT in bots.level_names()
    assert all(bots.thinks(name) for name in bots.level_names())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_higher_level_thinks_more_and_decides_less_softly(game):
    for seats in game.facts.seats:
        levels = [level_of(name, game, seats) for name in LEVELS]
        check_order(levels)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_the_strongest_level_needs_is_rehearsed_with_some_number_of_seats(game, monkeypatch):
    seen: list[int] = []
    monkeypatch.setattr(Search, "choose", lambda _, view: seen.append(view.seats))
    bots.rehearse(game)
    searches = [level_of(bots.STRONGEST, game, seats) for seats in game.facts.seats]
    assert {level_of(bots.STRONGEST, game, seats) for seats in seen} == set(searches)


def check_order(levels: list[Level]) -> None:
    thought = [level.worlds or np.inf for level in levels]
    softness = [level.softness for level in levels]
    assert (thought, softness) == (sorted(thought), sorted(softness, reverse=True))
    assert levels[-1].worlds is None
    assert levels[-1].softness == 0


def test_a_number_may_depend_on_the_seats():
    game = Mock(levels={"mate": {"softness": {"2": 0.3, "4": 0.2}, "depth": 5}})
    found = [level_of("mate", game, seats) for seats in (2, 3, 4, 7)]
    assert [level.softness for level in found] == [0.3, 0.3, 0.2, 0.2]
    assert {level.depth for level in found} == {5}


def test_numbers_that_do_not_fit_are_named():
    game = Mock(levels={"mate": {"softness": {"3": 0.3}}, "captain": {"tree": 2, "others": 8}})
    with pytest.raises(ValueError, match=r"0\.3.* has no number for 2 seats"):
        level_of("mate", game, 2)
    with pytest.raises(ValueError, match=r"captain of .*: a tree cannot think about others"):
        level_of("captain", game, 2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_only_names_levels_that_there_are(game):
    assert set(game.levels) <= set(LEVELS)


@pytest.mark.parametrize("name", bots.level_names())
def test_no_level_rolls_at_seven(name):
    """[M2.4] Every die makes it more than seven."""
    sea = scene("mahe", seats=2, clutch=4, stacks={10: ["red"]}, turn="red", dice=[3, 4], step="decide")
    view = sea.position.view(0)
    assert {str(answer) for answer in view.legal()} == {"roll", "stop"}
    assert {str(bots.make(name, seed, Budget(nodes=100)).choose(view)) for seed in range(50)} == {"stop"}


def test_a_level_stops_after_its_worlds_whatever_time_is_left():
    view, level = from_scene(PEARLS, {"seats": 2, "pearl": 2}).view(1), Level(worlds=16)
    trials = Search(1, Budget(seconds=600)).race(view, view.codes().tolist(), {}, level)
    assert 16 * 3 <= trials.games <= 20 * 3


def test_the_worse_half_drops_out_until_one_is_left():
    """To stop wins at once, to roll at seven is sure to sink."""
    ana, bo = [3, 3, 3, 4, 4, 4, 4, 5, 5, 5], [1, 2, 2, 3, 3, 4, 5, 6, 6, 6]
    stacks = {10: ["red"], 3: ["yellow"]}
    sea = scene("mahe", seats=2, cards=[ana, bo], stacks=stacks, turn="red", dice=[3, 4], step="decide")
    trials = Search(1, Budget(nodes=500)).race(sea.position.view(0), sea.position.codes(0).tolist(), {}, Level())
    assert trials.alive.tolist() == [int(np.argmax(trials.values))]
    assert str(Search(1, Budget(nodes=500)).choose(sea.position.view(0))) == "stop"


def test_a_soft_level_takes_nearly_equal_choices_and_leaves_bad_ones():
    view = from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 2, "won": [8, 9], "bids": [0, 1]}).view(0)
    bot = Search(1, Budget(nodes=400))
    trials = bot.race(view, view.codes().tolist(), {}, Level())
    soft, firm = (Counter(bot._decide(trials, Level(softness=x)) for _ in range(300)) for x in (0.3, 0.01))
    assert len(soft) == 3
    assert soft[2] > soft[0] > 0
    assert firm == {2: 300}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_a_name_in_every_language(lang):
    text = (files("archipel") / "words" / "web" / f"{lang}.ftl").read_text("utf-8")
    names = re.findall(r"^web-level-(\w+) = \S", text, re.MULTILINE)
    assert set(names) == set(bots.kinds())
