"""Mahé in the browser: played on the board alone, at every size; its moves can be followed and its things explained."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from archipel.core.words import LANGUAGES
from tests.marking import more
from tests.web.screen import Screen
from tests.web.test_screens import complaints_of_axe, overflow

QUICK = "localStorage.setItem('archipel', JSON.stringify({speed: 'instant', tips: false}))"
NORMAL = "localStorage.setItem('archipel', JSON.stringify({speed: 'normal', still: false, tips: false}))"
SIZES = [more(360, 640), (390, 844), more(640, 450), more(1280, 860), more(2560, 1440)]
FINGER = 40  # pixels


def started(
    open_screen: Callable[..., Screen], seats: int = 3, *, cards: bool = False, prefs: str = QUICK, **chosen: object
) -> Screen:
    """A table with me on the first seat and quick bots on all others, at my first question."""
    screen = open_screen(**chosen)
    screen.page.evaluate(prefs)
    screen.page.reload()
    screen.play_against_bots("mahe", seats, egg_cards="yes" if cards else "no")
    asked(screen)
    return screen


def asked(screen: Screen) -> None:
    screen.until(lambda: lit(screen).count() > 0 or screen.is_over)


def lit(screen: Screen) -> Locator:
    """Everything on the board that may be touched."""
    return screen.page.locator(".mahe [data-lit]")


def touch(screen: Screen, answer: str = "") -> None:
    """Touch what gives an answer in its middle; a turtle may stand there that means the same."""
    screen.page.locator(f".mahe [data-lit='{answer}']" if answer else ".mahe [data-lit]").last.click(force=True)
    screen.page.mouse.move(0, 0)  # an explanation would appear under it


def covered(one: Locator) -> bool:
    """Whether something lies over a thing that must be touched, other than a thing that means the same."""
    return bool(
        one.evaluate(
            """one => {
              const box = one.getBoundingClientRect();
              const spots = [0.5, 0.3, 0.7].flatMap(x => [0.5, 0.3, 0.7].map(y => [x, y]));
              return !spots.some(([x, y]) => {
                const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
                return top?.closest("[data-lit]")?.ariaLabel === one.ariaLabel; }); }"""
        )
    )


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards"), [more(2, True), more(7, False)])
def test_a_whole_game_is_played_on_the_board_alone(open_screen, seats: int, cards: bool):
    screen = started(open_screen, seats, cards=cards)
    while not screen.is_over:
        before = screen.settled
        answers = sorted({str(one.get_attribute("data-lit")) for one in lit(screen).all()})
        touch(screen, answers[before % len(answers)])
        screen.until(lambda before=before: screen.settled > before)
        asked(screen)
    expect(screen.page.locator(".ending li").first).to_be_visible()  # a highlight
    assert screen.page.locator("[data-answer]").count() == 0
    assert not screen.complaints


def test_keys_always_mean_the_same(open_screen):
    screen = started(open_screen, 4)
    screen.page.keyboard.press("s")
    screen.until(lambda: "Red swims" in " ".join(screen.page.locator("[role=tabpanel]").all_inner_texts()))
    asked(screen)
    before = screen.settled
    screen.page.keyboard.press("r")
    screen.until(lambda: screen.settled > before)
    assert not screen.complaints


def test_the_board_is_played_by_the_keys_of_a_button(open_screen):
    screen = started(open_screen, 4)
    tray = screen.button("Roll another die")
    tray.focus()
    before = screen.settled
    screen.page.keyboard.press("Enter")
    screen.until(lambda: screen.settled > before)


def test_what_is_not_possible_says_why(open_screen):
    screen = started(open_screen, 2)
    screen.button("Roll another die").click(force=True)
    expect(screen.page.locator(".ask .why")).to_contain_text("[M7.2]")


# --- seeing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_must_be_touched_is_large_in_view_and_not_covered(open_screen, width: int, height: int):
    screen = started(open_screen, 7, width=width, height=height)
    for _ in range(4):
        box = screen.page.locator("section.board").bounding_box()
        assert box is not None
        for one in lit(screen).all():
            spot = one.bounding_box()
            assert spot is not None
            assert min(spot["width"], spot["height"]) >= FINGER
            assert spot["x"] >= box["x"] - 4
            assert spot["x"] + spot["width"] <= box["x"] + box["width"] + 4
            one.scroll_into_view_if_needed()
            assert not covered(one), one.get_attribute("aria-label")
        assert overflow(screen) <= 0
        touch(screen)
        asked(screen)
    if height > 450:  # a lower window scrolls inside the box
        assert screen.page.locator("section.board").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("lang", [more(lang) for lang in LANGUAGES])
def test_everything_on_the_board_explains_itself(open_screen, lang: str):
    screen = started(open_screen, 3, cards=True, lang=lang)
    names = screen.page.locator(".mahe [data-about]").evaluate_all("all => all.map(one => one.dataset.about)")
    assert {re.sub(r"-.*", "", name) for name in names} >= {"raft", "space", "turtle", "tray", "clutch", "pile"}
    for about in ("raft", "tray", "clutch", "turtle-red", "space-9"):
        screen.page.locator(f".mahe [data-about={about}]").hover(force=True)
        bubble = screen.page.locator(".bubble")
        expect(bubble).to_contain_text("[M")
        assert not re.search(r"\[[a-z]+-", bubble.inner_text())
        screen.page.keyboard.press("Escape")
        screen.page.mouse.move(0, 0)
        expect(bubble).to_have_count(0)
    assert not screen.complaints


def test_the_last_moves_stay_marked_until_my_answer(open_screen):
    screen = started(open_screen, 4)
    touch(screen, "stop")
    expect(screen.page.locator("[data-trail]").first).to_be_attached()


@pytest.mark.more
def test_every_bot_is_followed_on_the_board(open_screen):
    screen = started(open_screen, 5, prefs=NORMAL, is_fast=True)
    screen.page.emulate_media(reduced_motion="no-preference")
    screen.page.evaluate(
        """() => { const board = document.querySelector(".mahe");
          window.seen = []; window.tags = new Set();
          new MutationObserver(() => {
            if (board.dataset.frame) window.seen.push(board.dataset.frame);
            const tag = board.querySelector(".tag text"); if (tag) window.tags.add(tag.textContent);
          }).observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-frame"] }); }"""
    )
    screen.page.keyboard.press("s")
    screen.until(lambda: screen.page.evaluate("window.seen.length") > 0)
    asked(screen)
    assert {"turn", "roll"} <= set(screen.page.evaluate("window.seen"))
    assert {"Ahab", "Sinbad", "Grace", "Zheng"} <= set(screen.page.evaluate("[...window.tags]"))


@pytest.mark.parametrize("scheme", [more("light"), more("dark")])
def test_axe_finds_nothing_on_the_board(open_screen, scheme: str):
    screen = started(open_screen, 2, cards=True, color_scheme=scheme)
    for _ in range(3):
        assert not complaints_of_axe(screen)
        touch(screen)
        asked(screen)
