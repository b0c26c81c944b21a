"""A page in a browser, with ways to find elements by their accessible names, to click, press keys and type."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Request, expect

NOWHERE = "/icon.svg"
PATIENCE = 60_000  # milliseconds; far longer than anything takes on a busy machine
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
KEY_OF_A_CHOICE = "document.querySelector('[data-choice] kbd')?.textContent"
OPEN_TABLE = """async ([game, seats, options]) => {
  const call = (path, method, body) => fetch(`api/${path}`, {
    method, headers: {"content-type": "application/json"}, body: body && JSON.stringify(body) });
  const { id } = await (await call("tables", "POST", { game, seats, options })).json();
  await call(`tables/${id}/seats/1`, "PUT", { name: "Ana", share: "00112233445566778899aabbccddeeff" });
  for (let seat = 2; seat <= seats; seat++) await call(`tables/${id}/seats/${seat}/bot`, "PUT", { kind: "random" });
  await call(`tables/${id}/start`, "POST");
  return id;
}"""
ASKED_OR_OVER = """() => document.querySelector("#ending-title, .reopen") ? "over" :
  document.querySelector("[data-choice]") ? "asked" : null"""
expect.set_options(timeout=PATIENCE)


class Screen:
    """One page of one browser; `complaints` collects its errors."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.complaints: list[str] = []
        self.asked_for: list[str] = []
        self.loading: set[Request] = set()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._note_error)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._note_request)
        page.on("requestfinished", lambda request: self.loading.discard(request))
        page.on("requestfailed", lambda request: self.loading.discard(request))

    def _note_error(self, message: object) -> None:
        if getattr(message, "type", "") == "error" and "WebSocket" not in getattr(message, "text", ""):
            self.complaints.append(str(getattr(message, "text", "")))

    def _note_request(self, request: Request) -> None:
        self.asked_for.append(request.url)
        self.loading.add(request)

    def go(self, path: str = "") -> Screen:
        self.page.goto(f"{self.url}/#/{path}")
        self.page.locator("main").wait_for()
        return self

    def go_nowhere(self) -> Screen:
        """Show a picture of the server, from where tables can be opened: the page itself takes much longer."""
        self.page.goto(f"{self.url}{NOWHERE}")
        return self

    # --- seeing ---------------------------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    @property
    def turn(self) -> str:
        return self.page.locator("#turn-title").inner_text()

    @property
    def settled(self) -> int:
        """The ply that has been played out."""
        return int(self.page.locator("section.board").get_attribute("data-settled") or 0)

    @property
    def choices(self) -> Locator:
        """All choices, in the folded list; the board and a few buttons offer the same."""
        return self.page.locator("[data-choice]")

    @property
    def is_over(self) -> bool:
        return self.page.locator("#ending-title, .reopen").count() > 0

    def settle(self, content: str = "h1") -> None:
        """Wait until this is there, everything is loaded and the page has been drawn since."""
        self.page.locator(content).first.wait_for(state="attached")
        self.page.evaluate(TWO_FRAMES)
        self.until(lambda: not self.loading)
        self.page.evaluate(TWO_FRAMES)

    # --- doing ----------------------------------------------------------------------------------------------------

    def play_now(self, title: str) -> Screen:
        """Start a game with one click on the home page."""
        if self.page.url.endswith(NOWHERE):
            self.go()
        self.page.get_by_role("article", name=title).get_by_role("button").first.click()
        self.page.locator("#turn-title").wait_for()
        return self

    def play_against_bots(self, game: str, seats: int, **options: str) -> Screen:
        """Sit down on the first seat of a new table, with quick bots on all others, and start."""
        table = self.page.evaluate(OPEN_TABLE, [game, seats, options])
        self.go(f"table/{table}")
        self.page.locator("#turn-title").wait_for()
        return self

    def open_choices(self) -> Screen:
        """Unfold the list of all choices."""
        self.page.locator("[aria-haspopup=dialog]").click()
        return self

    def play_on(self, answer: Callable[[Screen], None]) -> None:
        """Answer every question until the game is over."""
        while self.page.wait_for_function(ASKED_OR_OVER).json_value() == "asked":
            answer(self)

    def until(self, condition: Callable[[], bool], patience: float = 120.0) -> None:
        deadline = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < deadline, "the condition never held"
            self.page.wait_for_timeout(40)


def by_mouse(screen: Screen) -> None:
    """Click the last of the choices in the list."""
    screen.open_choices().choices.last.click()


def by_key(screen: Screen) -> None:
    """Press the key of the first choice that has one, while the board has the focus."""
    key = screen.page.evaluate(KEY_OF_A_CHOICE)
    if key:
        screen.page.locator("section.board").focus()
        screen.page.keyboard.press(key)
    elif screen.choices.count():  # otherwise the answer before has just arrived
        by_mouse(screen)


def by_typing(screen: Screen) -> None:
    """Type the notation of the first choice."""
    answer = screen.page.evaluate("document.querySelector('[data-choice]')?.dataset.choice")
    if answer:
        field = screen.open_choices().page.locator("#typed")
        field.fill(answer)
        field.press("Enter")
