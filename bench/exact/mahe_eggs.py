"""How many eggs a bot loses by its choices in whole games of two-player Mahé: `python bench/exact/mahe_eggs.py mate`.

The bot plays against `perfect`, which maximises its chance to win by the values of `eggs`. Each choice of the bot is
compared with the best one by those values: the difference is its loss in eggs. How much that costs of the victory at
this score is its loss in hundredths of a victory; a bot that is far ahead or behind may lose eggs at no cost.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from duel import LAST_EGGS
from eggs import Values, loaded
from interval import shown
from mahe import stage_of, values_of_choices

import archipel
from archipel.arena.contest import Contest, Entrant, entrant
from archipel.arena.estimates import Tally, of_scores
from archipel.arena.playing import play_deal
from archipel.arena.results import Results
from archipel.bots import Bot, Budget
from archipel.bots.trials import suggested
from archipel.core.notation import Answer
from archipel.core.position import Position, View
from archipel.games.mahe.hints import SQUARE, STEEPNESS

sys.path.append(str(Path(__file__).parent.parent))
from versions import OtherTree


def eggs_of_choices(position: Position, values: Values) -> dict[str, float]:
    """The eggs that every choice is worth to seat 0, with the best play of both seats."""
    pile, clutch = int(position.s.pile), int(position.s.clutch)
    return values_of_choices(position, lambda follows: values.after(follows, pile, clutch))


def chances_of_choices(position: Position, values: Values) -> dict[str, float]:
    """About the chance to win of seat 0 with every choice, by its lead and by the eggs that it may expect."""
    pile, clutch, lead = int(position.s.pile), int(position.s.clutch), stage_of(position).lead
    open_eggs = SQUARE * pile + LAST_EGGS**2 + clutch**2
    return values_of_choices(position, lambda follows: chance(lead + values.after(follows, pile, clutch), open_eggs))


def chance(lead: Any, open_eggs: float) -> Any:
    """The chance to win with this lead, by the squares of the eggs that are still open."""
    return 1 / (1 + np.exp(-STEEPNESS / math.sqrt(open_eggs) * lead))


# --- players ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Player(Entrant):
    """A player that this function makes for every game, from a seed and a way to ask whether to stop."""

    made: Callable[[int, Callable[[], bool]], Bot]

    def bot(self, seed: int, is_stopped: Callable[[], bool]) -> Bot:
        return self.made(seed, is_stopped)


class Perfect:
    """Maximises its chance to win by the values."""

    def __init__(self, values: Values) -> None:
        self._values = values

    def choose(self, view: View) -> Answer:
        found = chances_of_choices(Position(view.game, view.state()), self._values)
        best = (max if view.seat == 0 else min)(found, key=found.__getitem__)
        return next(answer for answer in view.legal() if str(answer) == best)


class Hinted:
    """Follows the hints."""

    def choose(self, view: View) -> Answer:
        (code,) = suggested(view, 1, 1)
        return view.game.answers.all[code]


class Watched:
    """Lets another bot choose, and adds up what its choices lose."""

    def __init__(self, bot: Bot, values: Values) -> None:
        self._bot, self._values, self.eggs, self.victory = bot, values, 0.0, 0.0

    def choose(self, view: View) -> Answer:
        answer, position = self._bot.choose(view), Position(view.game, view.state())
        self.eggs += loss(eggs_of_choices(position, self._values), view.seat, answer)
        self.victory += loss(chances_of_choices(position, self._values), view.seat, answer)
        return answer


def loss(values: dict[str, float], seat: int, answer: Answer) -> float:
    """The value of the best choice for this seat less that of its answer; the values are those for seat 0."""
    sign = 1 - 2 * seat
    return max(sign * value for value in values.values()) - sign * values[str(answer)]


# --- contests -----------------------------------------------------------------------------------------------------


def player(text: str, values: Values, other: Path | None) -> Entrant:
    """Read `perfect`, `hints`, a bot such as `captain@0.1`, or `other:rollout@0.01` for one of another checkout."""
    if text in ("perfect", "hints"):
        return Player(text, text, made=lambda *_: Perfect(values) if text == "perfect" else Hinted())
    if text.startswith("other:") and other is not None:
        there = entrant(text.removeprefix("other:"), Budget(seconds=0.01))
        return OtherTree(text, there.kind, None, there.seconds, str(other.resolve()), "mahe")
    return entrant(text, Budget(seconds=60))


def measure(bot: Entrant, against: Entrant, values: Values, games: int, seed: int) -> None:
    """Let the bot play so many games and print what it loses and wins."""
    game, watched = archipel.game("mahe"), list[Watched]()

    def made(seed: int, is_stopped: Callable[[], bool]) -> Bot:
        watched.append(Watched(bot.bot(seed, is_stopped), values))
        return watched[-1]

    entrants = (Player(bot.name, bot.kind, made=made), against)
    results, eggs, victory = Results(Contest(game, game.setup(2), entrants, (0, 1), seed)), Tally(), Tally()
    while results.games < games:
        watched.clear()
        deal = play_deal(results.contest, results.deals)
        results.add(deal)
        eggs.add(one.eggs for one in watched)
        victory.add(one.victory for one in watched)
    print(
        f"{bot.name}: loses {shown(of_scores(eggs))} eggs and {shown(of_scores(victory), 100)} hundredths of a victory "
        f"in a game; wins {shown(results.share(0), 100)}% of {results.games} games against {against.name}",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+", help="bots, such as captain@0.1, hints, perfect or other:rollout@0.01")
    parser.add_argument("--against", default="perfect", help="the other player (perfect)")
    parser.add_argument("--games", type=int, default=200, help="games of each bot (200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--values", type=Path, help="a file that keeps the values, which take minutes to find")
    parser.add_argument("--other", type=Path, help="the checkout that `other:` stands for")
    asked = parser.parse_args()
    values = loaded(asked.values)
    against = player(asked.against, values, asked.other)
    for text in asked.bots:
        measure(player(text, values, asked.other), against, values, asked.games, asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
