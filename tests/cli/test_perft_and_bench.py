"""`archipel perft` and `archipel bench`."""

from __future__ import annotations

import json

import pytest

import archipel
from archipel.core.kernel import plain


def test_sequences_are_counted_depth_by_depth(run):
    """A card of six kinds, one of four players, a die, stop or roll."""
    said = run("perft", "mahe")
    assert (said.code, said.err) == (0, "")
    assert said.out.split() == ["1", "6", "2", "24", "3", "144", "4", "288"]


def test_sequences_are_counted_for_programs_to_read(run):
    rows = json.loads(run("perft", "mahe", "--seats", 2, "--depth", 3, "--json").out)
    assert [(row["depth"], row["leaves"]) for row in rows] == [(1, 6), (2, 12), (3, 24)]


def test_options_are_counted_with(run):
    said = run("perft", "mahe", "--depth", 2, "--option", "egg_cards=yes")
    assert (said.code, said.out.split()) == (0, ["1", "6", "2", "24"])


def test_no_depth_is_no_count(run):
    assert json.loads(run("perft", "mahe", "--depth", 0, "--json").out) == []


@pytest.fixture
def few_games(monkeypatch):
    """As plain Python a batch of two thousand games would take minutes."""
    monkeypatch.setattr("archipel.cli.bench.SIZE", 1 if plain() else 200)


def test_every_game_is_measured_at_every_number_of_seats(run, few_games):
    rows = json.loads(run("bench", "mahe", "--seconds", 0.001, "--threads", 2, "--json").out)
    assert [(row["seats"], row["threads"]) for row in rows] == [(seats, n) for seats in range(2, 8) for n in (1, 2)]
    assert all(row["answers_per_second"] > row["games_per_second"] > 0 for row in rows)
    assert all(300 < row["answers_per_game"] < 1500 for row in rows)


@pytest.mark.compiled
def test_the_rates_are_shown_in_a_table(run, few_games):
    said = run("bench", "--seconds", 0.001, "--threads", 1)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Random playouts")
    assert all(name in said.out for name in archipel.games())


@pytest.mark.parametrize(
    ("arguments", "because"),
    [
        (("--threads", 0), ""),
        (("--threads", -1), "“-1” is not a whole number"),
        (("--seconds", 0), "“0” is not a number of seconds"),
        (("--seconds", "nan"), "“nan” is not a number of seconds"),
        (("chess",), "unknown game “chess”"),
    ],
)
def test_rejects_impossible_measurements_in_one_line(run, few_games, arguments, because):
    said = run("bench", "--seconds", 0.001, *arguments)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert because in said.err
