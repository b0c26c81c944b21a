"""One word, one meaning: no two public types of the package, and no two public functions of a folder, share a name.

A type is a class or the layout of a record (`np.dtype`). Each game's folder is a namespace of its own. Games do not
know each other, and the rules of different games use the same words for different things: a card of one game is not a
card of another. So two games may both have a `Card`. But the modules of one game share their words with each other,
with the core and with the server.

Functions of different folders may share a name. A module that draws names its functions after what they draw, so it may
share their names with a module that draws the same things elsewhere, or that counts them.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import archipel

SOURCE = Path(__file__).parent.parent / "src" / "archipel"
GAMES = SOURCE / "games"
SHARED = sorted(file for file in SOURCE.rglob("*.py") if not file.is_relative_to(GAMES))
FOLDERS = sorted({file.parent for file in SOURCE.rglob("*.py")})
DRAWINGS = {"drawing.py", "terminal.py", "default_terminal.py", "prints.py"}
CALLED_BY_NAME = {"main", "make", "upgrade"}  # every program, every engine and every migration has one of its own


def public_types(file: Path) -> list[str]:
    """The public classes and layouts of records that this module defines at its top level."""
    return [name for node in body(file) if (name := name_of_type(node)) and not name.startswith("_")]


def body(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text("utf-8")).body


def name_of_type(node: ast.stmt) -> str | None:
    match node:
        case ast.ClassDef(name=name):
            return name
        case ast.Assign([ast.Name(name)], value) | ast.AnnAssign(ast.Name(name), value=value) if is_layout(value):
            return name
    return None


def is_layout(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("np.dtype", "record")


def public_functions(file: Path) -> list[str]:
    """The public functions that this module defines at its top level."""
    if file.name in DRAWINGS or file.parent.name == "prints":
        return []
    names = [node.name for node in body(file) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [name for name in names if not name.startswith("_") and name not in CALLED_BY_NAME]


def clashes(files: Iterable[Path], names: Callable[[Path], list[str]] = public_types) -> dict[str, list[str]]:
    """The names that several of these modules define, with the modules."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for name in names(file):
            found[name].append(file.relative_to(SOURCE).as_posix())
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_types_outside_the_games_have_different_names():
    assert not clashes(SHARED)


@pytest.mark.parametrize("game", archipel.games())
def test_types_of_a_game_have_names_of_their_own(game):
    assert not clashes([*SHARED, *sorted((GAMES / game).rglob("*.py"))])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(SOURCE).as_posix())
def test_functions_of_a_folder_have_different_names(folder):
    assert not clashes(sorted(folder.glob("*.py")), public_functions)


@pytest.mark.parametrize(
    ("module", "name", "names"),
    [
        ("core/table.py", "Table", public_types),
        ("core/dice.py", "Rng", public_types),
        ("games/mahe/state.py", "State", public_types),
        ("core/scenes.py", "read", public_functions),
    ],
)
def test_a_name_used_twice_is_found(module, name, names):
    assert name in clashes([SOURCE / module] * 2, names)
