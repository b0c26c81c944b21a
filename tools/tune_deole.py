"""Find the weights of Déole's hints again, by self-play: python tools/tune_deole.py (about two minutes).

An evolution strategy: in each generation some variants of the weights play the same games in both seats, and the mean
of the best becomes the middle of the next. The goal is the mean score. The same seed gives the same weights.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np

import archipel
from archipel.core.dice import Rng, reseed
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.playout import let_chance, lowest
from archipel.core.verbs import legal, play, scores, to_act
from archipel.games.deole import weights
from archipel.games.deole.hints import best_answer

SEED, SEATS = 1, 2
GENERATIONS, VARIANTS, PARENTS, GAMES = 40, 14, 5, 1200
NOISE = np.array([name == "noise" for name in weights.FOUND])  # its sign means nothing
SPREAD, DECAY = 0.5, 0.97  # of the variants at first, and its factor from one generation to the next
FIRST = {
    "helm": 2, "freedom": 1, "wind": 1, "wind_box": 0, "crew": 1, "crew_box": 0, "sixth": 3, "column": 0, "waste": 1,
    "castaway": 3, "wreck": 3, "isle": 6, "at_home": 6, "voyage": 1, "hindrance": 0.33, "ease": 2, "any_value": 8,
    "any_colour": 6, "noise": 3,
}  # fmt: skip
REACH = {
    "helm": 1, "freedom": 1, "wind": 0.3, "wind_box": 1, "crew": 0.3, "crew_box": 1, "sixth": 2, "column": 0.5,
    "waste": 2, "castaway": 1.5, "wreck": 1.5, "isle": 2, "at_home": 2, "voyage": 0.3, "hindrance": 0.15, "ease": 1,
    "any_value": 3, "any_colour": 3, "noise": 1.5,
}  # fmt: skip


@rule
def total_of_games(states, outs, rngs, seed, games, w, table):
    """The sum of all seats' points in so many games by these weights."""
    s, out, rng, total = states[1], outs[0], rngs[0], 0
    for game in range(games):
        states[1] = states[0]
        reseed(rng, seed, game)
        asked = to_act(s)
        while asked != NOBODY:
            if asked == CHANCE:
                let_chance(s, rng)
            else:
                seat = lowest(asked)
                play(s, seat, best_answer(w[0], s, seat, out, legal(s, seat, out), rng))
            asked = to_act(s)
        scores(s, table)
        for seat in range(s.seats):
            for line in range(table.shape[1]):
                total += table[seat, line]
    return total


class SelfPlay:
    """Games in which all seats play by the same weights."""

    def __init__(self) -> None:
        game = archipel.game("deole")
        self._arrays = np.repeat(game.start(SEATS).state(), 2), game.answer_buffers(), np.zeros(1, Rng)
        self._table = np.zeros((game.facts.seats[-1], len(game.facts.lines)), np.int64)

    def mean(self, numbers: Any, seed: int) -> float:
        """The mean score of a seat."""
        w = np.array([tuple(numbers)], weights.Weights)
        return float(total_of_games(*self._arrays, seed, GAMES, w, self._table) / GAMES / SEATS)


def evolve() -> Any:
    games, rng = SelfPlay(), np.random.default_rng(SEED)
    middle, reach = (np.array([table[name] for name in weights.FOUND], float) for table in (FIRST, REACH))
    ranks = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
    for generation in range(GENERATIONS):
        variants = middle + SPREAD * DECAY**generation * reach * rng.standard_normal((VARIANTS, len(middle)))
        means = [games.mean(variant, generation) for variant in variants]
        best = np.argsort(means)[::-1][:PARENTS]
        middle = ranks / ranks.sum() @ variants[best]
        print(f"generation {generation + 1} of {GENERATIONS}: {np.mean(means):.1f} points", flush=True)
    return middle


def write(numbers: Any) -> None:
    """Put the weights into the game's folder."""
    file = Path(weights.__file__)
    text = file.read_text("utf-8")
    for name, number in zip(weights.FOUND, np.where(NOISE, np.abs(numbers), numbers), strict=True):
        text = re.sub(rf'"{name}": [-\d.]+', f'"{name}": {number:.2f}', text)
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(evolve())
