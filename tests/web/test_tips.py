"""Tips in first games: they appear, are read for good, can be switched off, and are reached by keyboard."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.screen import TWO_FRAMES, Screen, by_mouse

DECIDE = "Stop, or roll again?"
STORE = "(stored) => (localStorage.archipel = JSON.stringify(stored))"


def with_tips(screen: Screen, **stored: object) -> Screen:
    """Somebody who has seen nothing yet but the offer of a lesson."""
    known = {"speed": "instant", "read": ["mahe.lesson"]}
    screen.page.evaluate(STORE, known | stored)
    return screen


def tip_of(screen: Screen) -> Locator:
    return screen.page.get_by_role("complementary", name="Tip")


def at_my_turn(screen: Screen) -> Screen:
    screen.play_against_bots("mahe", 4)
    screen.page.locator("#turn-title.mine").wait_for()
    return screen


def test_a_tip_appears_with_its_rule_and_is_read_for_good(screen):
    at_my_turn(with_tips(screen))
    expect(tip_of(screen)).to_contain_text(DECIDE)
    expect(screen.page.locator("[aria-live=polite]").get_by_text(DECIDE)).to_be_attached()
    tip_of(screen).get_by_role("button", name="[M2.2]").click()
    expect(screen.page.locator("[id='rule-M2.2']")).to_be_visible()
    tip_of(screen).get_by_role("button", name="Got it").click()
    expect(tip_of(screen)).to_have_count(0)
    screen.page.reload()
    at_my_turn(screen)
    expect(tip_of(screen)).to_have_count(0)


def test_a_tip_is_reached_by_keyboard_and_the_focus_goes_back_to_the_board(screen):
    at_my_turn(with_tips(screen))
    expect(tip_of(screen)).to_be_visible()
    read = tip_of(screen).get_by_role("button", name="Got it")
    screen.page.locator("section.board").focus()
    for _ in range(60):
        screen.page.keyboard.press("Tab")
        if read.evaluate("(button) => button === document.activeElement"):
            break
    expect(read).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator("section.board")).to_be_focused()


def test_tips_are_switched_off_in_a_tip_and_on_in_the_settings(screen):
    at_my_turn(with_tips(screen))
    tip_of(screen).get_by_role("button", name="No more tips").click()
    expect(tip_of(screen)).to_have_count(0)
    screen.page.get_by_role("tab", name="Table").click()
    switch = screen.page.get_by_label("Tips in my first games")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(tip_of(screen)).to_contain_text(DECIDE)


def test_no_tips_after_three_games(screen):
    at_my_turn(with_tips(screen, finished={"mahe": 3}))
    screen.page.evaluate(TWO_FRAMES)
    expect(tip_of(screen)).to_have_count(0)


@pytest.mark.more
def test_a_finished_game_is_counted(screen):
    with_tips(screen).play_against_bots("chawai", 3).play_on(by_mouse)
    screen.until(lambda: json.loads(screen.page.evaluate("localStorage.archipel"))["finished"] == {"chawai": 1})


@pytest.mark.more
def test_no_tips_for_spectators(open_screen):
    player = at_my_turn(with_tips(open_screen()))
    watcher = with_tips(open_screen())
    watcher.page.goto(player.page.url)
    watcher.page.locator("#turn-title").wait_for()
    watcher.page.evaluate(TWO_FRAMES)
    expect(tip_of(player)).to_have_count(1)
    expect(tip_of(watcher)).to_have_count(0)


def test_a_tip_covers_neither_the_board_nor_the_question_on_a_phone(open_screen):
    screen = at_my_turn(with_tips(open_screen(width=360, height=640, has_touch=True)))
    expect(tip_of(screen)).to_be_visible()
    parts = [screen.page.locator(part).bounding_box() for part in ("section.board", "aside.hint", "section.ask")]
    board, tip, question = [part for part in parts if part]
    assert board["y"] + board["height"] <= tip["y"] + 1
    assert tip["y"] + tip["height"] <= question["y"] + 1
    assert question["y"] + question["height"] <= 640


def test_a_first_table_offers_the_lesson_until_it_is_declined(screen):
    at_my_turn(with_tips(screen, read=[]))
    expect(tip_of(screen).get_by_role("link", name="Learn by playing")).to_have_attribute(
        "href", re.compile("#/learn/mahe$")
    )
    tip_of(screen).get_by_role("button", name="No, thanks").click()
    expect(tip_of(screen)).to_contain_text(DECIDE)
    screen.page.reload()
    screen.page.locator("#turn-title.mine").wait_for()
    expect(screen.page.get_by_text("New to Mahé?")).to_have_count(0)
