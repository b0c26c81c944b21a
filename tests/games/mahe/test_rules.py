"""One scene for each rule of Mahé. Seats are counted from 0 here; RED, BLUE … are turtles."""

from __future__ import annotations

import pytest

import archipel
from archipel.core.errors import BadOptions
from archipel.core.kernel import CHANCE
from archipel.games.mahe.state import (
    Beached,
    Begins,
    Climbed,
    Clutch,
    Laid,
    Rolled,
    Sank,
    Swam,
    Turn,
)
from tests.driving import scene

RED, BLUE, YELLOW, GREEN, ORANGE, PURPLE, WHITE = range(7)
ALL_TWENTY = [[1, 3, 3, 4, 5, 6], [1, 2, 4, 4, 6], [2, 3, 4, 6], [3, 3, 4, 5, 5]]
mahe = archipel.game("mahe")


# --- M1 the table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(4, 8))
def test_four_to_seven_players_have_one_turtle_each(seats):
    """[M1.1, M-R11]"""
    assert mahe.start(seats).s.turtles == seats


@pytest.mark.parametrize("seats", [1, 8])
def test_mahe_is_for_two_to_seven(seats):
    """[M1.1]"""
    with pytest.raises(BadOptions, match="Mahé is for 2 to 7 players"):
        mahe.start(seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_have_two_turtles_each(seats):
    """[M1.2, M-R11]"""
    assert mahe.start(seats).s.turtles == 2 * seats


def test_all_turtles_start_on_the_raft():
    """[M1.3, M-R5]"""
    start = mahe.start(7)
    assert start.scene()["stacks"] == {}
    assert not start.s.space.any()


def test_the_deck_and_the_four_cards_left_out():
    """[M1.4; example MA-9]"""
    start = mahe.start(4)
    assert start.s.bag.tolist() == [0, 3, 3, 5, 5, 5, 3]
    assert start.s.bag.sum() == 24
    assert start.scene()["pile"] == 20
    start.play(CHANCE, "flip 6")
    assert (start.scene()["clutch"], start.scene()["pile"]) == (6, 19)


def test_the_first_card_is_turned_up_before_anything_else():
    """[M1.5]"""
    start = mahe.start(5)
    assert {str(card): ways for card, ways in start.odds().items()} == {
        "flip 1": 3,
        "flip 2": 3,
        "flip 3": 5,
        "flip 4": 5,
        "flip 5": 5,
        "flip 6": 3,
    }
    assert start.play(CHANCE, "flip 3") == [Clutch(3)]


def test_chance_names_the_first_player_and_the_turn_goes_round():
    """[M1.6, M-R19]"""
    sea = scene("mahe", seats=4, step="begin", clutch=3)
    assert sea.odds() == dict.fromkeys(sea.legal(CHANCE), 1)
    assert len(sea.odds()) == 4
    assert sea.play("chance first 4") == [Begins(3), Turn(GREEN)]
    assert Turn(RED) in sea.play("chance die 1", "4 stop")


# --- M2 the dice --------------------------------------------------------------------------------------------------


def test_the_first_die_is_always_rolled():
    """[M2.1]"""
    sea = scene("mahe", turn="red", clutch=1)
    assert sea.to_act == {CHANCE}
    assert [str(die) for die in sea.legal()] == [f"die {pips}" for pips in range(1, 7)]
    assert set(sea.odds().values()) == {1}


def test_after_the_first_die_stop_or_roll():
    """[M2.2]"""
    sea = scene("mahe", turn="red", clutch=1)
    assert sea.play("chance die 6") == [Rolled(RED, 6, 6)]
    assert [str(answer) for answer in sea.legal()] == ["stop", "roll"]


def test_after_the_second_die_stop_or_roll():
    """[M2.3]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[2])
    sea.play("roll", "chance die 3")
    assert [str(answer) for answer in sea.legal()] == ["stop", "roll"]


def test_a_third_die_may_be_rolled_at_exactly_seven():
    """[M-R2] It is certain to be too much."""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[3, 4], stacks={5: ["red"]})
    heard = sea.play("roll", "chance die 1")
    assert heard[:2] == [Rolled(RED, 1, 8), Sank(RED)]


def test_over_seven_sinks_at_once_and_the_turn_passes():
    """[M2.4]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[4], stacks={9: ["red"]})
    assert sea.play("roll", "chance die 4") == [Rolled(RED, 4, 8), Sank(RED), Turn(BLUE)]
    assert sea.stacks == {}


