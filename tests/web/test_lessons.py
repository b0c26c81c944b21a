"""Lessons at the board: every chapter to its end, wrong tries, leaving and coming back, the first game after them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import archipel
from archipel.core.lessons import chapters
from archipel.core.words import LANGUAGES
from tests.marking import more
from tests.web.screen import Screen

ALL = [(name, chapter.id) for name in archipel.games() for chapter in chapters(archipel.game(name))]
IN_ONE_LANGUAGE = [(*one, LANGUAGES[n % len(LANGUAGES)]) for n, one in enumerate(ALL) if n % 4 == 0]
IN_OTHERS = [more(*one, lang) for one in ALL for lang in LANGUAGES if (*one, lang) not in IN_ONE_LANGUAGE]


def lesson_of(screen: Screen, game: str, chapter: str, lang: str) -> dict:
    return screen.page.evaluate(f"fetch('api/games/{game}/lessons/{chapter}?lang={lang}').then((one) => one.json())")


def opened(open_screen, game: str, chapter: str, lang: str = "en", **chosen: object) -> tuple[Screen, list[dict]]:
    screen = open_screen(lang=lang, **chosen)
    steps = lesson_of(screen, game, chapter, lang)["steps"]
    return screen.go(f"learn/{game}/{chapter}"), steps


def reach(screen: Screen, number: int) -> None:
    """Wait until the step with this number, counted from 1, can be read."""
    screen.page.locator(f"[data-step='{number}']").wait_for()
    screen.page.locator(".lesson .text:not(.soft)").wait_for()


def type_move(screen: Screen, answer: str) -> None:
    """Type a move. Only the keyboard is used."""
    page = screen.page
    if page.evaluate("document.activeElement.id") != "command":
        expect(page.locator("section.board")).to_be_focused()
        page.keyboard.press("/")
    page.keyboard.insert_text(answer)
    page.keyboard.press("Enter")


def press_on(screen: Screen) -> None:
    expect(screen.page.locator("#lesson-on")).to_be_focused()
    screen.page.keyboard.press("Enter")


def learned(screen: Screen) -> dict:
    return json.loads(screen.page.evaluate("localStorage.archipel"))["learned"]


@pytest.mark.parametrize(("game", "chapter", "lang"), [*IN_ONE_LANGUAGE, *IN_OTHERS])
def test_a_chapter_is_played_to_its_end_by_keyboard(open_screen, game: str, chapter: str, lang: str):
    screen, steps = opened(open_screen, game, chapter, lang)
    for number, step in enumerate(steps, 1):
        reach(screen, number)
        expect(screen.page.locator(".lesson .text")).to_contain_text(step["text"])
        expect(screen.page.locator(".pointer")).to_have_count(1 if step["show"] else 0)
        if step["answer"]:
            type_move(screen, step["answer"])
        elif number < len(steps):
            press_on(screen)
    screen.until(lambda: learned(screen) == {game: [chapter]})
    assert not screen.complaints


@pytest.mark.parametrize(("game", "chapter"), [ALL[0], *(more(*one) for one in ALL[1:])], ids=lambda value: str(value))
def test_a_chapter_is_played_by_touch_on_a_phone(open_screen, game: str, chapter: str):
    screen, steps = opened(open_screen, game, chapter, width=360, height=640, has_touch=True)
    for number, step in enumerate(steps, 1):
        reach(screen, number)
        expect(screen.page.locator(".pointer")).to_have_count(1 if step["show"] else 0)
        if step["answer"]:
            screen.page.locator("[aria-haspopup=dialog]").tap()
            screen.page.locator("#typed").fill(step["answer"])  # a long list shows only its beginning
            screen.page.locator(f'[data-choice="{step["answer"]}"]').tap()
        elif number < len(steps):
            screen.page.locator("#lesson-on").tap()
    expect(screen.page.locator("#lesson-on")).to_be_in_viewport()


def test_the_pointer_keeps_its_thing_in_sight_until_the_learner_scrolls(open_screen):
    """A board may scroll by itself at any time, on a slow phone long after a step has begun."""
    screen, steps = opened(open_screen, "deole", "solo", width=360, height=640)
    asked = next(number for number, step in enumerate(steps, 1) if step["show"].startswith("track"))
    for number in range(1, asked):
        reach(screen, number)
        press_on(screen) if not steps[number - 1]["answer"] else type_move(screen, steps[number - 1]["answer"])
    pointer, sheet = screen.page.locator(".pointer"), screen.page.locator(".board .own")
    expect(pointer).to_have_count(1)
    screen.page.wait_for_timeout(1000)  # longer than the page takes to settle
    sheet.evaluate("(sheet) => sheet.scrollTo(0, sheet.scrollHeight)")
    screen.until(lambda: sheet.evaluate("(sheet) => sheet.scrollTop + sheet.clientHeight < sheet.scrollHeight - 1"))
    expect(pointer).to_have_count(1)
    sheet.hover()
    screen.page.mouse.wheel(0, 400)
    expect(pointer).to_have_count(0)


def first_question(screen: Screen, steps: list[dict]) -> int:
    """Go on to the first step that asks for a move."""
    asked = next(number for number, step in enumerate(steps, 1) if step["answer"])
    for number in range(1, asked):
        reach(screen, number)
        press_on(screen)
    reach(screen, asked)
    return asked


def test_another_move_is_answered_kindly_and_after_two_the_right_one_is_pointed_out(open_screen):
    screen, steps = opened(open_screen, "mahe", "first")
    asked = first_question(screen, steps)
    step = steps[asked - 1]
    type_move(screen, "stop")
    expect(screen.page.locator(".objection")).to_have_text(step["instead"])
    reach(screen, asked)
    expect(screen.button("Show me")).to_be_visible()
    type_move(screen, "stop")
    expect(screen.page.locator(".objection").last).to_contain_text("The move is:")
    type_move(screen, step["answer"])
    reach(screen, asked + 1)


def test_a_move_that_is_not_legal_is_answered_with_the_reason_and_its_rule(open_screen):
    screen, steps = opened(open_screen, "mahe", "first")
    asked = first_question(screen, steps)
    type_move(screen, "card 3")
    expect(screen.page.locator(".objection")).to_contain_text("nothing is lost")
    screen.page.locator(".objection").get_by_role("button", name=re.compile(r"\[M")).click()
    expect(screen.page).to_have_url(re.compile("#/rules/mahe/M"))
    screen.page.go_back()
    reach(screen, asked)


def test_a_lesson_is_left_and_resumed(open_screen):
    screen, steps = opened(open_screen, "mahe", "first")
    asked = first_question(screen, steps)
    type_move(screen, steps[asked - 1]["answer"])
    reach(screen, asked + 1)
    screen.page.reload()
    reach(screen, asked + 1)
    screen.link("Leave").click()
    screen.link(re.compile(f"^Continue with step {asked + 1}")).click()
    reach(screen, asked + 1)
    screen.page.get_by_role("button", name="Back", exact=True).click()
    reach(screen, asked)
    type_move(screen, steps[asked - 1]["answer"])
    reach(screen, asked + 1)


def at_last_step(screen: Screen, game: str, chapter: str, count: int) -> None:
    """Come back to the last step of a chapter that was left there."""
    reach(screen, 1)  # the page has stored where it is, and will not do so again
    stored = {"speed": "instant", "tips": False, "lessons": {game: {"chapter": chapter, "step": count - 1}}}
    screen.page.evaluate("(stored) => (localStorage.archipel = JSON.stringify(stored))", stored)
    screen.page.reload()
    reach(screen, count)


def test_the_end_opens_a_table_against_an_easy_bot_with_tips(open_screen):
    screen, steps = opened(open_screen, "mahe", "first")
    at_last_step(screen, "mahe", "first", len(steps))
    screen.button("Play your first game").click()
    expect(screen.page).to_have_url(re.compile("#/table/"))
    screen.page.locator("#turn-title").wait_for()
    assert json.loads(screen.page.evaluate("localStorage.archipel"))["tips"]
    screen.go("learn/mahe")
    expect(screen.page.get_by_text("✓ Done")).to_be_visible()


def test_lessons_are_offered_on_the_home_card(screen):
    card = screen.go().page.get_by_role("article", name="Mahé")
    card.get_by_role("link", name=re.compile("^Learn by playing")).click()
    screen.link(re.compile("^Start")).first.click()
    reach(screen, 1)


def test_an_unknown_chapter_is_told(open_screen):
    screen = open_screen("learn/mahe/nowhere")
    expect(screen.page.get_by_role("alert")).to_be_visible()
