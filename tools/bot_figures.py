"""Let each level play the one below, in all games with every number of seats, and write the tables into docs/bots.md.

    python -m tools.bot_figures [mahe chawai ...] [--games 400] [--nodes 40000] [--seats 2,3] [--seed 2]

The captain tries out a number of answers and does not look at the clock, so all levels play the same on every machine.
With `--seats` the rows are printed and not written.
"""

from __future__ import annotations

import argparse
import os
from itertools import pairwise
from pathlib import Path

import archipel
from archipel.arena.contest import contest
from archipel.arena.estimates import Estimate
from archipel.arena.results import Results
from archipel.arena.runners import on_cores
from archipel.bots import Budget
from archipel.bots.levels import LEVELS, STRONGEST
from archipel.core.game import Game
from tools.marked import renewed

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
PAIRS = [(better, worse) for worse, better in pairwise(LEVELS)]
PATIENT = Budget(seconds=60)  # the other levels stop after their number of worlds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="game", help="(all games)")
    parser.add_argument("--games", type=int, default=400, help="of each contest (400)")
    parser.add_argument("--nodes", type=int, default=40_000, help="answers that the captain tries for a move (40000)")
    parser.add_argument("--seats", default="", help="numbers of players, separated by commas (all)")
    parser.add_argument("--seed", type=int, default=1, help="of the luck of all contests (1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for name in asked.names or archipel.games():
        game = archipel.game(name)
        seats = [int(number) for number in asked.seats.split(",") if number]
        rows = [row(game, number, asked) for number in seats or game.facts.seats]
        if not seats:
            command = (
                f"python -m tools.bot_figures {name} --games {asked.games} --nodes {asked.nodes} --seed {asked.seed}"
            )
            write(name, "\n".join([f"`{command}`\n", *heads(game), *rows, "", *cross_table(game, asked)]))


def write(name: str, table: str) -> None:
    """Put a game's table between its marks in the page."""
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), {f"levels of {name}": f"\n{table}\n"}), "utf-8")


def heads(game: Game) -> list[str]:
    titles = [game.facts.title, *(f"{better} against {worse}" for better, worse in PAIRS)]
    return [line(titles), line(["---", *["---:"] * len(PAIRS)])]


def cross_table(game: Game, asked: argparse.Namespace) -> list[str]:
    """All levels against each other, with as few players as make a contest."""
    seats = next(seats for seats in game.facts.seats if seats > 1)
    kinds = [entrant(level, asked.nodes) for level in LEVELS]
    results = played(game, seats, kinds, 3 * asked.games // 2, asked)
    title = f"All levels, {seats} players, {results.games} games:\n"
    top = line(["", "share of victory (%)", *(f"ahead of {level} (%)" for level in LEVELS)])
    lines = [
        line([level, amount(results.share(place), 100, 1), *ahead(results, place)])
        for place, level in enumerate(LEVELS)
    ]
    return [title, top, line(["---", *["---:"] * (len(LEVELS) + 1)]), *lines]


def entrant(level: str, nodes: int) -> str:
    """The level, with its budget if it is the one that thinks as long as it may."""
    return f"{level}@{nodes}n" if level == STRONGEST else level


def ahead(results: Results, place: int) -> list[str]:
    """How often this level is ahead of each of the others."""
    others = range(len(LEVELS))
    return ["" if place == other else amount(results.crossed(place, other), 100, 1) for other in others]


def played(game: Game, seats: int, kinds: list[str], games: int, asked: argparse.Namespace) -> Results:
    results = Results(contest(game, game.setup(seats), kinds, PATIENT, seed=asked.seed))
    for deal in on_cores(results.contest, -(-games // results.contest.games_in_a_deal), asked.processes):
        results.add(deal)
    return results


def row(game: Game, seats: int, asked: argparse.Namespace) -> str:
    """One number of seats: each level against the one below."""
    cells = [against(game, seats, better, worse, asked) for better, worse in PAIRS]
    print(line([f"{seats}", *cells]), flush=True)
    return line(["one player" if seats == 1 else f"{seats} players", *cells])


def against(game: Game, seats: int, better: str, worse: str, asked: argparse.Namespace) -> str:
    """One of the better level against the worse one in all other seats."""
    kinds = [entrant(better, asked.nodes), *[worse] * max(1, seats - 1)]
    results = played(game, seats, kinds, asked.games, asked)
    if seats == 1:
        return f"{amount(results.points(0), 1, 1)} to {amount(results.points(1), 1, 1)} points"
    if seats == 2:
        return f"{amount(results.share(0), 100, 1)}%"
    return f"{amount(results.share(0), seats, 2)} times"


def amount(estimate: Estimate | None, scale: float, digits: int) -> str:
    if estimate is None or estimate.low is None or estimate.high is None:
        return ""
    mean, low, high = (f"{scale * value:.{digits}f}" for value in (estimate.mean, estimate.low, estimate.high))
    return f"{mean} [{low}; {high}]"


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
