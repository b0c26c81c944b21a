"""The checks of secrecy find every leak that is planted into the toy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from archipel.core.history import History, Memory
from archipel.core.kernel import WATCHER
from archipel.core.position import Position, View
from tests.driving import PEARLS
from tests.secrecy import (
    Moment,
    check_drawings,
    check_events,
    check_histories,
    check_records,
    check_twins,
    check_views,
    random_game,
    statement,
)

LAST_ROUND = 2
Leak = Callable[[Any, Any, int], object]  # the whole record, the record of the view, the seat


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    return random_game(PEARLS, PEARLS.setup(3))


def check_everything(moments: list[Moment]) -> None:
    check_views(moments)
    check_events(moments)
    check_histories(moments)
    check_records(moments)
    check_twins(moments, refusals=3)
    check_drawings(moments, ("Ana", "Bo", "Cleo"))


def test_without_a_leak_nothing_is_found(moments):
    check_everything(moments)


# --- leaks in the record of a view --------------------------------------------------------------------------------


def show_pearl(whole: Any, shown: Any, seat: int) -> None:
    shown.pearl = whole.pearl


def show_pearl_in_the_last_round(whole: Any, shown: Any, seat: int) -> None:
    if whole.played == LAST_ROUND:
        shown.pearl = whole.pearl


def show_pearl_to_spectators(whole: Any, shown: Any, seat: int) -> None:
    if seat == WATCHER:
        shown.pearl = whole.pearl


def show_bids(whole: Any, shown: Any, seat: int) -> None:
    shown.bids[:] = whole.bids


def show_the_bid_of_the_neighbour(whole: Any, shown: Any, seat: int) -> None:
    shown.bids[(seat + 1) % 3] = whole.bids[(seat + 1) % 3]


def mark_a_bid(whole: Any, shown: Any, seat: int) -> None:
    """Hide the bid where people look, and keep it where they do not."""
    shown.bids[3] = whole.bids[0] if seat != 0 else 0


def hide_too_much(whole: Any, shown: Any, seat: int) -> None:
    shown.pearl = -1 if whole.pearl else 0


def keep_all_events(whole: Any, shown: Any, seat: int) -> None:
    shown.events[:] = whole.events
    shown.told = whole.told


def keep_events_behind_the_last(whole: Any, shown: Any, seat: int) -> None:
    shown.events[shown.told :] = whole.events[shown.told :]


def keep_ears(whole: Any, shown: Any, seat: int) -> None:
    if shown.told == whole.told:
        shown.events[: shown.told, 1] = whole.events[: shown.told, 1] | 0b10


def keep_revealed(whole: Any, shown: Any, seat: int) -> None:
    shown.revealed = whole.revealed


@pytest.mark.parametrize(
    "leak",
    [
        show_pearl,
        show_pearl_in_the_last_round,
        show_pearl_to_spectators,
        show_bids,
        show_the_bid_of_the_neighbour,
        mark_a_bid,
        hide_too_much,
        keep_all_events,
        keep_events_behind_the_last,
        keep_ears,
        keep_revealed,
    ],
    ids=lambda leak: leak.__name__,
)
def test_a_view_that_shows_too_much_or_too_little_is_found(monkeypatch, moments, leak: Leak):
    honest = Position.view

    def leaking(position: Position, seat: int) -> View:
        view = honest(position, seat)
        leak(position.s, view._position.s, seat)
        return view

    monkeypatch.setattr(Position, "view", leaking)
    with pytest.raises(AssertionError):
        check_everything(moments)


# --- other leaks --------------------------------------------------------------------------------------------------


def test_an_event_that_everybody_hears_is_found(monkeypatch, moments):
    monkeypatch.setattr(Position, "events", lambda position, seat=None: [event for _, event in position.told])
    with pytest.raises(AssertionError):
        check_events(moments)


def test_a_memory_of_something_that_was_not_told_is_found(monkeypatch, moments):
    monkeypatch.setattr(History, "memory", lambda history, game, seat: Memory.of(history.entries(game)))
    with pytest.raises(AssertionError):
        check_histories(moments)


def test_choices_that_depend_on_a_secret_are_found(monkeypatch, moments):
    honest = Position.legal
    monkeypatch.setattr(Position, "legal", lambda position, seat: honest(position, seat)[: int(position.s.pearl)])
    with pytest.raises(AssertionError):
        check_twins(moments, refusals=0)


def test_a_refusal_that_depends_on_a_secret_is_found(monkeypatch, moments):
    honest = Position.why_not
    monkeypatch.setattr(
        Position, "why_not", lambda position, *asked: None if position.s.pearl == 2 else honest(position, *asked)
    )
    with pytest.raises(AssertionError):
        check_twins(moments, refusals=3)


def test_scores_that_tell_a_secret_are_found(monkeypatch, moments):
    monkeypatch.setattr(View, "scores", lambda view: [{"pearl": id(view)}])
    with pytest.raises(AssertionError):
        check_twins(moments, refusals=0)


def test_a_drawing_that_tells_a_secret_is_found(monkeypatch, moments):
    monkeypatch.setattr(PEARLS.terminal, "draw", lambda view, words, names: str(id(view)))
    with pytest.raises(AssertionError):
        check_drawings(moments, ())


def test_a_statement_that_changes_nothing_is_found(monkeypatch, moments):
    monkeypatch.setattr(statement(PEARLS), "another", lambda scene, seat, luck: scene)
    with pytest.raises(AssertionError, match="changes what it hides"):
        check_twins(moments, refusals=0)
