"""The levels that people choose from. They are data: levels.toml here, and perhaps one in a game's folder."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from archipel.core.definition import GameDefinition

EASIEST, DEFAULT, STRONGEST = "deckhand", "mate", "captain"


@dataclass(frozen=True)
class Level:
    """How a bot of this level judges; levels.toml explains the numbers."""

    worlds: int | None = None
    softness: float = 0.0
    lead: float = 0.5
    suggestions: int = 96
    depth: int = 0
    endings: int = 0
    others: int = 0

    def share(self, worlds: float) -> float:
        """The part of this level's thought that is done after so many worlds."""
        return worlds / self.worlds if self.worlds else 0.0


LEVELS = {
    name: Level(**numbers)
    for name, numbers in tomllib.loads((files(__package__) / "levels.toml").read_text("utf-8")).items()
}


@cache
def level_of(name: str, game: GameDefinition) -> Level:
    """The level as it is in this game."""
    return replace(LEVELS[name], **game.levels.get(name, {}))
