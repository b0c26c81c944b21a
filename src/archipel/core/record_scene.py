"""The scene of a game that declares none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from archipel.core.declared_scene import DeclaredScene
from archipel.core.field_kind import FieldKind
from archipel.core.kernel import CHANCE, fields, holds_seats
from archipel.core.scene_fields import Check, Seat, Whole
from archipel.core.scene_lists import List


class RecordScene(DeclaredScene):
    """The scene of a game that defines none: every field of the record by its name, as numbers and nested lists.

    All of it but the seats is secret: only the game's `hide` knows what a seat may see.
    """

    def __init__(self, state: np.dtype[Any], to_act: Callable[[Any], int]) -> None:
        self._to_act = to_act
        self.SECRET = [name for name in fields(state) if name != "seats"]
        self.FIELDS = {name: _number_or_list(name, state[name]) for name in self.SECRET}

    def checks(self, s: Any) -> Iterator[Check]:
        """Yield an error if a seat is to move that is not at the table."""
        asked, field = int(self._to_act(s)), self.SECRET[0]
        yield asked != CHANCE and not 0 <= asked < 1 << int(s.seats), field, "the seat to move is not at this table"


def _number_or_list(name: str, layout: np.dtype[Any]) -> FieldKind:
    """Return the kind of a field: seats or numbers that fit, in lists of its shape, by default as at the start."""
    kind: FieldKind = Seat(nobody=True) if holds_seats(layout) else _number(np.iinfo(layout.base))
    for count in reversed(layout.shape):
        kind = List(kind, count=count)
    return replace(kind, default=lambda s: kind.write(s[name].tolist()))


def _number(limits: np.iinfo[Any]) -> Whole:
    return Whole(int(limits.min), int(limits.max))
