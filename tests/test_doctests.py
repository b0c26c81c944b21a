"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
FILES = [file for file in sorted(SOURCE.rglob("*.py")) if ">>> " in file.read_text("utf-8")]
MODULES = [".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__") for file in FILES]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name):
    ran = doctest.testmod(import_module(name), raise_on_error=True)
    assert ran.attempted
