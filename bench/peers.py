"""Our speed beside that of others, all from one run: `python bench/peers.py`, or `make bench`.

Contestants take turns, so that other load on the machine affects all of them. README.md says what is fair about it
and what is not. The exit code is 1 when a target is missed.
"""

from __future__ import annotations

import argparse
import sys

from chawai import DIVES, GAMES, GOOFSPIEL, chawai_contestants
from imports import compile_rows, import_rows
from mahe import CORES, ENGINE, KERNEL, LAID_OUT, LIMIT, SEATS, THREADED, c_contestants, our_contestants
from pig import DRIVEN, ROLLED, pig_contestants
from race import Say, Speeds, race
from result import Result, Row, as_json, machine, show
from rich.console import Console

from archipel.core import kernel


def playout_rows(best: Speeds) -> list[Row]:
    """Speeds side by side, for the contestants that took part."""
    ours = best[KERNEL]
    pairs = [
        (ENGINE, "Mahé / C engine", ours, 0.6),
        (LIMIT, "Mahé / C limit", ours, None),
        (ENGINE, "Mahé with set-up / C engine", best[LAID_OUT], None),
        (DRIVEN, "Mahé / Pig from Python", ours, 50),
        (ROLLED, "Mahé / Pig rolled out in C++", ours, 3),
    ]
    compared = [Row(name, speed, peer=best[by], at_least=least) for by, name, speed, least in pairs if by in best]
    return [*compared, Row(f"Mahé on {CORES} threads / on one", best[THREADED], peer=ours), *chawai_rows(best)]


def chawai_rows(best: Speeds) -> list[Row]:
    """Chawaï by itself, and beside the nearest relative that OpenSpiel has."""
    rows = [Row("Chawaï, dives", best[GAMES] * DIVES, at_least=10e6)]
    if GOOFSPIEL in best:
        rows.append(Row("Chawaï / Goofspiel rolled out in C++", best[GAMES], "games/s", best[GOOFSPIEL], at_least=10))
    return rows


def measure(games: int, rounds: int, say: Say) -> Result:
    """Measure everything in one run."""
    result = Result(method=[machine()])
    contestants = (
        our_contestants(games) | c_contestants(games, result) | pig_contestants(result) | chawai_contestants(result)
    )
    result.method.append(f"Mahé: playouts of {games} games of {SEATS} seats on one core; best of {rounds} rounds")
    result.rows += playout_rows(race(contestants, rounds, say)) + import_rows() + compile_rows(say)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description="Archipel's speed beside that of its peers")
    parser.add_argument("--games", type=int, default=5_000, help="games of Mahé in a heat (5000)")
    parser.add_argument("--rounds", type=int, default=30, help="heats of each, of which the best counts (30)")
    parser.add_argument("--json", action="store_true", help="for programs")
    asked = parser.parse_args()
    if kernel.plain():
        sys.exit("peers.py measures compiled rules; unset NUMBA_DISABLE_JIT")
    with Console(stderr=True).status("getting ready") as status:
        result = measure(asked.games, asked.rounds, status.update)
    print(as_json(result)) if asked.json else show(result)
    return 0 if result.ok else 1


if __name__ == "__main__":
    sys.exit(main())
