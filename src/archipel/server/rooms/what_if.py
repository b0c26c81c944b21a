"""The possible results of an answer, and what a draft would do, worked out from what the seat itself may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.kernel import CHANCE
from archipel.core.notation import Event
from archipel.core.position import Position, View
from archipel.server.wire_types.protocol import Outcome, PreviewMessage, ProspectMessage, ToldEvent

WORLDS = 16  # imagined, if something is hidden from the seat
MOST_OUTCOMES = 12  # in the message


def prospect(view: View, answer: str) -> ProspectMessage:
    """Everything that may happen next, with its probability."""
    found: dict[tuple[Event, ...], float] = {}
    worlds = _worlds(view)
    for world in worlds:
        for share, events in _outcomes(world, view.seat, answer):
            found[events] = found.get(events, 0.0) + share / len(worlds)
    likeliest = sorted(found.items(), key=lambda item: -item[1])[:MOST_OUTCOMES]
    return ProspectMessage(answer, [_outcome(share, events) for events, share in likeliest])


def preview(view: View, answer: str, wishes: Sequence[str]) -> PreviewMessage:
    """The effect of each step of the answer, in a game that can tell, if the answer is possible."""
    is_possible, game_preview = view.why_not(answer) is None, view.game.preview
    steps = game_preview.steps(view, answer, wishes) if is_possible and game_preview else []
    return PreviewMessage(answer, list(wishes), steps)


def _worlds(view: View) -> list[Position]:
    """One world if nothing is hidden from the seat, several imagined ones otherwise."""
    from archipel.core.dice import generator  # it loads the compiler, which a server without games does not need

    first = view.imagine(generator(0))
    if bytes(first) == bytes(view):
        return [first]
    return [first, *(view.imagine(generator(seed)) for seed in range(1, WORLDS))]


def _outcomes(world: Position, seat: int, answer: str) -> Iterator[tuple[float, tuple[Event, ...]]]:
    world.play(seat, answer)
    at_once = world.events(seat)
    if world.to_act != {CHANCE}:
        yield 1.0, tuple(at_once)
        return
    ways = world.ways
    for lot, weight in world.odds().items():
        after = world.fork()
        after.play(CHANCE, lot)
        yield weight / ways, (*at_once, *after.events(seat))


def _outcome(share: float, events: tuple[Event, ...]) -> Outcome:
    return Outcome(round(share, 6), [ToldEvent(event.word, event.plain()) for event in events])
