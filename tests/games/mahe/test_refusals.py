"""The reason for a refusal is the one that stands in the way."""

from __future__ import annotations

import pytest

import archipel
from archipel.core.kernel import CHANCE
from tests.driving import scene

RED, BLUE = range(2)
mahe = archipel.game("mahe")


def variant(**fields):
    return scene("mahe", options={"egg_cards": "yes"}, **fields)


def test_where_nobody_rides_it_is_just_not_their_turn():
    """[M1.6]"""
    sea = scene("mahe", turn="red", step="decide", dice=[4], clutch=1, stacks={3: ["blue", "red"]})
    assert sea.says(BLUE, "roll") == "It is not Player 2’s turn: Player 1 decides now. [M1.6]"


def test_everything_waits_for_the_answer_that_is_asked_for():
    """[M1.5, M1.6, M2.1, M2.2, M5.3, M7.2] The same reason holds for players and for chance."""
    start = mahe.start(4)
    assert start.why_not(RED, "roll").rule == start.why_not(CHANCE, "die 1").rule == "M1.5"
    begin = scene("mahe", step="begin", clutch=1)
    assert begin.why(RED, "roll") == begin.why(CHANCE, "die 1") == "M1.6"
    rolling = scene("mahe", turn="red", clutch=1)
    assert rolling.why(RED, "roll") == rolling.why(CHANCE, "flip 2") == "M2.1"
    turning_up = scene("mahe", turn="red", step="turn up")
    assert turning_up.why(RED, "roll") == turning_up.why(CHANCE, "die 1") == "M5.3"
    assert scene("mahe", turn="red", clutch=1, step="decide", dice=[1]).why(CHANCE, "die 1") == "M2.2"
    assert scene("mahe", seats=2, turn="red", step="pick", clutch=1).why(CHANCE, "die 1") == "M7.2"


@pytest.mark.parametrize(("answer", "rule"), [("die 1", "M2.1"), ("flip 2", "M5.3"), ("first 1", "M1.6")])
def test_no_player_answers_for_chance(answer, rule):
    """[M1.6, M2.1, M5.3] At every step, in every seat."""
    for sea in (scene("mahe", turn="red", clutch=1), scene("mahe", turn="red", clutch=1, step="decide", dice=[1])):
        assert sea.why(RED, answer) == sea.why(BLUE, answer) == rule


def test_chance_names_players_and_cards_that_there_are():
    """[M1.4, M1.6]"""
    assert scene("mahe", step="begin", clutch=1).why(CHANCE, "first 7") == "M1.6"
    assert scene("mahe", turn="red", step="turn up", cards=[[6, 6, 6], [], [], []]).why(CHANCE, "flip 6") == "M1.4"


def test_a_second_card_is_refused_whether_one_has_it_or_not():
    """[M8.3, M8.4]"""
    fields = {"turn": "red", "step": "decide", "dice": [1], "clutch": 3, "cards": [[3], [], [], []], "spent": [1]}
    played, none_played = variant(**fields, played=[1]), variant(**fields)
    assert [played.why(RED, card) for card in ("card 3", "card 6")] == ["M8.3", "M8.3"]
    assert [none_played.why(RED, card) for card in ("card 3", "card 6")] == ["", "M8.4"]
