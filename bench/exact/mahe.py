"""How much a bot loses against perfect play at the end of two-player Mahé: `python bench/exact/mahe.py rollout@0.1`.

The bot plays both seats against the perfect player. Each of its choices is compared with the best one; the difference
of the exact values is its loss, in hundredths of a victory.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from duel import STEPS, Solution, Stage, after_one, after_two, before_dice, code, solved, states, successors
from interval import shown

import archipel
from archipel.arena.contest import derived_seed, entrant
from archipel.arena.estimates import Tally, of_scores
from archipel.bots import Budget, never
from archipel.core.dice import below, generator
from archipel.core.kernel import CHANCE
from archipel.core.position import Position, from_scene
from archipel.games.mahe.state import PICK

LAST_EGGS = {"cards": [[1, 2, 3, 3, 3, 4, 4, 5, 5, 6], [1, 2, 3, 3, 4, 4, 4, 5, 5, 6]], "clutch": None}
LAST_CARD = {"cards": [[1, 2, 3, 3, 4, 4, 5, 5, 5, 6], [2, 3, 3, 4, 4, 5, 5, 6, 6]], "clutch": 4}
STARTS = {"last eggs": LAST_EGGS, "last card": LAST_CARD}
NONE = -1
EVERY = np.arange(len(STEPS))  # number of steps that a move may have, as the solver counts them


def start(name: str, seat: int) -> Position:
    """Everybody on the raft, and this seat to move."""
    turn = {"step": "pick", "turn": ("red", "yellow")[seat], "pile": 0}
    return from_scene(archipel.game("mahe"), {"game": "mahe", "seats": 2, **turn, **STARTS[name]})


def stage_of(position: Position) -> Stage:
    """The race that the position is in."""
    cards = position.scene()["cards"]
    lead, more = (f(cards[0]) - f(cards[1]) for f in (sum, len))
    return Stage(lead, more, position.scene()["clutch"] or 0)


# --- exact values -------------------------------------------------------------------------------------------------


def places(s: Any) -> tuple[Any, Any]:
    """The places and the heights of the turtles, as the solver has them."""
    pos, height = np.array(s.space[:4], np.int64), np.zeros(4, np.int64)
    for turtle in range(4):
        below_it = s.mount[turtle]
        while below_it != NONE:
            height[turtle] += 1
            below_it = s.mount[below_it]
    return pos, height


def row(position: Position, turtle: int, waiting: int) -> tuple[Any, int]:
    """The states that may follow this turtle's move, and the seat that decides about it."""
    pos, height = places(position.s)
    if waiting == NONE and turtle % 2:  # a second turtle is numbered as the first of its seat
        for values in (pos, height):
            values[turtle], values[turtle - 1] = values[turtle - 1], values[turtle]
    way = 0 if waiting == NONE else 1 + turtle % 2
    table, deciders = successors()
    number = states()[2][code(pos, height)]
    return table[number, turtle // 2, way], int(deciders[number, turtle // 2, way])


def exact_values(position: Position, solution: Solution) -> dict[str, float]:
    """The exact value of every choice, for the seat that has it."""
    values = values_of_choices(position, solution.values.__getitem__)
    return values if min(position.to_act) == 0 else {name: 1 - value for name, value in values.items()}


def values_of_choices(position: Position, after: Callable[[Any], Any]) -> dict[str, float]:
    """The value of every choice for seat 0; `after` says what states are worth that may follow a move."""
    s, seat = position.s, min(position.to_act)
    if s.step == PICK:
        names = [str(answer) for answer in position.legal()]
        found = [before_dice(*worths(position, turtle, turtle ^ 1, after)) for turtle in (2 * seat, 2 * seat + 1)]
        return dict(zip(names, map(float, found), strict=True))
    worth, every, decides = worths(position, int(s.turn), int(s.waiting), after)
    pips, one = int(s.pips), s.dice == 1
    stop, roll = after_one(worth, every, decides, pips) if one else after_two(worth, every, pips)
    return {"stop": float(stop), "roll": float(roll)}


def worths(position: Position, turtle: int, waiting: int, after: Callable[[Any], Any]) -> tuple[Any, Any, int]:
    """The worth of every number of steps, the numbers of all of them, and the seat that decides about the move."""
    follows, decides = row(position, turtle, waiting)
    return after(follows), EVERY, decides


# --- playing ------------------------------------------------------------------------------------------------------


@dataclass
class Losses:
    """The losses of a bot by its choices."""

    games: Tally = field(default_factory=Tally)  # the loss of each game
    shares: Tally = field(default_factory=Tally)
    choices: int = 0
    best: int = 0
    worst: float = 0.0

    def add(self, losses: list[float], share: float) -> None:
        self.games.add([sum(losses)])
        self.shares.add([share])
        self.choices += len(losses)
        self.best += sum(loss < 1e-6 for loss in losses)
        self.worst = max(self.worst, *losses, 0.0)


def play(name: str, kind: str, usual: Budget, number: int, losses: Losses) -> None:
    """Play a game against the perfect player; the first seat and the seat of the bot change from game to game."""
    position, bot_seat = start(name, number % 2), number // 2 % 2
    bot = entrant(kind, usual).bot(derived_seed(1, name, number), never)
    rng, lost = generator(derived_seed(2, name, number)), []
    while not position.is_over and stage_of(position) in _stages(name):
        if position.to_act == {CHANCE}:
            position.apply(CHANCE, position.outcome(int(below(rng, position.ways))))
            continue
        seat, values = min(position.to_act), exact_values(position, solved(stage_of(position)))
        answer = str(bot.choose(position.view(seat))) if seat == bot_seat else max(values, key=values.__getitem__)
        if seat == bot_seat:
            lost.append(max(values.values()) - values[answer])
        position.apply(seat, answer)
    losses.add(lost, 1 / len(position.winners) if bot_seat in position.winners else 0.0)


def _stages(name: str) -> set[Stage]:
    """The stage and those that may follow it."""
    first = stage_of(start(name, 0))
    following = (
        {Stage(first.lead + sign * first.clutch, first.cards + sign) for sign in (1, -1)} if first.clutch else set()
    )
    return {first} | following


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="bots, such as rollout@0.1 or rollout@5000n")
    parser.add_argument("--games", type=int, default=400, help="games of each bot from each start (400)")
    parser.add_argument("--start", choices=STARTS, action="append", help="where to begin (everywhere)")
    asked = parser.parse_args()
    for name in asked.start or STARTS:
        first = solved(stage_of(start(name, 0)))
        worth = [100 * first.value(seat, *places(start(name, seat).s)) for seat in (0, 1)]
        print(
            f"{name}: {len(states()[0]):,} places of the turtles, {first.sweeps} sweeps, last change {first.change:.0e}"
        )
        print(f"  perfect play: seat 1 wins {worth[0]:.2f}% if it begins, {worth[1]:.2f}% if seat 2 begins", flush=True)
        for kind in asked.bots:
            losses = Losses()
            for number in range(asked.games):
                play(name, kind, Budget(seconds=0.1), number, losses)
            report(kind, losses)
    return 0


def report(kind: str, losses: Losses) -> None:
    best = 100 * losses.best / losses.choices
    print(f"  {kind}: loses {percent(losses.games)} of a victory in a game; the best choice in {best:.1f}%", end=" ")
    print(
        f"of {losses.choices:,}, the worst loses {100 * losses.worst:.1f}; wins {percent(losses.shares)}%", flush=True
    )


def percent(tally: Tally) -> str:
    """The mean in hundredths, with its interval."""
    return shown(of_scores(tally), 100)


if __name__ == "__main__":
    sys.exit(main())
