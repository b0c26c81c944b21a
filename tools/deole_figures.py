"""Play many games of Déole with bots and write the results into docs/deole-figures.md, as tables and plots.

python tools/deole_figures.py [--games 2000] [--searched 8]

The luck is seeded, so the figures stay the same until the rules, the box or the bots change.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

import archipel
from archipel import bots
from archipel.core.batch import Batch
from archipel.core.boxes import Box
from archipel.core.chance import Seeded
from archipel.core.drawing import FONT, rect, text
from archipel.core.game import Game
from archipel.core.table import Table
from archipel.games.deole.box import BONUSES, CREW, MODES, PIPS, ROUNDS, SETS, SIDE, TURNS, A, B, D
from archipel.games.deole.state import FACE, NONE

ROOT = Path(__file__).parent.parent
PAGE, PICTURES = ROOT / "docs" / "deole-figures.md", ROOT / "docs" / "pictures"
SEED = 2022
NODES = 20_000  # answers that the searching bot tries before it gives one of its own
GAUGE = "[0, 0, 0, 0, 5, 10, 20, 30]"
GAUGES = {  # other gauges, for comparison
    "as it is": GAUGE,
    "5 from row 4, 10 from row 5": "[0, 0, 0, 5, 10, 10, 20, 30]",
    "20 from row 6": "[0, 0, 0, 5, 10, 20, 20, 30]",
    "30 from row 7": "[0, 0, 0, 5, 10, 20, 30, 30]",
    "nothing for any row": "[0, 0, 0, 0, 0, 0, 0, 0]",
}
ENDINGS = ("won", "lost in the storm", "wrecked", "adrift")


@dataclass(frozen=True)
class Played:
    """Finished games: their records, their score sheets and each seat's share of the victory."""

    seats: int
    states: Any
    sheets: Any
    shares: Any

    def of(self, field: str) -> Any:
        return self.states[field][:, : self.seats]

    @property
    def totals(self) -> Any:
        return self.sheets.sum(2)

    @property
    def home(self) -> Any:
        return (self.of("port") != 0) & (self.of("ahead") == NONE)

    @property
    def dice_laid(self) -> Any:
        return ((self.of("boxes") > 0) & (self.of("boxes") <= PIPS)).sum((2, 3))

    @property
    def dice_had(self) -> Any:
        """The dice of each sheet: one for each turn played, plus those from bonuses."""
        turns = np.minimum(self.states["rounds"] * TURNS + self.states["turns"] + 1, ROUNDS * TURNS)
        return turns[:, None] + sum(self.has_taken(bonus) for bonus in (A, B, D))

    def has_taken(self, bonus: int) -> Any:
        return self.of("taken") >> bonus & 1

    def has_used(self, mode: int) -> Any:
        return (self.of("mode") == mode).any(2)

    @property
    def in_order(self) -> Any:
        """Shares of victory, clockwise from the first player of the first turn; the first player changes every turn."""
        began = (self.states["first"] - ROUNDS * TURNS) % self.seats
        return np.take_along_axis(self.shares, (began[:, None] + np.arange(self.seats)) % self.seats, 1)


# --- playing ------------------------------------------------------------------------------------------------------


def by_hints(game: Game, seats: int, count: int, **options: Any) -> Played:
    """Play `count` games in which everybody follows the hints."""
    batch = Batch(game, count, seats=seats, seed=SEED, **options)
    batch.playout(hinted=True)
    return judged(game, seats, batch.states)


def by_search(game: Game, seats: int, count: int) -> Played:
    """Play `count` games in which everybody searches."""
    return judged(game, seats, np.concatenate([searched(game, seats, SEED + i) for i in range(count)]))


def searched(game: Game, seats: int, seed: int) -> Any:
    table = Table(game, game.setup(seats), tuple("abcd"[:seats]), Seeded(seed))
    players = [bots.make("rollout", seed * 10 + seat, bots.Budget(nodes=NODES)) for seat in range(seats)]
    while not table.position.is_over:
        seat = min(table.position.to_act)
        table.submit(seat, players[seat].choose(table.position.view(seat)))
    return table.position.state()


