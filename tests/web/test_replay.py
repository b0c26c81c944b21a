"""The replay: by answers, turns and rounds, in sentences, with anybody's eyes, by link, at every size."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.server.serving import Served
from tests.web.screen import Screen, by_key

Moment = dict[str, Any]
MOVING = """localStorage.archipel = '{"speed": "brisk", "tips": false}'"""
SHARES = "navigator.share = async (what) => { window.shared = what }"
NO_CLIPBOARD = 'Object.defineProperty(navigator, "clipboard", { value: undefined })'


def moments_of(served: Served, table: str, **query: object) -> list[Moment]:
    with served.visitor() as anybody:
        moments: list[Moment] = anybody.get(f"/api/tables/{table}/replay", **query)["moments"]
    return moments


def starts_of(moments: list[Moment], event: str) -> list[int]:
    """The moments at which this event happens."""
    return [moment["answers"] for moment in moments if event in [told["event"] for told in moment["events"]]]


def joint_questions(moments: list[Moment]) -> list[int]:
    """The moments at which everybody is asked."""
    return [moment["answers"] for moment in moments if len(moment["to_act"]) == len(moment["totals"])]


def replay(screen: Screen, table: str, path: str = "") -> Locator:
    """Open the replay; return its slider."""
    screen.go(f"replay/{table}{path}")
    slider = screen.page.get_by_role("slider")
    slider.wait_for()
    return slider


def press(screen: Screen, *keys: str) -> None:
    for key in keys:
        screen.page.keyboard.press(key)


def test_keys_go_by_answers_turns_and_rounds(screen: Screen, served: Served, finished: dict[str, str]):
    moments = moments_of(served, finished["chawai"], whole=True)
    rounds, turns = starts_of(moments, "round"), joint_questions(moments)
    last = len(moments) - 1
    slider = replay(screen, finished["chawai"])
    for key, at in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", turns[0]),
        ("Shift+ArrowRight", turns[1]),
        ("PageUp", turns[0]),
        ("Shift+PageDown", rounds[1]),
        ("Shift+PageDown", rounds[2]),
        ("Shift+PageUp", rounds[1]),
        ("End", last),
        ("ArrowRight", last),
        ("Shift+ArrowLeft", turns[-1]),
        ("Home", 0),
        ("PageUp", 0),
    ]:
        press(screen, key)
        expect(slider).to_have_value(str(at))
    expect(screen.page).to_have_url(re.compile(r"/0$"))


def test_a_list_of_the_keys_is_one_key_away_and_gives_the_focus_back(screen: Screen, finished: dict[str, str]):
    replay(screen, finished["mahe"])
    board = screen.page.locator("section.board")
    expect(board).to_be_focused()
    press(screen, "F1")
    expect(screen.page.get_by_role("dialog", name="Keys")).to_contain_text("Next round")
    press(screen, "Escape")
    expect(board).to_be_focused()


def test_buttons_do_the_same_and_keep_the_focus(screen: Screen, served: Served, finished: dict[str, str]):
    rounds = starts_of(moments_of(served, finished["mahe"], whole=True), "clutch")
    slider = replay(screen, finished["mahe"], f"/{rounds[0]}")
    for name, at in [("Next round", rounds[1]), ("Previous move", rounds[1] - 1), ("Previous round", rounds[0])]:
        screen.button(name).click()
        expect(slider).to_have_value(str(at))
        expect(screen.button(name)).to_be_focused()


@pytest.mark.parametrize(
    ("game", "lang"), [more("mahe", "en"), ("chawai", "fr"), more("mahe", "de"), more("chawai", "nl")]
)
def test_every_answer_is_told_in_sentences(open_screen, served: Served, finished: dict[str, str], game: str, lang: str):
    """The list has no wire text, neither of secret answers nor of chance."""
    answers = {moment["answer"] for moment in moments_of(served, finished[game], whole=True)[1:]}
    screen = open_screen(lang=lang)
    for path in ("", "/0/2", "/0/0"):
        replay(screen, finished[game], path)
        lines = [line.strip() for line in screen.page.locator(".moves").inner_text().split("\n") if line.strip()]
        assert len(lines) > len(answers)
        assert not [line for line in lines if {line, line.partition(": ")[2]} & answers]
        assert not [line for line in lines if re.search(r"\[[a-z]+-|\b(Player|Joueur|Spieler|Speler) 0\b", line)]
    assert not screen.complaints


def is_in_sight(mark: Locator) -> bool:
    within = "one => { const [a, b] = [one, one.closest('.moves')].map((x) => x.getBoundingClientRect()); "
    return bool(mark.evaluate(within + "return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 }"))


def test_the_list_marks_the_current_move_and_leads_to_every_other(screen: Screen, finished: dict[str, str]):
    slider = replay(screen, finished["mahe"], "/200")
    mark = screen.page.locator(".moves [aria-current=step]")
    screen.until(lambda: is_in_sight(mark))
    press(screen, "End")
    screen.until(lambda: is_in_sight(mark))
    press(screen, *["ArrowLeft"] * 12)
    screen.until(lambda: is_in_sight(mark))
    first = screen.page.locator(".moves").get_by_role("button", name="begins.").first
    first.click()
    expect(slider).to_have_value("2")
    expect(first).to_have_attribute("aria-current", "step")
    expect(first).to_be_focused()
    expect(screen.page.locator(".told")).to_contain_text("begins.")


def test_a_link_shows_that_very_moment_with_those_eyes_to_anybody(
    open_screen, served: Served, finished: dict[str, str]
):
    """Somebody who has no seat and has never been here."""
    table = finished["chawai"]
    at = joint_questions(moments_of(served, table, whole=True))[3] + 1  # one has dived in secret
    diver = moments_of(served, table, whole=True)[at]["seat"]
    other = 2 if diver == 1 else 1
    ana = open_screen()
    replay(ana, table, f"/{at}")
    expect(ana.page.locator(".told")).to_contain_text(": Dive to")
    ana.page.get_by_label("As seen by").select_option(str(other))
    expect(ana.page.locator(".told")).to_contain_text("has chosen.")
    expect(ana.page).to_have_url(re.compile(rf"/{at}/{other}$"))
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.get_by_role("tab", name="More").click()
    ana.button("Copy the link to this moment").click()
    expect(ana.button("Copied")).to_be_focused()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    bo = open_screen(lang="it")
    bo.page.goto(link)
    expect(bo.page.get_by_role("slider")).to_have_value(str(at))
    expect(bo.page.get_by_label("Punto di vista")).to_have_value(str(other))
    expect(bo.page.locator(".told")).to_contain_text("ha scelto.")
    expect(bo.page).to_have_title("Chawaï: la partita rivista – Archipel")


def test_it_plays_by_itself_and_pauses(open_screen, finished: dict[str, str]):
    """With motion; the board plays out what happens between two moments."""
    screen = open_screen(is_fast=True, reduced_motion="no-preference")
    screen.page.evaluate(MOVING)
    screen.page.reload()
    slider = replay(screen, finished["chawai"], "/4")
    expect(screen.page.get_by_label("Speed")).to_have_value("brisk")
    press(screen, "Space")
    expect(screen.button("Pause")).to_be_visible()
    screen.until(lambda: int(slider.input_value()) >= 9)
    screen.page.get_by_label("Speed").select_option("calm")
    screen.button("Pause").click()
    expect(screen.button("Play")).to_be_focused()
    board = screen.page.locator("section.board")
    expect(board).to_have_attribute("data-settled", board.get_attribute("data-shown") or "")
    press(screen, "End")
    screen.page.locator("section.board").focus()
    last = int(slider.input_value())
    press(screen, "Space", "Space")  # it may have played a few moments from the beginning by now
    expect(screen.button("Play")).to_be_visible()
    assert int(slider.input_value()) < last


@pytest.mark.parametrize(
    ("width", "height", "lang"), [(360, 640, "de"), more(2560, 1440, "en"), more(390, 844, "fr"), more(1280, 860, "it")]
)
def test_board_and_controls_fill_the_window(open_screen, finished: dict[str, str], width: int, height: int, lang: str):
    screen = open_screen(width=width, height=height, lang=lang)
    replay(screen, finished["chawai"], "/20")
    screen.settle("section.board")
    board, controls = (screen.page.locator(one).bounding_box() for one in ("section.board", ".transport"))
    assert board
    assert controls
    assert board["width"] > (0.7 if width > 900 else 0.99) * width
    assert board["height"] > 0.45 * height
    assert controls["y"] + controls["height"] <= height
    for button in screen.page.locator(".transport button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40


def test_a_finished_game_is_shared_as_the_device_does_it(open_screen):
    screen = open_screen()
    screen.page.context.add_init_script(SHARES)
    screen.page.reload()
    screen.play_now("Chawaï").play_on(by_key)
    screen.button("Share this game").click()
    shared = screen.page.evaluate("window.shared")
    assert shared["title"] == "Chawaï: replay"
    visitor = open_screen(lang="fr")
    visitor.page.goto(shared["url"])
    expect(visitor.page.get_by_role("slider")).to_have_value("0")


def test_where_nothing_can_be_copied_the_link_itself_is_shown(open_screen, finished: dict[str, str]):
    """Over plain HTTP, browsers let no page copy anything."""
    screen = open_screen()
    screen.page.context.add_init_script(NO_CLIPBOARD)
    screen.page.reload()
    replay(screen, finished["mahe"], "/7")
    screen.page.get_by_role("tab", name="More").click()
    screen.button("Copy the link to this moment").click()
    link = screen.page.get_by_label("Link", exact=True)
    expect(link).to_be_focused()
    assert link.input_value().endswith(f"/#/replay/{finished['mahe']}/7")


def test_the_dice_of_a_replay_can_be_checked(screen: Screen, finished: dict[str, str]):
    replay(screen, finished["chawai"])
    screen.page.get_by_role("tab", name="More").click()
    screen.button("Check the dice").click()
    expect(screen.page.get_by_text("Verified: the fingerprint matches")).to_be_visible()
