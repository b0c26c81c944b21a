"""The default board: a game without a web folder, added after the page was built, is played to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.outside import examples_installed
from tests.server.serving import Served, settings_for
from tests.web.screen import Screen


@pytest.fixture
def served(tmp_path) -> Iterator[Served]:
    """A server that also offers Pig."""
    with examples_installed(), Served(settings_for(f"sqlite:///{tmp_path / 'archipel.db'}")) as server:
        yield server


def bank(screen: Screen) -> None:
    screen.page.locator("[data-answer=bank]").first.click()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_outside_game_is_played_to_its_end(open_screen: Callable[..., Screen], lang: str):
    screen = open_screen(lang=lang)
    screen.play_now("Pig")
    screen.play_on(bank)
    assert "banks" in screen.page.locator("main").inner_text()
    assert not screen.complaints


def test_its_rules_are_shown(open_screen: Callable[..., Screen]):
    screen = open_screen("rules/pig")
    screen.page.get_by_text("A turn begins with a roll of one die.").wait_for()
    assert not screen.complaints
