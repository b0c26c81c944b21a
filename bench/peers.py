"""Our speed beside that of others, all from one run: `python bench/peers.py`, or `make bench`.

Every contestant runs one heat in each round, one after the other, and its best heat counts: what else the machine does
hits all of them alike. Mahé's contestants play the same games and must come to the same eggs. README.md says what is
fair about it and what is not. The exit code is 1 when a target is missed.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import archipel
from archipel.core import kernel
from archipel.core.batch import Batch

HERE = Path(__file__).resolve().parent
COMPILERS = ("cc", "gcc", "clang")
CORES = os.cpu_count() or 1
SEATS = 5
PIG_GAMES = 600  # a heat driven from Python
PIG_SAMPLE = 3000  # games whose mean length stands for that of a rollout
SIMULATIONS, ROLLOUTS = 4, 4000  # few and many, so that the search tree costs nothing
FRESH_STARTS = 5  # processes that import, or load from a warm cache
COLD_STARTS = 2  # processes that compile

KERNEL, LAID_OUT, THREADED = "kernel", "laid out", "threaded"
ENGINE, LIMIT, DRIVEN, ROLLED = "engine", "limit", "driven", "rolled"

IMPORTING = """
import sys, time
begun = time.perf_counter()
import archipel
print(time.perf_counter() - begun, sum(name.split(".")[0] in ("numba", "llvmlite") for name in sys.modules))
"""
STARTING = """
import time, archipel
begun = time.perf_counter()
archipel.game("mahe").rules
rules = time.perf_counter() - begun
from archipel.core.batch import Batch
Batch(archipel.game("mahe"), 1, seats=5).playout()
print(rules, time.perf_counter() - begun)
"""


@dataclass(frozen=True)
class Heat:
    """Moves made and the time they took; in Mahé also the eggs won, by which contestants are checked."""

    moves: float
    seconds: float
    eggs: int | None = None

    @property
    def speed(self) -> float:
        return self.moves / self.seconds


@dataclass(frozen=True)
class Row:
    """A line of the result: what we do, what a peer does, and what is wanted of the ratio or of our own figure."""

    name: str
    ours: float
    unit: str = "moves/s"
    peer: float | None = None
    at_least: float | None = None
    under: float | None = None

    @property
    def ratio(self) -> float | None:
        return None if self.peer is None else self.ours / self.peer

    @property
    def ok(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.at_least is not None and self.ratio is not None:
            return self.ratio >= self.at_least
        return None if self.under is None else self.ours < self.under


Contestants = dict[str, Callable[[int], Heat]]
Speeds = dict[str, float]


@dataclass
class Result:
    """All that one run says."""

    rows: list[Row] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    method: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return all(row.ok is not False for row in self.rows)


# --- Mahé, ours ---------------------------------------------------------------------------------------------------


def kernel_heat(games: int, seed: int, threads: int = 1) -> Heat:
    """The compiled kernel plays a batch that lies ready."""
    sea = Batch(archipel.game("mahe"), games, seats=SEATS, seed=seed, threads=threads)
    begun = time.perf_counter()
    counts = sea.playout()
    return Heat(int(counts.sum()), time.perf_counter() - begun, eggs_won(sea))


def laid_out_heat(games: int, seed: int) -> Heat:
    """The same, with the time it takes to lay the batch out."""
    begun = time.perf_counter()
    sea = Batch(archipel.game("mahe"), games, seats=SEATS, seed=seed)
    counts = sea.playout()
    return Heat(int(counts.sum()), time.perf_counter() - begun, eggs_won(sea))


def eggs_won(sea: Batch) -> int:
    """The eggs on all cards won in all games."""
    by_value = sea.states["eggs"].sum(axis=(0, 1), dtype=np.int64)
    return int(by_value @ np.arange(len(by_value)))


def our_contestants(games: int) -> Contestants:
    """The kernel on one thread, with its set-up, and on every core."""
    return {
        KERNEL: lambda seed: kernel_heat(games, seed),
        LAID_OUT: lambda seed: laid_out_heat(games, seed),
        THREADED: lambda seed: kernel_heat(games, seed, CORES),
    }


# --- Mahé, by hand in C -------------------------------------------------------------------------------------------


def compiler() -> str | None:
    """The machine's C compiler: $CC, or the first that is found."""
    return next(filter(None, map(shutil.which, (os.environ.get("CC", ""), *COMPILERS))), None)


def build(cc: str) -> ctypes.CDLL:
    """Compile mahe.c for this very machine and load it."""
    library = HERE / "build" / "mahe.so"
    library.parent.mkdir(exist_ok=True)
    command = [cc, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, HERE / "mahe.c"]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return ctypes.CDLL(str(library))


