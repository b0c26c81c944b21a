"""Take the screenshots of two people at one table: lobby, game with chat, result and replay, wide and on a phone.

make page && .venv/bin/python tools/people_screens.py
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT))

from tests.server.serving import Served, settings_for  # noqa: E402 - the test server, found from the repository root
from tests.web.chromium import launch  # noqa: E402
from tests.web.people import open_table, sit  # noqa: E402
from tests.web.screen import Screen, by_mouse  # noqa: E402

WIDE, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
SEATS = 3
MOMENT = 20  # of the replay
LINES = (("ana", "Well dived! That tuna was mine."), ("bo", "Look out for the gull."))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with Served(settings_for(f"sqlite:///{folder}/archipel.db")) as served:
            people = {"ana": screen(browser, served, WIDE), "bo": screen(browser, served, PHONE)}
            take_lobby(people)
            take_game(people)
            take_replay(people)
        browser.close()


def screen(browser: Browser, served: Served, size: dict[str, int]) -> Screen:
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
    context.add_init_script("""localStorage.archipel ??= '{"speed": "instant", "tips": false}'""")
    return Screen(context.new_page(), served.url).go()


def take_lobby(people: dict[str, Screen]) -> None:
    """Ana opens a table and Bo follows her link; a bot has the last seat."""
    ana, bo = people["ana"], people["bo"]
    bo.page.goto(open_table(ana, "chawai", SEATS))
    bo.page.get_by_label("Your name").fill("Bo")
    take(bo, "people-link-phone")
    sit(bo, "Bo")
    ana.button(f"Add a bot to seat {SEATS}").click()
    take(ana, "people-lobby")
    take(bo, "people-lobby-phone")
    ana.button("Start the game").click()


def take_game(people: dict[str, Screen]) -> None:
    """A few rounds with a chat, then the end."""
    for _ in range(3):
        for one in people.values():
            one.until(lambda one=one: one.choices.count() > 0)
            by_mouse(one)
    for name, text in LINES:
        one = people[name]
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_label("Say something").fill(text)
        one.button("Send").click()
    people["ana"].page.get_by_role("tabpanel").get_by_text(LINES[-1][1]).wait_for()
    take(people["ana"], "people-table")
    take(people["bo"], "people-table-phone")
    while not all(one.is_over for one in people.values()):
        for one in people.values():
            if one.choices.count():
                one.page.get_by_role("tab").first.click()
                by_mouse(one)
        people["ana"].page.wait_for_timeout(20)
    take(people["ana"], "people-result")
    take(people["bo"], "people-result-phone")


def take_replay(people: dict[str, Screen]) -> None:
    for name, file in (("ana", "people-replay"), ("bo", "people-replay-phone")):
        table = people[name].page.url.rpartition("/")[2]
        people[name].go(f"replay/{table}/{MOMENT}").page.locator("section.board").wait_for()
        take(people[name], file)


def take(shown: Screen, name: str) -> None:
    shown.page.evaluate("document.activeElement.blur()")
    shown.page.mouse.move(0, 0)
    shown.page.wait_for_timeout(600)  # until fonts and pictures are drawn
    shown.page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
