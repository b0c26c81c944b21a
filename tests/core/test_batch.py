"""Many positions at once: a refused call changes nothing, and the number of threads does not matter."""

from __future__ import annotations

import pytest

import archipel
from archipel.core.batch import Batch, perft
from archipel.core.errors import ArchipelError, BadOptions
from archipel.core.kernel import CHANCE
from tests.driving import PEARLS, name_of, tables

MAHE = archipel.game("mahe")
NOBODY = -1


def bidding(n: int = 3) -> Batch:
    """A batch of `n` games of two bidders."""
    batch = Batch(PEARLS, n, seats=2, seed=1)
    batch.settle()
    return batch


def bid(size: int) -> int:
    return PEARLS.answers.code(f"bid {size}")


def test_a_batch_starts_like_a_game():
    batch = Batch(MAHE, 5, seats=3, egg_cards=True)
    assert len(batch) == 5
    assert all(batch[row] == MAHE.start(3, egg_cards=True) for row in range(-5, 5))
    assert batch.to_act().tolist() == [CHANCE] * 5


def test_a_row_is_a_copy():
    batch = Batch(MAHE, 2, seats=3)
    for row in (0, -1):
        batch[row].play(CHANCE, "flip 3")
    assert batch.to_act().tolist() == [CHANCE, CHANCE]
    assert batch[0] == batch[1] == MAHE.start(3)


def test_a_row_that_is_not_there_is_an_index_error():
    with pytest.raises(IndexError):
        _ = Batch(MAHE, 2)[2]


def test_an_empty_batch_is_played_in_no_time():
    batch = Batch(MAHE, 0)
    batch.settle()
    assert len(batch) == len(batch.playout()) == len(batch.to_act()) == 0


def test_seats_and_options_are_checked():
    with pytest.raises(BadOptions, match="for 2 to 7 players, not 9"):
        Batch(MAHE, 5, seats=9)
    with pytest.raises(BadOptions, match='no option "wind"'):
        Batch(MAHE, 5, wind="no")


@pytest.mark.parametrize("seed", [-1, 2**63, 10**30])
def test_a_seed_that_is_too_small_or_too_large_is_refused(seed):
    with pytest.raises(ArchipelError, match=r"a seed is a whole number from 0 to 2\*\*63 - 1"):
        Batch(MAHE, 5, seed=seed)


def test_the_largest_seed_works():
    assert Batch(PEARLS, 2, seed=2**63 - 1).playout().tolist() == [13, 13], "a pearl and three rounds of four bids"


@pytest.mark.parametrize("threads", [0, -1])
def test_without_a_thread_nothing_is_silently_left_unplayed(threads):
    with pytest.raises(ArchipelError):
        Batch(MAHE, 5, threads=threads).playout()


# --- answering ----------------------------------------------------------------------------------------------------


def test_answers_are_played_in_the_rows_that_name_a_seat():
    batch = bidding(3)
    batch.play([0, NOBODY, 1], [bid(1), 999, bid(3)])
    assert batch.to_act().tolist() == [0b10, 0b11, 0b01]


def test_the_legal_answers_come_as_codes_with_their_number():
    answers, counts = bidding(2).legal([1, NOBODY])
    assert counts.tolist() == [3, 0]
    assert answers[0, :3].tolist() == [bid(1), bid(2), bid(3)]
    assert (answers[1] == -1).all()


@pytest.mark.parametrize("wrong", [[0, 1], [[0, 1, 1]], 0, []])
def test_one_number_is_wanted_for_each_position(wrong):
    with pytest.raises(ArchipelError, match="seats: 3 whole numbers are wanted, one for each position"):
        bidding(3).play(wrong, [bid(1)] * 3)
    with pytest.raises(ArchipelError, match="answers: 3 whole numbers are wanted"):
        bidding(3).play([0] * 3, wrong)
    with pytest.raises(ArchipelError, match="seats: 3 whole numbers are wanted"):
        bidding(3).legal(wrong)


@pytest.mark.parametrize(
    ("seats", "answers", "because"),
    [
        ([0, 0, 0], [bid(1), -1, bid(1)], "position 1: there is no answer number -1"),
        ([0, 0, 0], [bid(1), bid(1), 99], "position 2: there is no answer number 99"),
        ([0, 0, 2], [bid(1), bid(1), bid(1)], "position 2: there is no seat number 2"),
        ([0, 1, 0], [bid(1), bid(3) + 1, bid(1)], "position 1: Player 2 cannot answer a pearl of 1"),
    ],
)
def test_a_refused_answer_names_its_row_and_nothing_is_played(seats, answers, because):
    batch = bidding(3)
    with pytest.raises(ArchipelError, match=because):
        batch.play(seats, answers)
    assert batch.to_act().tolist() == [0b11] * 3


def test_an_answer_out_of_turn_is_refused_with_the_rule():
    batch = bidding(2)
    batch.play([NOBODY, 1], [0, bid(2)])
    with pytest.raises(ArchipelError, match=r"position 1: Player 2 is not asked. \[P1.2\] Nothing was played."):
        batch.play([1, 1], [bid(1), bid(1)])
    assert batch.to_act().tolist() == [0b11, 0b01]


# --- luck and threads ---------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("table", tables()[::5], ids=name_of)
@pytest.mark.parametrize("hinted", [False, True])
def test_threads_change_nothing(table, hinted):
    game, setup = table
    batches = [Batch(game, 50, seats=setup.seats, seed=4, threads=n, **dict(setup.options)) for n in (1, 2, 7)]
    counts = [batch.playout(hinted=hinted) for batch in batches]
    assert counts[0].tolist() == counts[1].tolist() == counts[2].tolist()
    assert batches[0].states.tobytes() == batches[1].states.tobytes() == batches[2].states.tobytes()


def test_the_same_seed_gives_the_same_games_and_another_seed_others():
    one, same, other = (Batch(MAHE, 4, seats=2, seed=seed) for seed in (1, 1, 2))
    assert one.playout().tolist() == same.playout().tolist() != other.playout().tolist()
    assert len({one[row] for row in range(4)}) == 4, "each row has luck of its own"


def test_settling_with_threads_draws_the_same_cards():
    one, many = (Batch(MAHE, 30, seats=2, seed=1, threads=threads) for threads in (1, 4))
    one.settle()
    many.settle()
    assert one.states.tobytes() == many.states.tobytes()
    assert not (one.to_act() == CHANCE).any()


# --- trees --------------------------------------------------------------------------------------------------------


def test_perft_counts_chances_answers_one_by_one():
    assert [perft(MAHE.start(4), depth) for depth in (0, 1, 2, 3)] == [1, 6, 6 * 4, 6 * 4 * 6]


def test_perft_of_a_game_that_ends_sooner_is_nothing():
    """One seat: a pearl and three bids."""
    assert [perft(PEARLS.start(1), depth) for depth in (3, 4, 5)] == [3**3, 3**4, 0]
