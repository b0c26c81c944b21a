"""The terminal keeps the others' cards face down."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from archipel.core.kernel import WATCHER
from archipel.core.words import words
from tests.driving import Sea, scene

ANA, BO, CLEO, DOV = range(4)
NAMES = ("Ana", "Bo", "Cleo", "Dov")
STEPS = [
    {"step": "die"},
    {"step": "decide", "dice": [2]},
    {"step": "turn up", "clutch": None},
    {"step": "pick", "seats": 2},
]


def drawn(sea: Sea, seat: int) -> str:
    paper = StringIO()
    names = NAMES[: sea.seats]
    drawing = sea.position.game.terminal.draw(sea.view(seat), words("en", sea.position.game.package), names)
    Console(width=100, file=paper).print(drawing)
    return paper.getvalue()


def table(fields: dict[str, object], *cards: list[int]) -> Sea:
    return scene("mahe", **({"turn": "red", "clutch": 3} | fields), cards=list(cards[: fields.get("seats", 4)]))


@pytest.mark.parametrize("fields", STEPS, ids=lambda fields: fields["step"])
def test_the_cards_of_the_others_lie_face_down(fields):
    """[M5.1, M-R13] The drawing does not depend on them; the owner sees the difference."""
    one = table(fields, [3, 4], [6, 6], [1], [])
    other = table(fields, [3, 4], [1, 5], [2], [])
    assert drawn(one, ANA) == drawn(other, ANA)
    assert drawn(one, WATCHER) == drawn(other, WATCHER)
    assert drawn(one, BO) != drawn(other, BO)
    assert "7  (3 4)" in drawn(one, ANA)


def test_all_cards_are_open_at_the_end():
    """[M-R13]"""
    cards = [[1, 3, 3, 4, 5, 6], [1, 2, 4, 4, 6], [2, 3, 4, 6], [3, 3, 4, 5, 5]]
    over = drawn(scene("mahe", step="over", beach="yellow", cards=cards), WATCHER)
    assert "?" not in over
    assert "(3 3 4 5 5)" in over
