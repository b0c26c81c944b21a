"""Following a game: speed, skipping, showing again, what was missed, keys, explanations, nothing that jumps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.web.screen import KEY_OF_A_CHOICE, Screen, by_key, by_mouse

NORMAL = """localStorage.archipel = '{"speed": "normal", "tips": false}'"""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift" });
"""
MOVE = "(board, [x, y]) => (board.style.translate = `${x}px ${y}px`)"
MOST_SHIFT = 0.05  # summed over one turn


def asked(screen: Screen) -> None:
    screen.until(lambda: screen.choices.count() > 0 or screen.is_over)


def at_normal_speed(open_screen, *, is_fast: bool = False) -> Screen:
    """A page that shows what others do."""
    screen: Screen = open_screen(is_fast=is_fast, reduced_motion="no-preference")
    screen.page.evaluate(NORMAL)
    screen.page.reload()
    return screen


def test_what_came_since_my_last_answer_is_shown_again(screen: Screen):
    screen.play_now("Mahé")
    for _ in range(6):
        asked(screen)
        by_mouse(screen)
    asked(screen)
    screen.page.get_by_role("tab", name="Table").click()
    screen.page.get_by_role("radio", name="normal").check()
    screen.button("Show again").click()
    expect(screen.page.locator("#turn-title")).to_have_text("What happened since your last turn")
    assert screen.choices.count() == 0, "nobody answers a question of the past"
    screen.button("Skip to now").click()
    expect(screen.page.locator("#turn-title")).not_to_have_text("What happened since your last turn")
    asked(screen)


def test_moves_of_others_take_their_time_and_can_be_skipped(open_screen):
    screen = at_normal_speed(open_screen).play_now("Chawaï")
    asked(screen)
    by_key(screen)
    expect(screen.button("Skip to now")).to_be_visible()
    screen.page.locator("section.board").focus()
    screen.page.keyboard.press("Escape")
    expect(screen.button("Skip to now")).not_to_be_visible()


def test_back_from_a_hidden_tab_one_is_told_what_happened(open_screen):
    screen = at_normal_speed(open_screen, is_fast=True).play_now("Mahé")
    asked(screen)
    screen.page.evaluate(HIDE, True)
    by_mouse(screen)
    for _ in range(3):
        asked(screen)
        by_mouse(screen)
    asked(screen)
    screen.page.evaluate(HIDE, False)
    missed = screen.page.get_by_role("region", name=re.compile("while you were away"))
    expect(missed.get_by_role("listitem").first).to_be_visible()
    missed.get_by_role("button", name="Close").click()
    expect(missed).not_to_be_visible()


def test_keys_act_only_at_the_board_and_can_be_switched_off(screen: Screen):
    screen.play_now("Chawaï")
    asked(screen)
    key, before = screen.page.evaluate(KEY_OF_A_CHOICE), screen.turn
    screen.page.get_by_role("tab", name="Chat").click()
    screen.page.keyboard.press(key)
    screen.page.get_by_label("Say something").fill("")
    screen.page.keyboard.press(key)
    assert screen.choices.count() > 0
    screen.page.get_by_role("tab", name="Table").click()
    screen.page.get_by_label("Single-key shortcuts").uncheck()
    screen.page.locator("section.board").focus()
    screen.page.keyboard.press(key)
    screen.settle()
    assert (screen.turn, screen.choices.count() > 0) == (before, True)
    screen.page.get_by_label("Single-key shortcuts").check()
    ply = screen.page.locator("section.board").get_attribute("data-settled")
    screen.page.locator("section.board").focus()
    screen.page.keyboard.press(key)
    expect(screen.page.locator("section.board")).not_to_have_attribute("data-settled", ply)


@pytest.mark.parametrize("title", ["Mahé", more("Chawaï"), "Maldivia", more("Déole")])
def test_any_thing_explains_itself_by_mouse_by_key_and_by_touch(open_screen, title: str):
    screen = open_screen(has_touch=True).play_now(title)
    asked(screen)
    # one without others on it, so that its middle is its own
    thing = screen.page.locator("section.board [data-about]:not(:has([data-about]))").first
    bubble = screen.page.locator(".bubble")
    thing.hover(force=True)
    expect(bubble).to_contain_text(re.compile(r"\w"))
    said = bubble.inner_text()
    screen.page.mouse.move(0, 0)
    expect(bubble).not_to_be_visible()
    screen.page.locator("section.board").focus()
    screen.page.keyboard.press("?")
    thing.focus()
    expect(bubble).to_have_text(said, use_inner_text=True)
    screen.page.keyboard.press("Escape")
    expect(bubble).not_to_be_visible()
    screen.button(re.compile("^What’s this")).tap()
    ply = screen.page.locator("section.board").get_attribute("data-settled")
    thing.tap(force=True)
    expect(bubble).to_be_visible()
    assert screen.page.locator("section.board").get_attribute("data-settled") == ply, (
        "a touch that asks gives no answer"
    )


def test_what_comes_under_a_resting_mouse_is_explained_when_the_mouse_moves(screen: Screen):
    asked(screen.play_now("Mahé"))
    page, bubble = screen.page, screen.page.locator(".bubble")
    x, y = middle(page.locator("section.board [data-about]").first)
    page.mouse.move(5, 300)
    page.locator("section.board").evaluate(MOVE, [5 - x, 300 - y])
    page.wait_for_timeout(1_000)
    expect(bubble).to_have_count(0)
    page.mouse.move(6, 301)
    expect(bubble).to_be_visible()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("title", [more("Mahé"), more("Chawaï"), more("Maldivia"), "Déole"])
def test_the_page_does_not_jump(open_screen, title: str):
    screen = at_normal_speed(open_screen, is_fast=True)
    screen.page.add_init_script(SHIFTS)
    screen.page.reload()
    screen.play_now(title)
    asked(screen)
    turns, before = 3, screen.page.evaluate("window.shift")
    for _ in range(turns):
        by_mouse(screen)
        asked(screen)
    assert (screen.page.evaluate("window.shift") - before) / turns < MOST_SHIFT
