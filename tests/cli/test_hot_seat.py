"""Several people at one keyboard."""

from __future__ import annotations

import pytest

HOT_SEAT = ("play", "chawai", "--seats", 3, "--you", "1,2,3", "--name", "Ana,Bo,Cy", "--seed", 1)


def test_people_who_answer_in_secret_do_not_see_each_other_typing(run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rich.console.Console.is_terminal", True)
    said = run(*HOT_SEAT, typed="7\n\n8\n\n9\nquit\n").out
    assert [who for who in ("Ana", "Bo", "Cy") if f"{who} sits down at the keyboard" in said] == ["Bo", "Cy"]
    assert said.index("Ana, your turn") < said.index("Bo sits down") < said.index("Bo, your turn")


def test_without_a_terminal_nobody_is_asked_to_change_places(run):
    said = run(*HOT_SEAT, typed="7\n8\n9\nquit\n").out
    assert "sits down" not in said
    assert "Ana dives to 7." in said


def test_everybody_reads_what_happened_since_their_own_turn(run):
    said = run(*HOT_SEAT, typed="7\n8\n9\nquit\n").out
    assert said.count("Round 1.") == 3
    assert said.count("Ana dives to 7.") == 1, "the round is printed once, for the next player"
