"""Compile what a table and a bot need of a game in one go, so that there is one pause and not a dozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from archipel.core.dice import generator
from archipel.core.kernel import CHANCE

if TYPE_CHECKING:
    from archipel.core.game import Game

Calls = list[tuple[str, Callable[[], object]]]


def calls(game: Game, rules: Any) -> Calls:
    """A call of every function, with the very types it will be called with, in an order that can be run."""
    setup = game.setup()
    s, out, rng = np.zeros(1, game.state)[0], game.sheet(), generator(0)
    lines = np.zeros((game.facts.seats[-1], len(game.facts.lines)), np.int64)
    return [
        ("start", lambda: rules.start(s, setup.seats, *game.numbers(setup))),
        ("to_act", lambda: rules.to_act(s)),
        ("legal", lambda: rules.legal(s, 0, out)),
        ("ways", lambda: rules.ways(s)),
        ("outcome", lambda: rules.outcome(s, 0)),
        ("refusal", lambda: rules.refusal(s, CHANCE, 0)),
        ("scores", lambda: rules.scores(s, lines)),
        ("winners", lambda: rules.winners(s)),
        ("policy", lambda: rules.policy(s, 0, out, 1, rng)),
        ("hide", lambda: rules.hide(s, 0)),
        ("imagine", lambda: rules.imagine(s, 0, rng)),
        ("play", lambda: _answer_once(rules, s, out)),
    ]


def _answer_once(rules: Any, s: Any, out: Any) -> None:
    """The first thing that chance or a seat may answer."""
    asked = rules.to_act(s)
    if asked == CHANCE:
        rules.play(s, CHANCE, rules.outcome(s, 0))
    else:
        seat = int(asked).bit_length() - 1
        rules.legal(s, seat, out)
        rules.play(s, seat, int(out.answers[0]))
