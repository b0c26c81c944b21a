"""The figures of `archipel admin`, and what is wrong right now."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from archipel.cli.admin_show import AdminScreen
from archipel.server.admin.lists import Facts
from archipel.server.base.console import SentenceFormatter

MEGABYTE, GIGABYTE = 1_000_000, 1_000_000_000
LITTLE_SPACE = GIGABYTE
MANY_WAITING = 20  # bots
PHASES = ("open", "playing", "active", "finished")


def print_figures(found: Facts, screen: AdminScreen) -> None:
    """Print first what is wrong, then the figures."""
    _print_server(found, screen)
    wrong = list(problems(found, screen))
    for sentence in wrong:
        screen.print(Text.assemble(("✗ ", "bold red"), sentence))
    if not wrong:
        screen.print(Text.assemble(("✓ ", "green"), screen.say("admin-well")))
    screen.print()
    rows = [[screen.game(name), *(str(counts[phase]) for phase in PHASES)] for name, counts in found["tables"].items()]
    screen.grid(("game", *PHASES), rows)
    screen.print()
    _print_sums(found, screen)


def _print_server(found: Facts, screen: AdminScreen) -> None:
    workers = found["workers"]
    if workers:
        since = min(worker["since"] for worker in workers)
        memory = sum(worker["memory"] for worker in workers) // MEGABYTE
        about = {"version": workers[0]["version"], "since": screen.time(since), "age": screen.age(since)}
        screen.title(screen.say("admin-server", **about, workers=len(workers), memory=memory))
    if any(worker["draining"] for worker in workers):
        screen.line("admin-is-draining")
    said = found["announcement"]
    if said:
        screen.line("admin-is-announced", text=said["text"], until=screen.time(said["until"]))


def _print_sums(found: Facts, screen: AdminScreen) -> None:
    workers, people = found["workers"], found["people"]
    connected = {person for worker in workers for person in worker["people"]}
    sockets = sum(worker["sockets"] for worker in workers)
    screen.line("admin-people", all=people["all"], new=people["new"], connected=len(connected), sockets=sockets)
    thinking, waiting = (sum(worker[name] for worker in workers) for name in ("bots_thinking", "bots_waiting"))
    screen.line("admin-moves", moves=found["moves_last_minute"], thinking=thinking, waiting=waiting)
    storage = found["storage"]
    free = storage.get("free", 0) // GIGABYTE
    size = f"{storage['bytes'] / MEGABYTE:.1f}"
    key = "admin-storage" if "free" in storage else "admin-storage-server"
    screen.line(key, size=size, database=storage["database"], free=free)
    failures = sum((Counter(worker["failures"]) for worker in workers), Counter[str]())
    if failures:
        screen.line("admin-failures", counts=", ".join(f"{name} {count}" for name, count in sorted(failures.items())))
    screen.line("admin-order", bans=found["bans"], reports=found["reports_last_day"])


def problems(found: Facts, screen: AdminScreen) -> Iterator[str]:
    """Sentences about everything that is wrong right now, and about the warnings of the last hour."""
    say, workers = screen.say, found["workers"]
    if not workers:
        yield say("admin-no-server")
    elif len(workers) < workers[0]["workers"]:
        yield say("admin-few-workers", there=len(workers), wanted=workers[0]["workers"])
    if any(worker["clock_in_doubt"] for worker in workers):
        yield say("admin-clock")
    for game in sorted({game for worker in workers for game in worker["failed_games"]}):
        yield say("admin-game-failed", game=screen.game(game))
    for game in sorted({game for worker in workers for game in worker["compiling"]}):
        yield say("admin-game-compiling", game=screen.game(game))
    if found["late_tables"] and workers:
        yield say("admin-late", count=found["late_tables"])
    waiting = sum(worker["bots_waiting"] for worker in workers)
    if waiting > MANY_WAITING:
        yield say("admin-bots-waiting", count=waiting)
    if found["storage"].get("free", LITTLE_SPACE) < LITTLE_SPACE:
        yield say("admin-little-space", free=found["storage"]["free"] // MEGABYTE)
    yield from _warnings(workers, screen)


def _warnings(workers: list[Facts], screen: AdminScreen) -> Iterator[str]:
    """The warnings of the last hour in the log, the latest first."""
    formatter = SentenceFormatter(screen.tongue.lang)
    lines = [line for worker in workers for line in worker["warnings"]]
    for line in sorted(lines, key=lambda line: -line["at"]):
        record = logging.makeLogRecord({"msg": line["what"], "args": None, **line["fields"]})
        about = {"sentence": formatter.sentence(record), "count": line["count"], "age": screen.age(line["at"] * 1000)}
        yield screen.say("admin-warned", **about)
