"""The scene of a game that defines none: the fields of its record by their names."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from archipel.core.errors import BadScene
from archipel.core.kernel import SEAT, record, with_edition
from archipel.core.position import from_scene
from archipel.core.record_scene import RecordScene
from tests.driving import PEARLS, some_positions


@pytest.fixture(autouse=True)
def _without_a_scene(monkeypatch):
    monkeypatch.setitem(PEARLS.__dict__, "scene", RecordScene(PEARLS.state, PEARLS.rules.to_act))


def test_it_is_the_whole_position():
    for position in some_positions(PEARLS, PEARLS.setup(3), seed=2, count=10):
        again = from_scene(PEARLS, position.scene())
        assert again == position
        assert again.scene() == position.scene()


def test_fields_that_are_left_out_are_as_at_the_start():
    assert from_scene(PEARLS, {"seats": 2}) == PEARLS.start(2)
    assert from_scene(PEARLS, {"seats": 2, "played": 1}).scene()["played"] == 1


@pytest.mark.parametrize(
    ("field", "why", "value"),
    [
        ("played", "from -128 to 127, not 128", 128),
        ("played", "from -128 to 127, not True", True),
        ("won", "there are 4, not 3", [0, 0, 0]),
        ("won", "it must be a list, not 5", 5),
        ("won", "from -128 to 127, not 'x'", ["x", 0, 0, 0]),
        ("wind", "there is no such field", 1),
    ],
)
def test_types_shapes_and_ranges_are_checked(field, why, value):
    with pytest.raises(BadScene) as caught:
        from_scene(PEARLS, {"seats": 2, field: value})
    assert caught.value.field == field
    assert why in str(caught.value)


def test_the_seat_to_move_is_at_the_table():
    (check,) = RecordScene(PEARLS.state, lambda _: 1 << 4).checks(SimpleNamespace(seats=4))
    assert check == (True, "played", "the seat to move is not at this table")


@pytest.mark.parametrize("edition", ["", "2"])
def test_fields_declared_as_seats_are_counted_from_1(edition):
    state = record(events=2, seats="i1", turn=SEAT, order=(SEAT, 3), points=("i2", 3))
    scene = RecordScene(with_edition(state, edition) if edition else state, lambda _: 1)
    written = scene.secret(SimpleNamespace(turn=0, order=[2, 0, -1], points=[0, 7, 0]))
    assert {name: written[name] for name in ("turn", "order", "points")} == {
        "turn": 1,
        "order": [3, 1, 0],
        "points": [0, 7, 0],
    }
