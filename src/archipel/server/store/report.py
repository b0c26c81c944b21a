"""Reports about the database for the operator: a log line for every failure, and counters for the metrics."""

from __future__ import annotations

import logging

from archipel.core.errors import ArchipelError
from archipel.server.base.metrics import Metrics
from archipel.server.store.errors import Conflict, Outdated

SLOW = 1.0  # seconds that a commit may take before it is reported
log = logging.getLogger("archipel.server")


class StoreReport:
    """Reports commits, failed reads and the death of the process that writes."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def committed(self, seconds: float, writes: int, stored: int) -> None:
        """Report the end of a commit, which stored some of the writes, all or none."""
        self._metrics.commit(stored, seconds)
        if seconds >= SLOW:
            self._metrics.slow_commits.inc()
            log.warning("Slow commit", extra={"seconds": round(seconds, 3), "writes": writes, "stored": stored})

    def not_stored(self, writes: int, error: ArchipelError) -> None:
        """Report writes that failed. Two workers that race for the same move are no fault, so that is only counted."""
        self._metrics.failed_writes.labels(_cause(error)).inc(writes)
        if not isinstance(error, Conflict):
            log.error("Commit failed", extra={"writes": writes, "why": str(error)})

    def not_read(self, why: str) -> None:
        self._metrics.failed_reads.inc()
        log.error("Read failed", extra={"why": why})

    def writer_died(self, why: str) -> None:
        self._metrics.deaths.labels("writer").inc()
        log.error("The process that writes to SQLite died", extra={"why": why})


def _cause(error: ArchipelError) -> str:
    return "conflict" if isinstance(error, Conflict) else "restored" if isinstance(error, Outdated) else "unavailable"
