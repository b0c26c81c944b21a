"""The end of two-player Mahé solved exactly: two turtles each, stacks, both moves of a turn, every die.

A *stage* is the race for one card, or for the seven last eggs. Its value depends on the places of the four turtles,
the order in stacks, and whose move it is. Value iteration sweeps over all these states until nothing changes any more.
A stage ends when somebody lays. That is worth the value of the next stage, so stages are solved from the last one back.

Values are the share of victory of seat 0 when both play perfectly.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations, product
from typing import Any

import numpy as np
from numba import njit

PLACES = 22  # the raft and the ring
RING, LIMIT, PIPS, LAST_EGGS = 21, 7, 6, 7
TURTLES = 4  # 0 and 1 are of seat 0, 2 and 3 of seat 1
PHASES = 4  # seat 0 or 1 picks a turtle; turtle 0 or 2 moves as the second of its seat
PRECISE = 1e-10
STEPS = np.array(
    [0, *sorted({dice * pips for dice in (1, 2, 3) for pips in range(dice, LIMIT + 1) if dice > 1 or pips <= PIPS})]
)
AT = np.full(LIMIT * 3 + 1, -1, np.int64)  # the place of a number of steps among those
AT[STEPS] = range(len(STEPS))
ORDERS = list(permutations(range(TURTLES)))
RANK = np.full(256, -1, np.int64)
for _number, _order in enumerate(ORDERS):
    RANK[_order[0] * 64 + _order[1] * 16 + _order[2] * 4 + _order[3]] = _number


# --- states -------------------------------------------------------------------------------------------------------


@njit
def code(pos, height):
    """The number of a state: the places, and the turtles in the order of their places and heights."""
    order = np.empty(4, np.int64)
    key = np.empty(4, np.int64)
    for turtle in range(4):
        at = turtle
        value = turtle if pos[turtle] == 0 else 4 * pos[turtle] + height[turtle]
        while at > 0 and key[at - 1] > value:
            key[at], order[at] = key[at - 1], order[at - 1]
            at -= 1
        key[at], order[at] = value, turtle
    places = ((pos[0] * 22 + pos[1]) * 22 + pos[2]) * 22 + pos[3]
    return places * 24 + RANK[order[0] * 64 + order[1] * 16 + order[2] * 4 + order[3]]


def all_states() -> tuple[Any, Any]:
    """The places and the heights of every state."""
    places, heights = [], []
    for pos in product(range(PLACES), repeat=TURTLES):
        for order in ORDERS:
            if found := _heights(pos, order):
                places.append(pos)
                heights.append(found)
    return np.array(places, np.int64), np.array(heights, np.int64)


def _heights(pos: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...] | None:
    """The heights of the turtles if they are listed from the bottom up, place by place; None for any other list."""
    height = [0] * TURTLES
    for below, above in pairwise(order):
        if pos[below] > pos[above] or (pos[below] == pos[above] == 0 and below > above):
            return None
        height[above] = height[below] + 1 if pos[below] == pos[above] > 0 else 0
    return tuple(height)


@cache
def states() -> tuple[Any, Any, Any]:
    """All states, and the index of each by its code."""
    pos, height = all_states()
    index = np.full(PLACES**TURTLES * len(ORDERS), -1, np.int32)
    for number in range(len(pos)):
        index[code(pos[number], height[number])] = number
    return pos, height, index


# --- moves --------------------------------------------------------------------------------------------------------


@njit
def decider(pos, height, turtle):
    """The seat of the topmost turtle of the stack."""
    top = turtle
    if pos[turtle] > 0:
        for other in range(4):
            if pos[other] == pos[turtle] and height[other] > height[top]:
                top = other
    return top // 2


@njit
def put(pos, height, turtle, space, new_pos, new_height):
    """Move a turtle with all that ride on it to a space, or to the raft."""
    resting = 0
    for other in range(4):
        rides = other == turtle or (pos[turtle] > 0 and pos[other] == pos[turtle] and height[other] > height[turtle])
        new_pos[other] = space if rides else pos[other]
        new_height[other] = -1 - (height[other] - height[turtle]) if rides else height[other]
        resting += (not rides) and pos[other] == space
    for other in range(4):
        if new_height[other] < 0:
            new_height[other] = resting - 1 - new_height[other] if space > 0 else 0


@njit
def fill(index, size, pos, height, turtle, waiting, found):
    """Find where the values are after every possible number of steps; 0 steps mean back to the raft.

    The values of this stage come first, then those after seat 0 has laid, then those after seat 1 has laid.
    """
    new_pos, new_height = np.empty(4, np.int64), np.empty(4, np.int64)
    for number in range(len(STEPS)):
        reach = pos[turtle] % 21 + STEPS[number]
        space = (reach - 1) % 21 + 1 if STEPS[number] > 0 else 0
        put(pos, height, turtle, space, new_pos, new_height)
        block = 1 + decider(pos, height, turtle) if STEPS[number] > 0 and reach >= 21 else 0
        phase = 1 - turtle // 2 if waiting < 0 else 2 + turtle // 2
        if waiting >= 0 and waiting % 2 == 1:  # the second turtle is numbered as the first of its seat
            swap(new_pos, new_height, waiting, waiting - 1)
        found[number] = (4 * block + phase) * size + index[code(new_pos, new_height)]


@njit
def swap(pos, height, one, other):
    pos[one], pos[other] = pos[other], pos[one]
    height[one], height[other] = height[other], height[one]


@njit
def fill_all(index, all_pos, all_height, table, deciders):
    """Find what follows each state and each way to move: a seat's second turtle alone, or either turtle first."""
    for number in range(len(all_pos)):
        pos, height = all_pos[number], all_height[number]
        for seat in range(2):
            for way in range(3):
                turtle = 2 * seat + (way == 2)
                waiting = -1 if way == 0 else turtle ^ 1
                fill(index, len(all_pos), pos, height, turtle, waiting, table[number, seat, way])
                deciders[number, seat, way] = decider(pos, height, turtle)