def judged(game: Game, seats: int, states: Any) -> Played:
    """Work out the score sheets and winners of finished games."""
    sheets = np.zeros((len(states), game.facts.seats[-1], len(game.facts.lines)), np.int64)
    shares = np.zeros((len(states), seats))
    for i in range(len(states)):
        game.array_verbs.scores(states[i : i + 1], sheets[i])
        shares[i] = game.array_verbs.winners(states[i : i + 1]) >> np.arange(seats) & 1
    return Played(seats, states, sheets[:, :seats], shares / np.maximum(shares.sum(1, keepdims=True), 1))


# --- tables -------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def by_players(games: dict[int, Played], rows: dict[str, Callable[[Played], str]]) -> str:
    """A table with a column for each number of players."""
    head = ["", *(f"{seats} player{'s' * (seats > 1)}" for seats in games)]
    return markdown(head, ([name, *(cell(played) for played in games.values())] for name, cell in rows.items()))


def scores(game: Game, games: dict[int, Played]) -> str:
    def mean_of(line: int) -> Callable[[Played], str]:
        return lambda played: f"{played.sheets[:, :, line].mean():.1f}"

    rows = {line.name.replace("_", " "): mean_of(i) for i, line in enumerate(game.facts.lines)}
    totals = {
        "**total**": lambda played: f"**{played.totals.mean():.1f}**",
        "spread (standard deviation)": lambda played: f"{played.totals.std():.1f}",
    }
    return by_players(games, rows | totals)


def voyages(games: dict[int, Played]) -> str:
    return by_players(
        games,
        {
            "come home": lambda played: percent(played.home.mean()),
            "reach row 5 or more": lambda played: percent((played.sheets[:, :, 1] >= 5).mean()),
            "reach row 7 or 8": lambda played: percent((played.sheets[:, :, 1] >= 20).mean()),
            "land on Éolia": lambda played: percent((played.sheets[:, :, 0] > 0).mean()),
            "crossings": lambda played: f"{played.of('steps').mean():.1f}",
            "faces on the sheet": lambda played: f"{(played.of('boxes') == FACE).sum((2, 3)).mean():.1f}",
            "crew boxes filled with dice": lambda played: f"{crew_dice(played).mean():.1f}",
            "helms used": lambda played: f"{played.of('used').sum(2).mean():.1f}",
            "dice discarded": lambda played: percent(1 - played.dice_laid.sum() / played.dice_had.sum()),
        },
    )


def crew_dice(played: Played) -> Any:
    crew = played.of("boxes")[:, :, CREW]
    return ((crew > 0) & (crew <= PIPS)).sum(2)


def seats_table(games: dict[int, Played]) -> str:
    """A table of victories by seat and by order in the first turn."""
    many = {seats: played for seats, played in games.items() if seats > 1}

    def share(of: Callable[[Played], Any], place: int) -> Callable[[Played], str]:
        return lambda played: percent(of(played)[:, place].mean()) if place < played.seats else ""

    rows = {f"seat {place + 1}": share(lambda played: played.shares, place) for place in range(4)}
    order = ("first", "second", "third", "fourth")
    return by_players(many, rows | {name: share(lambda p: p.in_order, i) for i, name in enumerate(order)})


def bonuses(games: dict[int, Played]) -> str:
    def share(bonus: int) -> Callable[[Played], str]:
        return lambda played: percent(played.has_taken(bonus).mean())

    rows = {f"bonus {name}": share(i) for i, name in enumerate(BONUSES)}
    count = {"bonuses on a sheet": lambda played: f"{sum(played.has_taken(i) for i in range(len(BONUSES))).mean():.1f}"}
    return by_players(games, rows | count)


def mode_sets(sets: dict[str, Played]) -> str:
    """A table of how many sheets use each mode, for each set."""
    head = ["set", *MODES, "discarded", "come home", "total"]
    return markdown(head, ([name, *_mode_row(name, played)] for name, played in sets.items()))


