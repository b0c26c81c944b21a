"""Find the weights of the value of a position in Maldivia again: python -m tools.train_maldivia_values (a minute).

Self-play: all seats play by the hints. Before every round the features of all seats are written down, and at the end
who has won. The weights are those under which the winners were most likely. The same seed gives the same weights.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import archipel
from archipel.bots.trials import share_of_victory
from archipel.core.dice import Rng, reseed
from archipel.core.kernel import NOBODY, rule
from archipel.core.playout import answer_once
from archipel.core.verbs import to_act, winners
from archipel.games.maldivia import value_weights
from archipel.games.maldivia.box import FACTS
from archipel.games.maldivia.position_value import stage_of, value_features
from archipel.games.maldivia.state import PLANNING
from archipel.games.maldivia.value_weights import COUNT, STAGES
from archipel.games.maldivia.weights import WEIGHTS
from tools.likelihood import fit, write

SEED, GAMES, MOST_ROUNDS = 1, 40_000, 16
BY_HINTS = True


@rule
def play_games(states, outs, rngs, w, found, won, stages):
    """Play games by the hints; write down the features of all seats before every round, and the shares of victory."""
    for game in range(len(won)):
        states[1] = states[0]
        s = states[1]
        asked = to_act(s)
        while asked != NOBODY:
            if s.step == PLANNING and s.planned == 0 and 1 < s.rounds < MOST_ROUNDS:
                write_down(s, w[0], found[game, s.rounds])
                stages[game, s.rounds] = stage_of(s)
            answer_once(s, asked, rngs[0], outs[0], BY_HINTS)
            asked = to_act(s)
        for seat in range(s.seats):
            won[game, seat] = share_of_victory(winners(s), seat)


@rule
def write_down(s, w, rows):
    for seat in range(s.seats):
        features = value_features(s, seat, w)
        for i in range(COUNT):
            rows[seat, i] = features[i]


def train(seats: int) -> list[Any]:
    """The weights for this number of seats in each part of the game."""
    game, rngs = archipel.game("maldivia"), np.zeros(1, Rng)
    reseed(rngs[0], SEED, seats)
    states, outs = np.repeat(game.start(seats).state(), 2), game.answer_buffers()
    found, won = np.zeros((GAMES, MOST_ROUNDS, seats, COUNT)), np.zeros((GAMES, seats))
    stages = np.full((GAMES, MOST_ROUNDS), -1)
    play_games(states, outs, rngs, WEIGHTS, found, won, stages)
    results = np.broadcast_to(won[:, None], (GAMES, MOST_ROUNDS, seats))
    return [fit(found[stages == stage], results[stages == stage]) for stage in range(STAGES)]


if __name__ == "__main__":
    write(value_weights, [train(seats) for seats in FACTS.seats])
