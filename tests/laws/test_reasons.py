"""Laws of refusals: the reason given is the one that forbids the answer.

A game may define `tests/games/<name>/obstacles.py` (a toy, `obstacles.py` in its folder) with

    without(scene, seat, answer, reason)   the scene without the obstacle that the reason names, or None where that is
                                           not one change

Without its obstacle the answer is legal, or something else forbids it. Every reason that the file names has to be
tried.
"""

from __future__ import annotations

import ast
import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import archipel
from archipel.core.game import Game, Setup
from archipel.core.kernel import CHANCE, plain
from archipel.core.notation import Answer
from archipel.core.position import Position, from_scene
from tests.driving import GAMES, PEARLS, few, played, reasons, setups, some_codes, some_positions
from tests.marking import SEED, more

POSITIONS = 40  # of a random game of each table
OPENING = 4  # the first of them, always
MOST_TABLES = 6
TRIED = 3  # refusals for each reason in each position
ENOUGH, ALL = 12, 10**6  # of them, for each reason against each kind of answer


def module_name(game: Game) -> str:
    return f"tests.games.{game.name}.obstacles" if game.name in archipel.games() else f"{game.package}.obstacles"


every_game_with_obstacles = pytest.mark.parametrize(
    "game", [game for game in GAMES if find_spec(module_name(game))], ids=lambda game: game.name
)


def named_reasons(game: Game, module: ModuleType) -> set[str]:
    """The reasons of the game that the module names."""
    assert module.__file__ is not None
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {reason.key for reason in game.reasons} & texts


def sampled(game: Game) -> list[Position]:
    """Positions of random games at several tables, the first of each game among them: their steps never come again."""
    tables = setups(game)
    chosen = random.Random(SEED).sample(tables, min(MOST_TABLES, len(tables)))
    return [position for setup in chosen for position in positions(game, setup)]


def positions(game: Game, setup: Setup) -> list[Position]:
    opening = [position.fork() for position in played(game, setup, SEED)[:OPENING]]
    return opening + some_positions(game, setup, SEED, few(POSITIONS))


def refusals(position: Position, luck: random.Random) -> Iterator[tuple[int, Answer, str]]:
    """A few refused answers for each reason: the seat, the answer and the reason."""
    codes, seats = some_codes(position.game, luck.randrange(1 << 30)), (*range(position.seats), CHANCE)
    numbers = np.array([list(reasons(position, seat, codes).values()) for seat in seats])
    for number in np.unique(numbers[numbers > 0]).tolist():
        refused = np.argwhere(numbers == number)
        for chosen in luck.sample(range(len(refused)), min(TRIED, len(refused))):
            seat, code = refused[chosen].tolist()
            yield seats[seat], position.game.answers.all[codes[code]], position.game.reasons[number - 1].key


def check_reasons(game: Game, module: ModuleType, enough: int) -> set[str]:
    """Try refusals of sampled positions without their obstacles; return the reasons that were tried."""
    luck, tried = random.Random(SEED), Counter[tuple[str, str]]()
    for position in sampled(game):
        scene = json.dumps(position.scene())
        for seat, answer, reason in refusals(position, luck):
            if tried[reason, answer.word] == enough:
                continue
            freed = module.without(json.loads(scene), seat, answer, reason)
            if freed is not None:
                tried[reason, answer.word] += 1
                why = from_scene(game, freed).why_not(seat, answer)
                assert why is None or why.reason.key != reason, f"{answer} by {seat} in {scene}"
    return {reason for reason, _ in tried}


@pytest.mark.parametrize("enough", [ENOUGH, more(ALL)])
@every_game_with_obstacles
def test_without_its_obstacle_an_answer_is_legal_or_refused_for_another_reason(game, enough):
    module = import_module(module_name(game))
    tried = check_reasons(game, module, enough)
    assert tried <= named_reasons(game, module)
    assert plain() or tried == named_reasons(game, module)


# --- the law itself -----------------------------------------------------------------------------------------------


def test_a_wrong_reason_is_found(monkeypatch):
    """The toy gives "over" for every refusal, also while the game goes on."""
    obstacles = import_module(module_name(PEARLS))
    honest = Position.why_not
    over = PEARLS.start(2)
    over.s.pearl, over.s.played = 1, 3
    reason = honest(over, 0, "bid 1").reason

    def mistaken(position: Position, seat: int, answer: Answer | str):
        why = honest(position, seat, answer)
        return why and replace(why, reason=reason)

    monkeypatch.setattr(Position, "why_not", mistaken)
    with pytest.raises(AssertionError, match="by"):
        check_reasons(PEARLS, obstacles, ENOUGH)
