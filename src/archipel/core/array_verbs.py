"""The verbs as Python calls them: on an array of one record.

Numba takes less than a microsecond to accept an array, four to accept a record; so `Position` uses these.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from archipel.core.events import keep_heard
from archipel.core.kernel import single_rule
from archipel.core.verbs import VERBS, Verb

MOST_PARAMETERS = 3


def on_array(verb: Verb) -> Callable[..., Any]:
    """The verb for an array of one record; the buffer for answers comes as an array of one, too.

    `hide` also leaves out the events that the seat did not hear, which no game has to think of. `refusal` takes many
    codes at once and puts the number of the reason in the place of each.
    """
    call = verb.call

    def with_none(states: Any) -> Any:
        return call(states[0])

    def with_one(states: Any, a: Any) -> Any:
        return call(states[0], a)

    def with_two(states: Any, a: Any, b: Any) -> Any:
        return call(states[0], a, b)

    def with_buffer(states: Any, seat: Any, outs: Any) -> Any:
        return call(states[0], seat, outs[0])

    def with_events(states: Any, seat: Any) -> Any:
        call(states[0], seat)
        keep_heard(states[0], seat)

    def with_codes(states: Any, seat: Any, codes: Any) -> None:
        for i in range(len(codes)):
            codes[i] = call(states[0], seat, codes[i])

    special: dict[str, Callable[..., Any]] = {"legal": with_buffer, "hide": with_events, "refusal": with_codes}
    by_count: list[Callable[..., Any]] = [with_none, with_one, with_two]
    function = special.get(verb.name) or by_count[len(verb.parameters) - 1]
    function.__qualname__ = verb.name  # Numba names its cache files after it, one for each verb
    return single_rule(function)


array_verbs: Any = SimpleNamespace(
    **{verb.name: on_array(verb) for verb in VERBS.values() if len(verb.parameters) <= MOST_PARAMETERS}
)
