"""Whole games, kept as they were played: every number of seats, with and without the variant."""

from __future__ import annotations

from pathlib import Path

import pytest

import archipel
from archipel.core.record import Record, read, verify
from archipel.games.mahe.state import Beached

FOLDER = Path(__file__).parent / "golden"
GAMES = sorted(FOLDER.glob("*.archipel"))


def test_there_is_a_game_for_every_number_of_seats_with_and_without_the_variant():
    names = {f"{seats}-{cards}" for seats in archipel.game("mahe").facts.seats for cards in ("no", "yes")}
    assert {file.stem for file in GAMES} == names


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_is_still_true(file):
    """Every answer is legal, every die is the one the secret gives, and scores and winner are what they were."""
    verdict = verify(file.read_text("utf-8"))
    assert verdict.finished
    assert verdict.luck == "fair"


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_is_written_as_it_was(file):
    text = file.read_text("utf-8")
    record = read(text)
    table = record.table(record.luck())
    assert Record.of(table, record.bots).write() == text
    assert isinstance(table.plies[-1].events()[-1], Beached), "Mahé ends in one way"
