"""The last state that a client was sent, so that it can be sent only what has changed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from archipel.server.rooms.encoded_parts import ChoiceList

MOST_LISTS = 200  # lists of choices that a connection remembers; then it starts anew


class ViewPart(Struct, frozen=True, eq=False):
    """The part of a state that the view alone decides: the fields of the scene; the totals and lines as JSON."""

    scene: dict[str, Any]
    totals: bytes
    lines: bytes

    def has_fields_of(self, other: ViewPart) -> bool:
        return self.scene.keys() == other.scene.keys()

    def fields_since(self, old: ViewPart) -> dict[str, Any]:
        """The fields of the scene that are different in an older state."""
        return {name: value for name, value in self.scene.items() if old.scene[name] != value}


class ShownState(Struct, frozen=True, eq=False):
    """Everything that a client is shown at one moment, apart from the log and the time."""

    view_part: ViewPart
    choices: ChoiceList
    can_undo: bool
    to_act: bytes


class SentStates:
    """The memory of one connection: the last state it was sent, and the ply of each list of choices."""

    __slots__ = ("_last", "_lists")

    def __init__(self) -> None:
        self._last: ShownState | None = None
        self._lists: dict[bytes, int] = {}

    def note(self, shown: ShownState, ply: int) -> tuple[ShownState | None, int]:
        """Note what is being sent; returns what was sent before, and the ply at which its choices were, or 0."""
        before, self._last = self._last, shown
        known_at = self._lists.get(shown.choices.digest, 0)
        if not known_at and shown.choices.digest:
            if len(self._lists) >= MOST_LISTS:
                self._lists.clear()
            self._lists[shown.choices.digest] = ply
        return before, known_at
