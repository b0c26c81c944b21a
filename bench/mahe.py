"""The contestants in Mahé: our compiled kernel, and mahe.c, which draws the same numbers in the same order."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from race import Contestants, Heat

import archipel
from archipel.core.batch import Batch

if TYPE_CHECKING:
    from result import Result

HERE = Path(__file__).resolve().parent
COMPILERS = ("cc", "gcc", "clang")
CORES = os.cpu_count() or 1
SEATS = 5
KERNEL, LAID_OUT, THREADED, ENGINE, LIMIT = "kernel", "kernel with set-up", "kernel, threads", "C engine", "C limit"

# --- ours ---------------------------------------------------------------------------------------------------------


def our_contestants(games: int) -> Contestants:
    """The kernel on one thread, the same with its set-up, and the kernel on every core."""
    return {
        KERNEL: lambda seed: kernel_heat(games, seed),
        LAID_OUT: lambda seed: laid_out_heat(games, seed),
        THREADED: lambda seed: kernel_heat(games, seed, CORES),
    }


def kernel_heat(games: int, seed: int, threads: int = 1) -> Heat:
    """The kernel plays a batch that lies ready."""
    sea = Batch(archipel.game("mahe"), games, seats=SEATS, seed=seed, threads=threads)
    begun = time.perf_counter()
    counts = sea.playout()
    return Heat(int(counts.sum()), time.perf_counter() - begun, eggs_won(sea))


def laid_out_heat(games: int, seed: int) -> Heat:
    """The kernel plays, and the time to lay the batch out counts."""
    begun = time.perf_counter()
    sea = Batch(archipel.game("mahe"), games, seats=SEATS, seed=seed)
    counts = sea.playout()
    return Heat(int(counts.sum()), time.perf_counter() - begun, eggs_won(sea))


def eggs_won(sea: Batch) -> int:
    """The eggs on all cards won in all games."""
    by_value = sea.states["eggs"].sum(axis=(0, 1), dtype=np.int64)
    return int(by_value @ np.arange(len(by_value)))


# --- by hand in C -------------------------------------------------------------------------------------------------


def c_contestants(games: int, result: Result) -> Contestants:
    """The engine in C and the bare arithmetic in C, if the machine can build them."""
    try:
        library = built(compiler())
    except OSError as error:
        result.left_out.append(f"Mahé in C: {error}")
        return {}
    result.method.append(
        f"C: {compiler()} -O3 -march=native; the limit is the bare arithmetic: no questions, no events"
    )
    return {
        ENGINE: lambda seed: c_heat(library.playouts, games, seed),
        LIMIT: lambda seed: c_heat(library.straight, games, seed),
    }


def compiler() -> str:
    """The machine's C compiler: $CC, or the first that is found."""
    for name in (os.environ.get("CC", ""), *COMPILERS):
        if found := shutil.which(name):
            return found
    raise FileNotFoundError(f"no compiler found: neither $CC nor {', '.join(COMPILERS)}")


def built(cc: str) -> ctypes.CDLL:
    """mahe.c, compiled for this very machine and loaded."""
    path = HERE / "build" / "mahe.so"
    path.parent.mkdir(exist_ok=True)
    command = [cc, "-O3", "-march=native", "-shared", "-fPIC", "-o", path, HERE / "mahe.c"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise OSError(f"{cc} could not build it: {run.stderr.strip()}")
    library = ctypes.CDLL(str(path))
    library.playouts.restype = library.straight.restype = ctypes.c_int64
    return library


def c_heat(function: Any, games: int, seed: int) -> Heat:
    """The C program plays the same games."""
    eggs = ctypes.c_int64()
    begun = time.perf_counter()
    moves = function(games, SEATS, ctypes.c_uint64(seed), ctypes.byref(eggs))
    return Heat(moves, time.perf_counter() - begun, eggs.value)
