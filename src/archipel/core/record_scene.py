"""The scene of a game that declares none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from archipel.core.kernel import CHANCE, fields
from archipel.core.scene_fields import Check, FieldKind, List, Whole


class RecordScene:
    """The scene of a game that defines none: every field of the record by its name, as numbers and nested lists.

    All of it but the seats is `secret`: only the game's `hide` knows what a seat may see.
    """

    def __init__(self, state: np.dtype[Any], to_act: Callable[[Any], int]) -> None:
        self._to_act = to_act
        self._names = [name for name in fields(state) if name != "seats"]
        self.FIELDS = {name: _number_or_list(name, state[name]) for name in self._names}

    def shared(self, s: Any) -> dict[str, Any]:
        return {"seats": s.seats}

    def secret(self, s: Any) -> dict[str, Any]:
        return {name: getattr(s, name) for name in self._names}

    def fill(self, _: Any, values: Any) -> None:
        values.copy(*self._names)

    def checks(self, s: Any) -> Iterator[Check]:
        """Yield an error if a seat is to move that is not at the table."""
        asked = int(self._to_act(s))
        yield asked != CHANCE and not 0 <= asked < 1 << int(s.seats), self._names[0], "nobody here would be asked"


def _number_or_list(name: str, layout: np.dtype[Any]) -> FieldKind:
    """Return the kind of a field: whole numbers that fit, in lists of its shape, by default as at the start."""
    limits = np.iinfo(layout.base)
    kind: FieldKind = Whole(int(limits.min), int(limits.max), default=lambda s: s[name].item())
    for depth, count in enumerate(reversed(layout.shape), 1):
        is_outer = depth == len(layout.shape)
        kind = List(kind, count=count, default=(lambda s: s[name].tolist()) if is_outer else ())
    return kind
