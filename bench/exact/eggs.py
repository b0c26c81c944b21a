"""Two-player Mahé for players who want as many eggs more than the other as possible, solved by value iteration.

What has been laid is then worth the same whatever follows, so a race depends on no score: only on the places of the
turtles, on the eggs of the open card, and on the number of cards after it. The next card is any of the deck. With more
and more cards ahead all values grow alike, and the differences between places stay the same.

Values are the eggs that seat 0 will lay from now on, less those of seat 1.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from duel import LAST_EGGS, Stage, code, solved, states, successors, sweep

PRECISE = 1e-4  # eggs
AHEAD = 6  # cards after the open one; with more, the differences between places hardly change
DECK = np.array([3, 3, 5, 5, 5, 3]) / 24  # the chances of 1, 2 ... 6 eggs


@dataclass(frozen=True, eq=False)
class Values:
    """The values of all races.

    `races` has them by the number of cards ahead, by the eggs on the open card, and by state (`duel.states`).
    `afterwards` has them before a card is turned up; its first row is the race for the last eggs.
    """

    races: Any
    afterwards: Any

    def after(self, follows: Any, pile: int, clutch: int) -> Any:
        """The worth of each of these states, in the race for this card (0: the last eggs) with so many ahead.

        States are numbered as in `duel.fill`: those of this race, then those after either seat has laid.
        """
        size = self.afterwards.shape[1]
        laid, state = np.divmod(follows, size)
        sign = np.array([0, 1, -1])[laid]
        if clutch == 0:
            return np.where(sign == 0, self.afterwards[0][state], sign * LAST_EGGS)
        pile = min(pile, len(self.races) - 1)
        return np.where(sign == 0, self.races[pile, clutch - 1][state], self.afterwards[pile][state] + sign * clutch)

    def value(self, pile: int, clutch: int, phase: int, pos: Any, height: Any) -> float:
        state = phase * len(states()[0]) + states()[2][code(pos, height)]
        return float(self.after(np.array([state]), pile, clutch)[0])


def last_eggs() -> Any:
    """The values of the race for the last eggs."""
    return LAST_EGGS * (2 * solved(Stage()).own - 1).astype(np.float32)


def race(won: Any, lost: Any, start: Any, precise: float = PRECISE) -> Any:
    """The values of a race, with those after seat 0 has laid and after seat 1 has; the search begins at `start`."""
    values, change = np.concatenate([start, won, lost]).astype(np.float32), math.inf
    while change > precise:
        change = sweep(values, *successors())
    return values[: len(start)]


def solve(ahead: int = AHEAD, precise: float = PRECISE) -> Values:
    """The values with up to so many cards after the open one."""
    afterwards, races = [last_eggs()], []
    for number in range(ahead + 1):
        starts, then = races[-1] if races else [afterwards[0]] * len(DECK), afterwards[-1]
        races.append([race(then + 1 + i, then - 1 - i, start, precise) for i, start in enumerate(starts)])
        afterwards.append(np.tensordot(DECK, races[-1], 1).astype(np.float32))
        print(f"{number} cards ahead: places differ otherwise by up to {unsettled(afterwards):.3f} eggs", flush=True)
    return Values(np.array(races), np.array(afterwards))


def unsettled(afterwards: list[Any]) -> float:
    """The eggs by which two states differ more, or less, with one more card ahead."""
    return float(np.ptp(afterwards[-1] - afterwards[-2]))


def loaded(file: Path | None) -> Values:
    """The values; kept in this file, because they take minutes to find."""
    if file is not None and file.exists():
        kept = np.load(file)
        return Values(kept["races"], kept["afterwards"])
    values = solve()
    if file is not None:
        np.savez(file, races=values.races, afterwards=values.afterwards)
    return values
