"""What the toy holds."""

from archipel.core.game import Facts, Line

FACTS = Facts(
    title="Pearls",
    designer="nobody",
    publisher="nobody",
    year=2026,
    seats=range(1, 5),
    minutes=1,
    rules="1.0",
    prefix="P",
    lines=(Line("bids", "P1.3"), Line("pearl", "P1.1")),
)
ROUNDS = 3
HIGHEST = 3
