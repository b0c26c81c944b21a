"""Errors are sentences, and they can be pickled."""

from __future__ import annotations

import pickle

import pytest

import archipel
from archipel.core.chance import Seeded
from archipel.core.errors import ArchipelError, BadBox, BadOptions, BadRecord, BadScene, UnknownAnswer, UnknownGame
from archipel.core.table import Table

MAHE = archipel.game("mahe")


def refusal() -> ArchipelError:
    table = Table(MAHE, MAHE.setup(4), luck=Seeded(1))
    other = (min(table.position.to_act) + 1) % 4
    with pytest.raises(ArchipelError) as caught:
        table.submit(other, "roll")
    return caught.value


@pytest.mark.parametrize(
    "error",
    [
        BadRecord(7, "it is torn"),
        BadScene("clutch", "it is empty"),
        BadBox(3, "tunas.values", "too many"),
        BadOptions("no such option"),
        UnknownGame("chess", ["mahe"]),
        UnknownAnswer("castle", ["roll", "stop"]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_back_as_it_was(error):
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own pickle
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_a_refusal_comes_back_and_still_speaks_every_language():
    error = refusal()
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own pickle
    assert again.why == error.why
    assert again.why.sentence("it") == error.why.sentence("it")


@pytest.mark.parametrize("seats", [4.0, "4", None])
def test_seats_are_a_whole_number(seats):
    if seats is None:
        assert MAHE.setup(seats).seats == 4
    else:
        with pytest.raises(BadOptions):
            MAHE.setup(seats)
