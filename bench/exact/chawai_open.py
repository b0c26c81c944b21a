"""An upper bound for guessing in Chawaï: a player who sees what the others have laid face down.

python bench/exact/chawai_open.py ../other-checkout --seats 3 --games 150

Nobody may play like this: it answers last and sees all cards and divers that lie face down. Then it tries each of its
divers in many games, played on by the hints, and takes the best one. The others are bots of another checkout. A bot
that has to guess what they will choose can hardly win more.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
from interval import shown

import archipel
from archipel.arena.contest import derived_seed
from archipel.arena.estimates import Tally, of_shares
from archipel.bots import Bot, never
from archipel.bots.levels import STRONGEST, level_of
from archipel.bots.trials import TO_THE_END, LeadScale, try_choices
from archipel.core.chance import Seeded
from archipel.core.dice import Rng
from archipel.core.kernel import rule
from archipel.core.notation import Answer
from archipel.core.position import Position
from archipel.core.table import Table

sys.path.append(str(Path(__file__).parent.parent))
from versions import OtherTree

GAME = archipel.game("chawai")
SEED = 1


@rule
def weigh_openly(worlds, outs, rngs, seat, choices, seed, games, table, scales, value):
    """Add to each choice's value what it gains in so many games from the true position."""
    worlds[1] = worlds[0]
    for number in range(games):
        try_choices(worlds, outs, rngs, seat, choices, seed, number, TO_THE_END, table, scales, value)


def best_of(position: Position, seat: int, seed: int, trials: int) -> Answer:
    """The choice that does best when everything that lies face down is known."""
    codes: Any = position.codes(seat)
    value, scales = np.zeros(len(codes)), np.zeros(1, LeadScale)
    scales["weight"] = level_of(STRONGEST, GAME, position.seats).lead
    table = np.zeros((GAME.facts.seats[-1], len(GAME.facts.lines)), np.int64)
    worlds, outs, rngs = np.repeat(position.state(), 3), GAME.answer_buffers(), np.zeros(1, Rng)
    weigh_openly(worlds, outs, rngs, seat, codes, seed, trials, table, scales, value)
    return GAME.answers.all[int(codes[np.argmax(value)])]


def share(seat: int, others: list[Bot], deal: int, trials: int) -> float:
    """The share of victory of this seat in one game; it answers last in every round."""
    luck = Seeded(derived_seed(SEED, "luck", deal))
    table = Table(GAME, GAME.setup(len(others)), luck=luck)
    while not table.position.is_over:
        asked = min(table.asked - {seat}, default=seat)
        if asked == seat:
            number = derived_seed(SEED, deal, seat, table.position.scene()["round"])
            table.submit(seat, best_of(table.position, seat, number, trials))
        else:
            table.submit(asked, others[asked].choose(table.position.view(asked)))
    won = table.position.winners
    return (seat in won) / len(won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="another checkout, with an environment of its own")
    parser.add_argument("--bot", default="rollout", help="a bot of the other checkout (rollout)")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--time", type=float, default=0.02, help="seconds for a move of the other bots (0.02)")
    parser.add_argument("--trials", type=int, default=200, help="games in which each choice is tried (200)")
    parser.add_argument("--games", type=int, default=150)
    asked = parser.parse_args()
    entrant, tally = OtherTree(asked.bot, asked.bot, None, asked.time, str(asked.other.resolve()), GAME.name), Tally()
    for deal in range(-(-asked.games // asked.seats)):
        others = [entrant.bot(derived_seed(SEED, deal, seat), never) for seat in range(asked.seats)]
        tally.add([share(seat, others, deal, asked.trials) for seat in range(asked.seats)])
    print(f"{asked.seats} seats, {tally.count:.0f} games, times the fair share: {shown(of_shares(tally), asked.seats)}")


if __name__ == "__main__":
    main()
