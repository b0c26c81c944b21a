"""A newcomer's waiting times: clone to page, restart, compiling, and the memory of an idle server.

python bench/fresh.py                  this tree
python bench/fresh.py --tree ../old    this tree and another one, before and after
python bench/fresh.py --only restart   one part: install, restart, compile or memory
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
PARTS = ("install", "restart", "compile", "memory")
PATIENCE = 900.0  # seconds until a server that does not answer is given up
RESTARTS = 5
SETTLED = 3.0  # seconds after which an idle server has loaded what it loads by itself
COMPILE = """
import archipel, sys
from archipel import bots
game = archipel.game(sys.argv[1])
game.compile(lambda *_: None)
bots.rehearse(game)
"""
Figures = dict[str, float]


# --- a server ---------------------------------------------------------------------------------------------------------


class Server:
    """A command that serves, from its start to the end of a `with` block; `seconds` is when the page answered."""

    def __init__(self, command: list[str], tree: Path, cache: Path, data: Path) -> None:
        self.port = free_port()
        self._command, self._tree = command, tree
        self._environment = clean_environment(cache) | {
            "ARCHIPEL_PORT": str(self.port),
            "ARCHIPEL_DATABASE_URL": f"sqlite:///{data / 'archipel.db'}",
        }

    def __enter__(self) -> Server:
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            self._command,
            cwd=self._tree,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._wait(begun)
        self.seconds = time.perf_counter() - begun
        return self

    def _wait(self, begun: float) -> None:
        while time.perf_counter() < begun + PATIENCE:
            if self.process.poll() is not None:
                sys.exit(f"{' '.join(self._command)} ended with code {self.process.returncode}")
            with (
                contextlib.suppress(OSError),
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=5) as page,
            ):
                if page.status == 200:
                    return
            time.sleep(0.02)
        sys.exit("the page did not answer")

    def __exit__(self, *_: object) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(60)

    def memory(self) -> float:
        """The proportional share of memory of all its processes, in megabytes."""
        return sum(map(_share, _family(self.process.pid))) / 1024


def _family(pid: int) -> Iterator[int]:
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from _family(int(child))


def _share(pid: int) -> float:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("Pss:"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def clean_environment(cache: Path) -> dict[str, str]:
    """The environment without our settings and without a browser that could be opened."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ARCHIPEL_", "MAKE"))}
    return kept | {"ARCHIPEL_CACHE_DIR": str(cache), "BROWSER": "true"}


# --- the parts --------------------------------------------------------------------------------------------------------


def install(tree: Path, folder: Path) -> Figures:
    """From `git clone` to the page, with an empty cache of compiled rules."""
    clone, begun = folder / "clone", time.perf_counter()
    subprocess.run(["git", "clone", "--quiet", str(tree), str(clone)], check=True)
    with Server(["make", "play"], clone, folder / "cache", folder):
        return {"clone to page, s": time.perf_counter() - begun}


def restart(tree: Path, folder: Path) -> Figures:
    """The start of the command until the page answers, and its processor time, with a warm cache; the best of some."""
    compile_all(tree, folder)
    runs = [_start(tree, folder) for _ in range(RESTARTS)]
    walls, busy = zip(*runs, strict=True)
    return {"restart, s": min(walls), "restart, s of processor": min(busy)}


def _start(tree: Path, folder: Path) -> tuple[float, float]:
    before = _used()
    with Server(serve(tree), tree, folder / "cache", folder) as server:
        seconds = server.seconds
    return seconds, _used() - before


def compile_all(tree: Path, folder: Path) -> Figures:
    """The processor time of compiling each game from an empty cache; from a warm one it is next to nothing."""
    return {f"compile {game}, s of processor": _compiled(tree, folder, game) for game in games(tree)}


def _compiled(tree: Path, folder: Path, game: str) -> float:
    before = _used()
    subprocess.run([python(tree), "-c", COMPILE, game], cwd=tree, env=clean_environment(folder / "cache"), check=True)
    return _used() - before


def memory(tree: Path, folder: Path) -> Figures:
    """The memory of a server that nobody uses, with a warm cache."""
    compile_all(tree, folder)
    with Server(serve(tree), tree, folder / "cache", folder) as server:
        time.sleep(SETTLED)
        return {"idle memory, MB": server.memory()}


def _used() -> float:
    """The processor time of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def python(tree: Path) -> str:
    return str(tree / ".venv" / "bin" / "python")


def serve(tree: Path) -> list[str]:
    return [str(tree / ".venv" / "bin" / "archipel"), "serve"]


def games(tree: Path) -> list[str]:
    program = "import archipel; print(*archipel.games())"
    return subprocess.run(
        [python(tree), "-c", program], cwd=tree, capture_output=True, text=True, check=True
    ).stdout.split()


MEASURES: dict[str, Callable[[Path, Path], Figures]] = {
    "install": install,
    "restart": restart,
    "compile": compile_all,
    "memory": memory,
}


def measure(tree: Path, parts: list[str]) -> Figures:
    """The figures of these parts, each in folders of its own; those of a warm cache share one."""
    found: Figures = {}
    warm = Path(tempfile.mkdtemp(prefix="archipel-fresh-"))
    try:
        for part in sorted(parts, key=("install", "compile", "restart", "memory").index):
            folder = Path(tempfile.mkdtemp(dir=warm)) if part == "install" else warm
            found |= MEASURES[part](tree, folder)
    finally:
        shutil.rmtree(warm, ignore_errors=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, help="another tree, which is measured before this one")
    parser.add_argument("--only", action="append", choices=PARTS, help="measure this part; may be repeated")
    parser.add_argument("--json", action="store_true", help="output for programs")
    args = parser.parse_args()
    trees = ([args.tree.resolve()] if args.tree else []) + [TREE]
    columns = [measure(tree, args.only or list(PARTS)) for tree in trees]
    if args.json:
        print(json.dumps(columns))
        return
    for name in columns[-1]:
        print(f"{name:32}", *(f"{column.get(name, float('nan')):9.2f}" for column in columns))


if __name__ == "__main__":
    main()
