"""The facts about the toy."""

from archipel.core.facts import Facts, ScoreLine

FACTS = Facts(
    title="Matches",
    designer="nobody",
    publisher="nobody",
    year=2026,
    seats=range(2, 4),
    minutes=1,
    rules="1.0",
    prefix="X",
    lines=(ScoreLine("last", "X1.2"),),
)
MATCHES = 5
MOST = 3
