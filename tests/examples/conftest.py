"""Tests of the examples use the command line and a server, like those of the games in the package."""

from collections.abc import Iterator

import pytest

from tests.cli.conftest import run
from tests.outside import examples_installed

__all__ = ["run"]


@pytest.fixture
def _installed() -> Iterator[None]:
    with examples_installed():
        yield
