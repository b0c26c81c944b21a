"""Many positions at once: a refused call changes nothing, and the number of threads does not matter."""

from __future__ import annotations

import numpy as np
import pytest

import archipel
from archipel.core.batch import Batch, perft
from archipel.core.errors import ArchipelError, BadOptions, NoSeat
from archipel.core.kernel import CHANCE, WATCHER
from tests.driving import PEARLS, name_of, tables

MAHE = archipel.game("mahe")


def bidding(n: int = 3) -> Batch:
    """A batch of `n` games of two bidders."""
    batch = Batch(PEARLS, n, seats=2, seed=1)
    batch.settle()
    return batch


def bid(size: int) -> int:
    return PEARLS.answers.code(f"bid {size}")


def pearl(size: int) -> int:
    return PEARLS.answers.code(f"pearl {size}")


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
    with pytest.raises(BadOptions, match="no option “wind”"):
        Batch(MAHE, 5, wind="no")


@pytest.mark.parametrize("seed", [-1, 2**63, 10**30, 1.5, "7", True, None])
def test_a_seed_that_is_too_small_or_too_large_is_refused(seed):
    with pytest.raises(ArchipelError, match=r"a seed must be a whole number from 0 to 2\*\*63 - 1"):
        Batch(MAHE, 5, seed=seed)


def test_the_largest_seed_works():
    assert Batch(PEARLS, 2, seed=2**63 - 1).playout().tolist() == [13, 13], "a pearl and three rounds of four bids"


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", True, None])
def test_without_a_thread_nothing_is_silently_left_unplayed(threads):
    with pytest.raises(ArchipelError, match="the number of threads is a whole number from 1 on, not"):
        Batch(MAHE, 5, threads=threads).playout()


@pytest.mark.parametrize("n", [-1, 2.0, "2", True, None, [2]])
def test_the_number_of_positions_is_a_whole_number(n):
    with pytest.raises(ArchipelError, match="the number of positions is a whole number from 0 on, not"):
        Batch(MAHE, n)


@pytest.mark.parametrize("seats", [2.0, "2", True, [2]])
def test_the_number_of_seats_is_a_whole_number(seats):
    with pytest.raises(BadOptions, match="for 2 to 7 players, not"):
        Batch(MAHE, 2, seats=seats)


def test_numbers_may_be_those_of_numpy():
    batch = Batch(PEARLS, np.int32(2), seats=np.int64(2), seed=np.int64(3), threads=np.int8(1))
    assert (len(batch), batch[0].seats) == (2, 2)


# --- answering ----------------------------------------------------------------------------------------------------


def test_answers_are_played_in_the_rows_that_name_a_seat():
    batch = bidding(3)
    batch.play([0, Batch.SKIP, 1], [bid(1), 999, bid(3)])
    assert batch.to_act().tolist() == [0b10, 0b11, 0b01]


def test_the_legal_answers_come_as_codes_with_their_number():
    answers, counts = bidding(2).legal([1, Batch.SKIP])
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
    "wrong", [[0.0, 1.0, 1.0], [True, False, True], ["0", "1", "1"], [None] * 3, np.zeros(3, np.uint64), [2**70] * 3]
)
def test_numbers_that_are_not_whole_are_refused(wrong):
    with pytest.raises(ArchipelError, match="seats: 3 whole numbers are wanted, one for each position, not values of"):
        bidding(3).play(wrong, [bid(1)] * 3)
    with pytest.raises(
        ArchipelError, match="answers: 3 whole numbers are wanted, one for each position, not values of"
    ):
        bidding(3).play([0] * 3, wrong)


def test_rows_of_different_lengths_are_refused():
    with pytest.raises(ArchipelError, match="seats: 3 whole numbers are wanted"):
        bidding(3).legal([[0], [0, 1], [0]])


@pytest.mark.parametrize("seat", [2, 99, WATCHER, -4])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    with pytest.raises(NoSeat, match=f"position 1: there is no seat with the number {seat}"):
        bidding(2).play([0, seat], [bid(1)] * 2)
    with pytest.raises(NoSeat, match=f"position 1: there is no seat with the number {seat}"):
        bidding(2).legal([0, seat])


def test_whole_numbers_of_every_width_are_taken():
    batch = bidding(2)
    batch.play(np.array([0, 1], np.int8), np.array([bid(1), bid(2)], np.uint32))
    assert batch.to_act().tolist() == [0b10, 0b01]


