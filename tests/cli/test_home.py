"""`archipel` alone greets, lists what one can do, and in a terminal asks what to do."""

from __future__ import annotations

import pytest

import archipel
from archipel.cli import home
from archipel.core.words import LANGUAGES, words
from tests.cli.test_terminals import ESCAPE, Terminal

FIRST = archipel.games()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_terminal_it_lists_what_one_can_do(run, monkeypatch, lang):
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    said, tongue = run(), words(lang, more="home")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(tongue.say("home-greeting"))
    shown = " ".join(said.out.split())
    for commands in home.GROUPS.values():
        for command, key in commands.items():
            assert f"{command.format(game=FIRST)} {tongue.say(f'home-{key}')}" in shown


def test_what_it_lists_can_be_typed():
    """Every command in the overview is one that the parser knows."""
    parser = home.build()
    for command in [command for commands in home.GROUPS.values() for command in commands]:
        words_typed = command.format(game=FIRST).split()[1:]
        if words_typed != ["--help"]:
            assert parser.parse_args(words_typed).run


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("1", "learn"), ("6", "quit"), ("learn", "learn"), ("P", "play"), ("ru", "rules"), ("q", "quit")],
)
def test_a_number_a_word_or_its_beginning_is_enough(typed, answer):
    assert home.chosen(typed, list(home.CHOICES)) == answer


@pytest.mark.parametrize("typed", ["", "0", "7", "-1", "x", "learns", "²", "9" * 5000])
def test_anything_else_is_asked_again(typed):
    assert home.chosen(typed, list(home.CHOICES)) is None


def test_a_beginning_of_two_answers_is_neither():
    assert home.chosen("ma", ["mahe", "maldivia"]) is None
    assert len({word[0] for word in home.CHOICES}) == len(home.CHOICES)


def test_in_a_terminal_it_asks_and_starts_what_was_chosen():
    terminal = Terminal(TERM="dumb", NUMBA_DISABLE_JIT="1")
    terminal.type("nonsense\n").type("rules\n", after="is not in the list").type("1\n", after="Which game?")
    said = ESCAPE.sub("", terminal.ends())
    assert terminal.code == 0
    assert "1  learn" in said
    assert f"The rules of {archipel.game(FIRST).facts.title}" in said


@pytest.mark.parametrize("typed", ["quit\n", "6\n", "\x03", "\x04"])
def test_one_can_leave(typed):
    terminal = Terminal(columns=40).type(typed)
    said = terminal.ends()
    assert terminal.code == 0
    assert "Traceback" not in said
