"""Every way in which a voyage alone ends is among the golden games."""

from __future__ import annotations

import pytest

from archipel.core.record import read
from tests.games.deole.endings import ENDINGS, GOLDEN


@pytest.mark.parametrize("name", ENDINGS)
def test_a_golden_voyage_ends_as_its_name_says(name):
    """[D9.6, D9.11, D9.12, D-R32]"""
    table = read((GOLDEN / f"{name}.archipel").read_text("utf-8")).table()
    _, ends_so = ENDINGS[name]
    assert table.position.is_over
    assert ends_so(table)
    assert bool(table.position.winners) == (name == "1-won")
