"""Bots of this tree against those of another checkout, each with its own hints: how much stronger have they become?

python bench/versions.py ../other-checkout mahe --seats 2 --bots captain,rollout --time 0.1 --games 400

The first bot is of this tree, the second of the other one, which needs an environment of its own (`make installed`).
One seat of the first plays against the second on all other seats, in every seating with the same luck.
"""

from __future__ import annotations

import argparse
import atexit
import base64
import os
import subprocess
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, cast

import archipel
from archipel.arena.contest import Contest, Entrant
from archipel.arena.estimates import Estimate
from archipel.arena.results import Results
from archipel.arena.runners import on_cores
from archipel.bots import Bot
from archipel.core.notation import Answer
from archipel.core.position import View

PLAY = """
import base64, sys, archipel
from archipel.bots import Budget, make
from archipel.core.position import Position, View
game, kind, seconds = archipel.game(sys.argv[1]), sys.argv[2], float(sys.argv[3])
for line in sys.stdin:
    seed, seat, seen = line.split()
    view = View(Position.from_bytes(game, base64.b64decode(seen)), int(seat), None)
    print(make(kind, int(seed), Budget(seconds=seconds)).choose(view), flush=True)
"""


@dataclass(frozen=True)
class OtherTree(Entrant):
    """A bot of another checkout."""

    tree: str = ""
    game: str = ""

    def bot(self, seed: int, is_stopped: Callable[[], bool]) -> Bot:  # noqa: ARG002 - it ends with this process
        return BotOfOtherTree(self, seed)


class BotOfOtherTree:
    """Sends what it sees to a process of the other checkout, and plays what that answers."""

    def __init__(self, entrant: OtherTree, seed: int) -> None:
        self._orders, self._answers = pipes_of(entrant)
        self._seed = seed

    def choose(self, view: View) -> Answer:
        self._seed += 1
        print(self._seed, view.seat, base64.b64encode(view.state().tobytes()).decode(), file=self._orders, flush=True)
        said = self._answers.readline().strip()
        return next(answer for answer in view.legal() if str(answer) == said)


@cache
def pipes_of(entrant: OtherTree) -> tuple[IO[str], IO[str]]:
    """The two pipes of the process of the other checkout that plays for all its seats."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    process = subprocess.Popen(
        [f"{entrant.tree}/.venv/bin/python", "-c", PLAY, entrant.game, entrant.kind, str(entrant.seconds)],
        cwd=entrant.tree,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(process.kill)
    return cast("IO[str]", process.stdin), cast("IO[str]", process.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="captain,rollout", help="one of this tree, one of the other")
    parser.add_argument("--time", type=float, default=0.1, help="seconds for a move")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    ours, theirs = args.bots.split(",")
    game = archipel.game(args.game)
    entrants = (
        Entrant(f"{ours}, this tree", ours, seconds=args.time),
        OtherTree(f"{theirs}, the other", theirs, None, args.time, str(args.other.resolve()), args.game),
    )
    places = (0, *[1] * (args.seats - 1))
    results = Results(Contest(game, game.setup(args.seats), entrants, places, args.seed))
    with closing(on_cores(results.contest, -(-args.games // results.contest.games_in_a_deal), args.processes)) as deals:
        for deal in deals:
            results.add(deal)
    share = results.share(0) or Estimate(0.0)
    low, high = share.low or 0.0, share.high or 1.0
    print(f"{game.facts.title}, {args.seats} seats, {args.time} s for a move, {results.games} games:")
    print(f"{entrants[0].name}, wins {share.mean:.3f} [{low:.3f}; {high:.3f}],")
    print(f"{share.mean * args.seats:.2f} times its fair share [{low * args.seats:.2f}; {high * args.seats:.2f}]")


if __name__ == "__main__":
    main()
