"""Find the tables of Mahé's hints again, by self-play: python tools/train_mahe.py (about five minutes).

All seats play by the same tables, now and then at random. After every game, the numbers that stood for a position after
a move go towards what followed: who laid the card, the next one, and those after it. The more often a number has been
seen, the less it moves. The result is the mean of the later steps. The same seed gives the same tables.
"""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

import numpy as np

import archipel
from archipel.core.dice import Rng, below, reseed
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.playout import let_chance, lowest
from archipel.core.verbs import legal, play, to_act
from archipel.games.mahe import weights
from archipel.games.mahe.box import FACTS, MOST_TURTLES, PILE
from archipel.games.mahe.hints import best_answer
from archipel.games.mahe.outlook import (
    CARDS,
    COUNT,
    FEWEST_SEATS,
    HUNDREDTHS,
    place,
    roles_of,
    spaces_of,
    stacks_of,
    turtles_of,
)
from archipel.games.mahe.rules.queries import owner, topmost
from archipel.games.mahe.state import DECIDE, DIE_OWED, OVER, PICK, TURN_UP

SEED = 1
STEPS, GAMES = 40, 5000  # in each step
KEPT = 0.5  # the mean is taken of the steps after this part
EXPLORING = 20  # one answer of so many is any
LATER = 5  # cards are looked at: this one, the next, and three after it
MOST_MOVES = 2000
MOST = 127  # that a number of the tables may be
SLOWING, POWER = 100.0, 0.8  # after this many times a number begins to move less, and how much less

SeenPosition = np.dtype([("turn", "i8"), ("waiting", "i8"), ("cards", "i8"), ("spaces", "i8"), ("stacks", "i8")])


@rule
def play_games(states, outs, rngs, games, tables, seen, laid, places, rates, counts):
    """Play so many games; after each one move the tables towards what happened."""
    for _ in range(games):
        states[1] = states[0]
        moves = play_game(states[1], outs[0], rngs[0], tables, seen, laid)
        for move in range(moves):
            for seat in range(states[1].seats):
                learn(states[1], seat, seen[move], tables, laid, places, rates, counts)


@rule
def play_game(s, out, rng, tables, seen, laid):
    """Play a game; write down the positions after moves and who laid; return the number of moves."""
    moves = cards = 0
    asked = to_act(s)
    while asked != NOBODY:
        turn, waiting, clutch, step = int(s.turn), int(s.waiting), s.clutch, s.step
        answer(s, asked, out, rng, tables)
        asked = to_act(s)
        if step in (DECIDE, DIE_OWED) and is_after_move(s) and moves < MOST_MOVES:
            if s.step == OVER or s.clutch != clutch:
                laid[cards] = owner(s, topmost(s, turn))
                cards += 1
            write_down(s, seen[moves], turn, waiting, cards)
            moves += asked != NOBODY
    return moves


@rule
def answer(s, asked, out, rng, tables):
    """Answer by the tables, or now and then at random."""
    if asked == CHANCE:
        let_chance(s, rng)
        return
    seat = lowest(asked)
    n = legal(s, seat, out)
    explores = below(rng, EXPLORING) == 0
    play(s, seat, out.answers[below(rng, n)] if explores else best_answer(s, seat, out, n, tables))


@rule
def is_after_move(s):
    """Tell whether a move has just ended."""
    return s.step == PICK or s.step == TURN_UP or s.step == OVER or (s.step == DIE_OWED and s.dice == 0)


@rule
def write_down(s, position, turn, waiting, cards):
    """Keep the position after the move of a turtle, when so many cards have been laid."""
    position.turn, position.waiting, position.cards = turn, waiting, cards
    position.spaces, position.stacks = spaces_of(s), stacks_of(s)


@rule
def learn(s, seat, position, tables, laid, places, rates, counts):
    """Move the numbers of one position, as one seat sees it, towards the share that the seat has had."""
    roles = roles_of(s, position.turn, position.waiting)
    n = find_places(s, (turtles_of(s, seat), roles, position.spaces, position.stacks, 0), places, rates, counts)
    row, card = s.seats - FEWEST_SEATS, position.cards
    for k in range(CARDS):
        end = card + k + 1 if k < CARDS - 1 else card + LATER
        if end <= PILE + 1:
            error = 0.0
            for later in range(card + k, end):
                error += HUNDREDTHS * ((laid[later] == seat) - 1.0 / s.seats)
            for i in range(n):
                error -= tables[row, places[i], k]
            for i in range(n):
                tables[row, places[i], k] += rates[i] * error / n


@rule
def find_places(s, sea, places, rates, counts):
    """Write the places in the tables that stand for this sea, and how far each may move; return how many."""
    n = 0
    for one in range(s.turtles):
        for other in range(s.turtles):
            at = place(sea, one, other)
            if at >= 0:
                places[n], rates[n] = at, (1.0 + counts[at] / SLOWING) ** -POWER
                counts[at] += 1.0
                n += 1
    return n


def train(seats: int, steps: int = STEPS, games: int = GAMES) -> Any:
    """The table for this number of seats."""
    game, rngs = archipel.game("mahe"), np.zeros(1, Rng)
    reseed(rngs[0], SEED, seats)
    states, outs = np.repeat(game.start(seats).state(), 2), game.answer_buffers()
    seen, laid, counts = np.zeros(MOST_MOVES, SeenPosition), np.zeros(PILE + 1, np.int64), np.zeros(COUNT)
    places, rates = np.zeros(MOST_TURTLES**2, np.int64), np.zeros(MOST_TURTLES**2)
    tables, total = np.zeros((len(FACTS.seats), COUNT, CARDS)), np.zeros((COUNT, CARDS))
    for step in range(steps):
        play_games(states, outs, rngs, games, tables, seen, laid, places, rates, counts)
        total += tables[seats - FEWEST_SEATS] if step >= KEPT * steps else 0.0
    return np.clip(np.rint(total / (steps - int(KEPT * steps))), -MOST, MOST).astype(np.int8)


def write(tables: list[Any]) -> None:
    """Put the tables into the game's folder."""
    file = Path(weights.__file__)
    before = file.read_text("utf-8").partition("FOUND = (\n")[0]
    rows = [textwrap.wrap(weights.packed(table), 112) for table in tables]
    text = "".join("    (\n" + "".join(f'        "{line}"\n' for line in row) + "    ),\n" for row in rows)
    file.write_text(f"{before}FOUND = (\n{text})\nTABLES = np.array([unpacked(text) for text in FOUND])\n", "utf-8")


if __name__ == "__main__":
    write([train(seats) for seats in FACTS.seats])
