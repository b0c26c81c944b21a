"""Hints help: bots that follow them deliver more, and hold on to what they know to be good."""

from __future__ import annotations

from itertools import product
from statistics import mean

import numpy as np
import pytest

import archipel
from archipel.core.batch import Batch
from archipel.core.dice import generator
from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.games.maldivia.box import ASKS, MAST
from archipel.games.maldivia.worth_of_stops import missing, packed, room, serves
from tests.driving import few, some_positions
from tests.games.maldivia.cloth import FIRST, SECOND, Cloth, fogging, sailing

MALDIVIA = archipel.game("maldivia")
MASTS = [counts for counts in product(range(MAST + 1), repeat=4) if sum(counts) <= MAST]


def points(seats: int, hinted: bool) -> float:
    """The mean total of a player, after games with or without hints."""
    batch = Batch(MALDIVIA, 200, seats=seats, seed=7)
    batch.playout(hinted=hinted)
    positions = (Position(MALDIVIA, batch.states[i : i + 1]) for i in range(0, 200, 10))
    return mean(total for position in positions for total in position.totals()[:seats])


@pytest.mark.compiled
@pytest.mark.parametrize("seats", MALDIVIA.facts.seats)
def test_hints_deliver_far_more_than_luck(seats):
    assert points(seats, hinted=True) > 3 * points(seats, hinted=False) + 3


def test_a_hint_is_legal_and_leaves_the_position_as_it_was():
    rng, out = generator(3), MALDIVIA.answer_buffers()[0]
    for seats in (2, 4):
        for position in some_positions(MALDIVIA, MALDIVIA.setup(seats), seed=5, count=few(40)):
            for seat in position.to_act - {CHANCE}:
                before = bytes(position)
                count = MALDIVIA.rules.legal(position.s, seat, out)
                answer = MALDIVIA.answers.all[int(MALDIVIA.rules.policy(position.s, seat, out, count, rng))]
                assert position.why_not(seat, answer) is None
                assert bytes(position) == before


def test_a_mast_as_one_number_knows_what_a_cargo_lacks():
    """Against counting colour by colour, for many masts and all cargoes."""
    for counts in MASTS[:: 330 // few(330)]:
        mast = packed(np.array(counts))
        assert room(mast) == MAST - sum(counts)
        for cargo, asked in enumerate(ASKS):
            lacking = sum(max(0, int(one) - have) for one, have in zip(asked, counts, strict=True))
            assert missing(mast, cargo) == lacking
            assert serves(mast, cargo) == (lacking == 0)


def hints(sea: Cloth, seat: int) -> set[str]:
    """The answers of a seat that are suggested now and then."""
    rng, out = generator(1), MALDIVIA.answer_buffers()[0]
    count = MALDIVIA.rules.legal(sea.position.s, seat, out)
    codes = [int(MALDIVIA.rules.policy(sea.position.s, seat, out, count, rng)) for _ in range(50)]
    return {str(MALDIVIA.answers.all[code]) for code in codes}


def test_the_octopus_turns_a_tile_of_somebody_else():
    plans = [["E", "N", "N", "fog-E"], ["N", "E", "S", "fog-S"]]
    sea = sailing("E", "b5", "a1", front={"e5": "O"}, plans=plans)
    sea.play("sail e5", "octopus")
    assert {hint.split()[1] for hint in hints(sea, FIRST)} == {"2"}


def test_a_ship_that_one_can_serve_stays_open():
    ships = {"N": ["yellow", "red+green+purple"]}
    sea = fogging("N", boats=["e5", "h8"], masts=[[], ["yellow"]], ships=ships)
    assert sea.position.scene()["step"] == "swap"
    assert hints(sea, SECOND) == {"swap red+green+purple"}


def test_a_fish_that_a_ship_asks_for_goes_below_the_others():
    ships = {"N": ["red+yellow", "yellow"]}
    sea = sailing("E", "b5", "a1", front={"e5": "RP"}, ships=ships)
    sea.play("sail e5", "fish")
    assert hints(sea, FIRST) == {"stow red"}
