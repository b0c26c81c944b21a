"""The figures of one worker, for the operator."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable
from typing import Any

from archipel import __version__
from archipel.server.base.metrics import Metrics
from archipel.server.base.recent_warnings import RecentWarnings
from archipel.server.process.bot_turns import BotTurns
from archipel.server.process.games import Games
from archipel.server.process.timekeeping import Timekeeper
from archipel.server.rooms.models import owner
from archipel.server.rooms.registry import Registry

KILOBYTE = 1024


class WorkerFigures:
    """Collects what only this process knows: connections, bots at work, failures, and what its log has warned of."""

    def __init__(
        self,
        *,
        registry: Registry,
        bot_turns: BotTurns,
        games: Games,
        timekeeper: Timekeeper,
        metrics: Metrics,
        warnings: RecentWarnings,
        workers: int,
        sockets: Callable[[], int],
    ) -> None:
        self._registry, self._bot_turns, self._games = registry, bot_turns, games
        self._timekeeper, self._metrics, self._warnings = timekeeper, metrics, warnings
        self._workers, self._sockets = workers, sockets

    def __call__(self) -> dict[str, Any]:
        people = {owner(client.person) for client in self._registry.clients() if client.person is not None}
        return {
            "version": __version__,
            "process": os.getpid(),
            "workers": self._workers,
            "since": self._registry.running_since,
            "sockets": self._sockets(),
            "people": sorted(person for person in people if person is not None),
            "rooms": len(self._registry.rooms),
            "bots_thinking": self._bot_turns.thinking,
            "bots_waiting": self._bot_turns.waiting,
            "memory": _memory(),
            "clock_in_doubt": not self._timekeeper.may_delete(),
            "compiling": [one.game for one in self._games.preparations if one.state in ("compiling", "waiting")],
            "failed_games": [one.game for one in self._games.preparations if one.state == "failed"],
            "failures": self._metrics.failures(),
            "warnings": self._warnings.lines(),
        }


def _memory() -> int:
    """The most bytes that this process has had in memory."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * KILOBYTE
