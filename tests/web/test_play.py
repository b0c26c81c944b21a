"""Playing by accessible names alone, asking why, undoing, and the replay."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.web.screen import Screen, by_key

PAGE = Path(__file__).parent.parent.parent / "src" / "archipel" / "server" / "page"
MOST_BYTES = 90_000


def by_name(screen: Screen) -> None:
    """Use only what a screen reader gets: the group of choices, its first button, Enter."""
    choice = screen.page.get_by_role("group", name="Your choices").get_by_role("button", disabled=False).first
    choice.focus()
    screen.page.keyboard.press("Enter")


@pytest.mark.parametrize("title", [more("Mahé"), "Chawaï"])
def test_a_whole_game_by_accessible_names_and_live_regions_alone(screen: Screen, title: str):
    screen.play_now(title)
    log = screen.page.get_by_role("log", name="Log")
    assert screen.page.get_by_role("list", name="The board in words").locator("li").count() > 2
    screen.play_on(by_name)
    assert log.locator("li").count() > 20
    expect(screen.page.get_by_role("status").filter(has_text=re.compile("win|victory"))).to_be_visible()


def test_a_greyed_out_choice_says_why_and_opens_the_rule(screen: Screen):
    screen.play_now("Mahé")
    greyed = screen.page.locator("[aria-disabled=true]").first
    screen.until(lambda: greyed.count() > 0)
    greyed.click(force=True)  # it looks disabled, but a click explains why
    rule = screen.page.get_by_role("alert").get_by_role("button")
    number = rule.inner_text().strip("[]")
    rule.click()
    expect(screen.page.locator(f"[id='rule-{number}']")).to_be_visible()


def test_an_answer_that_is_none_gets_a_sentence(screen: Screen):
    screen.play_now("Mahé")
    screen.page.locator("#typed").fill("fly to the moon")
    screen.page.locator("#typed").press("Enter")
    expect(screen.page.get_by_role("alert")).to_contain_text("no answer of this game")


def test_on_a_phone_the_field_opens_over_its_line_and_moves_nothing(open_screen):
    screen = open_screen(width=360, height=740).play_now("Mahé")
    screen.until(lambda: screen.choices.count() > 0)
    field, choice = screen.page.get_by_label("Type an answer"), screen.choices.first
    before = choice.bounding_box()
    assert field.bounding_box()["width"] < 50
    field.click()
    screen.until(lambda: field.bounding_box()["width"] > 200)
    assert choice.bounding_box() == before
    screen.page.keyboard.type("fly to the moon\n")
    expect(screen.page.get_by_role("alert")).to_contain_text("no answer of this game")


def test_rules_can_be_searched(screen: Screen):
    screen.go("rules/mahe")
    screen.page.locator(".rules p").first.wait_for()
    before = screen.page.locator(".rules p").count()
    screen.page.get_by_role("searchbox").fill("raft")
    screen.until(lambda: 0 < screen.page.locator(".rules p").count() < before)


def test_possible_outcomes_are_shown_on_demand(screen: Screen):
    screen.play_now("Mahé")
    screen.until(lambda: screen.choices.count() > 0)
    while screen.page.locator("[data-answer=roll]:not([aria-disabled])").count() == 0:
        by_key(screen)
        screen.until(lambda: screen.choices.count() > 0)
    wish = screen.page.get_by_label("Show what may happen")
    wish.focus()
    screen.page.keyboard.press("Space")
    expect(screen.page.get_by_text(re.compile(r"\d+\s?%")).first).to_be_visible()
    expect(wish).to_be_focused()


def test_a_replay_has_a_link_to_every_moment_and_checks_the_dice(screen: Screen):
    screen.play_now("Chawaï")
    screen.play_on(by_key)
    screen.link("Replay").click()
    slider = screen.page.get_by_role("slider")
    slider.wait_for()
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("ArrowRight")
    assert screen.page.url.endswith("/2")
    screen.page.reload()
    expect(slider).to_have_value("2")
    screen.button("Check the dice").click()
    expect(screen.page.get_by_text("The seal fits")).to_be_visible()


def test_the_first_screen_is_light():
    """The scripts of the first screen, compressed, stay small."""
    html = (PAGE / "index.html").read_text("utf-8")
    first = {PAGE / name for name in re.findall(r'(?:src|href)="\./(assets/[^"]+\.js)"', html)}
    queue = list(first)
    while queue:
        script = queue.pop()
        for name in re.findall(r'from\s*"\./([^"]+\.js)"', script.read_text("utf-8")):
            if (found := script.parent / name) not in first:
                first.add(found)
                queue.append(found)
    words = max(len(gzip.compress(file.read_bytes())) for file in (PAGE / "assets").glob("fr-*.js")) * 2
    assert 10_000 < sum(len(gzip.compress(file.read_bytes())) for file in first) + words <= MOST_BYTES
