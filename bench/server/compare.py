"""Two servers side by side: the same load in turns, round by round, so that a busy machine disturbs both alike."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from bench.server.boardgame import Board, BoardgameMatch, boardgame_server
from bench.server.environment import AT_ONCE, environment, playing
from bench.server.ledger import Ledger, draw
from bench.server.match import Match
from bench.server.modes import Asked
from bench.server.pace import Saturated
from bench.server.player import clock
from bench.server.report import Figure, Report

TABLES = 50
ROUND = 6.0  # seconds, about the length of a game when all players answer at once
FEWEST = 3  # rounds
SETTLE = 0.5  # seconds between two rounds, in which the last answers come back


class Switch(Protocol):
    """Lets the players of one side play, or rest."""

    def __call__(self, *, is_on: bool) -> None: ...


@dataclass
class Side:
    """A server with its players, who play while it is their turn."""

    name: str
    switch: Switch
    moves: Callable[[], int]
    cpu: Callable[[], float]
    received: Callable[[], int]
    rates: list[float] = field(default_factory=list)  # moves a second, round by round
    costs: list[float] = field(default_factory=list)  # milliseconds of processor a move
    sizes: list[float] = field(default_factory=list)  # bytes that its players received a move

    async def play_round(self, seconds: float) -> None:
        started, moves, cpu, received = clock(), self.moves(), self.cpu(), self.received()
        self.switch(is_on=True)
        await asyncio.sleep(seconds)
        rate = (self.moves() - moves) / (clock() - started)
        self.switch(is_on=False)
        await asyncio.sleep(SETTLE)
        played = max(1, self.moves() - moves)
        self.rates.append(rate)
        self.costs.append(1000 * (self.cpu() - cpu) / played)
        self.sizes.append((self.received() - received) / played)

    def figures(self) -> list[Figure]:
        return [
            Figure(f"{self.name}: moves", statistics.median(self.rates), "/s"),
            Figure(f"{self.name}: processor per move", statistics.median(self.costs), "ms"),
            Figure(f"{self.name}: received per move", statistics.median(self.sizes), "bytes, by four players"),
        ]


Contender = Callable[[Asked], AbstractAsyncContextManager[Side]]


@contextlib.asynccontextmanager
async def archipel(asked: Asked) -> AsyncIterator[Side]:
    """Archipel as it is meant to run: every move is on the disk before it is acknowledged."""
    book, pace = Ledger(), Saturated(draw(asked.seed))
    pace.is_on = False
    async with environment(postgresql=asked.postgresql, workers=asked.workers, tree=asked.tree) as at:
        matches = [Match(at.server.caller, asked.game, book, pace) for _ in range(asked.tables or TABLES)]

        def switch(*, is_on: bool) -> None:
            pace.is_on = is_on
            for match in matches:
                match.resume()

        async with playing(matches):
            store = "PostgreSQL" if asked.postgresql else "SQLite"
            name = f"{asked.tree or 'Archipel'} on {store}, {asked.workers} worker{'s' * (asked.workers > 1)}"
            yield Side(name, switch, lambda: book.moves, at.server.cpu, lambda: book.received)


@contextlib.asynccontextmanager
async def boardgame_io(asked: Asked) -> AsyncIterator[Side]:
    """boardgame.io in memory."""
    board, slots = Board(draw(asked.seed)), asyncio.Semaphore(AT_ONCE)
    with tempfile.TemporaryDirectory(prefix="archipel-bench-") as folder:
        async with boardgame_server(Path(folder)) as server:
            matches = [BoardgameMatch(server.caller, board) for _ in range(asked.tables or TABLES)]

            async def open_match(match: BoardgameMatch) -> None:
                async with slots:
                    await match.open()

            def switch(*, is_on: bool) -> None:
                board.is_on = is_on
                for match in matches:
                    match.resume()

            await asyncio.gather(*map(open_match, matches))
            tasks = [asyncio.ensure_future(match.run()) for match in matches]
            yield Side("boardgame.io in memory", switch, lambda: len(board.waits), server.cpu, lambda: board.received)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*(match.close() for match in matches), return_exceptions=True)


async def compare(asked: Asked) -> Report:
    """Archipel on one worker and SQLite, against boardgame.io in memory, both with Mahé."""
    return await duel(asked, archipel, boardgame_io, at_least=1.3)


async def workers(asked: Asked) -> Report:
    """Two workers on PostgreSQL, against one."""
    two, one = replace(asked, postgresql=True, workers=2), replace(asked, postgresql=True, workers=1)
    return await duel(asked, lambda _: archipel(two), lambda _: archipel(one), at_least=1.25)


async def before(asked: Asked) -> Report:
    """This tree against another tree of Archipel, given by `--tree`."""
    return await duel(asked, lambda _: archipel(replace(asked, tree="")), archipel)


async def duel(asked: Asked, ours: Contender, theirs: Contender, at_least: float | None = None) -> Report:
    """Let both play round after round, each first in every other round."""
    rounds = max(FEWEST, round(asked.seconds / ROUND))
    async with ours(asked) as one, theirs(asked) as other:
        for side in (one, other):  # warm up
            await side.play_round(ROUND)
            for found in (side.rates, side.costs, side.sizes):
                found.clear()
        for number in range(rounds):
            for side in (one, other) if number % 2 else (other, one):
                await side.play_round(ROUND)
        report = Report(f"{one.name} / {other.name}: {asked.tables or TABLES} tables of {asked.game}, {rounds} rounds")
        report.figures += [*one.figures(), *other.figures()]
        rates, costs = ratios(one.rates, other.rates), ratios(other.costs, one.costs)
        report.figures += [
            Figure("ratio of moves a second", statistics.median(rates), at_least=at_least),
            Figure("ratio of moves per second of processor", statistics.median(costs)),
        ]
        report.remarks += [f"Ratio of moves a second - {spread(rates)}", f"Ratio of processor time - {spread(costs)}"]
        report.remarks += [f"{side.name}, ms a move - {spread(side.costs)}" for side in (one, other)]
    return report


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    return [one / other for one, other in zip(ours, theirs, strict=True)]


def spread(values: Sequence[float]) -> str:
    """The middle and both ends of these figures."""
    ordered = sorted(values)
    rounds = ", ".join(f"{value:.2f}" for value in values)
    return f"median {statistics.median(ordered):.2f}, from {ordered[0]:.2f} to {ordered[-1]:.2f}; by round: {rounds}"
