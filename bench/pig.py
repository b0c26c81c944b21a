"""The contestants in Pig: OpenSpiel's game in C++, driven from Python, and rolled out in C++ by its own search."""

from __future__ import annotations

import importlib
import random
import statistics
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from race import Contestants, Heat

if TYPE_CHECKING:
    from result import Result

GAMES = 150  # a heat driven from Python
SAMPLE = 3000  # games whose mean length stands for that of a rollout
SIMULATIONS, ROLLOUTS = 4, 1000  # few and many, so that the search tree costs nothing
DRIVEN, ROLLED = "pig from Python", "pig in C++"


def pig_contestants(result: Result) -> Contestants:
    """Both ways, if OpenSpiel is installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError as error:
        result.left_out.append(f"OpenSpiel's Pig: {error}; pip install open_spiel")
        return {}
    pig = pyspiel.load_game("pig")
    length = mean_length(pig, result)
    return {
        DRIVEN: lambda seed: driven_heat(pig, seed),
        ROLLED: lambda seed: rolled_heat(pyspiel, pig, length, seed),
    }


def play(state: Any, rng: random.Random) -> int:
    """Answer at random until the game is over; return the number of answers."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        moves += 1
    return moves


def driven_heat(pig: Any, seed: int) -> Heat:
    """Whole games, each answer given by Python."""
    rng = random.Random(seed)  # noqa: S311 - a game, no secret
    begun = time.perf_counter()
    moves = sum(play(pig.new_initial_state(), rng) for _ in range(GAMES))
    return Heat(moves, time.perf_counter() - begun)


def rolled_heat(pyspiel: Any, pig: Any, length: float, seed: int) -> Heat:
    """The search that is all but the last line of `MCTSBot.step`; unlike `step` it says how often it has rolled out."""
    games = rollouts(pyspiel, pig, pig.new_initial_state(), seed)
    return Heat(games.moves * length, games.seconds)


def rollouts(pyspiel: Any, game: Any, state: Any, seed: int) -> Heat:
    """Whole games, played on from a state by OpenSpiel's search in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed)
    limits = {"uct_c": 2.0, "max_simulations": SIMULATIONS, "max_memory_mb": 1000}
    bot = pyspiel.MCTSBot(game, evaluator, **limits, solve=False, seed=seed, verbose=False)
    begun = time.perf_counter()
    simulations = bot.mcts_search(state).explore_count
    return Heat(simulations * ROLLOUTS, time.perf_counter() - begun)


def mean_length(pig: Any, result: Result) -> float:
    """The mean length of a random game: a rollout does not say how many moves it made."""
    rng = random.Random(0)  # noqa: S311 - a game, no secret
    lengths = [play(pig.new_initial_state(), rng) for _ in range(SAMPLE)]
    mean, error = statistics.mean(lengths), statistics.stdev(lengths) / SAMPLE**0.5
    result.method.append(
        f"Pig: OpenSpiel {version('open_spiel')}; in C++ {SIMULATIONS} simulations of {ROLLOUTS} rollouts in a search "
        f"of MCTSBot, a rollout counted as {mean:.1f} moves, the mean of {SAMPLE} random games driven from Python "
        f"(standard error {error:.1f})"
    )
    return mean
