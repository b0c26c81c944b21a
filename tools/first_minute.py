"""Picture what a newcomer sees, second by second: `make play` in a fresh clone, then the page, until the first move.

make page && .venv/bin/python tools/first_minute.py

The times are those of this machine, while nothing else runs on it.
"""

from __future__ import annotations

import base64
import html
import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "pictures" / "first-minute.png"
sys.path.insert(0, str(ROOT))

from bench.fresh import clean_environment, free_port  # noqa: E402 - found from the repository root
from tests.web.chromium import launch  # noqa: E402

GAME = "Mahé"
EVERY = 10.0  # seconds between two pictures of the page, besides those of what the newcomer does
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WARNINGS = ("WARNING:", "npm warn")  # of an index of packages with gaps
STYLE = """
  body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; background: #f4efe6; color: #123; width: 1500px }
  pre { background: #10202b; color: #dff; padding: 16px; border-radius: 8px; font-size: 14px; white-space: pre-wrap }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
  figure { margin: 0 } img { width: 100%; border: 1px solid #9ab; border-radius: 6px } figcaption { font-weight: 600 }
"""


@dataclass
class Story:
    """The things that were seen, each with the seconds since the command was given."""

    begun: float = field(default_factory=time.monotonic)
    lines: list[str] = field(default_factory=list)
    pictures: list[tuple[str, bytes]] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def hear(self, line: str) -> None:
        text = COLOURS.sub("", line).rstrip()
        if text and not text.startswith(WARNINGS):
            self.lines.append(f"{self.seconds:6.1f} s  {text}")

    def see(self, page: Page, what: str) -> None:
        self.pictures.append((f"{self.seconds:.0f} s: {what}", page.screenshot()))

    def page(self) -> str:
        """The whole story as one page."""
        shown = "".join(
            f'<figure><figcaption>{html.escape(what)}</figcaption><img src="data:image/png;base64,{coded(picture)}">'
            "</figure>"
            for what, picture in self.pictures
        )
        told = html.escape("\n".join(["$ make play", *self.lines]))
        return f"<style>{STYLE}</style><pre>{told}</pre><main>{shown}</main>"


def coded(picture: bytes) -> str:
    return base64.b64encode(picture).decode()


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        browser = launch(playwright)
        story = first_minute(Path(name), browser)
        sheet = browser.new_page(viewport={"width": 1548, "height": 900})
        sheet.set_content(story.page())
        sheet.screenshot(path=PICTURE, full_page=True)
        print(*story.lines, *(what for what, _ in story.pictures), PICTURE, sep="\n")


def first_minute(folder: Path, browser: Browser) -> Story:
    """Clone, give the command in a terminal of its own, and do what a newcomer does."""
    clone, port = folder / "clone", free_port()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    environment = clean_environment(folder / "cache") | {
        "ARCHIPEL_PORT": str(port),
        "ARCHIPEL_DATABASE_URL": f"sqlite:///{folder / 'archipel.db'}",
        "LANG": "en_GB.UTF-8",
        "TERM": "xterm-256color",
        "COLUMNS": "110",
    }
    ours, theirs = pty.openpty()
    story = Story()
    server = subprocess.Popen(
        ["make", "play"], cwd=clone, env=environment, stdout=theirs, stderr=theirs, start_new_session=True
    )
    os.close(theirs)
    threading.Thread(target=listen, args=(ours, story), daemon=True).start()
    try:
        visit(browser, f"http://127.0.0.1:{port}/", story)
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(60)
    return story


def listen(terminal: int, story: Story) -> None:
    with os.fdopen(terminal, encoding="utf-8", errors="replace") as lines:
        try:
            for line in lines:
                story.hear(line)
        except OSError:  # the other end is closed
            return


def visit(browser: Browser, address: str, story: Story) -> None:
    """Open the page as soon as it answers, click a game that is not ready yet, and make the first move."""
    page = browser.new_page(viewport={"width": 1280, "height": 860}, locale="en-GB")
    until_open(page, address)
    story.see(page, "the page answers, games are being prepared")
    page.get_by_role("article", name=GAME).get_by_role("button").first.click()
    story.see(page, f"a click on {GAME}: it waits until the game is ready")
    choice = page.locator("[data-choice]:visible, [data-lit]:visible")
    while not choice.count():
        page.wait_for_timeout(200)
    story.see(page, "at the table, with the first question")
    choice.first.click()
    page.wait_for_timeout(1_500)
    story.see(page, "the first move has been made")
    page.goto(address)
    while any(one["state"] != "ready" for one in page.request.get(f"{address}api/preparations").json()):
        story.see(page, "the other games are still being prepared")
        page.wait_for_timeout(int(1_000 * EVERY))
    story.see(page, "everything is ready")


def until_open(page: Page, address: str) -> None:
    while True:
        try:
            page.goto(address)
            break
        except Error:  # nobody answers yet
            time.sleep(0.2)
    page.get_by_role("heading", name=GAME).wait_for()


if __name__ == "__main__":
    main()
