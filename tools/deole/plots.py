"""Plots of figures as SVG: bars in groups, on white so that they are readable anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from archipel.core.drawing import FONT, SOFT, line, rect, text
from archipel.core.game import Game
from archipel.games.deole.box import BONUSES, MODES, SETS, SIDE
from tools.deole.played import Mean, Played, mean
from tools.deole.tables import ORDER, Wishes

COLOURS = ("#0b6e99", "#d9822b", "#3a8f4d", "#a2453f")
# In millimetres: width of the drawing, height of the bars, top of the bars, baseline of the names.
WIDE, HIGH, TOP, FOOT = 180, 40, 16, 64
Series = dict[str, Sequence[float | Mean]]


def plot(title: str, groups: Sequence[str], series: Series) -> str:
    """Draw bars in groups, one colour per series and a number on each bar; a mean gets its margin as a whisker."""
    every = [0.0, *(end for values in series.values() for value in values for end in _ends(value))]
    scale, zero = HIGH / (max(every) - min(every)), TOP + HIGH * max(every) / (max(every) - min(every))
    step = (WIDE - 10) / len(groups)
    bar = min(step * 0.84 / len(series), 16)
    left = (step - bar * len(series)) / 2
    parts = [rect(0, 0, WIDE, FOOT + 14, fill="#ffffff"), text(5, 7, title, 4.2, font_weight="bold")]
    parts += [text(5 + step * (i + 0.5), FOOT, name, 2.7, text_anchor="middle") for i, name in enumerate(groups)]
    for number, (values, colour) in enumerate(zip(series.values(), cycle(COLOURS), strict=False)):
        for place, value in enumerate(values):
            parts.append(_bar(5 + step * place + left + bar * number, zero, bar, value, scale, colour))
    parts.append(line(5, zero, WIDE - 5, zero, stroke=SOFT))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {FOOT + 14}" font-family="{FONT}">'
    return "\n".join((head, f"<title>{title}</title>", *parts, *_legend(list(series)), "</svg>", ""))


def _ends(value: float | Mean) -> tuple[float, float]:
    """The lowest and the highest point that the bar and its whisker reach."""
    if isinstance(value, Mean):
        return value.value - value.margin, value.value + value.margin
    return value, value


def _bar(x: float, zero: float, width: float, value: float | Mean, scale: float, colour: str) -> str:
    low, high = _ends(value)
    size = (low + high) / 2
    bar = rect(x, zero - max(size, 0) * scale, width * 0.92, abs(size) * scale, fill=colour)
    middle = x + width * 0.46
    whisker = line(middle, zero - low * scale, middle, zero - high * scale, stroke=SOFT) if high > low else ""
    digits = 0 if abs(size) >= 10 or high == low else 1
    height = min(2.5, width * 0.65)  # so that the numbers of narrow bars do not touch
    label = text(middle, zero - max(high, 0) * scale - 0.8, f"{size:z.{digits}f}", height, text_anchor="middle")
    return bar + whisker + label


def _legend(names: Sequence[str]) -> list[str]:
    return [
        rect(5 + 42 * i, FOOT + 6, 4, 4, fill=colour) + text(11 + 42 * i, FOOT + 9.2, name, 3.2)
        for i, (name, colour) in enumerate(zip(names, COLOURS, strict=False))
    ]


# --- the plots of the page ----------------------------------------------------------------------------------------


def plots(
    game: Game, hinted: dict[int, Played], strong: dict[int, Played], sets: dict[str, Played], wishes: dict[str, Wishes]
) -> dict[str, str]:
    names = {seats: f"{seats} player{'s' * (seats > 1)}" for seats in strong}
    return {
        "deole-strength": _strength(hinted, strong),
        "deole-scores": _scores(game, {names[n]: strong[n] for n in strong}),
        "deole-home": _home(wishes),
        "deole-rows": _rows({names[n]: strong[n] for n in strong}),
        "deole-order": _order({names[n]: strong[n] for n in strong if n > 1}),
        "deole-bonuses": _bonuses({names[n]: strong[n] for n in strong}),
        "deole-modes": _modes(sets),
    }


def _strength(hinted: dict[int, Played], strong: dict[int, Played]) -> str:
    kinds = {"hints": hinted, "search": strong}
    series = {name: [mean(games[n].points.mean(1)) for n in strong] for name, games in kinds.items()}
    groups = [f"{n} player{'s' * (n > 1)}" for n in strong]
    return plot("Mean points of a sheet; a lost solo voyage counts 0", groups, series)


def _scores(game: Game, games: dict[str, Played]) -> str:
    lines = [score.name.replace("_", " ") for score in game.facts.lines]
    return plot("Mean points by line, by search", lines, {n: p.sheets.mean((0, 1)).tolist() for n, p in games.items()})


def _home(wishes: dict[str, Wishes]) -> str:
    kinds = next(iter(wishes.values()))
    series: Series = {f"{kind} home": [mean(w[kind].total) for w in wishes.values()] for kind in kinds}
    return plot("Total of a player who never, freely, or always comes home", list(wishes), series)


def _rows(games: dict[str, Played]) -> str:
    rows = range(1, SIDE + 1)
    series: Series = {name: [100 * (p.farthest == row).mean() for row in rows] for name, p in games.items()}
    return plot("Farthest row, by search, % of ships", [f"row {row}" for row in rows], series)


def _order(games: dict[str, Played]) -> str:
    series: Series = {name: [mean(lead) for lead in _leads(p)] for name, p in games.items()}
    return plot("Points above the table's mean, by order in the first turn", ORDER, series)


def _leads(played: Played) -> list[Sequence[float]]:
    return list(played.in_order(played.totals - played.totals.mean(1, keepdims=True)).T)


def _bonuses(games: dict[str, Played]) -> str:
    taken: Series = {n: [100 * p.has_taken(i).mean() for i in range(len(BONUSES))] for n, p in games.items()}
    return plot("Sheets that take each bonus, by search, %", BONUSES, taken)


def _modes(sets: dict[str, Played]) -> str:
    used: Series = {"by search": [100 * use_of(mode, sets) for mode in range(len(MODES))]}
    return plot("Sheets that use a mode, over all sets that have it, two players, %", MODES, used)


def use_of(mode: int, sets: dict[str, Played]) -> float:
    """The share of sheets that use a mode, over all sets that have it."""
    used = [played.has_used(mode).mean() for name, played in sets.items() if MODES[mode] in SETS[name]]
    return sum(used) / len(used)
