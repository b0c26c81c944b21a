"""Measure how much of a budget has been used."""

from __future__ import annotations

import time

from archipel.bots import Budget


class BudgetUse:
    """The share of a budget used since this object was made."""

    def __init__(self, budget: Budget) -> None:
        self._budget, self._begun = budget, time.monotonic()

    def share(self, nodes: int) -> float:
        """From 0, nothing, to 1, all of it, after so many answers have been tried out."""
        budget = self._budget
        if budget.is_stopped():
            return 1.0
        of_nodes = nodes / budget.nodes if budget.nodes else 0.0
        of_seconds = (time.monotonic() - self._begun) / budget.seconds if budget.seconds else 0.0
        return min(1.0, max(of_nodes, of_seconds))
