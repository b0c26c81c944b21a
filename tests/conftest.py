"""Setup for all tests: the kernel is compiled before the workers start, and no test meets a running event loop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from archipel.core.kernel import plain
from tests.compiling import compile_all

settings.register_profile("fixed", derandomize=True, database=None, deadline=None)
settings.load_profile("fixed")  # every run tries the same examples

NEEDS_A_LOOP = "playwright"  # the fixture of browser tests
MEMORY = Path("/dev/shm")  # noqa: S108 - files here live in memory; pytest makes a folder that is only ours
ENOUGH = 2 << 30  # bytes
IS_COMPILED = "KERNEL_IS_COMPILED"  # the Makefile says so, having compiled beside its checks
SELDOM = (20_000, 20, 20)  # when the garbage collector runs

gc.disable()  # thousands of collected tests are no garbage; this and SELDOM save an eighth of all processor time


def pytest_configure(config: pytest.Config) -> None:
    keep_files_in_memory()
    if not (hasattr(config, "workerinput") or plain() or os.environ.get(IS_COMPILED)):
        compile_all()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


def keep_files_in_memory() -> None:
    """Let databases of tests commit without waiting for a disk: thousands of commits, and no test cuts the power."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that need the compiled kernel when the rules run as plain Python."""
    if plain():
        skipped = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=skipped)
        items[:] = [item for item in items if item not in skipped]


@pytest.fixture(autouse=True)
def same_log_handlers() -> Iterator[None]:
    """Take back the handlers of a server that ran in this process: their streams are closed after the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


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