@cache
def successors() -> tuple[Any, Any]:
    pos, height, index = states()
    table = np.empty((len(pos), 2, 3, len(STEPS)), np.int32)
    deciders = np.empty((len(pos), 2, 3), np.int8)
    fill_all(index, pos, height, table, deciders)
    return table, deciders


# --- values -------------------------------------------------------------------------------------------------------


@njit
def better(seat, one, other):
    return max(one, other) if seat == 0 else min(one, other)


@njit
def after_two(values, found, total):
    """The values of stopping with two dice, and of rolling the third."""
    roll = 0.0
    for die in range(1, 7):
        roll += values[found[0 if total + die > 7 else AT[3 * (total + die)]]]
    return values[found[AT[2 * total]]], roll / 6


@njit
def after_one(values, found, seat, total):
    """The values of stopping with one die, and of rolling the second."""
    roll = 0.0
    for die in range(1, 7):
        if total + die > 7:
            roll += values[found[0]]
        else:
            stop, on = after_two(values, found, total + die)
            roll += better(seat, stop, on)
    return values[found[AT[total]]], roll / 6


@njit
def before_dice(values, found, seat):
    """The value of a turtle's move before its first die.

    The totals are gone through from the highest down. A die that brings a total of at most seven brings each of the
    higher totals equally often, so one sum of those is enough.
    """
    sink = values[found[0]]
    first = second = third = 0.0
    for total in range(7, 0, -1):
        if total <= 6:
            first += better(seat, values[found[AT[total]]], (second + (total - 1) * sink) / 6)
        second += better(seat, values[found[AT[2 * total]]], (third + (total - 1) * sink) / 6)
        third += values[found[AT[3 * total]]]
    return first / 6


@njit
def sweep(values, table, deciders):
    """Improve every value once; return the largest change."""
    size, change = len(table), 0.0
    for number in range(size):
        for seat in range(2):
            last = before_dice(values, table[number, seat, 0], deciders[number, seat, 0])
            one = before_dice(values, table[number, seat, 1], deciders[number, seat, 1])
            other = before_dice(values, table[number, seat, 2], deciders[number, seat, 2])
            pick = better(seat, one, other)
            second, first = (2 + seat) * size + number, seat * size + number
            change = max(change, abs(last - values[second]), abs(pick - values[first]))
            values[second], values[first] = last, pick
    return change


# --- stages -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stage:
    """A race: seat 0's lead in eggs and in cards, the eggs on the open card (0: the last eggs), and the unseen cards.

    `bag` has the unseen cards by value if one more is still to be turned up; empty if the pile is gone.
    """

    lead: int = 0
    cards: int = 0
    clutch: int = 0
    pile: int = 0
    bag: tuple[int, ...] = ()

    def laid(self, seat: int) -> Any:
        """The values after this seat has laid: those of the next stage, or those of the end."""
        sign = 1 - 2 * seat
        if self.clutch == 0:
            return np.full(PHASES * len(states()[0]), _share(self.lead + sign * LAST_EGGS, self.cards + sign))
        lead, cards = self.lead + sign * self.clutch, self.cards + sign
        if self.pile == 0:
            return solved(Stage(lead, cards)).own
        weights = {eggs: self.bag.count(eggs) / len(self.bag) for eggs in set(self.bag)}
        return sum(
            weight * solved(Stage(lead, cards, eggs, self.pile - 1, _without(self.bag, eggs))).own
            for eggs, weight in weights.items()
        )


def _without(bag: tuple[int, ...], eggs: int) -> tuple[int, ...]:
    at = bag.index(eggs)
    return bag[:at] + bag[at + 1 :]


def _share(lead: int, cards: int) -> float:
    """Seat 0's share of the victory with that lead at the end; the cards break a tie [M6.3]."""
    decisive = lead or cards
    return 0.5 if decisive == 0 else float(decisive > 0)


@dataclass(frozen=True)
class Solution:
    """The exact values of a stage, followed by what laying is worth for seat 0 and for seat 1."""

    stage: Stage
    values: Any
    sweeps: int
    change: float

    @property
    def own(self) -> Any:
        """The values of this stage alone."""
        return self.values[: len(self.values) // 3]

    def value(self, phase: int, pos: Any, height: Any) -> float:
        return float(self.values[phase * len(states()[0]) + states()[2][code(pos, height)]])


@cache
def solved(stage: Stage) -> Solution:
    """Solve a stage, and before it all stages that may follow."""
    if stage.clutch == 0 and stage != Stage():
        return _scaled(stage)
    start = np.full(PHASES * len(states()[0]), 0.5)
    values = np.concatenate([start, stage.laid(0), stage.laid(1)])
    change, sweeps = 1.0, 0
    while change > PRECISE:
        change = sweep(values, *successors())
        sweeps += 1
    return Solution(stage, values, sweeps, change)


def _scaled(stage: Stage) -> Solution:
    """The race for the last eggs at another score: the same race, for other prizes."""
    race = solved(Stage())
    won, lost = (_share(stage.lead + sign * LAST_EGGS, stage.cards + sign) for sign in (1, -1))
    return Solution(stage, lost + (won - lost) * race.values, race.sweeps, race.change)
