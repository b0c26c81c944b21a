"""Compile all games side by side and leave them in the cache: `python -m tests.compiling`."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import archipel
from archipel import bots
from archipel.core.batch import Batch, perft
from archipel.core.kernel import SKIP, WATCHER
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
    """Leave the compiled rules, bots and batches of a game in the cache."""
    game = game_of(name)
    game.compile(lambda verb, done, of: None)
    bots.rehearse(game)
    rehearse_batch(game)


def rehearse_batch(game: archipel.core.game.Game) -> None:
    """Call everything that compiles for a batch; many tests do so later, in several processes."""
    batch = Batch(game, 1, seed=1)
    batch.to_act(), batch.legal([SKIP]), batch.play([SKIP], [0])
    batch.views([WATCHER]), batch.playout(), batch.playout(hinted=True), batch.totals(), batch.winners()
    perft(game.start(), 1)


if __name__ == "__main__":
    compile_all()
