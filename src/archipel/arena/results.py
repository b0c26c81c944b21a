"""The results of a contest: shares of victory, points, a cross table, ratings, and the sequential test."""

from __future__ import annotations

from dataclasses import asdict
from itertools import product
from statistics import fmean
from typing import Any

from archipel.arena.contest import Contest, Entrant
from archipel.arena.estimates import Estimate, Tally, of_scores, of_shares
from archipel.arena.playing import Deal, GameResult
from archipel.arena.ratings import Ratings
from archipel.arena.sprt import Sprt


class Results:
    """The sums over all deals so far."""

    def __init__(self, contest: Contest, sprt: Sprt | None = None) -> None:
        places = range(len(contest.entrants))
        self.contest = contest
        self.sprt = sprt
        self.deals = self.games = 0
        self.ratings = Ratings(len(places))
        self._shares, self._points = [Tally() for _ in places], [Tally() for _ in places]
        self._crossed = {pair: Tally() for pair in product(places, places) if pair[0] != pair[1]}

    def add(self, deal: Deal) -> None:
        """Add the games of a deal."""
        self.deals += 1
        self.games += len(deal.games)
        for place in range(len(self.contest.entrants)):
            self._shares[place].add(_values(deal, place, "shares"))
            self._points[place].add(_values(deal, place, "points"))
        for (row, column), tally in self._crossed.items():
            tally.add(self._alone(deal, row, column) if self.contest.is_solo else _ahead(deal, row, column))
        for game in deal.games:
            self.ratings.add(game)
        self._test(deal)

    def _test(self, deal: Deal) -> None:
        values = _values(deal, 0, "points" if self.contest.is_solo else "shares")
        if self.sprt and values:
            self.sprt.add(fmean(values))

    @staticmethod
    def _alone(deal: Deal, row: int, column: int) -> list[float]:
        """The points that one makes more than the other, each alone with the same luck."""
        return [fmean(_values(deal, row, "points")) - fmean(_values(deal, column, "points"))]

    # --- figures --------------------------------------------------------------------------------------------------

    @property
    def fair_share(self) -> float:
        return 1 / self.contest.seats

    def share(self, place: int) -> Estimate | None:
        """The share of victory of one seat of the entrant."""
        return of_shares(self._shares[place])

    def points(self, place: int) -> Estimate | None:
        return of_scores(self._points[place])

    def crossed(self, row: int, column: int) -> Estimate | None:
        """The share of games in which a seat of the one is ahead of a seat of the other, equal standings counting half.

        For one player alone: the points that the one makes more.
        """
        tally = self._crossed[row, column]
        return of_scores(tally) if self.contest.is_solo else of_shares(tally)

    def plain(self) -> dict[str, Any]:
        """Everything as JSON."""
        contest = self.contest
        return {
            "game": contest.game.name,
            "seats": contest.seats,
            "options": dict(contest.setup.options),
            "seed": contest.seed,
            "deals": self.deals,
            "games": self.games,
            "fair_share": self.fair_share,
            "bots": [self._row(place, entrant) for place, entrant in enumerate(contest.entrants)],
            "cross_table": [self._cross_row(place) for place in range(len(contest.entrants))],
            "sprt": self._test_result(),
        }

    def _row(self, place: int, entrant: Entrant) -> dict[str, Any]:
        rating = None if self.contest.is_solo else asdict(self.ratings[place])
        share = None if self.contest.is_solo else _plain(self.share(place))
        seats = int(self._points[place].count)
        return asdict(entrant) | {
            "seats_played": seats,
            "share": share,
            "points": _plain(self.points(place)),
            "rating": rating,
        }

    def _cross_row(self, row: int) -> list[dict[str, Any] | None]:
        places = range(len(self.contest.entrants))
        return [None if column == row else _plain(self.crossed(row, column)) for column in places]

    def _test_result(self) -> dict[str, Any] | None:
        test = self.sprt
        if test is None:
            return None
        return {"lower": test.lower, "upper": test.upper, "ratio": test.ratio, "verdict": test.verdict}


def _plain(estimate: Estimate | None) -> dict[str, Any] | None:
    return None if estimate is None else asdict(estimate)


def _values(deal: Deal, place: int, quantity: str) -> list[float]:
    """A quantity of every seat that the entrant had in the deal."""
    return [
        value
        for game in deal.games
        for value, sitting in zip(getattr(game, quantity), game.seating, strict=True)
        if sitting == place
    ]


def _ahead(deal: Deal, row: int, column: int) -> list[float]:
    return [value for game in deal.games for value in _ahead_in(game, row, column)]


def _ahead_in(game: GameResult, row: int, column: int) -> list[float]:
    """For each pair of seats of the two: 1 if the first is ahead, 1/2 if they are equal, 0 if it is behind."""
    standing = list(zip(game.seating, game.standings, strict=True))
    ours = [value for place, value in standing if place == row]
    theirs = [value for place, value in standing if place == column]
    return [(1 + (one > other) - (one < other)) / 2 for one, other in product(ours, theirs)]
