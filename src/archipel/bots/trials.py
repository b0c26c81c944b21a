"""Trying choices out: each is played to the end in the same imagined worlds, with the same luck.

A world is drawn from what the bot's seat may know. Within a world every choice meets the same luck (common random
numbers), so choices are compared with each other and not with the dice. All seats then play by the game's hints, to the
end or until the hints can tell who is likely to win.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from archipel.core.dice import Rng, reseed, toss
from archipel.core.kernel import NOBODY, large_rule, rule
from archipel.core.playout import answer_once
from archipel.core.position import View
from archipel.core.verbs import estimate, legal, play, policy, scores, suppose, to_act, winners

BY_HINTS = True
TO_THE_END = 1 << 30  # answers
MANY = 64  # choices; of more, only what the hints suggest is tried
WORLDS_AT_A_TIME = 4  # between two looks at the clock
WORLDS_OF_HINTS = 8  # that a hint counts as much as
TRUST = 0.3  # the reward by which a choice that the hints always take is expected to be better than others
STEEPNESS = 1.5  # of the reward for a lead as large as usual
TOSSES = 1 << 32
UNEXPECTED = -1.0  # in the place of chances: the seat answers by the hints

# The weight of the lead in the reward, and the leads seen so far, which say how large a usual one is.
LeadScale = np.dtype((np.record, [("weight", "f8"), ("leads", "f8"), ("squares", "f8")]))


@rule
def share_of_victory(won, seat):
    """1 for winning alone, 1/2 for winning with another, 0 for losing."""
    if not won >> seat & 1:
        return 0.0
    count = 0
    while won:
        count += won & 1
        won >>= 1
    return 1.0 / count


@rule
def lead(s, seat, table):
    """The points by which this seat is ahead of the best other one; alone, its points."""
    scores(s, table)
    mine, best = 0.0, -math.inf
    for other in range(s.seats):
        total = 0.0
        for line in range(table.shape[1]):
            total += table[other, line]
        if other == seat:
            mine = total
        else:
            best = max(best, total)
    return mine if s.seats == 1 else mine - best


@rule
def reward(s, seat, table, scale):
    """Mix the share of victory with the lead: the margin tells more than the result alone."""
    share = share_of_victory(winners(s), seat)
    if scale.weight == 0.0:
        return share
    ahead = lead(s, seat, table)
    usual = math.sqrt((scale.squares + 1.0) / (scale.leads + 1.0))
    scale.leads += 1.0
    scale.squares += ahead * ahead
    return mixed(share, scale.weight, ahead, usual)


@rule
def mixed(share, weight, ahead, usual):
    """The share of victory mixed with a lead, which has this weight and is compared with the usual one."""
    return share + weight * (1.0 / (1.0 + math.exp(-STEEPNESS * ahead / usual)) - share)


@rule
def look_ahead(s, seat, rng, out, depth):
    """Play on by the hints, to the end or until they can tell after so many answers.

    Return the number of answers and what the hints tell; that is negative at the end.
    """
    count = 0
    while True:
        asked = to_act(s)
        told = estimate(s, seat, out, rng) if asked != NOBODY and count >= depth else -1.0
        if asked == NOBODY or told >= 0:
            return count, told
        count += 1
        answer_once(s, asked, rng, out, BY_HINTS)


@rule
def weigh(worlds, outs, rngs, seat, choices, seed, first, last, depth, table, scales, codes, chances, value):
    """Add to each choice's value what it gains in the worlds from `first` to `last`; return the answers tried out.

    `worlds[0]` is what the seat sees, `worlds[1]` a world imagined from it, `worlds[2]` that world as it is played.
    """
    nodes = 0
    for number in range(first, last):
        worlds[1] = worlds[0]
        reseed(rngs[0], seed, 2 * number)
        suppose(worlds[1], seat, outs[0], rngs[0])
        answer_as_expected(worlds[1], seat, rngs[0], codes, chances)
        nodes += try_choices(worlds, outs, rngs, seat, choices, seed, number, depth, table, scales, value)
    return nodes


@rule
def answer_as_expected(s, seat, rng, codes, chances):
    """Let the other seats that are asked, too, answer with these chances; a seat without chances answers later."""
    for other in range(len(chances)):
        if other != seat and chances[other, 0] >= 0.0 and to_act(s) >> other & 1:
            play(s, other, codes[other, drawn(rng, chances[other])])


@rule
def drawn(rng, chances):
    """A random index, with these chances."""
    left = toss(rng) / TOSSES
    for i in range(len(chances)):
        left -= chances[i]
        if left < 0.0:
            return i
    return 0


@large_rule
def try_choices(worlds, outs, rngs, seat, choices, seed, number, depth, table, scales, value):
    """Add to each choice's value what it gains in the world `worlds[1]`; return the answers tried out."""
    nodes = 0
    for i in range(len(choices)):
        worlds[2] = worlds[1]
        reseed(rngs[0], seed, 2 * number + 1)
        play(worlds[2], seat, choices[i])
        count, told = look_ahead(worlds[2], seat, rngs[0], outs[0], depth)
        nodes += 1 + count
        value[i] += told if told >= 0 else reward(worlds[2], seat, table, scales[0])
    return nodes


