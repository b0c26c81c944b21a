"""A user's waiting times: the import, the first compilation, the start from a warm cache, each in a new process."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING

from result import Row

if TYPE_CHECKING:
    from race import Say

STARTS = 5  # runs that import, or load from a warm cache
COLD_STARTS = 2  # runs that compile

IMPORT = """
import sys, time
begun = time.perf_counter()
import archipel
print(time.perf_counter() - begun, sum(name.split(".")[0] in ("numba", "llvmlite") for name in sys.modules))
"""
FIRST_PLAYOUT = """
import time, archipel
begun = time.perf_counter()
archipel.game("mahe").rules
rules = time.perf_counter() - begun
from archipel.core.batch import Batch
Batch(archipel.game("mahe"), 1, seats=5).playout()
print(rules, time.perf_counter() - begun)
"""


def fresh(program: str, **environment: str) -> list[float]:
    """Run a program in a new process; return the numbers it prints."""
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    return [float(number) for number in run.stdout.split()]


def import_rows() -> list[Row]:
    """Measure `import archipel`, which is quick and does not load the compiler."""
    runs = [fresh(IMPORT) for _ in range(STARTS)]
    return [
        Row("import archipel", min(seconds for seconds, _ in runs), "s", under=0.5),
        Row("modules of Numba it loads", max(count for _, count in runs), "modules", under=1),
    ]


def compile_rows(say: Say) -> list[Row]:
    """Mahé's rules from an empty cache and from a warm one."""
    cold, warm = [], []
    for _ in range(COLD_STARTS):
        with tempfile.TemporaryDirectory() as cache:
            say("compiling Mahé with an empty cache")
            cold.append(fresh(FIRST_PLAYOUT, ARCHIPEL_CACHE_DIR=cache))
            warm += [fresh(FIRST_PLAYOUT, ARCHIPEL_CACHE_DIR=cache) for _ in range(STARTS)]
    return [*start_rows("empty", cold, under=15), *start_rows("warm", warm, under=1)]


def start_rows(cache: str, runs: list[list[float]], under: float) -> list[Row]:
    """The best of several starts: the rules, and from there on until a first playout is over."""
    rules, playout = (min(times) for times in zip(*runs, strict=True))
    return [
        Row(f"rules, {cache} cache", rules, "s", under=under),
        Row(f"first playout, {cache} cache", playout, "s"),
    ]
