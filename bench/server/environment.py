"""The environment of a run: a temporary folder, a database and a server, all removed at the end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import tempfile
import time
from array import array
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from pathlib import Path

from bench.server.match import Match
from bench.server.player import clock
from bench.server.postgresql import PostgreSQL
from bench.server.serving import Server

SERIOUS = re.compile(r'"level":"(error|critical)"|ERROR: |PANIC: |Traceback')
KIND = re.compile(r'"at":"[^"]*",|"table":"[^"]*",?|^[\d: .-]+ UTC \[\d+\] ')
AT_ONCE = 16  # tables that are opened at the same time


@dataclass
class Environment:
    """A server and its database."""

    server: Server
    postgresql: PostgreSQL | None
    folder: Path
    empty: int = 0  # bytes on the disk before anything is stored

    def stored_bytes(self) -> int:
        """The size of the database and its log on the disk."""
        folder = self.postgresql.folder / "data" if self.postgresql else self.folder
        sizes = (file.stat().st_size for file in folder.rglob("*") if file.is_file() and file.suffix != ".log")
        return sum(sizes) - self.empty

    def disk(self) -> array[float]:
        """Seconds that this disk needs to make a page durable, measured a hundred times: the lower limit of a wait."""
        waits = array("d")
        with (self.folder / "page").open("wb", buffering=0) as file:
            for _ in range(100):
                file.write(bytes(4096))
                started = clock()
                os.fsync(file.fileno())
                waits.append(clock() - started)
                time.sleep(0.02)
        return waits

    def complaints(self) -> list[str]:
        """The errors in the logs, each kind once."""
        lines = self.server.log.read_text(errors="replace").splitlines()
        if self.postgresql is not None:
            lines += (self.postgresql.folder / "log").read_text(errors="replace").splitlines()
        kinds = Counter(KIND.sub("", line)[:200] for line in lines if SERIOUS.search(line))
        return [f"Logged {count} times - {kind}" for kind, count in kinds.most_common(8)]


@contextlib.asynccontextmanager
async def environment(*, postgresql: bool = False, workers: int = 1, tree: str = "") -> AsyncIterator[Environment]:
    """Start a server and wait until it is ready."""
    folder = Path(tempfile.mkdtemp(prefix="archipel-bench-"))
    database = PostgreSQL() if postgresql else None
    try:
        if database is not None:
            await database.start()
        url = database.url() if database is not None else f"sqlite:///{folder / 'archipel.db'}"
        server = Server(url, folder / "server.log", workers, tree)
        try:
            await server.start()
            here = Environment(server, database, folder)
            here.empty = here.stored_bytes()
            yield here
        finally:
            server.kill()
    finally:
        if database is not None:
            database.remove()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.asynccontextmanager
async def playing(matches: Iterable[Match]) -> AsyncIterator[None]:
    """Open these tables and play at them within the block."""
    matches, slots = list(matches), asyncio.Semaphore(AT_ONCE)

    async def begin(match: Match) -> None:
        async with slots:
            await match.open()

    tasks: list[asyncio.Task[None]] = []
    try:
        await asyncio.gather(*(begin(match) for match in matches))
        tasks = [asyncio.ensure_future(match.run()) for match in matches]
        yield
        broken = [task for task in tasks if task.done()]
        if broken:
            broken[0].result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(match.close() for match in matches), return_exceptions=True)
