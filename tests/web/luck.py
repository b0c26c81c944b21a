"""Fixed luck: with it the same answers always lead to the same game.

Three things draw at random in a game on the server: the table draws a secret, every browser adds a share, and bots
choose. A test fixes all three under one name, so that it plays one known game.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import zlib
from typing import Any

import pytest

from archipel import bots
from archipel.bots import Budget
from archipel.core.notation import Answer
from tests.server.serving import Served

SECRET_SIZE = 32  # bytes; nothing else on the server that is drawn has this size
FIXED_SHARE = "crypto.getRandomValues = (array) => array.fill(7)"
THOUGHT = Budget(nodes=100)  # no seconds: a slow machine makes the same choices

# Names whose games show what a test needs. They were found by trying names; a change to a game's rules may need others.
USUAL = "calm"
ANA_CATCHES_FISH = "two"  # Maldivia: she sails and catches several fish in one turn, playing by `fishing(5)`
BOX_TO_FREE = "lull"  # Déole, alone: always giving the first answer, she soon has a castaway and a disaster on a box
EVERY_STEP = "three"  # Maldivia: she places, plans, sails and stows within ten answers, playing by `by_touch(3)`


def fix(name: str, served: Served, patch: pytest.MonkeyPatch) -> None:
    """Give the tables and bots of this server the luck of this name; the patch takes it back."""
    _fix_secrets(name, patch)
    _fix_bots(name, served, patch)


def _fix_secrets(name: str, patch: pytest.MonkeyPatch) -> None:
    draw = secrets.token_bytes

    def drawn(size: int | None = None) -> bytes:
        return hashlib.sha256(name.encode()).digest() if size == SECRET_SIZE else draw(size)

    patch.setattr(secrets, "token_bytes", drawn)


def _fix_bots(name: str, served: Served, patch: pytest.MonkeyPatch) -> None:
    """Let a bot's choice depend on its view alone, whenever and in whichever order bots are asked."""

    async def think(scheduler: object, kind: str, view: Any) -> Answer:
        seed = zlib.crc32(view.state().tobytes(), zlib.crc32(name.encode()))
        return await asyncio.to_thread(bots.make(kind, seed, THOUGHT).choose, view)

    patch.setattr(type(served.process.scheduler), "_think", think)
