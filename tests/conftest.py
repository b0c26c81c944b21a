"""Setup for all tests: the kernel is compiled before the workers start, and no test meets a running event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import settings

from archipel.core.kernel import plain
from tests.compiling import compile_all

settings.register_profile("fixed", derandomize=True, database=None, deadline=None)
settings.load_profile("fixed")  # every run tries the same examples

NEEDS_A_LOOP = "playwright"  # the fixture of browser tests


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and not plain():
        compile_all()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that need the compiled kernel when the rules run as plain Python."""
    if plain():
        skipped = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=skipped)
        items[:] = [item for item in items if item not in skipped]


@pytest.fixture(autouse=True)
def no_running_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the loop that Playwright leaves running in the main thread from tests that start a loop of their own."""
    loop = asyncio._get_running_loop()
    if loop is None or NEEDS_A_LOOP in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
