"""Several people at one table, each with a browser of their own, or all on one page."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.web.screen import Screen, by_key

CALL = """const call = (path, method, body) => fetch(`api/${path}`, {
    method, headers: {"content-type": "application/json"}, body: body && JSON.stringify(body) });"""
OPEN = f"async (table) => {{ {CALL} return (await (await call('tables', 'POST', table)).json()).id; }}"
SIT = f"""async ([table, seat, name, beside_me]) => {{ {CALL}
  await call(`tables/${{table}}/seats/${{seat}}`, "PUT", {{ name, share: "07".repeat(16), beside_me }}); }}"""
BOT = f"""async ([table, seat]) => {{ {CALL}
  await call(`tables/${{table}}/seats/${{seat}}/bot`, "PUT", {{ kind: "random" }}); }}"""
START = f"async (table) => {{ {CALL} await call(`tables/${{table}}/start`, 'POST'); }}"
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LATER = "(seconds) => { const now = Date.now.bind(Date); Date.now = () => now() + 1000 * seconds; }"


# --- by the forms -----------------------------------------------------------------------------------------------------


def open_table(host: Screen, game: str, seats: int, name: str = "Ana") -> str:
    """Open a table with the form; the host sits on the first seat. Return the link for the others."""
    host.go(f"new/{game}")
    host.page.get_by_label("Your name").fill(name)
    host.page.get_by_role("radio", name=str(seats), exact=True).check()
    host.button("Open the table").click()
    expect(host.page.get_by_text("you", exact=True)).to_be_visible()
    return host.page.get_by_label("Link", exact=True).input_value()


def sit(screen: Screen, name: str) -> None:
    """Sit down at the table that the screen shows."""
    screen.page.get_by_label("Your name").fill(name)
    screen.button("Sit down").click()
    expect(screen.page.get_by_text("you", exact=True)).to_be_visible()


def two_at_a_table(open_screen, game: str = "mahe", seats: int = 2) -> tuple[Screen, Screen, str]:
    """Ana, who opens the table, Bo, who has the link, and bots on the other seats; the game has begun."""
    ana, bo = open_screen(), open_screen()
    link = open_table(ana, game, seats)
    bo.page.goto(link)
    sit(bo, "Bo")
    for seat in range(3, seats + 1):
        ana.button(f"Add a bot to seat {seat}").click()
    ana.button("Start the game").click()
    for screen in (ana, bo):
        screen.page.locator("#turn-title").wait_for()
    return ana, bo, link


# --- at once ----------------------------------------------------------------------------------------------------------


def seated(screens: Sequence[Screen], game: str, names: str = "Ana Bo Cleo", bots: int = 0, **settings: object) -> str:
    """Start a game with these people and further bots; return the id of the table, which everybody sees."""
    host, seats = screens[0], len(screens) + bots
    table = str(host.page.evaluate(OPEN, {"game": game, "seats": seats, **settings}))
    for seat, (screen, name) in enumerate(zip(screens, names.split(), strict=False), 1):
        screen.page.evaluate(SIT, [table, seat, name, False])
    for seat in range(len(screens) + 1, seats + 1):
        host.page.evaluate(BOT, [table, seat])
    host.page.evaluate(START, table)
    for screen in screens:
        screen.go(f"table/{table}")
        screen.page.locator("#turn-title").wait_for()
    return table


def on_one_page(
    screen: Screen, game: str, *names: str, bots: int = 0, elsewhere: Screen | None = None, **settings: object
) -> str:
    """Start a game with these people on one device, bots, and Cleo elsewhere; return the id of the table."""
    seats = len(names) + bots + (elsewhere is not None)
    table = str(screen.page.evaluate(OPEN, {"game": game, "seats": seats, **settings}))
    for seat, name in enumerate(names, 1):
        screen.page.evaluate(SIT, [table, seat, name, seat > 1])
    for seat in range(len(names) + 1, len(names) + bots + 1):
        screen.page.evaluate(BOT, [table, seat])
    if elsewhere is not None:
        elsewhere.page.evaluate(SIT, [table, seats, "Cleo", False])
    screen.page.evaluate(START, table)
    screen.go(f"table/{table}")
    return table


def play_both(ana: Screen, bo: Screen, answers: int = 10_000) -> None:
    """Answer for both until the game is over or this many answers are given."""

    def went_on() -> bool:
        nonlocal answers
        for screen in (ana, bo):
            if answers and screen.choices.count():
                by_key(screen)
                answers -= 1
        return answers <= 0 or (ana.is_over and bo.is_over)

    ana.until(went_on)


def asked_and_waiting(ana: Screen, bo: Screen) -> tuple[Screen, Screen]:
    """The one who has to answer, and the one who waits."""
    ana.until(lambda: ana.choices.count() + bo.choices.count() > 0)
    return (ana, bo) if ana.choices.count() else (bo, ana)


def hide(screen: Screen, hidden: bool = True) -> None:
    """Bring another page to the front, or this one again."""
    screen.page.evaluate(HIDE, hidden)


def wait_there(screen: Screen, seconds: int) -> None:
    """Let the clock of this page go on by so many seconds."""
    screen.page.evaluate(LATER, seconds)
