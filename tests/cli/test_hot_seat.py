"""Several people at one keyboard: the screen is cleared before anybody else could read a secret."""

from __future__ import annotations

import re

import pytest

from archipel.cli.keyboard import CLEAR

HOT_SEAT = ("play", "chawai", "--seats", 3, "--you", "1,2,3", "--name", "Ana,Bo,Cy", "--seed", 1)
BOATS = ("play", "maldivia", "--seats", 2, "--you", "1,2", "--name", "Ana,Ben", "--seed", 1)
PLACES = "place e5\nplace j10\n\n"  # and Ana sits down to plan
TURNS = re.compile(r"(Ana|Ben|Bo|Cy)(, your turn|, take the keyboard)")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("rich.console.Console.is_terminal", True)


def screens(out: str) -> list[str]:
    """The text between two clearings of the screen."""
    return out.split(CLEAR)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


@pytest.mark.usefixtures("terminal")
def test_people_who_answer_in_secret_do_not_see_each_other_typing(run):
    said = run(*HOT_SEAT, typed="7\n\n8\n\n9\n\nquit\n").out
    assert TURNS.findall(plain(said)) == [
        ("Ana", ", your turn"),
        ("Bo", ", take the keyboard"),
        ("Bo", ", your turn"),
        ("Cy", ", take the keyboard"),
        ("Cy", ", your turn"),
        ("Ana", ", take the keyboard"),
        ("Ana", ", your turn"),
    ]


@pytest.mark.usefixtures("terminal")
def test_each_screen_is_for_one_pair_of_eyes(run):
    """Between two clearings only one player is asked, and only that player's choices are listed."""
    for screen in screens(run(*HOT_SEAT, typed="7\n\n8\n\n9\n\nquit\n").out):
        assert len({name for name, _ in TURNS.findall(plain(screen))}) <= 1


@pytest.mark.usefixtures("terminal")
def test_the_plan_of_the_last_to_plan_is_hidden_as_well(run):
    """Ben plans last. Ana, who is asked next, finds nothing of his plan on her screen, nor in the log."""
    plans = "plan N E fog-S W\ny\n\nplan W W fog-N N\ny\n"
    said = run(*BOATS, typed=f"{PLACES}{plans}\nlog\nquit\n").out
    *_, last = (screen for screen in screens(said) if "Ana, your turn" in plain(screen))
    assert "fog north" not in last
    assert "west, west" not in last
    assert "has finished planning" in last


@pytest.mark.usefixtures("terminal")
def test_the_screen_is_cleared_as_soon_as_a_secret_answer_counts(run):
    said = run(*BOATS, typed=f"{PLACES}plan N E fog-S W\ny\n").out
    assert "north, east, fog south, west" in plain(said)
    assert "north, east, fog south, west" not in plain(screens(said)[-1])


@pytest.mark.usefixtures("terminal")
def test_a_game_without_secrets_needs_no_hand_over(run):
    said = run("play", "mahe", "--seats", 2, "--you", "1,2", "--seed", 1, typed="a\n" * 12).out
    assert said.count("your turn") > 10
    assert "take the keyboard" not in said
    assert CLEAR not in said


@pytest.mark.usefixtures("terminal")
def test_one_person_among_bots_is_never_asked_to_sit_down(run):
    said = run("play", "chawai", "--bots", "random", "--seed", 1, typed="a\n" * 14).out
    assert "The game is over" in said
    assert "take the keyboard" not in said
    assert CLEAR not in said


def test_a_dumb_terminal_scrolls_the_secret_away(run, monkeypatch):
    monkeypatch.setenv("LINES", "30")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("rich.console.Console.is_terminal", True)
    monkeypatch.setattr("rich.console.Console.is_dumb_terminal", True)
    said = run(*HOT_SEAT, typed="7\n\n8\nquit\n").out
    assert "\x1b" not in said
    assert re.search(r"\n{30,}Bo, take the keyboard and press Enter: \n{30,}", said)


@pytest.mark.usefixtures("terminal")
def test_a_game_with_secrets_is_resumed_by_the_right_person(run):
    run(*BOATS, "--save", "a.game", typed=f"{PLACES}plan N E fog-S W\ny\n")
    said = run("play", "maldivia", "--resume", "a.game", typed="\nplan W W fog-N N\ny\n\nquit\n").out
    assert TURNS.findall(plain(said))[:2] == [("Ben", ", your turn"), ("Ana", ", take the keyboard")]


def test_without_a_terminal_nobody_is_asked_to_change_places(run):
    said = run(*HOT_SEAT, typed="7\n8\n9\nquit\n").out
    assert "take the keyboard" not in said
    assert "Ana dives to 7." in said


def test_everybody_reads_what_happened_since_their_own_turn(run):
    said = run(*HOT_SEAT, typed="7\n8\n9\nquit\n").out
    assert said.count("Round 1.") == 3
    assert said.count("Ana dives to 7.") == 1, "the round is printed once, for the next player"
