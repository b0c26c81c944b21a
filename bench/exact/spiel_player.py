"""OpenSpiel's searches as bots at our tables: a thin adapter from our positions to the interface of its states.

The trees are OpenSpiel's own (`open_spiel.python.algorithms`); a leaf is evaluated by one compiled playout, by the same
hints that our bots use. Questions to several seats at once are asked one after the other, as in OpenSpiel's own
turn-based form of such games. MCTS sees one imagined world; ISMCTS imagines a new one in every simulation.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from archipel.arena.contest import Entrant
from archipel.core.dice import Rng, generator, toss
from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer
from archipel.core.playout import playouts
from archipel.core.position import Position, View

EXPLORATION = 1.4
BY_HINTS = True
TRIAL = 200  # simulations from which their time is known


class State:
    """A position, with the methods that OpenSpiel's searches call."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def clone(self) -> State:
        return State(self.position.fork())

    def get_game(self) -> Any:
        return GAME

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.is_chance_node() else min(self.position.to_act)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def is_chance_node(self) -> bool:
        return self.position.to_act == {CHANCE}

    def legal_actions(self, _: int = 0) -> list[int]:
        codes: list[int] = self.position.codes(min(self.position.to_act)).tolist()
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        answers, total = self.position.game.answers, self.position.ways
        return [(answers.code(answer), ways / total) for answer, ways in self.position.odds().items()]

    def apply_action(self, action: int) -> None:
        self.position.apply(min(self.position.to_act), self.position.game.answers.all[int(action)])

    def returns(self) -> list[float]:
        won = self.position.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.position.seats)]

    def information_state_string(self) -> bytes:
        return bytes(self.position.view(min(self.position.to_act)))


TYPE = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
)
GAME = SimpleNamespace(get_type=lambda: TYPE, max_utility=lambda: 1.0)


class Playout(mcts.Evaluator):
    """One compiled playout by the game's hints."""

    def __init__(self, seed: int) -> None:
        self._rngs: Any = np.zeros(1, Rng)
        self._rngs[0] = generator(seed)

    def evaluate(self, state: State) -> Any:
        game, states = state.position.game, state.position.state()
        playouts(states, game.answer_buffers(), self._rngs, BY_HINTS, np.zeros(1, np.int64))
        return np.array(State(Position(game, states)).returns())

    def prior(self, state: State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@dataclass(frozen=True)
class Peer(Entrant):
    """OpenSpiel's MCTS or ISMCTS with a number of simulations."""

    def bot(self, seed: int, is_stopped: Callable[[], bool]) -> SpielBot:  # noqa: ARG002 - it counts simulations
        return SpielBot(self.kind, seed, self.nodes or TRIAL)


class SpielBot:
    """A bot that asks OpenSpiel's search."""

    def __init__(self, kind: str, seed: int, simulations: int) -> None:
        self._rng = generator(seed)
        drawn = np.random.RandomState(int(toss(self._rng)))
        settings = {"uct_c": EXPLORATION, "max_simulations": simulations, "random_state": drawn}
        evaluator = Playout(int(toss(self._rng)))
        self._is_mcts = kind == "mcts"
        self._search: Any = (mcts.MCTSBot if self._is_mcts else ismcts.ISMCTSBot)(GAME, evaluator=evaluator, **settings)

    def choose(self, view: View) -> Answer:
        choices = view.legal()
        if len(choices) == 1:
            return choices[0]
        if not self._is_mcts:
            self._search.set_resampler(lambda *_: State(view.imagine(self._rng)))
        return view.game.answers.all[int(self._search.step(State(view.imagine(self._rng))))]


def simulations(kind: str, views: list[View], seconds: float) -> int:
    """The number of simulations that takes this time on average, in these views."""
    bot = SpielBot(kind, 1, TRIAL)
    bot.choose(views[0])  # may still compile
    begun = time.process_time()
    for view in views:
        bot.choose(view)
    return max(1, round(TRIAL * seconds * len(views) / (time.process_time() - begun)))
