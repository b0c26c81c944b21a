"""The worked examples of the booklet and of the facts: MA-1 to MA-10."""

from __future__ import annotations

from archipel.games.mahe.state import Beached, Laid, Sank, Spent, Swam
from tests.driving import scene

RED, BLUE, YELLOW, GREEN = range(4)
STACK = {18: ["blue", "red", "yellow"]}


def test_two_and_four_are_twelve_spaces():
    """[MA-1]"""
    sea = scene("mahe", turn="red", clutch=3)
    assert Swam(RED, 12, 12) in sea.play("chance die 2", "roll", "chance die 4", "stop")


def test_two_one_and_four_are_a_whole_lap():
    """[MA-2]"""
    sea = scene("mahe", turn="red", clutch=3)
    heard = sea.play("chance die 2", "roll", "chance die 1", "roll", "chance die 4")
    assert Swam(RED, 21, 21) in heard
    assert Laid(RED, 3) in heard


def test_riding_on_a_turtle():
    """[MA-3]"""
    sea = scene("mahe", turn="red", clutch=5, stacks=STACK)
    sea.play("chance die 1")
    assert sea.to_act == {YELLOW}
    heard = sea.play("3 roll", "chance die 2", "3 roll", "chance die 3")

    assert sea.stacks == {"15": ["red", "yellow"], "18": ["blue"]}
    assert Laid(YELLOW, 5) in heard
    assert sea.step == "turn up"


def test_arthur_wins_the_tie():
    """[MA-4]"""
    cards = [[1, 3, 3, 4, 5, 6], [1, 2, 4, 4, 6], [2, 3, 4, 6], [3, 3, 4, 5, 5]]
    sea = scene("mahe", step="over", beach="yellow", cards=cards)
    assert sea.totals() == [22, 17, 22, 20]
    assert sea.winners == {0}


def test_a_card_of_two_after_a_five():
    """[MA-5]"""
    sea = scene("mahe", options={"egg_cards": "yes"}, turn="red", clutch=1, cards=[[2, 6], [], [], []])
    heard = sea.play("chance die 5", "1 card 2", "stop")
    assert heard[1:3] == [Spent(RED, 2, 7), Swam(RED, 14, 14)]
    assert sea.spent == [2]


def test_two_and_six_are_too_much():
    """[MA-6]"""
    sea = scene("mahe", turn="red", clutch=1, stacks={4: ["red"]})
    assert Sank(RED) in sea.play("chance die 2", "roll", "chance die 6")
    assert sea.stacks == {}


def test_a_stack_sinks_and_stands_side_by_side():
    """[MA-7]"""
    sea = scene("mahe", turn="red", clutch=5, stacks=STACK)
    sea.play("chance die 6", "3 roll", "chance die 5")
    assert sea.stacks == {"18": ["blue"]}
    assert (sea.position.s.mount == -1).all()


def test_from_the_beach_four_spaces_lay_nothing():
    """[MA-8]"""
    sea = scene("mahe", turn="red", clutch=5, stacks={21: ["red"]})
    heard = sea.play("chance die 4", "stop")
    assert sea.stacks == {"4": ["red"]}
    assert not any(isinstance(event, Laid) for event in heard)


def test_twenty_of_twenty_four_cards_are_in_play():
    """[MA-9]"""
    sea = scene("mahe", clutch=6)
    assert sea.pile == 19
    assert sea.position.s.bag.tolist() == [0, 3, 3, 5, 5, 5, 2]


def test_the_seven_last_eggs():
    """[MA-10]"""
    cards = [[1, 3, 3, 4, 5], [1, 2, 4, 4, 6], [2, 3, 4, 6], [3, 3, 4, 5, 5]]
    sea = scene("mahe", turn="red", clutch=6, stacks={20: ["red", "green"]}, cards=cards)
    assert Laid(GREEN, 6) in sea.play("chance die 1", "4 stop")
    assert (sea.turn, sea.pile, sea.clutch) == ("blue", 0, None)
    heard = sea.play(
        "chance die 6", "2 stop", "chance die 1", "3 stop", "chance die 5", "4 roll", "chance die 2", "4 roll"
    )
    assert Beached(GREEN) not in heard
    sea = scene("mahe", turn="blue", stacks={20: ["blue"]}, cards=[*cards[:3], [*cards[3], 6]])
    assert Beached(BLUE) in sea.play("chance die 3", "2 stop")
    assert sea.is_over
