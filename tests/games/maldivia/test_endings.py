"""The golden games include every kind of ending."""

from __future__ import annotations

import pytest

from archipel.core.record import read
from archipel.games.maldivia.events import Over
from tests.games.maldivia.endings import ENDINGS, GOLDEN


@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_game_ends_as_its_name_says(name):
    """[V8.1, V8.3, V8.4]"""
    table = read((GOLDEN / f"{name}.archipel").read_text("utf-8")).table()
    _, ends_so = ENDINGS[name]
    assert table.position.is_over
    assert table.plies[-1].events()[-1] == Over()
    assert ends_so(table)
