"""The toy as JSON."""

from collections.abc import Iterator
from typing import Any

from archipel.core.scene_fields import PerSeat, Secret, Whole
from archipel.core.scenes import Check, SceneValues
from tests.toys.pearls.box import HIGHEST, ROUNDS

FIELDS = {
    "played": Whole(0, ROUNDS, default=0),
    "won": PerSeat(Whole(0, HIGHEST * ROUNDS, default=0)),
    "pearl": Secret(Whole(0, HIGHEST, default=0)),
    "bids": PerSeat(Secret(Whole(0, HIGHEST, default=0))),
}


def shared(s: Any) -> dict[str, Any]:
    return {
        "seats": s.seats,
        "played": s.played,
        "won": s.won[: s.seats],
    }


def secret(s: Any) -> dict[str, Any]:
    return {
        "pearl": None if s.pearl == -1 else s.pearl,
        "bids": [None if bid == -1 else bid for bid in s.bids[: s.seats]],
    }


def fill(s: Any, values: SceneValues) -> None:
    values.copy("played", "pearl")
    s.won[: s.seats], s.bids[: s.seats] = values.won, values.bids


def checks(s: Any) -> Iterator[Check]:
    yield s.bids[: s.seats].all(), "bids", "the last bid in turns them all up"
