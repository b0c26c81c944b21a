"""People at one table: two browsers, a spectator, broken connections, a server that restarts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.raw_connection import do_there
from tests.server.serving import Served
from tests.web.people import play_both, two_at_a_table
from tests.web.screen import Screen


@pytest.mark.more
def test_a_spectator_sees_the_game_and_has_no_choices(open_screen):
    ana, bo, link = two_at_a_table(open_screen)
    watcher = open_screen()
    watcher.page.goto(link)
    watcher.page.locator("#turn-title").wait_for()
    play_both(ana, bo, answers=6)
    assert watcher.choices.count() == 0
    assert watcher.page.locator("[aria-haspopup=dialog]").count() == 0
    assert "thinking" in watcher.turn


def disconnect_everybody(served: Served) -> None:
    for room in served.process.registry.rooms.values():
        for client in list(room.broadcast.clients):
            client.disconnect()


@pytest.mark.own_server
def test_a_broken_connection_recovers_without_a_reload(open_screen, served: Served):
    ana, bo, _ = two_at_a_table(open_screen)
    play_both(ana, bo, answers=4)
    ana.page.evaluate("window.kept = true")
    do_there(served, lambda: disconnect_everybody(served))
    play_both(ana, bo, answers=6)
    assert ana.page.evaluate("window.kept")


@pytest.mark.own_server
def points(screen: Screen) -> list[str]:
    return screen.page.locator(".players .points").all_inner_texts()


def test_a_server_that_starts_again_goes_on_with_the_game(open_screen, served: Served):
    ana, bo, _ = two_at_a_table(open_screen, "chawai", 3)
    play_both(ana, bo, answers=4)
    served.__exit__()
    expect(ana.page.get_by_text("Connection lost")).to_be_visible()
    served.__enter__()
    play_both(ana, bo, answers=4)
    ana.until(lambda: ana.settled == bo.settled)
    assert len(points(ana)) == 3
    assert points(ana) == points(bo)


def test_chat_reaches_the_other_browser(open_screen):
    ana, bo, _ = two_at_a_table(open_screen)
    for screen in (ana, bo):
        screen.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("Hello <b>Bo</b>")
    ana.button("Send").click()
    expect(bo.page.get_by_role("tabpanel").get_by_text("Hello <b>Bo</b>")).to_be_visible()


def test_leaving_gives_the_seat_to_a_bot_and_coming_back_takes_it_again(open_screen):
    ana, bo, _ = two_at_a_table(open_screen)
    ana.page.get_by_role("tab", name="Table").click()
    ana.button(re.compile("^Leave")).click()
    expect(bo.page.get_by_text("a bot is playing", exact=True)).to_be_visible()
    ana.button("I’m back").click()
    expect(bo.page.get_by_text("a bot is playing", exact=True)).not_to_be_visible()


def test_another_device_becomes_mine_by_the_link(open_screen):
    ana, other = open_screen(""), open_screen()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.button("Save").click()
    ana.button("Play on another device").click()
    other.page.goto(ana.page.get_by_label("Link", exact=True).input_value())
    other.button("Yes, that’s me").click()
    expect(other.page.get_by_label("Your name")).to_have_value("Ana")
