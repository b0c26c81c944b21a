"""Take the screenshots for the documentation, with a real server, a real browser and a real game.

make page && .venv/bin/python tools/screens.py
.venv/bin/python tools/screens.py page-mahe page-deole
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import archipel
from archipel import bots

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT))

from tests.server.serving import Served, settings_for  # noqa: E402 - the test server, found from the repository root
from tests.web.chromium import launch  # noqa: E402
from tests.web.screen import Screen  # noqa: E402

THOUGHT = bots.Budget(nodes=20_000)  # no seconds: a slow machine makes the same choices
AT_REST = "document.activeElement.blur()"
HEIGHTS = {390: 844, 1280: 860, 2560: 1440}
PNG_UP_TO = 1280  # pixels; larger pictures are stored as JPEG


@dataclass(frozen=True)
class Picture:
    name: str
    title: str = ""  # of the game; empty for the home page
    asked: str = ""  # start of an answer that must be possible in the picture
    answers: int = 9  # given before the picture is taken
    width: int = 1280
    scheme: str = "light"
    touched: tuple[str, ...] = ()  # buttons to click, by the start of their names

    @property
    def file(self) -> str:
        return f"{self.name}.{'png' if self.width <= PNG_UP_TO else 'jpg'}"


PICTURES = (
    Picture("page-home"),
    Picture("page-mahe", "Mahé", "roll"),
    Picture("page-chawai", "Chawaï", "dive", 5),
    Picture("page-maldivia", "Maldivia", "sail", 14),
    Picture("page-maldivia-plan", "Maldivia", "plan", touched=("Tile 1: ", "Tile 2: ", "Swap tiles 3")),
    Picture("page-deole", "Déole", "lay", 30),
    Picture("page-mahe-phone", "Mahé", "roll", width=390, scheme="dark"),
    Picture("page-chawai-phone", "Chawaï", "dive", 5, width=390),
    Picture("page-maldivia-phone", "Maldivia", "sail", width=390),
    Picture("page-deole-phone", "Déole", "lay", 30, width=390, scheme="dark"),
    Picture("page-mahe-large", "Mahé", "roll", width=2560),
    Picture("page-chawai-large", "Chawaï", "dive", 5, width=2560, scheme="dark"),
    Picture("page-maldivia-large", "Maldivia", "sail", 14, width=2560),
    Picture("page-deole-large", "Déole", "lay", 30, width=2560, scheme="dark"),
)


def main(names: list[str]) -> None:
    """Take the named pictures, or all of them."""
    with browser_and_server() as (browser, served):
        for picture in PICTURES:
            if not names or picture.name in names:
                take(picture, screen(browser, served, picture), served)


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, Served]]:
    """A real browser, and a real server with everything compiled."""
    for game in map(archipel.game, archipel.games()):
        bots.rehearse(game)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with Served(settings_for(f"sqlite:///{folder}/archipel.db")) as served:
            yield browser, served
        browser.close()


def screen(browser: Browser, served: Served, picture: Picture, lang: str = "en") -> Screen:
    context = browser.new_context(
        viewport={"width": picture.width, "height": HEIGHTS[picture.width]},
        locale=lang,
        color_scheme=picture.scheme,
        reduced_motion="reduce",
    )
    context.add_init_script("""localStorage.archipel = '{"name": "Ana", "speed": "instant", "tips": false}'""")
    return Screen(context.new_page(), served.url).go()


def take(picture: Picture, shown: Screen, served: Served, folder: Path = FOLDER) -> None:
    page = shown.page
    if picture.title:
        _play(picture, shown.play_now(picture.title), served)
    for name in picture.touched:
        shown.button(name).click()
    page.evaluate(AT_REST)
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    page.screenshot(path=folder / picture.file, quality=None if picture.file.endswith("png") else 82)
    print(folder / picture.file)


def _play(picture: Picture, shown: Screen, served: Served) -> None:
    """Answer until enough answers have been given and the wanted question is asked."""
    wanted = shown.page.locator(f"[data-choice^='{picture.asked}'], [data-lit^='{picture.asked}']")
    answers, adviser = 0, new_adviser()
    while True:
        shown.until(lambda: shown.choices.count() > 0 or shown.is_over)
        if shown.is_over:
            raise SystemExit(f"{picture.name}: the game ended after {answers} answers, too early for the picture")
        if answers >= picture.answers and wanted.count():
            return
        answer(shown, served, adviser)
        answers += 1


def new_adviser() -> bots.Bot:
    """A strong player, who always gives the same advice in the same game."""
    return bots.make("rollout", 0, THOUGHT)


def answer(shown: Screen, served: Served, adviser: bots.Bot) -> None:
    """Type what the adviser says, and wait until it is played."""
    ply = shown.settled
    field = shown.open_choices().page.locator("#typed")
    field.fill(_advised(served, shown.page.url.rsplit("/", 1)[-1], adviser))
    field.press("Enter")
    shown.until(lambda: shown.settled != ply)


def _advised(served: Served, table: str, adviser: bots.Bot) -> str:
    """Return the answer that the adviser would give for the only human player at this table."""
    room = served.process.registry.room(table)
    seat = next(seat for seat, place in enumerate(room.seats) if not place.is_played_by_bot)
    return str(adviser.choose(room.game_log.game.position.view(seat)))


if __name__ == "__main__":
    main(sys.argv[1:])
