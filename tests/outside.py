"""Games outside the package, found as a host adds them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from archipel.core.game import Game, find
from archipel.core.game_folders import NAMESPACE, SETTING, make_importable, packages

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name: str) -> Game:
    """The game of that name in the folder of examples."""
    with patch.dict(os.environ, {SETTING: str(EXAMPLES)}):
        make_importable()
    return find(f"{NAMESPACE}.{name}")


@contextmanager
def examples_installed() -> Iterator[None]:
    """The setting that a host makes, in force for a while."""
    try:
        with patch.dict(os.environ, {SETTING: str(EXAMPLES)}):
            packages.cache_clear()
            yield
    finally:
        packages.cache_clear()