def test_after_the_third_die_the_turtle_swims():
    """[M2.5]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[1, 1])
    assert Swam(RED, 9, 9) in sea.play("roll", "chance die 1")


# --- M3 swimming --------------------------------------------------------------------------------------------------


def test_from_the_raft_the_first_step_is_to_one():
    """[M3.1]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[1])
    sea.play("stop")
    assert sea.stacks == {"1": ["red"]}


def test_after_twenty_one_comes_one():
    """[M3.1, M-R3]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[4], stacks={20: ["red"]})
    assert Swam(RED, 4, 3) in sea.play("stop")


@pytest.mark.parametrize(("dice", "steps"), [([5], 5), ([2, 4], 12), ([2, 1], 6)])
def test_one_die_counts_once_and_two_are_doubled(dice, steps):
    """[M3.2, M3.3; example MA-1]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=dice)
    assert Swam(RED, steps, steps) in sea.play("stop")


def test_three_dice_are_tripled():
    """[M3.4]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[2, 2])
    assert Swam(RED, 18, 18) in sea.play("roll", "chance die 2")


# --- M4 riding ----------------------------------------------------------------------------------------------------


def test_passing_is_free_and_ending_on_a_turtle_is_climbing():
    """[M4.1]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[4], stacks={2: ["blue"], 4: ["green"]})
    assert Climbed(RED, GREEN) in sea.play("stop")
    assert sea.stacks == {"2": ["blue"], "4": ["green", "red"]}


def test_the_topmost_decides():
    """[M4.2]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[4], stacks={3: ["red", "blue", "green"]})
    assert sea.to_act == {GREEN}
    assert sea.why(RED, "roll") == "M4.2"
    assert sea.says(RED, "roll") == "Player 1 cannot decide now: Player 4 does, with the turtle on top. [M4.2]"
    assert sea.why(BLUE, "roll") == "M4.2", "a rider below the top"
    assert sea.says(YELLOW, "roll") == "It is not Player 3’s turn: Player 4 decides now. [M1.6]"


def test_the_topmost_of_the_whole_stack_decides_also_from_below_the_middle():
    """[M-R8] The turtles in between do not matter, and the turn's turtle is the one that moves."""
    sea = scene("mahe", turn="blue", clutch=1, step="decide", dice=[4], stacks={3: ["red", "blue", "green", "yellow"]})
    assert sea.to_act == {YELLOW}
    sea.play("stop")
    assert sea.stacks == {"3": ["red"], "7": ["blue", "green", "yellow"]}


def test_those_above_come_along_and_those_below_stay():
    """[M4.3]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[2], stacks={3: ["blue", "red", "green"]})
    sea.play("stop")
    assert sea.stacks == {"3": ["blue"], "5": ["red", "green"]}


def test_a_stack_goes_on_top_of_a_stack_in_the_same_order():
    """[M-R7]"""
    sea = scene(
        "mahe", turn="red", clutch=1, step="decide", dice=[2], stacks={3: ["red", "green"], 5: ["blue", "yellow"]}
    )
    sea.play("stop")
    assert sea.stacks == {"5": ["blue", "yellow", "red", "green"]}


def test_a_whole_lap_ends_on_top_of_those_left_behind():
    """[M4.1, M4.3] Nobody climbs onto their own rider."""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[1, 5], stacks={3: ["blue", "red", "green"]})
    sea.play("roll", "chance die 1")
    assert sea.stacks == {"3": ["blue", "red", "green"]}


def test_sinking_takes_along_those_above_side_by_side():
    """[M4.4, M-R5, M-R6]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[6], stacks={3: ["blue", "red", "green"]})
    heard = sea.play("roll", "chance die 6")
    assert [event for event in heard if isinstance(event, Sank)] == [Sank(RED), Sank(GREEN)]
    assert sea.stacks == {"3": ["blue"]}
    assert (sea.position.s.rider == -1).all()


def test_turtles_from_the_raft_do_not_carry_each_other():
    """[M-R5]"""
    sea = scene("mahe", turn="red", clutch=1, step="decide", dice=[6])
    assert sea.to_act == {RED}
    sea.play("stop")
    assert sea.stacks == {"6": ["red"]}


# --- M5 laying ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "die", "end"), [(18, 3, 21), (18, 5, 2)])
def test_reaching_or_passing_the_beach_lays(start, die, end):
    """[M5.1]"""
    sea = scene("mahe", turn="red", clutch=5, step="decide", dice=[die], stacks={start: ["red"]})
    assert sea.play("stop") == [Swam(RED, die, end), Laid(RED, 5)]
    assert sea.cards[RED] == [5]


def test_everybody_knows_the_cards_that_were_won():
    """[M-R13] Each lay open when it was won, so a view has them all."""
    sea = scene("mahe", clutch=5, cards=[[3, 4], [], [6], []])
    for seat in (RED, BLUE, archipel.WATCHER):
        assert sea.view(seat).scene() == sea.scene()
        assert sea.view(seat).totals() == [7, 0, 6, 0]


