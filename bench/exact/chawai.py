"""The eleventh round of Chawaï with three players as a matrix game: `python bench/exact/chawai.py rollout@0.1`.

Everybody has two divers left, and the last round is forced, so eight joint choices decide the game. Their payoffs, the
expected shares of victory, are computed exactly from the rules, over all orders of the last three cards. Positions in
which somebody alone knows a card are left out.

- NashConv: what the three seats together could win by answering best to the bot's policy in the other seats.
- Guarantee: what one seat could assure itself against the two others acting together (a linear program), and how much
  less the bot's policy assures. With three players this is the only value that does not depend on the choice of an
  equilibrium.

The policy of a bot is estimated by asking it several times with different seeds.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import numpy as np
from interval import shown
from scipy.optimize import linprog

import archipel
from archipel.arena.contest import derived_seed, entrant
from archipel.arena.estimates import Tally, of_scores
from archipel.bots import Budget, make, never
from archipel.core.chance import Seeded
from archipel.core.kernel import CHANCE
from archipel.core.position import Position
from archipel.core.table import Table

SEATS, ROUND = 3, 11
TO_GET_THERE = 100  # nodes of the bots that play the rounds before


def positions() -> Iterator[Position]:
    """Positions from games of quick bots, at the start of the eleventh round, in which nobody has a secret."""
    game, number = archipel.game("chawai"), 0
    while True:
        table = Table(game, game.setup(SEATS), luck=Seeded(number))
        players = [make("rollout", SEATS * number + seat, Budget(nodes=TO_GET_THERE)) for seat in range(SEATS)]
        while table.position.scene()["round"] < ROUND:
            seat = min(table.asked)
            table.submit(seat, players[seat].choose(table.position.view(seat)))
        if not table.position.scene()["hidden"]:
            yield table.position
        number += 1


# --- the matrix ---------------------------------------------------------------------------------------------------


def payoffs(position: Position) -> Any:
    """The expected shares of victory: an array by the choices of the three seats, and by seat."""
    choices = [position.legal(seat) for seat in range(SEATS)]
    table = np.zeros((*map(len, choices), SEATS))
    for joint in product(*(range(len(own)) for own in choices)):
        after = position.fork()
        for seat, choice in enumerate(joint):
            after.apply(seat, choices[seat][choice])
        table[joint] = expected(after)
    return table


def expected(position: Position) -> Any:
    """The expected shares of victory when only chance has something left to decide."""
    if position.is_over:
        won = position.winners
        return np.array([1 / len(won) if seat in won else 0.0 for seat in range(SEATS)])
    total = np.zeros(SEATS)
    for answer, ways in position.odds().items():
        after = position.fork()
        after.apply(CHANCE, answer)
        total += ways * expected(after)
    return total / position.ways


def nash_conv(table: Any, policies: list[Any]) -> float:
    """The sum of what each seat could gain by a best answer to the policies of the others."""
    return float(
        sum(
            answers(table, policies, seat).max() - answers(table, policies, seat) @ policies[seat]
            for seat in range(SEATS)
        )
    )


def answers(table: Any, policies: list[Any], seat: int) -> Any:
    """The value of each choice of a seat against the policies of the others."""
    others = [other for other in range(SEATS) if other != seat]
    own = np.moveaxis(table[..., seat], seat, 0)
    return np.einsum("aij,i,j->a", own, *(policies[other] for other in others))


def against_both(table: Any, seat: int) -> Any:
    """The seat's payoffs by its own choice and by the joint choices of the others."""
    own = np.moveaxis(table[..., seat], seat, 0)
    return own.reshape(len(own), -1)


def guarantee(matrix: Any) -> float:
    """The value of a zero-sum matrix game for the seat that chooses the row, by linear programming."""
    rows, columns = matrix.shape
    solution = linprog(
        np.r_[np.zeros(rows), -1],
        A_ub=np.c_[-matrix.T, np.ones(columns)],
        b_ub=np.zeros(columns),
        A_eq=[[*[1] * rows, 0]],
        b_eq=[1],
        bounds=[*[(0, 1)] * rows, (None, None)],
    )
    return float(-solution.fun)


# --- the bot ------------------------------------------------------------------------------------------------------


def policy(kind: str, position: Position, seat: int, samples: int) -> Any:
    """How often the bot chooses each of its divers."""
    view, asked = position.view(seat), entrant(kind, Budget(seconds=0.1))
    drawn = Counter(str(asked.bot(derived_seed(3, seat, number), never).choose(view)) for number in range(samples))
    return np.array([drawn[str(answer)] / samples for answer in position.legal(seat)])


def measure(kind: str, tables: list[tuple[Position, Any]], samples: int) -> None:
    gains, missing = Tally(), Tally()
    for position, table in tables:
        policies = [policy(kind, position, seat, samples) for seat in range(SEATS)]
        gains.add([nash_conv(table, policies)])
        matrices = [against_both(table, seat) for seat in range(SEATS)]
        missing.add(guarantee(one) - (own @ one).min() for one, own in zip(matrices, policies, strict=True))
    print(
        f"{kind}: NashConv {shown(of_scores(gains), 100)}, below the guarantee by {shown(of_scores(missing), 100)}",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+", help="bots, such as rollout@0.1 or rollout@5000n")
    parser.add_argument("--positions", type=int, default=100, help="number of positions (100)")
    parser.add_argument("--samples", type=int, default=8, help="how often a bot is asked about each position (8)")
    asked = parser.parse_args()
    tables = [(position, payoffs(position)) for position in islice(positions(), asked.positions)]
    print(f"{len(tables)} positions; hundredths of a victory, with 95% intervals")
    for kind in asked.bots:
        measure(kind, tables, asked.samples)
    return 0


if __name__ == "__main__":
    sys.exit(main())
