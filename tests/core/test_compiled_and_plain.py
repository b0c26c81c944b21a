"""The same source, compiled and as plain Python, plays the same games to the last byte."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from archipel.core.batch import Batch
from archipel.core.dice import generator
from archipel.core.game import Game, Setup, find
from tests.driving import GAMES, name_of, setups, walk
from tests.marking import more

ROOT = Path(__file__).parents[2]
SOME, EACH = 3, 1  # from one setup that is tried to the next


def digests(game: Game, step: int) -> list[str]:
    """Results that compiled code and plain Python must agree on, for each of the setups or for some of them."""
    lines = []
    for seed, setup in islice(enumerate(setups(game)), 0, None, step):
        lines += [f"{name_of((game, setup))} {line}" for line in (*games(game, setup, seed), views(game, setup, seed))]
    return lines


def games(game: Game, setup: Setup, seed: int) -> Iterator[str]:
    """The lengths and final states of a random game and of a game by the hints."""
    for hinted in (False, True):
        batch = Batch(game, 1, seats=setup.seats, seed=seed, **dict(setup.options))
        (count,) = batch.playout(hinted=hinted).tolist()
        yield f"{'hinted' if hinted else 'random'}: {count} answers, {mark(batch.states.tobytes())}"


def views(game: Game, setup: Setup, seed: int) -> str:
    """A digest of the seats' views along a game, and of the worlds they imagine."""
    rng, seen = generator(seed), b""
    for position in islice(walk(game, setup, seed), 0, 100, 5):
        for seat in range(setup.seats):
            view = position.view(seat)
            seen += view.state().tobytes() + view.imagine(rng).state().tobytes()
    return f"views: {mark(seen)}"


def mark(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()[:16]


@pytest.mark.compiled
@pytest.mark.parametrize("step", [SOME, more(EACH)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_compiled_and_plain_python_play_the_same_games(game, step):
    plain = subprocess.run(
        [sys.executable, "-m", "tests.core.test_compiled_and_plain", game.package, str(step)],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert plain.stdout.splitlines() == digests(game, step)


if __name__ == "__main__":
    print("\n".join(digests(find(sys.argv[1]), int(sys.argv[2]))))
