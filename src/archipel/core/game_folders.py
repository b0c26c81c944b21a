"""The folders that hold games: the package's own, those of installed packages, and those that a setting names.

An installed package offers games through the entry point group "archipel.games": each entry point names a package, such
as `pig = "my_games.pig"`. The setting ARCHIPEL_GAME_FOLDERS lists folders; every package in them is a game, imported as
`archipel_games.<name>`.
"""

from __future__ import annotations

import logging
import os
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

OWN_GAMES = "archipel.games"
ENTRY_POINTS = "archipel.games"
SETTING = "ARCHIPEL_GAME_FOLDERS"
NAMESPACE = "archipel_games"
log = logging.getLogger("archipel")


@cache
def packages() -> dict[str, str]:
    """The package of every game, by the game's name. The package's own games come first, so none can be replaced."""
    found = dict(_own_games())
    for name, package in [*_installed_games(), *_games_in_folders()]:
        if found.setdefault(name, package) != package:
            log.warning("%s is left out: there is already a game called %s", package, name)
    return dict(sorted(found.items()))


def _own_games() -> list[tuple[str, str]]:
    return _packages_in([str(Path(__file__).parent.parent / "games")], OWN_GAMES)


def _installed_games() -> list[tuple[str, str]]:
    return [(point.name, point.value) for point in entry_points(group=ENTRY_POINTS)]


def _games_in_folders() -> list[tuple[str, str]]:
    return _packages_in(named_folders(), NAMESPACE)


def _packages_in(folders: list[str], parent: str) -> list[tuple[str, str]]:
    return [(module.name, f"{parent}.{module.name}") for module in pkgutil.iter_modules(folders) if module.ispkg]


def named_folders() -> list[str]:
    """The folders of the setting, as absolute paths."""
    named = os.environ.get(SETTING, "").split(os.pathsep)
    return [str(Path(folder).expanduser().resolve()) for folder in named if folder]


def make_importable() -> None:
    """Let the games of the named folders be imported, as parts of one namespace package."""
    namespace = sys.modules.setdefault(NAMESPACE, ModuleType(NAMESPACE, f"Games from the folders of {SETTING}."))
    known = list(getattr(namespace, "__path__", []))
    namespace.__path__ = [*known, *(folder for folder in named_folders() if folder not in known)]
