"""Scenes: any position as JSON, and back.

A game declares the fields of its scene once, in `FIELDS`, with the kinds of `scene_fields`. Writing and reading, types,
ranges, defaults, the errors that name the field, and the JSON schema all follow from that:

    FIELDS = {
        "step": Name(STEPS, default="die"),
        "round": Whole(1, 3, 1).of("rounds"),
        "dice": Counted(Whole(1, 6), most=3, what="dice on the table"),
        "beach": OnlyWhen(Maybe(TURTLE), is_over, "a turtle lies on the beach when the game is over, and only then"),
        "pile": Derived(Whole(0, 20), "with these cards {} are left in the pile, not {} [M1.4]").of("pile", set_pile),
    }

A field is in the record under the same name, or where `of` says. Fields are read and set in their order, so that a
default can depend on those before it. `checks` yields the impossible cases: a condition, the field, and the sentence of
the refusal. `SECRET` lists the fields that differ from seat to seat, `OPTIONS` the fields of the record that hold an
option under another name, `CONSTANTS` numbers of the rules that clients draw by, such as the spaces of a ring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from archipel.core.boxes import Box
from archipel.core.definition import GameDefinition
from archipel.core.errors import BadOptions, BadScene
from archipel.core.facts import Setup
from archipel.core.field_kind import FieldKind, ScenePath
from archipel.core.kernel import CHANCE, fields
from archipel.core.scene_fields import Check, Whole

COMMON = ("game", "seats", "options")  # fields that core reads for every game


# --- writing ------------------------------------------------------------------------------------------------------


def snapshot(states: Any) -> SimpleNamespace:
    """Return the fields of a record as Python numbers and lists. One call is much faster than field by field."""
    values = [value if isinstance(value, int) else value.tolist() for value in states.item()]
    return SimpleNamespace(**dict(zip(fields(states.dtype), values, strict=False)))  # the tail is left out


def on_snapshot(rule: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule as a plain function, which also takes a snapshot; the rule must not call other rules."""
    return getattr(rule, "py_func", rule)


# --- reading ------------------------------------------------------------------------------------------------------


def read(game: GameDefinition, s: Any, scene: Mapping[str, Any], box: Box | None = None) -> None:
    """Set the record to this scene, or raise BadScene with the name of the field."""
    game.lay_out(s, _setup(game, scene, box))
    values = SceneValues(game.scene.FIELDS, scene, s)
    game.scene.fill(s, values)
    refuse(game.scene.checks(s))
    record = snapshot(s)
    shared = game.scene.shared(record)
    refuse(_check_question(game, s, shared.get("step", "this")))
    values.compare(shared | game.scene.secret(record))


def refuse(checks: Iterable[Check]) -> None:
    """Raise the first check that finds something wrong."""
    for is_wrong, name, sentence in checks:
        if is_wrong:
            raise BadScene(name, sentence)


def _check_question(game: GameDefinition, s: Any, step: object) -> Iterator[Check]:
    """Yield an error if a seat to move has no legal answer, or if chance has nothing to draw."""
    asked, out = int(game.rules.to_act(s)), game.answer_buffers()[0]
    yield asked == CHANCE and game.rules.ways(s) < 1, "step", f"at {step!r} there is nothing to draw in this position"
    for seat in range(asked.bit_length() if asked > 0 else 0):
        is_wrong = asked >> seat & 1 and game.rules.legal(s, seat, out) < 2
        yield is_wrong, "step", f"{step!r} is not asked in this position: there is no choice"


def _setup(game: GameDefinition, scene: Mapping[str, Any], box: Box | None) -> Setup:
    options, seats = scene.get("options", {}), game.facts.seats
    if not isinstance(options, Mapping):
        raise BadScene("options", "it must be an object: the names of the options and their values")
    chosen = Whole(seats[0], seats[-1]).read(scene.get("seats", game.setup().seats), ScenePath("seats"))
    try:
        return game.agree(chosen, options, box)
    except BadOptions as error:
        raise BadScene("options", str(error)) from None


class SceneValues:
    """The values of a scene, read when they are asked for, so that a default can depend on what the record holds."""

    def __init__(self, kinds: Mapping[str, FieldKind], scene: Mapping[str, Any], s: Any) -> None:
        for name in scene:
            if name not in kinds and name not in COMMON:
                raise BadScene(name, "there is no such field")
        self._kinds, self._scene, self._s = kinds, scene, s

    def __getattr__(self, name: str) -> Any:
        value = self._kinds[name].read_in(self._scene, name, ScenePath(name, self._s))
        setattr(self, name, value)
        return value

    def compare(self, written: Mapping[str, Any]) -> None:
        """Refuse values that do not follow from the rest, although they should."""
        for name, kind in self._kinds.items():
            if name in self._scene:
                kind.compare(self._scene[name], written[name], ScenePath(name, self._s))
