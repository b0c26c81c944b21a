"""Metrics for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where the workers put their metrics together
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The metrics of this process."""

    def __init__(self) -> None:
        self._collectors = CollectorRegistry()
        answers = self._counter("answers", "Answers stored", "by")
        self._by_bot, self._by_player = answers.labels("bot"), answers.labels("player")
        self._commits = Histogram(
            "archipel_commit_seconds", "Duration of a commit", buckets=LATENCIES, registry=self._collectors
        )
        self._writes = self._counter("writes", "Writes stored")
        self.slow_commits = self._counter("slow_commits", "Commits that took longer than a second")
        self.failed_writes = self._counter("failed_writes", "Writes that were not stored", "cause")
        self.failed_reads = self._counter("failed_reads", "Reads to which the database did not respond")
        self.deaths = self._counter("process_deaths", "Processes of the server that died or hung", "process")
        self.refusals = self._counter("refusals", "Messages refused", "reason")
        self.refused_requests = self._counter("refused_requests", "HTTP requests refused", "status", "reason")
        self.refused_connections = self._counter("refused_connections", "Connections refused", "reason")
        self.cut_connections = self._counter("cut_connections", "Connections closed by the server", "reason")
        self.bot_failures = self._counter("bot_failures", "Failed requests to bots")
        self.lesson_steps = self._counter("lesson_steps", "Steps of lessons reached", "game", "chapter", "step")
        self._gauges = {
            name: Gauge(f"archipel_{name}", text, registry=self._collectors, multiprocess_mode="livesum")
            for name, text in {
                "connections": "Connected players and watchers",
                "rooms": "Tables in memory",
                "bots_thinking": "Bots that are thinking",
                "bots_waiting": "Bots that wait until they may think",
            }.items()
        }

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"archipel_{name}", text, labels, registry=self._collectors)

    def answer(self, *, bot: bool) -> None:
        (self._by_bot if bot else self._by_player).inc()

    def commit(self, stored: int, seconds: float) -> None:
        self._commits.observe(seconds)
        self._writes.inc(stored)

    def failures(self) -> dict[str, int]:
        """The failures in this process since it was started, by the names of their counters."""
        counters = (
            self.failed_writes,
            self.failed_reads,
            self.slow_commits,
            self.deaths,
            self.bot_failures,
            self.refused_connections,
            self.cut_connections,
        )
        return {one.name: _total(one) for counter in counters for one in counter.collect() if _total(one)}

    def set_gauges(self, **numbers: int) -> None:
        """Set the gauges to their current values."""
        for name, value in numbers.items():
            self._gauges[name].set(value)

    def text(self) -> bytes:
        """All metrics of all workers, in the format of Prometheus."""
        collectors = self._collectors
        if SHARED_FOLDER in os.environ:
            _drop_dead_workers(Path(os.environ[SHARED_FOLDER]))
            collectors = CollectorRegistry()
            MultiProcessCollector(collectors)
        return generate_latest(collectors)


def _total(metric: Metric) -> int:
    """The sum over all labels. Two workers that race for the same move are no failure."""
    counted = [one for one in metric.samples if one.name.endswith("_total") and one.labels.get("cause") != "conflict"]
    return int(sum(one.value for one in counted))


def share_values() -> None:
    """Let the workers see the metrics of this process; the library chose before the shared folder was set."""
    values.ValueClass = values.get_value_class()


def _drop_dead_workers(folder: Path) -> None:
    """Remove the gauges of workers that have ended; their counters stay."""
    for file in folder.glob("gauge_live*_*.db"):
        worker = int(file.stem.rpartition("_")[2])
        if not _is_alive(worker):
            mark_process_dead(worker)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)  # sends no signal, only checks
    except ProcessLookupError:
        return False
    return True
