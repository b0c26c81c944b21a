"""Orders of the operator as people see and hear them: announcements, a near restart, a ban."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.server.operating import id_of, operator_of
from tests.server.serving import Served
from tests.web.screen import Screen

PHONE, DESK = (390, 844), (1280, 800)
pytestmark = pytest.mark.own_server


def operate(served: Served, *arguments: str) -> None:
    """Run `archipel admin` in a thread of its own: the browser keeps this one busy."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(operator_of(served), *arguments).result()


@pytest.mark.parametrize("size", [PHONE, more(DESK)], ids=["phone", "desk"])
def test_an_announcement_is_shown_and_spoken_at_a_table_and_at_home(
    served: Served, open_screen: Callable[..., Screen], size: tuple[int, int]
):
    at_table, at_home = (open_screen(width=size[0], height=size[1]) for _ in range(2))
    at_table.play_against_bots("mahe", 2)
    operate(served, "announce", "Backup at three o’clock.", "--for", "1 hour")
    at_home.go("about").go("")  # whatever is asked for tells of it
    for screen in (at_table, at_home):
        shown = screen.page.locator(".notices")
        expect(shown).to_contain_text("News from the operator: Backup at three o’clock.")
        expect(screen.page.locator("[data-voice=polite]")).to_contain_text("Backup at three o’clock.")
        shown.get_by_role("button", name="Close").click()
        expect(shown).not_to_contain_text("Backup")
    operate(served, "announce", "It is over.", "--for", "1 hour")
    expect(at_table.page.locator(".notices")).to_contain_text("It is over.")
    operate(served, "announce", "--end")
    expect(at_table.page.locator(".notices")).not_to_contain_text("It is over.")


def test_a_near_restart_is_told_in_the_language_of_the_page(served: Served, open_screen: Callable[..., Screen]):
    screen = open_screen(lang="fr")
    screen.play_against_bots("mahe", 2)
    operate(served, "drain", "--no-wait", "--yes")
    sentence = "Le serveur va bientôt redémarrer. Les parties en cours continuent"
    expect(screen.page.locator(".notices")).to_contain_text(sentence)
    expect(screen.page.locator("[data-voice=polite]")).to_contain_text(sentence)
    operate(served, "drain", "--undo")
    expect(screen.page.locator(".notices")).not_to_contain_text(sentence)


def test_a_banned_player_reads_until_when(served: Served, open_screen: Callable[..., Screen]):
    screen = open_screen(lang="de")
    with served.visitor("Bo") as bo:
        screen.play_against_bots("mahe", 2)
        address = screen.page.url
        (cookie,) = screen.page.context.cookies()
        bo.http.cookies.set("archipel", cookie["value"])
        operate(served, "ban", id_of(served, bo), "--until", "2099-12-01 12:00+00:00", "--yes")
    sentence = "Du kannst auf diesem Server erst ab 1. Dezember 2099, 12:00 UTC wieder spielen."
    expect(screen.page.get_by_role("alert")).to_have_text(sentence)
    screen.go("")
    expect(screen.page.locator(".notices")).to_contain_text(sentence)
    screen.page.goto(address)
    expect(screen.page.get_by_role("alert")).to_have_text(sentence)
