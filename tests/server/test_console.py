"""The server in a terminal: people read sentences, programs read JSON."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from pathlib import Path

import pytest

import archipel
from archipel.core.words import LANGUAGES, words
from archipel.server.base import console, logs
from archipel.server.base.console import ConsoleHandler, SentenceFormatter
from archipel.server.base.settings import load

SOURCE = Path(archipel.__file__).parent
LOGGED = re.compile(r'\blog\.(?:info|warning|error)\(\s*"([^"%]+)"')
GAME = archipel.games()[0]
TITLE = archipel.game(GAME).facts.title


class Screen(io.StringIO):
    """A terminal that keeps what it is sent."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def shown(monkeypatch):
    """Show these records in a terminal that can write over a line; returns what it was sent."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("TERM", "xterm")

    def show(*records):
        screen = Screen()
        monkeypatch.setattr("sys.stderr", screen)
        handler = ConsoleHandler(is_alone=True)
        for each in records:
            handler.handle(each)
        return screen.getvalue()

    return show


def record(message, level=logging.INFO, error=None, **fields):
    found = logging.LogRecord("archipel.server", level, "", 0, message, None, error and (type(error), error, None))
    vars(found).update(fields)
    return found


def sentence(message, lang="en", **fields):
    return SentenceFormatter(lang).sentence(record(message, **fields))


# --- words --------------------------------------------------------------------------------------------------------


def messages() -> set[str]:
    """Everything that the server logs."""
    files = [*(SOURCE / "server").rglob("*.py"), SOURCE / "cli" / "serve.py"]
    return {message for file in files for message in LOGGED.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_logged_has_a_sentence(lang):
    tongue = words(lang, more="console")
    keys = {f"log-{message.lower().replace(' ', '-')}" for message in messages() - console.SILENT}
    assert "log-table-opened" in keys
    assert not [key for key in keys if not tongue._bundle.has_message(key)]


def test_a_sentence_has_the_title_of_the_game():
    assert sentence("Table opened", game=GAME, seats=4) == f"Somebody opened a table of {TITLE} for 4 players."
    assert sentence("Table opened", "de", game=GAME, seats=1).endswith("für eine Person.")


def test_a_message_without_words_stays_as_it_is_and_a_reason_follows():
    assert sentence("Something new", why="nobody knows") == "Something new (nobody knows)"
    assert sentence("Database unavailable", "fr", why="x").endswith("le serveur réessaie. (x)")


def test_warnings_and_errors_have_a_label_and_an_error_its_trace():
    style = SentenceFormatter("en")
    warned = style.format(record("Sweep failed", logging.WARNING))
    assert re.fullmatch(r"\d\d:\d\d  Warning: The regular clean-up failed; the server tries again\.", warned)
    failed = style.format(record("Message failed", logging.ERROR, ValueError("no"), table="abc"))
    assert "Error: A message at table abc failed" in failed
    assert failed.endswith("ValueError: no")


def test_a_warning_of_python_is_shown_without_its_place_in_the_code():
    found = record("/a/b.py:1: UserWarning: the folder is full\n  warn(x)", logging.WARNING)
    found.name = console.WARNINGS
    assert SentenceFormatter("en").sentence(found) == "the folder is full"


# --- lines --------------------------------------------------------------------------------------------------------


def progress(game, seconds):
    return record("Compiling", game=game, share=0.5, seconds_left=seconds)


def test_progress_is_one_line_that_is_written_over(shown):
    other = archipel.games()[1]
    said = shown(progress(GAME, 20), progress(other, 30), progress(GAME, 10), record("Game ready", game=GAME))
    *_, last = said.split(console.CLEAR_LINE)
    assert said.count("\n") == 1
    assert f"{console.CLEAR_LINE}{TITLE} will be ready in 10 s. {archipel.game(other).facts.title} will be" in said
    assert re.search(rf"{re.escape(console.CLEAR_LINE)}\d\d:\d\d  {TITLE} is ready\.\n", said)
    assert last == f"{archipel.game(other).facts.title} will be ready in 30 s."


def test_the_line_of_progress_makes_room_for_others(shown):
    said = shown(progress(GAME, 20), record("Game finished", game=GAME))
    assert re.search(rf"\r\x1b\[K\d\d:\d\d  A game of {TITLE} is over\.\n", said)


def test_a_dumb_terminal_gets_one_line_a_game(shown, monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    said = shown(*(progress(GAME, seconds) for seconds in (20, 10, 5)), record("Game ready", game=GAME))
    assert "\x1b" not in said
    assert [line.partition("  ")[2] for line in said.splitlines()] == [
        f"{TITLE} will be ready in 20 s.",
        f"{TITLE} is ready.",
    ]


def test_chatter_is_left_out_unless_somebody_looks_for_a_mistake(shown, monkeypatch):
    assert shown(record("Server started", version="1"), record("Did a thing")) == ""
    monkeypatch.setattr(logging.getLogger(), "level", logging.DEBUG)
    assert "Did a thing" in shown(record("Did a thing"))


# --- JSON or sentences --------------------------------------------------------------------------------------------


@pytest.fixture
def root(monkeypatch):
    """The root logger, as it was after the test."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    level = root.level
    yield root
    root.setLevel(level)
    logging.captureWarnings(capture=False)


@pytest.mark.parametrize(
    ("chosen", "is_terminal", "is_json"),
    [("auto", True, False), ("auto", False, True), ("json", True, True), ("text", False, False)],
)
def test_a_terminal_gets_sentences_and_everything_else_json(monkeypatch, root, chosen, is_terminal, is_json):
    stream = Screen() if is_terminal else io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    logs.set_up(load({}, log_format=chosen))
    logging.getLogger("archipel.server").info("Table opened", extra={"game": GAME, "seats": 2})
    said = stream.getvalue()
    assert said.startswith("{") == is_json
    if is_json:
        entry = json.loads(said)
        assert (entry["what"], entry["game"], entry["seats"]) == ("Table opened", GAME, 2)


def test_nothing_is_said_before_it_is_known_what_for(root):
    assert not logs.is_for_people(load({}), io.StringIO())
    assert logs.is_for_people(load({}, log_format="text"), sys.stderr)
