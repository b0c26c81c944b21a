"""Small ends of games, computed exactly: everything that may still happen is looked at, and nothing is sampled.

An end is small if at most one question is put to several seats at once, the present one, and if all that may follow
fits into a limit. Chance counts with its exact odds. Later each seat takes what is best for itself. The present
question, if it is put to several seats, is answered by an equilibrium. What is hidden comes from imagined worlds; then
only chance may follow the present question.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from archipel.bots.equilibrium import equilibrium
from archipel.bots.trials import lead, share_of_victory
from archipel.core.definition import GameDefinition
from archipel.core.kernel import CHANCE, NOBODY, rule, single_rule
from archipel.core.playout import choices, lowest
from archipel.core.verbs import outcome, play, to_act, ways, winners

TIE_BREAK = 1e-5  # a point of lead, in shares of victory
LARGEST_LEAD = 1000.0  # points

# A position of the tree: the seats that are asked, those of the present question that have not answered yet, the first
# of the positions that follow, and the number of ways in which chance leads here.
EndNode = np.dtype((np.record, [("asked", "i8"), ("left", "i8"), ("first", "i8"), ("ways", "i8")]))


@single_rule
def unfold(states, outs, table, weight, nodes, values, roots, widest):
    """Append every position that may follow the first `roots` ones; return how many there are, 0 if not a small end.

    At the end of a game, write what it is worth to each seat. No position is followed by more than `widest` others;
    with 1, a single line of play estimates the number of positions.
    """
    count, i, about = roots, 0, 1.0 * roots
    while i < count:
        asked = to_act(states[i])
        if i < roots:
            nodes[i].left = asked
        n = choices(states[i], outs[0])
        about *= n if widest == 1 and n > 0 else 1
        n = min(n, widest)
        if max(about, count + n) > len(states) or not is_small(asked, nodes[i].left, roots):
            return 0
        nodes[i].asked, nodes[i].first = asked, count
        if asked == NOBODY:
            worth_of_end(states[i], table, weight, values, i)
        else:
            follow(states, outs[0], nodes, i, count, n)
        count += n
        i += 1
    nodes[count].first = count
    return count


@rule
def is_small(asked, left, roots):
    """Tell whether seats still answer the present question, or else chance or one seat that knows all is asked."""
    if left:
        return asked == left
    return asked in (NOBODY, CHANCE) or (asked & (asked - 1) == 0 and roots == 1)


@rule
def follow(states, out, nodes, i, count, n):
    """Write the `n` positions that may follow position `i`, from `count` on."""
    asked, left = nodes[i].asked, nodes[i].left
    seat = CHANCE if asked == CHANCE else lowest(asked)
    for k in range(n):
        states[count + k] = states[i]
        play(states[count + k], seat, out.answers[k])
        nodes[count + k].left = left & (left - 1)
        nodes[count + k].ways = 0
    k = 0
    for way in range(ways(states[i]) if asked == CHANCE else 0):
        k += outcome(states[i], way) != out.answers[k]
        if k < n:
            nodes[count + k].ways += 1


@rule
def worth_of_end(s, table, weight, values, i):
    """Write what an ended game is worth: the share of victory mixed with the lead, which has this weight."""
    won = winners(s)
    for seat in range(s.seats):
        ahead = max(-LARGEST_LEAD, min(LARGEST_LEAD, lead(s, seat, table)))
        values[i, seat] = (1.0 - weight) * share_of_victory(won, seat) + weight * ahead


@single_rule
def back_up(nodes, values, count):
    """Carry the values back to the present question: the mean over chance, the best for the seat that chooses."""
    for i in range(count - 1, -1, -1):
        first, after = nodes[i].first, nodes[i + 1].first
        if nodes[i].left or first == after:
            continue
        best, total = first, 0
        for k in range(first, after):
            total += nodes[k].ways
            if nodes[i].asked != CHANCE and values[k, lowest(nodes[i].asked)] > values[best, lowest(nodes[i].asked)]:
                best = k
        for seat in range(values.shape[1]):
            if nodes[i].asked != CHANCE:
                values[i, seat] = values[best, seat]
                continue
            for k in range(first, after):
                values[i, seat] += nodes[k].ways * values[k, seat] / total


@dataclass(frozen=True)
class Ending:
    """The present question as a matrix: what every joint choice is worth to every seat."""

    asked: list[int]
    counts: list[int]  # of the choices of each seat that is asked
    payoffs: Any  # a row for every joint choice, the last seat's changing fastest

    def strategy(self, seat: int) -> Any:
        """The probabilities of a seat's choices in an equilibrium."""
        own = self.asked.index(seat)
        if len(self.asked) == 1:
            return np.eye(self.counts[own])[np.argmax(self.payoffs[:, seat])]
        return equilibrium(self.payoffs[:, self.asked], self.counts)[own, : self.counts[own]]


class EndgameTree:
    """The positions that may follow from imagined worlds, at most `room` of them, with what they are worth."""

    def __init__(self, game: GameDefinition, room: int, lead: float) -> None:
        most = game.facts.seats[-1]
        self._states, self._outs = np.zeros(room, game.state), game.answer_buffers()
        self._table = np.zeros((most, len(game.facts.lines)), np.int64)
        self._weight = 1.0 if lead == 1 else TIE_BREAK
        self._nodes, self._values = np.zeros(room + 1, EndNode), np.zeros((room, most))

    def grow(self, worlds: Any, widest: int) -> bool:
        """Unfold everything that may follow; tell whether it is a small end and fits into the room."""
        self._states[: len(worlds)] = worlds
        args = (self._states, self._outs, self._table, self._weight, self._nodes, self._values)
        count = unfold(*args, len(worlds), widest)
        back_up(self._nodes, self._values, count)
        return bool(count)

    def matrix(self, world: int) -> Ending:
        """The matrix of one of the worlds."""
        asked = [seat for seat in range(self._values.shape[1]) if self._nodes[world].asked >> seat & 1]
        first, low, high, counts = self._nodes["first"], world, world + 1, []
        for _ in asked:
            counts.append(int(first[low + 1] - first[low]))
            low, high = first[low], first[high]
        return Ending(asked, counts, self._values[low:high])


def ending(game: GameDefinition, worlds: Any, limit: int, lead: float) -> Ending | None:
    """The mean of what every joint choice is worth in these imagined worlds; None if the end is not small."""
    chances = Counter(world.tobytes() for world in worlds)
    distinct = np.frombuffer(b"".join(chances), game.state)
    if not EndgameTree(game, max(1, limit // len(distinct)), lead).grow(distinct[:1], 1):
        return None
    tree = EndgameTree(game, limit, lead)
    if not tree.grow(distinct, limit):
        return None
    return _mean([tree.matrix(world) for world in range(len(distinct))], list(chances.values()))


def _mean(endings: list[Ending], weights: list[int]) -> Ending | None:
    """The mean over worlds; None if the seats do not have the same choices in all of them."""
    one = endings[0]
    if any((other.asked, other.counts) != (one.asked, one.counts) for other in endings):
        return None
    if any(len(other.payoffs) != math.prod(one.counts) for other in endings):
        return None
    return Ending(one.asked, one.counts, np.average([each.payoffs for each in endings], axis=0, weights=weights))
