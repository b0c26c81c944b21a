"""Compile what a table and a bot need of a game in one go, so that there is one pause and not a dozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from archipel.core import array_verbs
from archipel.core.dice import generator
from archipel.core.kernel import CHANCE

if TYPE_CHECKING:
    from archipel.core.game import Game

Calls = list[tuple[str, Callable[[], object]]]


def calls(game: Game, rules: Any) -> Calls:
    """A call of every function, with the very types it will be called with, in an order that can be run."""
    setup = game.setup()
    states, outs, rng = np.zeros(1, game.state), game.sheets(), generator(0)
    s, out = states[0], outs[0]
    lines = np.zeros((game.facts.seats[-1], len(game.facts.lines)), np.int64)
    return [
        ("start", lambda: rules.start(s, setup.seats, *game.numbers(setup))),
        ("to_act", lambda: array_verbs.to_act(states)),
        ("legal", lambda: array_verbs.legal(states, 0, outs)),
        ("ways", lambda: array_verbs.ways(states)),
        ("outcome", lambda: array_verbs.outcome(states, 0)),
        ("refusal", lambda: array_verbs.refusal(states, CHANCE, 0)),
        ("scores", lambda: array_verbs.scores(states, lines)),
        ("winners", lambda: array_verbs.winners(states)),
        ("policy", lambda: rules.policy(s, 0, out, 1, rng)),
        ("hide", lambda: array_verbs.hide(states, 0)),
        ("imagine", lambda: rules.imagine(s, 0, rng)),
        ("play", lambda: _answer_once(states, outs)),
    ]


def _answer_once(states: Any, outs: Any) -> None:
    """The first thing that chance or a seat may answer."""
    asked = array_verbs.to_act(states)
    if asked == CHANCE:
        array_verbs.play(states, CHANCE, array_verbs.outcome(states, 0))
    else:
        seat = int(asked).bit_length() - 1
        array_verbs.legal(states, seat, outs)
        array_verbs.play(states, seat, int(outs["answers"][0, 0]))
