"""Maldivia in the browser: planning with four tiles, and the cloth by touch, turned and folded."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from archipel.core.words import LANGUAGES
from tests.marking import more
from tests.server.serving import Served
from tests.web.maldivia_play import (
    FIRST_PLAN,
    Play,
    against_a_bot,
    as_a_bot_would,
    by_keys,
    by_name,
    by_touch,
    cloth,
    give,
    listed,
    plan,
    planner,
    play_until,
    set_up,
    tile,
    too_small,
    until_asked_for,
    until_foreseen,
)
from tests.web.people import two_at_a_table
from tests.web.screen import Screen
from tests.web.test_screens import complaints_of_axe, overflow

# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "way", [more(lambda: by_touch(1)), more(lambda: by_keys(2)), more(lambda: by_name)], ids=["touch", "keys", "names"]
)
def test_a_whole_game(screen: Screen, way: Callable[[], Play]):
    against_a_bot(screen).play_on(way())
    assert screen.page.locator("tfoot td").count() == 2
    assert screen.page.get_by_role("log", name="Log").locator("li").count() > 40
    assert screen.page.get_by_role("list", name="The board in words").locator("li").count() > 8
    assert not screen.complaints


# --- planning ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def planning(screen: Screen) -> Screen:
    against_a_bot(screen)
    until_asked_for(screen, "plan", by_name)
    until_foreseen(screen)
    return screen


def test_tiles_are_turned_and_moved_by_tap_by_key_and_by_dragging(planning: Screen):
    assert plan(planning) == FIRST_PLAN
    tile(planning, 1).click()
    assert plan(planning) == "plan E N N fog-N"
    tile(planning, 2).press("ArrowLeft")
    assert plan(planning) == "plan E W N fog-N"
    tile(planning, 2).press("Shift+ArrowRight")
    assert plan(planning) == "plan E N W fog-N"
    expect(tile(planning, 3)).to_be_focused()
    planning.button("Swap tiles 3 and 4").click()
    assert plan(planning) == "plan E N fog-N W"
    drag(planning, tile(planning, 3), tile(planning, 1))
    assert plan(planning) == "plan fog-N E N W"
    tile(planning, 1).click()
    assert plan(planning) == "plan fog-W E N W"


def drag(screen: Screen, start: Locator, goal: Locator) -> None:
    """Drag with the mouse from one tile to another."""
    mouse = screen.page.mouse
    start.scroll_into_view_if_needed()
    for box, act in ((start.bounding_box(), mouse.down), (goal.bounding_box(), mouse.up)):
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        act()


def test_a_plan_is_made_by_touching_the_cloth(planning: Screen):
    """Every stop turns the next arrow and draws its way; the islands turn the fog."""
    before = plan(planning)
    ghost = planning.page.locator(".ghost .way.under")
    for _ in range(3):
        faint = planning.page.locator("[data-stop^='stop'].faint")
        faint.first.click()
        until_foreseen(planning)
    assert plan(planning) != before
    assert ghost.count() == 3
    tile(planning, 4).focus()
    planning.page.locator("[data-stop='fog W']").click()
    assert (plan(planning) or "").endswith("fog-W")
    expect(planning.page.locator(".ghost .folds")).to_have_count(1)
    expect(tile(planning, 4)).to_have_accessible_description(re.compile(r"Wipi \(west\) is folded in"))
    chosen = (plan(planning) or "").split()
    set_up(planning).click()
    expect(planner(planning)).not_to_be_visible()
    assert "fog-W" in chosen


def test_nothing_explains_itself_while_the_mouse_rests(planning: Screen):
    """The cloth has come under the mouse, which has not moved since the game was chosen."""
    planning.page.wait_for_timeout(2_000)
    expect(planning.page.locator(".bubble")).to_have_count(0)


def test_a_stop_says_what_is_there(planning: Screen):
    names = planning.page.locator("[data-stop^='stop']").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert all(re.match(r"Tile 1, (north|east|south|west): stop at [a-j]\d+", name) for name in names)
    assert any(re.search("red|green|purple|yellow|octopus|edge of", name) for name in names)
    expect(tile(planning, 1)).to_have_accessible_description(re.compile("If nobody else moves"))


def test_a_plan_stays_as_it_is_when_others_have_planned(open_screen):
    ana, bo, _ = two_at_a_table(open_screen, "maldivia")
    for screen in (ana, bo, ana, bo):
        screen.until(lambda: any(one.choices.count() for one in (ana, bo)))
        if screen.page.locator("[data-lit^='place']").count():
            by_name(screen)
    set_up(ana).wait_for()
    tile(ana, 1).click()
    tile(ana, 2).focus()
    set_up(bo).click()
    expect(ana.page.get_by_role("log", name="Log")).to_contain_text("Bo has finished planning")
    assert plan(ana) == "plan E N N fog-N"
    expect(tile(ana, 2)).to_be_focused()


def test_a_thousand_plans_are_no_buttons_but_can_be_typed(planning: Screen):
    assert listed(planning).count() == 0
    planning.page.keyboard.press("1")  # choices that are not listed have no key
    expect(set_up(planning)).to_be_visible()
    give(planning, "plan e n fog-s w")
    expect(planner(planning)).not_to_be_visible()
    expect(planning.page.get_by_role("list", name="The board in words")).to_contain_text(
        "Ana’s tiles: 1 east, 2 north, 3 fog south, 4 west"
    )


def test_a_plan_without_fog_is_refused_with_the_rule(planning: Screen):
    give(planning, "plan N N N N")
    expect(planning.page.locator(".ask .why")).to_contain_text("one fog tile")


# --- the cloth --------------------------------------------------------------------------------------------------------


def test_a_space_is_reached_with_arrow_keys_and_described(screen: Screen):
    against_a_bot(screen)
    until_asked_for(screen, "place", by_name)
    assert not listed(screen).count()
    cloth(screen).and_(screen.page.locator("[data-lit='place e3']")).focus()
    screen.page.keyboard.press("ArrowLeft")
    screen.page.keyboard.press("ArrowLeft")
    focused = screen.page.locator("*:focus")
    expect(focused).to_have_attribute("data-lit", "place c3")
    assert "octopus" in (focused.get_attribute("aria-label") or "")


def test_my_side_lies_below_unless_i_want_the_north_above(screen: Screen):
    against_a_bot(screen, seat=2)  # at Nanga, in the north
    until_asked_for(screen, "place", by_name)
    assert is_above(screen, "place j9", "place j2")
    screen.page.get_by_label("North is up").check()
    assert is_above(screen, "place j2", "place j9")
    screen.page.reload()
    screen.until(lambda: cloth(screen).count() > 0)
    assert is_above(screen, "place j2", "place j9")


def is_above(screen: Screen, one: str, other: str) -> bool:
    boxes = [screen.page.locator(f"[data-lit='{answer}']").bounding_box() for answer in (one, other)]
    assert boxes[0]
    assert boxes[1]
    return boxes[0]["y"] < boxes[1]["y"]


NOTE_DRIFT = """() => {
  const isDrifting = () => document.querySelector(".drift") !== null;
  const before = isDrifting();
  window.drifting = new Promise((done) => window.addEventListener("keydown", () =>
    requestAnimationFrame(() => requestAnimationFrame(() => done([before, isDrifting()])))));
}"""


def test_the_fold_is_shown_and_can_be_skipped(planning: Screen):
    planning.page.emulate_media(reduced_motion="no-preference")
    planning.page.evaluate("localStorage.archipel = '{\"tips\": false}'")  # normal speed
    planning.page.reload()
    set_up(planning).wait_for()
    give(planning, "plan fog-S N N N")
    planning.page.locator(".maldivia[data-frame=fold] .drift").wait_for(state="attached")
    planning.page.evaluate(NOTE_DRIFT)
    planning.page.keyboard.press("Escape")
    assert planning.page.evaluate("window.drifting") == [True, False], "before the key and two frames after it"
    expect(planning.page.locator(".maldivia")).to_have_attribute("data-frame", "")


def test_what_the_board_offers_has_no_button(screen: Screen, served: Served):
    against_a_bot(screen)
    until_asked_for(screen, "sail", as_a_bot_would(served))
    assert cloth(screen).count() > 0
    assert [one.get_attribute("data-answer") for one in listed(screen).all()] == ["stay"]


def test_the_ways_since_my_last_answer_stay_on_the_cloth(screen: Screen, served: Served):
    against_a_bot(screen)
    play_until(screen, as_a_bot_would(served), lambda: screen.page.locator(".trails .under").count() > 0)


def test_everything_explains_itself(planning: Screen):
    abouts = planning.page.locator(".board [data-about]").evaluate_all("all => all.map((one) => one.dataset.about)")
    kinds = {about.split()[0] for about in abouts}
    assert {"space", "island", "ship", "pile", "supply", "mast", "boat", "tile", "arrow", "fogtile", "plan"} <= kinds
    planning.page.locator("[data-about='pile N']").hover()
    expect(planning.page.locator(".bubble")).to_contain_text("more ships of Nanga")


def test_a_phone_shows_my_boat_close_up_and_the_whole_cloth_with_one_tap(open_screen):
    screen = against_a_bot(open_screen(width=360, height=640))
    until_asked_for(screen, "place", by_name)
    assert not too_small(screen)
    screen.button("Show the whole cloth").click()
    assert too_small(screen)
    screen.button("Show my boat close up").click()
    assert not too_small(screen)


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_whole_turn_can_be_undone(screen: Screen, served: Served):
    """Sailing and fishing are two answers of one turn."""
    against_a_bot(screen)
    play_until(screen, as_a_bot_would(served), lambda: has_caught(screen))
    screen.button("Undo my whole turn").click()
    expect(screen.choices.first).to_have_attribute("data-choice", re.compile("^sail"))
    assert screen.page.get_by_role("log").get_by_text("Ana undoes a move.").count() == 2


def has_caught(screen: Screen) -> bool:
    """Tell whether Ana has just caught fish and none of them is on the mast yet."""
    last = screen.page.get_by_role("log", name="Log").locator("li").last
    return screen.page.locator("[data-lit^='stow']").count() > 0 and "Ana catches" in last.inner_text()


# --- everywhere -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", *(more(lang) for lang in LANGUAGES if lang != "de")])
def test_every_step_fits_small_screens_in_every_language(open_screen, lang: str):
    """The steps of a few turns at 360, 390 and 640 pixels, which is 1280 at 200%."""
    screen = open_screen(lang=lang, width=360, height=740).play_now("Maldivia")
    answers = 0

    def look_and_answer(screen: Screen) -> None:
        nonlocal answers
        answers += 1
        for width in (640, 390, 360):
            screen.page.set_viewport_size({"width": width, "height": 740})
            screen.until(lambda: overflow(screen) <= 0, patience=10)
        assert not too_small(screen), screen.turn
        screen.open_choices().choices.first.click()

    play_until(screen, look_and_answer, lambda: answers >= 9 or screen.is_over)  # a boat may be stuck all game
    assert not screen.complaints


@pytest.mark.parametrize("scheme", [more("light"), more("dark")])
def test_axe_finds_nothing_at_any_step(open_screen, served: Served, scheme: str):
    seen: set[str] = set()
    answer = as_a_bot_would(served)

    def look_and_answer(screen: Screen) -> None:
        step = (screen.choices.first.get_attribute("data-choice") or "").split(" ")[0]
        if step not in seen:
            assert not complaints_of_axe(screen), step
        seen.add(step)
        answer(screen)

    screen = against_a_bot(open_screen(color_scheme=scheme))
    play_until(screen, look_and_answer, lambda: {"place", "plan", "sail", "stow"} <= seen)
