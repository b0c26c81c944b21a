"""Play many games of Déole with bots and write the results into docs/deole-figures.md, as tables and plots.

    python -m tools.deole_figures [--share 1.0] [--threads 1]

It takes about a quarter of an hour on one core. The luck is seeded, so the figures stay the same until the rules, the
box or the players change.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import archipel
from archipel.core.boxes import Box
from archipel.core.game import Game
from archipel.games.deole.box import SETS
from tools.deole import tables
from tools.deole.played import GameRunner, Played, Single
from tools.deole.player import HINTS, Player
from tools.deole.plots import plots
from tools.deole.tables import Wishes
from tools.marked import renewed

ROOT = Path(__file__).parent.parent
PAGE, PICTURES = ROOT / "docs" / "deole-figures.md", ROOT / "docs" / "pictures"

STRONG = Player(trials=40)
STRONG_ALONE = Player(trials=160)  # solo games are short
EFFORTS = (10, 160)  # other numbers of trials, for comparison
PRIZE = 40  # points for coming home that a player imagines who always or never wants to
WISHES = {
    "never": Player(STRONG.trials, -PRIZE),
    "freely": STRONG,
    "always": Player(STRONG.trials, PRIZE),
}
GAUGE, PORTS = "rows = [0, 0, 0, 5, 10, 20, 30, 30]", "= [3, 4, 6]"
BOXES = {  # other reconstructions, for comparison: what they have in the place of gauge and ports
    "gauge from row 5 on, ports 2, 4, 7": ("rows = [0, 0, 0, 0, 5, 10, 20, 30]", "= [2, 4, 7]"),
    "gauge from row 5 on": ("rows = [0, 0, 0, 0, 5, 10, 20, 30]", PORTS),
    "ports 2, 4, 7": (GAUGE, "= [2, 4, 7]"),
}
HINTED = 2_000  # games
ALIKE = {1: 160, 2: 100, 3: 60, 4: 40}  # games by search, by the number of players
SINGLE = 80  # games with one search among hints
IN_BOX = 48  # games for each other box and wish
IN_SET = 24  # games for each other set of modes


@dataclass(frozen=True)
class Results:
    """All games that were played."""

    hinted: dict[int, Played]
    strong: dict[int, Played]
    sets: dict[str, Played]
    efforts: dict[str, Single]
    wishes: dict[str, Wishes]
    boxes: dict[str, Wishes]


# --- playing ------------------------------------------------------------------------------------------------------


def play_everything(games: GameRunner, share: float) -> Results:
    strong = {seats: games.alike(seats, few(count, share), player_for(seats)) for seats, count in ALIKE.items()}
    wishes = {seats: play_wishes(games, seats, few(SINGLE, share)) for seats in ALIKE if seats > 1}
    sets = {name: games.alike(2, few(IN_SET, share), STRONG, modes=name) for name in SETS if name != "first"}
    efforts = {n: games.single(2, few(SINGLE, share), Player(n)) for n in EFFORTS}
    efforts[STRONG.trials] = wishes[2]["freely"]
    boxes = {name: play_wishes(games, 2, few(IN_BOX, share), box=box_with(games.game, *b)) for name, b in BOXES.items()}
    return Results(
        {seats: games.alike(seats, few(HINTED, share), HINTS) for seats in ALIKE},
        strong,
        {"first": strong[2]} | sets,
        {str(n): efforts[n] for n in sorted(efforts)},
        {f"{seats} players": wish for seats, wish in wishes.items()},
        {"as it is": wishes[2]} | boxes,
    )


def player_for(seats: int) -> Player:
    return STRONG if seats > 1 else STRONG_ALONE


def few(count: int, share: float) -> int:
    return max(8, int(count * share))


def play_wishes(games: GameRunner, seats: int, count: int, **options: Any) -> Wishes:
    """Play the same luck with a player who never, freely, and always wants to come home."""
    return {name: games.single(seats, count, player, **options) for name, player in WISHES.items()}


def box_with(game: Game, gauge: str, ports: str) -> Box:
    printed = (files(game.package) / "box.toml").read_text("utf-8")
    if GAUGE not in printed or PORTS not in printed:
        raise SystemExit(f"box.toml does not have the gauge {GAUGE} and the ports {PORTS}, which others replace")
    return game.read_box(printed.replace(GAUGE, gauge).replace(PORTS, ports))


# --- the page -----------------------------------------------------------------------------------------------------


def all_tables(game: Game, results: Results) -> dict[str, str]:
    single = {int(name[0]): wishes["freely"] for name, wishes in results.wishes.items()}
    return {
        "strength": tables.strength(results.hinted, results.strong, single),
        "effort": tables.effort(results.efforts),
        "scores": tables.scores(game, results.strong),
        "scores-hints": tables.scores(game, results.hinted),
        "voyages": tables.voyages(results.strong),
        "voyages-hints": tables.voyages(results.hinted),
        "homes": tables.homes(results.wishes),
        "boxes": tables.homes(results.boxes),
        "order": tables.order(results.strong),
        "order-hints": tables.order(results.hinted),
        "bonuses": tables.bonuses(results.strong),
        "columns": tables.columns(results.strong),
        "modes": tables.mode_sets(results.sets),
        "mode-lengths": tables.mode_lengths(results.sets),
        "solo": tables.endings({"by hints": results.hinted[1], "by search": results.strong[1]}),
    }


def write(game: Game, results: Results) -> None:
    fresh = {f"figures: {name}": table for name, table in all_tables(game, results).items()}
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), fresh), "utf-8")
    drawn = plots(game, results.hinted, results.strong, results.sets, results.wishes)
    for name, svg in drawn.items():
        (PICTURES / f"{name}.svg").write_text(svg, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Play Déole with bots and update its figures.")
    parser.add_argument("--share", type=float, default=1.0, help="play this share of the games, for a quick trial")
    parser.add_argument("--threads", type=int, default=1, help="the figures do not depend on it")
    chosen = parser.parse_args()
    games = GameRunner(archipel.game("deole"), chosen.threads)
    write(games.game, play_everything(games, chosen.share))


if __name__ == "__main__":
    main()
