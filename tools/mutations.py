"""Break the program in small ways, one at a time, and see whether the tests notice.

    python -m tools.mutations --count 30 --seed 1 [src/archipel/games src/archipel/core/record ...]

Each mutation changes one operator, number or condition, in a copy of the tree. The tests of `make test` that belong to
the changed file are run until one fails, those nearest to it first. A mutation that no test notices is shown at the
end: either a test is missing, or the change makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = Path("src/archipel")
SWAPPED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is", ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*",
    ast.And: "or", ast.Or: "and",
}  # fmt: skip
IGNORED = ("migrations", "weights.py", "value_weights.py", "prints")  # history, trained numbers, places on paper
LONGEST = 1800  # seconds that the tests of one file may take
NO_TESTS = 5  # the code with which pytest ends if there is nothing to run


@dataclass(frozen=True)
class Mutation:
    """One change: the text from `begin` to `end` of a file becomes another."""

    file: Path
    line: int
    begin: int
    end: int
    text: str

    def applied(self, source: str) -> str:
        return source[: self.begin] + self.text + source[self.end :]

    def shown(self, source: str) -> str:
        was = source.splitlines()[self.line - 1].strip()
        now = self.applied(source).splitlines()[self.line - 1].strip()
        return f"{self.file}:{self.line}\n    - {was}\n    + {now}"


# --- what may be changed ------------------------------------------------------------------------------------------

Change = tuple[int, int, str]  # from where, to where, and the new text


class Source:
    """The text of a file, with the place of every node in it."""

    def __init__(self, file: Path) -> None:
        self.file, self.text = file, (ROOT / file).read_text("utf-8")
        self._lines = self.text.splitlines(keepends=True)
        self._starts = [0, *accumulate(len(line) for line in self._lines)]

    def mutations(self) -> Iterator[Mutation]:
        """Every change of one operator, number or condition."""
        for node in ast.walk(ast.parse(self.text)):
            for begin, end, text in self._changes(node):
                yield Mutation(self.file, self.text.count("\n", 0, begin) + 1, begin, end, text)

    def _changes(self, node: ast.AST) -> Iterator[Change]:
        match node:
            case ast.Compare(left, [operator], [right]) | ast.BinOp(left, operator, right):
                yield from self._swap(left, operator, right)
            case ast.BoolOp(operator, [left, right, *_]):
                yield from self._swap(left, operator, right)
            case ast.Constant(int(value)) if type(value) is int:
                yield self._begin(node), self._end(node), str(value + 1)
            case ast.UnaryOp(ast.Not(), operand) if self._begin(operand) == self._begin(node) + len("not "):
                yield self._begin(node), self._begin(operand), ""
            case ast.If(test=test) | ast.IfExp(test=test):
                yield self._begin(test), self._end(test), "True"

    def _swap(self, left: ast.expr, operator: ast.AST, right: ast.expr) -> Iterator[Change]:
        """Another operator between two operands, if nothing else is between them."""
        begin, end = self._end(left), self._begin(right)
        if type(operator) in SWAPPED and not set(self.text[begin:end]) & set("()#\n\\"):
            yield begin, end, f" {SWAPPED[type(operator)]} "

    def _begin(self, node: ast.expr) -> int:
        return self._place(node.lineno, node.col_offset)

    def _end(self, node: ast.expr) -> int:
        return self._place(node.end_lineno or 0, node.end_col_offset or 0)

    def _place(self, line: int, column: int) -> int:
        """The index of a place in the text; columns count bytes."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())


def candidates(folders: list[Path]) -> list[Mutation]:
    """All mutations of the files below these folders."""
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    files += [ROOT / folder for folder in folders if folder.suffix == ".py"]
    kept = [file.relative_to(ROOT) for file in files if not any(part in IGNORED for part in file.parts)]
    return [mutation for file in kept for mutation in Source(file).mutations()]


# --- whether the tests notice -------------------------------------------------------------------------------------


