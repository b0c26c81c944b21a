"""Secrets, stated once more: each game says naively what a seat may see, and the engine is compared with that.

A game's statement is `tests/games/<name>/secrets.py` (for a toy, `secrets.py` in its folder). It knows the rules and
the log of what was told, and nothing of the game's `view.py`. It defines

    seen(log, scene, seat)       the scene as this seat (or WATCHER) may see it; hidden values are None
    heard(told, seat)            the events of one answer that this seat may hear, in order
    another(scene, seat, luck)   a different whole scene that must look the same to this seat

A game outside this package that hides nothing needs no statement.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any, Protocol

from rich.console import Console

import archipel
from archipel.core.dice import generator
from archipel.core.game import Game, Setup
from archipel.core.history import HistoryEntry
from archipel.core.kernel import EVERYBODY, WATCHER
from archipel.core.notation import Answer, Event
from archipel.core.position import Position, View, from_scene
from archipel.core.table import Table
from archipel.core.words import words
from tests.driving import few, played_with_answers, reasons
from tests.marking import SEED

Scene = dict[str, Any]
TWINS = 3  # other scenes that are tried for a seat that does not see everything
OF_EACH_STEP = 3  # moments among a few
REASONS = 600  # answers at a moment for whose refusals the reasons are compared


@dataclass(frozen=True)
class Told:
    """One answer, everything that it told, and the whole scenes before and after it."""

    seat: int  # or CHANCE
    answer: Answer
    events: tuple[Event, ...]
    before: Scene
    after: Scene


class Statement(Protocol):
    """The statement of a game's secrets."""

    def seen(self, log: Sequence[Told], scene: Scene, seat: int) -> Scene: ...

    def heard(self, told: Told, seat: int) -> list[Event]: ...

    def another(self, scene: Scene, seat: int, luck: random.Random) -> Scene: ...


class NothingHidden:
    """The statement of a game without secrets."""

    def seen(self, log: Sequence[Told], scene: Scene, seat: int) -> Scene:
        return scene

    def heard(self, told: Told, seat: int) -> list[Event]:
        return list(told.events)

    def another(self, scene: Scene, seat: int, luck: random.Random) -> Scene:
        return scene


@cache
def statement(game: Game) -> Statement:
    """The statement of this game; only a game from outside that hides nothing may have none."""
    is_ours = game.name in archipel.games()
    module = f"tests.games.{game.name}.secrets" if is_ours else f"{game.package}.secrets"
    if not is_ours and find_spec(f"{game.package}.view") is None:
        return NothingHidden()
    return import_module(module)  # type: ignore[return-value] # a module is a statement


def everybody(position: Position) -> list[int]:
    """All seats, and the spectator."""
    return [*range(position.seats), WATCHER]


# --- logs ---------------------------------------------------------------------------------------------------------


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def log_of(positions: Sequence[Position], answered: Iterable[tuple[int, Answer]]) -> list[Told]:
    """The log of these answers; `positions` are those before and after each of them."""
    scenes = [as_json(position.scene()) for position in positions]
    return [
        Told(seat, answer, tuple(after.events()), *scenes[number : number + 2])
        for number, ((seat, answer), after) in enumerate(zip(answered, positions[1:], strict=True))
    ]


def log_of_table(table: Table) -> list[Told]:
    """The log of a table."""
    positions = [table.at(number) for number in range(len(table.plies) + 1)]
    return log_of(positions, [(ply.seat, ply.answer) for ply in table.plies])


@dataclass(frozen=True)
class Moment:
    """A position of a game, with the log of all answers that led to it."""

    position: Position
    log: Sequence[Told]

    @cached_property
    def _text(self) -> str:
        return json.dumps(self.position.scene())

    @property
    def scene(self) -> Scene:
        """The whole scene; everybody who asks may change theirs."""
        return json.loads(self._text)

    @cached_property
    def _without_history(self) -> Position:
        return from_scene(self.position.game, self.scene)

    def twin(self, scene: Scene) -> Position:
        """The position of this scene; where nothing was hidden it is the moment's own scene again, read once."""
        return self._without_history if scene == self.scene else from_scene(self.position.game, scene)

    def seen(self, seat: int) -> Scene:
        """The scene that the statement lets this seat see."""
        return statement(self.position.game).seen(self.log, self.scene, seat)

    def heard(self, seat: int) -> list[Event]:
        """The events of the last answer that the statement lets this seat hear."""
        return statement(self.position.game).heard(self.log[-1], seat) if self.log else []

    def told_to(self, seat: int) -> Iterator[HistoryEntry]:
        """Everything that the statement lets this seat hear, answer by answer, and the answers it gave itself."""
        for told in self.log:
            events = statement(self.position.game).heard(told, seat)
            yield HistoryEntry(told.seat, told.answer if told.seat == seat else None, tuple(events))


def random_game(game: Game, setup: Setup) -> list[Moment]:
    """Every moment of the random game that all laws share."""
    positions, answered = played_with_answers(game, setup, SEED)
    log = log_of(positions, answered)
    return [Moment(position, log[:number]) for number, position in enumerate(positions)]


def some(moments: Sequence[Moment], count: int, of_each: int = few(OF_EACH_STEP)) -> list[Moment]:
    """A few of these moments, the first, the last and some of each step among them."""
    luck = random.Random(SEED)
    steps: dict[str, list[Moment]] = {}
    for moment in moments:
        steps.setdefault(moment.position.shared().get("step", ""), []).append(moment)
    rare = [moment for found in steps.values() for moment in luck.sample(found, min(of_each, len(found)))]
    return [moments[0], *luck.sample(moments, min(count, len(moments))), *rare, moments[-1]]


