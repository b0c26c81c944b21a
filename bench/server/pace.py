"""The pace of answers: at once, or at a fixed rate that does not wait for the server."""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random

from bench.server.match import Match
from bench.server.player import Player, clock


class Saturated:
    """Every player answers at once."""

    def __init__(self, lots: Random) -> None:
        self._lots = lots
        self.is_on = True

    def asked(self, _: Match, player: Player) -> None:
        if self.is_on and player.can_answer:
            player.answer(self._lots.choice(player.choices).answer, clock())

    def started(self, match: Match) -> None:
        """Do nothing: players get their first question anyway."""

    def ended(self, match: Match) -> None:
        """Do nothing."""


class Offered:
    """A fixed rate of answers, spread over all tables.

    An open loop: each answer has a planned time, and its wait counts from then. If a table is still busy with the
    previous answer, the next one waits, and that counts too.
    """

    def __init__(self, lots: Random, rate: float, *, steady: bool = False) -> None:
        self._lots, self._rate, self._steady = lots, rate, steady
        self._turns: deque[Match] = deque()
        self._due: dict[Match, deque[float]] = {}
        self.is_on = True

    def started(self, match: Match) -> None:
        self._turns.append(match)
        self._due[match] = deque()

    def ended(self, match: Match) -> None:
        """Give the answers that were planned for this table to the others."""
        self._turns.remove(match)
        for meant in self._due.pop(match):
            self._plan(meant)

    def asked(self, match: Match, _: Player) -> None:
        due = self._due.get(match)
        while self.is_on and due and (player := match.able()):
            player.answer(self._lots.choice(player.choices).answer, due.popleft())

    def _plan(self, meant: float) -> None:
        if self._turns:
            match = self._turns[0]
            self._turns.rotate(-1)
            self._due[match].append(meant)
            self.asked(match, match.players[0])

    async def run(self) -> None:
        """Plan answers until cancelled."""
        meant = clock()
        while True:
            meant += 1 / self._rate if self._steady else self._lots.expovariate(self._rate)
            await asyncio.sleep(max(0.0, meant - clock()))
            self._plan(meant)
