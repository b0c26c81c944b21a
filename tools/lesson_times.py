"""Play every lesson in a real browser at its usual speed, and say how long each takes somebody who reads it.

make page && .venv/bin/python tools/lesson_times.py --lang de
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import archipel
from archipel.core.lessons import chapters
from archipel.core.words import LANGUAGES

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.serving import Served, settings_for
from tests.web.chromium import launch
from tests.web.screen import Screen
from tests.web.test_lessons import lesson_of, reach

WORDS_PER_SECOND = 200 / 60  # an ordinary reader
SECONDS_PER_MOVE = 3  # to find the place and click
SECONDS_PER_CLICK = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    lang = parser.parse_args().lang
    print("game       chapter          steps  words  board   all  (seconds)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with Served(settings_for(f"sqlite:///{folder}/archipel.db")) as served:
            for name in archipel.games():
                total = 0.0
                for chapter in chapters(archipel.game(name)):
                    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale=lang)
                    total += learn(Screen(context.new_page(), served.url).go(), name, chapter.id, lang)
                    context.close()
                print(f"{name:<10} {'all chapters':<36} {total:4.0f}", flush=True)
        browser.close()


def learn(screen: Screen, game: str, chapter: str, lang: str) -> float:
    """Play one chapter; print and return how many seconds it takes."""
    steps = lesson_of(screen, game, chapter, lang)["steps"]
    screen.go(f"learn/{game}/{chapter}")
    begun = time.monotonic()
    for number, step in enumerate(steps, 1):
        reach(screen, number)
        if step["answer"]:
            screen.page.locator("section.board").focus()
            screen.page.keyboard.press("/")
            screen.page.keyboard.insert_text(step["answer"])
            screen.page.keyboard.press("Enter")
        elif number < len(steps):
            screen.page.locator("#lesson-on").click()
    board = time.monotonic() - begun
    words = sum(len(step["text"].split()) for step in steps)
    moves = sum(bool(step["answer"]) for step in steps)
    whole = board + words / WORDS_PER_SECOND + moves * SECONDS_PER_MOVE + (len(steps) - moves) * SECONDS_PER_CLICK
    print(f"{game:<10} {chapter:<16} {len(steps):5} {words:6} {board:6.0f} {whole:5.0f}", flush=True)
    return whole


if __name__ == "__main__":
    main()
