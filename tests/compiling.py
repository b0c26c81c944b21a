"""Compile all games side by side and leave them in the cache: `python -m tests.compiling`."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import archipel
from archipel import bots
from tests.driving import OUTSIDE


def compile_all() -> None:
    """Compile every game in a process of its own, the slowest to compile first."""
    names = sorted([*archipel.games(), *OUTSIDE], key=size_of_rules, reverse=True)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        list(processes.map(compile_game, names))


def size_of_rules(name: str) -> int:
    """The number of answers of a game: where it is large, compiling takes long."""
    return len(game_of(name).answers)


def game_of(name: str) -> archipel.core.game.Game:
    return OUTSIDE[name] if name in OUTSIDE else archipel.game(name)


def compile_game(name: str) -> None:
    """Leave the compiled rules and bots of a game in the cache."""
    game = game_of(name)
    game.compile(lambda verb, done, of: None)
    bots.rehearse(game)


if __name__ == "__main__":
    compile_all()
