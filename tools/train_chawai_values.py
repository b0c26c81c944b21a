"""Find the weights of the value of a position in Chawaï again: python -m tools.train_chawai_values (a minute).

Self-play: all seats play by the hints. After every round the features of all seats are written down, and at the end
who has won. The weights are those under which the winners were most likely. The same seed gives the same weights.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import archipel
from archipel.bots.trials import share_of_victory
from archipel.core.dice import Rng, reseed
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.playout import answer_once
from archipel.core.verbs import to_act, winners
from archipel.games.chawai import value_weights
from archipel.games.chawai.box import FACTS
from archipel.games.chawai.position_value import deck_of, value_features
from archipel.games.chawai.value_weights import COUNT, ROUNDS
from tools.likelihood import fit, write

SEED, GAMES = 1, 40_000
BY_HINTS = True


@rule
def play_games(states, outs, rngs, found, won):
    """Play games by the hints; write down the features of all seats after every round, and the shares of victory."""
    for game in range(len(won)):
        states[1] = states[0]
        s = states[1]
        asked = to_act(s)
        while asked != NOBODY:
            if asked == CHANCE and s.laid == 0 and s.rounds > 0:
                write_down(s, found[game, s.rounds - 1])
            answer_once(s, asked, rngs[0], outs[0], BY_HINTS)
            asked = to_act(s)
        for seat in range(s.seats):
            won[game, seat] = share_of_victory(winners(s), seat)


@rule
def write_down(s, rows):
    deck = deck_of(s)
    for seat in range(s.seats):
        features = value_features(s, seat, deck)
        for i in range(COUNT):
            rows[seat, i] = features[i]


def train(seats: int) -> list[Any]:
    """The weights for this number of seats after each round."""
    game, rngs = archipel.game("chawai"), np.zeros(1, Rng)
    reseed(rngs[0], SEED, seats)
    states, outs = np.repeat(game.start(seats).state(), 2), game.answer_buffers()
    found, won = np.zeros((GAMES, ROUNDS, seats, COUNT)), np.zeros((GAMES, seats))
    play_games(states, outs, rngs, found, won)
    return [fit(found[:, number], won) for number in range(ROUNDS)]


if __name__ == "__main__":
    write(value_weights, [train(seats) for seats in FACTS.seats])
