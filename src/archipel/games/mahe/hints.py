"""Hints for bots: when one more die is worth the risk, and when it is absurd."""

from __future__ import annotations

from archipel.core.kernel import rule
from archipel.games.mahe.box import LIMIT
from archipel.games.mahe.rules.queries import lays_by_stopping
from archipel.games.mahe.state import DECIDE, ROLL, STOP

SECOND_DIE = 4  # roll a second die up to this total
THIRD_DIE = 4  # roll a third die up to this total


@rule
def policy(s, seat, out, n, rng):
    """Stop when that lays an egg or when another die is too risky; else roll."""
    if s.step != DECIDE:
        return out.answers[0]
    if lays_by_stopping(s):
        return STOP
    bold = SECOND_DIE if s.dice == 1 else THIRD_DIE
    return ROLL if s.pips <= bold else STOP


@rule
def is_absurd(s, seat, answer):
    """To roll at the limit is to sink: every die makes it more."""
    return s.step == DECIDE and answer == ROLL and s.pips >= LIMIT