def nearest_tests(file: Path) -> list[str]:
    """The test files that import a file, or have its name or that of its folder in theirs."""
    module = ".".join(file.relative_to("src").with_suffix("").parts).removesuffix(".__init__")
    name = module.rpartition(".")[2]
    package = re.escape(module.rpartition(".")[0])
    imports = re.compile(rf"{re.escape(module)}\b|from {package} import [^\n]*\b{re.escape(name)}\b")
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    names = {name, module.split(".")[-2]}
    near = [one for one in tests if any(n in one.stem for n in names) or imports.search(one.read_text("utf-8"))]
    return [str(test.relative_to(ROOT)) for test in near if test.parent.name != "web"]


def all_tests(file: Path) -> list[str]:
    """The tests that belong to a file, as arguments for pytest."""
    part, *rest = file.relative_to(SOURCE).parts
    if part == "games":
        return [f"tests/games/{rest[0]}", "tests/laws", "-k", rest[0]]
    if part == "server":
        return ["tests/server", "tests/cli/test_admin.py"]
    folders = {"core": ["tests/core", "tests/laws"], "bots": ["tests/bots", "tests/arena"]}
    return folders.get(part, [f"tests/{part}"] if (ROOT / "tests" / part).is_dir() else ["tests"])


def runs_of(file: Path) -> Iterator[tuple[list[str], bool]]:
    """The tests to run, the quickest first, each with whether rules run as plain Python.

    Compiling a changed rule takes longer than most tests, so plain Python comes first.
    """
    part, *rest = file.relative_to(SOURCE).parts
    is_rule = part in ("core", "games")
    near = [f"tests/games/{rest[0]}"] if part == "games" else nearest_tests(file)
    if near:
        yield near, is_rule
    if is_rule:
        yield all_tests(file), True
    yield all_tests(file), False


def is_noticed(mutation: Mutation, tree: Path, workers: int) -> bool:
    """Tell whether a test fails with this mutation in the tree."""
    file = tree / mutation.file
    source = file.read_text("utf-8")
    file.write_text(mutation.applied(source), "utf-8")
    try:
        return any(fails(tests, tree, workers, is_plain=is_plain) for tests, is_plain in runs_of(mutation.file))
    finally:
        file.write_text(source, "utf-8")


def fails(tests: list[str], tree: Path, workers: int, *, is_plain: bool) -> bool:
    """Tell whether one of these tests fails, or whether they never end."""
    pytest = [sys.executable, "-m", "pytest", "-qx", "-n", str(workers), "--dist", "loadgroup", "-m", "not more"]
    environment = {**os.environ, "PYTHONPATH": "src:.", "NUMBA_DISABLE_JIT": str(int(is_plain))}
    try:
        ended = subprocess.run([*pytest, *tests], cwd=tree, env=environment, capture_output=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return True
    return ended.returncode not in (0, NO_TESTS)


def copy_of_tree(to: Path) -> None:
    """Copy what tests need; the built page and what is installed are linked."""
    shutil.rmtree(to, ignore_errors=True)
    kept_out = shutil.ignore_patterns(".git", ".venv", "build", "node_modules", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, to, ignore=kept_out)
    (to / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=[SOURCE], help="files or folders (src/archipel)")
    parser.add_argument("--count", type=int, default=30, help="number of mutations (30)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes of pytest")
    asked = parser.parse_args()
    found = candidates(asked.folders)
    chosen = random.Random(asked.seed).sample(found, min(asked.count, len(found)))  # noqa: S311 - no secret
    tree, unnoticed = ROOT / "build" / "mutations", 0
    copy_of_tree(tree)
    for number, mutation in enumerate(chosen, 1):
        begun = time.monotonic()
        noticed = is_noticed(mutation, tree, asked.workers)
        unnoticed += not noticed
        said = "noticed" if noticed else "NOT NOTICED"
        source = (ROOT / mutation.file).read_text("utf-8")
        print(f"{number} {said} ({time.monotonic() - begun:.0f} s) {mutation.shown(source)}", flush=True)
    print(f"{len(chosen) - unnoticed} of {len(chosen)} mutations noticed, of {len(found):,} possible ones")
    return 0


if __name__ == "__main__":
    sys.exit(main())
