"""`archipel bench`: the speed of random playouts of every game, on one thread and on several."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from rich.table import Table

import archipel
from archipel.cli.show import as_json, console, ready
from archipel.core.batch import Batch
from archipel.core.game import Game

SIZE = 2_000


def bench(args: Namespace) -> None:
    """Print moves and games per second."""
    rows = [row for name in args.games or archipel.games() for row in _measured(archipel.game(name), args)]
    if args.json:
        as_json(rows)
        return
    table = Table(title="Random playouts", title_justify="left", box=None, pad_edge=False)
    for column in ("game", "seats", "threads", "moves/s", "games/s", "moves/game"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for row in rows:
        rates = (
            f"{row['answers_per_second']:,.0f}",
            f"{row['games_per_second']:,.0f}",
            f"{row['answers_per_game']:.0f}",
        )
        table.add_row(row["game"], str(row["seats"]), str(row["threads"]), *rates)
    console().print(table)


def _measured(game: Game, args: Namespace) -> Iterator[dict[str, Any]]:
    ready(game)
    for seats in game.facts.seats:
        for threads in sorted({1, args.threads}):
            yield {"game": game.name, "seats": seats, "threads": threads} | _rates(game, seats, threads, args.seconds)


def _rates(game: Game, seats: int, threads: int, seconds: float) -> dict[str, float]:
    """Play whole batches until the time is up. The first one may still compile, so it is not measured."""
    Batch(game, 1, seats=seats).playout()
    answers, games, spent, seed = 0, 0, 0.0, 0
    while spent < seconds:
        batch = Batch(game, SIZE * threads, seats=seats, seed=seed, threads=threads)
        started = time.perf_counter()
        answers += int(batch.playout().sum())
        spent += time.perf_counter() - started
        games += len(batch)
        seed += 1
    return {
        "answers_per_second": round(answers / spent),
        "games_per_second": round(games / spent),
        "answers_per_game": round(answers / games, 1),
    }
