"""The games: found by their folders, started as positions, printed as pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING

import numpy as np

from archipel.core.boxes import Box
from archipel.core.definition import GameDefinition
from archipel.core.drawing import Page
from archipel.core.errors import UnknownGame
from archipel.core.facts import Facts, Option, Reason, ScoreLine, Setup
from archipel.core.game_folders import make_importable, packages
from archipel.core.position import Position

if TYPE_CHECKING:
    from archipel.core.words import Words  # not loaded at run time, so that programs without messages start faster

__all__ = ["Facts", "Game", "Option", "Reason", "ScoreLine", "Setup", "find", "game", "names"]


class Game(GameDefinition):
    """One game, complete: `archipel.game("mahe")`."""

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return find, (self.package,)

    def start(self, seats: int | None = None, *, box: Box | None = None, **options: object) -> Position:
        """The position before anything has happened."""
        return self.start_from(self.setup(seats, box=box, **options))

    def start_from(self, setup: Setup) -> Position:
        """The same, from a setup that has been checked."""
        states = np.zeros(1, self.state)
        self.lay_out(states[0], setup)
        return Position(self, states)

    @cached_property
    def has_prints(self) -> bool:
        """Tell whether the game has anything to print."""
        return self._has_module("prints")

    def prints(self, words: Words, box: Box | None = None) -> list[Page]:
        """The pages to print, drawn from the box, in these words."""
        pages: list[Page] = self._module("prints").pages(box or self.box, words) if self.has_prints else []
        return pages


def names() -> list[str]:
    """The names of all games, by their folders."""
    return list(packages())


def game(name: str) -> Game:
    """The game of that name."""
    if name not in packages():
        raise UnknownGame(name, names())
    return find(packages()[name])


@cache
def find(package: str) -> Game:
    """The game in that package, wherever it lies."""
    make_importable()
    return Game(package.rpartition(".")[2], package)
