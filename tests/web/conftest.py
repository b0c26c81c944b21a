"""A real Chromium before a real server."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.server.serving import Served, settings_for
from tests.web.sitting import Screen

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "archipel" / "server" / "page"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-zygote",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser needs the compiled kernel: as plain Python the bots would keep it waiting."""
    for item in items:
        if "tests/web" in item.path.as_posix():
            item.add_marker(pytest.mark.compiled)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    assert (PAGE / "index.html").exists(), "the page is not built: make page"
    found = subprocess.run(["node", "tools/chromium.js"], cwd=ROOT / "web", capture_output=True, text=True, check=True)
    browser = playwright.chromium.launch(executable_path=found.stdout, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(settings_for(f"sqlite:///{tmp_path / 'archipel.db'}")) as server:
        yield server


@pytest.fixture
def open_screen(browser: Browser, served: Served) -> Iterator[Callable[..., Screen]]:
    """Opens a screen of a browser of its own: another person."""
    contexts: list[BrowserContext] = []

    def opened(path: str = "", *, lang: str = "en", width: int = 1280, height: int = 900, **chosen: object) -> Screen:
        context = browser.new_context(
            locale=lang, viewport={"width": width, "height": height}, reduced_motion="reduce", **chosen
        )
        contexts.append(context)
        return Screen(context.new_page(), served.url).go(path)

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def screen(open_screen) -> Screen:
    return open_screen()
