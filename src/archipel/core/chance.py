"""Chance is a seat. The rules list the possible outcomes and their weights; this module draws one of them.

The fair draw can be checked by anyone, with the server switched off:

1. Before any seat has answered, the table draws a secret of 32 bytes and publishes its SHA-256.
2. Every seat adds a share of its own.
3. When the game starts, its start is fixed: the game, the version of its rules, the box, the options, the names and the
   bots, written as the first lines of the record.
4. Answer number n of chance, counted from 0, comes from the blocks
   HMAC-SHA-256(secret, "archipel/2" | start | shares | n | block). "start" is the SHA-256 of those lines; "shares" is
   the SHA-256 of the SHA-256s of all shares in the order of the seats; n and the block number, from 0 on, are eight
   bytes each, big end first. A block holds four numbers of eight bytes; the first number below the largest multiple of
   the number of all ways is taken, modulo that number.
5. When the game is over the secret is published.

The table cannot choose its secret after seeing the shares, and no seat knows the secret when it chooses its share.
An altered start gives other draws. In games of format 1 the start is not part of the key: "archipel/1" | shares.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import struct
from collections.abc import Iterator, Sequence
from typing import Protocol

from archipel.core.errors import BadOptions
from archipel.core.seats import whole

WORD = 8
RANGE = 1 << 8 * WORD
WORDS = struct.Struct(">4Q")  # a block
DOMAIN = b"archipel/2"
OLD_DOMAIN = b"archipel/1"  # of games that began before the start was part of the key
LARGEST_SEED = 2**63


class Luck(Protocol):
    """A source of draws for chance."""

    def pick(self, number: int, ways: int) -> int:
        """Pick one of the equally likely ways, for chance's answer number `number`."""
        ...


class FairDraw:
    """Draws that nobody can foresee, and everybody can check afterwards.

    `start` is the text of everything that is fixed at the start; None for a game of format 1, whose key is without it.
    """

    def __init__(self, secret: bytes, shares: Sequence[bytes], start: str | None) -> None:
        self.secret = secret
        self.shares = tuple(shares)
        self.start = start
        self.commitment = commitment(secret)
        together = hashlib.sha256(b"".join(hashlib.sha256(share).digest() for share in self.shares)).digest()
        self._begun = hmac.new(secret, self._domain() + together, "sha256")

    def _domain(self) -> bytes:
        return OLD_DOMAIN if self.start is None else DOMAIN + hashlib.sha256(self.start.encode()).digest()

    def pick(self, number: int, ways: int) -> int:
        """Pick by rejection sampling, so that all ways are exactly equally likely."""
        fair, row = RANGE - RANGE % ways, self.words(number)
        word = next(row)
        while word >= fair:
            word = next(row)
        return word % ways

    def words(self, number: int) -> Iterator[int]:
        """Yield an endless sequence of numbers below 2**64 for chance's answer number `number`."""
        for block in itertools.count():
            drawn = self._begun.copy()
            drawn.update(number.to_bytes(WORD, "big") + block.to_bytes(WORD, "big"))
            yield from WORDS.unpack(drawn.digest())


def commitment(secret: bytes) -> str:
    """The hash that the table publishes before the game."""
    return hashlib.sha256(secret).hexdigest()


def check_seed(seed: int) -> None:
    """Reject a seed that does not fit into 63 bits."""
    if whole(seed) is None or not 0 <= seed < LARGEST_SEED:
        raise BadOptions("seed", seed=str(seed))


class Seeded:
    """The same luck for the same seed: for simulation, tests and duplicate tables, not for play among strangers."""

    def __init__(self, seed: int) -> None:
        check_seed(seed)
        self.seed = seed

    def pick(self, number: int, ways: int) -> int:
        from archipel.core.dice import below, generator

        return int(below(generator(self.seed, number), ways))
