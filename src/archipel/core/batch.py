"""Many positions at once, for research: arrays of records, compiled loops, any number of threads.

>>> import archipel
>>> from archipel.core.batch import Batch
>>> sea = Batch(archipel.game("mahe"), 10, seats=5, seed=7)
>>> int(sea.playout().min()) > 40
True
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from archipel.core import kernel, playout
from archipel.core.chance import check_seed
from archipel.core.dice import Rng
from archipel.core.errors import ArchipelError
from archipel.core.game import Game
from archipel.core.position import Position


class Batch:
    """`n` positions of one game, each with its own random numbers; results do not depend on the number of threads."""

    def __init__(
        self, game: Game, n: int, *, seats: int | None = None, seed: int = 0, threads: int = 1, **options: Any
    ):
        check_seed(seed)
        if threads < 1:
            raise ArchipelError(f"at least one thread is needed, not {threads}")
        self.game = game
        self.threads = threads
        self.states: Any = np.repeat(game.start(seats, **options).state(), n)
        self.rngs: Any = np.zeros(n, Rng)
        playout.reseed_all(self.rngs, seed)

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, index: int) -> Position:
        """A copy of one of the positions."""
        return Position(self.game, self.states[[index]])

    # --- asking ---------------------------------------------------------------------------------------------------

    def to_act(self) -> Any:
        """The seats to move in each position: a bit for every seat, CHANCE, or 0 if the game is over."""
        asked = np.zeros(len(self), np.int64)
        self._spread(lambda rows: playout.asked_all(self.states[rows], asked[rows]))
        return asked

    def legal(self, seats: Any) -> tuple[Any, Any]:
        """The legal answers of the named seat in each position, as codes, and how many; a seat below 0 has none."""
        answers = np.full((len(self), len(self.game.answers)), -1, np.int64)
        counts = np.zeros(len(self), np.int64)
        named = self._seat_row(seats)
        self._spread(
            lambda rows: playout.legal_all(
                self.states[rows], named[rows], self.game.answer_buffers(), answers[rows], counts[rows]
            )
        )
        return answers, counts

    # --- answering ------------------------------------------------------------------------------------------------

    def play(self, seats: Any, answers: Any) -> None:
        """Play one answer in each position where a seat is given; if any is refused, play none."""
        named, codes = self._seat_row(seats), self._row("answers", answers)
        unknown = np.flatnonzero((named >= 0) & ((codes < 0) | (codes >= len(self.game.answers))))
        if len(unknown):
            raise ArchipelError(
                f"position {unknown[0]}: there is no answer number {codes[unknown[0]]}; nothing was played"
            )
        refused = playout.play_all(self.states, named, codes)
        if refused >= 0:
            why = self[refused].why_not(int(named[refused]), self.game.answers.all[codes[refused]])
            raise ArchipelError(f"position {refused}: {why and why.sentence()} Nothing was played.")

    def settle(self) -> None:
        """Let chance give every answer it owes, in every position."""
        self._spread(lambda rows: playout.settle_all(self.states[rows], self.rngs[rows]))

    def playout(self, *, hinted: bool = False) -> Any:
        """Play every position to its end, at random or by the game's hints; return the number of answers each took."""
        counts = np.zeros(len(self), np.int64)
        self._spread(
            lambda rows: playout.playouts(
                self.states[rows], self.game.answer_buffers(), self.rngs[rows], hinted, counts[rows]
            )
        )
        return counts

    # --- threads --------------------------------------------------------------------------------------------------

    def _row(self, name: str, values: Any) -> Any:
        row = np.ascontiguousarray(values, np.int64)
        if row.shape != (len(self),):
            raise ArchipelError(f"{name}: {len(self)} whole numbers are wanted, one for each position, not {row.shape}")
        return row

    def _seat_row(self, seats: Any) -> Any:
        row = self._row("seats", seats)
        unknown = np.flatnonzero(row >= self.states["seats"])
        if len(unknown):
            raise ArchipelError(f"position {unknown[0]}: there is no seat number {row[unknown[0]]}")
        return row

    def _spread(self, run: Callable[[slice], object]) -> None:
        """Run the function over slices of the rows, one for each thread."""
        edges = np.linspace(0, len(self), self.threads + 1).astype(int).tolist()
        parts = [slice(a, b) for a, b in pairwise(edges) if b > a]
        if len(parts) <= 1:
            for part in parts:
                run(part)
            return
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(run, parts))


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` answers from here; each answer of chance counts as one."""
    if depth == 0:
        return 1
    states = np.repeat(position.state(), depth + 1)
    outs = np.zeros(depth, kernel.answer_buffer(len(position.game.answers)))
    return int(playout.perft(states, outs, np.zeros(depth + 1, np.int64)))
