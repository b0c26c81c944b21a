"""Compile once, before the workers start; then every worker finds the rules ready."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import archipel
from archipel import bots
from archipel.core.kernel import plain
from tests.driving import PEARLS


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and not plain():
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
            list(processes.map(make_ready, [*archipel.games(), PEARLS.package]))


def make_ready(name: str) -> None:
    """Leave the compiled rules of a game in the cache."""
    game = PEARLS if name == PEARLS.package else archipel.game(name)
    game.compile(lambda verb, done, of: None)
    bots.rehearse(game)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if plain():
        skipped = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=skipped)
        items[:] = [item for item in items if item not in skipped]
