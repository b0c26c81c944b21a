"""Playing by accessible names alone, asking why, undoing, and the size of the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.web.screen import Screen, by_key

MOST_BYTES = {"home": 70_000, "table": 130_000}  # bytes on the wire


def by_name(screen: Screen) -> None:
    """Use only what a screen reader gets: the button of the list, the list, its first entry, Enter."""
    screen.button(re.compile("^All choices")).focus()
    screen.page.keyboard.press("Enter")
    screen.page.get_by_role("dialog", name="Your choices").get_by_role("listitem").first.get_by_role("button").focus()
    screen.page.keyboard.press("Enter")


@pytest.mark.parametrize("title", [more("Mahé"), more("Chawaï")])
def test_a_whole_game_by_accessible_names_alone(screen: Screen, title: str):
    screen.play_now(title)
    log = screen.page.get_by_role("log", name="Log")
    assert screen.page.get_by_role("list", name="The board in words").locator("li").count() > 2
    screen.play_on(by_name)
    assert log.locator("li").count() > 20
    expect(screen.page.get_by_role("heading", name=re.compile("win|victory"))).to_be_focused()


def test_a_greyed_out_choice_says_why_and_opens_the_rule(screen: Screen):
    screen.play_now("Mahé")
    greyed = screen.page.locator("[aria-disabled=true]").first
    screen.until(lambda: screen.choices.count() > 0 and greyed.count() > 0)  # nothing happens while it is my turn
    greyed.click(force=True)  # it looks disabled, but a click explains why
    rule = screen.page.locator(".ask .why").get_by_role("button", name="[M")
    number = rule.inner_text().strip("[]")
    rule.click()
    expect(screen.page.locator(f"[id='rule-{number}']")).to_be_visible()


def test_an_answer_that_is_none_gets_a_sentence(screen: Screen):
    screen.play_now("Mahé")
    screen.until(lambda: screen.choices.count() > 0)
    screen.open_choices().page.locator("#typed").fill("fly to the moon")
    screen.page.locator("#typed").press("Enter")
    expect(screen.page.locator(".ask .why")).to_contain_text("has no such move")


def test_rules_can_be_searched(screen: Screen):
    screen.go("rules/mahe")
    screen.page.locator(".rules p").first.wait_for()
    before = screen.page.locator(".rules p").count()
    screen.page.get_by_role("searchbox").fill("raft")
    screen.until(lambda: 0 < screen.page.locator(".rules p").count() < before)


def test_possible_outcomes_are_shown_on_demand(screen: Screen):
    screen.play_now("Mahé")
    screen.until(lambda: screen.choices.count() > 0)
    while screen.page.locator("[data-choice=roll]").count() == 0:
        by_key(screen)
        screen.until(lambda: screen.choices.count() > 0)
    wish = screen.page.get_by_label("Show the odds")
    wish.focus()
    screen.page.keyboard.press("Space")
    expect(screen.page.get_by_text(re.compile(r"\d+\s?%")).first).to_be_visible()
    expect(wish).to_be_focused()


class Wire:
    """Counts the bytes that a page gets over the network."""

    def __init__(self, screen: Screen) -> None:
        self.bytes = 0
        network = screen.page.context.new_cdp_session(screen.page)
        network.on("Network.loadingFinished", self._add)
        network.on("Network.webSocketFrameReceived", lambda frame: self._add_frame(frame))
        network.send("Network.enable")

    def _add(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def _add_frame(self, event: dict[str, Any]) -> None:
        self.bytes += len(event["response"]["payloadData"])


def test_the_first_screen_is_light(open_screen):
    screen = open_screen("about", lang="fr")
    screen.page.goto("about:blank")
    wire = Wire(screen)
    screen.go()
    screen.settle("article")
    assert 20_000 < wire.bytes < MOST_BYTES["home"]


@pytest.mark.parametrize("title", [more("Mahé"), more("Chawaï"), more("Maldivia"), "Déole"])
def test_a_table_is_light(open_screen, title: str):
    """With an empty cache, the words of French included."""
    first = open_screen(lang="fr").play_now(title)
    table = first.page.url.partition("#/")[2]
    screen = open_screen("about", lang="fr")
    screen.page.goto("about:blank")
    wire = Wire(screen)
    screen.go(table)
    screen.settle("#turn-title")
    assert 40_000 < wire.bytes < MOST_BYTES["table"]
