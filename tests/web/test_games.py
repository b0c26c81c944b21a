"""Whole games in the browser: by mouse, by key, by typing."""

from __future__ import annotations

import pytest

from tests.marking import more
from tests.web.screen import Screen, by_key, by_mouse, by_typing


@pytest.mark.parametrize(
    ("title", "answer"),
    [more("Mahé", by_mouse), more("Chawaï", by_mouse), more("Chawaï", by_key), ("Chawaï", by_typing)],
)
def test_one_click_to_a_game_and_on_to_its_end(screen: Screen, title: str, answer):
    screen.play_now(title)
    screen.play_on(answer)
    assert screen.page.locator("tfoot td").count() >= 3
    assert not screen.complaints
