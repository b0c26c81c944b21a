"""The speed of the page, in a real browser with the server on loopback; ratios against the targets.

make page && .venv/bin/python bench/web.py
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.serving import Served, settings_for  # noqa: E402 - the tests' server, from the root of the tree
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.screen import Screen  # noqa: E402

FIRST_PAINT, REACTION = 1000.0, 100.0  # milliseconds
ROUNDS = 12
QUIET = 500  # milliseconds
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# From pressing the key to the first frame in which something has changed; null when there is no choice left.
REACT = """() => new Promise((done) => {
  if (!document.querySelector('[data-answer]:not([aria-disabled])')) return done(0);
  const title = document.querySelector('.card.turn');
  const begun = performance.now();
  new MutationObserver((_, me) => { me.disconnect(); requestAnimationFrame(() => done(performance.now() - begun)); })
    .observe(title, { childList: true, subtree: true, characterData: true, attributes: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
})"""


def main() -> None:
    found = subprocess.run(["node", "tools/chromium.js"], cwd=ROOT / "web", capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout, args=FLAGS)
        with Served(settings_for(f"sqlite:///{folder}/archipel.db")) as served:
            page = browser.new_page()
            screen = Screen(page, served.url).go().play_now("Mahé")
            paints, reactions = [], []
            for _ in range(ROUNDS):
                page.reload()
                screen.until(lambda: screen.choices.count() > 0)
                paints.append(float(page.wait_for_function(PAINT).json_value()))
                reactions.append(_reaction(screen))
        browser.close()
    report("first paint of a table", paints, FIRST_PAINT)
    report("from the key to what is seen", reactions, REACTION)


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