def _mode_row(name: str, played: Played) -> list[str]:
    shares = [played.has_used(mode).mean() for mode in range(len(MODES))]
    known = [mode in SETS[name] for mode in MODES]
    cells = [percent(share) if is_known else "" for share, is_known in zip(shares, known, strict=True)]
    discarded = 1 - played.dice_laid.sum() / played.dice_had.sum()
    return [*cells, percent(discarded), percent(played.home.mean()), f"{played.totals.mean():.1f}"]


def use_of(mode: int, sets: dict[str, Played]) -> float:
    """The share of sheets that use a mode, over all sets that have it."""
    shares = [played.has_used(mode).mean() for name, played in sets.items() if MODES[mode] in SETS[name]]
    return float(np.mean(shares))


def endings(kinds: dict[str, Played]) -> str:
    """A table of how solo voyages end."""
    head = ["solo", *ENDINGS, "total when won"]
    return markdown(head, ([name, *_ending_row(played)] for name, played in kinds.items()))


def _ending_row(played: Played) -> list[str]:
    lost = played.states["lost"]
    won = played.totals[lost == 0]
    return [*(percent((lost == i).mean()) for i in range(len(ENDINGS))), f"{won.mean():.1f}" if len(won) else ""]


def gauges(game: Game, count: int) -> str:
    rows = [[name, *_gauge_row(by_hints(game, 3, count, box=with_gauge(game, rows)))] for name, rows in GAUGES.items()]
    return markdown(["gauge", "come home", "reach row 8", "exploration", "total"], rows)


def with_gauge(game: Game, rows: str) -> Box:
    printed = (files(game.package) / "box.toml").read_text("utf-8")
    if GAUGE not in printed:
        raise SystemExit(f"box.toml does not have the gauge {GAUGE}, which the other gauges replace")
    return game.read_box(printed.replace(GAUGE, rows))


def _gauge_row(played: Played) -> list[str]:
    exploration = played.sheets[:, :, :4].sum(2).mean()
    is_far = farthest(played) == SIDE
    return [percent(played.home.mean()), percent(is_far.mean()), f"{exploration:.1f}", f"{played.totals.mean():.1f}"]


def farthest(played: Played) -> Any:
    """The farthest row of each ship, counted from its own side."""
    crossed = np.unpackbits(played.of("crossed")[..., None], axis=-1, bitorder="little").astype(bool)
    rows, columns = crossed.any(3), crossed.any(2)
    ranks = np.arange(1, SIDE + 1)
    seen = np.stack(
        [
            (rows * ranks).max(2),
            (columns[..., ::-1] * ranks).max(2),
            (rows[..., ::-1] * ranks).max(2),
            (columns * ranks).max(2),
        ]
    )
    return np.take_along_axis(seen, played.of("side")[None].astype(int), 0)[0]


# --- plots --------------------------------------------------------------------------------------------------------

COLOURS = ("#0b6e99", "#d9822b", "#3a8f4d", "#a2453f")
# In millimetres: width of the drawing, height of the bars, top of the bars, baseline of the names.
WIDE, HIGH, TOP, FOOT = 180, 40, 14, 60


def plot(title: str, groups: Sequence[str], series: dict[str, Sequence[float]]) -> str:
    """Draw bars in groups, one colour per series and a number on each bar, on white so that it is readable anywhere."""
    every = [0, *(value for values in series.values() for value in values)]
    scale, zero = HIGH / (max(every) - min(every)), TOP + HIGH * max(every) / (max(every) - min(every))
    step = (WIDE - 10) / len(groups)
    bar = step * 0.84 / len(series)
    parts = [rect(0, 0, WIDE, FOOT + 14, fill="#ffffff"), text(5, 7, title, 4.2, font_weight="bold")]
    parts += [text(5 + step * (i + 0.5), FOOT, name, 2.7, text_anchor="middle") for i, name in enumerate(groups)]
    for number, (values, colour) in enumerate(zip(series.values(), COLOURS, strict=False)):
        for place, value in enumerate(values):
            parts.append(_bar(5 + step * (place + 0.08) + bar * number, zero, bar, value, scale, colour))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {FOOT + 14}" font-family="{FONT}">'
    return "\n".join((head, f"<title>{title}</title>", *parts, *_legend(list(series)), "</svg>", ""))


