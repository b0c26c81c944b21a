"""The worked examples of the rules as data: a position, the moves that are played in it, and what must come of it.

A game keeps them in `examples.toml`, each under its number:

    [MA-3]
    rule = "M4.2"
    scene = { turn = "red", clutch = 5, stacks = { 18 = ["blue", "red", "yellow"] } }
    play = ["chance die 1", "3 roll", "chance die 2", "3 roll", "chance die 3"]
    expect = { stacks = { 15 = ["red", "yellow"], 18 = ["blue"] }, events = ["laid yellow 5"] }

`box` changes fields of the game's box, `names` are other players than usual, and `seat` shows the example as that seat
sees it. An example without a scene is told in words only. The sentences are those of rules.md and its translations.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from archipel.core.boxes import Box
from archipel.core.game import Game
from archipel.core.history import Memory
from archipel.core.kernel import WATCHER
from archipel.core.moves import seat_and_answer
from archipel.core.notation import Answer, Event
from archipel.core.position import Position, View, from_scene

PLAYERS = ("Ana", "Ben", "Clara", "Dan", "Eva", "Finn", "Gina")  # short names that need no translation


@dataclass(frozen=True)
class ExampleStep:
    """The position after a move, as the example shows it. Before the first move there is no seat and no answer."""

    position: Position
    view: View
    seat: int | None = None
    answer: Answer | None = None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Example:
    """One worked example, and the rule it explains."""

    number: str
    rule: str
    scene: Mapping[str, Any] | None = None
    play: Sequence[str] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    box: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    names: Sequence[str] = PLAYERS
    seat: int = 0  # counted from 1; 0 sees everything

    def steps(self, game: Game) -> list[ExampleStep]:
        """Play the example: the position before the first move and after each of them."""
        if self.scene is None:
            return []
        position = from_scene(game, self.scene, _changed(game, self.box) if self.box else None)
        steps = [ExampleStep(position.fork(), self._seen(position))]
        for text in self.play:
            seat, written = seat_and_answer(text, position)
            answer = game.answers.parse(written)
            position.play(seat, answer)
            events = tuple(position.events(self.seat - 1 if self.seat else None))
            steps.append(ExampleStep(position.fork(), self._seen(position), seat, answer, events))
        return steps

    def players(self, seats: int) -> tuple[str, ...]:
        """The names of that many players."""
        return tuple(self.names[:seats])

    def _seen(self, position: Position) -> View:
        if self.seat:
            return position.view(self.seat - 1)
        return View(position.fork(), WATCHER, Memory.of(position.history))


@cache
def examples(game: Game) -> dict[str, Example]:
    """Read a game's examples by number. A game without the file has none."""
    file = files(game.package) / "examples.toml"
    found = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {number: Example(number, **fields) for number, fields in found.items()}


def _changed(game: Game, changes: Mapping[str, Mapping[str, Any]]) -> Box:
    """The game's box with some of its fields changed."""
    tables = tomllib.loads((files(game.package) / "box.toml").read_text("utf-8"))
    for table, fields in changes.items():
        tables[table] |= fields
    lines = [f"{name} = {json.dumps(value)}" for name, value in tables.items() if not isinstance(value, dict)]
    for name, fields in tables.items():
        if isinstance(fields, dict):
            lines += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in fields.items())]
    return game.read_box("\n".join(lines))
