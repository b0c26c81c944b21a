"""The same contest on a Ray of this machine with two processes."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from archipel.arena.runners import on_cores, on_ray
from tests.arena.contests import small


@pytest.mark.more
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'archipel[ray]'")
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
def test_a_cluster_plays_the_same_games(monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    contest = small("rollout@50n,random")
    assert list(on_ray(contest, 6, 2)) == list(on_cores(contest, 6, 1))
