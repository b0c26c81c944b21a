"""The test vector of the browser's draw matches our own start and our own draw."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import archipel
from archipel.core.chance import FairDraw
from archipel.core.record import start_text

VECTOR = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "vector.json"


@pytest.fixture
def vector() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(VECTOR.read_text("utf-8"))
    return found


@pytest.mark.parametrize("picks", ["picks", "oldPicks"])
def test_the_test_vector_of_the_browser_matches_our_draw(vector, picks):
    shares = [bytes.fromhex(share) for share in vector["shares"]]
    draw = FairDraw(bytes.fromhex(vector["secret"]), shares, vector["start"] if picks == "picks" else None)
    assert draw.commitment == vector["commitment"]
    assert [[number, ways, draw.pick(number, ways)] for number, ways, _ in vector[picks]] == vector[picks]


def test_the_start_of_the_test_vector_is_ours(vector):
    table = vector["table"]
    game = archipel.game(table["game"])
    setup = game.agree(len(table["names"]), table["options"])
    bots = {seat: kind for seat, kind in enumerate(table["bots"]) if kind}
    assert (game.facts.rules, setup.box.label) == (table["rules"], table["box"])
    assert start_text(game, setup, table["names"], bots, table["level"]) == vector["start"]
