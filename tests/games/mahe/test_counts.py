"""Counts that pin the rules down: trees, conservation, and a second opinion in C."""

from __future__ import annotations

import pytest

import archipel
from archipel.core.batch import Batch, perft
from tests.driving import few, setups, walk

mahe = archipel.game("mahe")

# seats: the number of answer sequences of depth 1, 2, 3 … worked out on paper. With four: 6 cards, 4 who begin, 6 dice,
# 2 decisions, 6 dice. Then 24 x 36 x 2 where the first stopped; where it rolled, 24 x (21 x 2 + 15 x 6), for 21 of 36
# rolls of two dice are within seven, and after the others the next turtle rolls.
LEAVES = {
    2: [6, 12, 24, 144, 288, 1_728, 4_896],
    3: [6, 18, 36, 216, 432, 2_592, 7_344],
    4: [6, 24, 144, 288, 1_728, 4_896, 20_736],
    7: [6, 42, 252, 504, 3_024, 8_568, 36_288],
}


@pytest.mark.parametrize("seats", LEAVES)
def test_perft(seats):
    counts = [perft(mahe.start(seats), depth) for depth in range(1, len(LEAVES[seats]) + 1)]
    assert counts == LEAVES[seats]


@pytest.mark.parametrize("setup", list(setups(mahe)), ids=str)
def test_cards_and_turtles_are_conserved(setup):
    """24 cards are 24 cards, and the stacks agree with the turtles' carriers."""
    for position in walk(mahe, setup, seed=2):
        s = position.s
        assert s.bag.sum() + s.eggs.sum() + s.spent.sum() + bool(s.clutch) == 24
        assert s.bag.sum() == s.pile + 4
        for turtle in range(s.turtles):
            rider = s.rider[turtle]
            assert rider == -1 or (s.mount[rider] == turtle and s.space[rider] == s.space[turtle] > 0)


def test_the_known_odds_of_two_and_three_dice():
    """[M2.4] Two dice stay within seven in 21 of 36 rolls, three in 35 of 216."""
    two = [(a, b) for a in range(1, 7) for b in range(1, 7) if a + b <= 7]
    three = [(a, b, c) for a, b in two for c in range(1, 7) if a + b + c <= 7]
    assert (len(two), len(three)) == (21, 35)
    assert [survives(dice) for dice in ((1, 6), (2, 6), (1, 2, 4), (2, 2, 4))] == [True, False, True, False]


def survives(dice: tuple[int, ...]) -> bool:
    """Tell whether these dice keep the turtle off the raft, by the rules themselves."""
    from tests.driving import scene

    sea = scene("mahe", turn="red", clutch=1, stacks={3: ["red"]})
    sea.play(f"chance die {dice[0]}")
    for pips in dice[1:]:
        sea.play("roll", f"chance die {pips}")
    if sea.step == "decide":
        sea.play("stop")
    return bool(sea.stacks)


def test_random_games_are_as_long_as_in_the_c_engine():
    """bench/mahe.c plays the same games: these are the numbers of answers and eggs that it counts."""
    batch = Batch(mahe, few(200), seats=5, seed=1)
    answers = int(batch.playout().sum())
    eggs = sum(value * count for value, count in enumerate(batch.states["eggs"].sum(axis=(0, 1)).tolist()))
    assert (answers, eggs) == ({200: (125_350, 14_512), 20: (12_968, 1_434)}[few(200)])
