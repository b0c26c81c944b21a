"""Play the golden games of one game: one for every setup that the laws are tested on.

    python tools/golden.py mahe

Bots of both kinds play with fair dice from a fixed secret, so the games stay the same until the rules, the draw or the
bots change. An intended change of the rules shows up as a diff of the records.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import archipel
from archipel import bots
from archipel.core.game import Game, Setup
from archipel.core.record import Record, fair_table
from archipel.core.table import Table

ROOT = Path(__file__).parent.parent
NAMES = ("Ana", "Béla", "Chloé", "Dov", "Eva", "Finn", "Gül")
KINDS = ("rollout", "random")
BUDGET = bots.Budget(nodes=3_000)


def play(game: Game, setup: Setup, seed: int, kinds: Sequence[str] = KINDS, note: str = "") -> tuple[Record, Table]:
    """Play one whole game."""
    seeds = (f"{game.name} {setup} {n}{note}" for n in range(setup.seats + 1))
    secret, *shares = (hashlib.sha256(text.encode()).digest() for text in seeds)
    seated = {seat: kinds[seat % len(kinds)] for seat in range(setup.seats)}
    players = {seat: bots.make(kind, seed + seat, BUDGET) for seat, kind in seated.items()}
    table = fair_table(game, setup, NAMES[: setup.seats], secret, shares, seated)
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, players[seat].choose(table.position.view(seat)))
    return Record.of(table, seated), table


def endings(game: Game) -> Iterator[tuple[str, Record]]:
    """Games with the endings that the game's tests ask for: bots play with new luck until such an ending happens."""
    if find_spec(f"tests.games.{game.name}.endings") is None:
        return
    wanted = import_module(f"tests.games.{game.name}.endings").ENDINGS
    for name, (seats, has_ending) in wanted.items():
        games = (play(game, game.setup(seats), n, KINDS[n % len(KINDS) :], f" {name} {n}") for n in count())
        yield name, next(record for record, table in games if has_ending(table))


def main(name: str) -> None:
    sys.path.append(str(ROOT))
    from tests.driving import setups

    game = archipel.game(name)
    folder = ROOT / "tests" / "games" / name / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    games = {"-".join([str(s.seats), *dict(s.options).values()]): play(game, s, s.seats)[0] for s in setups(game)}
    for file, record in (games | dict(endings(game))).items():
        (folder / f"{file}.archipel").write_text(record.write(), "utf-8")
        print(file)


if __name__ == "__main__":
    main(sys.argv[1])
