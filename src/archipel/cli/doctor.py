"""`archipel doctor`: says what works on this machine, what does not, and how to solve it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator

from rich.table import Table as Grid
from rich.text import Text

from archipel.cli import machine_checks as machine
from archipel.cli.finding import RIGHT, WARNING, WRONG, Finding, wrong
from archipel.cli.show import as_json, console
from archipel.core.words import Words, words

Check = Callable[[], Finding]
MACHINE: tuple[Check, ...] = (
    machine.python,
    machine.compiler,
    machine.cache,
    machine.saves,
    machine.space,
    machine.clock,
    machine.terminal,
    machine.print_packages,
    machine.server_packages,
)
SIGNS = {RIGHT: ("✓", "green"), WARNING: ("!", "yellow"), WRONG: ("✗", "bold red")}
NOT_WELL = 2  # the exit code


def doctor(args: Namespace) -> int:
    """Run all checks; return 0 unless something that is needed is wrong."""
    findings = dict(_findings())
    problems = [finding for finding in findings.values() if finding.verdict == WRONG]
    if args.json:
        as_json({"well": not problems, "checks": _plain(findings, words("en", more="doctor"))})
    else:
        _print(findings, len(problems), words(args.lang, more="doctor"))
    return NOT_WELL if problems else 0


def _findings() -> Iterator[tuple[str, Finding]]:
    """The findings by the names of their checks. The server is checked only where it is installed."""
    for check in MACHINE:
        yield check.__name__, _found(check)
    if machine.server_packages().verdict == RIGHT:
        for check in _server_checks():
            yield check.__name__, _found(check)


def _server_checks() -> tuple[Check, ...]:
    from archipel.cli import server_checks as server

    return server.server_settings, server.port, server.database, server.page, machine.browser, machine.open_files


def _found(check: Check) -> Finding:
    """The finding of this check, even if the check itself fails."""
    try:
        return check()
    except Exception as error:
        return wrong("check-failed", check=check.__name__, why=f"{type(error).__name__}: {error}")


def _plain(findings: dict[str, Finding], tongue: Words) -> list[dict[str, str]]:
    return [
        {"check": name, "verdict": found.verdict, "fact": found.fact(tongue), "way_out": found.way_out(tongue)}
        for name, found in findings.items()
    ]


def _print(findings: dict[str, Finding], problems: int, tongue: Words) -> None:
    """Print a line for each finding: a sign and a word, the fact, and the way out."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for found in findings.values():
        sign, style = SIGNS[found.verdict]
        said = f"{found.fact(tongue)} {found.way_out(tongue)}".rstrip()
        grid.add_row(Text(sign, style), Text(tongue.say(f"doctor-{found.verdict}"), style), said)
    screen = console()
    screen.print(grid)
    screen.print(Text(tongue.say("doctor-ill", count=problems) if problems else tongue.say("doctor-well"), "bold"))
