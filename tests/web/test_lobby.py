"""Before the game and after it: setting a table, sitting down, playing again, tables of others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.marking import more
from tests.web.people import BOT, OPEN, SIT, open_table, play_both, seated, sit, two_at_a_table
from tests.web.screen import Screen
from tests.web.test_screens import complaints_of_axe


def seats_of(screen: Screen) -> Locator:
    return screen.page.locator(".seats li")


# --- setting a table --------------------------------------------------------------------------------------------------


def test_the_host_sits_already_and_the_name_is_remembered(open_screen):
    ana = open_screen("new/mahe")
    ana.button("Open the table").click()
    assert ana.page.evaluate("document.activeElement.id") == "name", "the name is asked for where it is needed"
    open_table(ana, "mahe", 3)
    expect(seats_of(ana).first).to_contain_text("Ana")
    ana.go("new/chawai")
    expect(ana.page.get_by_label("Your name")).to_have_value("Ana")


def test_a_clock_is_suggested_where_people_wait_and_only_there(open_screen):
    ana = open_screen("new/mahe")
    clock = ana.page.get_by_label("Time per move")
    expect(clock.locator("option:checked")).to_have_text("3 minutes per move (suggested)")
    expect(ana.page.get_by_text("When time runs out, a bot plays for you")).to_be_visible()
    ana.page.get_by_role("radio", name="2", exact=True).check()
    ana.page.get_by_label("Who plays in seat 2?").select_option(label="bot: Captain (strong)")
    expect(clock.locator("option:checked")).to_have_text("no time limit (suggested)")
    clock.select_option(label="1 minute per move")
    ana.page.get_by_label("Who plays in seat 2?").select_option(label="a friend, by link")
    expect(clock.locator("option:checked")).to_have_text("1 minute per move")


@pytest.mark.parametrize("lang", ["en", more("de")])
def test_a_table_where_nobody_is_expected_starts_at_once(open_screen, lang: str):
    words = {
        "en": ("Your name", "Who plays in seat 2?", "Name of the player in seat 2", "Start the game"),
        "de": ("Dein Name", "Wer spielt auf Platz 2?", "Name des Spielers auf Platz 2", "Partie beginnen"),
    }
    name, who, beside, start = words[lang]
    ana = open_screen("new/mahe", lang=lang)
    ana.page.get_by_label(name, exact=True).fill("Ana")
    ana.page.get_by_role("radio", name="2", exact=True).check()
    ana.page.get_by_label(who).select_option("beside")
    ana.page.get_by_label(beside).fill("Bo")
    ana.button(start).click()
    expect(ana.page.locator("#turn-title")).to_be_visible()
    expect(ana.page.locator(".players [aria-pressed]")).to_have_text(["Ana", "Bo"])


# --- sitting down -----------------------------------------------------------------------------------------------------


def test_a_friend_with_a_link_is_at_the_table_with_one_click(open_screen):
    ana, bo = open_screen(), open_screen()
    link = open_table(ana, "mahe", 2)
    bo.page.evaluate("localStorage.archipel = JSON.stringify({ name: 'Bo', speed: 'instant', tips: false })")
    bo.page.goto(link)
    bo.page.reload()
    bo.button("Sit down").click()
    expect(ana.page.get_by_text("Bo has sat down.")).to_be_attached()
    assert bo.page.evaluate("document.activeElement.id") == "seats-title"
    ana.button("Start the game").click()
    expect(bo.page.locator("#turn-title")).to_be_visible()


def test_bots_fill_the_free_seats_and_never_a_persons_seat(open_screen):
    ana, bo = open_screen(), open_screen(lang="fr")
    link = open_table(ana, "mahe", 4)
    bo.page.goto(link)
    bo.page.get_by_label("Votre nom").fill("Bo")
    bo.button("Prendre place").click()
    expect(seats_of(ana).nth(1)).to_contain_text("Bo")
    ana.button("Fill free seats with bots").click()
    expect(ana.button("Start the game")).to_be_enabled()
    expect(seats_of(ana).locator("strong")).to_have_text(["Ana", "Bo", "Sinbad", "Grace"])


def test_somebody_else_plays_on_my_device(open_screen):
    ana, cleo = open_screen(), open_screen()
    link = open_table(ana, "chawai", 3)
    ana.button("Someone else plays here too, seat 2").click()
    ana.page.get_by_label("Name of the player in seat 2").fill("Bo")
    ana.button("Sit down").click()
    expect(ana.page.get_by_text("on this device")).to_be_visible()
    cleo.page.goto(link)
    sit(cleo, "Cleo")
    assert not complaints_of_axe(ana)
    ana.button("Start the game").click()
    expect(ana.page.locator(".players [aria-pressed=true]")).to_have_text("Ana")


def test_somebody_without_a_seat_may_stay_and_watch(open_screen):
    ana, bo, cleo = (open_screen() for _ in range(3))
    link = open_table(ana, "mahe", 2)
    bo.page.goto(link)
    sit(bo, "Bo")
    cleo.page.goto(link)
    expect(cleo.page.get_by_text("All seats are taken. You can stay and watch.")).to_be_visible()
    expect(ana.page.get_by_text("One person is watching.")).to_be_visible()


def test_the_seal_of_the_dice_is_one_line(open_screen):
    ana = open_screen()
    open_table(ana, "mahe", 2)
    seal = ana.page.locator(".hash")
    expect(seal).not_to_be_visible()
    ana.page.get_by_text("Fair dice").click()
    expect(seal).to_be_visible()


# --- playing again ----------------------------------------------------------------------------------------------------


def test_playing_again_is_one_click_for_each_with_turned_seats(open_screen):
    ana, bo, _ = two_at_a_table(open_screen, "chawai", 3)
    old = ana.page.url
    play_both(ana, bo)
    assert ana.page.locator("tfoot").inner_text() == bo.page.locator("tfoot").inner_text()
    assert not ana.complaints + bo.complaints
    ana.button("Play again").click()
    ana.until(lambda: ana.page.url != old)
    expect(ana.page.get_by_text("✓ will play again")).to_be_visible()
    expect(bo.page.get_by_text("Ana wants to play again.")).to_be_visible()
    bo.button("Play again").click()
    for screen in (ana, bo):
        expect(screen.page.locator("#turn-title")).to_be_visible()
    names = [line.split("\n")[0] for line in ana.page.locator(".players .name").all_inner_texts()]
    assert [name.split()[0] for name in names][0::2] == ["Bo", "Ana"]


# --- tables of others -------------------------------------------------------------------------------------------------


@pytest.mark.own_server
def test_open_tables_show_the_game_the_people_and_the_clock_and_let_one_watch(open_screen):
    ana, bo, cleo = (open_screen() for _ in range(3))
    seated([ana, bo], "mahe", public=True, clock=180)
    offered = bo.page.evaluate(OPEN, {"game": "chawai", "seats": 3, "public": True})
    bo.page.evaluate(SIT, [offered, 1, "Bo", False])
    bo.page.evaluate(BOT, [offered, 2])
    cleo.go("")
    expect(cleo.link("Chawaï Bo, bot: Drifter (random moves) one free seat no time limit")).to_contain_text("Sit down")
    running = cleo.link("Mahé Ana, Bo 3 minutes per move")
    expect(running).to_contain_text("Watch")
    running.click()
    expect(cleo.page.locator("#turn-title")).to_be_visible()
    assert cleo.choices.count() == 0
