"""Archipel: sea games at one table.

>>> import archipel
>>> "mahe" in archipel.games()
True
>>> sea = archipel.game("mahe").start(seats=5)
>>> sea.to_act == {archipel.CHANCE}
True
"""

from typing import TYPE_CHECKING, Any

import archipel.games  # first, so that the name "games" is free for the function below
import archipel.python_version  # noqa: F401 - before any file that an old Python cannot read
from archipel.core.errors import ArchipelError
from archipel.core.game import game
from archipel.core.game import names as games
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.position import Position, View

if TYPE_CHECKING:
    from archipel.core.batch import Batch
    from archipel.core.record import Record, verify
    from archipel.core.table import Table

__all__ = [
    "CHANCE",
    "WATCHER",
    "ArchipelError",
    "Batch",
    "Position",
    "Record",
    "Table",
    "View",
    "game",
    "games",
    "verify",
]
__version__ = "0.1.0"

LOADED_WHEN_USED = {"Batch": "batch", "Record": "record", "Table": "table", "verify": "record"}


def __getattr__(name: str) -> Any:
    """Load the larger parts when they are first used: a batch, for one, needs the compiler."""
    if name not in LOADED_WHEN_USED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"archipel.core.{LOADED_WHEN_USED[name]}"), name)
