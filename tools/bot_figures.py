"""Let bots play each other in all games and write the cross tables into docs/bots.md.

    python -m tools.bot_figures [--bots random,rollout] [--games 120] [--nodes 2000]

With a budget in nodes the tables are the same on every machine.
"""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

import archipel
from archipel import bots
from archipel.arena.contest import contest
from archipel.arena.estimates import Estimate
from archipel.arena.results import Results
from archipel.arena.runners import on_cores
from archipel.bots import Budget

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
MARKED = re.compile(r"(<!-- tables -->\n).*?(<!-- end -->)", re.S)
SEATS = {"mahe": (2, 4), "chawai": (3,), "maldivia": (2,), "deole": (1, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(bots.kinds()), help="comma-separated (all kinds)")
    parser.add_argument("--games", type=int, default=120, help="of each contest (120)")
    parser.add_argument("--nodes", type=int, default=2000, help="per move (2000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    played = [
        play(name, seats, asked.bots.split(","), asked.games, asked.nodes, asked.processes)
        for name, numbers in SEATS.items()
        for seats in numbers
    ]
    said = f"Made by `python -m tools.bot_figures --games {asked.games} --nodes {asked.nodes}`.\n"
    text = "\n".join([said, *map(section, played)])
    PAGE.write_text(MARKED.sub(lambda match: f"{match[1]}\n{text}\n{match[2]}", PAGE.read_text("utf-8")), "utf-8")


def play(name: str, seats: int, kinds: list[str], games: int, nodes: int, processes: int) -> Results:
    game = archipel.game(name)
    results = Results(contest(game, game.setup(seats), kinds, Budget(nodes=nodes), seed=1))
    for deal in on_cores(results.contest, -(-games // results.contest.games_in_a_deal), processes):
        results.add(deal)
    return results


def section(results: Results) -> str:
    """A contest as a table: the share of victory or the points of each bot, then the cross table."""
    contest = results.contest
    names, solo = [entrant.name for entrant in contest.entrants], contest.is_solo
    players = "one player" if solo else f"{contest.seats} players"
    value, against = ("points", "more than") if solo else ("share of victory", "ahead of")
    rows = [
        [name, cell(results.points(row) if solo else results.share(row), solo), *crossed(results, row)]
        for row, name in enumerate(names)
    ]
    heads = ["bot", value, *(f"{against} {name}" for name in names)]
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    title = f"**{contest.game.facts.title}, {players}**: {results.games} games, {results.deals} deals.\n"
    return "\n".join([title, *(f"| {' | '.join(line)} |" for line in lines), ""])


def crossed(results: Results, row: int) -> list[str]:
    columns = range(len(results.contest.entrants))
    return ["" if column == row else cell(results.crossed(row, column), results.contest.is_solo) for column in columns]


def cell(estimate: Estimate | None, solo: bool) -> str:  # noqa: FBT001 - points or shares
    if estimate is None or estimate.low is None or estimate.high is None:
        return ""
    if solo:
        return f"{estimate.mean:.1f} [{estimate.low:.1f}; {estimate.high:.1f}]"
    return f"{100 * estimate.mean:.1f}% [{100 * estimate.low:.1f}; {100 * estimate.high:.1f}]"


if __name__ == "__main__":
    main()
