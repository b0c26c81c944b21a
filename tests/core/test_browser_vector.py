"""The test vector of the browser's draw matches our own draw."""

from __future__ import annotations

import json
from pathlib import Path

from archipel.core.chance import FairDraw

VECTOR = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "vector.json"


def test_the_test_vector_of_the_browser_matches_our_draw():
    vector = json.loads(VECTOR.read_text("utf-8"))
    draw = FairDraw(bytes.fromhex(vector["secret"]), [bytes.fromhex(share) for share in vector["shares"]])
    assert draw.commitment == vector["commitment"]
    assert [[number, ways, draw.pick(number, ways)] for number, ways, _ in vector["picks"]] == vector["picks"]
