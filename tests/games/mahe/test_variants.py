"""Scenes for two turtles each and for egg cards as dice, and for answers that are refused."""

from __future__ import annotations

import pytest

from archipel.core.errors import Illegal, NotAsked
from archipel.core.kernel import CHANCE
from archipel.games.mahe.state import Rolled, Sank, Spent, Swam, Turn
from tests.driving import scene

RED, BLUE, YELLOW, GREEN, ORANGE, PURPLE, WHITE = range(7)
ALL_TWENTY = [[1, 3, 3, 4, 5, 6], [1, 2, 4, 4, 6], [2, 3, 4, 6], [3, 3, 4, 5, 5]]


def variant(**fields):
    return scene("mahe", options={"egg_cards": "yes"}, **fields)


# --- M7 two turtles each ------------------------------------------------------------------------------------------


def test_both_turtles_move_one_after_the_other_in_the_order_one_likes():
    """[M7.1, M7.2]"""
    sea = scene("mahe", seats=2, turn="red", step="pick", clutch=1)
    assert [str(answer) for answer in sea.legal()] == ["move red", "move blue"]
    heard = sea.play("move blue", "chance die 3", "stop")
    assert heard == [Turn(BLUE), Rolled(BLUE, 3, 3), Swam(BLUE, 3, 3), Turn(RED)]
    sea.play("chance die 1", "stop")
    assert (sea.step, sea.to_act) == ("pick", {1})


def test_one_picks_only_own_turtles_and_only_before_the_first_die():
    """[M7.1, M7.2]"""
    sea = scene("mahe", seats=3, turn="yellow", step="pick", clutch=1)
    assert sea.why(1, "move red") == "M7.1"
    assert sea.why(1, "move white") == "M7.1"
    assert sea.why(1, "roll") == "M7.2"
    assert sea.why(0, "move red") == "M1.6"
    sea.play("move green", "chance die 2")
    assert sea.why(1, "move yellow") == "M7.1"
    assert "the other turtle has to finish its move first" in sea.says(1, "move yellow")
    assert "it is not theirs" in sea.says(1, "move red")


def test_with_one_turtle_each_there_is_nothing_to_pick():
    """[M1.1]"""
    sea = scene("mahe", seats=5, turn="red", step="decide", dice=[2], clutch=1)
    assert sea.why(RED, "move red") == sea.why(BLUE, "move blue") == "M1.1"


def test_the_own_turtle_on_the_own_turtle_decides():
    """[M-R9]"""
    sea = scene(
        "mahe", seats=2, turn="red", waiting="blue", step="decide", dice=[2], clutch=1, stacks={4: ["red", "blue"]}
    )
    assert sea.to_act == {0}


def test_a_turtle_that_was_carried_still_moves():
    """[M-R10]"""
    sea = scene(
        "mahe", seats=2, turn="red", waiting="blue", step="decide", dice=[2], clutch=1, stacks={4: ["red", "blue"]}
    )
    assert sea.play("stop") == [Swam(RED, 2, 6), Turn(BLUE)]
    sea.play("chance die 5", "stop")
    assert sea.stacks == {"6": ["red"], "11": ["blue"]}


def test_the_last_eggs_end_the_game_before_the_second_turtle_moves():
    """[M-R10]"""
    cards = [ALL_TWENTY[0] + ALL_TWENTY[1], ALL_TWENTY[2] + ALL_TWENTY[3]]
    sea = scene("mahe", seats=2, turn="red", waiting="blue", step="decide", dice=[6], stacks={18: ["red"]}, cards=cards)
    sea.play("stop")
    assert sea.is_over


def test_the_cards_of_both_turtles_count_together():
    """[M7.3]"""
    sea = scene("mahe", seats=2, turn="blue", step="decide", dice=[3], clutch=4, stacks={20: ["blue"]}, cards=[[6], []])
    sea.play("stop")
    assert sea.totals() == [10, 0]


# --- M8 egg cards as dice -----------------------------------------------------------------------------------------


def test_a_card_counts_as_the_second_or_third_die():
    """[M8.1]"""
    sea = variant(turn="red", step="decide", dice=[1, 1], clutch=3, cards=[[2], [], [], []])
    assert sea.play("card 2")[:2] == [Spent(RED, 2, 4), Swam(RED, 12, 12)]


def test_cards_are_played_only_in_the_variant():
    """[M8.1]"""
    sea = scene("mahe", turn="red", step="decide", dice=[1], clutch=3, cards=[[2], [], [], []])
    assert sea.why(RED, "card 2") == "M8.1"
    assert scene("mahe", seats=2, turn="red", step="pick", clutch=3, cards=[[2], []]).why(0, "card 2") == "M8.1"


