"""Compiled loops over any game: playing on to the end, many positions at once, counting trees."""

from __future__ import annotations

from archipel.core.dice import below, reseed
from archipel.core.events import keep_heard
from archipel.core.kernel import CHANCE, NOBODY, SKIP, rule
from archipel.core.verbs import hide, legal, outcome, play, policy, refusal, scores, to_act, ways, winners


@rule
def lowest(seats):
    """The lowest seat whose bit is set, for callers that want one seat at a time."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def let_chance(s, rng):
    """Let chance answer, all ways being equally likely."""
    play(s, CHANCE, outcome(s, below(rng, ways(s))))


@rule
def settle(s, rng):
    """Play every answer that chance owes; return how many."""
    count = 0
    while to_act(s) == CHANCE:
        let_chance(s, rng)
        count += 1
    return count


@rule
def answer_once(s, asked, rng, out, hinted):
    """Let chance or the lowest seat that is asked answer, by the game's hints or at random."""
    if asked == CHANCE:
        let_chance(s, rng)
        return
    seat = lowest(asked)
    n = legal(s, seat, out)
    play(s, seat, policy(s, seat, out, n, rng) if hinted else out.answers[below(rng, n)])


@rule
def playout(s, rng, out, hinted):
    """Play on to the end, by the game's hints or at random; return the number of answers."""
    count = 0
    while True:
        asked = to_act(s)
        if asked == NOBODY:
            return count
        count += 1
        answer_once(s, asked, rng, out, hinted)


@rule
def playouts(states, outs, rngs, hinted, counts):
    """Play every position of the array to its end, each with its own random numbers."""
    for i in range(len(states)):
        counts[i] = playout(states[i], rngs[i], outs[0], hinted)


@rule
def reseed_all(rngs, seed):
    """Give every row a stream of its own."""
    for i in range(len(rngs)):
        reseed(rngs[i], seed, i)


@rule
def settle_all(states, rngs):
    """Let chance answer in every position where it is to move."""
    for i in range(len(states)):
        settle(states[i], rngs[i])


@rule
def asked_all(states, asked):
    """Write the seats to move in every position."""
    for i in range(len(states)):
        asked[i] = to_act(states[i])


@rule
def legal_all(states, seats, outs, answers, counts):
    """Write the legal answers of the given seat, or of chance, in every position that is not skipped."""
    for i in range(len(states)):
        if seats[i] == SKIP:
            counts[i] = 0
        elif seats[i] == CHANCE:
            counts[i] = outcomes(states[i], outs[0])
        else:
            counts[i] = legal(states[i], seats[i], outs[0])
        for k in range(counts[i]):
            answers[i, k] = outs[0].answers[k]


@rule
def play_all(states, seats, answers):
    """Play one answer in each position that is not skipped. If one is refused, play none; return its row, else -1."""
    for i in range(len(states)):
        if seats[i] != SKIP and refusal(states[i], seats[i], answers[i]) != 0:
            return i
    for i in range(len(states)):
        if seats[i] != SKIP:
            play(states[i], seats[i], answers[i])
    return -1


@rule
def winners_all(states, masks):
    """Write a bit for every seat that has won; 0 while the game goes on."""
    for i in range(len(states)):
        masks[i] = winners(states[i]) if to_act(states[i]) == NOBODY else 0


@rule
def totals_all(states, table, totals):
    """Write the total of every seat in every position; `table` is scratch space."""
    for i in range(len(states)):
        table[:, :] = 0
        scores(states[i], table)
        for seat in range(totals.shape[1]):
            totals[i, seat] = table[seat].sum()


@rule
def hide_all(states, seats):
    """Erase in every position what the given seat may not know."""
    for i in range(len(states)):
        hide(states[i], seats[i])
        keep_heard(states[i], seats[i])


@rule
def choices(s, out):
    """Write every answer to the present question: chance's, or those of the lowest seat to move."""
    asked = to_act(s)
    if asked == NOBODY:
        return 0
    if asked == CHANCE:
        return outcomes(s, out)
    return legal(s, lowest(asked), out)


@rule
def outcomes(s, out):
    """Write the possible answers of chance, each once."""
    n = 0
    for way in range(ways(s)):
        answer = outcome(s, way)
        if n == 0 or out.answers[n - 1] != answer:
            out.answers[n] = answer
            n += 1
    return n


@rule
def count_sequences(states, outs, left):
    """Count the sequences of answers from `states[0]` to depth `len(outs)`; the other rows are scratch space."""
    depth = len(outs)
    leaves = 0
    level = 0
    left[0] = choices(states[0], outs[0])
    while level >= 0:
        if level == depth - 1 or left[level] == 0:
            leaves += left[level]
            level -= 1
            continue
        left[level] -= 1
        asked = to_act(states[level])
        states[level + 1] = states[level]
        play(states[level + 1], CHANCE if asked == CHANCE else lowest(asked), outs[level].answers[left[level]])
        level += 1
        left[level] = choices(states[level], outs[level])
    return leaves
