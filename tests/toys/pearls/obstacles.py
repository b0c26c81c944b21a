"""The obstacles behind the toy's refusals, and scenes without them."""

from __future__ import annotations

from typing import Any

from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer

ROUNDS = 3


def without(scene: dict[str, Any], seat: int, answer: Answer, reason: str) -> dict[str, Any] | None:
    """The same scene without the obstacle that the reason names; None where that is not one change."""
    if reason == "over":
        return scene | {"played": ROUNDS - 1}
    if reason == "not-asked":
        return ask(scene, seat)
    return None


def ask(scene: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """Chance is not asked because the pearl is dealt; a seat because it is not, or because it has bid [P1.2]."""
    if seat == CHANCE:
        return scene | {"pearl": 0}
    if scene["pearl"] == 0:
        return scene | {"pearl": 1}
    return scene | {"bids": [0 if bidder == seat else bid for bidder, bid in enumerate(scene["bids"])]}