def test_the_topmost_of_a_stack_lays():
    """[M5.2]"""
    sea = scene("mahe", turn="red", clutch=4, step="decide", dice=[3], stacks={20: ["blue", "red", "green"]})
    assert Laid(GREEN, 4) in sea.play("stop")
    assert sea.cards == [[], [], [], [4]]


def test_the_next_card_is_turned_up_when_one_is_taken():
    """[M5.3]"""
    sea = scene("mahe", turn="red", clutch=5, step="decide", dice=[3], stacks={18: ["red"]})
    sea.play("stop")
    assert sea.to_act == {CHANCE}
    assert sea.play("chance flip 2") == [Clutch(2), Turn(BLUE)]
    assert (sea.clutch, sea.pile) == (2, 18)


def test_a_card_that_has_been_seen_is_not_drawn_again():
    """[M1.4]"""
    sea = scene("mahe", turn="red", step="turn up", cards=[[1, 1, 1], [], [], []])
    assert "flip 1" not in map(str, sea.odds())
    assert sea.why(CHANCE, "flip 1") == "M1.4"


def test_leaving_the_beach_lays_nothing():
    """[M-R4; example MA-8]"""
    sea = scene("mahe", turn="red", clutch=5, step="decide", dice=[4], stacks={21: ["red"]})
    assert sea.play("stop") == [Swam(RED, 4, 4), Turn(BLUE)]


def test_a_whole_lap_from_the_beach_lays_once():
    """[M-R4]"""
    sea = scene("mahe", turn="red", clutch=5, step="decide", dice=[1, 5], stacks={21: ["red"]})
    heard = sea.play("roll", "chance die 1")
    assert heard[1:] == [Swam(RED, 21, 21), Laid(RED, 5)]


# --- M6 the end ---------------------------------------------------------------------------------------------------


def test_the_seven_last_eggs_end_the_game_at_once():
    """[M6.1; example MA-10]"""
    sea = scene("mahe", turn="red", step="decide", dice=[6], stacks={18: ["red"]}, cards=ALL_TWENTY)
    assert sea.play("stop") == [Swam(RED, 6, 3), Beached(RED)]
    assert sea.is_over
    assert sea.scores()[RED] == {"cards": 22, "beach": 7}
    assert sea.why(BLUE, "roll") == "M6.1"


def test_after_the_last_card_play_goes_on_with_no_card_open():
    """[M6.1]"""
    cards = [[1, 3, 3, 4, 5], [1, 2, 4, 4, 6], [2, 3, 4, 6], [3, 3, 4, 5, 5]]
    sea = scene("mahe", turn="red", step="decide", dice=[6], stacks={18: ["red"]}, cards=cards, clutch=6)
    assert sea.play("stop") == [Swam(RED, 6, 3), Laid(RED, 6), Turn(BLUE)]
    assert (sea.clutch, sea.pile, sea.is_over) == (None, 0, False)


def test_the_topmost_wins_the_seven_last_eggs():
    """[M-R12]"""
    sea = scene("mahe", turn="red", step="decide", dice=[6], stacks={18: ["red", "blue"]}, cards=ALL_TWENTY)
    assert Beached(BLUE) in sea.play("stop")
    assert [lines["beach"] for lines in sea.scores()] == [0, 7, 0, 0]


def test_the_score_is_eggs_on_cards_and_the_beach():
    """[M6.2]"""
    sea = scene("mahe", step="over", beach="yellow", cards=ALL_TWENTY)
    assert sea.scores()[YELLOW] == {"cards": 15, "beach": 7}
    assert sea.totals() == [22, 17, 22, 20]


def test_most_eggs_win_and_the_beach_counts_as_one_card():
    """[M6.3, M-R1] 22 with six cards against 22 with five cards and the beach: a tie in eggs and in cards."""
    level = [[1, 3, 3, 4, 5, 6], [1, 2, 4, 4, 6], [2, 3, 1, 4, 5], [3, 3, 4, 5]]
    sea = scene("mahe", step="over", beach="yellow", cards=level)
    assert sea.totals() == [22, 17, 22, 15]
    assert sea.winners == {RED, YELLOW}


def test_equals_share_the_victory():
    """[M-R18]"""
    level = [[1, 3, 3, 4, 5, 6], [1, 2, 4, 4, 6], [2, 3, 1, 4, 5], [3, 3, 4, 5]]
    sea = scene("mahe", step="over", beach="yellow", cards=level)
    assert len(sea.winners) == 2
