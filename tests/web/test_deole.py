"""Déole in the browser: by touch, key and accessible names; alone; previews; map and sheet; explanations."""

from __future__ import annotations

import random
import re
from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.server.party import Party, party
from tests.server.serving import Served, play_on
from tests.web.people import open_table
from tests.web.screen import Screen, by_key
from tests.web.test_play import by_name
from tests.web.test_screens import complaints_of_axe, overflow

TITLE = "Déole"
ENDS = re.compile("wins!|share the victory|Nobody wins")


def lit(screen: Screen, start: str = "") -> Locator:
    """Everything that is lit on the board for answers of that kind."""
    return screen.page.locator(f".deole [data-lit^='{start}']" if start else ".deole [data-lit]")


def by_board(screen: Screen) -> None:
    """Touch the last thing that is lit; if helms allow several values, the first of them."""
    values = screen.page.locator(".deole .values button")
    target = values.first if values.count() else lit(screen).last
    if target.count():
        target.dispatch_event("click")


def by_tab(screen: Screen) -> None:
    """Focus what is lit and press Enter."""
    values = screen.page.locator(".deole .values button")
    target = values.last if values.count() else lit(screen).first
    if target.count():
        target.evaluate("one => one.focus()")
        screen.page.keyboard.press("Enter")


def against_a_drifter(screen: Screen) -> Screen:
    """Start a game of two against a quick bot."""
    open_table(screen, "deole", 2)
    screen.page.get_by_label("Bots", exact=True).select_option(label="Deckhand (beginner)")
    screen.button("Add a bot to seat 2").click()
    screen.button("Start the game").click()
    screen.page.locator("#turn-title").wait_for()
    return screen


def alone(screen: Screen) -> Screen:
    screen.go().page.get_by_role("article", name=TITLE).get_by_role("button", name="Play solo").click()
    screen.page.locator("#turn-title").wait_for()
    screen.until(lambda: screen.choices.count() > 0)
    return screen


FIRST_UNLESS = """(all, start) => {
  const found = all.some((one) => one.dataset.choice.startsWith(start));
  if (!found) all[0]?.click();
  return found;
}"""


def until_asked(screen: Screen, start: str) -> None:
    """Play on until an answer of that kind may be given. One script looks and clicks, so nothing comes in between."""
    screen.until(lambda: screen.choices.evaluate_all(FIRST_UNLESS, start))


def pane(screen: Screen) -> str:
    """The part of the board that a phone shows."""
    return screen.page.locator(".deole .tabs [aria-pressed=true]").inner_text()


def points(screen: Screen) -> int:
    """My points in the list of players."""
    text = screen.page.locator(".players .points").first.inner_text()
    return int(text.split()[0].replace("−", "-"))


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [by_board, more(by_tab), more(by_key), more(by_name)])
def test_a_whole_game(screen: Screen, answer):
    against_a_drifter(screen).play_on(answer)
    expect(screen.page.locator("#ending-title")).to_have_text(ENDS)
    assert screen.page.locator("tbody tr").filter(has=screen.page.get_by_role("rowheader", name="Éolia")).count() == 1
    assert not screen.complaints


def test_one_click_to_a_game_against_bots(screen: Screen):
    screen.play_now(TITLE)
    screen.until(lambda: screen.choices.count() > 0)
    assert screen.page.locator(".deole details").count() == 2


# --- alone --------------------------------------------------------------------------------------------------------


def test_a_voyage_alone_from_its_side_to_its_record_and_the_next_one(screen: Screen):
    alone(screen)
    expect(screen.page.get_by_role("heading", name="Which side do you set out from?")).to_be_visible()
    assert not screen.page.locator(".choice").count()
    screen.play_on(by_board)
    expect(screen.page.locator("#ending-title")).to_have_text(ENDS)
    expect(screen.page.get_by_role("region", name="Your best solo games").get_by_role("listitem")).to_have_count(1)
    over = screen.page.url
    screen.button("Play again").click()
    screen.until(lambda: screen.page.url != over)
    expect(lit(screen, "side green")).to_have_count(1)
    assert not screen.complaints


def go_where_a_box_can_be_freed(screen: Screen, served: Served) -> str:
    """Open a voyage in which a castaway could free the box of a disaster; return that answer.

    Ana plays without a browser until then, one voyage after the other, each with luck of its own.
    """
    for voyage in count():
        with party(served, "deole", "Ana", secret=f"voyage {voyage}".encode()) as people:
            answers = play_until(people, "free", random.Random(voyage))
            if answers:
                cookies = people.people[0].http.cookies.items()
                screen.page.context.add_cookies([{"name": n, "value": v, "url": served.url} for n, v in cookies])
                screen.go(f"table/{people.id}")
                return answers[0]
    raise AssertionError


