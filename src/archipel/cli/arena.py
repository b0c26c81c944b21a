"""`archipel arena`: bots play many games against each other; the table says which is stronger, and how surely."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import archipel
from archipel.arena.contest import BadContest, Contest, contest
from archipel.arena.estimates import Estimate
from archipel.arena.plot import plotted
from archipel.arena.results import Results
from archipel.arena.runners import RUNNERS
from archipel.arena.sprt import UPPER, Sprt
from archipel.bots import Budget
from archipel.cli.arena_arguments import USUAL_SECONDS
from archipel.cli.parser import options
from archipel.cli.show import as_json, console, other_box, ready
from archipel.core.words import Words, words
from archipel.extras import require

INTERRUPTED = 130
STANDARD_OUTPUT = "-"


def arena(args: Namespace) -> int:
    """Run a contest and show its results. Ctrl-C ends it early: then those of the games so far are shown."""
    if args.on == "ray":
        require("ray")
    results = Results(_contest(args), Sprt(*args.sprt) if args.sprt else None)
    for file in (args.json, args.plot):
        _check(file)
    ready(results.contest.game, args.lang)
    tongue = words(args.lang, more="arena")
    is_stopped = _run(results, args, tongue)
    if not results.deals:
        Console(stderr=True).print(tongue.say("arena-nothing"))
        return INTERRUPTED
    _write(results, args, tongue)
    if is_stopped:
        Console(stderr=True).print(tongue.say("arena-stopped"))
    return INTERRUPTED if is_stopped else 0


def _contest(args: Namespace) -> Contest:
    game = archipel.game(args.game)
    setup = game.agree(args.seats, options(args.option), other_box(game, args.box))
    usual = Budget(nodes=args.nodes) if args.nodes else Budget(seconds=args.time or USUAL_SECONDS)
    found = contest(game, setup, args.bots.split(","), usual, args.seed)
    if len(found.entrants) < 2 and not found.is_solo:
        raise BadContest("one-bot")
    return found


def _check(file: str | None) -> None:
    """Fail now rather than after an hour if the file cannot be written."""
    if file and file != STANDARD_OUTPUT:
        Path(file).open("a").close()


# --- playing ------------------------------------------------------------------------------------------------------


def _run(results: Results, args: Namespace, tongue: Words) -> bool:
    """Play the deals, with a progress bar; return whether Ctrl-C ended it."""
    each = results.contest.games_in_a_deal
    deals = -(-args.games // each)
    with _progress() as progress:
        task = progress.add_task(
            tongue.say("arena-progress", title=results.contest.game.facts.title), total=deals * each
        )
        try:
            for games in _played(results, deals, args):
                progress.update(task, completed=games)
        except KeyboardInterrupt:
            return True
    return False


def _played(results: Results, deals: int, args: Namespace) -> Iterator[int]:
    """Add deal after deal until all are played or the test has decided; yield the number of games so far."""
    with closing(RUNNERS[args.on](results.contest, deals, min(args.processes, deals))) as running:
        for deal in running:
            results.add(deal)
            yield results.games
            if results.sprt and results.sprt.verdict:
                return


def _progress() -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    screen = Console(stderr=True)
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)


# --- showing ------------------------------------------------------------------------------------------------------


def _write(results: Results, args: Namespace, tongue: Words) -> None:
    if args.json == STANDARD_OUTPUT:
        as_json(results.plain())
    else:
        console().print(shown(results, tongue))
    if args.json and args.json != STANDARD_OUTPUT:
        Path(args.json).write_text(json.dumps(results.plain(), indent=2) + "\n", "utf-8")
    if args.plot:
        Path(args.plot).write_text(plotted(results, tongue), "utf-8")


def shown(results: Results, tongue: Words) -> Group:
    """The results as tables."""
    contest = results.contest
    numbers = {"seats": contest.seats, "games": results.games, "deals": results.deals}
    parts: list[RenderableType] = [tongue.say("arena-title", title=contest.game.facts.title, **numbers), ""]
    parts += [_bots(results, tongue), ""]
    if len(contest.entrants) > 1:
        parts += [_cross_table(results, tongue), ""]
    if results.sprt:
        parts.append(_verdict(results, results.sprt, tongue))
    return Group(*parts, tongue.say("arena-intervals"))


def _bots(results: Results, tongue: Words) -> Table:
    keys = ("bot", "points") if results.contest.is_solo else ("bot", "share", "fair-share", "points", "rating")
    table = _grid(*(tongue.say(f"arena-{key}") for key in keys))
    for place, entrant in enumerate(results.contest.entrants):
        points = _interval(results.points(place), tongue)
        if results.contest.is_solo:
            table.add_row(entrant.name, points)
        else:
            table.add_row(entrant.name, *_victories(results, place, tongue), points, _rating(results, place, tongue))
    return table


def _victories(results: Results, place: int, tongue: Words) -> tuple[str, str]:
    share = results.share(place)
    if share is None:
        return "", ""
    return _interval(share, tongue, 100), _number(share.mean / results.fair_share, tongue)


def _rating(results: Results, place: int, tongue: Words) -> str:
    rating = results.ratings[place]
    return f"{_number(rating.mu, tongue)} ± {_number(rating.sigma, tongue)}"


def _cross_table(results: Results, tongue: Words) -> Table:
    entrants, factor = results.contest.entrants, 1 if results.contest.is_solo else 100
    title = tongue.say("arena-better-by" if results.contest.is_solo else "arena-ahead")
    table = _grid(title, *(entrant.name for entrant in entrants))
    for row, entrant in enumerate(entrants):
        cells = [
            "–" if column == row else _interval(results.crossed(row, column), tongue, factor)
            for column in range(len(entrants))
        ]
        table.add_row(entrant.name, *cells)
    return table


def _grid(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def _interval(estimate: Estimate | None, tongue: Words, factor: int = 1) -> str:
    if estimate is None:
        return ""
    if estimate.low is None or estimate.high is None:
        return _number(factor * estimate.mean, tongue)
    numbers = {"mean": estimate.mean, "low": estimate.low, "high": estimate.high}
    return tongue.say("arena-interval", **{name: _rounded(factor * value, 1) for name, value in numbers.items()})


def _number(value: float, tongue: Words) -> str:
    return tongue.say("arena-number", value=_rounded(value, 2))


def _rounded(value: float, digits: int) -> Any:
    """A number that Fluent writes with that many digits, in the way of the language."""
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


def _verdict(results: Results, test: Sprt, tongue: Words) -> str:
    who = results.contest.entrants[0].name
    if test.verdict is None:
        return tongue.say("arena-undecided", who=who, lower=str(test.lower), upper=str(test.upper))
    accepted = test.upper if test.verdict == UPPER else test.lower
    return tongue.say(f"arena-accepts-{test.verdict}", who=who, value=str(accepted))
