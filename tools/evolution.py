"""An evolution strategy, which finds the weights of hints by self-play.

In each generation some variants of the weights play the same games, and the mean of the best becomes the middle of the
next generation. The same seed gives the same weights.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Evolution:
    """The size of an evolution."""

    seed: int
    generations: int
    variants: int
    parents: int
    spread: float  # of the variants at first, in parts of their reach
    decay: float  # the factor of the spread from one generation to the next

    def run(self, first: Any, reach: Any, gain: Callable[[Any, Any, int], float], unit: str) -> Any:
        """The middle of the last generation; `gain` compares a variant with the middle, by the games of a seed."""
        rng, middle = np.random.default_rng(self.seed), first
        ranks = np.log(self.parents + 0.5) - np.log(np.arange(1, self.parents + 1))
        for generation in range(self.generations):
            spread = self.spread * self.decay**generation * reach
            variants = middle + spread * rng.standard_normal((self.variants, len(middle)))
            gains = [gain(variant, middle, generation) for variant in variants]
            best = np.argsort(gains)[::-1][: self.parents]
            middle = ranks / ranks.sum() @ variants[best]
            print(f"generation {generation + 1} of {self.generations}: {np.mean(gains):.3f} {unit}", flush=True)
        return middle


def write(module: ModuleType, numbers: Iterable[float]) -> None:
    """Put the weights into their module, in the order in which it has them."""
    file = Path(str(module.__file__))
    text = file.read_text("utf-8")
    for name, number in zip(module.FOUND, numbers, strict=True):
        text = re.sub(rf'"{name}": [-\d.]+', f'"{name}": {number:.2f}', text)
    file.write_text(text, "utf-8")
