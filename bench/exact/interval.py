"""Estimates as text."""

from __future__ import annotations

from archipel.arena.estimates import Estimate


def shown(estimate: Estimate | None, factor: float = 1) -> str:
    """The mean with its interval, as far as they are known."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return "too few games"
    return f"{factor * estimate.mean:.2f} [{factor * estimate.low:.2f}; {factor * estimate.high:.2f}]"
