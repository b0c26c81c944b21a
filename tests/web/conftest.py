"""A real Chromium in front of a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.server.serving import Served, play_on, settings_for
from tests.web.chromium import launch
from tests.web.clock import FAST_CLOCK
from tests.web.luck import FIXED_SHARE, fix
from tests.web.screen import Screen

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "archipel" / "server" / "page"
FINISHED_GAMES = ("mahe", "chawai")
AT_ONCE = """try { localStorage.archipel ??= '{"speed": "instant", "tips": false}' } catch {
  // an empty page stores nothing
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run browser tests with the compiled kernel only: as plain Python the bots are too slow."""
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
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all browser tests of this worker."""
    database = f"sqlite:///{tmp_path_factory.mktemp('web') / 'archipel.db'}"
    with Served(settings_for(database, tables_per_hour=1_000_000, sockets_per_address=100_000)) as server:
        yield server


@pytest.fixture(scope="session")
def finished(shared_server: Served) -> dict[str, str]:
    """A finished game of each title that anybody may look at."""
    tables = {}
    for game in FINISHED_GAMES:
        with shared_server.visitor("Ana") as ana:
            table = shared_server.table(game, ana, bots=3)
            with table.tabs() as tabs:
                play_on(tabs)
            tables[game] = table.id
    return tables


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that the test may stop."""
    with Served(settings_for(f"sqlite:///{tmp_path / 'archipel.db'}")) as server:
        yield server


@pytest.fixture
def served(request: pytest.FixtureRequest) -> Served:
    """The shared server, or a fresh one for a test marked `own_server`."""
    is_own = request.node.get_closest_marker("own_server") is not None
    server: Served = request.getfixturevalue("own_server" if is_own else "shared_server")
    return server


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest) -> None:
    """Let every test play known games."""
    if "served" in request.fixturenames:
        fix(request.getfixturevalue("served"), request.getfixturevalue("monkeypatch"))


@pytest.fixture
def open_screen(browser: Browser, served: Served) -> Iterator[Callable[..., Screen]]:
    """A function that opens a page as another person would, in a context of its own; a blank page without a path."""
    contexts: list[BrowserContext] = []

    def opened(
        path: str | None = None,
        *,
        lang: str = "en",
        width: int = 1280,
        height: int = 900,
        is_fast: bool = False,
        **chosen: object,
    ) -> Screen:
        usual = {"locale": lang, "viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
        context = browser.new_context(**usual | chosen)
        context.add_init_script(FIXED_SHARE)
        context.add_init_script(AT_ONCE)
        if is_fast:
            context.add_init_script(FAST_CLOCK)
        contexts.append(context)
        screen = Screen(context.new_page(), served.url)
        return screen.go_nowhere() if path is None else screen.go(path)

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def screen(open_screen) -> Screen:
    return open_screen()
