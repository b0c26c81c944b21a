"""The example of the documentation plays a whole game when run as documented."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import archipel
from tests.marking import more

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"
LONGEST = 120  # seconds


@pytest.mark.compiled
@pytest.mark.parametrize("game", [name if name == archipel.games()[0] else more(name) for name in archipel.games()])
def test_the_example_plays_a_whole_game_and_checks_it(sqlite_server, game):
    played = subprocess.run(
        [sys.executable, str(CLIENT), sqlite_server.url, game, "fr"], capture_output=True, text=True, timeout=LONGEST
    )
    assert played.returncode == 0, played.stderr
    *moves, verdict = played.stdout.splitlines()
    assert len(moves) > 50
    assert verdict.startswith("Verdict(")
    assert "finished=True" in verdict
    assert "luck='fair'" in verdict


def test_the_example_is_short():
    assert len(CLIENT.read_text("utf-8").splitlines()) < 60
