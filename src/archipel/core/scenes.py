"""Scenes: a record laid open for writing, and a scene read field by field, with errors that name the field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from archipel.core.boxes import Box
from archipel.core.definition import GameDefinition
from archipel.core.errors import BadOptions, BadScene
from archipel.core.facts import Setup
from archipel.core.kernel import fields

# --- writing ------------------------------------------------------------------------------------------------------


def snapshot(states: Any) -> SimpleNamespace:
    """The fields of a record as Python's own numbers and lists, all at once: one by one, NumPy is slow."""
    values = (value if isinstance(value, int) else value.tolist() for value in states.item())
    return SimpleNamespace(**dict(zip(fields(states.dtype), values, strict=False)))  # the tail is left out


# --- reading ------------------------------------------------------------------------------------------------------


class Reader:
    """A scene's fields; each is taken once, and what nobody takes is an error."""

    def __init__(self, scene: Mapping[str, Any], box: Box | None = None) -> None:
        self._left = dict(scene)
        self._box = box

    def take(self, field: str, default: Any = None) -> Any:
        """The field as it stands."""
        return self._left.pop(field, default)

    def setup(self, game: GameDefinition) -> Setup:
        """Seats and options, checked."""
        options = self.take("options", {})
        if not isinstance(options, Mapping):
            raise BadScene("options", "the options are an object: their names and values")
        seats = self.take("seats", game.setup().seats)
        try:
            return game.agree(whole("seats", seats, game.facts.seats), options, self._box)
        except BadOptions as error:
            raise BadScene("options", str(error)) from None

    def whole(self, field: str, allowed: Iterable[int], default: int) -> int:
        """A whole number among those allowed."""
        return whole(field, self.take(field, default), allowed)

    def name(self, field: str, names: Sequence[str], default: str | None = None) -> int | None:
        """The place of a name in the list of names; null is None."""
        value = self.take(field, default)
        return None if value is None else place(field, value, names)

    def finish(self) -> None:
        """Refuse what no field of the game is called."""
        for field in self._left:
            raise BadScene(field, "there is no such field")


def whole(field: str, value: Any, allowed: Iterable[int]) -> int:
    """A whole number among those allowed."""
    numbers = list(allowed)
    if not isinstance(value, int) or isinstance(value, bool) or value not in numbers:
        raise BadScene(field, f"it is a whole number from {numbers[0]} to {numbers[-1]}, not {value!r}")
    return value


def place(field: str, value: Any, names: Sequence[str]) -> int:
    """The place of a name in the list of names."""
    if value not in names:
        raise BadScene(field, f"it is one of {', '.join(names)}, not {value!r}")
    return names.index(value)


def listed(field: str, value: Any) -> list[Any]:
    """A list."""
    if not isinstance(value, list | tuple):
        raise BadScene(field, f"it is a list, not {value!r}")
    return list(value)
