"""Find the weights of Chawaï's hints again, by self-play: python tools/train_chawai.py (about two minutes).

All seats play by the same weights. After every batch of games the weights move towards what the better seats did (the
policy gradient, with Adam); the result is the mean of the later steps. The same seed gives the same weights.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

import archipel
from archipel.core.dice import Rng, reseed, toss
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.playout import let_chance, lowest
from archipel.core.verbs import legal, play, standing, to_act, winners
from archipel.games.chawai import weights
from archipel.games.chawai.box import DIVERS, FACTS, MOST_SEATS
from archipel.games.chawai.hints import TOSSES, features, gains_and_rivals
from archipel.games.chawai.position_value import weighted_sum
from archipel.games.chawai.state import DIVE_TO

SEED = 1
STEPS, GAMES = 300, 4000
POINT = 0.003  # the worth of a point more than the others, as a share of a victory
FAST, SLOW = 0.2, 0.05  # the length of a step in the first half and in the second
KEPT = 0.6  # the mean is taken of the steps after this part
COUNT = len(weights.FOUND[0])


@rule
def choose(s, seat, out, n, rng, theta, found, chances):
    """The index of a diver drawn by the weights; the features and chances of all are left in the arrays."""
    about, total = gains_and_rivals(s, seat), 0.0
    for i in range(n):
        values = features(about, DIVE_TO.value(out.answers[i]), i, n)
        for k in range(COUNT):
            found[i, k] = values[k]
        chances[i] = math.exp(weighted_sum(theta, values))
        total += chances[i]
    chosen, left = n - 1, total * toss(rng) / TOSSES
    for i in range(n - 1, -1, -1):
        left -= chances[i]
        chosen = i if left + chances[i] >= 0 else chosen
        chances[i] /= total
    return chosen


@rule
def play_games(states, outs, rngs, games, theta, found, chances, chosen, gradient):
    """Play so many games and add up what each weight did for the seats that won."""
    s, out, rng = states[1], outs[0], rngs[0]
    for _ in range(games):
        states[1] = states[0]
        chosen[:, :] = 0.0
        asked = to_act(s)
        while asked != NOBODY:
            if asked == CHANCE:
                let_chance(s, rng)
            else:
                seat = lowest(asked)
                n = legal(s, seat, out)
                i = choose(s, seat, out, n, rng, theta, found, chances)
                for k in range(COUNT):
                    chosen[seat, k] += found[i, k]
                    for other in range(n):
                        chosen[seat, k] -= chances[other] * found[other, k]
                play(s, seat, out.answers[i])
            asked = to_act(s)
        add_gradient(s, chosen, gradient)


@rule
def add_gradient(s, chosen, gradient):
    """Add what each seat gained more than an average one, in victory and points, times what it leaned towards."""
    won, count, mean = winners(s), 0, 0.0
    for seat in range(s.seats):
        count += won >> seat & 1
        mean += standing(s, seat) / s.seats
    for seat in range(s.seats):
        gained = (won >> seat & 1) / count - 1.0 / s.seats + POINT * (standing(s, seat) - mean)
        for k in range(COUNT):
            gradient[k] += gained * chosen[seat, k]


def train(seats: int) -> Any:
    """The weights for this number of seats."""
    game, rngs = archipel.game("chawai"), np.zeros(1, Rng)
    reseed(rngs[0], SEED, seats)
    states, outs = np.repeat(game.start(seats).state(), 2), game.answer_buffers()
    scratch = np.zeros((DIVERS, COUNT)), np.zeros(DIVERS), np.zeros((MOST_SEATS, COUNT))
    theta, first, second, total = (np.zeros(COUNT) for _ in range(4))
    for step in range(1, STEPS + 1):
        gradient = np.zeros(COUNT)
        play_games(states, outs, rngs, GAMES, theta, *scratch, gradient)
        first, second = 0.9 * first + 0.1 * gradient / GAMES, 0.99 * second + 0.01 * (gradient / GAMES) ** 2
        slope = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        theta = theta + (FAST if step < STEPS / 2 else SLOW) * slope
        total += theta if step > KEPT * STEPS else 0.0
    return total / (STEPS - int(KEPT * STEPS))


def write(rows: list[Any]) -> None:
    """Put the weights into the game's folder."""
    file = Path(weights.__file__)
    before, _, rest = file.read_text("utf-8").partition("FOUND = (\n")
    after = rest.partition(")  # fmt: skip\n")[2]
    lines = [", ".join(f"{value:.2f}" for value in part) for row in rows for part in (row[:12], row[12:])]
    pairs = zip(lines[::2], lines[1::2], strict=True)
    text = "".join(f"    (\n        {one},\n        {other},\n    ),\n" for one, other in pairs)
    file.write_text(f"{before}FOUND = (\n{text})  # fmt: skip\n{after}", "utf-8")


if __name__ == "__main__":
    write([train(seats) for seats in FACTS.seats])
