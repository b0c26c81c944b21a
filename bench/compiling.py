"""Compile time and playout speed of this tree and of another: `python bench/compiling.py ../other-checkout`.

Every game is compiled with its bots from an empty cache, in a process of its own, and then plays random games on one
thread. The trees take turns, and the best of all rounds counts. All figures are processor time, so that other work on
the machine matters less.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
COMPILE = """
import sys, time, archipel
from archipel import bots
game = archipel.game(sys.argv[1])
game.compile(lambda *_: None)
bots.rehearse(game)
print(time.process_time())
"""
PLAY = """
import sys, time, archipel
from archipel.core.batch import Batch
game, best = archipel.game(sys.argv[1]), 0
Batch(game, 1).playout()
for _ in range(12):
    begun = time.process_time()
    while time.process_time() - begun < 0.05:
        batch = Batch(game, 400, seed=1)
        started = time.process_time()
        answers = int(batch.playout().sum())
        best = max(best, answers / (time.process_time() - started))
print(best)
"""


def measured(tree: Path, program: str, game: str, cache: str) -> float:
    """Run a program on the sources of a tree; return the number it prints."""
    around = os.environ | {"PYTHONPATH": str(tree / "src"), "ARCHIPEL_CACHE_DIR": cache}
    run = subprocess.run([sys.executable, "-c", program, game], env=around, capture_output=True, text=True, check=True)
    return float(run.stdout)


def one_round(trees: list[Path], game: str, rounds: int) -> list[tuple[float, float]]:
    """Compile once and play several times in each tree; return seconds and moves per second."""
    with tempfile.TemporaryDirectory() as folder:
        caches = [f"{folder}/{number}" for number in range(len(trees))]
        seconds = [measured(tree, COMPILE, game, cache) for tree, cache in zip(trees, caches, strict=True)]
        speeds = [0.0] * len(trees)
        for _ in range(rounds):
            for number, (tree, cache) in enumerate(zip(trees, caches, strict=True)):
                speeds[number] = max(speeds[number], measured(tree, PLAY, game, cache))
    return list(zip(seconds, speeds, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", nargs="?", type=Path, help="another checkout to compare with")
    parser.add_argument("--games", nargs="+", default=["chawai", "deole", "mahe", "maldivia"])
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    trees = [HERE, *([args.other.resolve()] if args.other else [])]
    totals = [0.0] * len(trees)
    for game in args.games:
        found = one_round(trees, game, args.rounds)
        totals = [total + seconds for total, (seconds, _) in zip(totals, found, strict=True)]
        print(f"{game:10}", *(f"{seconds:6.1f} s {speed / 1e6:8.2f} M/s" for seconds, speed in found), ratios(found))
    print(f"{'together':10}", *(f"{total:6.1f} s" for total in totals))


def ratios(found: list[tuple[float, float]]) -> str:
    """Our figures in relation to the other tree's."""
    if len(found) < 2:
        return ""
    (seconds, speed), (other_seconds, other_speed) = found
    return f"time {seconds / other_seconds:.2f}, speed {speed / other_speed:.3f}"


if __name__ == "__main__":
    main()
