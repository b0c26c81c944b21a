"""Whole games by ear: the page is known only by its accessibility tree and by what its live regions say."""

from __future__ import annotations

import re
import statistics
from itertools import pairwise, product

import pytest
from playwright.sync_api import expect

from tests.marking import more
from tests.web.by_ear import LISTEN, Ear, words_in
from tests.web.by_ear_players import PLAYERS, TONGUES
from tests.web.screen import Screen

# The words that a listener is told from a move to the next question: usually, and at most.
BOUNDS = {"mahe": (34, 90), "chawai": (55, 90), "maldivia": (30, 150), "deole": (30, 100)}
SEATS = {"mahe": 4, "chawai": 4, "maldivia": 2, "deole": 2}
FIELD = {"en": "Type a move or a question", "fr": "Tapez un coup ou une question"}


def sit_down(open_screen, game: str, lang: str) -> Ear:
    """Start a game and put the focus in the field for moves, as somebody with a screen reader would."""
    screen: Screen = open_screen("", lang=lang)
    screen.page.context.add_init_script(LISTEN)
    screen.page.reload()
    screen.play_against_bots(game, SEATS[game])
    ear = Ear(screen)
    ear.find("combobox", FIELD[lang]).focus()
    return ear


def is_question(text: str, game: str) -> bool:
    """Every question to a player ends the turn of the others; it is the only thing that is said after their moves."""
    return bool(re.search(ASKED[game], text))


ASKED = {
    "mahe": r"(roll|lancer)\s?\?$",
    "chawai": r"(diver|plongeur)\.$",
    "maldivia": r"\?|(Your boat is|Votre embarcation est)|^Place",
    "deole": r"^(Take|Place|Choose|Where|Which)|"
    r"^(Prenez|Posez|Choisissez|De quel|D’où|Où|Quel)",
}


@pytest.mark.parametrize(
    ("game", "lang"),
    [table if table == ("chawai", "en") else more(*table) for table in product(SEATS, TONGUES)],
)
def test_a_whole_game_is_played_by_ear(open_screen, game: str, lang: str):
    tongue = TONGUES[lang]
    ear = sit_down(open_screen, game, lang)
    heard = ear.wait(lambda texts: bool(texts) and is_question(texts[-1], game))
    while True:
        move = PLAYERS[game](ear, tongue, heard[-1])
        ear.news()
        ear.type(move)
        heard = ear.wait(lambda texts: bool(texts) and (is_question(texts[-1], game) or is_over(texts[-1], tongue)))
        ear.waits.append(words_in(heard))
        assert not [text for text, after in pairwise(heard) if text == after], heard
        assert not [text for text in heard[:-1] if is_over(text, tongue)], heard
        if is_over(heard[-1], tongue):
            break
    assert re.search(r"\d+ points?", heard[-1]), heard[-1]
    usual, most = BOUNDS[game]
    assert statistics.median(ear.waits) <= usual, ear.waits
    assert max(ear.waits) <= most, ear.waits
    assert not ear.lost
    expect(ear.page.get_by_role("heading", level=2, name=re.compile(tongue.over))).to_be_focused()
    assert not ear.screen.complaints


def is_over(text: str, tongue) -> bool:
    return bool(re.search(tongue.over, text))


def test_in_full_every_line_of_the_log_is_spoken_once_and_in_order(open_screen):
    screen: Screen = open_screen()
    screen.page.evaluate("""localStorage.archipel = '{"speed": "instant", "manner": "full", "tips": false}'""")
    screen.page.context.add_init_script(LISTEN)
    screen.page.reload()
    screen.play_against_bots("chawai", 3)
    ear = Ear(screen)
    ear.find("combobox", FIELD["en"]).focus()
    lines = ear.find("log", "Log").get_by_role("listitem")
    ear.wait(lambda texts: bool(texts) and is_question(texts[-1], "chawai"))
    before = lines.count()
    heard: list[str] = []
    for diver in (4, 7, 9):
        ear.type(f"dive {diver}")
        heard += ear.wait(lambda texts: bool(texts) and is_question(texts[-1], "chawai"))
    told = " ".join(text for text in heard if not is_question(text, "chawai"))
    assert told == " ".join(lines.nth(i).inner_text().removesuffix("⚙").strip() for i in range(before, lines.count()))
