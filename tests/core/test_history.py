"""The history of a position and of a view: answers and events, through forks, pickles, tables and undo."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from archipel.core.batch import Batch
from archipel.core.dice import generator
from archipel.core.history import HistoryEntry, history_of
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.notation import Event
from archipel.core.position import Position, from_scene
from archipel.core.record import Record
from archipel.core.table import Table
from tests.driving import PEARLS
from tests.toys.pearls.state import Bid, Dealt, Pearl, Saw, Showed

ANA, BO = range(2)
PLAYED = ((CHANCE, "pearl 2"), (BO, "bid 3"), (ANA, "bid 1"))
DEALT = HistoryEntry(CHANCE, Pearl(2), (Dealt(ANA), Saw(2)))
BO_BIDS = HistoryEntry(BO, Bid(3), ())
SHOWN: tuple[Event, ...] = (Showed(ANA, 1), Showed(BO, 3))
ANA_BIDS = HistoryEntry(ANA, Bid(1), SHOWN)


def pearls() -> Position:
    """Two seats have bid once, after the first has seen the pearl."""
    position = PEARLS.start(2)
    for seat, answer in PLAYED:
        position.play(seat, answer)
    return position


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own pickle


def test_a_history_lists_every_answer_with_its_events():
    assert PEARLS.start(2).history == []
    assert pearls().history == [DEALT, BO_BIDS, ANA_BIDS]


def test_a_view_lists_what_its_seat_was_told_and_what_it_answered():
    position = pearls()
    assert position.view(ANA).history == [
        HistoryEntry(CHANCE, None, (Dealt(ANA), Saw(2))),
        HistoryEntry(BO, None, ()),
        ANA_BIDS,
    ]
    assert position.view(BO).history == [
        HistoryEntry(CHANCE, None, (Dealt(ANA),)),
        BO_BIDS,
        HistoryEntry(ANA, None, SHOWN),
    ]


def test_a_spectator_was_told_what_everybody_was_told():
    assert [entry.answer for entry in pearls().view(WATCHER).history] == [None, None, None]
    assert pearls().view(WATCHER).history[0].events == (Dealt(ANA),)


def test_a_refused_answer_leaves_no_trace():
    position = pearls()
    with pytest.raises(Exception, match="cannot answer"):
        position.play(ANA, "pearl 1")
    assert len(position.history) == 3


def test_a_fork_shares_the_past_and_has_a_future_of_its_own():
    position = pearls()
    fork = position.fork()
    assert fork.past is position.past
    fork.play(ANA, "bid 2")
    assert len(position.history) == 3
    assert [str(entry.answer) for entry in fork.history[2:]] == ["bid 1", "bid 2"]


def test_a_pickle_and_a_copy_keep_the_history():
    position = pearls()
    for twin in (again(position), copy.deepcopy(position)):
        assert twin.history == position.history
        assert twin.view(BO).history == position.view(BO).history


def test_a_pickled_view_keeps_what_its_seat_was_told():
    view = pearls().view(BO)
    assert again(view) == view
    assert again(view).history == view.history
    assert again(view).scene() == view.scene()


@pytest.mark.parametrize("seat", [BO, WATCHER])
def test_a_pickled_view_holds_no_byte_of_a_secret(seat):
    """Two games that differ in the pearl, which the seat has not seen, and in Ana's bid of the second round."""
    one, other = pearls(), PEARLS.start(2)
    for who, answer in ((CHANCE, "pearl 3"), *PLAYED[1:]):
        other.play(who, answer)
    one.play(ANA, "bid 1")
    other.play(ANA, "bid 3")
    assert pickle.dumps(one.view(seat)) == pickle.dumps(other.view(seat))
    assert pickle.dumps(one.view(ANA)) != pickle.dumps(other.view(ANA))


def test_positions_that_were_not_played_have_no_history():
    position = pearls()
    assert from_scene(PEARLS, position.scene()).history == []
    assert Position.from_bytes(PEARLS, position.to_bytes()).history == []
    assert position.view(BO).imagine(generator(1)).history == []
    batch = Batch(PEARLS, 1, seats=2)
    batch.settle()
    assert batch[0].history == []


def test_a_history_goes_on_from_there():
    position = from_scene(PEARLS, pearls().scene())
    position.play(BO, "bid 2")
    assert position.history == [HistoryEntry(BO, Bid(2), ())]
    assert position.view(ANA).history == [HistoryEntry(BO, None, ())]


def test_the_history_is_no_part_of_the_position():
    assert from_scene(PEARLS, pearls().scene()) == pearls()


def test_a_very_long_history_can_be_pickled_copied_and_forgotten():
    last: Any = history_of((BO, 0, b"") for _ in range(50_000))
    assert len(again(last).links()) == len(copy.deepcopy(last).links()) == 50_000
    assert len(last.memory(PEARLS, BO).entries) == 50_000
    del last


# --- tables -------------------------------------------------------------------------------------------------------


def table() -> Table:
    table = Table(PEARLS, PEARLS.setup(2), ("Ana", "Bo"))
    for seat, answer in PLAYED:
        table.submit(seat, answer)
    return table


def test_every_position_of_a_table_has_its_history():
    whole = [DEALT, BO_BIDS, ANA_BIDS]
    assert [table().at(number).history for number in range(4)] == [whole[:number] for number in range(4)]
    assert [ply.after.history for ply in table().plies] == [whole[: number + 1] for number in range(3)]


def test_an_answer_that_was_undone_is_no_longer_in_the_history():
    going_on = table()
    going_on.submit(ANA, "bid 2")
    going_on.undo(ANA)
    assert going_on.position.history == table().position.history
    assert going_on.position.view(ANA).history == table().position.view(ANA).history


def test_a_record_leads_to_the_same_history():
    *_, (_, last) = Record.of(table()).replay()
    assert last.after.history == table().position.history