def _bar(x: float, zero: float, width: float, value: float, scale: float, colour: str) -> str:
    height = abs(value) * scale
    top = zero - height if value > 0 else zero
    label = text(x + width / 2, zero - max(value, 0) * scale - 0.8, f"{value:.0f}", 2.5, text_anchor="middle")
    return rect(x, top, width * 0.92, height, fill=colour) + label


def _legend(names: Sequence[str]) -> list[str]:
    return [
        rect(5 + 42 * i, FOOT + 6, 4, 4, fill=colour) + text(11 + 42 * i, FOOT + 9.2, name, 3.2)
        for i, (name, colour) in enumerate(zip(names, COLOURS, strict=False))
    ]


def plots(game: Game, hinted: dict[int, Played], found: dict[int, Played], sets: dict[str, Played]) -> dict[str, str]:
    many = {f"{seats} players": played for seats, played in hinted.items() if seats > 1}
    lines = [line.name.replace("_", " ") for line in game.facts.lines]
    points = {name: played.sheets.mean((0, 1)).tolist() for name, played in many.items()}
    both = {"hints": hinted[2], "search": found[2]}
    taken = {name: [100 * p.has_taken(i).mean() for i in range(len(BONUSES))] for name, p in both.items()}
    rows = {name: [100 * (farthest(p) == row).mean() for row in range(1, SIDE + 1)] for name, p in both.items()}
    order = {name: (100 * p.in_order.mean(0)).tolist() for name, p in many.items()}
    used = {"by hints": [100 * use_of(mode, sets) for mode in range(len(MODES))]}
    order_names = ("first", "second", "third", "fourth")
    return {
        "deole-scores": plot("Mean points by line, by hints", lines, points),
        "deole-bonuses": plot("Sheets that take each bonus, two players, %", BONUSES, taken),
        "deole-rows": plot("Farthest row, two players, % of ships", [f"row {row}" for row in range(1, SIDE + 1)], rows),
        "deole-order": plot("Share of victories by order in the first turn, %", order_names, order),
        "deole-modes": plot("Sheets that use a mode, over all sets that have it, two players, %", MODES, used),
    }


# --- the page -----------------------------------------------------------------------------------------------------


def renewed(page: str, tables: dict[str, str]) -> str:
    """Return the page with fresh tables between its marks."""
    mark = re.compile(r"(<!-- figures: ([\w-]+) -->\n).*?(<!-- end -->)", re.S)
    return mark.sub(lambda found: f"{found[1]}{tables[found[2]]}\n{found[3]}", page)


def main(count: int, searches: int) -> None:
    game = archipel.game("deole")
    hinted = {seats: by_hints(game, seats, count) for seats in game.facts.seats}
    found = {seats: by_search(game, seats, searches) for seats in game.facts.seats}
    sets = {name: by_hints(game, 2, count, modes=name) for name in SETS}
    tables = {
        "counts": f"{count} games by hints and {searches} by search for each number of players.",
        "scores": scores(game, hinted),
        "scores-search": scores(game, found),
        "voyages": voyages(hinted),
        "voyages-search": voyages(found),
        "seats": seats_table(hinted),
        "bonuses": bonuses(hinted),
        "bonuses-search": bonuses(found),
        "modes": mode_sets(sets),
        "alone": endings({"by hints": hinted[1], "by search": found[1]}),
        "gauges": gauges(game, count),
    }
    PAGE.write_text(renewed(PAGE.read_text("utf-8"), tables), "utf-8")
    for name, svg in plots(game, hinted, found, sets).items():
        (PICTURES / f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play Déole with bots and update its figures.")
    parser.add_argument("--games", type=int, default=2_000, help="games by hints, for each number of players")
    parser.add_argument("--searched", type=int, default=8, help="games by search, for each number of players")
    chosen = parser.parse_args()
    main(chosen.games, chosen.searched)
