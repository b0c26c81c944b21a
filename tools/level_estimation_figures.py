"""Let every level play, estimate its level from its decisions, and print how often each level is the estimate.

    python -m tools.level_estimation_figures [mahe chawai ...] [--games 25] [--nodes 30000]

The result is the same on every machine.
"""

from __future__ import annotations

import argparse

import archipel
from archipel import bots
from archipel.bots import Budget, Decision
from archipel.bots.level_estimation import estimate_level
from archipel.core.chance import Seeded
from archipel.core.game import Game
from archipel.core.table import Table
from tools.bot_figures import line

MOST = 60  # decisions, as at the table
NODES = 30_000  # for a move
AMPLE = Budget(nodes=10**9)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="game", help="(all games)")
    parser.add_argument("--games", type=int, default=25, help="of each level (25)")
    parser.add_argument("--nodes", type=int, default=NODES, help=f"for a move ({NODES})")
    asked = parser.parse_args()
    levels = bots.level_names()
    print(line(["", *(f"taken for {level}" for level in levels)]))
    print(line(["---", *["---:"] * len(levels)]))
    for game in map(archipel.game, asked.names or archipel.games()):
        for level in levels:
            found = [estimated_level(game, level, deal, nodes=asked.nodes) for deal in range(asked.games)]
            print(line([f"{game.facts.title}, {level}", *(str(found.count(one)) for one in levels)]), flush=True)


def estimated_level(game: Game, kind: str, deal: int, others: str = bots.DEFAULT, nodes: int = NODES) -> str:
    """The level estimated for this kind of bot, which plays one game against others of another kind."""
    return estimate_level(decisions(game, kind, deal, others, nodes), bots.DEFAULT, deal, AMPLE)


def decisions(game: Game, kind: str, deal: int, others: str, nodes: int = NODES) -> list[Decision]:
    """The first decisions of the first seat, in a game for two or as few as can play it."""
    setup = game.setup(max(2, game.facts.seats[0]))
    table, made = Table(game, setup, luck=Seeded(deal)), list[Decision]()
    players = [bots.make(others if seat else kind, deal, Budget(nodes)) for seat in range(setup.seats)]
    while not table.position.is_over and len(made) < MOST:
        seat = min(table.position.to_act)
        view = table.position.view(seat)
        answer = players[seat].choose(view)
        if seat == 0:
            made.append((view, answer))
        table.submit(seat, answer)
    return made


if __name__ == "__main__":
    main()