@rule
def suggest(worlds, outs, rngs, seat, seed, found):
    """Fill `found` with answers that the hints suggest, each in another world imagined from `worlds[0]`."""
    for i in range(len(found)):
        world = worlds[1 + i]
        worlds[1 + i] = worlds[0]
        reseed(rngs[0], seed, i)
        suppose(world, seat, outs[0], rngs[0])
        found[i] = policy(world, seat, outs[0], legal(world, seat, outs[0]), rngs[0])


def supposed(view: View, seed: int, count: int) -> tuple[Any, dict[int, float]]:
    """Imagined worlds, and the codes of the answers that the hints suggest in them, each with its share."""
    worlds, found = np.repeat(view.state(), 1 + count), np.zeros(count, np.int64)
    suggest(worlds, view.game.answer_buffers(), np.zeros(1, Rng), view.seat, seed, found)
    codes, counts = np.unique(found, return_counts=True)
    return worlds[1:], dict(zip(codes.tolist(), (counts / count).tolist(), strict=True))


def suggested(view: View, seed: int, count: int) -> dict[int, float]:
    """The codes of the answers that the hints suggest when asked `count` times, each with its share."""
    return supposed(view, seed, count)[1]


@dataclass(frozen=True)
class Expected:
    """The answers expected of the other seats: their choices in the present question, each with its probability."""

    codes: Any  # a row for each seat
    chances: Any  # the same; UNEXPECTED where the seat answers by the hints


NOTHING_EXPECTED = Expected(np.zeros((0, 1), np.int64), np.zeros((0, 1)))


class Trials:
    """Choices of one seat, tried out in one world after another.

    The hints count as much as a few worlds: a choice has to do better than theirs, not just be lucky once.
    """

    def __init__(
        self,
        view: View,
        codes: list[int],
        seed: int,
        hints: dict[int, float] | None = None,
        lead: float = 0.0,
        depth: int = 0,
        others: Expected = NOTHING_EXPECTED,
    ) -> None:
        game = view.game
        self._worlds, self._outs, self._rngs = np.repeat(view.state(), 3), game.answer_buffers(), np.zeros(1, Rng)
        self._table = np.zeros((game.facts.seats[-1], len(game.facts.lines)), np.int64)
        self._scales: Any = np.zeros(1, LeadScale)
        self._scales[0].weight = lead
        self._depth, self._others = depth or TO_THE_END, (others.codes, others.chances)
        self._seat, self._seed, self._codes = view.seat, seed, np.array(codes, np.int64)
        self._sums, self._seen = np.zeros(len(codes)), np.zeros(len(codes), np.int64)
        self._hinted = None if hints is None else np.array([hints.get(code, 0.0) for code in codes])
        self.alive = np.arange(len(codes))  # the choices that are still tried
        self.worlds = self.games = self.nodes = 0

    def run(self) -> None:
        """Try every choice that is alive in a few more worlds."""
        last, sums = self.worlds + WORLDS_AT_A_TIME, np.zeros(len(self.alive))
        self.nodes += self._weigh(self._codes[self.alive], self.worlds, last, sums)
        self._sums[self.alive] += sums
        self._seen[self.alive] = self.worlds = last
        self.games += WORLDS_AT_A_TIME * len(self.alive)

    def _weigh(self, codes: Any, first: int, last: int, sums: Any) -> int:
        """Add what these choices gain in the worlds from `first` to `last`; return the answers tried out."""
        args = (self._seat, codes, self._seed, first, last, self._depth, self._table, self._scales)
        return int(weigh(self._worlds, self._outs, self._rngs, *args, *self._others, sums))

    def drop_worse_half(self) -> None:
        """Go on with the better half of the choices."""
        order = np.argsort(-self.values[self.alive], kind="stable")
        self.alive = np.sort(self.alive[order[: (len(order) + 1) // 2]])

    @property
    def values(self) -> Any:
        """The mean reward of each choice; the fewer worlds it has seen, the more the hints count."""
        if self._hinted is None:
            return self._sums / np.maximum(self._seen, 1)
        expected = self._sums.sum() / max(self._seen.sum(), 1) + TRUST * self._hinted
        return (self._sums + WORLDS_OF_HINTS * expected) / (self._seen + WORLDS_OF_HINTS)
