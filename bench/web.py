"""The speed of the page, in a real browser with the server on loopback; ratios against the targets.

make page && .venv/bin/python bench/web.py
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import archipel

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.serving import Served, settings_for  # noqa: E402 - the tests' server, from the root of the tree
from tests.web.chromium import launch  # noqa: E402
from tests.web.screen import Screen, by_mouse  # noqa: E402

FIRST_PAINT, REACTION, FRAME = 1000.0, 100.0, 1000 / 60  # milliseconds
ROUNDS = 12
QUIET = 500  # milliseconds
FRAMES = 600  # of each board in motion, ten seconds without a gap
SIZES = ((1280, 860), (2560, 1440))
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
# From pressing the key to the first frame in which something has changed; null when there is no choice left.
REACT = """() => new Promise((done) => {
  const key = document.querySelector('[data-choice] kbd')?.textContent;
  if (!key) return done(0);
  const begun = performance.now();
  new MutationObserver((_, me) => { me.disconnect(); requestAnimationFrame(() => done(performance.now() - begun)); })
    .observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true, attributes: true });
  const board = document.querySelector('section.board');
  board.focus();
  board.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
})"""
# The time between two frames in a row, while the board plays something out.
COUNT_FRAMES = """() => {
  window.frames_in_motion = [];
  let last = 0;
  const look = (now) => {
    const moves = Boolean(document.querySelector('section.board [data-frame]')?.dataset.frame);
    if (moves && last) window.frames_in_motion.push(now - last);
    last = moves ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        with Served(settings_for(f"sqlite:///{folder}/archipel.db")) as served:
            measure_reaction(Screen(browser.new_page(), served.url))
            for game in map(archipel.game, archipel.games()):
                for width, height in SIZES:
                    page = browser.new_page(viewport={"width": width, "height": height})
                    measure_frames(Screen(page, served.url), game.facts.title, f"{width}x{height}")
                    page.close()
        browser.close()


def measure_reaction(screen: Screen) -> None:
    paints, reactions = [], []
    screen.go().play_now("Mahé")
    for _ in range(ROUNDS):
        screen.page.reload()
        screen.until(lambda: screen.choices.count() > 0)
        screen.until(lambda: screen.page.evaluate(PAINT) is not None)
        paints.append(float(screen.page.evaluate(PAINT)))
        reactions.append(_reaction(screen))
    report("first paint of a table", paints, FIRST_PAINT)
    report("from the key to what is seen", reactions, REACTION)


def measure_frames(screen: Screen, title: str, size: str) -> None:
    """Play against bots at normal speed and compare the time of each frame with that of 60 frames a second."""
    screen.go().play_now(title)
    screen.page.evaluate(COUNT_FRAMES)
    times: list[float] = []
    while len(times) < FRAMES and not screen.is_over:
        screen.until(lambda: screen.choices.count() > 0 or screen.is_over)
        if not screen.is_over:
            by_mouse(screen)
        screen.page.wait_for_timeout(QUIET)
        times = screen.page.evaluate("window.frames_in_motion")
    late = sum(time > 1.5 * FRAME for time in times) / len(times)
    median = statistics.median(times)
    pace = f"median {median:.1f} ms, ratio {median / FRAME:.2f}, late {late:.1%}"
    print(f"{title} at {size}: {len(times)} frames, {pace}")


def _reaction(screen: Screen) -> float:
    """Press a key when it is our turn; the answer of the round before may still be on its way."""
    while True:
        screen.until(lambda: screen.choices.count() > 0)
        screen.page.wait_for_timeout(QUIET)
        if (time := float(screen.page.evaluate(REACT))) > 0:
            return time


def report(what: str, times: list[float], target: float) -> None:
    median, worst = statistics.median(times), max(times)
    print(f"{what}: median {median:.0f} ms, longest {worst:.0f} ms, target {target:.0f} ms, ratio {worst / target:.2f}")


if __name__ == "__main__":
    main()
