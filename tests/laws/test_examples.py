"""The worked examples of the rules, played from their data: each comes out as its sentence says."""

from __future__ import annotations

from typing import Any

import pytest

import archipel
from archipel.core.examples import Example, ExampleStep, examples
from archipel.core.game import Game
from archipel.core.rulebook import rulebook

GAMES = [archipel.game(name) for name in archipel.games()]
ALL = [(game, example) for game in GAMES for example in examples(game).values()]
FEWEST_DRAWN = 8  # examples of each game that have a board

every_example = pytest.mark.parametrize(("game", "example"), ALL, ids=[example.number for _, example in ALL])


@every_example
def test_an_example_comes_out_as_expected(game: Game, example: Example):
    steps = example.steps(game)
    if steps:
        for name, value in example.expect.items():
            assert found(name, example, steps) == value, f"{name} of {example.number}"
        assert example.expect, "an example that is drawn says what comes of it"


def found(name: str, example: Example, steps: list[ExampleStep]) -> Any:
    """The value of the last position that is compared: a field of its scene, or one of the names below."""
    last = steps[-1].position
    (asked,) = last.to_act if len(last.to_act) == 1 else (None,)
    match name:
        case "events":
            happened = [str(event) for step in steps for event in step.events]
            return [event for event in example.expect["events"] if event in happened]
        case "totals":
            return last.totals()
        case "winners":
            return [seat + 1 for seat in sorted(last.winners)]
        case "to_act":
            return [seat + 1 for seat in sorted(last.to_act)]
        case "could":
            allowed = [str(answer) for answer in steps[0].position.legal()]
            return sorted(allowed, key=[*example.expect["could"], *allowed].index)
        case "refused":
            return {answer: why_not(last, asked, answer) for answer in example.expect["refused"]}
        case "lines":
            return {line: last.scores()[0][line] for line in example.expect["lines"]}
    field, _, part = name.partition(".")
    value = last.scene()[field]
    return value[part] if part else value


def why_not(last: Any, seat: int | None, answer: str) -> str:
    why = last.why_not(seat, answer)
    return why.rule if why else ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_example_of_the_rules_is_there_and_belongs_to_a_rule(game: Game):
    book = rulebook(game)
    assert tuple(examples(game)) == book.examples
    assert {example.rule for example in examples(game).values()} <= set(book.rules)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_most_examples_have_a_board(game: Game):
    assert sum(example.scene is not None for example in examples(game).values()) >= FEWEST_DRAWN


def test_a_game_without_examples_has_none():
    from tests.driving import PEARLS

    assert examples(PEARLS) == {}
