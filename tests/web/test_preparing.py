"""A game that is being compiled: home shows how long it takes, and a click waits for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.server.fake_compiler import FakeCompiler, install
from tests.server.serving import Served, settings_for
from tests.web.screen import Screen
from tests.web.test_screens import complaints_of_axe

AT_THE_TABLE = re.compile("#/table/")
PHONE = {"width": 360, "height": 740}
WORDS = {
    "en": (
        "Play against bots",
        re.compile(r"^Mahé will be ready in \d+ seconds?\.$"),
        re.compile(r"^Mahé is being prepared\. .* You’ll be taken there as soon as it’s ready\.$"),
    ),
    "de": (
        "Gegen Bots spielen",
        re.compile(r"^Mahé ist in \d+ Sekunden? bereit\.$"),
        re.compile(r"^Mahé wird gerade vorbereitet\. .* Sobald es so weit ist, geht es von selbst weiter\.$"),
    ),
}


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FakeCompiler:
    fake = install(monkeypatch, tmp_path)
    fake.remember(mahe=8.0, chawai=30.0, deole=40.0, maldivia=50.0)
    return fake


@pytest.fixture
def served(compiler: FakeCompiler, tmp_path: Path) -> Iterator[Served]:
    with Served(settings_for(f"sqlite:///{tmp_path / 'archipel.db'}")) as server:
        yield server


def card(screen: Screen, title: str = "Mahé") -> Locator:
    return screen.page.get_by_role("article", name=title)


@pytest.mark.parametrize("lang", ["en", more("de")])
def test_home_shows_when_a_game_is_ready_and_one_click_leads_to_the_table(open_screen, compiler, lang: str):
    play, ready_in, waiting = WORDS[lang]
    screen = open_screen("", lang=lang, **PHONE)
    expect(card(screen).locator(".progress span")).to_have_text(ready_in)
    expect(card(screen).get_by_role("progressbar")).to_be_visible()
    assert complaints_of_axe(screen) == []
    card(screen).get_by_role("button", name=play).click()
    expect(screen.page.locator(".patience")).to_have_text(waiting)
    expect(screen.page.locator("[data-voice=polite] p").first).to_contain_text("Mahé")
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    compiler.let("mahe")
    expect(screen.page).to_have_url(AT_THE_TABLE)
    expect(screen.page.locator("#turn-title")).to_be_visible()
    expect(screen.page.locator(".patience")).to_have_count(0)


def test_those_who_listen_are_not_told_every_second(open_screen, compiler):
    screen = open_screen("")
    card(screen).get_by_role("button", name="Play against bots").click()
    for _ in range(4):
        with screen.page.expect_request(re.compile("/preparation")):
            pass
    expect(screen.page.locator("[data-voice=polite] p")).to_have_count(1)


def test_the_last_click_counts(open_screen, compiler):
    """Somebody who waits for one game may choose another; no table is left behind."""
    screen = open_screen("")
    card(screen).get_by_role("button", name="Play against bots").click()
    expect(screen.page.locator(".patience")).to_contain_text("Mahé")
    card(screen, "Chawaï").get_by_role("button", name="Play against bots").click()
    expect(screen.page.locator(".patience")).to_contain_text("Chawaï")
    compiler.let()
    expect(screen.page).to_have_url(AT_THE_TABLE)
    expect(screen.page).to_have_title(re.compile("Chawaï"))
    screen.go()
    expect(screen.page.locator("section[aria-labelledby=mine-title] li")).to_have_count(1)


def test_somebody_who_goes_elsewhere_is_not_called_back(open_screen, compiler):
    screen = open_screen("")
    card(screen).get_by_role("button", name="Play against bots").click()
    expect(screen.page.locator(".patience")).to_be_visible()
    screen.go("about")
    expect(screen.page.locator(".patience")).to_have_count(0)
    compiler.let()
    screen.go()
    expect(screen.page.locator(".progress")).to_have_count(0)
    expect(screen.page.locator("section[aria-labelledby=mine-title]")).to_have_count(0)


def test_a_lesson_begins_by_itself(open_screen, compiler):
    screen = open_screen("learn/mahe", **PHONE)
    screen.link(re.compile("^Start")).first.click()
    expect(screen.page.locator(".patience")).to_contain_text("Mahé is being prepared.")
    compiler.let("mahe")
    expect(screen.page.locator("section.board")).to_be_visible()
    expect(screen.page.locator(".patience")).to_have_count(0)


def test_a_table_opens_by_itself_for_somebody_who_has_the_link(open_screen, served, compiler):
    """Its game has to be compiled again after an upgrade of the server."""
    with served.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe", seats=2)["id"]
    served.process.registry.rooms.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("archipel.server.rooms.room.OPEN", "never")
        screen = open_screen(f"table/{table}")
        expect(screen.page.locator(".preparing")).to_contain_text("Mahé is being prepared.")
        compiler.let("mahe")
        expect(screen.page.locator(".seats")).to_be_visible()


def test_a_game_that_failed_says_so_and_the_others_can_be_played(open_screen, compiler):
    for game in ("chawai", "deole", "maldivia"):  # after a death only one runs at a time
        compiler.let(game)
    screen = open_screen("")
    for count in (1, 2):
        while compiler.begun.count("mahe") < count:
            screen.page.wait_for_timeout(10)
        compiler.kill("mahe")
    expect(card(screen)).to_contain_text("Mahé couldn’t be prepared on this server.")
    card(screen).get_by_role("button", name="Play against bots").click()
    expect(screen.page.get_by_role("alert")).to_contain_text("Mahé couldn’t be prepared on this server.")
    card(screen, "Chawaï").get_by_role("button", name="Play against bots").click()
    expect(screen.page).to_have_url(AT_THE_TABLE)
