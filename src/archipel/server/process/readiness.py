"""The readiness check: the database must store a value and read it back."""

from __future__ import annotations

import asyncio
import itertools
import logging

from sqlalchemy import bindparam, select, update

from archipel.core.errors import ArchipelError
from archipel.server.store import Statement, Store
from archipel.server.store.migrate import PROBE
from archipel.server.store.schema import facts

READY_WITHIN = 3.0  # seconds
REMEMBER = 1.0  # seconds for which a result is reused, so that frequent checks cost nothing
SET = update(facts).where(facts.c.name == PROBE).values(value=bindparam("new_value"))
GET = select(facts.c.value).where(facts.c.name == PROBE)
log = logging.getLogger("archipel.server")


class Readiness:
    """Checks the database, at most once a second, however often it is asked."""

    def __init__(self, store: Store, worker: str) -> None:
        self._store = store
        self._worker = worker
        self._numbers = itertools.count()
        self._check: asyncio.Task[str] | None = None
        self._until = 0.0  # the time until which the last result counts
        self._last = ""

    async def problem(self) -> str:
        """The reason why this process is not ready; empty if it is."""
        if self._check is None or (self._check.done() and asyncio.get_running_loop().time() > self._until):
            self._check = asyncio.get_running_loop().create_task(self._checked(), name="readiness")
        return await asyncio.shield(self._check)

    async def _checked(self) -> str:
        found = await self._find_problem()
        self._until = asyncio.get_running_loop().time() + REMEMBER
        if found != self._last:
            log.log(logging.WARNING if found else logging.INFO, "Not ready" if found else "Ready", extra={"why": found})
        self._last = found
        return found

    async def _find_problem(self) -> str:
        try:
            async with asyncio.timeout(READY_WITHIN):
                return "" if await self._is_stored() else "the database does not return what was stored"
        except (ArchipelError, TimeoutError):
            return "the database does not respond"

    async def _is_stored(self) -> bool:
        """Store a value in the usual way and read it back; another worker may have replaced it in between."""
        value = f"{self._worker} {next(self._numbers)}"
        await self._store.write(Statement(SET, ({"new_value": value},)))
        row = await self._store.row(GET)
        return row is not None and (row.value == value or not row.value.startswith(self._worker))
