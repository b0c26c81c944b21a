"""Compile once, in the process that starts the workers; then every worker finds the rules ready."""

import pytest

import archipel
from archipel import bots
from archipel.core.kernel import plain
from tests.driving import PEARLS


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and not plain():
        for game in (*map(archipel.game, archipel.games()), PEARLS):
            game.compile(lambda verb, done, of: None)
            bots.rehearse(game)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if plain():
        skipped = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=skipped)
        items[:] = [item for item in items if item not in skipped]
