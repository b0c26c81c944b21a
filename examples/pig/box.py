"""The facts that are printed on a box."""

from __future__ import annotations

from archipel.core.facts import Facts, ScoreLine

GOAL = 50
ONE = 1  # the face that loses the turn

FACTS = Facts(
    title="Pig",
    designer="traditional",
    seats=range(2, 7),  # [P1.1]
    minutes=5,
    rules="1.0",
    prefix="P",
    lines=(ScoreLine("points", "P1.5"),),
)
