"""Ways to play Maldivia in the browser: by touch, by keys, by names, and as a bot would."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from archipel import bots
from tests.server.party import room_of
from tests.server.serving import Served
from tests.web.luck import THOUGHT
from tests.web.people import open_table
from tests.web.screen import KEY_OF_A_CHOICE, Screen, by_key

FIRST_PLAN = "plan N N N fog-N"
Play = Callable[[Screen], None]
LEAST = 40  # pixels of anything to be touched on a phone
TOO_SMALL = """[...document.querySelectorAll(".board button:is([data-lit], [data-stop], .tile)")]
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < %d)
  .map((one) => `${one.dataset.lit ?? one.ariaLabel ?? one.textContent} ${one.offsetWidth}x${one.offsetHeight}`)"""


def against_a_bot(screen: Screen, seat: int = 1) -> Screen:
    """Start a game of two with a quick bot on the other seat."""
    open_table(screen, "maldivia", 2)
    if seat != 1:
        screen.button(f"Take seat {seat}").click()
    screen.page.get_by_label("Bots").select_option("deckhand")
    screen.button(f"Add a bot to seat {3 - seat}").click()
    screen.button("Start the game").click()
    screen.page.locator("#turn-title").wait_for()
    return screen


# --- parts of the page ------------------------------------------------------------------------------------------------


def planner(screen: Screen) -> Locator:
    return screen.page.get_by_role("region", name="Your plan")


def tile(screen: Screen, slot: int) -> Locator:
    return planner(screen).get_by_role("button", name=f"Tile {slot}: ")


def until_foreseen(screen: Screen) -> None:
    """Wait until the board shows where the plan leads."""
    expect(planner(screen)).to_have_attribute("aria-busy", "false")


def set_up(screen: Screen) -> Locator:
    return planner(screen).get_by_role("button", name="Set up the tiles")


def plan(screen: Screen) -> str | None:
    return set_up(screen).get_attribute("data-lit")


def cloth(screen: Screen) -> Locator:
    """The buttons on the cloth and around it."""
    return screen.page.get_by_role("group", name="The cloth").get_by_role("button")


def beside(screen: Screen) -> Locator:
    """The buttons on tiles, fish and ships beside the players."""
    return screen.page.locator(".board .aside li [data-lit]")


def listed(screen: Screen) -> Locator:
    """The buttons for what the board does not offer."""
    return screen.page.get_by_role("group", name="Your choices").locator(".choice")


def until_asked_for(screen: Screen, word: str, answer: Play) -> None:
    """Answer until an answer that begins with this word can be given."""
    wanted = screen.page.locator(f":is([data-lit^='{word}'], [data-answer^='{word}']):not(:disabled)")
    play_until(screen, answer, lambda: wanted.count() > 0)


def play_until(screen: Screen, answer: Play, condition: Callable[[], bool]) -> None:
    """Answer every question until the condition holds."""

    def went_on() -> bool:
        is_asked = screen.choices.count() > 0  # read first: a later question must be seen before it is answered
        if condition():
            return True
        assert not screen.is_over, "the game ended before; another name for its luck may show what the test needs"
        if is_asked:
            answer(screen)
        return False

    screen.until(went_on)


def give(screen: Screen, answer: str) -> None:
    """Type a move."""
    field = screen.open_choices().page.locator("#typed")
    field.fill(answer)
    field.press("Enter")


def too_small(screen: Screen) -> list[str]:
    """The things on the board that a finger may miss."""
    found: list[str] = screen.page.evaluate(TOO_SMALL % LEAST)
    return found


# --- ways to play -----------------------------------------------------------------------------------------------------


def by_touch(seed: int) -> Play:
    """Touch the board wherever possible; choose among the buttons only what has no place there."""
    chance = random.Random(seed)

    def answer(screen: Screen) -> None:
        if set_up(screen).count():
            for _ in range(chance.randrange(4)):
                until_foreseen(screen)
                stops = screen.page.locator("[data-stop]")
                stops.nth(chance.randrange(stops.count())).click(force=True)
            tile(screen, chance.randint(1, 4)).click()
            set_up(screen).click()
            return
        here = screen.page.locator(".board [data-lit]")
        touched = here if here.count() and (chance.random() < 0.8 or not listed(screen).count()) else listed(screen)
        touched.nth(chance.randrange(touched.count())).click(force=True)

    return answer


def by_keys(seed: int) -> Play:
    """Use only keys: arrows for tiles and spaces, Enter, and the key of a choice."""
    chance = random.Random(seed)

    def answer(screen: Screen) -> None:
        keys = screen.page.keyboard
        if set_up(screen).count():
            tile(screen, chance.randint(1, 4)).focus()
            for _ in range(3):
                keys.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Shift+ArrowRight"]))
            set_up(screen).focus()
            keys.press("Enter")
        elif cloth(screen).count():
            cloth(screen).and_(screen.page.locator("[tabindex='0']")).focus()
            for _ in range(4):
                keys.press(chance.choice(["ArrowDown", "ArrowRight"]))
            keys.press("Enter")
        elif screen.page.evaluate(KEY_OF_A_CHOICE):
            by_key(screen)
        else:
            beside(screen).first.focus()
            keys.press("Enter")

    return answer


def by_name(screen: Screen) -> None:
    """Use only what a screen reader gets: groups, regions, buttons and their names."""
    groups = [set_up(screen), cloth(screen), beside(screen), listed(screen)]
    found = next((group for group in groups if group.count()), None)
    if found:
        found.first.focus()
        screen.page.keyboard.press("Enter")


def as_a_bot_would(served: Served) -> Play:
    """Let a bot choose for Ana. It sails for fish whatever the luck, unlike somebody who touches anything."""

    def answer(screen: Screen) -> None:
        table = screen.page.url.rpartition("/")[2]
        view = room_of(served, table).game_log.game.position.view(0)
        chosen = str(bots.make("rollout", 1, THOUGHT).choose(view))
        place = screen.page.locator(f":is([data-lit='{chosen}'], [data-answer='{chosen}'])")
        if place.count():
            place.first.click(force=True)
        else:
            give(screen, chosen)

    return answer
