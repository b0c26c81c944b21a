"""Recorded whole games: every game, every number of seats, every option."""

from __future__ import annotations

from pathlib import Path

import pytest

import archipel
from archipel.core.record import Record, read, verify
from tests.driving import setups

FOLDER = Path(__file__).parent.parent / "games"
RECORDS = sorted(FOLDER.glob("*/golden/*.archipel"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")


@pytest.mark.parametrize("name", archipel.games())
def test_there_is_a_game_for_every_number_of_seats_and_every_option(name):
    wanted = {"-".join([str(setup.seats), *dict(setup.options).values()]) for setup in setups(archipel.game(name))}
    kept = {file.stem for file in RECORDS if file.parent.parent.name == name}
    assert wanted <= kept


@every_record
def test_a_golden_game_is_still_true(file):
    """Every answer is legal, every draw follows from the secret, and scores and winners are as recorded."""
    verdict = verify(file.read_text("utf-8"))
    assert verdict.finished
    assert verdict.luck == "fair"
    assert verdict.sealed


@every_record
def test_a_golden_game_is_written_as_it_was(file):
    text = file.read_text("utf-8")
    record = read(text)
    assert Record.of(record.table(record.luck()), record.bots).write() == text
