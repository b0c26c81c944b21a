"""Ratings of the entrants by openskill: Plackett and Luce's model, updated game by game."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any

from archipel.arena.playing import GameResult


@dataclass(frozen=True)
class Rating:
    """The estimated strength and how uncertain it is. Everybody begins at 25 with 8.3."""

    mu: float
    sigma: float


class Ratings:
    """The ratings of all entrants. They depend a little on the order of the games, which is that of the deals."""

    def __init__(self, entrants: int) -> None:
        from openskill.models import PlackettLuce  # an extra

        self._model: Any = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(entrants)]

    def add(self, game: GameResult) -> None:
        """Rate one game. An entrant in several seats gets the mean of what each of them earns."""
        if len(set(game.seating)) < 2:
            return
        teams = [[self._copy(place)] for place in game.seating]
        rated = self._model.rate(teams, scores=[float(standing) for standing in game.standings])
        for place in set(game.seating):
            new = [team[0] for team, sitting in zip(rated, game.seating, strict=True) if sitting == place]
            mean = {"mu": fmean(one.mu for one in new), "sigma": fmean(one.sigma for one in new)}
            self._ratings[place] = self._model.rating(**mean)

    def _copy(self, place: int) -> Any:
        return self._model.rating(mu=self._ratings[place].mu, sigma=self._ratings[place].sigma)

    def __getitem__(self, place: int) -> Rating:
        return Rating(self._ratings[place].mu, self._ratings[place].sigma)
