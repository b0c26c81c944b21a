"""The store as the rest of the server sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Row

from archipel.server.store import migrating
from archipel.server.store.database import FAILURES, Answers, Away, Database, Question
from archipel.server.store.errors import Unavailable
from archipel.server.store.group_commit import GroupCommit, Step, generation

T = TypeVar("T")
PATIENCE = 60.0  # seconds until a database that is away is given up
AGAIN = 1.0  # seconds until the next try
log = logging.getLogger("archipel.server")


def _unmeasured(_writes: int, _seconds: float) -> None:
    pass


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        raise Unavailable("the database does not answer") from error


class Store:
    """Reads at once; writes in groups."""

    def __init__(self, url: str, worker: str = "", measure: Callable[[int, float], None] = _unmeasured) -> None:
        self.database = Database(url)
        self._group_commit = GroupCommit(self.database, worker, measure)

    async def open(self) -> None:
        """Make sure that this database is ours, then begin."""
        await self._find()
        self._group_commit.start()

    async def _find(self) -> None:
        """Whoever takes the place of a worker that died may come while the database is away, and must not give up."""
        begun = asyncio.get_running_loop().time()
        while True:
            try:
                await migrating.check(self.database)
                self.rebase(await self.generation())
                return
            except (Away, Unavailable) as error:
                if asyncio.get_running_loop().time() > begun + PATIENCE:
                    raise
                log.warning("the database is away", extra={"why": str(error)})
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        await self._group_commit.stop()
        await self.database.close()

    async def generation(self) -> str:
        """Which life of the database this is; a restored backup begins another."""
        return await self._read(generation)

    @property
    def is_based_on(self) -> str:
        """The generation that writes are based on."""
        return self._group_commit.generation

    @property
    def writes_at_once(self) -> int:
        """How many writes the last commit held: the more there is to do, the more."""
        return self._group_commit.held

    def rebase(self, generation: str) -> None:
        """From now on writes are based on this generation; what was read before must have been forgotten."""
        self._group_commit.generation = generation

    async def write(self, *steps: Step, table: str | None = None) -> None:
        """Store all of this, or raise; when it returns, it is durable."""
        await self._group_commit.write(steps, table)

    async def rows(self, statement: Executable, **values: Any) -> Sequence[Row[Any]]:
        """What is stored."""
        return await self._read(lambda connection: connection.execute(statement, values).all())

    async def together(self, *questions: Question) -> Answers:
        """Several answers that all speak of the same moment; for what is found by its key."""
        with _explained():
            return await self.database.glance(*questions)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with _explained():
            return await self.database.read(work)

    async def row(self, statement: Executable, **values: Any) -> Row[Any] | None:
        """The row that is found by this key, if there is one."""
        (found,) = await self.together((statement, values))
        return found[0] if found else None

    async def number(self, statement: Executable, **values: Any) -> int:
        """A count."""
        return int((await self.rows(statement, **values))[0][0])
