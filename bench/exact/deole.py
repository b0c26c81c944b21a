"""Déole alone with all dice known beforehand: `python bench/exact/deole.py --games 100`.

The luck of a game is a row of tosses, the same that `archipel arena deole --seats 1 --seed 1` plays; each draw takes
the next one. A beam search that knows the whole row looks for the most points. Every total it finds can be reached, so
the true maximum is at least that. `deole_bound` proves an upper bound of the maximum. Bots, which have to roll the
dice, play the same deals.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
from deole_bound import bound
from interval import shown

import archipel
from archipel.arena.contest import contest, derived_seed
from archipel.arena.estimates import Tally, of_scores
from archipel.arena.playing import play_deal
from archipel.arena.results import Results
from archipel.bots import Budget
from archipel.core.dice import Rng, generator, reseed, toss
from archipel.core.game import Game
from archipel.core.kernel import CHANCE, NOBODY, rule
from archipel.core.verbs import legal, outcome, play, policy, scores, to_act, ways
from archipel.games.deole.answers import SIDE
from archipel.games.deole.box import WINDS

DRAWS = 400  # more than any game has
MOST_CHILDREN = 40_000
ALONE = 0  # the seat
BOTS = "captain@0.1,captain@0.02,mate,sailor,deckhand"
PATIENT = Budget(seconds=60)  # levels below the captain stop after their number of worlds


@rule
def let_chance_answer(s, tosses, drawn):
    """Play all draws that are owed, as `Seeded` would; return the number of draws so far."""
    while to_act(s) == CHANCE:
        play(s, CHANCE, outcome(s, (tosses[drawn] * ways(s)) >> 32))
        drawn += 1
    return drawn


@rule
def answered(s, answer, tosses, drawn):
    """Play an answer and all draws that are owed then; return the number of draws so far."""
    play(s, ALONE, answer)
    return let_chance_answer(s, tosses, drawn)


@rule
def total(s, table):
    scores(s, table)
    points = 0
    for line in range(table.shape[1]):
        points += table[ALONE, line]
    return points


@rule
def finished(s, tosses, drawn, out, rng, table):
    """Play on by the hints with the known luck; return the points at the end."""
    while to_act(s) != NOBODY:
        n = legal(s, ALONE, out)
        play(s, ALONE, policy(s, ALONE, out, n, rng))
        drawn = let_chance_answer(s, tosses, drawn)
    return total(s, table)


@rule
def expand(beam, drawn, width, tosses, trials, children, child_drawn, values, scratch, outs, rngs, table):
    """Try every choice in every position of the beam; return the number of positions that follow.

    The value of a position is the best of some games that the hints play from there.
    """
    count = 0
    for parent in range(width):
        n = legal(beam[parent], ALONE, outs[0])
        for choice in range(n):
            if count == len(children):
                return count
            children[count] = beam[parent]
            play(children[count], ALONE, outs[0].answers[choice])
            child_drawn[count] = let_chance_answer(children[count], tosses, drawn[parent])
            values[count] = -1000
            for _ in range(trials):
                scratch[0] = children[count]
                found = finished(scratch[0], tosses, child_drawn[count], outs[1], rngs[0], table)
                values[count] = max(values[count], found)
            count += 1
    return count


@rule
def is_over(s):
    return to_act(s) == NOBODY


def tosses_of(seed: int) -> Any:
    """The luck of a seed, one toss for each draw."""
    return np.array([int(toss(generator(seed, number))) for number in range(DRAWS)], np.int64)


def most_points(game: Game, seed: int, width: int, trials: int) -> int:
    """The most points that the beam finds with the luck of this seed."""
    setup = game.setup(1)
    tosses = tosses_of(seed)
    beam, children, scratch = np.zeros(width, game.state), np.zeros(MOST_CHILDREN, game.state), np.zeros(1, game.state)
    drawn, child_drawn = np.zeros(width, np.int64), np.zeros(MOST_CHILDREN, np.int64)
    values, rngs = np.zeros(MOST_CHILDREN, np.int64), np.zeros(1, Rng)
    table = np.zeros((game.facts.seats[-1], len(game.facts.lines)), np.int64)
    outs = np.repeat(game.answer_buffers(), 2)
    reseed(rngs[0], seed, 1)
    beam[:1] = game.start_from(setup).state()
    drawn[0], size, best = let_chance_answer(beam[0], tosses, 0), 1, -1000
    while size:
        count = expand(beam, drawn, size, tosses, trials, children, child_drawn, values, scratch, outs, rngs, table)
        best = max(best, int(values[:count].max()))
        kept = chosen(children[:count], values[:count], width)
        size = len(kept)
        beam[:size], drawn[:size] = children[kept], child_drawn[kept]
    return best


def chosen(children: Any, values: Any, width: int) -> Any:
    """The indices of the best positions that are not over, each position once."""
    order = np.argsort(-values, kind="stable")
    seen: set[bytes] = set()
    kept = []
    for index in order.tolist():
        raw = children[index].tobytes()
        if raw not in seen and not is_over(children[index]):
            seen.add(raw)
            kept.append(index)
        if len(kept) == width:
            break
    return np.array(kept, np.int64)


def proven_bound(game: Game, seed: int, steps: int) -> int:
    """An upper bound of the most points with the luck of this seed, whichever side is chosen."""
    tosses, sides, drawn = tosses_of(seed), np.zeros(WINDS, game.state), 0
    for side, position in enumerate(sides):
        sides[side : side + 1] = game.start_from(game.setup(1)).state()
        drawn = answered(position, SIDE.first + side, tosses, 0)
    return bound(list(sides), tosses, drawn, steps)


def points_of(game: Game, kinds: list[str], deals: int, seed: int) -> Results:
    """Let bots play the same deals."""
    results = Results(contest(game, game.setup(1), kinds, PATIENT, seed))
    for deal in range(deals):
        results.add(play_deal(results.contest, deal))
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--width", type=int, default=100, help="positions that are kept after each choice (100)")
    parser.add_argument("--trials", type=int, default=4, help="games that the hints play from each position (4)")
    parser.add_argument("--steps", type=int, default=40, help="by which the upper bound is improved (40)")
    parser.add_argument("--bots", default=BOTS, help=f"that play the same deals ({BOTS})")
    parser.add_argument("--seed", type=int, default=1, help="of the contest (1)")
    asked = parser.parse_args()
    game, found, proven = archipel.game("deole"), Tally(), Tally()
    for deal in range(asked.games):
        seed = derived_seed(asked.seed, "luck", deal)
        proven.add([proven_bound(game, seed, asked.steps)])
        found.add([most_points(game, seed, asked.width, asked.trials)])
    print(f"with the dice known, at most {shown(of_scores(proven))} points are possible in {asked.games} games")
    print(f"with the dice known, a beam of {asked.width} finds {shown(of_scores(found))} points")
    results = points_of(game, asked.bots.split(","), asked.games, asked.seed)
    for place, entrant in enumerate(results.contest.entrants):
        print(f"{entrant.name} makes {shown(results.points(place))} points")
    return 0


if __name__ == "__main__":
    sys.exit(main())
