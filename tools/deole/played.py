"""Finished games of Déole and what can be counted in them."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from archipel.core.game import Game
from archipel.games.deole.box import CREW, PIPS, ROUNDS, SIDE, TURNS, A, B, D
from archipel.games.deole.state import NONE, NOT_LOST
from tools.deole.player import HINTS, Player, finished

SEED = 2022
CERTAIN = 1.96  # standard errors on either side of a mean: 95% confidence


@dataclass(frozen=True)
class Mean:
    """A mean over games, and how far the true one may lie on either side with 95% confidence."""

    value: float
    margin: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.margin:.1f}"


def mean(numbers: Any) -> Mean:
    """The mean of one number for each game."""
    return Mean(float(np.mean(numbers)), CERTAIN * float(np.std(numbers, ddof=1)) / sqrt(len(numbers)))


@dataclass(frozen=True)
class Played:
    """Finished games: their records, their score sheets and each seat's share of the victory."""

    seats: int
    states: Any
    sheets: Any
    shares: Any

    def of(self, field: str) -> Any:
        return self.states[field][:, : self.seats]

    @property
    def totals(self) -> Any:
        return self.sheets.sum(2)

    @property
    def points(self) -> Any:
        """The totals, but nothing for a solo voyage that was lost."""
        return self.totals * (self.states["lost"] == NOT_LOST)[:, None]

    @property
    def home(self) -> Any:
        return (self.of("port") != 0) & (self.of("ahead") == NONE)

    @property
    def dice_laid(self) -> Any:
        return ((self.of("boxes") > 0) & (self.of("boxes") <= PIPS)).sum((2, 3))

    @property
    def dice_had(self) -> Any:
        """The dice of each sheet: one for each turn played, plus those from bonuses."""
        turns = np.minimum(self.states["rounds"] * TURNS + self.states["turns"] + 1, ROUNDS * TURNS)
        return turns[:, None] + sum(self.has_taken(bonus) for bonus in (A, B, D))

    @property
    def discarded(self) -> float:
        """The share of dice that were not laid."""
        return float(1 - self.dice_laid.sum() / self.dice_had.sum())

    @property
    def crew_dice(self) -> Any:
        crew = self.of("boxes")[:, :, CREW]
        return ((crew > 0) & (crew <= PIPS)).sum(2)

    @property
    def farthest(self) -> Any:
        """The farthest row of each ship, counted from its own side."""
        crossed = np.unpackbits(self.of("crossed")[..., None], axis=-1, bitorder="little").astype(bool)
        rows, columns = crossed.any(3), crossed.any(2)
        ranks = np.arange(1, SIDE + 1)
        by_side = (rows, columns[..., ::-1], rows[..., ::-1], columns)
        seen = np.stack([(lines * ranks).max(2) for lines in by_side])
        return np.take_along_axis(seen, self.of("side")[None].astype(int), 0)[0]

    def has_taken(self, bonus: int) -> Any:
        return self.of("taken") >> bonus & 1

    def has_used(self, mode: int) -> Any:
        return (self.of("mode") == mode).any(2)

    def in_order(self, numbers: Any) -> Any:
        """Numbers by seat, clockwise from the first player of the first turn; the first player changes every turn."""
        began = (self.states["first"] - ROUNDS * TURNS) % self.seats
        return np.take_along_axis(numbers, (began[:, None] + np.arange(self.seats)) % self.seats, 1)


def scored(game: Game, seats: int, states: Any) -> Played:
    """Work out the score sheets and winners of finished games."""
    sheets = np.zeros((len(states), game.facts.seats[-1], len(game.facts.lines)), np.int64)
    shares = np.zeros((len(states), seats))
    for i in range(len(states)):
        game.array_verbs.scores(states[i : i + 1], sheets[i])
        shares[i] = game.array_verbs.winners(states[i : i + 1]) >> np.arange(seats) & 1
    return Played(seats, states, sheets[:, :seats], shares / np.maximum(shares.sum(1, keepdims=True), 1))


# --- one player among others who follow the hints -----------------------------------------------------------------


@dataclass(frozen=True)
class Single:
    """Games with one player of interest, at another seat each time, against players who follow the hints."""

    played: Played

    def own(self, numbers: Any) -> Any:
        """The player's number of each game."""
        return numbers[np.arange(len(numbers)), np.arange(len(numbers)) % self.played.seats]

    @property
    def total(self) -> Any:
        return self.own(self.played.totals)

    @property
    def home(self) -> Any:
        return self.own(self.played.home)

    @property
    def lead(self) -> Any:
        """The points that the player has more than the others have on average."""
        others = (self.played.totals.sum(1) - self.total) / (self.played.seats - 1)
        return self.total - others


# --- playing ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameRunner:
    """Plays many games; the results do not depend on the number of threads."""

    game: Game
    threads: int = 1

    def alike(self, seats: int, count: int, player: Player, **options: Any) -> Played:
        """Games in which everybody plays alike."""
        return self._play([[player] * seats for _ in range(count)], **options)

    def single(self, seats: int, count: int, player: Player, **options: Any) -> Single:
        """Games with one such player among hints."""
        at = [i % seats for i in range(count)]
        return Single(self._play([[player if i == seat else HINTS for i in range(seats)] for seat in at], **options))

    def _play(self, tables: Sequence[list[Player]], **options: Any) -> Played:
        def play(number: int) -> Any:
            return finished(self.game, tables[number], SEED + number, **options)

        with ThreadPoolExecutor(self.threads) as pool:
            ends = list(pool.map(play, range(len(tables))))
        return scored(self.game, len(tables[0]), np.concatenate(ends))
