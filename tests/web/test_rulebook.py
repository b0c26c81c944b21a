"""The pages of rules teach: goal, in short, examples on the board, folded rulings, search, links to every number."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import archipel
from archipel.core.examples import examples
from archipel.core.rulebook import rule_words, rulebook
from archipel.core.words import LANGUAGES
from tests.marking import diagonal, more
from tests.web.screen import Screen

SOME = [name if name in ("mahe", "deole") else more(name) for name in archipel.games()]
STEPPED = {"mahe": "MA-3", "chawai": "CH-2", "maldivia": "VE-18", "deole": "DE-2"}

CUT = """[...document.querySelectorAll("main :is(p, li, dt, dd, figcaption, h1, h2, .button)")]
  .filter((text) => !text.closest(".board") && text.scrollWidth > text.clientWidth + 1)
  .map((text) => text.textContent)"""


def place(screen: Screen, number: str):
    return screen.page.locator(f'[id="rule-{number}"]')


@pytest.mark.parametrize("name", SOME)
def test_a_page_opens_with_the_goal_and_the_rules_in_short(open_screen, name: str):
    game = archipel.game(name)
    tongue = rule_words("de", game)
    screen = open_screen(f"rules/{name}", lang="de")
    expect(screen.page.get_by_role("region", name="Ziel des Spiels")).to_contain_text(tongue.say("goal"))
    steps = [tongue.say(key) for key in rulebook(game).steps]
    expect(screen.page.get_by_role("region", name="Kurz gefasst").get_by_role("listitem")).to_have_text(steps)
    learn = screen.link("Spielend lernen")
    assert learn.get_attribute("href") == f"#/learn/{name}"
    pdf = screen.page.request.get(str(screen.link("Regeln als PDF").get_attribute("href")))
    assert (pdf.ok, pdf.headers["content-type"]) == (True, "application/pdf")
    assert not screen.complaints


@pytest.mark.parametrize("name", SOME)
def test_an_example_is_stepped_through_by_keyboard(open_screen, name: str):
    number, game = STEPPED[name], archipel.game(name)
    last = len(examples(game)[number].play)
    screen = open_screen(f"rules/{name}/{number}")
    figure = place(screen, number)
    expect(figure).to_be_focused()
    board = figure.locator(".board")
    expect(board).to_have_attribute("data-settled", "0")
    figure.get_by_role("button", name="Next step").focus()
    screen.page.keyboard.press("Enter")
    expect(board).to_have_attribute("data-settled", "1")
    for step in range(2, last + 1):
        screen.page.keyboard.press("ArrowRight")
        expect(board).to_have_attribute("data-settled", str(step))
    expect(figure.get_by_role("button", name="Next step")).to_have_attribute("aria-disabled", "true")
    expect(figure.get_by_text(f"Step {last} of {last}")).to_be_visible()
    expect(figure.get_by_role("status")).not_to_be_empty()
    expect(figure.locator(".board ul.unseen li")).not_to_have_count(0)
    screen.page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("data-settled", str(last - 1))
    assert not screen.complaints


@pytest.mark.parametrize("name", SOME)
def test_every_number_has_a_link_and_every_link_lands(open_screen, name: str):
    game = archipel.game(name)
    book = rulebook(game)
    screen = open_screen(f"rules/{name}/{game.facts.prefix}-R2")  # a ruling: its chapter unfolds
    expect(place(screen, f"{game.facts.prefix}-R2")).to_be_in_viewport()
    for number in (*book.rules, *book.examples):
        expect(place(screen, number).locator(f'a[href="#/rules/{name}/{number}"]')).to_have_count(1)
    for number in (book.rules[-1], book.rules[0], book.examples[-1], book.chapters[2], "glossary"):
        screen.go(f"rules/{name}/{number}")
        expect(place(screen, number)).to_be_in_viewport()
        expect(place(screen, number)).to_be_focused()


def test_rulings_are_folded_until_somebody_wants_them(open_screen):
    screen = open_screen("rules/mahe")
    expect(place(screen, "M-R1")).to_have_count(0)
    screen.page.locator("summary").press("Enter")
    expect(place(screen, "M-R6")).to_contain_text("Why? They carry, they are not carried.")


def test_the_search_finds_rules_examples_and_words(open_screen):
    screen = open_screen("rules/mahe")
    field = screen.page.get_by_role("searchbox")
    field.fill("raft")
    expect(screen.page.get_by_text("matches")).to_be_visible()
    for number in ("M2.4", "M-R3", "MA-9", "raft"):
        expect(place(screen, number)).to_be_attached()
    expect(place(screen, "M2.1")).to_have_count(0)
    field.fill("xyzzy")
    expect(screen.page.get_by_text("Nothing in these rules matches “xyzzy”.")).to_be_visible()


def test_boards_are_drawn_only_near_the_screen(open_screen):
    screen = open_screen("rules/mahe", width=360, height=640)
    place(screen, "MA-9").wait_for()
    place(screen, "MA-9").scroll_into_view_if_needed()
    expect(place(screen, "MA-9").locator(".board svg").first).to_be_visible()
    expect(place(screen, "MA-4").locator(".board svg")).to_have_count(0)


@pytest.mark.parametrize(("name", "lang"), diagonal(archipel.games(), LANGUAGES, 2))
def test_nothing_is_cut_on_a_small_phone(open_screen, name: str, lang: str):
    screen = open_screen(f"rules/{name}/{STEPPED[name]}", lang=lang, width=360, height=640)
    expect(place(screen, STEPPED[name]).locator(".board svg").first).to_be_visible()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert screen.page.evaluate(CUT) == []