# --- checks -------------------------------------------------------------------------------------------------------


def check_views(moments: Iterable[Moment]) -> None:
    """Every view shows exactly what the statement says; where nothing is hidden, its record is the position itself."""
    for moment in moments:
        for seat in everybody(moment.position):
            view, seen = moment.position.view(seat), moment.seen(seat)
            assert as_json(view.scene()) == seen, f"as seen by {seat}"
            if seen == moment.scene:
                assert bytes(view) == bytes(moment.position), f"in the record of {seat}"


def check_events(moments: Iterable[Moment]) -> None:
    """Everybody hears exactly the events that the statement says."""
    for moment in moments:
        for seat in everybody(moment.position):
            assert moment.position.events(seat) == moment.heard(seat), f"as heard by {seat}"
            assert moment.position.view(seat).events() == moment.heard(seat), f"as heard by {seat}"


def check_histories(moments: Iterable[Moment]) -> None:
    """A position knows all answers and events, a view those of its seat, in order."""
    for moment in moments:
        position = moment.position
        assert position.history == [(told.seat, told.answer, told.events) for told in moment.log]
        for seat in everybody(position):
            assert position.view(seat).history == list(moment.told_to(seat)), f"as told to {seat}"


def check_records(moments: Iterable[Moment]) -> None:
    """The records of views and of imagined worlds hold the events that were heard, and no trace of others."""
    rng = generator(SEED)
    for moment in moments:
        for seat in everybody(moment.position):
            view, heard = moment.position.view(seat), moment.heard(seat)
            for position in (Position(view.game, view.state()), view.imagine(rng)):
                assert position.events() == heard, f"in the record of {seat}"
                check_tail(position.s, seat, heard)


def check_tail(s: Any, seat: int, heard: Sequence[Event]) -> None:
    """The rows of the record say what the events say and nothing else, and no row names another ear."""
    rows = s.events.tolist()
    for row, event in zip(rows, heard, strict=False):
        values = [getattr(event, name) for name in event.domains()]
        assert row[2:] == values + [0] * (len(row) - 2 - len(values)), f"behind {event}"
        assert row[1] == EVERYBODY or (seat >= 0 and row[1] == 1 << seat), f"the ears of {event}"
    assert not s.events[len(heard) :].any()
    assert not s.revealed


def check_twins(moments: Iterable[Moment], refusals: int) -> None:
    """Everything hidden from a seat may be different: the seat sees, may do and is told exactly the same."""
    luck, hidden, changed = random.Random(SEED), set(), set()
    for moment in moments:
        answers, codes = moment.position.game.answers.all, range(len(moment.position.game.answers))
        asked = luck.sample(codes, min(few(REASONS), len(codes)))
        for seat in everybody(moment.position):
            scene, twins = moment.scene, list(different(moment, seat, luck))
            hidden |= {seat} if moment.seen(seat) != scene else set()
            changed |= {seat} if twins else set()
            given = {} if seat == WATCHER else reasons(moment.position, seat, asked)  # once for all twins
            for twin in twins or [scene]:
                tried = luck.sample(answers, min(refusals, len(answers)))
                check_pair(moment.position, moment.twin(twin), seat, given, tried)
    assert hidden <= changed, "the statement changes what it hides"


def different(moment: Moment, seat: int, luck: random.Random) -> Iterator[Scene]:
    """A few other scenes that must look the same to this seat; none where nothing is hidden."""
    for _ in range(few(TWINS)):
        twin = statement(moment.position.game).another(moment.scene, seat, luck)
        if twin == moment.scene:
            return
        yield twin


def check_pair(one: Position, other: Position, seat: int, given: dict[int, int], answers: Sequence[Answer]) -> None:
    """Two positions look the same to this seat, with the same choices and the reasons given for refusals."""
    mine, theirs = one.view(seat), other.view(seat)
    assert bytes(mine) == bytes(theirs), f"as seen by {seat}"
    assert one.shared() == other.shared(), f"what all see depends on what {seat} does not"
    assert (mine.scene(), mine.scores(), mine.to_act) == (theirs.scene(), theirs.scores(), theirs.to_act)
    if seat == WATCHER:
        return
    assert one.legal(seat) == other.legal(seat) == mine.legal()
    assert given == reasons(other, seat, given), f"reasons given to {seat}"
    for answer in answers:
        assert one.why_not(seat, answer) == other.why_not(seat, answer) == mine.why_not(answer)


def check_drawings(moments: Iterable[Moment], names: tuple[str, ...]) -> None:
    """The terminal draws the same for a seat, whatever is hidden from it."""
    luck = random.Random(SEED)
    for number, moment in enumerate(moments):
        seats = everybody(moment.position)
        seat = seats[number % len(seats)]
        twin = statement(moment.position.game).another(moment.scene, seat, luck)
        if twin != moment.scene:
            assert drawn(moment.position.view(seat), names) == drawn(moment.twin(twin).view(seat), names)


def drawn(view: View, names: tuple[str, ...]) -> str:
    """The drawings for a wide and a narrow terminal, and the question if the game has words for it."""
    paper, terminal, tongue = StringIO(), view.game.terminal, words("en", view.game.package)
    for width in (100, 40):
        Console(width=width, file=paper).print(terminal.draw(view, tongue, names))
    asks = view.seat in view.to_act and hasattr(terminal, "question")
    return paper.getvalue() + (terminal.question(view, tongue, names) if asks else "")
