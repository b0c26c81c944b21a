"""Laws of secrecy: everybody is told exactly what the game's own statement says; see `tests/secrecy.py`."""

from __future__ import annotations

import pytest

from tests.driving import GAMES, few, tables
from tests.marking import grouped, more
from tests.secrecy import (
    OF_EACH_STEP,
    Moment,
    check_drawings,
    check_events,
    check_histories,
    check_records,
    check_twins,
    check_views,
    random_game,
    some,
    statement,
)

NAMES = ("Ana", "Bo", "Cléo", "Dov", "Eva", "Fou", "Gil")
REFUSALS = 25  # answers tried by each seat in each position


@pytest.fixture(scope="module", params=[grouped(table) for table in tables()])
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    """The random game of one table, kept while its laws are tried."""
    return random_game(*request.param)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_states_its_secrets(game):
    assert statement(game)


def test_every_view_shows_exactly_what_its_seat_may_see(moments):
    check_views(some(moments, few(60)))


def test_everybody_hears_exactly_the_events_for_their_seat(moments):
    check_events(moments)


def test_everybody_remembers_exactly_what_they_were_told(moments):
    check_histories(some(moments, few(20)))


def test_the_record_of_a_view_holds_nothing_that_was_not_heard(moments):
    check_records(some(moments, few(40)))


@pytest.mark.parametrize("count", [10, more(40)])
def test_everything_hidden_may_be_different(moments, count):
    check_twins(some(moments, few(count), few(1 if count == 10 else OF_EACH_STEP)), few(REFUSALS))


def test_a_drawing_shows_nothing_hidden(moments):
    check_drawings(some(moments, few(10)), NAMES)
