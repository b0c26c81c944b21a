"""Checks of the whole tree: rule numbers, layers, no clock and no lots in the rules, sizes, documentation."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import archipel
from archipel.core.rulebook import rulebook

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "archipel"
GAMES = archipel.games()

CODE = sorted(SOURCE.rglob("*.py"))
PURE = [file for file in CODE if file.relative_to(SOURCE).parts[0] in ("core", "games")]
OUTSIDE_WORLD = {
    "asyncio", "datetime", "http", "io", "os", "pathlib", "random", "secrets", "shutil", "socket", "sqlite3",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
MAY_TOUCH_FILES = {
    "core/kernel/__init__.py": "names the folder of compiled rules",
    "core/kernel/cache.py": "keeps compiled rules in the user's cache folder",
    "core/kernel/compiler.py": "the same",
    "core/game_folders.py": "looks for games in the folders that a setting names",
}
KNOW_NUMBA = {"core/kernel/compiler.py", "core/kernel/compiled_ranges.py"}
LONGEST_FILE, LONGEST_FUNCTION = 400, 45


def cited(files: list[Path], pattern: str) -> set[str]:
    """Every number in brackets: [M2.4], [M4.1, M-R7], [M2.4; example MA-6]."""
    found: set[str] = set()
    for file in files:
        for brackets in re.findall(r"\[([^\[\]\n]+)\]", file.read_text("utf-8")):
            found |= set(re.findall(pattern, brackets))
    return found


def rule_pattern(prefix: str) -> str:
    return rf"\b{prefix}(?:\d+\.\d+|-R\d+)\b"


# --- rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_in_the_code_and_nothing_else_is_cited(name):
    game = archipel.game(name)
    code = list((SOURCE / "games" / name).rglob("*.py"))
    assert cited(code, rule_pattern(game.facts.prefix)) == set(rulebook(game).rules)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_scene_and_nothing_else_is_cited(name):
    game = archipel.game(name)
    tests = list((ROOT / "tests" / "games" / name).glob("*.py"))
    assert cited(tests, rule_pattern(game.facts.prefix)) == set(rulebook(game).rules)


@pytest.mark.parametrize("name", GAMES)
def test_every_example_is_worked_through(name):
    game = archipel.game(name)
    examples = rulebook(game).examples
    tests = list((ROOT / "tests" / "games" / name).glob("*.py"))
    assert examples
    assert cited(tests, rf"\b{examples[0].split('-')[0]}-\d+\b") == set(examples)


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_numbered_without_gaps(name):
    book = rulebook(archipel.game(name))
    assert len(set(book.rules)) == len(book.rules)
    for chapter in book.chapters:
        numbers = [int(re.findall(r"\d+$", number)[0]) for number in book.within(chapter)]
        assert numbers == list(range(1, len(numbers) + 1)), chapter


# --- layers -------------------------------------------------------------------------------------------------------


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def called(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def packages(file: Path) -> set[str]:
    """The packages that a module imports something from."""
    return {module.split(".")[0] for module in imports(file)}


def test_core_and_games_touch_neither_clock_nor_lots_nor_files():
    touching = {file.relative_to(SOURCE).as_posix() for file in PURE if packages(file) & OUTSIDE_WORLD}
    assert touching <= set(MAY_TOUCH_FILES)
    assert not [file for file in PURE if {"open", "print", "input"} & set(called(file))]


def test_only_the_kernel_knows_numba():
    assert {file.relative_to(SOURCE).as_posix() for file in CODE if "numba" in packages(file)} == set(KNOW_NUMBA)


def strings(file: Path) -> Iterator[str]:
    """Every string of a module but its docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    docs = {
        id(n.body[0].value)
        for n in ast.walk(tree)
        if isinstance(n, DOCUMENTED) and n.body and isinstance(n.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def test_no_game_is_named_outside_its_folder():
    for file in CODE:
        if file.relative_to(SOURCE).parts[0] != "games":
            named = {name for name in GAMES for text in strings(file) if re.search(rf"\b{name}\b", text, re.I)}
            assert not named, f"{file.name} names {named}"


# --- language -----------------------------------------------------------------------------------------------------

FOLDERS = [ROOT / name for name in ("src", "tests", "bench", "tools", "examples")]
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
RIDDLE = re.compile(r"(Who|What|Those|Where|Whoever)\b")
GENERATED = {"node_modules", ".venv", ".git"}
PAGE = [file for file in sorted((ROOT / "web" / "src").rglob("*")) if file.suffix in (".ts", ".svelte", ".css")]
COMMENT = re.compile(
    r"(?:^|(?<=[\s(,{]))/\*+[\s*]*([\s\S]*?)\*/|<!--\s*([\s\S]*?)-->|(?:^|(?<=\s))//\s*(.*(?:\n\s*//.*)*)", re.MULTILINE
)


def docstrings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, DOCUMENTED):
            yield ast.get_docstring(node) or ""


def comments(file: Path) -> Iterator[str]:
    """Every comment of a file of the page; lines with // that follow each other are one comment."""
    for found in COMMENT.finditer(file.read_text("utf-8")):
        yield next(filter(None, found.groups()), "")


def test_docstrings_open_with_a_verb_or_a_noun():
    files = [file for folder in FOLDERS for file in folder.rglob("*.py")]
    riddles = [f"{file.name}: {text}" for file in files for text in docstrings(file) if RIDDLE.match(text)]
    assert not riddles


def test_comments_of_the_page_open_with_a_verb_or_a_noun():
    riddles = [f"{file.name}: {text}" for file in PAGE for text in comments(file) if RIDDLE.match(text)]
    assert not riddles


def test_comments_of_the_page_are_found(tmp_path):
    file = tmp_path / "page.svelte"
    file.write_text("<!-- One -->\n/** Two. */ /*\n * Three */\nlet url = 'https://x'; // Four\n// and five\n", "utf-8")
    assert [" ".join(text.split()) for text in comments(file)] == ["One", "Two.", "Three", "Four // and five"]


def english_texts() -> Iterator[tuple[Path, str]]:
    """All English texts. Tests are left out: they also check French, Italian and German sentences."""
    files = [page for page in ROOT.rglob("*.md") if not GENERATED & set(page.relative_to(ROOT).parts)]
    for folder in FOLDERS:
        kinds = ("en.ftl", *(() if folder.name == "tests" else ("*.py", "*.toml")))
        files += [file for kind in kinds for file in folder.rglob(kind)]
    for file in (*files, ROOT / "pyproject.toml"):
        yield file, file.read_text("utf-8")
    for file in PAGE:  # the code itself names the quotes of other languages
        yield from ((file, text) for text in comments(file))


def test_english_has_no_guillemets():
    files = {file for file, text in english_texts() if re.search("[«»]", text)}
    assert not files, "English uses straight or curly quotes"


def without_code(file: Path, text: str) -> Iterator[str]:
    """The texts of a file; in code, % is an operator."""
    if file.suffix == ".py":
        yield from docstrings(file)
        yield from strings(file)
    else:
        yield re.sub("```.*?```", "", text, flags=re.S)


def test_english_has_no_space_before_percent():
    """A string that begins with the space follows a number that is filled in."""
    spaced = re.compile(r"(?:^|[\d\]}])[ \u00a0\u202f]%(?![\w(])")
    files = {file for file, text in english_texts() if any(map(spaced.search, without_code(file, text)))}
    assert not files, "English writes 95%, not 95 %"


# --- sizes --------------------------------------------------------------------------------------------------------

ALL_PYTHON = [file for folder in FOLDERS for file in sorted(folder.rglob("*.py"))]


def test_files_are_short():
    lengths = {file.name: len(file.read_text("utf-8").splitlines()) for file in ALL_PYTHON}
    assert not {name: length for name, length in lengths.items() if length > LONGEST_FILE}


def test_functions_are_short():
    long = []
    for file in ALL_PYTHON:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
                length = node.end_lineno - node.lineno + 1
                long += [f"{file.name}: {node.name} has {length} lines"] if length > LONGEST_FUNCTION else []
    assert not long


# --- documentation ------------------------------------------------------------------------------------------------


def test_decisions_are_numbered_and_listed():
    folder = ROOT / "docs" / "decisions"
    files = sorted(file.name for file in folder.glob("[0-9]*.md"))
    assert [int(name[:4]) for name in files] == list(range(1, len(files) + 1))
    index = (folder / "README.md").read_text("utf-8")
    assert not [name for name in files if name not in index]


def test_public_names():
    assert set(archipel.__all__) == {
        "CHANCE", "WATCHER", "ArchipelError", "Batch", "Position", "Record", "Table", "View", "game", "games", "verify",
    }  # fmt: skip
    assert all(hasattr(archipel, name) for name in archipel.__all__)
    assert callable(archipel.games)


def test_importing_the_package_does_not_load_the_compiler():
    loaded = "import archipel, sys; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded]).returncode == 0
