"""Marks of tests: which are slow extras for `make test-more`, and which run in the same worker."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product

import pytest

from archipel.core.game import Game, Setup
from tests.driving import name_of, tables

SEED = int(os.environ.get("LAWS_SEED", "11"))  # of the random game of each table that all laws share


def more(*values: object) -> object:
    """Parameters of a slow extra."""
    return pytest.param(*values, marks=pytest.mark.more)


def diagonal(rows: Sequence[object], columns: Sequence[object], most: int) -> list[object]:
    """Every pair of values; all but this many pairs of the diagonal are slow extras."""
    kept = {(rows[n % len(rows)], columns[n % len(columns)]) for n in range(most)}
    return [pair if pair in kept else more(*pair) for pair in product(rows, columns)]


def mostly(kept: str) -> pytest.MarkDecorator:
    """A test of the server on one kind of database; on the other kinds it is a slow extra."""
    kinds = [kind if kind == kept else more(kind) for kind in ("sqlite", "postgresql")]
    return pytest.mark.parametrize("database_kind", kinds, indirect=True)


def grouped(table: tuple[Game, Setup]) -> object:
    """A table for a law, in the group of all laws of that table: one worker runs them and plays the game once."""
    return pytest.param(table, id=name_of(table), marks=pytest.mark.xdist_group(f"laws-{name_of(table)}"))


every_table = pytest.mark.parametrize("table", [grouped(table) for table in tables()])
