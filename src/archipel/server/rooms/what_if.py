"""The possible results of an answer, and what a draft would do, worked out from what the seat itself may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from archipel.core.kernel import CHANCE
from archipel.core.notation import Event
from archipel.core.position import Position, View
from archipel.server.rooms.score_lines import open_lines
from archipel.server.wire_types.protocol import Outcome, PreviewMessage, ProspectMessage, ToldEvent

WORLDS = 16  # imagined, if something is hidden from the seat
MOST_OUTCOMES = 12  # in the message


class PossibleResult(NamedTuple):
    """The events that the seat hears, and the lines of its score sheet that change, each with its change."""

    events: tuple[Event, ...]
    points: tuple[tuple[str, int], ...]


def prospect(view: View, answer: str) -> ProspectMessage:
    """Everything that may happen next, with its probability."""
    found: dict[PossibleResult, float] = {}
    worlds = _worlds(view)
    for world in worlds:
        for share, result in _results(world, view, answer):
            found[result] = found.get(result, 0.0) + share / len(worlds)
    likeliest = sorted(found.items(), key=lambda item: -item[1])[:MOST_OUTCOMES]
    return ProspectMessage(answer, [_outcome(share, result) for result, share in likeliest])


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


def _results(world: Position, view: View, answer: str) -> Iterator[tuple[float, PossibleResult]]:
    world.play(view.seat, answer)
    at_once = world.events(view.seat)
    if world.to_act != {CHANCE}:
        yield 1.0, PossibleResult(tuple(at_once), _points(view, world))
        return
    ways = world.ways
    for lot, weight in world.odds().items():
        after = world.fork()
        after.play(CHANCE, lot)
        yield weight / ways, PossibleResult((*at_once, *after.events(view.seat)), _points(view, after))


def _points(before: View, after: Position) -> tuple[tuple[str, int], ...]:
    """The changes of the seat's own lines, as far as it can see them; none if scores are hidden."""
    lines = open_lines(before)
    if not lines:
        return ()
    old, new = lines[before.seat], open_lines(after.view(before.seat, with_history=False))[before.seat]
    return tuple((line, new[line] - points) for line, points in old.items() if new[line] != points)


def _outcome(share: float, result: PossibleResult) -> Outcome:
    events = [ToldEvent(event.word, event.plain()) for event in result.events]
    return Outcome(round(share, 6), events, dict(result.points))
