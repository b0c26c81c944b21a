"""Boards walked by arrows, focus that is never lost, and what is said of people: without a mouse and without eyes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.web.by_ear import LISTEN, Ear
from tests.web.people import open_table, sit, two_at_a_table
from tests.web.screen import Screen

FOCUSED = "document.activeElement.textContent.trim()"
SEATS = {"mahe": 4, "chawai": 3, "maldivia": 2, "deole": 2}


def name_here(screen: Screen) -> str:
    """The name of the place that has the focus."""
    name: str = screen.page.evaluate(FOCUSED)
    return name


def walk_into(screen: Screen) -> None:
    """Put the focus on the place of the grid that Tab reaches."""
    screen.page.locator("[role=gridcell][tabindex='0']").focus()


@pytest.mark.parametrize("game", ["maldivia", "deole", more("mahe"), more("chawai")])
def test_a_board_is_walked_by_arrows_and_jumps_to_legal_moves(screen: Screen, game: str):
    screen.play_against_bots(game, SEATS[game])
    screen.page.locator("#turn-title.mine").wait_for()
    walk_into(screen)
    screen.page.keyboard.press("Control+Home")
    first = name_here(screen)
    screen.page.keyboard.press("ArrowRight")
    assert name_here(screen) != first
    screen.page.keyboard.press("ArrowLeft")
    assert name_here(screen) == first
    screen.page.keyboard.press("Control+End")
    assert name_here(screen) != first
    screen.page.keyboard.press("Control+Home")
    screen.page.keyboard.press("Control+ArrowRight")
    expect(screen.page.locator(".board p.here")).to_have_text(name_here(screen))
    assert not screen.complaints


def test_a_place_says_what_is_there_and_enter_plays_its_move(screen: Screen):
    screen.play_against_bots("maldivia", 2)
    screen.page.locator("#turn-title.mine").wait_for()
    walk_into(screen)
    screen.page.keyboard.press("Control+Home")
    assert re.fullmatch(r"a1: .*edge of Nanga \(north\).* Possible here: Place the boat on a1\.", name_here(screen))
    for key in ("ArrowDown", "ArrowRight"):
        screen.page.keyboard.press(key)
    assert name_here(screen).startswith("b2: ")
    screen.page.keyboard.press("Enter")
    expect(screen.page.get_by_role("heading", name="Set up your four tiles")).to_be_visible()
    screen.page.keyboard.press("Control+Home")  # the cloth is walked while one plans, and the focus has stayed
    screen.page.keyboard.press("Backspace")
    assert "your boat" in name_here(screen)


def test_tiles_and_focus_stay_when_another_has_planned(open_screen):
    ana, bo, _ = two_at_a_table(open_screen, "maldivia", 2)
    ana.until(lambda: place_boats(ana, bo))
    tile = ana.page.get_by_role("region", name="Your plan").get_by_role("button").first
    tile.focus()
    tile.press("ArrowRight")
    expect(tile).to_have_text("Tile 1: east")
    before = ana.settled
    bo.page.get_by_label("Type a move or a question").fill("plan N N N fog-N")
    bo.page.get_by_label("Type a move or a question").press("Enter")
    ana.until(lambda: ana.settled > before)
    expect(tile).to_have_text("Tile 1: east")
    expect(tile).to_be_focused()


def place_boats(*screens: Screen) -> bool:
    """Place the boat of whoever is asked to; tell whether all plan."""
    for screen, space in zip(screens, ("c3", "g7"), strict=True):
        field = screen.page.get_by_label("Type a move or a question")
        if screen.turn.startswith("Place"):
            field.fill(f"place {space}")
            field.press("Enter")
    return all(screen.turn.startswith("Set up") for screen in screens)


# --- focus ------------------------------------------------------------------------------------------------------------


def test_the_focus_is_never_lost_from_the_first_link_to_the_end(screen: Screen):
    screen.go().page.keyboard.press("Tab")
    skip = screen.link("Skip to content")
    expect(skip).to_be_focused()
    assert (skip.bounding_box() or {"height": 0})["height"] > 30
    screen.page.get_by_role("button", name="Play against bots Chawaï").press("Enter")
    screen.page.locator("#turn-title.mine").wait_for()
    assert screen.page.evaluate("document.activeElement !== document.body")
    hand = screen.page.get_by_role("group", name="Your divers").get_by_role("button", disabled=False)
    while not screen.is_over:
        if screen.choices.count():
            hand.first.press("Enter")
        screen.page.wait_for_timeout(10)
        assert screen.page.evaluate("document.activeElement !== document.body")
    expect(screen.page.locator("#ending-title")).to_be_focused()


def test_undo_and_a_change_of_screen_keep_the_focus(screen: Screen):
    screen.play_against_bots("maldivia", 2)
    screen.page.locator("#turn-title.mine").wait_for()
    screen.link("Archipel").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.get_by_role("heading", level=1)).to_be_attached()
    screen.page.get_by_role("article", name="Mahé").get_by_role("link", name="Rules").press("Enter")
    expect(screen.page.get_by_role("heading", level=1, name="The rules of Mahé")).to_be_focused()
    assert screen.page.title() == "The rules of Mahé – Archipel"


def test_keys_give_answers_only_on_the_board_and_capitals_ask(open_screen):
    screen: Screen = open_screen()
    ear = listening(screen)
    screen.play_against_bots("chawai", 3)
    screen.page.locator("#turn-title.mine").wait_for()
    before = screen.settled
    screen.page.get_by_role("tab", name="Rules").press("5")
    board = screen.page.get_by_role("region", name="The board of Chawaï")
    board.focus()
    ear.news()
    screen.page.keyboard.press("Shift+S")
    assert ear.wait()[-1].startswith("Ana 0 points")
    assert screen.settled == before
    screen.page.keyboard.press("F1")
    expect(screen.page.get_by_role("dialog", name="Keys and typed questions")).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(board).to_be_focused()
    screen.page.keyboard.press("/")
    expect(screen.page.get_by_role("combobox", name="Type a move or a question")).to_be_focused()


# --- said of people -----------------------------------------------------------------------------------------------


def listening(screen: Screen) -> Ear:
    screen.page.context.add_init_script(LISTEN)
    screen.page.reload()
    return Ear(screen)


def test_arrivals_and_chat_are_spoken_whatever_tab_is_open(open_screen):
    ana, bo = open_screen(), open_screen()
    ear = listening(ana)
    link = open_table(ana, "chawai", 3)
    bo.page.goto(link)
    sit(bo, "Bo")
    ear.wait(lambda texts: "Bo has sat down." in texts)
    ana.button("Add a bot to seat 3").click()
    ana.button("Start the game").click()
    for screen in (ana, bo):
        screen.page.locator("#turn-title.mine").wait_for()
    ana.page.get_by_role("tab", name="Rules").click()
    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_label("Say something").fill("Hello")
    bo.button("Send").click()
    ear.wait(lambda texts: "Bo: Hello" in texts)
    bo.page.context.close()
    ear.wait(lambda texts: "Bo has left." in texts)


def test_the_same_mistake_is_explained_every_time(open_screen):
    screen: Screen = open_screen()
    ear = listening(screen)
    screen.play_against_bots("chawai", 3)
    screen.page.locator("#turn-title.mine").wait_for()
    screen.page.get_by_role("combobox", name="Type a move or a question").focus()
    first = ear.ask("swim to the moon")
    assert first.startswith("“swim to the moon” is neither a move")
    assert ear.ask("swim to the moon") == first
    assert ear.ask("dive 99") == ear.ask("dive 99")
    screen.page.keyboard.insert_text("dive to 1")
    expect(screen.page.get_by_role("listbox").get_by_role("option")).to_have_text(["Dive to 1"])


def test_a_choice_in_the_list_is_described_by_what_it_would_do(open_screen):
    screen = open_screen().play_against_bots("mahe", SEATS["mahe"])
    screen.until(lambda: screen.choices.count() > 0)
    stop = screen.open_choices().page.locator("[data-choice=stop]")
    stop.focus()
    expect(stop).to_have_accessible_description(re.compile(r"space \d"))
