"""Find the weights of Maldivia's hints again, by self-play: python -m tools.tune_maldivia (about ten minutes).

Each variant of the weights plays against the middle of its generation, in both seats. The goal is the share of victory
together with the lead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import archipel
from archipel.bots.trials import lead, mixed, share_of_victory
from archipel.core.dice import Rng, reseed
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.playout import let_chance, lowest
from archipel.core.verbs import legal, play, to_act, winners
from archipel.games.maldivia import weights
from archipel.games.maldivia.hints import best_answer
from tools.evolution import Evolution, write

SEATS, GAMES = 2, 3000
EVOLUTION = Evolution(seed=1, generations=45, variants=14, parents=5, spread=0.6, decay=0.96)
LEAD, USUAL = 0.5, 5.0  # the weight of the lead, and a usual one in points
NOISE = np.array([name.endswith("whim") for name in weights.FOUND])  # its sign means nothing
FIRST = {
    "fish": 3, "theft": 21, "creature": 8, "promised": 12, "nearly": 0, "ready": 0, "others": 0.25, "risk": 0,
    "twist": 0.5, "bite": 0.5, "ahead": 0.75, "whim": 16, "plan_whim": 16, "fog_whim": 16, "lost": 16,
    "taken": 16, "wanted": 0,
}  # fmt: skip
REACH = {
    "fish": 2, "theft": 8, "creature": 6, "promised": 5, "nearly": 4, "ready": 6, "others": 0.15, "risk": 2,
    "twist": 0.3, "bite": 0.3, "ahead": 0.3, "whim": 8, "plan_whim": 0, "fog_whim": 6, "lost": 10,
    "taken": 10, "wanted": 0.5,
}  # fmt: skip


@rule
def gain_of_games(states, outs, rngs, seed, games, w, table):
    """The mean reward of the first weights against the second, in so many games in each seat."""
    s, out, rng, total = states[1], outs[0], rngs[0], 0.0
    for game in range(2 * games):
        first = game % 2
        states[1] = states[0]
        reseed(rng, seed, game // 2)
        asked = to_act(s)
        while asked != NOBODY:
            if asked == CHANCE:
                let_chance(s, rng)
            else:
                seat = lowest(asked)
                play(s, seat, best_answer(w[int(seat != first)], s, seat, out, legal(s, seat, out), rng))
            asked = to_act(s)
        total += mixed(share_of_victory(winners(s), first), LEAD, lead(s, first, table), USUAL)
    return total / (2 * games)


class Duel:
    """Games of two players with different weights."""

    def __init__(self) -> None:
        game = archipel.game("maldivia")
        self._arrays = np.repeat(game.start(SEATS).state(), 2), game.answer_buffers(), np.zeros(1, Rng)
        self._table = np.zeros((game.facts.seats[-1], len(game.facts.lines)), np.int64)

    def gain(self, numbers: Any, others: Any, seed: int) -> float:
        """The mean reward of these weights against the others."""
        w = np.array([tuple(numbers), tuple(others)], weights.Weights)
        return float(gain_of_games(*self._arrays, seed, GAMES, w, self._table))


def evolve() -> Any:
    duel = Duel()
    first, reach = (np.array([table[name] for name in weights.FOUND], float) for table in (FIRST, REACH))
    found = EVOLUTION.run(first, reach, duel.gain, "of a victory against the generation before")
    print(f"{duel.gain(found, first, EVOLUTION.generations):.3f} of a victory against the first weights")
    return np.where(NOISE, np.abs(found), found)


if __name__ == "__main__":
    write(weights, evolve())
