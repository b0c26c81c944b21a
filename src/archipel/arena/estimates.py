"""Estimates with intervals from games that come in deals: a deal counts as one observation, whatever it contains.

The mean of a quantity over all games is a ratio of sums over deals; its standard error is that of a ratio estimator
with deals as clusters (Cochran, Sampling Techniques, 6.3). Shares get Wilson's interval with the effective number of
games, so that an interval stays within 0 and 1 and is not empty when somebody has always won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

LEVEL = 0.95
FEWEST = 3  # deals for an interval


@dataclass(frozen=True)
class Estimate:
    """A mean, its standard error, and the interval that contains the true value in 95 of 100 contests."""

    mean: float
    error: float | None = None  # None if there are too few deals to know
    low: float | None = None
    high: float | None = None


@dataclass
class Tally:
    """Sums of a quantity over the deals so far. Each deal adds the sum of its values and their number."""

    deals: int = 0
    total: float = 0.0
    count: float = 0.0
    _total_squared: float = 0.0
    _count_squared: float = 0.0
    _product: float = 0.0

    def add(self, values: Iterable[float]) -> None:
        """Add the values of a deal; a deal without any does not count."""
        listed = list(values)
        if not listed:
            return
        total, count = sum(listed), len(listed)
        self.deals += 1
        self.total += total
        self.count += count
        self._total_squared += total * total
        self._count_squared += count * count
        self._product += total * count

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def error(self) -> float | None:
        """The standard error of the mean."""
        if self.deals < FEWEST:
            return None
        squares = self._total_squared - 2 * self.mean * self._product + self.mean**2 * self._count_squared
        return sqrt(max(0.0, squares) * self.deals / (self.deals - 1)) / self.count


def of_scores(tally: Tally) -> Estimate | None:
    """The mean of any quantity, with Student's interval."""
    return _estimate(tally, lambda mean, error, t: (mean - t * error, mean + t * error))


def of_shares(tally: Tally) -> Estimate | None:
    """The mean of shares between 0 and 1, with Wilson's interval."""
    return _estimate(tally, lambda mean, error, t: wilson(mean, effective_count(mean, error, tally.deals), t))


def _estimate(tally: Tally, interval: Callable[[float, float, float], tuple[float, float]]) -> Estimate | None:
    """None without a deal; a mean without an interval if there are too few."""
    if not tally.deals:
        return None
    error = tally.error
    if error is None:
        return Estimate(tally.mean)
    return Estimate(tally.mean, error, *interval(tally.mean, error, quantile(tally.deals - 1)))


def effective_count(mean: float, error: float, deals: int) -> float:
    """The number of independent games that would be as informative; if all ended alike, a deal counts as one."""
    return mean * (1 - mean) / error**2 if error > 1e-9 else float(deals)


def wilson(share: float, count: float, z: float) -> tuple[float, float]:
    """Wilson's score interval for a share among that many games."""
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def quantile(freedom: int, level: float = LEVEL) -> float:
    """Student's two-sided quantile, by the expansion of Cornish and Fisher (Abramowitz and Stegun 26.7.5)."""
    z = NormalDist().inv_cdf(0.5 + level / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(z + sum(term / freedom**power for power, term in enumerate(terms, 1)))
