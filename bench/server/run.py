"""The table server under load and under kill -9: `python bench/server/run.py all`.

The server runs as a process of its own, the players in this one. The exit code is 1 when a target is missed. README.md
in the folder above says what is measured and how.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import signal
import sys
import timeit
from dataclasses import fields
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import uvloop

from bench.server import compare, kill, modes
from bench.server.crowd import crowd
from bench.server.fuzz import fuzz
from bench.server.report import Report
from bench.server.serving import raise_open_files
from bench.server.storm import storm
from bench.server.wire import HAS_PICOWS

CALLS = 200_000
MODES = {
    "saturated": modes.saturated,
    "offered": modes.offered,
    "quiet": modes.quiet,
    "idle": modes.idle,
    "crowd": crowd,
}
ON_REQUEST = {  # they take long, or need more than Python
    "compare": compare.compare,
    "workers": compare.workers,
    "before": compare.before,
    "storm": storm,
    "fuzz": fuzz,
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The table server under load, and under kill -9")
    parser.add_argument("mode", choices=[*MODES, *ON_REQUEST, "kill", "all"], nargs="?", default="all")
    parser.add_argument("--postgresql", action="store_true", help="use a temporary PostgreSQL instead of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one needs --postgresql (1)")
    parser.add_argument("--game", default="mahe", help="the game (mahe)")
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of a measurement (10)")
    parser.add_argument("--minutes", type=float, default=20.0, help="duration of a storm (20)")
    parser.add_argument("--messages", type=int, default=100_000, help="random messages of the fuzzer (100,000)")
    parser.add_argument("--tables", type=int, help="number of tables (50, 200, 1, 1000, 200)")
    parser.add_argument("--rate", type=float, help="moves per second (187, quiet 25, idle 10)")
    parser.add_argument("--tree", default="", help="another tree of Archipel, for the mode before")
    parser.add_argument("--kills", type=int, default=50, help="number of kills in each scenario (50)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all random choices (1)")
    return parser.parse_args()


async def run(asked: argparse.Namespace) -> bool:
    """Run the requested benchmarks one after another; returns whether all targets are met."""
    if (task := asyncio.current_task()) is not None:  # on SIGTERM, clean up
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    options = {field.name for field in fields(modes.Asked)} & vars(asked).keys()
    chosen = modes.Asked(**{name: getattr(asked, name) for name in options})
    reports: list[Report] = []
    for name in MODES if asked.mode == "all" else [asked.mode]:
        if name in MODES or name in ON_REQUEST:
            reports.append(await (MODES | ON_REQUEST)[name](chosen))
            reports[-1].show()
    if asked.mode in ("kill", "all"):
        for scenario in kill.SCENARIOS:
            reports.append(await kill.loop(scenario, asked.kills, asked.game, asked.seed, asked.tables or kill.TABLES))
            reports[-1].show()
    return all(report.ok for report in reports)


def speed() -> str:
    """The speed of this Python: builds of the same version differ by a third."""
    nanoseconds = 1e9 * min(timeit.repeat(lambda: None, number=CALLS)) / CALLS
    return f"{nanoseconds:.0f} ns for a call of a function"


def main() -> int:
    asked = arguments()
    if not HAS_PICOWS:
        print("picows is not installed: the players cost more, and figures are lower", file=sys.stderr)
    print(f"Python {platform.python_version()}, {speed()}; {raise_open_files():,} open files allowed")
    try:
        return 0 if uvloop.run(run(asked)) else 1
    except (asyncio.CancelledError, KeyboardInterrupt):
        return 1


if __name__ == "__main__":
    sys.exit(main())
