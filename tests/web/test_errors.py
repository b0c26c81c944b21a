"""No raw error, ever: whatever goes wrong, there is a sentence in the reader's language and a way on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.marking import more
from tests.server.serving import Served
from tests.web.screen import Screen

RAW = re.compile(r"Failed to fetch|Error\b|undefined|\[object|NetworkError|JSON|boom|\{\"")
AWAY = {
    "en": "The server can’t be reached",
    "fr": "Le serveur ne répond pas",
    "de": "Der Server ist nicht zu erreichen",
}
AGAIN = {"en": "Try again", "fr": "Réessayer", "de": "Noch einmal versuchen"}
BAD_GATEWAY = {"status": 502, "content_type": "text/html", "body": "<h1>502 Bad Gateway</h1>"}
A_PORTAL = {"status": 200, "content_type": "text/html", "body": "<p>Please log in to the WiFi</p>"}
TOO_OFTEN = {
    "status": 429,
    "content_type": "application/json",
    "body": json.dumps({"status": 429, "reason": "too-often", "sentence": "Bitte warte einen Moment.", "rule": ""}),
}


class Fault:
    """Something between the page and the server that answers requests instead of it, until it is mended."""

    def __init__(self, screen: Screen, pattern: str, answer: dict[str, Any] | None = None) -> None:
        self.is_mended, self.answer = False, answer
        screen.page.route(re.compile(pattern), self._handle)

    def _handle(self, route: Route) -> None:
        if self.is_mended:
            route.fallback()
        elif self.answer is None:
            route.abort()
        else:
            route.fulfill(**self.answer)


# So that the page does not try again by itself, just before the click.
NO_TIMERS_UNTIL_A_CLICK = """() => {
  const wait = window.setTimeout;
  for (let timer = wait(() => 0); timer > 0; timer--) clearTimeout(timer);
  window.setTimeout = () => 0;
  addEventListener("click", () => (window.setTimeout = wait), { capture: true, once: true });
}"""


def told(screen: Screen, sentence: str) -> None:
    """A sentence tells what is wrong, and nothing on the screen is raw."""
    expect(screen.page.get_by_role("alert")).to_contain_text(sentence)
    assert not RAW.search(screen.page.locator("body").inner_text())
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", screen.page.locator("body").inner_text())


@pytest.mark.parametrize(
    ("lang", "answer"), [("fr", None), ("de", BAD_GATEWAY), more("en", None), more("en", BAD_GATEWAY)]
)
def test_a_server_that_is_away_comes_back(open_screen, lang: str, answer: dict[str, Any] | None):
    screen = open_screen("about", lang=lang)
    fault = Fault(screen, "/api/", answer)
    screen.page.reload()
    told(screen, AWAY[lang])
    fault.is_mended = True
    screen.button(AGAIN[lang]).click()
    expect(screen.page.locator("footer")).to_be_visible()


def test_a_server_that_is_away_is_asked_again_by_itself(open_screen):
    screen = open_screen("about", is_fast=True)
    fault = Fault(screen, "/api/")
    screen.page.reload()
    told(screen, AWAY["en"])
    fault.is_mended = True
    expect(screen.page.get_by_role("heading", name="About")).to_be_visible()


@pytest.mark.parametrize(
    ("answer", "sentence"), [(A_PORTAL, "Der Server hat etwas geschickt"), (TOO_OFTEN, "Bitte warte einen Moment.")]
)
def test_an_answer_that_is_none_of_ours_is_a_sentence_too(open_screen, answer: dict[str, Any], sentence: str):
    screen = open_screen("about", lang="de")
    fault = Fault(screen, "/api/welcome", answer)
    screen.page.reload()
    told(screen, sentence)
    fault.is_mended = True
    screen.button(AGAIN["de"]).click()
    expect(screen.page.get_by_role("heading", name="Über")).to_be_visible()


@pytest.mark.parametrize(("part", "path"), [(r"/assets/fr-", "about"), (r"/assets/Setup-", "new/mahe")])
def test_a_part_that_cannot_be_loaded_is_a_sentence(open_screen, part: str, path: str):
    screen = open_screen("rules/mahe", lang="fr")
    fault = Fault(screen, part)
    screen.page.evaluate(f"location.hash = '#/{path}'")
    screen.page.reload()
    told(screen, "Une partie de cette page n’a pas pu être chargée.")
    fault.is_mended = True
    screen.button("Recharger la page").click()
    expect(screen.page.locator("main .card").first).not_to_have_class(re.compile("trouble"))


def test_home_says_when_the_server_is_away_and_when_it_is_back(open_screen):
    screen = open_screen("", lang="fr")
    screen.settle("article")
    fault = Fault(screen, "/api/")
    screen.page.get_by_role("article", name="Mahé").get_by_role("button").first.click()
    told(screen, AWAY["fr"])
    line = screen.page.locator(".notices")
    expect(line).to_contain_text(AWAY["fr"])
    fault.is_mended = True
    screen.page.evaluate("location.hash = '#/about'")
    expect(line).to_be_empty()


@pytest.mark.parametrize(
    ("path", "lang", "sentence"),
    [
        ("table/none", "en", "This table no longer exists"),
        ("table/none", "fr", "Cette table n’existe plus"),
        ("replay/none/5", "fr", "Cette table n’existe plus"),
        ("rules/none", "de", "Unter dieser Adresse gibt es nichts"),
        ("new/none", "en", "There is nothing at this address"),
        ("%E0%A4%A/nonsense", "it", "A questo indirizzo non c’è niente"),
        ("recover", "nl", "Op dit adres is niets"),
    ],
)
def test_an_old_or_damaged_link_leads_home(open_screen, path: str, lang: str, sentence: str):
    screen = open_screen(path, lang=lang)
    told(screen, sentence)
    assert "Archipel" in screen.page.title()
    screen.page.locator(".trouble a").click()
    expect(screen.page.get_by_role("article").first).to_be_visible()


def test_a_table_or_game_for_its_players_only(open_screen, served: Served):
    with served.visitor("Ana") as ana:
        table = served.table("chawai", ana, bots=2, watchers=False).id
    screen = open_screen(f"table/{table}", lang="de")
    told(screen, "Das können nur die sehen, die an diesem Tisch spielen.")
    screen.go(f"replay/{table}")
    told(screen, "Das können nur die sehen, die an diesem Tisch spielen.")


def test_a_game_that_is_not_over_has_no_replay_yet(open_screen, served: Served):
    with served.visitor("Ana") as ana:
        table = served.table("chawai", ana, bots=2).id
    screen = open_screen(f"replay/{table}", lang="fr")
    told(screen, "La partie n’est pas encore terminée.")
    screen.link("Table").click()
    expect(screen.page.locator("#turn-title")).to_be_visible()


def test_a_replay_with_the_eyes_of_nobody(open_screen, finished: dict[str, str]):
    screen = open_screen(f"replay/{finished['mahe']}/3/9")
    told(screen, "There is no seat 9")
    screen.link("everything revealed").click()
    expect(screen.page.get_by_role("slider")).to_have_value("3")


def test_a_table_whose_server_is_away_is_found_when_it_is_back(open_screen, served: Served):
    with served.visitor("Ana") as ana:
        table = served.table("chawai", ana, bots=2).id
    screen = open_screen("about", lang="fr")
    is_away = True
    screen.page.route_web_socket(re.compile("/socket"), lambda ws: ws.close() if is_away else ws.connect_to_server())
    screen.go(f"table/{table}")
    told(screen, AWAY["fr"])
    screen.page.evaluate(NO_TIMERS_UNTIL_A_CLICK)
    is_away = False
    screen.button(AGAIN["fr"]).click()
    expect(screen.page.locator("#turn-title")).to_be_visible()


@pytest.mark.parametrize(
    "accident",
    [
        "() => setTimeout(() => { throw new Error('boom') })",
        "() => void Promise.reject(new Error('boom'))",
        "() => setTimeout(() => Promise.reject('boom'))",
    ],
)
def test_a_crash_is_a_sentence_and_the_page_can_be_loaded_again(open_screen, accident: str):
    screen = open_screen("about", lang="fr")
    screen.settle("h1")
    screen.page.evaluate(accident)
    told(screen, "Quelque chose s’est mal passé sur cette page.")
    assert screen.page.locator("header, footer, dl").count() == 0, "nothing is half shown"
    screen.button("Recharger la page").click()
    expect(screen.page.locator("footer")).to_be_visible()


def test_a_broken_file_is_a_crash_without_raw_words(open_screen, finished: dict[str, str], served: Served):
    with served.visitor() as anybody:
        replay = anybody.get(f"/api/tables/{finished['chawai']}/replay", whole=True)
    broken = {**replay, "moments": [{**moment, "view": {}} for moment in replay["moments"]]}
    screen = open_screen("about")
    answer = {"status": 200, "content_type": "application/json", "body": json.dumps(broken)}
    fault = Fault(screen, "/replay", answer)
    screen.go(f"replay/{finished['chawai']}/3")
    told(screen, "Something went wrong on this page.")
    fault.is_mended = True
    screen.button("Reload the page").click()
    expect(screen.page.get_by_role("slider")).to_have_value("3")


def test_a_refusal_that_no_screen_shows_is_a_line_of_its_own(open_screen):
    screen = open_screen(lang="de").play_now("Chawaï")
    Fault(screen, "/leave", TOO_OFTEN)
    screen.page.locator("#tab-table").click()
    screen.button(re.compile("^Gehen")).click()
    line = screen.page.locator(".notices")
    expect(line).to_contain_text("Bitte warte einen Moment.")
    line.get_by_role("button", name="Schließen").click()
    expect(line).to_be_empty()
    expect(screen.page.locator("#turn-title")).to_be_visible()


def test_rules_that_could_not_be_loaded_are_asked_for_again(open_screen):
    screen = open_screen("about", lang="fr")
    fault = Fault(screen, "/rulebook")
    screen.go("rules/mahe")
    told(screen, AWAY["fr"])
    fault.is_mended = True
    screen.button(AGAIN["fr"]).click()
    expect(screen.page.locator(".rules p").first).to_be_visible()
