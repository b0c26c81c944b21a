"""The record, and the binding of games to records."""

from __future__ import annotations

import pytest

from archipel.core import kernel
from tests.driving import GAMES, PEARLS


def test_a_record_needs_seats():
    with pytest.raises(TypeError, match='a record needs the field "seats"'):
        kernel.record(events=2, turn="i1")


@pytest.mark.parametrize("name", ["shape", "item", "copy", "T", "data", "fill"])
def test_a_field_cannot_be_called_like_an_attribute_of_numpys(name):
    with pytest.raises(TypeError, match=f'"{name}" cannot be a field'):
        kernel.record(events=2, seats="i1", **{name: "i1"})


def test_a_record_ends_with_what_just_happened():
    state = kernel.record(events=2, seats="i1", bids=("i2", 4))
    assert state.names == ("seats", "bids", "events", "told", "revealed")
    assert kernel.position_size(state) == 1 + 2 * 4, "packed: no padding that would spoil equality"


def test_two_games_cannot_share_a_layout():
    assert PEARLS.rules
    with pytest.raises(TypeError, match="two games share one record layout"):
        kernel.bind(PEARLS.state, {})


def test_every_game_has_a_layout_of_its_own():
    assert len({game.state for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize(("value", "plain"), [("1", True), ("0", False), ("", False)])
def test_a_variable_selects_plain_python(monkeypatch, value, plain):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", value)
    assert kernel.plain() is plain
