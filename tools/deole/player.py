"""A strong player of Déole, for figures: it tries every choice in games that hints play to the end.

It wants as many points of its own as possible; the other players' points do not matter to it. A solo voyage that is
lost counts nothing. A trial plays one choice after another with the same luck (common random numbers). After each
round of trials the worse half of the choices is dropped, so most trials go to the best ones (sequential halving).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from archipel.core.dice import Rng, reseed, toss
from archipel.core.game import Game
from archipel.core.kernel import CANNOT_WIN, CHANCE, NOBODY, rule
from archipel.core.playout import let_chance, lowest, playout
from archipel.core.verbs import legal, play, policy, scores, standing, to_act
from archipel.games.deole.rules.queries import is_home

BY_HINTS = True
TRIALS, LUCK, MANNERS = range(3)  # generators: for trials, for the dice on the table, for the players

# Room for one decision: the score table, the choices, the points that they have won, and which are still in the race.
Workspace = np.dtype(
    (np.record, [("table", "i8", (4, 11)), ("codes", "i8", 64), ("won", "i8", 64), ("in_race", "i8", 64)])
)


@dataclass(frozen=True)
class Player:
    """Trials for each choice, 0 to follow the hints; and points that it imagines to get for coming home."""

    trials: int
    prize: int = 0


HINTS = Player(trials=0)


# --- one decision -------------------------------------------------------------------------------------------------


@rule
def worth_of_end(s, seat, workspace, prize):
    """The seat's total, with the prize if its ship is home; nothing for a voyage that is lost."""
    if standing(s, seat) == CANNOT_WIN:
        return 0
    workspace.table[:, :] = 0
    scores(s, workspace.table)
    return workspace.table[seat].sum() + prize * is_home(s, seat)


@rule
def choose(worlds, outs, rngs, workspace, seat, trials, prize):
    """The answer that wins most points in trials from `worlds[0]`; `worlds[1]` is scratch space."""
    n = legal(worlds[0], seat, outs[0])
    for i in range(n):
        workspace.codes[i], workspace.won[i], workspace.in_race[i] = outs[0].answers[i], 0, 1
    seed, left, number = toss(rngs[MANNERS]), n, 0
    rounds = rounds_for(n)
    while left > 1:
        last = number + max(1, trials * n // (rounds * left))
        try_out(worlds, outs, rngs, workspace, seat, n, prize, seed, number, last)
        number = last
        left -= drop_worst(workspace, n, left // 2)
    return workspace.codes[best_of(workspace, n)]


@rule
def rounds_for(n):
    """The number of rounds in which n choices, halved each time, come down to one."""
    rounds = 1
    while 1 << rounds < n:
        rounds += 1
    return rounds


@rule
def try_out(worlds, outs, rngs, workspace, seat, n, prize, seed, first, last):
    """Play every choice in the race to the end, with the luck of each number from `first` to `last`."""
    for number in range(first, last):
        for i in range(n):
            if workspace.in_race[i]:
                worlds[1] = worlds[0]
                reseed(rngs[TRIALS], seed, number)
                play(worlds[1], seat, workspace.codes[i])
                playout(worlds[1], rngs[TRIALS], outs[0], BY_HINTS)
                workspace.won[i] += worth_of_end(worlds[1], seat, workspace, prize)


@rule
def drop_worst(workspace, n, count):
    """Take this many choices out of the race; return how many."""
    for _ in range(count):
        worst = -1
        for i in range(n):
            if workspace.in_race[i] and (worst < 0 or workspace.won[i] < workspace.won[worst]):
                worst = i
        workspace.in_race[worst] = 0
    return count


@rule
def best_of(workspace, n):
    """The choice in the race that has won most."""
    best = -1
    for i in range(n):
        if workspace.in_race[i] and (best < 0 or workspace.won[i] > workspace.won[best]):
            best = i
    return best


# --- whole games --------------------------------------------------------------------------------------------------


@rule
def play_out(worlds, outs, rngs, workspaces, trials, prizes):
    """Play `worlds[0]` to its end; seats without trials follow the hints."""
    while True:
        asked = to_act(worlds[0])
        if asked == NOBODY:
            return
        if asked == CHANCE:
            let_chance(worlds[0], rngs[LUCK])
            continue
        seat = lowest(asked)
        if trials[seat] > 0:
            answer = choose(worlds, outs, rngs, workspaces[0], seat, trials[seat], prizes[seat])
        else:
            answer = policy(worlds[0], seat, outs[0], legal(worlds[0], seat, outs[0]), rngs[MANNERS])
        play(worlds[0], seat, answer)


def finished(game: Game, players: list[Player], seed: int, **options: Any) -> Any:
    """The record at the end of one game, as an array of one; a seed brings the same dice whoever plays."""
    worlds = np.repeat(game.start(len(players), **options).state(), 2)
    rngs = np.zeros(3, Rng)
    for number in (LUCK, MANNERS):
        reseed(rngs[number], seed, number)
    trials, prizes = (np.array(column) for column in zip(*((p.trials, p.prize) for p in players), strict=True))
    play_out(worlds, game.answer_buffers(), rngs, np.zeros(1, Workspace), trials, prizes)
    return worlds[:1].copy()
