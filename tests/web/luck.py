"""Fixed luck: with it the same answers always lead to the same game.

Three things draw at random in a game on the server: the table draws a secret, every browser adds a share, and bots
choose. All three are fixed, so that every test plays one known game.
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
from tests.server.serving import Served

SECRET_SIZE = 32  # bytes; nothing else on the server that is drawn has this size
FIXED_SHARE = "crypto.getRandomValues = (array) => array.fill(7)"
THOUGHT = Budget(nodes=100)  # no seconds: a slow machine makes the same choices


def fix(served: Served, patch: pytest.MonkeyPatch) -> None:
    """Give the tables and bots of this server fixed luck; the patch takes it back."""
    _fix_secrets(patch)
    _fix_bots(served, patch)


def _fix_secrets(patch: pytest.MonkeyPatch) -> None:
    draw = secrets.token_bytes

    def drawn(size: int | None = None) -> bytes:
        return hashlib.sha256(b"calm").digest() if size == SECRET_SIZE else draw(size)

    patch.setattr(secrets, "token_bytes", drawn)


def _fix_bots(served: Served, patch: pytest.MonkeyPatch) -> None:
    """Let a bot's choice depend on its view alone, whenever and in whichever order bots are asked."""

    async def think(turns: object, kind: str, view: Any, seconds: float) -> str:
        seed = zlib.crc32(view.state().tobytes())
        return str(await asyncio.to_thread(bots.make(kind, seed, THOUGHT).choose, view))

    patch.setattr(type(served.process.bot_turns), "think", think)
