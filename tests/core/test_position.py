"""A position: the seats to move, their views, scores and odds."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import archipel
from archipel.core.dice import generator
from archipel.core.errors import ArchipelError, BadScene, Illegal, NoSeat, UnknownAnswer
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.position import Position, from_scene
from archipel.core.scenes import snapshot
from archipel.games.mahe.state import Die, Flip, Move, Roll, Stop
from tests.driving import PEARLS, scene
from tests.toys.pearls.state import Bid

MAHE = archipel.game("mahe")
RED, BLUE = 0, 1

ALL_CARDS = [[1, 3, 3, 4, 5, 6, 1], [2, 4, 4, 6, 2], [2, 3, 4, 6], [3, 3, 4, 5]]  # twenty, as in the box


def pearls(**fields: object) -> Position:
    return from_scene(PEARLS, fields)


# --- questions ----------------------------------------------------------------------------------------------------


def test_without_a_seat_the_only_seat_to_move_is_meant():
    assert scene("mahe", clutch=3).legal() == [Die(pips) for pips in range(1, 7)]
    assert scene("mahe", clutch=3, dice=[4], step="decide").legal() == [Stop(), Roll()]
    assert scene("mahe", clutch=3, seats=2, step="pick").legal() == [Move(RED), Move(BLUE)]


def test_without_a_seat_several_seats_to_move_are_an_error():
    with pytest.raises(ValueError, match="3 seats can move; name the one you mean"):
        pearls(seats=3, pearl=2).legal()
    assert len(pearls(seats=3, pearl=2).legal(1)) == 3


def test_without_a_seat_nobody_is_meant_after_the_end():
    with pytest.raises(ValueError, match="0 seats can move"):
        pearls(seats=2, pearl=2, played=3).legal()


def test_the_odds_are_the_cards_of_the_bag():
    start = MAHE.start(4)
    assert start.odds() == dict(zip(map(Flip, range(1, 7)), (3, 3, 5, 5, 5, 3), strict=True))
    start.play(CHANCE, "flip 1")
    assert sum(start.odds().values()) == 4, "the first player: each of four in one way"


def test_every_way_leads_to_an_answer_and_equal_answers_are_neighbours():
    start = MAHE.start(4)
    assert start.ways == 24
    assert [start.outcome(way).eggs for way in (0, 2, 3, 6, 11, 23)] == [1, 1, 2, 3, 4, 6]


def test_no_odds_when_chance_is_not_to_move():
    asked = scene("mahe", clutch=3, dice=[4], step="decide").position
    assert (asked.odds(), asked.ways) == ({}, 0)


def test_a_position_has_a_readable_repr():
    assert repr(MAHE.start(5)) == "<mahe, 5 seats, asking chance>"
    assert repr(pearls(seats=3, pearl=2, bids=[0, 1, 0])) == "<pearls, 3 seats, asking seat 1, seat 3>"
    assert repr(pearls(seats=2, pearl=2, played=3)) == "<pearls, 2 seats, over>"


@pytest.mark.parametrize("seat", [2, 7, 64, 10**30, -3])
def test_rejects_a_seat_that_is_not_at_the_table(seat):
    with pytest.raises(NoSeat, match="2 play"):
        MAHE.start(2).legal(seat)
    with pytest.raises(NoSeat, match="2 play"):
        MAHE.start(2).play(seat, "roll")


@pytest.mark.parametrize("seat", [True, False, "1", 1.0, None, [0], np.float64(1)])
def test_a_seat_is_a_whole_number(seat):
    start = MAHE.start(2)
    asks = [start.view, lambda seat: start.play(seat, "roll"), lambda seat: start.why_not(seat, "roll")]
    if seat is not None:
        asks += [start.legal, start.events]
    for ask in asks:
        with pytest.raises(NoSeat, match="a seat is a whole number, not"):
            ask(seat)


def test_a_seat_may_be_a_number_of_numpy():
    position = pearls(seats=2, pearl=2)
    for seat in (np.int8(1), np.int64(1), np.uint16(1)):
        assert position.view(seat) == position.view(1)
        assert position.legal(seat) == position.legal(1)
        assert position.why_not(seat, "pearl 1") == position.why_not(1, "pearl 1")
    position.play(np.int64(1), "bid 2")
    assert position.history[0].seat == 1
    assert type(position.history[0].seat) is int


@pytest.mark.parametrize("seat", [2, 99, CHANCE, -3, 10**30])
def test_only_seats_and_spectators_have_a_view(seat):
    with pytest.raises(NoSeat, match="2 play"):
        MAHE.start(2).view(seat)


def test_a_spectator_has_no_answers():
    assert MAHE.start(2).legal(WATCHER) == []
    with pytest.raises(NoSeat, match="-2 is not a seat for this; the game has 2 players"):
        MAHE.start(2).why_not(WATCHER, "roll")


def test_events_are_asked_for_by_a_seat_of_the_table():
    with pytest.raises(NoSeat, match="there is no seat 3; this game has 2 players"):
        MAHE.start(2).events(2)


@pytest.mark.parametrize("answer", [3, None, True, 1.5, ["roll"], {"roll": 1}, Bid(1)])
def test_rejects_an_answer_that_is_not_one(answer):
    for ask in (MAHE.start(2).play, MAHE.start(2).why_not):
        with pytest.raises(UnknownAnswer, match="is not a move in this game"):
            ask(0, answer)


@pytest.mark.parametrize("way", [24, -1, True, "0", 0.0, None])
def test_rejects_a_way_that_chance_does_not_have(way):
    with pytest.raises(ArchipelError, match="a way is a whole number below 24, not"):
        MAHE.start(4).outcome(way)


# --- why not ------------------------------------------------------------------------------------------------------


def test_a_refusal_names_the_seat_the_answer_and_the_rule():
    sea = scene("mahe", seats=4, clutch=3, dice=[4], step="decide", turn="red")
    why = sea.position.why_not(1, "roll", ("Ana", "Bo", "Cleo", "Dov"))
    assert why.rule == "M1.6"
    assert why.sentence() == "It is not Bo’s turn: Ana decides now. [M1.6]"
    assert sea.position.why_not(0, "roll") is None


def test_a_reason_is_a_value_that_travels():
    sea = scene("mahe", seats=4, clutch=3, dice=[4], step="decide")
    why = sea.position.why_not(1, "roll")
    again = pickle.loads(pickle.dumps(why))  # noqa: S301 - our own pickle
    assert again == why == sea.position.why_not(1, "roll")
    assert hash(again) == hash(why)
    assert why != sea.position.why_not(2, "roll") != sea.position.why_not(1, "stop")


def test_a_refusal_travels_with_its_reason():
    with pytest.raises(Illegal) as refused:
        scene("mahe", clutch=3, dice=[4], step="decide").play("1 card 3")
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 - our own pickle
    assert str(again) == str(refused.value)
    assert again.why == refused.value.why


# --- scores -------------------------------------------------------------------------------------------------------


def test_nobody_has_won_before_the_end():
    sea = scene("mahe", seats=4, cards=ALL_CARDS)
    assert sea.winners == frozenset()
    assert sea.totals() == [23, 18, 15, 15]


def test_the_score_sheet_has_its_lines_and_the_totals_are_their_sums():
    sea = scene("mahe", seats=4, cards=ALL_CARDS, step="over", beach="yellow")
    assert sea.scores()[2] == {"cards": 15, "beach": 7}
    assert sea.totals() == [23, 18, 22, 15]
    assert sea.winners == {0}


def test_a_victory_can_be_shared():
    assert pearls(seats=2, pearl=2, played=3, won=[1, 3]).winners == {0, 1}


# --- looking ------------------------------------------------------------------------------------------------------


def test_a_view_keeps_what_everybody_has_seen():
    """Won cards lie face down, but everybody saw them being won."""
    sea = scene("mahe", seats=2, clutch=3, cards=[[4, 6], [5]], dice=[4], step="decide")
    for seat in (0, 1, WATCHER):
        assert sea.position.view(seat).scene()["cards"] == [[4, 6], [5]]


def test_a_view_hides_bids_and_the_pearl_until_they_are_shown():
    position = pearls(seats=3, pearl=2, bids=[0, 1, 0])
    assert position.view(0).scene() | {"bids": [0, None, 0]} == position.view(0).scene()
    assert position.view(1).scene()["pearl"] is None
    assert pearls(seats=3, pearl=2, played=3).view(1).scene()["pearl"] == 2


def test_a_view_does_not_change_the_position():
    position = pearls(seats=3, pearl=2, bids=[0, 1, 0])
    before = position.fork()
    position.view(2).imagine(generator(1)).play(2, "bid 3")
    assert position == before


def test_two_positions_that_look_alike_give_equal_views():
    one, other = pearls(seats=2, pearl=2), pearls(seats=2, pearl=3)
    assert one != other
    assert one.view(1) == other.view(1)
    assert hash(one.view(1)) == hash(other.view(1))
    assert one.view(0) != other.view(0)
    assert one.view(1) != one.view(WATCHER)


# --- scenes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rubbish", [None, 3, "mahe", [], [("game", "mahe")]])
def test_a_scene_is_an_object(rubbish):
    with pytest.raises(BadScene, match='"scene": a scene is a JSON object with named fields'):
        from_scene(MAHE, rubbish)


@pytest.mark.parametrize(
    ("fields", "field", "because"),
    [
        ({"game": "pearls"}, "game", 'this is a scene of "pearls", not of mahe'),
        ({"colour": "red"}, "colour", "there is no such field"),
        ({"seats": 9}, "seats", "from 2 to 7, not 9"),
        ({"seats": True}, "seats", "not True"),
        ({"seats": "2"}, "seats", "not '2'"),
        ({"options": ["egg_cards"]}, "options", "it must be an object: the names of the options"),
        ({"options": {"wind": "no"}}, "options", "has no option “wind”"),
        ({"options": {"seats": 3}}, "options", "has no option “seats”"),
        ({"options": {"box": 3}}, "options", "has no option “box”"),
        ({"options": {"egg_cards": 2}}, "options", "must be one of no, yes, not “2”"),
        ({"turn": "pink"}, "turn", "not 'pink'"),
        ({"dice": 4}, "dice", "it must be a list, not 4"),
    ],
)
def test_an_impossible_scene_is_refused_with_its_field(fields, field, because):
    with pytest.raises(BadScene, match=because) as refused:
        from_scene(MAHE, {"clutch": 3, **fields})
    assert refused.value.field == field


def test_a_scene_is_written_from_plain_numbers_and_lists():
    seen = vars(snapshot(pearls(seats=2, pearl=2, bids=[0, 3]).state()))
    assert {type(value) for value in seen.values()} == {int, list}
    assert (seen["pearl"], seen["bids"]) == (2, [0, 3, 0, 0])
    assert "told" not in seen


# --- copies -------------------------------------------------------------------------------------------------------


def test_the_last_events_are_no_part_of_the_position():
    """The same position, played and set up: only the played one has events."""
    played, set_up = PEARLS.start(2), pearls(seats=2, pearl=2)
    played.play(CHANCE, "pearl 2")
    assert len(played.events()) > len(set_up.events())
    assert played == set_up
    assert len({played, set_up, played.fork()}) == 1


def test_positions_of_two_games_are_not_equal():
    assert MAHE.start(2) != PEARLS.start(2)
    assert MAHE.start(2) != "mahe"
    assert MAHE.start(2).view(0) != MAHE.start(2)


def test_the_state_is_a_copy():
    position = pearls(seats=2, pearl=2)
    position.state()[0].pearl = 3
    assert position.scene()["pearl"] == 2
