"""Order at a table, in the page: the host removes and closes, and a line of chat is reported."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.server.serving import Served
from tests.web.screen import Screen

PHONE, DESK = (360, 740), (1280, 800)


def test_the_host_sends_a_stranger_away_and_closes_the_table(served: Served, open_screen: Callable[..., Screen]):
    screen = open_screen()
    with served.visitor("Eve") as eve:
        table = _public_table(screen)
        eve.sit(table, 2)
        screen.button("Remove Eve").click()
        expect(screen.page.get_by_text("Eve", exact=True)).to_have_count(0)
        assert eve.http.get(f"/api/tables/{table}").status_code == 403
    screen.button("Close the table").click()
    expect(screen.page).to_have_url(f"{served.url}/#/")


def test_a_stranger_at_a_public_table_is_told_who_starts(served: Served, open_screen: Callable[..., Screen]):
    with served.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="chawai", seats=3, public=True)["id"]
        ana.sit(table, 1)
        screen = open_screen(f"table/{table}")
        screen.page.get_by_label("Your name").fill("Bo")
        screen.page.keyboard.press("Enter")
        expect(screen.page.get_by_text("Only the host can add bots and start the game.")).to_be_visible()
        expect(screen.button("Start the game")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, more(DESK)], ids=["phone", "desk"])
def test_a_line_of_chat_is_reported_by_keyboard(
    served: Served, open_screen: Callable[..., Screen], size: tuple[int, int]
):
    screen = open_screen(width=size[0], height=size[1])
    with served.visitor("Eve") as eve:
        table = _public_table(screen)
        eve.sit(table, 2)
        with eve.at(table) as tab:
            tab.say(type="say", text="You are all fools")
            flag = screen.button("Report what Eve wrote")
            flag.focus()
            screen.page.keyboard.press("Enter")
            expect(flag).to_have_attribute("aria-expanded", "true")
            expect(screen.button("Remove Eve from the table")).to_be_visible()
            screen.button("Insult or threat").focus()
            screen.page.keyboard.press("Enter")
            expect(screen.page.get_by_text("Thank you. The operator of this server can see it now.")).to_be_visible()


def _public_table(screen: Screen) -> str:
    """A public table whose host sits in front of this screen."""
    table: str = screen.page.evaluate(
        """async () => {
          const ask = (method, path, body) =>
            fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
          const made = await ask("POST", "api/tables", { game: "chawai", seats: 3, public: true });
          const { id } = await made.json();
          await ask("PUT", `api/tables/${id}/seats/1`, { name: "Ana", share: "5a".repeat(16) });
          return id;
        }"""
    )
    screen.go(f"table/{table}")
    return table
