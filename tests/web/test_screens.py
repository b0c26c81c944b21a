"""Every screen: no missing word and no overflow in any language, no complaint from axe, no request to other hosts."""

from __future__ import annotations

from pathlib import Path

import pytest

import archipel
from archipel.core.lessons import chapters
from archipel.core.words import LANGUAGES
from tests.marking import diagonal, more
from tests.server.serving import Served
from tests.web.conftest import FINISHED_GAMES
from tests.web.people import open_table
from tests.web.reading import blemishes
from tests.web.screen import Screen, by_key

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TITLES = ("Mahé", "Chawaï", "Maldivia", "Déole")
WIDTHS = (320, 360, 390, 640, 1280)  # 640 is what is left of 1280 at 200%, and 320 at 400%
SCHEMES = ("light", "dark")


CONTENT = {  # what shows that a screen is complete
    "": "article",
    "about": "h1",
    "recover": "h1",
    "new": "form.card",
    "rules": ".rules p",
    "learn": "li[aria-labelledby^=chapter], .lesson .text",
    "table": "tfoot",
    "replay": "input[type=range]",
    "nowhere": ".trouble",
}


def screens(finished: dict[str, str]) -> list[str]:
    """The address of every kind of screen that needs nobody to play."""
    paths = ["", "about", "recover/nonsense", "nowhere"]
    for game in FINISHED_GAMES:
        paths += [f"new/{game}", f"rules/{game}", f"table/{finished[game]}", f"replay/{finished[game]}/9/2"]
        paths += [f"learn/{game}", f"learn/{game}/{chapters(archipel.game(game))[0].id}"]
    return paths


def visit(screen: Screen, path: str) -> None:
    """Open this screen and wait until it is complete."""
    screen.go(path)
    screen.settle(CONTENT[path.partition("/")[0]])


def overflow(screen: Screen) -> int:
    """How many pixels the page is wider than its window."""
    return int(screen.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def height_of_the_choices(screen: Screen) -> float:
    return float(screen.page.locator("[aria-labelledby=turn-title]").evaluate("one => one.offsetHeight"))


def complaints_of_axe(screen: Screen) -> list[str]:
    if not screen.page.evaluate("'axe' in window"):  # it stays until the page is loaded again
        screen.page.evaluate(AXE.read_text("utf-8"))
    found = screen.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


@pytest.mark.parametrize(("lang", "width"), diagonal(LANGUAGES, WIDTHS, 2))
def test_nothing_is_missing_cut_off_or_asked_of_other_servers(
    open_screen, finished: dict[str, str], served: Served, lang: str, width: int
):
    screen = open_screen(lang=lang, width=width)
    for path in screens(finished):
        visit(screen, path)
        assert screen.page.locator("html").get_attribute("lang") == lang
        assert not blemishes(screen, lang), path
        assert overflow(screen) <= 0, path
    missing = [complaint for complaint in screen.complaints if "no words" in complaint]
    assert not missing
    assert screen.asked_for
    assert not [url for url in screen.asked_for if not url.startswith(served.url) and not url.startswith("data:")]


@pytest.mark.parametrize(("lang", "title"), diagonal(LANGUAGES, TITLES, 2))
def test_a_running_game_fits_a_small_phone_in_every_language(open_screen, lang: str, title: str):
    screen = open_screen(lang=lang, width=360, height=740).play_now(title)
    for _ in range(3):
        screen.until(lambda: screen.choices.count() > 0 or screen.is_over)
        assert overflow(screen) <= 0
        assert not blemishes(screen, lang)
        assert height_of_the_choices(screen) <= 740 / 3  # they lie over the board
        by_key(screen)
    for tab in screen.page.get_by_role("tab").all():
        tab.click()
        screen.settle()
        assert overflow(screen) <= 0
        assert not blemishes(screen, lang)
    assert not screen.complaints


@pytest.mark.parametrize("scheme", [more("light"), more("dark")])
def test_axe_finds_nothing_on_any_screen(open_screen, finished: dict[str, str], scheme: str):
    screen = open_screen(color_scheme=scheme)
    for path in screens(finished):
        visit(screen, path)
        assert not complaints_of_axe(screen), path


@pytest.mark.parametrize(("scheme", "title"), diagonal(SCHEMES, TITLES[:2], 1))
def test_axe_finds_nothing_in_a_running_game(open_screen, scheme: str, title: str):
    screen = open_screen(color_scheme=scheme).play_now(title)
    screen.until(lambda: screen.choices.count() > 0)
    for tab in screen.page.get_by_role("tab").all():
        tab.click()
        screen.settle()
        assert not complaints_of_axe(screen)


def test_axe_finds_nothing_while_seats_are_taken(open_screen):
    screen = open_screen()
    open_table(screen, "mahe", 3)
    assert not complaints_of_axe(screen)