def test_a_card_never_replaces_the_first_die():
    """[M8.2]"""
    picking = variant(seats=2, turn="red", step="pick", clutch=3, cards=[[2], []])
    assert picking.why(0, "card 2") == "M8.2"
    rolling = variant(turn="red", clutch=3, cards=[[2], [], [], []])
    assert rolling.to_act == {CHANCE}
    assert (rolling.why(RED, "card 2"), rolling.why(BLUE, "card 2")) == ("M8.2", "M2.1")
    with pytest.raises(NotAsked):
        rolling.play("1 card 2")


def test_one_card_a_turn():
    """[M8.3]"""
    sea = variant(turn="red", step="decide", dice=[1], clutch=3, cards=[[2, 3], [], [], []])
    sea.play("card 2")
    assert [str(answer) for answer in sea.legal()] == ["stop", "roll"]
    assert "each player may play only one per turn" in sea.says(RED, "card 3")
    assert sea.why(RED, "card 3") == "M8.3"


def test_one_card_for_both_turtles_together_and_it_can_sink():
    """[M-R15]"""
    sea = variant(seats=2, turn="red", waiting="blue", step="decide", dice=[5], clutch=1, cards=[[3, 2], []])
    assert Sank(RED) in sea.play("card 3")
    sea.play("chance die 1")
    assert sea.why(0, "card 2") == "M8.3"


def test_a_card_of_a_rival_does_not_use_up_the_owners():
    """[M8.3, M-R15] Yellow rides on red and plays a card; red's owner still may play one for blue, but only one."""
    stacks, cards = {3: ["red", "yellow"]}, [[2, 3], [1, 4]]
    sea = variant(seats=2, turn="red", waiting="blue", step="decide", dice=[1], clutch=6, stacks=stacks, cards=cards)
    sea.play("2 card 4", "2 stop", "chance die 1")
    assert (sea.turn, sea.played, sea.to_act) == ("blue", [2], {0})
    assert [str(answer) for answer in sea.legal()] == ["stop", "roll", "card 2", "card 3"]
    sea.play("1 card 2")
    assert (sea.played, sea.why(0, "card 3")) == ([1, 2], "M8.3")


def test_a_rival_on_both_turtles_plays_one_card_in_the_turn():
    """[M8.3]"""
    stacks, cards = {3: ["red", "yellow"], 9: ["blue", "green"]}, [[2], [1, 4]]
    sea = variant(seats=2, turn="red", waiting="blue", step="decide", dice=[1], clutch=6, stacks=stacks, cards=cards)
    sea.play("2 card 4", "2 stop", "chance die 1")
    assert (sea.turn, sea.to_act, sea.why(1, "card 1")) == ("blue", {1}, "M8.3")


def test_next_turn_a_card_may_be_played_again():
    """[M8.3]"""
    sea = variant(
        seats=2, turn="green", played=[1, 2], spent=[2, 2], step="decide", dice=[1], clutch=1, cards=[[3], [4]]
    )
    sea.play("stop", "move red", "chance die 1")
    assert sea.played == []
    assert "card 3" in map(str, sea.legal())


def test_only_the_decider_plays_a_card_and_only_an_own_one():
    """[M8.4, M-R16]"""
    stack = {3: ["red", "blue"]}
    sea = variant(turn="red", step="decide", dice=[1], clutch=3, cards=[[2], [4], [], []], stacks=stack)
    assert sea.why(RED, "card 2") == "M4.2"
    assert sea.why(BLUE, "card 2") == "M8.4"
    sea.play("2 card 4")
    assert sea.cards == [[2], [], [], []]


def test_a_spent_card_is_discarded_and_scores_nothing():
    """[M8.5, M-R14]"""
    sea = variant(turn="red", step="decide", dice=[1], clutch=3, cards=[[2], [], [], []])
    sea.play("card 2")
    assert (sea.cards[RED], sea.spent, sea.totals()[RED]) == ([], [2], 0)


def test_cards_may_be_played_when_the_pile_is_gone():
    """[M-R17]"""
    sea = variant(turn="red", step="decide", dice=[1], cards=ALL_TWENTY)
    assert "card 6" in map(str, sea.legal())
    assert sea.pile == 0


def test_a_refused_answer_names_the_seat_the_answer_and_the_rule():
    sea = variant(turn="red", step="decide", dice=[1], clutch=3)
    with pytest.raises(Illegal, match=r"Player 1 has no 6-egg card to play\. \[M8\.4\]"):
        sea.play("1 card 6")
