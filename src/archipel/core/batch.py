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
from archipel.core.errors import ArchipelError, NoSeat
from archipel.core.game import Game
from archipel.core.position import Position
from archipel.core.seats import whole


class Batch:
    """`n` positions of one game, each with its own random numbers; results do not depend on the number of threads.

    Where a method takes `seats` or `answers`, give one number for each position. `CHANCE` is a seat like the others, so
    dice and cards can be dictated; `Batch.SKIP` leaves a position as it is.
    """

    SKIP = kernel.SKIP

    def __init__(
        self, game: Game, n: int, *, seats: int | None = None, seed: int = 0, threads: int = 1, **options: Any
    ):
        check_seed(seed)
        self.game = game
        self.threads = _at_least(1, "the number of threads", threads)
        self.states: Any = np.repeat(game.start(seats, **options).state(), _at_least(0, "the number of positions", n))
        self.rngs: Any = np.zeros(len(self), Rng)
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
        """The legal answers of the named seat in each position, as codes, and how many; a skipped position has none."""
        answers = np.full((len(self), len(self.game.answers)), -1, np.int64)
        counts = np.zeros(len(self), np.int64)
        named = self._seat_row(seats, kernel.CHANCE, kernel.SKIP)
        self._spread(
            lambda rows: playout.legal_all(
                self.states[rows], named[rows], self.game.answer_buffers(), answers[rows], counts[rows]
            )
        )
        return answers, counts

    def views(self, seats: Any) -> Any:
        """The records as the named seats see them, like `View.state`. One seat, or WATCHER, may be given for all."""
        every = np.full(len(self), seats) if np.ndim(seats) == 0 else seats
        seen, named = self.states.copy(), self._seat_row(every, kernel.WATCHER)
        self._spread(lambda rows: playout.hide_all(seen[rows], named[rows]))
        return seen

    # --- scores ---------------------------------------------------------------------------------------------------

    def winners(self) -> Any:
        """The seats that have won: a row of truth values for each position, all false while the game goes on."""
        masks = np.zeros(len(self), np.int64)
        self._spread(lambda rows: playout.winners_all(self.states[rows], masks[rows]))
        return (masks[:, None] >> np.arange(self._seats) & 1).astype(bool)

    def totals(self) -> Any:
        """The total of every seat: a row for each position."""
        facts, totals = self.game.facts, np.zeros((len(self), self._seats), np.int64)
        self._spread(
            lambda rows: playout.totals_all(
                self.states[rows], np.zeros((facts.seats[-1], len(facts.lines)), np.int64), totals[rows]
            )
        )
        return totals

    # --- answering ------------------------------------------------------------------------------------------------

    def play(self, seats: Any, answers: Any) -> None:
        """Play one answer, given as its code, in each position that is not skipped; if any is refused, play none."""
        named, codes = self._seat_row(seats, kernel.CHANCE, kernel.SKIP), self._row("answers", answers)
        unknown = np.flatnonzero((named != kernel.SKIP) & ((codes < 0) | (codes >= len(self.game.answers))))
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

    @property
    def _seats(self) -> int:
        return int(self.states["seats"].max(initial=0))

    def _row(self, name: str, values: Any) -> Any:
        """One whole number for each position, as compiled loops want them."""
        wanted = f"{name}: {len(self)} whole numbers are wanted, one for each position"
        try:
            row = np.asarray(values)
        except ValueError:  # lists of different lengths
            raise ArchipelError(f"{wanted}, not {values!r}") from None
        if row.shape != (len(self),):
            raise ArchipelError(f"{wanted}, not {row.shape}")
        if len(row) and (row.dtype.kind not in "iu" or not np.can_cast(row.dtype, np.int64)):
            raise ArchipelError(f"{wanted}, not values of type {row.dtype}")
        return np.ascontiguousarray(row, np.int64)

    def _seat_row(self, seats: Any, *special: int) -> Any:
        row = self._row("seats", seats)
        unknown = np.flatnonzero(~np.isin(row, special) & ((row < 0) | (row >= self.states["seats"])))
        if len(unknown):
            raise NoSeat("batch-seat", position=int(unknown[0]), number=str(row[unknown[0]]))
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


def _at_least(least: int, name: str, value: object) -> int:
    number = whole(value)
    if number is None or number < least:
        raise ArchipelError(f"{name} is a whole number from {least} on, not {value!r}")
    return number


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` answers from here; each answer of chance counts as one."""
    if depth == 0:
        return 1
    states = np.repeat(position.state(), depth + 1)
    outs = np.zeros(depth, kernel.answer_buffer(len(position.game.answers)))
    return int(playout.count_sequences(states, outs, np.zeros(depth + 1, np.int64)))
