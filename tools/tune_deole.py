"""Find the weights of Déole's hints again, by self-play: python -m tools.tune_deole (about two minutes).

All seats play by the same weights; the goal is the mean score.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import archipel
from archipel.core.dice import Rng, reseed
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.playout import let_chance, lowest
from archipel.core.verbs import legal, play, scores, to_act
from archipel.games.deole import weights
from archipel.games.deole.hints import best_answer
from tools.evolution import Evolution, write

SEATS, GAMES = 2, 1200
EVOLUTION = Evolution(seed=1, generations=40, variants=14, parents=5, spread=0.5, decay=0.97)
NOISE = np.array([name == "noise" for name in weights.FOUND])  # its sign means nothing
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
    games = SelfPlay()
    first, reach = (np.array([table[name] for name in weights.FOUND], float) for table in (FIRST, REACH))
    found = EVOLUTION.run(first, reach, lambda variant, _, generation: games.mean(variant, generation), "points")
    return np.where(NOISE, np.abs(found), found)


if __name__ == "__main__":
    write(weights, evolve())
