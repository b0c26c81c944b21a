"""Déole in the browser: by touch, by key, by accessible names; alone; previews of an answer; the turned map."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.web.luck import BOX_TO_FREE
from tests.web.screen import Screen, by_key
from tests.web.test_play import by_name
from tests.web.test_screens import complaints_of_axe, overflow, settle
from tests.web.test_table import sit

TITLE = "Déole"
ENDS = re.compile("wins!|share the victory|Nobody wins")


def lit(screen: Screen) -> Locator:
    """Everything that is lit on the board."""
    return screen.page.locator(".deole .lit, .deole g.open")


def by_board(screen: Screen) -> None:
    """Touch the last thing that is lit; if helms allow several values, the first of them."""
    values = screen.page.locator(".deole .values button")
    target = values.first if values.count() else lit(screen).last
    if target.count():
        target.dispatch_event("click")


def against_a_drifter(screen: Screen) -> Screen:
    """Start a game of two against a quick bot."""
    screen.go("new/deole")
    screen.page.get_by_role("radio", name="2", exact=True).check()
    screen.button("Open the table").click()
    sit(screen, "Ana", 1)
    screen.page.get_by_label("Bots", exact=True).select_option(label="Drifter")
    screen.button("Bot on seat 2").click()
    screen.button("Start the game").click()
    screen.page.locator("#turn-title").wait_for()
    return screen


def alone(screen: Screen) -> Screen:
    screen.page.get_by_role("article", name=TITLE).get_by_role("button", name="Play alone").click()
    screen.page.locator("#turn-title").wait_for()
    screen.until(lambda: screen.choices.count() > 0)
    return screen


FIRST_UNLESS = """(all, start) => {
  const found = all.some((one) => one.dataset.answer.startsWith(start));
  if (!found) all[0]?.click();
  return found;
}"""


def until_asked(screen: Screen, start: str) -> None:
    """Play on until an answer of that kind may be given. One script looks and clicks, so nothing comes in between."""
    screen.until(lambda: screen.choices.evaluate_all(FIRST_UNLESS, start))


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [by_board, more(by_key), more(by_name)])
def test_a_whole_game(screen: Screen, answer):
    against_a_drifter(screen).play_on(answer)
    expect(screen.page.get_by_role("status").filter(has_text=ENDS)).to_be_visible()
    assert screen.page.locator("tbody tr").filter(has=screen.page.get_by_role("rowheader", name="Éolia")).count() == 1
    assert not screen.complaints


def test_one_click_to_a_game_against_bots(screen: Screen):
    screen.play_now(TITLE)
    screen.until(lambda: screen.choices.count() > 0)
    assert screen.page.locator(".deole details").count() == 2


# --- alone --------------------------------------------------------------------------------------------------------


def test_a_voyage_alone_from_its_side_to_its_record(screen: Screen):
    alone(screen)
    expect(screen.page.get_by_text("From which side do you set out?")).to_be_visible()
    screen.play_on(by_board)
    expect(screen.page.get_by_role("status").filter(has_text=ENDS)).to_be_visible()
    expect(screen.page.get_by_role("region", name="Your best games alone").get_by_role("listitem")).to_have_count(1)
    assert not screen.complaints


def until_a_box_can_be_freed(screen: Screen, luck: Callable[[str], None]) -> Locator:
    """Play voyages, each with other luck, until a castaway could free the box of a disaster; return the choice."""
    luck(BOX_TO_FREE)
    alone(screen)
    for voyage in count(1):
        screen.until(lambda: screen.is_over or screen.choices.evaluate_all(FIRST_UNLESS, "free"))
        if not screen.is_over:
            break
        luck(f"{BOX_TO_FREE} {voyage}")
        screen.button("Play again").click()
        screen.until(lambda: not screen.is_over and screen.choices.count() > 0)
    return screen.page.locator("[data-answer^='free']").first


def free_by_mouse(screen: Screen, answer: str) -> None:
    _, track, box = answer.split()
    screen.page.locator(f".deole [data-box='1 {track} {box}']").click()


def free_by_key(screen: Screen, answer: str) -> None:
    screen.page.locator(f"[data-answer='{answer}']").focus()
    screen.page.keyboard.press("Enter")


@pytest.mark.parametrize("free", [free_by_mouse, free_by_key])
def test_a_castaway_frees_the_box_of_a_disaster(screen: Screen, luck, free):
    """[D-R28]"""
    choice = until_a_box_can_be_freed(screen, luck)
    expect(screen.page.get_by_text("A castaway can send it to the Rose, or free")).to_be_visible()
    answer = choice.get_attribute("data-answer") or ""
    _, track, box = answer.split()
    freed = screen.page.locator(f".deole [data-box='1 {track} {box}'] [role=img][aria-label^='disaster: ']")
    expect(freed).to_be_visible()
    free(screen, answer)
    expect(screen.page.get_by_role("log").get_by_text(f"frees box {box} of the {track} track")).to_be_visible()
    assert not screen.complaints


def test_another_voyage_begins_at_once(screen: Screen):
    alone(screen).play_on(by_key)
    over = screen.page.url
    screen.button("Play again").click()
    screen.until(lambda: screen.page.url != over and screen.choices.count() > 0)
    assert screen.page.locator("[data-answer='side green']").count() == 1


def test_a_table_for_one_is_set_without_bots_and_without_waiting(screen: Screen):
    screen.go("new/deole")
    screen.page.get_by_role("radio", name="1", exact=True).check()
    screen.page.get_by_role("button", name="Play alone").click()
    expect(screen.page.locator("#turn-title")).to_have_text("Your turn")
    assert screen.page.get_by_text("Invite friends").count() == 0


# --- looking before choosing --------------------------------------------------------------------------------------


def test_the_effect_of_an_answer_is_previewed_on_the_map_and_in_words(screen: Screen):
    alone(screen)
    until_asked(screen, "sail")
    screen.page.locator("[data-answer^='sail']").first.focus()
    expect(screen.page.locator(".deole .foreseen")).to_contain_text("crosses")
    expect(screen.page.locator(".deole .ghost").first).to_be_attached()
    screen.page.locator("#typed").focus()
    expect(screen.page.locator(".deole .ghost")).to_have_count(0)


def test_a_box_that_cannot_be_used_says_why(screen: Screen):
    alone(screen)
    until_asked(screen, "lay")
    screen.page.locator(".deole tr:not(:has(.lit)) [data-box]").first.dispatch_event("click")  # of another colour
    expect(screen.page.get_by_role("alert")).to_be_visible()


def test_my_side_lies_below_or_the_north_above(screen: Screen):
    alone(screen)
    screen.page.locator("[data-answer='side red']").click()
    column = screen.page.locator(".deole .mark", has_text=re.compile("^a$"))
    row = screen.page.locator(".deole .mark", has_text=re.compile("^1$"))
    screen.until(lambda: column.bounding_box()["y"] > row.bounding_box()["y"] - 60)
    turned = column.bounding_box()
    screen.page.get_by_label("North up").check()
    assert column.bounding_box() != turned
    screen.page.reload()
    expect(screen.page.get_by_label("North up")).to_be_checked()


# --- for everybody ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), more(390, "dark"), more(640, "light"), (1280, "dark")])
def test_a_running_game_fits_and_axe_finds_nothing(open_screen, width: int, scheme: str):
    screen = against_a_drifter(open_screen(width=width, color_scheme=scheme))
    for start in ("pick", "lay"):
        until_asked(screen, start)
        assert overflow(screen) <= 0
        assert not complaints_of_axe(screen)
    screen.page.locator(".deole summary").first.click()
    settle(screen)
    assert overflow(screen) <= 0
    assert not complaints_of_axe(screen)


@pytest.mark.parametrize("lang", ["de", more("fr"), more("it"), more("nl")])
def test_no_word_is_missing_in_any_language(open_screen, lang: str):
    screen = open_screen(lang=lang, width=360)
    screen.page.get_by_role("article", name=TITLE).get_by_role("button").nth(1).click()
    screen.page.locator("#turn-title").wait_for()
    screen.play_on(by_key)
    assert overflow(screen) <= 0
    assert not screen.complaints
