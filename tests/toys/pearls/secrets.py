"""The secrets of the toy, stated naively from its rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archipel.core.notation import Event

if TYPE_CHECKING:
    from tests.secrecy import Told

OWNER, ROUNDS, SIZES = 0, 3, (1, 2, 3)


def seen(log: Sequence[Told], scene: dict[str, Any], seat: int) -> dict[str, Any]:
    """Own bids, and the pearl for its owner; everything at the end [P1.1, P1.3]."""
    lies_face_down = [bidder for bidder, bid in enumerate(scene["bids"]) if bid and bidder != seat]
    bids = [None if bidder in lies_face_down else bid for bidder, bid in enumerate(scene["bids"])]
    return scene | {"bids": bids, "pearl": None if is_secret_pearl(log, scene, seat) else scene["pearl"]}


def is_secret_pearl(log: Sequence[Told], scene: dict[str, Any], seat: int) -> bool:
    dealt = any(told.answer.word == "pearl" for told in log)
    return dealt and seat != OWNER and scene["played"] < ROUNDS


def heard(told: Told, seat: int) -> list[Event]:
    """Everything but the size of the pearl, which its owner alone learns."""
    return [event for event in told.events if event.word != "saw" or seat == OWNER]


def another(scene: dict[str, Any], seat: int, luck: random.Random) -> dict[str, Any]:
    """The same with other bids and another pearl."""
    bids = [other(bid, luck) if bid and bidder != seat else bid for bidder, bid in enumerate(scene["bids"])]
    is_hidden = scene["pearl"] and seat != OWNER and scene["played"] < ROUNDS
    return scene | {"bids": bids, "pearl": other(scene["pearl"], luck) if is_hidden else scene["pearl"]}


def other(size: int, luck: random.Random) -> int:
    return luck.choice([one for one in SIZES if one != size])
