"""A page that is still open after an upgrade of the server loads itself again: once, and at a good moment."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from archipel.server.routes import page as served_page
from tests.server.serving import Served
from tests.web.screen import Screen, by_key

VERSION = re.compile(r'(?<=<meta name="version" content=")[0-9a-f]+')
NEWER = "0123456789abcdef"
LOOK_AGAIN = """[true, false].forEach((hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
})"""
pytestmark = pytest.mark.own_server
Upgrade = Callable[[], None]


def another_build(folder: Path) -> Path:
    """The same page as another build would write it: every script has another name, and the old names are gone."""
    shutil.copytree(served_page.FOLDER, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    names = [path.name for path in (folder / "assets").iterdir()]
    old = re.compile("|".join(re.escape(name) for name in names))
    for path in [folder / "index.html", *(folder / "assets").glob("*.js")]:
        path.write_text(old.sub(lambda name: f"new-{name[0]}", path.read_text("utf-8")), "utf-8")
    for name in names:
        (folder / "assets" / name).rename(folder / "assets" / f"new-{name}")
    index = folder / "index.html"
    index.write_text(VERSION.sub(NEWER, index.read_text("utf-8")), "utf-8")
    return folder


@pytest.fixture
def upgrade(served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """A function that stops the server and starts it again with another build of the page."""
    folder = another_build(tmp_path / "page")

    def upgraded() -> None:
        monkeypatch.setattr(served_page, "FOLDER", folder)
        served.__exit__()
        served.__enter__()

    return upgraded


def expect_new(page: Page) -> None:
    expect(page.locator("meta[name=version]")).to_have_attribute("content", NEWER)


def expect_waiting(screen: Screen, sentence: str) -> None:
    screen.page.evaluate(LOOK_AGAIN)
    expect(screen.page.locator(".notices")).to_contain_text(sentence)
    assert screen.page.locator("meta[name=version]").get_attribute("content") != NEWER


def test_an_old_page_loads_itself_again(open_screen, upgrade: Upgrade):
    screen = open_screen("")
    screen.settle("article")
    upgrade()
    screen.page.evaluate(LOOK_AGAIN)
    expect_new(screen.page)
    expect(screen.page.get_by_role("article").first).to_be_visible()


def test_it_waits_while_somebody_types(open_screen, upgrade: Upgrade):
    screen = open_screen("", lang="fr")
    screen.settle("article")
    name = screen.page.get_by_label("Votre nom")
    name.fill("Ana")
    upgrade()
    expect_waiting(screen, "Une nouvelle version de cette page sera bientôt chargée.")
    screen.page.locator(".notices").get_by_role("button", name="Fermer").click()
    expect(screen.page.locator(".notices")).to_be_empty()
    name.fill("Ana Maria")
    name.blur()
    expect_new(screen.page)


def test_it_waits_while_somebody_has_begun_to_answer(open_screen, upgrade: Upgrade):
    """The next question, which nobody has touched, is a good moment; the game goes on where it was."""
    screen = open_screen().play_now("Chawaï")
    screen.until(lambda: screen.choices.count() > 0)
    screen.page.locator("section.board").focus()
    screen.page.keyboard.press("Shift")
    upgrade()
    expect(screen.page.locator(".notice.error")).to_have_count(0)
    expect_waiting(screen, "A new version of this page will load soon.")
    ply = screen.settled
    by_key(screen)
    expect_new(screen.page)
    screen.until(lambda: screen.choices.count() > 0)
    assert screen.settled > ply


def test_somebody_who_does_not_want_to_wait_loads_it_now(open_screen, upgrade: Upgrade):
    screen = open_screen("new/mahe")
    screen.settle("form")
    upgrade()
    expect_waiting(screen, "A new version of this page will load soon.")
    screen.button("Load it now").click()
    expect_new(screen.page)


def test_a_part_that_is_gone_after_an_upgrade_is_a_reason_to_load_the_page(open_screen, upgrade: Upgrade):
    """Even if no request has told about the upgrade."""
    screen = open_screen("")
    screen.settle("article")
    upgrade()
    screen.page.route(re.compile("/api/tables"), lambda route: route.abort())
    screen.page.get_by_role("article", name="Déole").get_by_role("link", name="Rules").click()
    expect_new(screen.page)
    expect(screen.page.locator(".rules p").first).to_be_visible()


def test_it_is_loaded_once_and_never_in_a_loop(open_screen, served: Served, monkeypatch: pytest.MonkeyPatch):
    """A server that always serves the old page, whatever it says."""
    screen = open_screen("about")
    screen.settle("h1")
    loads: list[str] = []
    screen.page.on("load", lambda page: loads.append(page.url))
    monkeypatch.setattr("archipel.server.app.page_version", lambda: NEWER)
    served.__exit__()
    served.__enter__()
    screen.page.evaluate(LOOK_AGAIN)
    screen.until(lambda: len(loads) == 1)
    for _ in range(4):
        with screen.page.expect_response(re.compile("/api/tables/mine")):
            screen.page.evaluate(LOOK_AGAIN)
    screen.settle("h1")
    assert len(loads) == 1
    expect(screen.page.locator(".notices")).to_be_empty()
