"""The weights that make victories most likely: multinomial logit, by Newton's method."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

STEPS = 12
RIDGE = 0.001  # keeps weights small that make no difference


def fit(found: Any, won: Any) -> Any:
    """The weights under which the victories were most likely.

    `found` has the features of each seat of each position, `won` the share of victory of each seat.
    """
    count = found.shape[-1]
    weights = np.zeros(count)
    for _ in range(STEPS):
        logits = found @ weights
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        expected = np.einsum("gsk,gs->gk", found, chances)
        slope = np.einsum("gsk,gs->k", found, won - chances) / len(won) - RIDGE * weights
        weighted = (found * chances[..., None]).reshape(-1, count)
        bend = (weighted.T @ found.reshape(-1, count) - expected.T @ expected) / len(won) + RIDGE * np.eye(count)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def write(module: ModuleType, blocks: list[list[Any]]) -> None:
    """Put the weights into their module, a block for each number of seats."""
    file = Path(str(module.__file__))
    before, _, rest = file.read_text("utf-8").partition("FOUND = (\n")
    after = rest.partition(")  # fmt: skip\n")[2]
    rows = ["".join(f"        ({', '.join(f'{value:.3f}' for value in row)}),\n" for row in block) for block in blocks]
    text = "".join(f"    (\n{block}    ),\n" for block in rows)
    file.write_text(f"{before}FOUND = (\n{text})  # fmt: skip\n{after}", "utf-8")
