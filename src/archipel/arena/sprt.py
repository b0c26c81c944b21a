"""A sequential test: it stops as soon as one of two hypotheses about the first bot's share is clearly the better one.

Wald's bounds with the generalised likelihood ratio for a mean whose variance is unknown, as in tests of chess engines
("GSPRT"). An observation is the mean of a deal, so the seatings of a deal need not be independent.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

ERROR_RATE = 0.05  # of either kind
FEWEST = 16  # deals before the variance can be trusted
TINY = 1e-9
LOWER, UPPER = "lower", "upper"


def bounds(false_upper: float = ERROR_RATE, false_lower: float = ERROR_RATE) -> tuple[float, float]:
    """Wald's bounds for the log-likelihood ratio."""
    return log(false_lower / (1 - false_upper)), log((1 - false_lower) / false_upper)


@dataclass
class Sprt:
    """The test of `lower` against `upper`, for the mean of the observations."""

    lower: float
    upper: float
    count: int = 0
    _sum: float = 0.0
    _squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self._sum += value
        self._squares += value * value

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio, positive if the observations speak for `upper`: each with its best variance."""
        return self.count / 2 * log(self._spread(self.lower) / self._spread(self.upper))

    def _spread(self, mean: float) -> float:
        """The sum of squares around a mean; a little more, so that it is never 0."""
        return self._squares - 2 * mean * self._sum + self.count * mean * mean + TINY

    @property
    def verdict(self) -> str | None:
        """The hypothesis that is accepted; None as long as neither is."""
        low, high = bounds()
        if self.count < FEWEST or low < self.ratio < high:
            return None
        return UPPER if self.ratio >= high else LOWER
