"""A Python handle on one record: ask what may be done, do it, look at it as a seat sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from archipel.core.errors import BadScene, Illegal, NoSeat, NotAsked
from archipel.core.kernel import CHANCE, NOBODY, WATCHER, position_size, single_numbers
from archipel.core.notation import Answer, Event, Told, heard
from archipel.core.scenes import read, snapshot

if TYPE_CHECKING:
    from archipel.core.boxes import Box
    from archipel.core.game import Game, Reason

NO_CODES = np.zeros(0, np.int64)


@dataclass(frozen=True)
class Why:
    """Why an answer is refused: who, what, and the rule."""

    game: Game
    reason: Reason
    seat: int
    answer: Answer
    decider: int
    numbers: tuple[tuple[str, int], ...]
    names: tuple[str, ...] = ()

    @property
    def rule(self) -> str:
        return self.reason.rule

    def sentence(self, lang: str = "en") -> str:
        """The reason in this language, with the number of the rule."""
        from archipel.core.words import words

        return words(lang, self.game.package).why(self)


class Position:
    """One position of one game. It changes when played; `fork` gives a copy that goes its own way.

    Equality and hash are those of the present position, so fork before you keep one as a key.
    """

    __slots__ = ("_states", "game")

    def __init__(self, game: Game, states: Any) -> None:
        self.game = game
        self._states = states  # an array of one record: the array owns the memory that the record shows

    @property
    def s(self) -> Any:
        """The record itself."""
        return self._states[0]

    # --- what is asked --------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self._states["seats"][0])

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that are asked, or {CHANCE}; nobody when the game is over."""
        return _seats(self.game.array_verbs.to_act(self._states))

    @property
    def is_over(self) -> bool:
        return bool(self.game.array_verbs.to_act(self._states) == NOBODY)

    def legal(self, seat: int | None = None) -> list[Answer]:
        """What this seat may answer; without a seat, what the one that is asked may answer."""
        seat = self._only_one_asked() if seat is None else seat
        if seat == CHANCE:
            return list(self.odds())
        return [self.game.answers.all[code] for code in self.codes(seat).tolist()]

    def codes(self, seat: int) -> Any:
        """The same as an array of small integers, for whoever has no need of the answers themselves."""
        if seat == WATCHER:
            return NO_CODES
        self._check_seat(seat)
        outs = self.game.sheets()
        n = self.game.array_verbs.legal(self._states, seat, outs)
        return outs["answers"][0, :n]

    def odds(self) -> dict[Answer, int]:
        """What chance may answer, and in how many ways each."""
        return dict(Counter(self.outcome(way) for way in range(self.ways)))

    @property
    def ways(self) -> int:
        """In how many equally likely ways chance may answer; 0 when it is not asked."""
        return int(self.game.array_verbs.ways(self._states))

    def outcome(self, way: int) -> Answer:
        """What chance answers in that way."""
        return self.game.answers.all[int(self.game.array_verbs.outcome(self._states, way))]

    def _only_one_asked(self) -> int:
        if len(self.to_act) != 1:
            raise ValueError(f"{len(self.to_act)} seats are asked; say which one you mean")
        return next(iter(self.to_act))

    def why_not(self, seat: int, answer: Answer | str, names: tuple[str, ...] = ()) -> Why | None:
        """Why this answer cannot be given now, and which rule says so; nothing when it is legal."""
        return self._why_not(seat, self.game.answers.code(answer), names)

    def _why_not(self, seat: int, code: int, names: tuple[str, ...]) -> Why | None:
        self._check_seat(seat)
        number = self.game.array_verbs.refusal(self._states, seat, code)
        if number == 0:
            return None
        decider = min(self.to_act, default=CHANCE)
        value, reason = self.game.answers.all[code], self.game.reasons[number - 1]
        return Why(self.game, reason, seat, value, decider, tuple(self._numbers(seat)), names)

    def _numbers(self, seat: int) -> Iterator[tuple[str, int]]:
        """The single numbers that this seat sees, for sentences to speak of."""
        layout = single_numbers(self.game.state)
        assert layout.names is not None
        return zip(layout.names, self.view(seat).state().view(layout)[0].item(), strict=True)

    def _check_seat(self, seat: int) -> None:
        if seat != CHANCE and seat not in range(self.seats):
            raise NoSeat(f"there is no seat {seat + 1}: {self.seats} play")

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, answer: Answer | str, names: tuple[str, ...] = ()) -> list[Event]:
        """The answer takes effect; what happened is returned. A refused answer changes nothing."""
        self.apply(seat, answer, names)
        return self.events()

    def apply(self, seat: int, answer: Answer | str, names: tuple[str, ...] = ()) -> None:
        """The answer takes effect; what happened can be asked for afterwards."""
        code = self.game.answers.code(answer)
        why = self._why_not(seat, code, names)
        if why is not None:
            raise (Illegal if seat in self.to_act else NotAsked)(why)
        self.game.array_verbs.play(self._states, seat, code)

    def events(self, seat: int | None = None) -> list[Event]:
        """What the last answer brought about: all of it, or what this seat may hear."""
        return heard(self.told, seat)

    @property
    def told(self) -> tuple[Told, ...]:
        """What the last answer brought about, with the ears that may hear it."""
        return self.game.events.read(self._states)

    @property
    def revealed(self) -> bool:
        """Whether the last answer showed somebody something hidden."""
        return bool(self._states["revealed"][0])

    # --- scores ---------------------------------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """The score sheet so far: for each seat its lines."""
        names = [line.name for line in self.game.facts.lines]
        return [dict(zip(names, row, strict=True)) for row in self._sheet()]

    def totals(self) -> list[int]:
        """The sum of each seat's lines."""
        return [sum(row) for row in self._sheet()]

    def _sheet(self) -> list[list[int]]:
        facts = self.game.facts
        sheet = np.zeros((facts.seats[-1], len(facts.lines)), np.int64)
        self.game.array_verbs.scores(self._states, sheet)
        rows: list[list[int]] = sheet[: self.seats].tolist()
        return rows

    @property
    def winners(self) -> frozenset[int]:
        """The seats that have won; while the game goes on, nobody."""
        return _seats(self.game.array_verbs.winners(self._states)) if self.is_over else frozenset()

    # --- looking --------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """The position as this seat sees it; WATCHER sees what everybody sees."""
        copy = self.fork()
        self.game.array_verbs.hide(copy._states, seat)
        return View(copy, seat)

    def scene(self) -> dict[str, Any]:
        """The whole position as JSON."""
        record = self.laid_open()
        return self.shared(record) | self.secret(record)

    def shared(self, record: SimpleNamespace | None = None) -> dict[str, Any]:
        """The part of it that everybody sees alike; of the record laid open, where that is at hand."""
        return {"game": self.game.name, **self.game.scene.shared(record or self.laid_open())}

    def secret(self, record: SimpleNamespace | None = None) -> dict[str, Any]:
        """The part that some see and others do not."""
        fields: dict[str, Any] = self.game.scene.secret(record or self.laid_open())
        return fields

    def laid_open(self) -> SimpleNamespace:
        """The record as Python's own numbers and lists."""
        return snapshot(self._states)

    # --- copies ---------------------------------------------------------------------------------------------------

    def fork(self) -> Position:
        """A copy that goes its own way."""
        return Position(self.game, self.state())

    def state(self) -> Any:
        """The record itself, as an array of one, for batches and compiled loops: a copy."""
        return _array(self.game, self.whole())

    def whole(self) -> bytes:
        """All bytes of the record, with what just happened; `revive` makes a position of them again."""
        raw: bytes = self._states.tobytes()
        return raw

    def __bytes__(self) -> bytes:
        return self.whole()[: position_size(self.game.state)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash((self.game.name, bytes(self)))

    def __reduce__(self) -> tuple[Callable[[Game, bytes], Position], tuple[Game, bytes]]:
        return revive, (self.game, self.whole())

    def __repr__(self) -> str:
        asked = ", ".join("chance" if seat == CHANCE else f"seat {seat + 1}" for seat in sorted(self.to_act))
        return f"<{self.game.name}, {self.seats} seats, {'over' if self.is_over else f'asking {asked}'}>"


class View:
    """What one seat sees: choices, sights and a way to imagine the rest. A bot is given this and nothing else."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat
        self.game = position.game

    @property
    def seats(self) -> int:
        return self._position.seats

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that are asked, or {CHANCE}; nobody when the game is over."""
        return self._position.to_act

    @property
    def is_over(self) -> bool:
        return self._position.is_over

    def legal(self) -> list[Answer]:
        """What this seat may answer now."""
        return self._position.legal(self.seat)

    def codes(self) -> Any:
        """The same as an array of small integers."""
        return self._position.codes(self.seat)

    def scene(self) -> dict[str, Any]:
        """The sight as JSON; what is hidden is null."""
        return self._position.scene()

    @cached_property
    def _record(self) -> SimpleNamespace:
        return self._position.laid_open()

    def shared(self) -> dict[str, Any]:
        """The part of it that is the same in every view of the position."""
        return self._position.shared(self._record)

    def secret(self) -> dict[str, Any]:
        """The part that is for this seat only."""
        return self._position.secret(self._record)

    def scores(self) -> list[dict[str, int]]:
        """The score sheet so far, as far as this seat can see."""
        return self._position.scores()

    def totals(self) -> list[int]:
        """What each seat has, as far as this seat can see."""
        return self._position.totals()

    def why_not(self, answer: Answer | str, names: tuple[str, ...] = ()) -> Why | None:
        """Why I cannot answer this now."""
        return self._position.why_not(self.seat, answer, names)

    def state(self) -> Any:
        """The blotted record, as an array of one: what a compiled search imagines from."""
        return self._position.state()

    def imagine(self, rng: Any) -> Position:
        """A whole position that fits what this seat sees, drawn fairly."""
        whole = self._position.fork()
        self.game.rules.imagine(whole.s, self.seat, rng)
        return whole

    def __bytes__(self) -> bytes:
        """All that is seen: seats whose views have the same bytes see the same."""
        return bytes(self._position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self._position == other._position

    def __hash__(self) -> int:
        return hash((self.seat, self._position))


@cache
def _seats(mask: int) -> frozenset[int]:
    if mask == CHANCE:
        return frozenset({CHANCE})
    return frozenset(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)


def revive(game: Game, whole: bytes) -> Position:
    """The position of which these are all the bytes."""
    return Position(game, _array(game, whole))


def _array(game: Game, whole: bytes) -> Any:
    """An array of one record, of its own; bytes are copied in no time, NumPy would copy field by field."""
    return np.frombuffer(bytearray(whole), game.state)


def from_scene(game: Game, scene: Mapping[str, Any], box: Box | None = None) -> Position:
    """Set up any position that can be; one that cannot is refused with the field's name."""
    if not isinstance(scene, Mapping):
        raise BadScene("scene", "a scene is a JSON object with named fields")
    if scene.get("game", game.name) != game.name:
        raise BadScene("game", f"this is a scene of «{scene['game']}», not of {game.name}")
    states = np.zeros(1, game.state)
    read(game, states[0], scene, box)
    return Position(game, states)
