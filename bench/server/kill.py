"""Repeated kill -9 under load, of the server, a worker or the database: no acknowledged answer is lost.

Players answer as soon as they are asked. Something is killed at a random moment and started again on the same data;
players reconnect and go on. At the end the whole log is compared with the answers that players saw acknowledged. This
shows that the server acknowledges nothing before its database has stored it. Surviving a loss of power is the task of
`synchronous = FULL` and `fsync`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

from bench.server.environment import Environment, environment, playing
from bench.server.ledger import Ledger, draw
from bench.server.match import Match
from bench.server.pace import Saturated
from bench.server.player import clock
from bench.server.proof import Verdict, compare, read, replay
from bench.server.report import Figure, Report

TABLES = 12
LONGEST = 1.5  # seconds until the next kill, at most
SOME = 5  # acknowledged answers to wait for after each kill
PATIENCE = 60.0


@dataclass(frozen=True)
class Scenario:
    """The victim of the kills and the setup."""

    name: str
    kill: Callable[[Environment, Random], Awaitable[None]]
    postgresql: bool = False
    workers: int = 1


async def kill_server(at: Environment, _: Random) -> None:
    """Kill all processes of the server at once."""
    at.server.kill()
    await at.server.start()


async def kill_worker(at: Environment, lots: Random) -> None:
    """Kill one worker, or with a chance of one in four all of them; the supervisor replaces a lost worker."""
    workers = at.server.workers()
    if not workers or lots.random() < 0.25:
        await kill_server(at, lots)
    else:
        os.kill(lots.choice(workers), signal.SIGKILL)


async def kill_database(at: Environment, lots: Random) -> None:
    """Kill the postmaster; the server keeps running and has to reconnect."""
    if at.postgresql is not None:
        at.postgresql.kill()
        await asyncio.sleep(lots.uniform(0, 1.0))
        await at.postgresql.start()


SCENARIOS = (
    Scenario("the server on SQLite", kill_server),
    Scenario("a worker, or all, of two on PostgreSQL", kill_worker, postgresql=True, workers=2),
    Scenario("PostgreSQL itself, under one server", kill_database, postgresql=True),
    Scenario("PostgreSQL itself, under two workers", kill_database, postgresql=True, workers=2),
)


async def loop(scenario: Scenario, kills: int, game: str, seed: int, tables: int = TABLES) -> Report:
    """Kill this many times, then check the stored log."""
    report = Report(f"Killing {scenario.name}: {tables} tables of {game}")
    lots, book, pauses = draw(seed), Ledger(), []
    async with environment(postgresql=scenario.postgresql, workers=scenario.workers) as at:
        pace = Saturated(draw(seed + 1))
        matches = [Match(at.server.caller, game, book, pace, keeps=True) for _ in range(tables)]
        async with playing(matches):
            for _ in range(kills):
                await asyncio.sleep(lots.uniform(0, LONGEST))
                started = clock()
                await scenario.kill(at, lots)
                if not await go_on(book):
                    break
                pauses.append(clock() - started)
            pace.is_on = False
            unsettled = await settle(matches)
            verdict = await proven(at, book, matches)
        verdict.wrong += unsettled
        report.figures += figures(verdict, pauses)
        happened = ", ".join(f"{name}: {count}" for name, count in sorted(book.happened.items()))
        report.remarks += [f"Happened - {happened}", *verdict.lost[:5], *verdict.wrong[:5], *at.complaints()]
    return report


def figures(verdict: Verdict, pauses: list[float]) -> list[Figure]:
    return [
        Figure("kills after which the games went on", len(pauses)),
        Figure("acknowledged", verdict.acknowledged, "moves"),
        Figure("lost", len(verdict.lost), "moves", under=1),
        Figure("stored twice or never sent", verdict.unacknowledged, "moves", under=1),
        Figure("tables replayed", verdict.replayed),
        Figure("errors", len(verdict.wrong), under=1),
        Figure("from the kill to the next moves, mean", sum(pauses) / max(1, len(pauses)), "s"),
        Figure("from the kill to the next moves, longest", max(pauses, default=0.0), "s"),
    ]


async def go_on(book: Ledger) -> bool:
    """Wait until people play again; returns whether they do."""
    wanted, deadline = book.moves + SOME, clock() + PATIENCE
    while book.moves < wanted and clock() < deadline:
        await asyncio.sleep(0.01)
    if book.moves < wanted:
        book.errors.append("no game goes on")
    return book.moves >= wanted


async def settle(matches: list[Match]) -> list[str]:
    """Wait until all players have the last state; returns those that never get it."""
    deadline = clock() + PATIENCE
    while waiting := [match for match in matches if match.is_playing and not match.is_settled]:
        if clock() > deadline:
            return [f"table {match.id} never settled: {unsettled(match)}" for match in waiting]
        await asyncio.sleep(0.05)
    return []


def unsettled(match: Match) -> str:
    return "; ".join(
        f"seat {one.seat} {'connected' if one.send else 'away'}, seen {one.seen}, sent {one.sent}"
        for one in match.players
    )


async def proven(at: Environment, book: Ledger, matches: list[Match]) -> Verdict:
    """Kill the server once more and check what is stored."""
    known = [match for match in matches if match.is_playing and match.is_settled]
    at.server.kill()
    stored = await read(at.server.database)
    verdict = compare(stored, book)
    replay(stored, verdict, known)
    return verdict
