"""Intervals: against published values, and their coverage on simulated contests."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import fmean

import pytest

from archipel.arena.estimates import Estimate, Tally, effective_count, of_scores, of_shares, quantile, wilson


@pytest.mark.parametrize(("freedom", "value"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**6, 1.960)])
def test_quantiles_are_those_of_the_printed_tables(freedom, value):
    assert quantile(freedom) == pytest.approx(value, abs=0.01)


def test_wilsons_interval_is_that_of_the_literature():
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for (won, of), interval in {
        (81, 263): (0.2553, 0.3662),
        (15, 148): (0.0624, 0.1605),
        (0, 20): (0.0, 0.1611),
        (1, 29): (0.0061, 0.1718),
    }.items():
        assert wilson(won / of, of, 1.959964) == pytest.approx(interval, abs=1e-4)


def test_the_error_of_independent_games_is_the_usual_one():
    tally, values = Tally(), [1.0, 0.0, 0.0, 1.0, 1.0, 0.5, 0.0, 1.0]
    for value in values:
        tally.add([value])
    mean = fmean(values)
    error = (sum((value - mean) ** 2 for value in values) / len(values) / (len(values) - 1)) ** 0.5
    assert (tally.mean, tally.error) == pytest.approx((mean, error))


def test_games_that_always_end_alike_in_a_deal_count_once():
    """Ten copies of a game tell no more than one."""
    once, copied = Tally(), Tally()
    for value in (1.0, 0.0, 1.0, 1.0, 0.0):
        once.add([value])
        copied.add([value] * 10)
    assert (once.mean, once.error) == pytest.approx((copied.mean, copied.error))


def test_seats_that_cancel_each_other_make_a_contest_precise():
    """If the first seat always wins, both bots win exactly half of every deal."""
    tally = Tally()
    for _ in range(10):
        tally.add([1.0, 0.0])
    assert (tally.mean, tally.error) == (0.5, 0.0)


def test_a_deal_without_the_bot_does_not_count():
    tally = Tally()
    tally.add([])
    assert tally.deals == 0
    assert of_shares(tally) is of_scores(tally) is None


def test_two_deals_are_too_few_for_an_interval():
    tally = Tally()
    tally.add([1.0])
    tally.add([0.0])
    assert (of_shares(tally).mean, of_shares(tally).low, of_scores(tally).high) == (0.5, None, None)


def test_a_bot_that_has_always_won_may_lose_some_day():
    tally = Tally()
    for _ in range(20):
        tally.add([1.0, 1.0])
    assert of_shares(tally).high == 1.0
    assert of_shares(tally).low == pytest.approx(wilson(1.0, 20, quantile(19))[0])
    assert 0.8 < of_shares(tally).low < 0.9


def test_effective_count_of_independent_games():
    assert effective_count(0.5, 0.05, 7) == pytest.approx(100)


CONTESTS = 2000


def coverage(simulate: Callable[[random.Random], Estimate | None], truth: float) -> float:
    """The share of simulated contests whose interval contains the truth; its standard error is 0.5 points."""
    rng, covered = random.Random(19), 0
    for _ in range(CONTESTS):
        found = simulate(rng)
        covered += found.low <= truth <= found.high
    return covered / CONTESTS


@pytest.mark.parametrize("share", [0.5, 0.8])
@pytest.mark.parametrize("deals", [30, 200])
def test_intervals_of_shares_cover_the_truth_in_95_of_100_contests(share, deals):
    """Deals of two games that depend on each other: a deal may favour the bot or its opponent, whatever the seats."""

    def simulate(rng: random.Random) -> Estimate | None:
        tally = Tally()
        for _ in range(deals):
            favour = rng.choice((-0.15, 0.15))
            tally.add(float(rng.random() < share + favour) for _ in range(2))
        return of_shares(tally)

    assert 0.935 < coverage(simulate, share) < 0.965


def test_intervals_of_points_cover_the_truth_in_95_of_100_contests():
    """Deals of different sizes, as when a bot sits once in some deals and twice in others."""

    def simulate(rng: random.Random) -> Estimate | None:
        tally = Tally()
        for deal in range(40):
            luck = rng.gauss(0, 10)
            tally.add(50 + luck + rng.gauss(0, 5) for _ in range(1 + deal % 2))
        return of_scores(tally)

    assert 0.935 < coverage(simulate, 50) < 0.965


def test_intervals_that_took_games_for_independent_would_not_cover():
    """Six games in each deal, each counted as a deal of its own: this is why deals are counted."""

    def simulate(rng: random.Random) -> Estimate | None:
        tally = Tally()
        for _ in range(30):
            favour = rng.choice((-0.45, 0.45))
            for _ in range(6):
                tally.add([float(rng.random() < 0.5 + favour)])
        return of_shares(tally)

    assert coverage(simulate, 0.5) < 0.8
