"""Errors are sentences, and they can be pickled."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import archipel
from archipel.core.chance import Seeded
from archipel.core.errors import ArchipelError, BadBox, BadOptions, BadRecord, BadScene, UnknownAnswer, UnknownGame
from archipel.core.table import Table

MAHE = archipel.game("mahe")
SOURCE = Path(archipel.__file__).parent
WORDS = SOURCE / "words" / "errors" / "en.ftl"
RAISED = "BadOptions|NoSeat|UsageError|BadDatabase|TranslatedError|TranslatedWarning"
PUT_TOGETHER = ("record-", "save-")  # beginnings of keys whose rest is named where the error is raised


def refusal() -> ArchipelError:
    table = Table(MAHE, MAHE.setup(4), luck=Seeded(1))
    other = (min(table.position.to_act) + 1) % 4
    with pytest.raises(ArchipelError) as caught:
        table.submit(other, "roll")
    return caught.value


@pytest.mark.parametrize(
    "error",
    [
        BadRecord(7, "empty"),
        BadScene("clutch", "it is empty"),
        BadBox(3, "tunas.values", "too many"),
        BadOptions("wrong-value", name="wind", known="no, yes", value="maybe"),
        UnknownGame("chess", ["mahe"]),
        UnknownAnswer("castle", ["roll", "stop"]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_back_as_it_was(error):
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own pickle
    assert (type(again), str(again), vars(again).keys()) == (type(error), str(error), vars(error).keys())
    assert again.sentence("it") == error.sentence("it")


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


def test_no_error_is_unused_and_none_lacks_words():
    source = "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))
    said = {key.removeprefix("error-") for key in re.findall(r"(?m)^error-[a-z-]+", WORDS.read_text("utf-8"))}
    raised = set(re.findall(rf'\b(?:{RAISED})\(\s*"([a-z-]+)"', source))
    raised |= {f"record-{key}" for key in re.findall(r'BadRecord\([^"]*?, "([a-z-]+)"', source)}
    assert raised <= said
    assert not [key for key in said - raised if f'"{key}"' not in source and not key.startswith(PUT_TOGETHER)]
