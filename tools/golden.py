"""Play the golden games of a title: one for every setup on which the laws are tried.

    python tools/golden.py mahe

Bots of both kinds play with fair dice under a fixed secret, so the same games come out until the rules, the draw or the
bots change. A change of rules that is meant shows as a diff of the records.
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
from archipel.core.chance import FairDraw
from archipel.core.game import Game, Setup
from archipel.core.record import Record
from archipel.core.table import Table

ROOT = Path(__file__).parent.parent
NAMES = ("Ana", "Béla", "Chloé", "Dov", "Eva", "Finn", "Gül")
KINDS = ("rollout", "random")
BUDGET = bots.Budget(nodes=3_000)


def play(game: Game, setup: Setup, seed: int, kinds: Sequence[str] = KINDS, note: str = "") -> tuple[Record, Table]:
    """One whole game."""
    said = (f"{game.name} {setup} {n}{note}" for n in range(setup.seats + 1))
    secret, *shares = (hashlib.sha256(text.encode()).digest() for text in said)
    seated = {seat: kinds[seat % len(kinds)] for seat in range(setup.seats)}
    players = {seat: bots.make(kind, seed + seat, BUDGET) for seat, kind in seated.items()}
    table = Table(game, setup, NAMES[: setup.seats], FairDraw(secret, shares))
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, players[seat].choose(table.position.view(seat)))
    return Record.of(table, seated), table


def endings(game: Game) -> Iterator[tuple[str, Record]]:
    """What the game's tests want to be among the golden games: bots play with other luck until it happens."""
    if find_spec(f"tests.games.{game.name}.endings") is None:
        return
    wanted = import_module(f"tests.games.{game.name}.endings").ENDINGS
    for name, (seats, ends_so) in wanted.items():
        games = (play(game, game.setup(seats), n, KINDS[n % len(KINDS) :], f" {name} {n}") for n in count())
        yield name, next(record for record, table in games if ends_so(table))


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