def play_until(people: Party, start: str, luck: random.Random) -> list[str]:
    """Play at random until an answer of that kind may be given; return all of them, none if the game is over before."""
    answers: list[str] = []
    while not answers and not people.states()[0].get("result"):
        state = play_on(people.tabs, 1, luck.choice)
        answers = [choice["answer"] for choice in state["choices"] if choice["answer"].startswith(start)]
    return answers


def free_by_mouse(screen: Screen, answer: str) -> None:
    _, track, box = answer.split()
    screen.page.locator(f".deole [data-box='1 {track} {box}']").click()


def free_by_key(screen: Screen, answer: str) -> None:
    lit(screen, answer).focus()
    screen.page.keyboard.press("Enter")


@pytest.mark.parametrize("free", [free_by_mouse, more(free_by_key)])
def test_a_castaway_frees_the_box_of_a_disaster(screen: Screen, served: Served, free):
    """[D-R28]"""
    answer = go_where_a_box_can_be_freed(screen, served)
    expect(screen.page.get_by_role("heading", name="A castaway can send it to the Wind Rose, or free")).to_be_visible()
    _, track, box = answer.split()
    freed = screen.page.locator(f".deole [data-box='1 {track} {box}'] [role=img][aria-label^='disaster: ']")
    expect(freed).to_be_visible()
    free(screen, answer)
    expect(screen.page.get_by_role("log").get_by_text(f"frees box {box} of the {track} track")).to_be_visible()
    assert not screen.complaints


def test_a_table_for_one_is_set_without_bots_and_without_waiting(screen: Screen):
    screen.go("new/deole")
    screen.page.get_by_role("radio", name="1", exact=True).check()
    screen.page.get_by_role("button", name="Play solo").click()
    expect(screen.page.locator("#turn-title")).to_have_text("Which side do you set out from?")
    assert screen.page.get_by_text("Invite friends").count() == 0


# --- looking before choosing --------------------------------------------------------------------------------------


def test_the_effect_of_an_answer_is_previewed_on_the_map_and_in_words(screen: Screen):
    alone(screen)
    until_asked(screen, "sail")
    lit(screen, "sail").first.focus()
    expect(screen.page.locator(".deole .foreseen")).to_contain_text("crosses")
    expect(screen.page.locator(".deole .ghost").first).to_be_attached()
    expect(lit(screen, "sail").first).to_have_attribute("aria-label", re.compile("crosses"))
    screen.page.locator("[aria-haspopup=dialog]").focus()
    expect(screen.page.locator(".deole .ghost")).to_have_count(0)


def test_the_points_that_are_foreseen_are_those_that_come(screen: Screen):
    against_a_drifter(screen)
    for _ in range(4):
        until_asked(screen, "lay")
        before, target = points(screen), lit(screen, "lay").first
        if not target.count() or target.get_attribute("aria-label").count("?"):
            screen.choices.first.evaluate("one => one.click()")
            continue
        target.focus()
        expect(screen.page.locator(".deole .foreseen")).to_be_visible()
        change = screen.page.locator(".deole .foreseen strong")
        foreseen = int(change.inner_text().split()[0].replace("−", "-")) if change.count() else 0
        ply = screen.page.locator("section.board").get_attribute("data-settled")
        screen.page.keyboard.press("Enter")
        expect(screen.page.locator("section.board")).not_to_have_attribute("data-settled", ply)
        assert points(screen) == before + foreseen


def test_a_finger_looks_first_and_gives_the_answer_with_its_second_touch(open_screen):
    screen = alone(open_screen(width=390, height=844, has_touch=True))
    until_asked(screen, "lay")
    target = lit(screen, "discard")
    target.tap()
    expect(screen.page.locator(".deole .confirm")).to_have_text(re.compile("Discard the die"))
    assert lit(screen, "discard").count() == 1
    target.tap()
    told = screen.page.locator("[role=log] li", has_text="discards")
    expect(told).to_have_count(1)
    until_asked(screen, "lay")
    lit(screen, "discard").tap()
    screen.page.locator(".deole .confirm").tap()
    expect(told).to_have_count(2)


def test_a_box_that_cannot_be_used_says_why(screen: Screen):
    alone(screen)
    until_asked(screen, "lay")
    screen.page.locator(".deole tr:not(:has(.lit)) [data-box]").first.dispatch_event("click")  # of another colour
    expect(screen.page.locator(".ask .why")).to_be_visible()