def c_heat(function: Any, games: int, seed: int) -> Heat:
    """The C program plays the same games."""
    eggs = ctypes.c_int64()
    begun = time.perf_counter()
    moves = function(games, SEATS, ctypes.c_uint64(seed), ctypes.byref(eggs))
    return Heat(moves, time.perf_counter() - begun, eggs.value)


def c_contestants(games: int, result: Result) -> Contestants:
    """The engine in C and the bare arithmetic in C, if the machine can build them."""
    cc = compiler()
    if cc is None:
        result.left_out.append(f"Mahé in C: no C compiler found ({', '.join(COMPILERS)}, $CC)")
        return {}
    try:
        library = build(cc)
    except (subprocess.CalledProcessError, OSError) as error:
        result.left_out.append(f"Mahé in C: {cc} could not build it: {getattr(error, 'stderr', None) or error}")
        return {}
    library.playouts.restype = library.straight.restype = ctypes.c_int64
    result.method.append(f"Mahé in C: mahe.c built by {cc} -O3 -march=native")
    return {
        ENGINE: lambda seed: c_heat(library.playouts, games, seed),
        LIMIT: lambda seed: c_heat(library.straight, games, seed),
    }


# --- Pig, by OpenSpiel --------------------------------------------------------------------------------------------


def play_pig(state: Any, rng: random.Random) -> int:
    """Answer at random until the game is over, as OpenSpiel's examples do; return the number of answers."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


def driven_heat(pig: Any, seed: int) -> Heat:
    """Pig in C++, driven from Python."""
    rng = random.Random(seed)  # noqa: S311 - a game, no secret
    begun = time.perf_counter()
    moves = sum(play_pig(pig.new_initial_state(), rng) for _ in range(PIG_GAMES))
    return Heat(moves, time.perf_counter() - begun)


def rolled_heat(pyspiel: Any, pig: Any, length: float, seed: int) -> Heat:
    """Pig in C++, rolled out in C++ inside the search of `MCTSBot`; `step` is this search and the choice of a child."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed)
    bot = pyspiel.MCTSBot(
        pig,
        evaluator,
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=seed,
        verbose=False,
    )
    state = pig.new_initial_state()
    begun = time.perf_counter()
    simulations = bot.mcts_search(state).explore_count
    return Heat(simulations * ROLLOUTS * length, time.perf_counter() - begun)


def pig_contestants(result: Result) -> Contestants:
    """OpenSpiel's Pig both ways, if OpenSpiel is installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError as error:
        result.left_out.append(f"OpenSpiel's Pig: {error} (pip install 'archipel[bench]')")
        return {}
    pig = pyspiel.load_game("pig")
    length = pig_length(pig, result)
    return {
        DRIVEN: lambda seed: driven_heat(pig, seed),
        ROLLED: lambda seed: rolled_heat(pyspiel, pig, length, seed),
    }


def pig_length(pig: Any, result: Result) -> float:
    """The mean length of a random game: a rollout does not say how many moves it made."""
    rng = random.Random(0)  # noqa: S311
    lengths = [play_pig(pig.new_initial_state(), rng) for _ in range(PIG_SAMPLE)]
    mean, error = statistics.mean(lengths), statistics.stdev(lengths) / PIG_SAMPLE**0.5
    result.method.append(
        f"Pig's rollouts: {SIMULATIONS} simulations of {ROLLOUTS} rollouts in MCTSBot, each counted as {mean:.1f} moves, "
        f"the mean of {PIG_SAMPLE} random games driven from Python (standard error {error:.1f})"
    )
    return mean


# --- the race -----------------------------------------------------------------------------------------------------


def race(contestants: Contestants, rounds: int, say: Callable[[str], object]) -> Speeds:
    """Everybody in turn, round after round; the best heat of each."""
    best = dict.fromkeys(contestants, 0.0)
    for seed in range(rounds):
        say(f"round {seed + 1} of {rounds}")
        heats = {name: run(seed) for name, run in contestants.items()}
        compare(heats, seed)
        best = {name: max(best[name], heat.speed) for name, heat in heats.items()}
    return best


def compare(heats: dict[str, Heat], seed: int) -> None:
    """All who played Mahé played the same games, or the race is void."""
    played = {name: (heat.moves, heat.eggs) for name, heat in heats.items() if heat.eggs is not None}
    if len(set(played.values())) > 1:
        sys.exit(f"the same games of Mahé ended differently with seed {seed} (moves, eggs): {played}")


def playout_rows(best: Speeds) -> list[Row]:
    """Speeds side by side, for the contestants that took part."""
    ours = best[KERNEL]
    rows = [
        (ENGINE, "Mahé playouts / engine by hand in C", ours, 0.6),
        (LIMIT, "Mahé playouts / limit in C: no questions, no events", ours, None),
        (ENGINE, "Mahé playouts, batch laid out in the time / engine in C", best[LAID_OUT], None),
        (DRIVEN, "Mahé playouts / OpenSpiel's Pig driven from Python", ours, 50),
        (ROLLED, "Mahé playouts / OpenSpiel's Pig rolled out in C++", ours, 3),
    ]
    compared = [Row(name, speed, peer=best[by], at_least=target) for by, name, speed, target in rows if by in best]
    return [*compared, Row(f"Mahé playouts, {CORES} threads / one", best[THREADED], peer=ours)]


# --- fresh processes ----------------------------------------------------------------------------------------------


def fresh(program: str, cache: str | None = None) -> list[float]:
    """Run a program in a new process and return the numbers it prints."""
    chosen = {"ARCHIPEL_CACHE_DIR": cache} if cache else {}
    run = subprocess.run([sys.executable, "-c", program], env=os.environ | chosen, capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr)
    return [float(number) for number in run.stdout.split()]


def import_rows() -> list[Row]:
    """`import archipel` is quick, and leaves the compiler alone."""
    runs = [fresh(IMPORTING) for _ in range(FRESH_STARTS)]
    return [
        Row("import archipel", min(seconds for seconds, _ in runs), "s", under=0.5),
        Row("Numba's modules loaded by it", max(count for _, count in runs), "modules", under=1),
    ]


def compile_rows(say: Callable[[str], object]) -> list[Row]:
    """Mahé's rules from an empty cache and from a full one; then also until a first playout is over."""
    cold, warm = [], []
    for _ in range(COLD_STARTS):
        with tempfile.TemporaryDirectory() as cache:
            say("compiling Mahé with an empty cache")
            cold.append(fresh(STARTING, cache))
            warm += [fresh(STARTING, cache) for _ in range(FRESH_STARTS)]
    return [*start_rows("empty", cold, 15), *start_rows("warm", warm, 1)]


