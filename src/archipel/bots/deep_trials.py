"""Trying choices out with a shallow tree below each of them.

The race compares a choice by how the game goes on by the hints. Where the bot's own next questions follow soon, it
would not answer them by the hints: it would think again. So a tree remembers how its next answers have fared in
earlier trials, and later trials take what has done best so far (upper confidence bounds, with the hints as a prior).

A node stands for what the seat sees at a question, whatever else a world holds, so the bot cannot use in one world what
it knows only there. Where many answers are legal, few are tried at first, and more with every visit (progressive
widening). As in the race, all choices meet the same luck in a world: a node counts how much better a trial went than
the other choices in its world. Chance has random numbers of its own, so the dice stay the same when answers differ.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from archipel.bots.trials import TRUST, WORLDS_OF_HINTS, Trials, lead, mixed, share_of_victory
from archipel.core.dice import MASK, Rng, below, reseed
from archipel.core.kernel import CHANCE, NOBODY, large_rule, position_size, rule
from archipel.core.playout import lowest
from archipel.core.position import View
from archipel.core.verbs import estimate, hide, legal, outcome, play, policy, suppose, to_act, ways, winners

ROOM = 4096  # nodes
NO_NODE = NO_ANSWER = -1
WIDTH = 16  # answers of a node that are tried at most
PROBES = 8  # places where a node may be
CURIOSITY = 0.1  # the weight of the bonus for answers that have been tried little
FIRST_WORLDS = 8  # in which the bot finds the usual lead
OFFSET, PRIME, KEY_MASK = 1469598103934665603, 1099511628211, (1 << 62) - 1  # of a hash, FNV-1a

Node = np.dtype((np.record, [("key", "i8"), ("visits", "f8"), ("gained", "f8"), ("count", "i8")]))
Branch = np.dtype((np.record, [("answer", "i8"), ("tried", "f8"), ("gained", "f8"), ("hinted", "f8")]))
# The weight of the lead in the reward, and the leads seen so far in this position: their number, sum and squares.
UsualLead = np.dtype((np.record, [("weight", "f8"), ("leads", "f8"), ("total", "f8"), ("squares", "f8")]))


# --- rewards ------------------------------------------------------------------------------------------------------


@rule
def relative_reward(s, seat, table, usual):
    """Mix the share of victory with the lead, as far as it differs from the usual lead in this position."""
    share = share_of_victory(winners(s), seat)
    if usual.weight == 0.0:
        return share
    ahead = lead(s, seat, table)
    mean = usual.total / (usual.leads + 1.0)
    spread = math.sqrt((usual.squares + 1.0) / (usual.leads + 1.0) - mean * mean)
    usual.leads += 1.0
    usual.total += ahead
    usual.squares += ahead * ahead
    return mixed(share, usual.weight, ahead - mean, spread)


# --- nodes --------------------------------------------------------------------------------------------------------


@rule
def digest(seen):
    """A number for what a seat sees, from the bytes of the record."""
    key = OFFSET
    for i in range(len(seen)):
        key = ((key ^ int(seen[i])) * PRIME) & KEY_MASK
    return key | 1


@rule
def place_of(nodes, key):
    """The index of the node with this key, or of a free one; NO_NODE if there is no room."""
    for i in range(PROBES):
        place = (key + i) % len(nodes)
        if nodes[place].key == key or nodes[place].key == 0:
            return place
    return NO_NODE


@rule
def branch_of(node, branches, answer):
    """The index of the branch for this answer, new or not; -1 if there is no room."""
    for i in range(node.count):
        if branches[i].answer == answer:
            return i
    if node.count == len(branches):
        return -1
    branches[node.count].answer = answer
    node.count += 1
    return int(node.count) - 1


@rule
def widen(node, branches, out, n, suggestion):
    """Add what the hints suggest now, or another of `n` legal answers, if the visits are many for so few branches."""
    known = int(node.count)
    hinted = branch_of(node, branches, suggestion)
    if hinted >= 0:
        branches[hinted].hinted += 1.0
    node.visits += 1.0
    if known == node.count < n and known * known < node.visits:
        branch_of(node, branches, out.answers[int(node.visits) % n])


@rule
def best_branch(node, branches):
    """The index of the branch with the highest upper confidence bound; the hints count as much as a few worlds."""
    best, chosen = -math.inf, 0
    for i in range(node.count):
        expected = (node.gained + TRUST * branches[i].hinted) / node.visits
        tried = branches[i].tried + WORLDS_OF_HINTS
        value = (branches[i].gained + WORLDS_OF_HINTS * expected) / tried
        value += CURIOSITY * math.sqrt(math.log(node.visits) / tried)
        if value > best:
            best, chosen = value, i
    return chosen


# --- trials -------------------------------------------------------------------------------------------------------


@large_rule
def descend(worlds, seen, seat, first, rngs, out, depth, nodes, branches, path):
    """Play `worlds[2]` on after the answer `first`: own questions by the tree as far as it reaches, the rest by hints.

    Return the number of answers and what the hints tell at the end, as `trials.look_ahead` does. A trial adds one node
    at most. `path` gets the nodes and branches, and NO_NODE after them. `seen` are the bytes of `worlds[3]`. Each verb
    is called in one place only, because large rules take long to compile.
    """
    s, count, steps, is_known, who, answer = worlds[2], 0, 0, True, seat, first
    while True:
        if answer != NO_ANSWER:
            play(s, who, answer)
            count += 1
        asked = to_act(s)
        told = estimate(s, seat, out, rngs[0]) if asked != NOBODY and count > depth else -1.0
        if asked == NOBODY or told >= 0:
            path[steps, 0] = NO_NODE
            return count, told
        if asked == CHANCE:
            who, answer = CHANCE, outcome(s, below(rngs[1], ways(s)))
            continue
        place, key, who = NO_NODE, 0, lowest(asked)
        if is_known and asked >> seat & 1 and steps < len(path) - 1:
            key, who = key_of(worlds, seen, seat), seat
            place = place_of(nodes, key)
        n = legal(s, who, out)
        answer = policy(s, who, out, n, rngs[0])
        if place != NO_NODE:
            is_known = nodes[place].key == key
            nodes[place].key = key
            widen(nodes[place], branches[place], out, n, answer)
            branch = best_branch(nodes[place], branches[place])
            answer = branches[place, branch].answer
            path[steps, 0], path[steps, 1] = place, branch
            steps += 1


@rule
def key_of(worlds, seen, seat):
    """The key of what the seat sees of `worlds[2]`; `seen` are the bytes of `worlds[3]`."""
    worlds[3] = worlds[2]
    hide(worlds[3], seat)
    return digest(seen)


@rule
def imagine_world(worlds, outs, rngs, seat, seed, number):
    """Write the numbered world into `worlds[1]`."""
    worlds[1] = worlds[0]
    reseed(rngs[0], seed, 2 * number)
    suppose(worlds[1], seat, outs[0], rngs[0])


@rule
def begin(worlds, rngs, seed, number):
    """Copy the imagined world to `worlds[2]`, where it is played, and reset the luck that belongs to its number."""
    worlds[2] = worlds[1]
    reseed(rngs[0], seed, 2 * number + 1)
    reseed(rngs[1], ~seed & MASK, 2 * number + 1)


@rule
def learn(nodes, branches, path, gain):
    """Add the gain of a trial to all nodes of its path."""
    step = 0
    while path[step, 0] != NO_NODE:
        place, branch = path[step, 0], path[step, 1]
        nodes[place].gained += gain
        branches[place, branch].tried += 1.0
        branches[place, branch].gained += gain
        step += 1


@rule
def learn_usual_lead(worlds, seen, outs, rngs, seat, seed, depth, table, usual, nodes, branches, paths):
    """Play a few worlds by the hints to find the usual lead; return the answers tried out."""
    tried = 0
    for number in range(FIRST_WORLDS):
        imagine_world(worlds, outs, rngs, seat, ~seed & MASK, number)
        begin(worlds, rngs, ~seed & MASK, number)
        count, told = descend(worlds, seen, seat, NO_ANSWER, rngs, outs[0], depth, nodes, branches, paths[0, :1])
        tried += count
        if told < 0:
            relative_reward(worlds[2], seat, table, usual)
    return tried


@rule
def weigh_deeply(worlds, seen, outs, rngs, seat, choices, seed, first, last, depth, table, usual, nodes, branches,
                 paths, gains, value):  # fmt: skip
    """Add to each choice's value what it gains in the worlds from `first` to `last`; return the answers tried out."""
    tried = 0
    if first == 0 and usual[0].weight > 0.0:
        tried = learn_usual_lead(worlds, seen, outs, rngs, seat, seed, depth, table, usual[0], nodes, branches, paths)
    for number in range(first, last):
        imagine_world(worlds, outs, rngs, seat, seed, number)
        mean = 0.0
        for i in range(len(choices)):
            begin(worlds, rngs, seed, number)
            count, told = descend(worlds, seen, seat, choices[i], rngs, outs[0], depth, nodes, branches, paths[i])
            gains[i] = told if told >= 0 else relative_reward(worlds[2], seat, table, usual[0])
            value[i] += gains[i]
            mean += gains[i] / len(choices)
            tried += count
        for i in range(len(choices)):
            learn(nodes, branches, paths[i], gains[i] - mean)
    return tried


class DeepTrials(Trials):
    """Choices of one seat, tried out with a tree for the seat's next questions, as many as `tree` says."""

    def __init__(
        self, view: View, codes: list[int], seed: int, hints: dict[int, float], lead: float, depth: int, tree: int
    ) -> None:
        super().__init__(view, codes, seed, hints, lead, depth)
        self._worlds, self._rngs = np.repeat(view.state(), 4), np.zeros(2, Rng)
        self._bytes = self._worlds.view(np.uint8).reshape(4, -1)[3, : position_size(view.game.state)]
        self._usual: Any = np.zeros(1, UsualLead)
        self._usual[0].weight = lead
        self._tree = np.zeros(ROOM, Node), np.zeros((ROOM, WIDTH), Branch)
        self._paths, self._gains = np.zeros((len(codes), tree + 1, 2), np.int64), np.zeros(len(codes))

    def _weigh(self, codes: Any, first: int, last: int, sums: Any) -> int:
        worlds, outs, rngs = self._worlds, self._outs, self._rngs
        scratch = self._depth, self._table, self._usual, *self._tree, self._paths, self._gains, sums
        return int(weigh_deeply(worlds, self._bytes, outs, rngs, self._seat, codes, self._seed, first, last, *scratch))
