"""When players answer: at once, or at a rate that does not wait for the server."""

from __future__ import annotations

import asyncio
from collections import deque
from random import Random

from bench.server.match import Match
from bench.server.player import Player, clock


class Saturated:
    """Whoever is asked answers at once."""

    def __init__(self, lots: Random) -> None:
        self._lots = lots
        self.is_on = True

    def asked(self, _: Match, player: Player) -> None:
        if self.is_on and player.can_answer:
            player.answer(self._lots.choice(player.choices).answer, clock())

    def begun(self, match: Match) -> None:
        """Nothing is needed: who sits down is told the question."""

    def ended(self, match: Match) -> None:
        """Nothing is needed."""


class Offered:
    """So many answers a second, spread over the tables in play.

    An open loop: each answer is meant for a moment that is drawn beforehand, and its wait counts from then. A table
    that has not done with the answer before keeps the next one waiting, and that counts too.
    """

    def __init__(self, lots: Random, rate: float, *, steady: bool = False) -> None:
        self._lots, self._rate, self._steady = lots, rate, steady
        self._turns: deque[Match] = deque()
        self._due: dict[Match, deque[float]] = {}
        self.is_on = True

    def begun(self, match: Match) -> None:
        self._turns.append(match)
        self._due[match] = deque()

    def ended(self, match: Match) -> None:
        """What was meant for this table goes to the others."""
        self._turns.remove(match)
        for meant in self._due.pop(match):
            self._mean(meant)

    def asked(self, match: Match, _: Player) -> None:
        due = self._due.get(match)
        while self.is_on and due and (player := match.able()):
            player.answer(self._lots.choice(player.choices).answer, due.popleft())

    def _mean(self, meant: float) -> None:
        if self._turns:
            match = self._turns[0]
            self._turns.rotate(-1)
            self._due[match].append(meant)
            self.asked(match, match.players[0])

    async def run(self) -> None:
        """Until cancelled."""
        meant = clock()
        while True:
            meant += 1 / self._rate if self._steady else self._lots.expovariate(self._rate)
            await asyncio.sleep(max(0.0, meant - clock()))
            self._mean(meant)
