"""The hints: what they know of the sea, what they answer, and how they were trained."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import archipel
from archipel.bots.trials import suggested
from archipel.core.chance import Seeded
from archipel.core.dice import Rng
from archipel.core.kernel import CHANCE, rule
from archipel.core.position import Position
from archipel.games.mahe.hints import after_swim, estimate, surroundings
from archipel.games.mahe.outlook import RESTING, outlook, roles_of, spaces_of, stacks_of, turtles_of
from archipel.games.mahe.weights import FOUND, TABLES, packed, unpacked
from tests.driving import few, scene
from tests.marking import more
from tools.train_mahe import train

pytestmark = pytest.mark.xdist_group("mahe-hints")  # one worker compiles the rules of this file
MAHE = archipel.game("mahe")
PRIZES = (1.0, 10.0, 100.0, 0.0)


def hinted(position: Position) -> str:
    (seat,) = position.to_act
    (code,) = suggested(position.view(seat), 1, 1)
    return str(MAHE.answers.all[code])


def rule_of_thumb(position: Position) -> str:
    """The hints before they were trained: the first turtle; stop where that lays, or at a total of more than four."""
    s = position.s
    if position.scene()["step"] == "pick":
        return str(position.legal()[0])
    lays = int(s.space[s.turn]) % 21 + int(s.pips) * int(s.dice) >= 21
    return "stop" if lays or s.pips > 4 else "roll"


def share(trained: int, seats: int, deal: int, options: dict[str, Any]) -> float:
    """The share of victory of the trained hints in one seat, against the rule of thumb in the others."""
    position, luck, draws = MAHE.start(seats, **options), Seeded(deal), 0
    while not position.is_over:
        (seat,) = position.to_act
        if seat == CHANCE:
            position.play(CHANCE, position.outcome(luck.pick(draws, position.ways)))
            draws += 1
        else:
            position.play(seat, hinted(position) if seat == trained else rule_of_thumb(position))
    return (trained in position.winners) / len(position.winners)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("seats", "options", "least"), [(2, {}, 1.2), (3, {"egg_cards": True}, 1.3), more(4, {}, 1.1), more(7, {}, 1.1)]
)
def test_the_trained_hints_beat_a_rule_of_thumb(seats, options, least):
    """In every seat of the same deals, against the rule in all others; as a multiple of the fair share."""
    deals = 240 // seats
    shares = [share(seat, seats, deal, options) for deal in range(deals) for seat in range(seats)]
    assert np.mean(shares) * seats > least


@rule
def swum(states, seat, turn, waiting, steps, found):
    """The worth by the hints before a swim, and the outlook after the swim has really happened."""
    before, after = states[0], states[1]
    found[0] = after_swim(before, steps, surroundings(before, seat, turn, waiting, TABLES), PRIZES, TABLES)
    sea = (turtles_of(after, seat), roles_of(after, turn, waiting), spaces_of(after), stacks_of(after), 0)
    found[1], found[2], found[3] = outlook(after, sea, RESTING, TABLES)


@pytest.mark.parametrize("seats", MAHE.facts.seats)
def test_the_hints_foresee_where_everybody_is_after_a_swim(seats):
    luck, checked = random.Random(seats), 0
    while checked < few(400):
        position = MAHE.start(seats)
        while not position.is_over and checked < few(400):
            (seat,) = position.to_act
            before, answer = position.fork(), luck.choice(position.legal(seat))
            position.play(seat, answer)
            if str(answer) == "stop":
                check_swim(before, position)
                checked += 1


def check_swim(before: Position, after: Position) -> None:
    (decider,) = before.to_act
    s, seats = before.s, before.seats
    turn, waiting, steps, found = int(s.turn), int(s.waiting), int(s.pips) * int(s.dice), np.zeros(4)
    for seat in range(seats):
        swum(np.concatenate([before.state(), after.state()]), seat, turn, waiting, steps, found)
        worth, this, following, later = found.tolist()
        if int(s.space[turn]) % 21 + steps >= 21:
            expected = (seat == decider) - 1 / seats + 10 * this + 100 * (following + later)
        else:
            expected = this + 10 * following + 100 * later
        assert worth == pytest.approx(expected, abs=1e-6)


def test_the_hints_take_the_last_eggs_when_those_win():
    ana, bo = [3, 3, 3, 4, 4, 4, 4, 5, 5, 5], [1, 2, 2, 3, 3, 4, 5, 6, 6, 6]
    stacks = {16: ["red"], 20: ["yellow"]}
    sea = scene("mahe", seats=2, cards=[ana, bo], stacks=stacks, turn="red", dice=[5], step="decide")
    assert hinted(sea.position) == "stop"


def test_the_hints_first_move_the_turtle_that_lays():
    """Blue needs one step; Red on the raft may wait."""
    sea = scene("mahe", seats=2, clutch=6, stacks={20: ["blue"], 15: ["yellow", "green"]}, turn="red", step="pick")
    assert hinted(sea.position) == "move blue"


def test_the_hints_play_a_small_card_to_win_a_large_one():
    """[M8.1] From 15 three pips are too few; with the card of one egg two dice make eight."""
    fields = {"cards": [[1], [6, 6]], "stacks": {15: ["red"], 20: ["yellow", "green"]}, "turn": "red", "dice": [3]}
    sea = scene("mahe", options={"egg_cards": "yes"}, seats=2, clutch=6, step="decide", **fields)
    assert hinted(sea.position) == "card 1"


@rule
def estimates(states, outs, rngs, seat):
    return estimate(states[0], seat, outs[0], rngs[0])


def estimated(position: Position, seat: int) -> float:
    return float(estimates(position.state(), MAHE.answer_buffers(), np.zeros(1, Rng), seat))


@pytest.mark.parametrize("seats", MAHE.facts.seats)
def test_what_all_seats_may_expect_is_one_victory(seats):
    position = MAHE.start(seats)
    for answer in ("flip 4", f"first {seats}"):
        position.play(CHANCE, answer)
    shares = [estimated(position, seat) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1)
    assert min(shares) > 0.5 / seats


def test_the_hints_do_not_judge_in_the_middle_of_a_move():
    sea = scene("mahe", seats=2, clutch=4, stacks={10: ["red"]}, turn="red", dice=[3], step="decide")
    assert estimated(sea.position, 0) < 0


def test_a_lead_that_cannot_be_caught_up_is_a_victory():
    ana, bo = [4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6], [1, 1, 1, 2, 2, 2, 3, 3]
    position = scene("mahe", seats=2, cards=[ana, bo], step="pick").position
    assert estimated(position, 0) > 0.99


def test_tables_are_kept_as_text():
    table = TABLES[0]
    assert np.array_equal(unpacked(packed(table)), table)
    assert [unpacked(text).tolist() for text in FOUND] == TABLES.tolist()


@pytest.mark.compiled
@pytest.mark.more
def test_training_makes_the_same_tables_again():
    one, same = (train(2, steps=2, games=20) for _ in range(2))
    assert np.array_equal(one, same)
    assert np.count_nonzero(one) > 100
