"""The levels that people choose from. They are data: levels.toml here, and perhaps one in a game's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from archipel.core.definition import GameDefinition

EASIEST, DEFAULT, STRONGEST = "deckhand", "mate", "captain"


@dataclass(frozen=True)
class Level:
    """The numbers of a level; levels.toml explains them."""

    worlds: int | None = None
    softness: float = 0.0
    lead: float = 0.5
    suggestions: int = 96
    depth: int = 0
    endings: int = 0
    tree: int = 0
    others: int = 0

    def share(self, worlds: float) -> float:
        """The part of this level's thinking that is done after so many worlds."""
        return worlds / self.worlds if self.worlds else 0.0


LEVELS = {
    name: Level(**numbers)
    for name, numbers in tomllib.loads((files(__package__) / "levels.toml").read_text("utf-8")).items()
}


@cache
def level_of(name: str, game: GameDefinition, seats: int) -> Level:
    """The level as it is in this game with so many seats."""
    level = replace(LEVELS[name], **{key: _with(seats, one) for key, one in game.levels.get(name, {}).items()})
    if level.tree and level.others:
        raise ValueError(f"{name} of {game.name}: a tree cannot think about others")
    return level


def _with(seats: int, number: Any) -> Any:
    """A number that may depend on the seats: a table has the number from so many seats on."""
    if not isinstance(number, Mapping):
        return number
    fitting = [key for key in number if int(key) <= seats]
    if not fitting:
        raise ValueError(f"levels.toml: {dict(number)} has no number for {seats} seats")
    return number[max(fitting, key=int)]
