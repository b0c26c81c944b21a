"""Small contests for tests."""

from __future__ import annotations

import archipel
from archipel.arena.contest import Contest, contest
from archipel.bots import Budget

FEW_NODES = Budget(nodes=20)


def small(bots: str = "rollout,random", game: str = "deole", seats: int = 2, seed: int = 5) -> Contest:
    found = archipel.game(game)
    return contest(found, found.setup(seats), bots.split(","), FEW_NODES, seed)
