"""Marks for tests that are too slow for every change: `make test` leaves them out, `make test-more` runs them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest


def more(*values: object) -> object:
    """Parameters of a slow extra."""
    return pytest.param(*values, marks=pytest.mark.more)


def diagonal(rows: Sequence[object], columns: Sequence[object]) -> list[object]:
    """Every pair of values; a pair off the diagonal is a slow extra. Each row and each column stays in `make test`."""
    longest = max(len(rows), len(columns))
    kept = {(rows[n % len(rows)], columns[n % len(columns)]) for n in range(longest)}
    return [pair if pair in kept else more(*pair) for pair in product(rows, columns)]
