"""The contents of the toy."""

from archipel.core.facts import Facts, ScoreLine

FACTS = Facts(
    title="Pearls",
    designer="nobody",
    publisher="nobody",
    year=2026,
    seats=range(1, 5),
    minutes=1,
    rules="1.0",
    prefix="P",
    lines=(ScoreLine("bids", "P1.3"), ScoreLine("pearl", "P1.1")),
)
ROUNDS = 3
HIGHEST = 3
