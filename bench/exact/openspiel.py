"""A bot against OpenSpiel's search at equal time per move: `python bench/exact/openspiel.py mahe rollout --seats 2`.

The contest is that of `archipel arena`: the same luck in every seating. The search of OpenSpiel gets as many
simulations as take the given time on average. See spiel_player.py for what is whose.
"""

from __future__ import annotations

import argparse
import sys

from spiel_player import Peer, simulations

import archipel
from archipel.arena.contest import Contest, entrant
from archipel.arena.playing import play_deal
from archipel.arena.results import Results
from archipel.bots import Budget, make
from archipel.cli.arena import shown
from archipel.cli.show import console, ready
from archipel.core.chance import Seeded
from archipel.core.game import Game, Setup
from archipel.core.position import View
from archipel.core.table import Table
from archipel.core.words import words

SAMPLE = 20  # views in which the time of a simulation is measured


def sample_views(game: Game, setup: Setup) -> list[View]:
    """Views from a whole random game in which there is a choice."""
    table, found = Table(game, setup, luck=Seeded(1)), []
    bot = make("random", 1, Budget(nodes=1))
    while not table.position.is_over:
        view = table.position.view(min(table.asked))
        found += [view] if len(view.legal()) > 1 else []
        table.submit(view.seat, bot.choose(view))
    return found[:: max(1, len(found) // SAMPLE)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot", help="a bot, such as rollout")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--search", choices=("mcts", "ismcts"), default="mcts")
    parser.add_argument("--time", type=float, default=0.05, help="seconds per move for both (0.05)")
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    game = archipel.game(asked.game)
    ready(game)
    setup = game.setup(asked.seats)
    each = simulations(asked.search, sample_views(game, setup), asked.time)
    peer = Peer(f"OpenSpiel {asked.search} ({each} simulations)", asked.search, nodes=each)
    ours = entrant(f"{asked.bot}@{asked.time}", Budget(nodes=1))
    results = Results(Contest(game, setup, (ours, peer), (0, 1), seed=1))
    while results.games < asked.games:
        results.add(play_deal(results.contest, results.deals))
    console().print(shown(results, words("en", more="arena")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
