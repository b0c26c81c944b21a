"""The scene of a game that declares none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from archipel.core.kernel import CHANCE, fields, holds_seats
from archipel.core.scene_fields import Check, FieldKind, List, Seat, Whole

_WRONG_SEAT = "the seat to move is not at this table"


class RecordScene:
    """The scene of a game that defines none: every field of the record by its name, as numbers and nested lists.

    All of it but the seats is `secret`: only the game's `hide` knows what a seat may see.
    """

    def __init__(self, state: np.dtype[Any], to_act: Callable[[Any], int]) -> None:
        self._to_act = to_act
        self._names = [name for name in fields(state) if name != "seats"]
        self._first = {name: int(holds_seats(state[name])) for name in self._names}
        self.FIELDS = {name: _number_or_list(name, state[name]) for name in self._names}

    def shared(self, s: Any) -> dict[str, Any]:
        return {"seats": s.seats}

    def secret(self, s: Any) -> dict[str, Any]:
        return {name: _counted(getattr(s, name), first) for name, first in self._first.items()}

    def fill(self, _: Any, values: Any) -> None:
        values.copy(*self._names)

    def checks(self, s: Any) -> Iterator[Check]:
        """Yield an error if a seat is to move that is not at the table."""
        asked = int(self._to_act(s))
        yield asked != CHANCE and not 0 <= asked < 1 << int(s.seats), self._names[0], _WRONG_SEAT


def _number_or_list(name: str, layout: np.dtype[Any]) -> FieldKind:
    """Return the kind of a field: seats or numbers that fit, in lists of its shape, by default as at the start."""
    limits, are_seats = np.iinfo(layout.base), holds_seats(layout)
    kind: FieldKind = Seat(nobody=True) if are_seats else Whole(int(limits.min), int(limits.max))
    for count in reversed(layout.shape):
        kind = List(kind, count=count)
    return replace(kind, default=lambda s: _counted(s[name].tolist(), int(are_seats)))


def _counted(value: Any, first: int) -> Any:
    """Return a value, or a nested list of them, counted from `first` on instead of 0."""
    return [_counted(entry, first) for entry in value] if isinstance(value, list) else value + first
