"""A contest: the game, the bots, their thinking time, and the seed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from archipel import bots
from archipel.arena.seatings import Seating, seatings_of_deal
from archipel.bots import Bot, Budget, never
from archipel.core.chance import Seeded
from archipel.core.errors import TranslatedError
from archipel.core.game import Game, Setup

SEED_BYTES = 7  # a seed has at most 63 bits
LONGEST = 3600.0  # seconds for a move


class BadContest(TranslatedError):
    """Bots or numbers from which no contest can be made."""


@dataclass(frozen=True)
class Entrant:
    """A kind of bot with its own budget, such as `rollout@0.1`; without one it has that of the contest."""

    name: str
    kind: str
    nodes: int | None = None
    seconds: float | None = None

    def bot(self, seed: int, is_stopped: Callable[[], bool]) -> Bot:
        return bots.make(self.kind, seed, Budget(self.nodes, self.seconds, is_stopped))


def entrant(text: str, usual: Budget) -> Entrant:
    """Read `rollout`, `rollout@0.1` (seconds for a move) or `rollout@5000n` (nodes for a move)."""
    kind, at, budget = text.strip().partition("@")
    bots.check_kind(kind)
    if not at:
        return Entrant(kind, kind, usual.nodes, usual.seconds)
    if re.fullmatch(r"[1-9][0-9]{0,8}n", budget):
        return Entrant(f"{kind}@{budget}", kind, nodes=int(budget[:-1]))
    if re.fullmatch(r"[0-9]*\.?[0-9]+", budget) and 0 < float(budget) <= LONGEST:
        return Entrant(f"{kind}@{budget}", kind, seconds=float(budget))
    raise BadContest("bot-budget", text=text.strip())


@dataclass(frozen=True)
class Contest:
    """The game, the bots and the seed: the results follow from them, as long as budgets are counted in nodes."""

    game: Game
    setup: Setup
    entrants: tuple[Entrant, ...]  # each once
    places: tuple[int, ...]  # the entrants in the order in which they were named, some perhaps several times
    seed: int

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def is_solo(self) -> bool:
        """Tell whether one player plays alone: then points count, not victories."""
        return self.seats == 1

    @cached_property
    def games_in_a_deal(self) -> int:
        return len(self.seatings(0))

    def seatings(self, deal: int) -> list[Seating]:
        """The seatings in which a deal is played."""
        return seatings_of_deal(self.places, self.seats, self.seed, deal)

    def luck(self, deal: int) -> Seeded:
        return Seeded(derived_seed(self.seed, "luck", deal))

    def bots(self, deal: int, game: int, seating: Seating, is_stopped: Callable[[], bool] = never) -> list[Bot]:
        """New bots for one game of a deal."""
        return [
            self.entrants[place].bot(derived_seed(self.seed, "bot", deal, game, seat), is_stopped)
            for seat, place in enumerate(seating)
        ]


def contest(game: Game, setup: Setup, texts: Iterable[str], usual: Budget, seed: int) -> Contest:
    """The contest of the bots that are named in these texts."""
    named = [entrant(text, usual) for text in texts]
    entrants = tuple(dict.fromkeys(named))
    return Contest(game, setup, entrants, tuple(entrants.index(one) for one in named), seed)


def derived_seed(seed: int, *path: object) -> int:
    """A seed for a part of the contest: the same for the same path, unrelated for any other."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")