def test_my_side_lies_below_or_the_north_above(screen: Screen):
    alone(screen)
    lit(screen, "side red").click()
    column = screen.page.locator(".deole .mark", has_text=re.compile("^a$"))
    chart = screen.page.locator(".deole .map").bounding_box()
    middle = chart["y"] + chart["height"] / 2
    screen.until(lambda: column.bounding_box()["y"] > middle)  # the west lies below
    screen.button("North is up").click()
    screen.until(lambda: column.bounding_box()["y"] < middle)
    screen.page.reload()
    expect(screen.button("North is up")).to_have_attribute("aria-pressed", "true")


# --- map and sheet ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(360, 640), more(390, 844), more(640, 450)])
def test_a_phone_shows_what_is_asked_and_fingers_can_reach_it(open_screen, width: int, height: int):
    screen = alone(open_screen(width=width, height=height))
    for start, part in (("lay", "Sheet"), ("sail", "Map")):
        until_asked(screen, start)
        screen.until(lambda part=part: pane(screen) == part)
        board = screen.page.locator("section.board").bounding_box()
        targets = lit(screen, start).all()  # in a low window the first of them
        for box in (one.bounding_box() for one in (targets if height > width else targets[:1])):
            assert min(box["width"], box["height"]) >= (40 if height > width else 34)
            assert box["y"] >= board["y"] - 1
            assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
    screen.button("Sheet").click()
    assert pane(screen) == "Sheet"


@pytest.mark.parametrize(("width", "height"), [more(1280, 860), (2560, 1440), more(3840, 2160)])
def test_the_map_is_large_and_grows_with_the_window(open_screen, width: int, height: int):
    screen = alone(open_screen(width=width, height=height))
    board = screen.page.locator("section.board").bounding_box()
    chart = screen.page.locator(".deole .map").bounding_box()
    sheet = screen.page.locator(".deole .own").bounding_box()
    assert chart["width"] > 0.5 * board["width"]
    assert chart["height"] >= 0.7 * board["height"]
    assert sheet["x"] >= chart["x"] + chart["width"]


def test_the_last_moves_stay_marked(screen: Screen):
    """Bots take dice after mine; the boxes and the legs of both are marked when I am asked again."""
    against_a_drifter(screen)
    legs, boxes = screen.page.locator(".deole .last"), screen.page.locator(".deole .marked")
    screen.until(lambda: screen.choices.evaluate_all(FIRST_UNLESS, "none") or legs.count() * boxes.count() > 0)


# --- explanations -------------------------------------------------------------------------------------------------


EXPLAINED = {
    "gauge 1 7": "Reached so far",
    "letter a": "two dice choose a letter",
    "track 1 crew": "Points now",
    "mode even": "2, 4 or 6",
    "bonus 1 C": "sails one space",
    "wreck": "minus",
    "star": "still to be won",
}


@pytest.mark.more
def test_everything_explains_itself(screen: Screen):
    against_a_drifter(screen)
    screen.until(lambda: screen.choices.count() > 0)
    for about, says in EXPLAINED.items():
        screen.page.locator(f".deole [data-about='{about}']").first.hover(force=True)
        expect(screen.page.locator(".bubble")).to_contain_text(says)
        screen.page.mouse.move(0, 0)
        expect(screen.page.locator(".bubble")).to_be_hidden()


# --- for everybody ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "scheme"), [(360, "light"), more(390, "dark"), more(640, "light"), more(1280, "dark")]
)
def test_a_running_game_fits_and_axe_finds_nothing(open_screen, width: int, scheme: str):
    screen = against_a_drifter(open_screen(width=width, color_scheme=scheme))
    for start in ("pick", "lay"):
        until_asked(screen, start)
        assert overflow(screen) <= 0
        assert not complaints_of_axe(screen)
    if screen.page.locator(".deole .tabs").count():
        screen.button("Map").click()
    screen.page.locator(".deole summary").first.click()
    screen.settle()
    assert overflow(screen) <= 0
    assert not complaints_of_axe(screen)


@pytest.mark.parametrize("lang", [more("de"), more("fr"), more("it"), more("nl")])
def test_no_word_is_missing_in_any_language(open_screen, lang: str):
    screen = open_screen("", lang=lang, width=360)
    screen.page.get_by_role("article", name=TITLE).get_by_role("button").nth(1).click()
    screen.page.locator("#turn-title").wait_for()
    screen.play_on(by_key)
    assert overflow(screen) <= 0
    assert not screen.complaints