@pytest.mark.parametrize(
    ("seats", "answers", "because"),
    [
        ([0, 0, 0], [bid(1), -1, bid(1)], "position 1: there is no answer number -1"),
        ([0, 0, 0], [bid(1), bid(1), 99], "position 2: there is no answer number 99"),
        ([0, 0, 2], [bid(1), bid(1), bid(1)], "position 2: there is no seat with the number 2"),
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
    batch.play([Batch.SKIP, 1], [0, bid(2)])
    with pytest.raises(ArchipelError, match=r"position 1: Player 2 is not asked. \[P1.2\] Nothing was played."):
        batch.play([1, 1], [bid(1), bid(1)])
    assert batch.to_act().tolist() == [0b11, 0b01]


# --- chance -------------------------------------------------------------------------------------------------------


def test_chance_can_be_dictated():
    batch = Batch(PEARLS, 3, seats=2)
    batch.play([CHANCE, Batch.SKIP, CHANCE], [pearl(2), 0, pearl(3)])
    assert batch.to_act().tolist() == [0b11, CHANCE, 0b11]
    assert [batch[row].scene()["pearl"] for row in range(3)] == [2, 0, 3]


def test_the_answers_of_chance_are_listed_each_once():
    batch = Batch(MAHE, 2, seats=4)
    answers, counts = batch.legal([CHANCE, Batch.SKIP])
    assert counts.tolist() == [6, 0]
    assert [MAHE.answers.all[code] for code in answers[0, :6]] == list(MAHE.start(4).odds())
    assert bidding(1).legal([CHANCE])[1].tolist() == [0], "chance is not asked"


@pytest.mark.parametrize(
    ("seats", "answers", "because"),
    [
        ([CHANCE, 0], ["pearl 1", "bid 1"], r"position 1: Player 1 is not asked. \[P1.2\] Nothing was played."),
        ([CHANCE, CHANCE], ["pearl 1", "bid 1"], r"position 1: Chance cannot answer .*\[P1.2\] Nothing was played."),
    ],
)
def test_chance_is_held_to_the_rules_like_a_seat(seats, answers, because):
    batch = Batch(PEARLS, 2, seats=2)
    with pytest.raises(ArchipelError, match=because):
        batch.play(seats, [PEARLS.answers.code(answer) for answer in answers])
    assert batch.to_act().tolist() == [CHANCE, CHANCE]


def test_a_card_that_is_no_longer_in_the_bag_cannot_be_dictated():
    batch = Batch(MAHE, 1, seats=2)
    batch.play([CHANCE], [MAHE.answers.code("flip 3")])
    with pytest.raises(ArchipelError, match="Nothing was played"):
        batch.play([CHANCE], [MAHE.answers.code("flip 3")])


# --- scores and views ---------------------------------------------------------------------------------------------


def test_winners_and_totals_are_rows_of_all_positions():
    batch = bidding(20)
    assert batch.winners().shape == batch.totals().shape == (20, 2)
    assert not batch.winners().any(), "the games go on"
    batch.playout()
    for row in range(20):
        assert set(np.flatnonzero(batch.winners()[row])) == batch[row].winners
        assert batch.totals()[row].tolist() == batch[row].totals()


def test_an_empty_batch_has_no_winners_and_no_totals():
    assert len(Batch(MAHE, 0).winners()) == len(Batch(MAHE, 0).totals()) == len(Batch(MAHE, 0).views(0)) == 0


@pytest.mark.parametrize("seats", [0, 1, WATCHER, [0, 1, WATCHER], np.array([1, 1, 0], np.int8)])
def test_views_are_the_records_that_the_seats_see(seats):
    batch = bidding(3)
    batch.play([0, 1, 1], [bid(1), bid(2), bid(3)])
    seen = batch.views(seats)
    for row, seat in enumerate(np.broadcast_to(seats, 3)):
        assert seen[row].tobytes() == batch[row].view(seat).state().tobytes()
    assert batch[0].scene()["bids"] == [1, 0], "the batch itself is unchanged"


@pytest.mark.parametrize("seat", [2, CHANCE, Batch.SKIP, "0", 0.0, True, None])
def test_a_view_is_for_a_seat_or_a_spectator(seat):
    with pytest.raises(ArchipelError, match="seat"):
        bidding(3).views(seat)


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
