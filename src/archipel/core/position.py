"""Positions and views: Python handles on one record, to list legal answers, to play, and to see as a seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from archipel.core.boxes import Box
from archipel.core.definition import GameDefinition
from archipel.core.errors import ArchipelError, BadScene, Illegal, NotAsked
from archipel.core.history import History, HistoryEntry, Memory
from archipel.core.kernel import CHANCE, NOBODY, WATCHER, position_size, single_numbers, told_bytes
from archipel.core.notation import AddressedEvent, Answer, Event, heard
from archipel.core.scenes import read, snapshot
from archipel.core.seats import check_seat, whole
from archipel.core.why import Why

NO_CODES = np.zeros(0, np.int64)


class Position:
    """One position of one game. Playing changes it; `fork` gives an independent copy.

    Equality and hash are those of the present position, so fork before you keep one as a key.
    """

    __slots__ = ("_states", "game", "past")

    def __init__(self, game: GameDefinition, states: Any, past: History | None = None) -> None:
        self.game = game
        self._states = states  # an array of one record: the array owns the memory that the record shows
        self.past = past  # the last answer, with all earlier ones; forks share it

    @property
    def s(self) -> Any:
        """The record itself."""
        return self._states[0]

    # --- questions ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self._states["seats"][0])

    @property
    def to_act(self) -> frozenset[int]:
        """The seats to move, or {CHANCE}; empty when the game is over."""
        return _seats(self.game.array_verbs.to_act(self._states))

    @property
    def is_over(self) -> bool:
        return bool(self.game.array_verbs.to_act(self._states) == NOBODY)

    def legal(self, seat: int | None = None) -> list[Answer]:
        """The legal answers of this seat, or, without a seat, of the only one to move."""
        seat = self._only_one_asked() if seat is None else check_seat(seat, self.seats, CHANCE, WATCHER)
        if seat == CHANCE:
            return list(self.odds())
        return [self.game.answers.all[code] for code in self.codes(seat).tolist()]

    def codes(self, seat: int) -> Any:
        """The codes of the legal answers, as an array, for callers that do not need the answers themselves."""
        seat = check_seat(seat, self.seats, CHANCE, WATCHER)
        if seat == WATCHER:
            return NO_CODES
        outs = self.game.answer_buffers()
        n = self.game.array_verbs.legal(self._states, seat, outs)
        return outs["answers"][0, :n]

    def odds(self) -> dict[Answer, int]:
        """The possible answers of chance, each with its number of ways."""
        return dict(Counter(self._outcome(way) for way in range(self.ways)))

    @property
    def ways(self) -> int:
        """The number of equally likely ways in which chance may answer; 0 when it is not to move."""
        return int(self.game.array_verbs.ways(self._states))

    def outcome(self, way: int) -> Answer:
        """The answer of chance in that way."""
        number, ways = whole(way), self.ways
        if number is None or not 0 <= number < ways:
            raise ArchipelError(f"a way is a whole number below {ways}, not {way!r}")
        return self._outcome(number)

    def _outcome(self, way: int) -> Answer:
        return self.game.answers.all[int(self.game.array_verbs.outcome(self._states, way))]

    def _only_one_asked(self) -> int:
        if len(self.to_act) != 1:
            raise ValueError(f"{len(self.to_act)} seats can move; name the one you mean")
        return next(iter(self.to_act))

    def why_not(self, seat: int, answer: Answer | str, names: tuple[str, ...] = ()) -> Why | None:
        """The reason why this answer is not possible now, with its rule; None when it is legal."""
        return self._why_not(check_seat(seat, self.seats, CHANCE), self.game.answers.code(answer), names)

    def _why_not(self, seat: int, code: int, names: tuple[str, ...]) -> Why | None:
        found = np.array([code])
        self.game.array_verbs.refusal(self._states, seat, found)
        if not found[0]:
            return None
        decider, numbers = _circumstances(self.game, self.to_bytes(), WATCHER if seat == CHANCE else seat)
        value, reason = self.game.answers.all[code], self.game.reasons[found[0] - 1]
        return Why(self.game, reason, seat, value, decider, numbers, names)

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, answer: Answer | str, names: tuple[str, ...] = ()) -> list[Event]:
        """Play the answer and return its events. A refused answer changes nothing."""
        self.apply(seat, answer, names)
        return self.events()

    def apply(self, seat: int, answer: Answer | str, names: tuple[str, ...] = ()) -> None:
        """Play the answer; `events` returns what happened."""
        seat, code = check_seat(seat, self.seats, CHANCE), self.game.answers.code(answer)
        why = self._why_not(seat, code, names)
        if why is not None:
            raise (Illegal if seat in self.to_act else NotAsked)(why)
        self.game.array_verbs.play(self._states, seat, code)
        self.past = History(self.past, seat, code, told_bytes(self.game.state, self.to_bytes()))

    def events(self, seat: int | None = None) -> list[Event]:
        """The events of the last answer: all of them, or those that this seat may see."""
        return heard(self.told, None if seat is None else check_seat(seat, self.seats, CHANCE, WATCHER))

    @property
    def told(self) -> tuple[AddressedEvent, ...]:
        """The events of the last answer, each with the seats that may see it."""
        return self.game.events.read(told_bytes(self.game.state, self.to_bytes()))

    @property
    def history(self) -> list[HistoryEntry]:
        """Every answer since the start, or since the scene, batch or bytes that this position was made of."""
        return self.past.entries(self.game) if self.past else []

    @property
    def revealed(self) -> bool:
        """Tell whether the last answer revealed something hidden to somebody."""
        return bool(self._states["revealed"][0])

    # --- scores ---------------------------------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """The scores so far: for each seat its lines."""
        names = [line.name for line in self.game.facts.lines]
        return [dict(zip(names, row, strict=True)) for row in self._score_table()]

    def totals(self) -> list[int]:
        """The sum of each seat's lines."""
        return list(map(sum, self._score_table()))

    def _score_table(self) -> list[list[int]]:
        facts = self.game.facts
        table = np.zeros((facts.seats[-1], len(facts.lines)), np.int64)
        self.game.array_verbs.scores(self._states, table)
        rows: list[list[int]] = table[: self.seats].tolist()
        return rows

    @property
    def winners(self) -> frozenset[int]:
        """The seats that have won; empty while the game goes on."""
        return _seats(self.game.array_verbs.winners(self._states)) if self.is_over else frozenset()

    # --- looking --------------------------------------------------------------------------------------------------

    def view(self, seat: int, *, with_history: bool = True) -> View:
        """The position as this seat sees it; WATCHER sees what everybody sees. It is cheaper without its history."""
        seat, copy = check_seat(seat, self.seats, WATCHER), Position(self.game, self.state())
        self.game.array_verbs.hide(copy._states, seat)
        return View(copy, seat, self.past.memory(self.game, seat) if self.past and with_history else Memory())

    def scene(self) -> dict[str, Any]:
        """The whole position as JSON."""
        record = self.snapshot()
        return self.shared(record) | self.secret(record)

    def shared(self, record: SimpleNamespace | None = None) -> dict[str, Any]:
        """The part of the scene that everybody sees alike; pass the snapshot if you have one."""
        return {"game": self.game.name, **self.game.scene.shared(record or self.snapshot())}

    def secret(self, record: SimpleNamespace | None = None) -> dict[str, Any]:
        """The part of the scene that differs from seat to seat."""
        fields: dict[str, Any] = self.game.scene.secret(record or self.snapshot())
        return fields

    def snapshot(self) -> SimpleNamespace:
        """The record as Python's own numbers and lists."""
        return snapshot(self._states)

    # --- copies ---------------------------------------------------------------------------------------------------

    def fork(self) -> Position:
        """An independent copy."""
        return Position(self.game, self.state(), self.past)

    def state(self) -> Any:
        """A copy of the record, as an array of one, for batches and compiled loops."""
        return _array(self.game, self.to_bytes())

    @classmethod
    def from_bytes(cls, game: GameDefinition, raw: bytes, past: History | None = None) -> Position:
        """Make a position of the bytes that `to_bytes` gave, which do not contain its past."""
        return cls(game, _array(game, raw), past)

    def to_bytes(self) -> bytes:
        """All bytes of the record, the events of the last answer included, but not the past."""
        raw: bytes = self._states.tobytes()
        return raw

    def __bytes__(self) -> bytes:
        return self.to_bytes()[: position_size(self.game.state)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash((self.game.name, bytes(self)))

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return Position.from_bytes, (self.game, self.to_bytes(), self.past)

    def __repr__(self) -> str:
        asked = ", ".join("chance" if seat == CHANCE else f"seat {seat + 1}" for seat in sorted(self.to_act))
        return f"<{self.game.name}, {self.seats} seats, {'over' if self.is_over else f'asking {asked}'}>"


class View:
    """The position as one seat sees it, with a way to imagine the rest. Bots get this and nothing else."""

    def __init__(self, position: Position, seat: int, memory: Memory) -> None:
        self._position = position
        self._memory = memory
        self.seat = seat
        self.game = position.game

    @property
    def seats(self) -> int:
        return self._position.seats

    @property
    def to_act(self) -> frozenset[int]:
        """The seats to move, or {CHANCE}; empty when the game is over."""
        return self._position.to_act

    @property
    def is_over(self) -> bool:
        return self._position.is_over

    def legal(self) -> list[Answer]:
        """The legal answers of this seat."""
        return self._position.legal(self.seat)

    def codes(self) -> Any:
        """The codes of the legal answers, as an array."""
        return self._position.codes(self.seat)

    def scene(self) -> dict[str, Any]:
        """The view as JSON; hidden values are null."""
        return self._position.scene()

    def events(self) -> list[Event]:
        """The events of the last answer that this seat heard."""
        return self._position.events()

    @property
    def history(self) -> list[HistoryEntry]:
        """Everything that this seat was told, answer by answer: the events it heard, and the answers it gave itself."""
        return self._memory.entries

    @cached_property
    def _record(self) -> SimpleNamespace:
        return self._position.snapshot()

    def shared(self) -> dict[str, Any]:
        """The part of the scene that is the same in every view of the position."""
        return self._position.shared(self._record)

    def secret(self) -> dict[str, Any]:
        """The part of the scene that is for this seat only."""
        return self._position.secret(self._record)

    def scores(self) -> list[dict[str, int]]:
        """The scores so far, as far as this seat can see."""
        return self._position.scores()

    def totals(self) -> list[int]:
        """The total of each seat, as far as this seat can see."""
        return self._position.totals()

    def why_not(self, answer: Answer | str, names: tuple[str, ...] = ()) -> Why | None:
        """The reason why this seat cannot give this answer now; None when it is legal."""
        return self._position.why_not(self.seat, answer, names)

    def state(self) -> Any:
        """The record with the hidden values erased, as an array of one, for a compiled search to imagine from."""
        return self._position.state()

    def imagine(self, rng: Any) -> Position:
        """A random complete position that fits what this seat sees, drawn fairly. It has no history."""
        whole = self._position.fork()
        self.game.array_verbs.imagine(whole._states, self.seat, rng)
        return whole

    def __bytes__(self) -> bytes:
        """The bytes of everything that this seat sees: equal bytes mean equal views."""
        return bytes(self._position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self._position == other._position

    def __hash__(self) -> int:
        return hash((self.seat, self._position))

    def __reduce__(self) -> tuple[Callable[..., View], tuple[Any, ...]]:
        return _view, (self.game, self._position.to_bytes(), self.seat, self.history)

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == WATCHER else f"seat {self.seat + 1}"
        return f"<{who} sees: {repr(self._position)[1:-1]}>"


@cache
def _seats(mask: int) -> frozenset[int]:
    if mask == CHANCE:
        return frozenset({CHANCE})
    return frozenset(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)


@lru_cache(maxsize=64)  # a client tries many answers in one position
def _circumstances(game: GameDefinition, raw: bytes, seat: int) -> tuple[int, tuple[tuple[str, int], ...]]:
    """The seat that decides, and the single numbers that this seat sees, for use in sentences."""
    position, layout = Position.from_bytes(game, raw), single_numbers(game.state)
    assert layout.names is not None
    seen = position.view(seat).state().view(layout)[0].item()
    return min(position.to_act, default=CHANCE), tuple(zip(layout.names, seen, strict=True))


def _view(game: GameDefinition, raw: bytes, seat: int, history: list[HistoryEntry]) -> View:
    return View(Position.from_bytes(game, raw), seat, Memory.of(history))


def _array(game: GameDefinition, raw: bytes) -> Any:
    """A new array of one record. Copying the bytes is fast; NumPy would copy field by field."""
    return np.frombuffer(bytearray(raw), game.state)


def from_scene(game: GameDefinition, scene: Mapping[str, Any], box: Box | None = None) -> Position:
    """Set up any possible position from JSON; an error names the field that makes it impossible."""
    if not isinstance(scene, Mapping):
        raise BadScene("scene", "a scene is a JSON object with named fields")
    if scene.get("game", game.name) != game.name:
        raise BadScene("game", f'this is a scene of "{scene["game"]}", not of {game.name}')
    states = np.zeros(1, game.state)
    read(game, states[0], scene, box)
    return Position(game, states)
