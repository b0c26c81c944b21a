"""Answers that other players may not see, and lists of choices that are too long to print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent.parent / "games" / "maldivia" / "golden" / "3-a-shark-bites.archipel"


def before_the_gift() -> tuple[str, str]:
    """A game of people up to the moment when one gives a card to the shark: the record, and the answer."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    header = [line for line in lines[: lines.index("")] if not line.startswith(("bot", "commitment", "share"))]
    answers = lines[lines.index("") + 1 : lines.index("", lines.index("") + 1)]
    number, gift = next((i, line) for i, line in enumerate(answers) if " give " in line)
    text = "\n".join([*header, "", *answers[:number], "", f"pause after {number} answers", ""])
    return text, gift.partition(" ")[2]


def test_a_secret_answer_is_not_shown_to_the_next_player(run, tmp_path):
    text, gift = before_the_gift()
    (tmp_path / "shark.archipel").write_text(text, "utf-8")
    said = run("play", "maldivia", "--resume", "shark.archipel", typed=f"{gift}\n" + "a\n" * 8 + "quit\n").out
    assert f"({gift})" in said, "it was among the choices"
    assert "Shark! " in said
    assert ": give " not in said, "a public answer would be printed like this"


# --- a thousand choices -------------------------------------------------------------------------------------------

SMALL = ("play", "maldivia", "--seats", 2, "--bots", "random", "--seed", 1, "--save", "a.game")
PLAN = "plan N N W fog-S"


def planned(tmp_path: Path) -> list[str]:
    return re.findall(r"^player-1 (plan .*)$", (tmp_path / "a.game").read_text("utf-8"), re.M)


def test_a_thousand_choices_are_not_listed(run):
    said = run(*SMALL, typed="place a1\nquit\n").out
    assert "Type one, such as “plan N N N fog-E”" in said
    assert "(plan N N fog-E N)" not in said


@pytest.mark.parametrize("letter", [*"abnz", "1", "77", "1000"])
def test_letters_count_only_where_they_are_shown(run, tmp_path, letter):
    said = run(*SMALL, typed=f"place a1\n{letter}\ny\nquit\n").out
    assert f"I don’t understand “{letter}”." in said
    assert planned(tmp_path) == []


@pytest.mark.parametrize("typed", [PLAN, PLAN.upper(), "n n w fog-s", "  plan  n n  w FOG-S "])
@pytest.mark.parametrize("yes", ["y", "yes", "YES"])
def test_a_plan_is_read_back_in_words_before_it_counts(run, tmp_path, typed, yes):
    said = run(*SMALL, typed=f"place a1\n{typed}\n{yes}\nquit\n").out
    assert "“north, north, west, fog south”: is that right (yes/no)?" in said
    assert planned(tmp_path) == [PLAN]


@pytest.mark.parametrize("no", ["n", "no", "", "maybe", "help"])
def test_a_plan_that_is_not_confirmed_does_not_count(run, tmp_path, no):
    said = run(*SMALL, typed=f"place a1\n{PLAN}\n{no}\nquit\n").out
    assert "Not played. Choose again." in said
    assert planned(tmp_path) == []


@pytest.mark.parametrize(("lang", "yes"), [("fr", "oui"), ("de", "j"), ("it", "sì"), ("it", "s"), ("nl", "ja")])
def test_a_plan_is_confirmed_in_every_language(run, tmp_path, lang, yes):
    run(*SMALL, "--name", "Player 1", "--lang", lang, typed=f"place a1\n{PLAN}\n{yes}\nquit\n")
    assert planned(tmp_path) == [PLAN]


def test_the_end_of_the_input_confirms_nothing(run, tmp_path):
    assert run(*SMALL, typed=f"place a1\n{PLAN}\n").code == 0
    assert planned(tmp_path) == []


def test_an_impossible_plan_is_refused_without_being_read_back(run):
    said = run(*SMALL, typed="place a1\nplan N N N N\nquit\n").out
    assert "is that right" not in said
    assert "[V" in said


def test_help_does_not_speak_of_letters_that_are_not_there(run):
    said = run(*SMALL, typed="place a1\nhelp\nquit\n").out
    assert re.search(r"(plan \S+ \S+ \S+ \S+) +a move such as “\1”", said, re.M)


# --- watching -----------------------------------------------------------------------------------------------------


def test_spectators_do_not_read_the_plans_of_bots(run):
    """A plan would be printed as: Bot 1: north, north, west, fog south."""
    said = run("play", "maldivia", "--seats", 2, "--you", 0, "--bots", "random", "--seed", 1).out
    assert "has finished planning." in said
    assert not re.search(r": (north|east|south|west|fog .), ", said)


def test_the_log_shows_each_diver_once(run):
    typed = "".join(f"{depth}\n" for depth in (7, 8, 9))
    game = ("play", "chawai", "--seats", 3, "--you", "1,2,3", "--name", "Ana,Bo,Cy", "--seed", 1)
    log = run(*game, typed=f"{typed}log\nquit\n").out.partition("Your choice")[2].rpartition("Your choice: ")[0]
    log = log[log.rindex("Round 1.") :]
    for name, depth in (("Ana", 7), ("Bo", 8), ("Cy", 9)):
        assert len(re.findall(rf"{name}.* {depth}\b", log)) == 1
