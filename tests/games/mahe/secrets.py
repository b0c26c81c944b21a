"""The secrets of Mahé, stated naively from its rules: nobody has any.

Every card lay open on the beach when it was won, and every card that is played is shown [M5.1, M8.5]. So everybody
knows which cards everybody has, though they lie face down [M-R13]. The order of the pile and the four cards that were
set aside [M1.4] are known to nobody; no record holds them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archipel.core.notation import Event
from archipel.games.mahe.state import Laid, Spent

if TYPE_CHECKING:
    from tests.secrecy import Told

TURTLES = ("red", "blue", "yellow", "green", "orange", "purple", "white")


def seen(log: Sequence[Told], scene: dict[str, Any], seat: int) -> dict[str, Any]:
    """Everything that lies on the table, and the cards that were seen being won and not played since."""
    cards: list[list[int]] = [[] for _ in range(scene["seats"])]
    for event in (event for told in log for event in heard(told, seat)):
        if isinstance(event, Laid):
            cards[scene["owners"][TURTLES[event.turtle]] - 1].append(event.eggs)
        elif isinstance(event, Spent):
            cards[event.seat].remove(event.eggs)
    return scene | {"cards": [sorted(won) for won in cards]}


def heard(told: Told, seat: int) -> list[Event]:
    """Everything: all that happens happens in the open."""
    return list(told.events)


def another(scene: dict[str, Any], seat: int, luck: random.Random) -> dict[str, Any]:
    """The same scene: there is nothing in it that a seat does not know."""
    return scene