def start_rows(cache: str, runs: list[list[float]], under: float) -> list[Row]:
    """The best of several starts."""
    rules, playout = (min(times) for times in zip(*runs, strict=True))
    return [
        Row(f"Mahé's rules, {cache} cache", rules, "s", under=under),
        Row(f"Mahé's first playout, {cache} cache", playout, "s"),
    ]


# --- telling ------------------------------------------------------------------------------------------------------


def figure(value: float | None, unit: str) -> str:
    """A figure as people read it."""
    if value is None:
        return ""
    return {"moves/s": f"{value / 1e6:.2f} M/s", "s": f"{value:.3f} s"}.get(unit, f"{value:.0f}")


def target(row: Row) -> str:
    if row.at_least is not None:
        return f"at least {row.at_least:g}"
    return "" if row.under is None else f"under {row.under:g}"


def verdict(row: Row) -> str:
    return {True: "[green]ok[/]", False: "[red]missed[/]", None: ""}[row.ok]


def show(result: Result) -> None:
    """A table for people; plain text where there is no terminal."""
    console = Console()
    console = console if console.is_terminal else Console(width=120)
    table = Table(box=None, pad_edge=False)
    for heading in ("", "ours", "peer", "ratio", "target"):
        table.add_column(heading, justify="right" if heading else "left")
    table.add_column("")
    for row in result.rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        table.add_row(
            row.name, figure(row.ours, row.unit), figure(row.peer, row.unit), ratio, target(row), verdict(row)
        )
    console.print(table)
    for line in [machine(), *result.method, *(f"Left out - {line}" for line in result.left_out)]:
        console.print(line, markup=False, highlight=False)


def machine() -> str:
    """What it was measured on."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{platform.system()} {platform.machine()}, {CORES} cores{load}, Python {platform.python_version()}"


def as_json(result: Result) -> str:
    """The same for programs."""
    rows = [asdict(row) | {"ratio": row.ratio, "ok": row.ok} for row in result.rows]
    whole = {"ok": result.ok, "machine": machine(), "rows": rows, "method": result.method, "left_out": result.left_out}
    return json.dumps(whole, indent=2, ensure_ascii=False)


def measure(games: int, rounds: int, say: Callable[[str], object]) -> Result:
    """Everything, in one go."""
    result = Result()
    contestants = our_contestants(games) | c_contestants(games, result) | pig_contestants(result)
    result.rows += playout_rows(race(contestants, rounds, say))
    result.rows += import_rows() + compile_rows(say)
    result.method.append(
        f"Playouts: one core, {games} games of {SEATS} seats a heat, best of {rounds} interleaved rounds"
    )
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description="Archipel's speed beside that of its peers")
    parser.add_argument("--games", type=int, default=20_000, help="games of Mahé in a heat")
    parser.add_argument("--rounds", type=int, default=9, help="heats of each; the best counts")
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
