"""One word, one meaning: no two public classes of the package have the same name.

Each game's folder is a namespace of its own. Games do not know each other, and the rules of different games use the
same words for different things: a card of one game is not a card of another. So two games may both have a `Card`. But
the modules of one game share their words with each other, with the core and with the server.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

import archipel

SOURCE = Path(__file__).parent.parent / "src" / "archipel"
GAMES = SOURCE / "games"
SHARED = sorted(file for file in SOURCE.rglob("*.py") if not file.is_relative_to(GAMES))


def public_classes(file: Path) -> list[str]:
    """The public classes that this module defines at its top level."""
    tree = ast.parse(file.read_text("utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]


def clashes(files: Iterable[Path]) -> dict[str, list[str]]:
    """The names that several of these modules define, with the modules."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for name in public_classes(file):
            found[name].append(file.relative_to(SOURCE).as_posix())
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def test_classes_outside_the_games_have_different_names():
    assert not clashes(SHARED)


@pytest.mark.parametrize("game", archipel.games())
def test_classes_of_a_game_have_names_of_their_own(game):
    assert not clashes([*SHARED, *sorted((GAMES / game).rglob("*.py"))])


def test_a_name_used_twice_is_found():
    module = SOURCE / "core" / "table.py"
    assert "Table" in clashes([module, module])
