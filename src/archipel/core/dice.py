"""A fast seeded generator for simulation, kept outside the state, so that no search can see future draws.

It is Chris Doty-Humphrey's sfc32 on whole numbers below 2**32, written so that compiled code and plain Python give the
same numbers. It is quick and well mixed, but no secret: fair dice at a table come from `chance.FairDraw`.
"""

from __future__ import annotations

import numpy as np

from archipel.core.kernel import rule

MASK = 0xFFFFFFFF
MIXING_ROUNDS = 12

Rng = np.dtype((np.record, [("a", "i8"), ("b", "i8"), ("c", "i8"), ("count", "i8")]))


@rule
def toss(rng):
    """The next number below 2**32."""
    b, c = int(rng.b), int(rng.c)
    result = (int(rng.a) + b + int(rng.count)) & MASK
    rng.a = b ^ (b >> 9)
    rng.b = (c + (c << 3)) & MASK
    rng.c = (((c << 21) | (c >> 11)) + result) & MASK
    rng.count = (int(rng.count) + 1) & MASK
    return result


@rule
def below(rng, n):
    """A number from 0 to n - 1; the bias is under n / 2**32."""
    return (toss(rng) * int(n)) >> 32


@rule
def reseed(rng, seed, stream):
    """Start the numbered stream of this seed."""
    rng.a = seed & MASK
    rng.b = (seed >> 32) & MASK
    rng.c = stream & MASK
    rng.count = 1
    for _ in range(MIXING_ROUNDS):
        toss(rng)


@rule
def holder(counts, way):
    """The index to which this way belongs when each index owns as many ways as its count."""
    index = 0
    for i in range(len(counts)):  # to the end rather than to the answer: no branch to mispredict
        way -= int(counts[i])
        index += way >= 0
    return index


@rule
def weighted(rng, counts):
    """A random index, weighted by the counts."""
    total = 0
    for i in range(len(counts)):
        total += int(counts[i])
    return holder(counts, below(rng, total))


def generator(seed, stream=0):
    """The numbered stream of this seed, as a record that compiled code carries along."""
    rng = np.zeros(1, Rng)[0]
    reseed(rng, seed, stream)
    return rng
