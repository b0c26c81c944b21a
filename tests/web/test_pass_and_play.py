"""Several people on one device: a curtain between secret turns, and none where nothing is secret."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.web.people import on_one_page
from tests.web.screen import Screen, by_key, by_mouse
from tests.web.test_screens import complaints_of_axe

SETTLED = "document.querySelector('section.board')?.dataset.settled"  # nothing behind a curtain


def curtain(screen: Screen) -> Locator:
    return screen.page.locator(".curtain")


def lift(screen: Screen) -> str:
    """Lift the curtain; return the name of the player it was for."""
    heading = curtain(screen).get_by_role("heading").inner_text()
    curtain(screen).get_by_role("button").first.click()
    expect(curtain(screen)).not_to_be_visible()
    return heading.split()[-1]


def front(screen: Screen) -> str:
    """The name of the player whose view is shown."""
    return screen.page.locator(".players [aria-pressed=true]").inner_text()


def play_on(screen: Screen, answers: int = 10_000) -> tuple[list[str], list[str]]:
    """Answer for everybody until the game is over or this many answers are given.

    Return who had the device for each answer, and for whom the curtain was lifted.
    """
    hands: list[str] = []
    lifted: list[str] = []

    def went_on() -> bool:
        if curtain(screen).count():
            lifted.append(lift(screen))
        elif screen.choices.count():
            hands.append(front(screen))
            ply = screen.page.evaluate(SETTLED)
            by_mouse(screen)
            screen.until(lambda: screen.page.evaluate(SETTLED) != ply)
        return screen.is_over or len(hands) >= answers

    screen.until(went_on)
    return hands, lifted


@pytest.mark.more
def test_a_whole_game_of_chawai_on_one_page(screen: Screen):
    on_one_page(screen, "chawai", "Ana", "Bo", bots=1)
    hands, lifted = play_on(screen)
    assert {"Ana", "Bo"} == set(hands) == set(lifted)
    assert screen.page.locator("tfoot").count() == 1
    assert not screen.complaints


@pytest.mark.parametrize("answers", [14, more(100)])
def test_a_game_of_mahe_on_one_page_needs_no_curtain(open_screen, answers: int):
    screen = open_screen(lang="fr")
    on_one_page(screen, "mahe", "Ana", "Bo")
    hands: list[str] = []

    def went_on() -> bool:
        assert curtain(screen).count() == 0
        if screen.choices.count():
            hands.append(front(screen))
            by_key(screen)
        return screen.is_over or len(hands) >= answers

    screen.until(went_on)
    assert {"Ana", "Bo"} == set(hands)
    assert not screen.complaints


@pytest.mark.parametrize(("game", "lang"), [("maldivia", "de"), more("deole", "en"), more("maldivia", "en")])
def test_several_turns_on_one_page(open_screen, game: str, lang: str):
    screen = open_screen(lang=lang)
    on_one_page(screen, game, "Ana", "Bo")
    hands, lifted = play_on(screen, answers=8)
    assert {"Ana", "Bo"} == set(hands)
    assert bool(lifted) == (game == "maldivia"), "a curtain falls where something is secret"
    assert not screen.complaints


# --- the curtain ------------------------------------------------------------------------------------------------------


def test_behind_the_curtain_there_is_nothing_of_the_table(screen: Screen):
    on_one_page(screen, "chawai", "Ana", "Bo", bots=1)
    screen.until(lambda: screen.choices.count() > 0)
    assert front(screen) == "Ana"
    by_mouse(screen)
    expect(curtain(screen)).to_be_visible()
    assert screen.page.locator(".board, .players, [role=log]").count() == 0
    heard = screen.page.locator("main").aria_snapshot()
    assert "Pass the device to Bo" in heard
    assert "dive" not in heard
    assert not complaints_of_axe(screen)
    assert screen.page.evaluate("document.activeElement.textContent") == "I’m Bo: show what I see"
    screen.page.keyboard.press("Enter")
    assert front(screen) == "Bo"
    expect(screen.page.locator("#turn-title")).to_have_text("Bo: Choose a diver")


def test_a_reload_does_not_show_the_secrets_of_another(screen: Screen):
    on_one_page(screen, "chawai", "Ana", "Bo", bots=1)
    screen.until(lambda: screen.choices.count() > 0)
    by_mouse(screen)
    expect(curtain(screen)).to_be_visible()
    screen.page.reload()
    expect(curtain(screen)).to_contain_text("Pass the device to Bo")


def test_an_answer_can_be_taken_back_from_the_curtain(screen: Screen):
    on_one_page(screen, "chawai", "Ana", "Bo", bots=1)
    screen.until(lambda: screen.choices.count() > 0)
    by_mouse(screen)
    screen.button("Back to Ana").click()
    assert screen.choices.count() == 0
    screen.button("Undo").first.click()
    screen.until(lambda: screen.choices.count() > 0)
    assert front(screen) == "Ana"


def test_a_player_who_gets_the_device_sees_what_happened_meanwhile(open_screen):
    screen = open_screen(is_fast=True, reduced_motion="no-preference")
    screen.page.evaluate('localStorage.archipel = \'{"speed": "normal", "tips": false}\'')
    screen.page.reload()
    on_one_page(screen, "chawai", "Ana", "Bo", bots=1)
    for name in ("Ana", "Bo"):
        screen.until(lambda: screen.choices.count() > 0)
        assert front(screen) == name
        by_mouse(screen)
        if name == "Ana":
            expect(curtain(screen)).to_be_visible()
            lift(screen)
    screen.until(lambda: screen.choices.count() > 0)
    by_mouse(screen)
    expect(curtain(screen)).to_contain_text("Ana")
    curtain(screen).get_by_role("button").first.click()
    expect(screen.button("Skip to now")).to_be_visible()
    screen.until(lambda: screen.choices.count() > 0)


def test_the_player_in_front_chats_in_their_own_name(screen: Screen):
    on_one_page(screen, "chawai", "Ana", "Bo", bots=1)
    screen.until(lambda: screen.choices.count() > 0)
    by_mouse(screen)
    lift(screen)
    screen.page.get_by_role("tab", name="Chat").click()
    screen.page.get_by_label("Say something").fill("It is me")
    screen.button("Send").click()
    expect(screen.page.locator(".lines .said strong")).to_have_text("Bo")


def test_leaving_and_coming_back_counts_for_everybody_on_the_device(open_screen):
    screen, other = open_screen(), open_screen()
    on_one_page(screen, "chawai", "Ana", "Bo", elsewhere=other)
    screen.page.get_by_role("tab", name="Table").click()
    screen.button("Leave (a bot takes over)").click()
    expect(screen.page.get_by_text("a bot is playing", exact=True)).to_have_count(2)
    screen.button("I’m back").click()
    expect(screen.page.get_by_text("a bot is playing", exact=True)).to_have_count(0)
