"""Play the golden games of a title: one for every number of seats and every choice of options.

    python tools/golden.py mahe

Bots of both kinds play with fair dice under a fixed secret, so the same games come out until the rules, the draw or the
bots change. A change of rules that is meant shows as a diff of the records.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import product
from pathlib import Path

import archipel
from archipel import bots
from archipel.core.chance import FairDraw
from archipel.core.game import Game, Setup
from archipel.core.record import Record
from archipel.core.table import Table

NAMES = ("Ana", "Béla", "Chloé", "Dov", "Eva", "Finn", "Gül")
KINDS = ("rollout", "random")
BUDGET = bots.Budget(nodes=3_000)


def play(game: Game, setup: Setup, seed: int) -> Record:
    """One whole game."""
    secret, *shares = (hashlib.sha256(f"{game.name} {setup} {n}".encode()).digest() for n in range(setup.seats + 1))
    kinds = {seat: KINDS[seat % len(KINDS)] for seat in range(setup.seats)}
    players = {seat: bots.make(kind, seed + seat, BUDGET) for seat, kind in kinds.items()}
    table = Table(game, setup, NAMES[: setup.seats], FairDraw(secret, shares))
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, players[seat].choose(table.position.view(seat)))
    return Record.of(table, kinds)


def main(name: str) -> None:
    game = archipel.game(name)
    folder = Path(__file__).parent.parent / "tests" / "games" / name / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    names = [option.name for option in game.facts.options]
    for seats, *values in product(game.facts.seats, *(option.values for option in game.facts.options)):
        setup = game.setup(seats, **dict(zip(names, values, strict=True)))
        file = folder / f"{'-'.join([str(seats), *values])}.archipel"
        file.write_text(play(game, setup, seed=seats).write(), "utf-8")
        print(file.name)


if __name__ == "__main__":
    main(sys.argv[1])
