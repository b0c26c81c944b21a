"""Four kinds of load, with their targets; `crowd.py` has a fifth."""

from __future__ import annotations

import asyncio
import contextlib
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bench.server.environment import Environment, environment, playing
from bench.server.ledger import Ledger, draw, share
from bench.server.match import Match
from bench.server.pace import Offered, Saturated
from bench.server.player import clock
from bench.server.proof import compare, read
from bench.server.report import Figure, Report
from bench.server.serving import stolen

WARM_UP = 2.0  # seconds
MB = 1e6


@dataclass(frozen=True)
class Asked:
    """The options of a measurement."""

    game: str = "mahe"
    seconds: float = 10.0
    postgresql: bool = False
    workers: int = 1
    seed: int = 1
    tables: int | None = None
    rate: float | None = None
    minutes: float = 20.0  # of a storm
    tree: str = ""  # another tree of Archipel, whose server is measured
    notice: Callable[[Environment], None] = field(default=lambda _: None)  # called at the start, for a profiler


@dataclass
class Measured:
    """The results of a measurement."""

    seconds: float = 0.0
    moves: int = 0
    waits: array[float] = field(default_factory=lambda: array("d"))
    server_cpu: float = 0.0
    driver_cpu: float = 0.0
    sent: int = 0
    received: int = 0
    stolen: float = 0.0  # seconds of processor taken by other virtual machines
    rss: int = 0

    def figures(self) -> list[Figure]:
        """The figures of every kind of load."""
        moves = max(1, self.moves)
        return [
            Figure("wait p50", share(self.waits, 0.5), "ms"),
            Figure("wait p99", share(self.waits, 0.99), "ms"),
            Figure("wait, longest", share(self.waits, 1.0), "ms"),
            Figure("server, memory", self.rss / MB, "MB"),
            Figure("server, processor", 100 * self.server_cpu / self.seconds, "% of a core"),
            Figure("server, processor per move", 1000 * self.server_cpu / moves, "ms"),
            Figure("driver, processor", 100 * self.driver_cpu / self.seconds, "% of a core"),
            Figure("taken by other virtual machines", 100 * self.stolen / self.seconds, "% of a core"),
            Figure("received per move", self.received / moves, "bytes, by four players"),
            Figure("sent per move", self.sent / moves, "bytes"),
        ]


async def measure(at: Environment, book: Ledger, asked: Asked) -> Measured:
    """Let it run and compute the differences."""
    await asyncio.sleep(WARM_UP)
    asked.notice(at)
    started = _counters(at, book)
    await asyncio.sleep(asked.seconds)
    now = _counters(at, book)
    seconds, driver, server, stolen, moves, sent, received = (b - a for a, b in zip(started, now, strict=True))
    waits = book.waits[int(started[4]) : int(now[4])]
    return Measured(seconds, int(moves), waits, server, driver, int(sent), int(received), stolen, at.server.rss())


def _counters(at: Environment, book: Ledger) -> tuple[float, ...]:
    """The current values of all counters."""
    counted = book.moves, book.sent, book.received
    return clock(), time.process_time(), at.server.cpu(), stolen(), *counted


async def prove(at: Environment, book: Ledger, report: Report) -> None:
    """Kill the server and check that all acknowledged answers are in the database."""
    size = at.stored_bytes()
    at.server.kill()
    verdict = compare(await read(at.server.database), book)
    report.figures += [
        Figure("stored per move", size / max(1, book.moves), "bytes"),
        Figure("acknowledged", verdict.acknowledged, "moves"),
        Figure("acknowledged but lost", len(verdict.lost), "moves", under=1),
        Figure("errors", len(verdict.wrong), under=1),
    ]
    happened = ", ".join(f"{name}: {count}" for name, count in sorted(book.happened.items()))
    report.remarks += [f"Happened - {happened}", *verdict.lost[:5], *verdict.wrong[:5], *at.complaints()]


def titled(name: str, tables: int, asked: Asked) -> Report:
    store = "PostgreSQL" if asked.postgresql else "SQLite"
    several = f", {asked.workers} workers" if asked.workers > 1 else ""
    return Report(f"{name}: {tables:,} tables of {asked.game}, {store}{several}, {asked.seconds:g} s")


