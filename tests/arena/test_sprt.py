"""The sequential test: Wald's bounds, and its errors on simulated contests."""

from __future__ import annotations

import random

import pytest

from archipel.arena.sprt import FEWEST, LOWER, UPPER, Sprt, bounds


def test_the_bounds_are_walds():
    """ln(0.05 / 0.95) and ln(0.95 / 0.05): the ±2.94 that tests of chess engines show."""
    assert bounds() == pytest.approx((-2.944, 2.944), abs=0.001)
    assert bounds(0.01, 0.1) == pytest.approx((-2.293, 4.500), abs=0.001)


def decide(rng: random.Random, share: float, most: int = 20_000) -> tuple[str | None, int]:
    """Deals of two games until the test decides."""
    test = Sprt(0.5, 0.6)
    while test.verdict is None and test.count < most:
        test.add(sum(rng.random() < share for _ in range(2)) / 2)
    return test.verdict, test.count


@pytest.mark.parametrize(("share", "wrong"), [(0.5, UPPER), (0.6, LOWER)])
def test_a_wrong_verdict_is_as_rare_as_promised(share, wrong):
    """At most 5 in 100; with 1,000 contests the standard error is 0.7 points."""
    rng = random.Random(7)
    verdicts = [decide(rng, share)[0] for _ in range(1000)]
    assert None not in verdicts
    assert verdicts.count(wrong) / 1000 < 0.065


@pytest.mark.parametrize(("share", "expected"), [(0.5, 66), (0.6, 63)])
def test_it_needs_as_many_deals_as_wald_says(share, expected):
    """Wald's expected number of observations, for the normal approximation with the variance of a deal.

    ((1 - a) ln(b / (1 - a)) + a ln((1 - b) / a)) / E[z] with a = b = 0.05; E[z] = (0.1)² / (2 variance).
    """
    variance = share * (1 - share) / 2
    assert 0.9 * 2.944 / (0.01 / (2 * variance)) == pytest.approx(expected, abs=1)
    rng = random.Random(8)
    needed = [decide(rng, share)[1] for _ in range(1000)]
    assert 0.9 * expected < sum(needed) / 1000 < 1.35 * expected  # it overshoots the bounds by a part of a deal


def test_a_clear_case_is_decided_after_the_fewest_deals():
    test = Sprt(0.5, 0.6)
    for _ in range(FEWEST - 1):
        test.add(1.0)
        assert test.verdict is None
    test.add(1.0)
    assert test.verdict == UPPER
    assert test.ratio > bounds()[1]


def test_nothing_is_known_before_the_first_deal():
    assert Sprt(0.5, 0.6).ratio == 0
