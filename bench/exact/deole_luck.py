"""The dice and castaways that the known luck of a voyage alone may still bring, whatever the player chooses.

The luck is a row of tosses, and each draw takes the next one. Without bonuses all dice are thereby known. Bonuses A and
B take a die out of the bag and use up a toss, so the later dice are others. A voyage is therefore in one of five
*streams*: how many of these two bonuses were taken since now, and whether one of them in the present round, in
which the bag depends on the colours taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from archipel.games.deole.box import DICE, EACH_COLOUR, PIPS, ROUNDS, SPACES, TURNS, WINDS, A, B

STREAMS = 5
AS_NOW, ONE_BEFORE, ONE_NOW, TWO_BEFORE, TWO_NOW = range(STREAMS)  # bonuses taken, before or in the present round
AFTER_A_ROUND = np.array([AS_NOW, ONE_BEFORE, ONE_BEFORE, TWO_BEFORE, TWO_BEFORE], np.int64)
NO_STREAM = -1

Bag = tuple[int, ...]
Nodes = list[set[tuple[Bag, int]]]  # for each stream: the dice left in the bag, and how many draws there have been


@dataclass
class LuckAhead:
    """The luck that may come, for each turn from now on and each stream."""

    dice: Any  # a bit for each kind of die that may be on the table
    castaways: Any  # a bit for each space where one may drift
    is_last: Any  # of a round
    after_bonus: Any  # the stream after one more bonus A or B


def luck_ahead(s: Any, tosses: Any, drawn: int) -> LuckAhead:
    """The luck that may come after a position in which the player picks a die."""
    now = int(s.rounds) * TURNS + int(s.turns)
    turns = range(now, ROUNDS * TURNS)
    dice, castaways = np.zeros((len(turns), STREAMS), np.int64), np.zeros((len(turns), STREAMS), np.uint64)
    after_bonus = streams_after(2 - (int(s.taken[0]) >> A & 1) - (int(s.taken[0]) >> B & 1))
    nodes: Nodes = [{(tuple(map(int, s.bag)), drawn)}, *(set() for _ in range(STREAMS - 1))]
    dice[0, AS_NOW] = sum(1 << kind for kind in range(DICE) if s.tray[kind])
    castaways[0, AS_NOW] = sum(1 << int(space) for space in s.castaways if space >= 0)
    for turn in range(1, len(turns)):
        castaways[turn - 1, ONE_NOW:] |= drifting_on(castaways[turn - 1])
        nodes = with_bonuses(nodes, after_bonus)
        if turns[turn] % TURNS == 0:
            nodes, castaways[turn] = next_round(s, nodes, tosses)
        else:
            castaways[turn] = castaways[turn - 1]
        nodes, dice[turn] = rolled(nodes, tosses)
    castaways[-1, ONE_NOW:] |= drifting_on(castaways[-1])
    return LuckAhead(dice, castaways, np.array([turn % TURNS == TURNS - 1 for turn in turns]), after_bonus)


def streams_after(left: int) -> Any:
    """The stream after bonus A or B, when so many of them are left."""
    if left == 2:
        return np.array([ONE_NOW, TWO_NOW, TWO_NOW, NO_STREAM, NO_STREAM], np.int64)
    return np.array([ONE_NOW if left else NO_STREAM, *[NO_STREAM] * (STREAMS - 1)], np.int64)


def drifting_on(castaways: Any) -> Any:
    """The castaways of streams that branch off in the round: those of the streams they come from."""
    now, one_before, one_now = castaways[:TWO_BEFORE]
    return np.array([now, 0, now | one_before | one_now], np.uint64)


def with_bonuses(nodes: Nodes, after_bonus: Any) -> Nodes:
    """All bags and draws after a turn in which bonuses may be taken: each of them takes a die of some colour."""
    found = [set(some) for some in nodes]
    for stream in (AS_NOW, ONE_BEFORE, ONE_NOW):  # in the others both bonuses are taken
        if after_bonus[stream] != NO_STREAM:
            for bag, drawn in found[stream]:
                found[after_bonus[stream]] |= {(without(bag, c), drawn + 1) for c in range(WINDS) if bag[c]}
    return found


def next_round(s: Any, nodes: Nodes, tosses: Any) -> tuple[Nodes, Any]:
    """The full bag in each stream, and where castaways may drift."""
    fresh: Nodes = [set() for _ in range(STREAMS)]
    castaways = np.zeros(STREAMS, np.uint64)
    for stream, some in enumerate(nodes):
        after = AFTER_A_ROUND[stream]
        for _, drawn in some:
            symbol = s.table[scaled(tosses[drawn], PIPS * PIPS)]
            castaways[after] |= np.uint64(sum(1 << space for space in range(SPACES) if s.chart[space] == symbol))
            fresh[after].add(((int(EACH_COLOUR[1]),) * WINDS, drawn + 1))
    return fresh, castaways


def rolled(nodes: Nodes, tosses: Any) -> tuple[Nodes, Any]:
    """All bags after two more dice, and the dice that may be on the table."""
    after: Nodes = [set() for _ in range(STREAMS)]
    dice = np.zeros(STREAMS, np.int64)
    for stream, some in enumerate(nodes):
        for bag, drawn in some:
            for number in (drawn, drawn + 1):
                colour, value = any_die(bag, int(tosses[number]))
                bag = without(bag, colour)
                dice[stream] |= 1 << colour * PIPS + value
            after[stream].add((bag, drawn + 2))
    return after, dice


def any_die(bag: Bag, toss: int) -> tuple[int, int]:
    """The colour and the value (from 0) that a toss gives, as in the rules."""
    way = scaled(toss, sum(bag) * PIPS)
    colour = holder(bag, way // PIPS)
    return colour, (way - sum(bag[:colour]) * PIPS) // bag[colour]


def scaled(toss: int, ways: int) -> int:
    return int(toss) * ways >> 32


def holder(bag: Bag, way: int) -> int:
    return next(colour for colour in range(WINDS) if way < sum(bag[: colour + 1]))


def without(bag: Bag, colour: int) -> Bag:
    return tuple(count - (each == colour) for each, count in enumerate(bag))
