"""Compile everything that a table needs of a game at once, so that there is one pause and not a dozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from archipel.core.array_verbs import array_verbs
from archipel.core.dice import generator
from archipel.core.kernel import CHANCE
from archipel.core.verbs import VERBS, Verb

Call = Callable[[], object]


def calls(rules: Any, states: Any, outs: Any, setup: tuple[Any, Any, Any], table: Any) -> list[tuple[str, Call]]:
    """A call of every verb that Python calls, with the exact types of later calls, in an order in which they can run.

    Python never calls `policy`: only compiled playouts do.
    """
    sample = Sample(states, outs, setup, table)
    called = [verb for verb in VERBS.values() if verb.name == "start" or hasattr(array_verbs, verb.name)]
    return [(verb.name, lambda verb=verb: sample.call(verb, rules)) for verb in called]  # type: ignore[misc]


class Sample:
    """Arguments for the verbs, by the names of their parameters."""

    def __init__(self, states: Any, outs: Any, setup: tuple[Any, Any, Any], table: Any) -> None:
        self.states, self.outs = states, outs
        self.others = dict(zip(("seats", "options", "box"), setup, strict=True)) | {"table": table}
        self.others |= {"seat": 0, "answer": 0, "way": 0, "n": 1, "rng": generator(0)}

    def call(self, verb: Verb, rules: Any) -> None:
        """Call the verb the way `Position` and `Game` do: on an array where that is possible."""
        if verb.name == "play":
            self.others |= self._first_answer()
        on_array = getattr(array_verbs, verb.name, None)
        function = on_array or getattr(rules, verb.name)
        records = {"s": self.states, "out": self.outs} if on_array else {"s": self.states[0], "out": self.outs[0]}
        arguments = self.others | records
        if verb.name == "refusal":  # takes many answers at once
            arguments["answer"] = np.array([arguments["answer"]])
        function(*(arguments[name] for name in verb.parameters))

    def _first_answer(self) -> dict[str, int]:
        """The first answer that chance or a seat may give."""
        asked = array_verbs.to_act(self.states)
        if asked == CHANCE:
            return {"seat": CHANCE, "answer": array_verbs.outcome(self.states, 0)}
        seat = int(asked).bit_length() - 1
        array_verbs.legal(self.states, seat, self.outs)
        return {"seat": seat, "answer": int(self.outs["answers"][0, 0])}
