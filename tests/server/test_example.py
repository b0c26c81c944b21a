"""The examples of the documentation play whole games when run as documented."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import archipel
from tests.marking import more
from tests.server.serving import until

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
CLIENT, BOT = EXAMPLES / "client.py", EXAMPLES / "socket_bot.py"
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


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["mahe", more("maldivia")])
def test_the_bot_from_outside_plays_a_whole_game_against_ours(sqlite_server, game):
    with sqlite_server.visitor("Ana") as host:
        table = f"/api/tables/{host.post('/api/tables', game=game, seats=2)['id']}"
        host.put(f"{table}/seats/2/bot", kind="random")
        played = subprocess.Popen(
            [sys.executable, str(BOT), f"{sqlite_server.url}{table}", "Robin"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            until(lambda: played.poll() is not None or host.get(table)["seats"][0].get("name"))
            host.post(f"{table}/start")
            points, errors = played.communicate(timeout=LONGEST)
        finally:
            played.kill()
        assert (played.returncode, errors) == (0, "")
        assert host.get(table)["phase"] == "finished"
    assert len(points.split()) == 2


@pytest.mark.parametrize("example", [CLIENT, BOT], ids=lambda file: file.name)
def test_an_example_is_short(example):
    assert len(example.read_text("utf-8").splitlines()) < 60
