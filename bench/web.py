"""How fast the page is, in a real browser with the server on loopback; ratios against the targets.

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
from tests.web.sitting import Screen  # noqa: E402

FIRST_PAINT, REACTION = 1000.0, 100.0  # milliseconds
ROUNDS = 12
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
# From pressing the key to the first frame in which the state has changed.
REACT = """() => new Promise((done) => {
  const title = document.querySelector('.turn');
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
                paints.append(float(page.evaluate(PAINT)))
                reactions.append(float(page.evaluate(REACT)))
        browser.close()
    report("first paint of a table", paints, FIRST_PAINT)
    report("from the key to what is seen", reactions, REACTION)


def report(what: str, times: list[float], target: float) -> None:
    median, worst = statistics.median(times), max(times)
    print(f"{what}: median {median:.0f} ms, longest {worst:.0f} ms, target {target:.0f} ms, ratio {worst / target:.2f}")


if __name__ == "__main__":
    main()
