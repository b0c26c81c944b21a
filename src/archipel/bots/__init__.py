"""Bots: each is given a view and answers; none is given a state, and none names a game.

A kind of bot is a module of this folder with a function `make(seed, budget)`; it is found by its name.
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from typing import Protocol

from archipel.core.chance import Seeded
from archipel.core.errors import ArchipelError
from archipel.core.game import Game
from archipel.core.notation import Answer
from archipel.core.position import View
from archipel.core.table import Table


class Bot(Protocol):
    """Whoever answers when a view is shown."""

    def choose(self, view: View) -> Answer:
        """One of the view's legal answers."""
        ...


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: until so many answers have been tried out, or so many seconds have passed.

    Under a budget of answers alone, the same seed always gives the same choice.
    """

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.nodes is None and self.seconds is None:
            raise ArchipelError("a budget is a number of answers, a number of seconds, or both")


def kinds() -> list[str]:
    """The kinds of bots there are."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def rehearse(game: Game) -> None:
    """Let every kind of bot answer once, so that what it needs is compiled."""
    table = Table(game, game.setup(), luck=Seeded(0))
    seat = min(table.position.to_act)
    for kind in kinds():
        make(kind, 0, Budget(nodes=1)).choose(table.position.view(seat))


def make(kind: str, seed: int, budget: Budget) -> Bot:
    """A bot of that kind."""
    if kind not in kinds():
        raise ArchipelError(f'there is no bot "{kind}"; the bots are: {", ".join(kinds())}')
    bot: Bot = importlib.import_module(f"{__name__}.{kind}").make(seed, budget)
    return bot
