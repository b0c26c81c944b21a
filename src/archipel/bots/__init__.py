"""Bots: each gets a view and answers. None of them sees the whole state, and none knows a particular game.

People choose from the levels (`levels`), which are one search with different numbers (`search`). The engines are for
research: each is a module of this folder with a function `make(seed, budget)`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Protocol

import numpy as np

from archipel.bots.levels import DEFAULT, EASIEST, LEVELS, STRONGEST, level_of
from archipel.core import kernel
from archipel.core.chance import Seeded
from archipel.core.definition import Report
from archipel.core.errors import ArchipelError, TranslatedError
from archipel.core.game import Game
from archipel.core.notation import Answer
from archipel.core.position import View
from archipel.core.table import Table

__all__ = ["DEFAULT", "EASIEST", "STRONGEST", "Bot", "Budget", "Decision", "check_kind", "kinds", "level_names", "make"]

ENGINES = ("random", "rollout")
Decision = tuple[View, Answer]  # what a seat saw, and what its player answered


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

    def part(self, share: float) -> Budget:
        """This share of the budget."""
        nodes = None if self.nodes is None else max(1, round(share * self.nodes))
        return Budget(nodes, None if self.seconds is None else share * self.seconds, self.is_stopped)


def level_names() -> list[str]:
    """The names of the levels, from the weakest to the strongest."""
    return list(LEVELS)


def kinds() -> list[str]:
    """The names of all kinds of bots: the levels, and the engines for research."""
    return [*LEVELS, *ENGINES]


def check_kind(kind: str) -> None:
    """Refuse a name that no kind of bot has."""
    if kind not in kinds():
        raise TranslatedError("unknown-bot", name=kind, known=", ".join(kinds()))


def compile_game(game: Game, report: Report) -> None:
    """Compile what tables and bots need of a game, and leave it in the cache; `report` is told the progress."""
    game.compile(report)
    rehearse(game)


def is_compiled(game: Game) -> bool:
    """Tell whether the cache holds what tables and bots need of a game."""
    return game.is_compiled and kernel.is_compiled(_kernel_name(game))


def thinks(kind: str) -> bool:
    """Tell whether a bot of this kind takes its time; the others answer at once."""
    return kind in LEVELS or bool(getattr(_engine(kind), "THINKS", True))


def rehearse(game: Game) -> None:
    """Let the search and every engine answer once, to compile what they need."""
    from archipel.bots.equilibrium import equilibrium

    views = [_first_view(game, seats) for seats in _kinds_of_search(game)]
    with kernel.compiling(_kernel_name(game)):
        equilibrium(np.zeros((1, 1)), [1])
        for view in views:
            make(STRONGEST, 0, Budget(nodes=1)).choose(view)
        for kind in ENGINES:
            make(kind, 0, Budget(nodes=1)).choose(views[0])


def _kinds_of_search(game: Game) -> list[int]:
    """A number of seats for each way in which the strongest level searches this game."""
    return list({level_of(STRONGEST, game, seats): seats for seats in game.facts.seats}.values())


def _first_view(game: Game, seats: int) -> View:
    position = Table(game, game.setup(seats), luck=Seeded(0)).position
    return position.view(min(position.to_act))


def _kernel_name(game: Game) -> str:
    return f"{game.kernel_name}.bots"


def make(kind: str, seed: int, budget: Budget) -> Bot:
    """A bot of that kind."""
    if kind in LEVELS:
        from archipel.bots.search import Search

        return Search(seed, budget, kind)
    bot: Bot = _engine(kind).make(seed, budget)
    return bot


def _engine(kind: str) -> ModuleType:
    check_kind(kind)
    return importlib.import_module(f"{__name__}.{kind}")
