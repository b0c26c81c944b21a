"""Take the pictures of the page for the documentation: a real server, a real browser, a real game.

make page && .venv/bin/python tools/screens.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT))

from tests.server.serving import Served, settings_for  # noqa: E402 - the tests' server, from the root of the tree
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.sitting import Screen, by_key  # noqa: E402

ANSWERS = 9  # before the picture is taken


def main() -> None:
    found = subprocess.run(["node", "tools/chromium.js"], cwd=ROOT / "web", capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout, args=FLAGS)
        with Served(settings_for(f"sqlite:///{folder}/archipel.db")) as served:
            _take(screen(browser, served, 1280, 860), "page-home")
            for title, name in (("Mahé", "page-mahe"), ("Chawaï", "page-chawai")):
                _take(_in_play(screen(browser, served, 1280, 860), title), name)
            _take(_in_play(screen(browser, served, 390, 844, scheme="dark"), "Mahé"), "page-phone")
        browser.close()


def screen(browser: Browser, served: Served, width: int, height: int, scheme: str = "light") -> Screen:
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en", color_scheme=scheme, reduced_motion="reduce"
    )
    context.add_init_script("""localStorage.setItem("archipel", '{"name": "Ana"}')""")
    return Screen(context.new_page(), served.url).go()


def _in_play(shown: Screen, title: str) -> Screen:
    shown.play_now(title)
    for _ in range(ANSWERS):
        shown.until(lambda: shown.choices.count() > 0)
        by_key(shown)
    shown.until(lambda: shown.choices.count() > 0)
    return shown


def _take(shown: Screen, name: str) -> None:
    page: Page = shown.page
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
