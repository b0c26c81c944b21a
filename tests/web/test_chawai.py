"""Chawaï in the browser: the hand by touch and by key, the reveal step by step, and everything that explains itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.web.screen import Screen

LESS_USUAL = [more(1280, 860), more(390, 844), more(640, 450), more(2560, 1440)]
STEPS = ["reveal", "depth", "order", "kiti"]
NORMAL = """localStorage.archipel = '{"speed": "normal", "tips": false}'"""
# Note which frame is played out, and how many dives and catches the log tells meanwhile.
WATCH = """() => {
  window.watched = [];
  const lines = () => [...document.querySelectorAll(".tabbed li")].map((one) => one.textContent);
  const told = (word) => lines().filter((line) => line.includes(word)).length;
  const look = () => {
    const frame = document.querySelector("[data-frame]")?.dataset.frame ?? "";
    const last = window.watched.at(-1);
    const now = { frame, dives: told(" dives to "), catches: told(" takes from "), rounds: told("Round ") };
    if (JSON.stringify(last) !== JSON.stringify(now)) window.watched.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture
def table(screen: Screen) -> Screen:
    """A game against bots in which everything is shown at once."""
    return asked(screen.play_now("Chawaï"))


def asked(screen: Screen) -> Screen:
    """Wait until a diver may be chosen."""
    expect(open_divers(screen).first).to_be_visible()
    return screen


def hand(screen: Screen) -> Locator:
    return screen.page.get_by_role("group", name="Your divers").get_by_role("button")


def open_divers(screen: Screen) -> Locator:
    return screen.page.locator(".hand [data-lit]")


def diver(screen: Screen, depth: int) -> Locator:
    return hand(screen).nth(depth - 1)


def round_told(screen: Screen, number: int) -> None:
    expect(screen.page.locator(".status")).to_have_text(f"Round {number} of 12")
    asked(screen)


# --- the hand ---------------------------------------------------------------------------------------------------------


def test_the_hand_alone_offers_the_divers(table: Screen):
    assert hand(table).count() == open_divers(table).count() == 12
    assert table.page.locator(".choice").count() == 0
    diver(table, 9).click()
    round_told(table, 2)
    expect(diver(table, 9)).to_have_attribute("aria-label", "Diver 9, already played")
    diver(table, 9).click(force=True)
    expect(table.page.locator(".ask .why")).to_contain_text("that diver has already been played")


def test_a_key_always_means_the_same_diver(table: Screen):
    table.page.keyboard.press("8")
    round_told(table, 2)
    expect(diver(table, 8)).to_have_class(re.compile("gone"))
    table.page.keyboard.press("8")
    table.page.keyboard.press("9")
    round_told(table, 3)
    for key, depth in (("0", 10), ("a", 11), ("b", 12)):
        table.page.keyboard.press(key)
        expect(diver(table, depth)).to_have_class(re.compile("gone"))
        asked(table)
    assert open_divers(table).count() == 7


def test_the_hand_is_played_with_tab_and_enter(table: Screen):
    diver(table, 4).focus()
    table.page.keyboard.press("Enter")
    round_told(table, 2)
    expect(diver(table, 4)).to_have_class(re.compile("gone"))


@pytest.mark.parametrize(("width", "height"), [(360, 640), *LESS_USUAL])
def test_lagoon_and_hand_are_inside_the_box_and_large_enough(table: Screen, width: int, height: int):
    table.page.set_viewport_size({"width": width, "height": height})
    table.settle()
    box = table.page.locator("section.board").bounding_box()
    assert box
    for part in (table.page.locator(".lagoon svg").first, *hand(table).all()):
        inside = part.bounding_box()
        assert inside
        assert inside["x"] >= box["x"] - 1
        assert inside["y"] >= box["y"] - 1
        assert inside["x"] + inside["width"] <= box["x"] + box["width"] + 1
        assert inside["y"] + inside["height"] <= box["y"] + box["height"] + 1
        assert min(inside["width"], inside["height"]) >= 40
    assert not hidden_divers(table)


def hidden_divers(screen: Screen) -> list[str]:
    """The divers whose middle is covered by something else."""
    return screen.page.evaluate(
        """() => [...document.querySelectorAll(".hand button")].filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).map((one) => one.ariaLabel)"""
    )


# --- the reveal -------------------------------------------------------------------------------------------------------


def test_the_reveal_is_played_out_and_the_log_is_never_ahead(open_screen):
    screen = open_screen(is_fast=True, reduced_motion="no-preference")
    screen.page.evaluate(NORMAL)
    screen.page.reload()
    asked(screen.play_now("Chawaï"))
    screen.page.evaluate(WATCH)
    diver(screen, 7).click()
    round_told(screen, 2)
    watched = screen.page.evaluate("window.watched")
    frames = [one["frame"] for one in watched]
    order = [frame for i, frame in enumerate(frames) if frame and frame != frames[i - 1]]
    assert [frame for frame in order if frame in STEPS] == STEPS
    assert order[-1] == "lay"
    dives = max(one["dives"] for one in watched)
    assert dives >= 3
    for one in watched:
        if one["frame"] in {"diver", "reveal"}:
            assert one["dives"] == one["catches"] == 0
        if one["frame"] in {"depth", "tie", "order"}:
            assert (one["dives"], one["catches"]) == (dives, 0)
        if one["frame"] == "kiti":
            assert (one["catches"], one["rounds"]) == (3, 1)
    assert [one["catches"] for one in watched if one["frame"] == "catch"] == [0, 1, 2]
    screen.button("Show again").click()
    screen.page.locator('[data-frame="reveal"]').wait_for()


def test_the_last_round_is_marked_until_my_answer(table: Screen):
    assert marks(table) == 0
    diver(table, 7).click()
    round_told(table, 2)
    assert marks(table) >= 3
    expect(table.page.locator("aside")).to_contain_text("Round 1: from the deepest to the shallowest")


def marks(screen: Screen) -> int:
    return screen.page.locator('[data-about^="mark-"]').count()


# --- explanations -----------------------------------------------------------------------------------------------------


EXPLAINED = {
    "place-surface": "The shallowest diver takes this card.",
    "kiti": "The Kiti breaks ties.",
    "deck": "Cards in the deck: 33.",
    "hand-2": "Still in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.",
    "diver-1-12": "Other players who can still go deeper: 0.",
}


@pytest.mark.more
def test_pointing_at_a_thing_explains_it(table: Screen):
    for about, text in EXPLAINED.items():
        table.page.locator(f'[data-about="{about}"]').locator("text, li, span, path").first.hover()
        expect(table.page.locator(".bubble")).to_contain_text(text)
        table.page.mouse.move(0, 0)
        expect(table.page.locator(".bubble")).to_be_hidden()


def test_while_asking_a_touch_explains_and_does_not_play(table: Screen):
    table.page.locator(".help").click()
    diver(table, 5).click()
    expect(table.page.locator(".bubble")).to_contain_text("Diver 5")
    assert hand(table).count() == open_divers(table).count() == 12


def test_nothing_covers_the_way_back_from_asking(open_screen):
    table = asked(open_screen(width=360, height=640, has_touch=True).play_now("Chawaï"))
    table.page.locator(".help").tap()
    table.page.locator('[data-about^="fish-"]').first.tap()
    expect(table.page.locator(".bubble")).to_be_visible()
    table.page.locator(".help").tap()
    expect(table.page.locator(".bubble")).to_have_count(0)
    diver(table, 5).tap()
    round_told(table, 2)


def test_a_touch_closes_an_explanation(table: Screen):
    table.page.locator(".help").click()
    diver(table, 5).click()
    table.page.locator(".bubble strong").click()
    expect(table.page.locator(".bubble")).to_have_count(0)


@pytest.mark.more
def test_after_a_click_no_explanation_opens_under_a_mouse_that_rests(table: Screen):
    diver(table, 5).hover()
    table.page.mouse.down()
    table.page.mouse.up()
    round_told(table, 2)
    table.page.wait_for_timeout(2_000)  # longer than any explanation takes to open
    expect(table.page.locator(".bubble")).to_have_count(0)
    diver(table, 5).locator("span").hover(position={"x": 2, "y": 2})
    diver(table, 6).hover()
    expect(table.page.locator(".bubble")).to_contain_text("Diver 6")


def test_a_phone_opens_the_log_at_its_newest_line(open_screen):
    table = asked(open_screen(width=360, height=640).play_now("Chawaï"))
    for number in (2, 3, 4):
        open_divers(table).last.click()
        round_told(table, number)
    table.page.get_by_role("tab", name="Log").click()
    expect(table.page.locator("[role=log] li").last).to_be_in_viewport(ratio=0.9)


def test_a_finished_game_tells_its_best_catch(table: Screen):
    for number in range(2, 12):
        open_divers(table).last.click()
        round_told(table, number)
    open_divers(table).last.click()
    expect(table.page.locator(".ending")).to_contain_text("Best catch: Emperor tuna")
    assert not table.complaints
