"""Bots: each gets a view and answers. None of them sees the whole state, and none knows a particular game.

A kind of bot is a module of this folder with a function `make(seed, budget)`; it is found by its name.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Protocol

from archipel.core import kernel
from archipel.core.chance import Seeded
from archipel.core.definition import Report
from archipel.core.errors import ArchipelError, TranslatedError
from archipel.core.game import Game
from archipel.core.notation import Answer
from archipel.core.position import View
from archipel.core.table import Table


class Bot(Protocol):
    """A player that answers when it gets a view."""

    def choose(self, view: View) -> Answer:
        """One of the view's legal answers."""
        ...


def never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """The time a bot may think: a number of answers to try out, a number of seconds, or both.

    Under a budget of answers alone, the same seed always gives the same choice.
    """

    nodes: int | None = None
    seconds: float | None = None
    is_stopped: Callable[[], bool] = never  # asked now and then: whether to answer with the best move so far

    def __post_init__(self) -> None:
        if self.nodes is None and self.seconds is None:
            raise ArchipelError("a budget is a number of moves, a number of seconds, or both")


def kinds() -> list[str]:
    """The names of all kinds of bots."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def compile_game(game: Game, report: Report) -> None:
    """Compile what tables and bots need of a game, and leave it in the cache; `report` is told the progress."""
    game.compile(report)
    rehearse(game)


def is_compiled(game: Game) -> bool:
    """Tell whether the cache holds what tables and bots need of a game."""
    return game.is_compiled and kernel.is_compiled(_kernel_name(game))


def thinks(kind: str) -> bool:
    """Tell whether a bot of this kind takes its time; the others answer at once."""
    return bool(getattr(_module(kind), "THINKS", True))


def rehearse(game: Game) -> None:
    """Let every kind of bot answer once, to compile what it needs."""
    table = Table(game, game.setup(), luck=Seeded(0))
    seat = min(table.position.to_act)
    with kernel.compiling(_kernel_name(game)):
        for kind in kinds():
            make(kind, 0, Budget(nodes=1)).choose(table.position.view(seat))


def _kernel_name(game: Game) -> str:
    return f"{game.kernel_name}.bots"


def make(kind: str, seed: int, budget: Budget) -> Bot:
    """A bot of that kind."""
    bot: Bot = _module(kind).make(seed, budget)
    return bot


def _module(kind: str) -> ModuleType:
    if kind not in kinds():
        raise TranslatedError("unknown-bot", name=kind, known=", ".join(kinds()))
    return importlib.import_module(f"{__name__}.{kind}")
