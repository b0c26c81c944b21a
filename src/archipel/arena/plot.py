"""A drawing of the results as SVG: a line for each bot with its interval, or a curve over the budget for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, floor, log10

from archipel.arena.contest import Entrant
from archipel.arena.estimates import Estimate
from archipel.arena.results import Results
from archipel.core.drawing import INK, SOFT, THICK, THIN, USUAL, dot, line, middle, page, path, text
from archipel.core.words import Words

WIDTH, HEIGHT = 160.0, 100.0  # millimetres
LEFT, RIGHT, TOP, BOTTOM = 22.0, 152.0, 14.0, 84.0
COLOURS = ("#0b6e99", "#c2410c", "#3f7d20", "#7a3e9d", "#a16207", "#475569")
MOST_LINES = 8
ROWS = 3  # of names, so that neighbours do not overlap
MARGIN = 0.5  # between the outermost bots and the edge, in steps from bot to bot


@dataclass(frozen=True)
class Point:
    """A bot in the drawing: its place, and its value with the interval."""

    name: str
    kind: str
    x: float
    value: Estimate


@dataclass(frozen=True)
class Axes:
    """The places of values in the drawing."""

    x: Callable[[float], float]
    y: Callable[[float], float]
    low: float
    high: float


def plotted(results: Results, tongue: Words) -> str:
    """The text of an SVG file."""
    points = list(_points(results))
    axes = _axes(points, results)
    parts = [*_scale(axes, results), *_fair_share(axes, results), *_curves(points, axes)]
    parts += [part for number, point in enumerate(points) for part in _drawn(point, axes, number, points)]
    title = tongue.say(
        "arena-title",
        title=results.contest.game.facts.title,
        seats=results.contest.seats,
        games=results.games,
        deals=results.deals,
    )
    quantity = tongue.say("arena-points" if results.contest.is_solo else "arena-share")
    parts += [text(LEFT, 6, title, 4), text(LEFT, 11, quantity, 3.2, fill=SOFT)]
    return page("arena", title, (WIDTH, HEIGHT), *parts).svg


def _points(results: Results) -> Iterator[Point]:
    """The bots from left to right: by budget if budgets can be compared, else in the order named."""
    entrants = results.contest.entrants
    for place, entrant in enumerate(entrants):
        value = results.points(place) if results.contest.is_solo else results.share(place)
        if value is not None:
            yield Point(entrant.name, entrant.kind, log10(_budget(entrant)) if _is_curve(entrants) else place, value)


def _is_curve(entrants: tuple[Entrant, ...]) -> bool:
    """Tell whether budgets can be compared: all in seconds or all in nodes, and not all the same."""
    timed = {entrant.nodes is None for entrant in entrants}
    return len(timed) == 1 and len({_budget(entrant) for entrant in entrants}) > 1


def _budget(entrant: Entrant) -> float:
    return entrant.seconds or float(entrant.nodes or 1)


def _axes(points: list[Point], results: Results) -> Axes:
    xs = [point.x for point in points]
    step = (max(xs) - min(xs)) / max(1, len(set(xs)) - 1) or 1.0
    left, width = min(xs) - MARGIN * step, max(xs) - min(xs) + 2 * MARGIN * step
    low, high = _range(points, results)
    return Axes(
        lambda x: LEFT + (x - left) / width * (RIGHT - LEFT),
        lambda y: BOTTOM - (y - low) / (high - low) * (BOTTOM - TOP),
        low,
        high,
    )


def _range(points: list[Point], results: Results) -> tuple[float, float]:
    """Round limits around all intervals."""
    values = [end for point in points for end in _ends(point.value)]
    values += [] if results.contest.is_solo else [results.fair_share]
    step = _step(max(values) - min(values))
    low, high = floor(min(values) / step) * step, ceil(max(values) / step) * step
    return low, high if high > low else low + step


def _step(span: float) -> float:
    """The distance between the lines across: 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(max(span, 0.01) / MOST_LINES))
    return next(power * digit for digit in (1, 2, 5, 10) if span <= power * digit * MOST_LINES)


def _ends(value: Estimate) -> tuple[float, float]:
    return value.mean if value.low is None else value.low, value.mean if value.high is None else value.high


def _scale(axes: Axes, results: Results) -> Iterator[str]:
    """Lines across, each with its value."""
    step = _step(axes.high - axes.low)
    for number in range(floor(axes.low / step + 0.5), floor(axes.high / step + 0.5) + 1):
        value = number * step
        label = f"{value:.0f}" if results.contest.is_solo else f"{100 * value:.0f}%"
        yield line(LEFT, axes.y(value), RIGHT, axes.y(value), stroke="#d5dbe1", stroke_width=THIN)
        yield text(LEFT - 2, axes.y(value) + 1, label, 3, fill=SOFT, text_anchor="end")


def _fair_share(axes: Axes, results: Results) -> Iterator[str]:
    """The line on which equally strong bots would be."""
    if not results.contest.is_solo:
        at = axes.y(results.fair_share)
        yield line(LEFT, at, RIGHT, at, stroke=INK, stroke_width=USUAL, stroke_dasharray="2 1.5")


def _curves(points: list[Point], axes: Axes) -> Iterator[str]:
    """A line through the bots of a kind that differ in their budget."""
    for kind in dict.fromkeys(point.kind for point in points):
        alike = sorted((point for point in points if point.kind == kind), key=lambda point: point.x)
        if len(alike) > 1:
            corners = " L ".join(f"{axes.x(point.x):.2f} {axes.y(point.value.mean):.2f}" for point in alike)
            yield path(f"M {corners}", stroke=_colour(alike[0], points), stroke_width=USUAL, fill="none")


def _drawn(point: Point, axes: Axes, number: int, points: list[Point]) -> Iterator[str]:
    x, (low, high), colour = axes.x(point.x), _ends(point.value), _colour(point, points)
    yield line(x, axes.y(low), x, axes.y(high), stroke=colour, stroke_width=THICK)
    yield dot(x, axes.y(point.value.mean), 1.4, colour)
    yield middle(x, BOTTOM + 4 + 4 * (number % ROWS), point.name, 3)


def _colour(point: Point, points: list[Point]) -> str:
    """A colour for each kind."""
    kinds = list(dict.fromkeys(other.kind for other in points))
    return COLOURS[kinds.index(point.kind) % len(COLOURS)]
