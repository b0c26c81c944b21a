"""The verbs as Python calls them: on an array of one record.

Numba takes in an array in less than a microsecond, a record in four; so `Position` comes through here.
"""

from __future__ import annotations

from typing import Any

from archipel.core import verbs
from archipel.core.kernel import rule


@rule
def to_act(states: Any) -> Any:
    return verbs.to_act(states[0])


@rule
def legal(states: Any, seat: Any, outs: Any) -> Any:
    return verbs.legal(states[0], seat, outs[0])


@rule
def ways(states: Any) -> Any:
    return verbs.ways(states[0])


@rule
def outcome(states: Any, way: Any) -> Any:
    return verbs.outcome(states[0], way)


@rule
def refusal(states: Any, seat: Any, answer: Any) -> Any:
    return verbs.refusal(states[0], seat, answer)


@rule
def play(states: Any, seat: Any, answer: Any) -> None:
    verbs.play(states[0], seat, answer)


@rule
def scores(states: Any, out: Any) -> None:
    verbs.scores(states[0], out)


@rule
def winners(states: Any) -> Any:
    return verbs.winners(states[0])


@rule
def hide(states: Any, seat: Any) -> None:
    verbs.hide(states[0], seat)
