"""What is counted, for whoever keeps an eye on the server."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several workers add up their numbers
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The numbers of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        answers = Counter("archipel_answers", "Answers stored", ["by"], registry=self.registry)
        self._by_bot, self._by_player = answers.labels("bot"), answers.labels("player")
        self._commits = Histogram(
            "archipel_commit_seconds", "Time of a commit", buckets=LATENCIES, registry=self.registry
        )
        self._writes = Counter("archipel_writes", "Writes that commits held", registry=self.registry)
        self.refusals = Counter("archipel_refusals", "Messages refused", ["reason"], registry=self.registry)
        self._gauges = {
            name: Gauge(f"archipel_{name}", text, registry=self.registry, multiprocess_mode="livesum")
            for name, text in {
                "connections": "Players and watchers connected",
                "rooms": "Tables in memory",
                "bots_thinking": "Bots at work",
            }.items()
        }

    def answer(self, *, bot: bool) -> None:
        (self._by_bot if bot else self._by_player).inc()

    def commit(self, writes: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._writes.inc(writes)

    def look(self, **numbers: int) -> None:
        """Numbers that rise and fall, as they are now."""
        for name, value in numbers.items():
            self._gauges[name].set(value)

    def text(self) -> bytes:
        """All numbers, of all workers."""
        registry = self.registry
        if SHARED_FOLDER in os.environ:
            _forget_the_dead(Path(os.environ[SHARED_FOLDER]))
            registry = CollectorRegistry()
            MultiProcessCollector(registry)
        return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """What rises and falls counts only where somebody lives; what a worker has ever counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        if not _is_alive(worker):
            mark_process_dead(worker)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)  # asks, and does nothing
    except ProcessLookupError:
        return False
    return True
