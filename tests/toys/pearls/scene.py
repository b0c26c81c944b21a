"""The toy as JSON."""

from collections.abc import Iterator
from typing import Any

from archipel.core.scene_fields import Check, Secret, Whole
from archipel.core.scene_lists import PerSeat
from tests.toys.pearls.box import HIGHEST, ROUNDS

SECRET = ("pearl", "bids")
FIELDS = {
    "played": Whole(0, ROUNDS, default=0),
    "won": PerSeat(Whole(0, HIGHEST * ROUNDS, default=0)),
    "pearl": Secret(Whole(0, HIGHEST, default=0)),
    "bids": PerSeat(Secret(Whole(0, HIGHEST, default=0))),
}


def checks(s: Any) -> Iterator[Check]:
    yield s.bids[: s.seats].all(), "bids", "the last bid in turns them all up"