# --- the four -----------------------------------------------------------------------------------------------------


async def saturated(asked: Asked) -> Report:
    """Everybody answers at once."""
    count = asked.tables or 50
    report, book = titled("Saturated", count, asked), Ledger()
    async with environment(postgresql=asked.postgresql, workers=asked.workers) as at:
        pace = Saturated(draw(asked.seed))
        async with playing([Match(at.server.caller, asked.game, book, pace) for _ in range(count)]):
            found = await measure(at, book, asked)
            pace.is_on = False
        report.figures += [Figure("moves", found.moves / found.seconds, "/s", at_least=1300), *found.figures()]
        await prove(at, book, report)
    return report


async def offered(asked: Asked) -> Report:
    """A fixed rate, as of people at 200 tables, whether or not the server keeps up."""
    return await _offered("Offered", asked, asked.tables or 200, asked.rate or 187.0, under=60)


async def quiet(asked: Asked) -> Report:
    """A single table."""
    return await _offered("Quiet", asked, asked.tables or 1, asked.rate or 25.0, under=20, steady=True)


async def _offered(name: str, asked: Asked, count: int, rate: float, *, under: float, steady: bool = False) -> Report:
    report, book = titled(f"{name}, {rate:g} moves/s", count, asked), Ledger()
    async with environment(postgresql=asked.postgresql, workers=asked.workers) as at:
        pace = Offered(draw(asked.seed), rate, steady=steady)
        async with playing([Match(at.server.caller, asked.game, book, pace) for _ in range(count)]):
            with running(pace):
                found = await measure(at, book, asked)
            pace.is_on = False
        figures = [wanted(figure, "wait p99", under) for figure in found.figures()]
        disk = await asyncio.to_thread(at.disk)
        figures += [Figure(f"the disk alone p{part}", share(disk, part / 100), "ms") for part in (50, 99)]
        report.figures += [Figure("moves", found.moves / found.seconds, "/s"), *figures]
        await prove(at, book, report)
    return report


def wanted(figure: Figure, name: str, under: float) -> Figure:
    """Add a target to the figure with this name."""
    return Figure(figure.name, figure.value, figure.unit, under=under) if figure.name == name else figure


@contextlib.contextmanager
def running(pace: Offered) -> Iterator[None]:
    task = asyncio.ensure_future(pace.run())
    try:
        yield
    finally:
        task.cancel()


async def idle(asked: Asked) -> Report:
    """Many tables with connected people who mostly think; then they leave, and the memory is freed."""
    count, rate = asked.tables or 1000, asked.rate or 10.0
    report, book = titled(f"Idle, {rate:g} moves/s", count, asked), Ledger()
    async with environment(postgresql=asked.postgresql, workers=asked.workers) as at:
        empty = at.server.rss()
        pace = Offered(draw(asked.seed), rate)
        started = clock()
        async with playing([Match(at.server.caller, asked.game, book, pace) for _ in range(count)]):
            report.remarks.append(
                f"{count} tables were opened and {4 * count} players connected in {clock() - started:.1f} s"
            )
            with running(pace):
                found = await measure(at, book, asked)
            rooms = await at.server.metric("archipel_rooms")
        report.figures += [
            *(wanted(figure, "server, memory", 1500) for figure in found.figures()),
            Figure("server, memory when empty", empty / MB, "MB"),
            Figure("memory per table with four players", (found.rss - empty) / 1000 / count, "kB"),
            Figure("rooms in memory", rooms),
        ]
        await released(at, report)
        await prove(at, book, report)
    return report


async def released(at: Environment, report: Report) -> None:
    """Check that the server drops its rooms when everybody has left."""
    deadline = clock() + 15
    while (rooms := await at.server.metric("archipel_rooms")) and clock() < deadline:
        await asyncio.sleep(0.5)
    report.figures += [
        Figure("rooms in memory after everybody has left", rooms, under=1),
        Figure("memory after everybody has left", at.server.rss() / MB, "MB"),
    ]
