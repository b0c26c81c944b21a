"""Answers and events as values: small integers inside, frozen dataclasses with a text outside.

A game lists its kinds of answers once. Each kind is a dataclass whose fields are annotated with the values they may
take, so every answer of a game can be counted, printed and parsed back:

    Pips = Annotated[int, Numbers(1, 6)]

    @dataclass(frozen=True)
    class Die(Answer):
        pips: Pips                       # "die 4"
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, TypeVar, get_type_hints

from archipel.core.errors import UnknownAnswer
from archipel.core.kernel import EVENT_WIDTH, EVERYBODY
from archipel.core.ranges import AnswerRange

EVENT_ROW = struct.Struct(f"{EVENT_WIDTH}h")


@dataclass(frozen=True)
class Numbers:
    """Whole numbers from `low` to `high`, written as they are."""

    low: int
    high: int

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))

    def plain(self, value: int) -> int:
        return value


@dataclass(frozen=True)
class Names:
    """Numbers from 0 on, each written as the name of a thing of some kind: turtles, colours, winds."""

    kind: str
    names: Sequence[str]

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.names)))

    def plain(self, value: int) -> str:
        return self.names[value]


@dataclass(frozen=True)
class Seats:
    """Seat indices, written from 1 on, as people count."""

    most: int

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.most))

    def plain(self, value: int) -> int:
        return value + 1


@dataclass(frozen=True)
class Marks:
    """Numbers from 0 on, each written as a mark that is the same in every language: the spaces of a grid."""

    marks: Sequence[str]

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.marks)))

    def plain(self, value: int) -> str:
        return self.marks[value]


@dataclass(frozen=True)
class Bundles:
    """Numbers from 0 on, each standing for several things of a kind, written with a + between them: "red+red+green"."""

    kind: str
    bundles: Sequence[tuple[str, ...]]

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.bundles)))

    def plain(self, value: int) -> str:
        return "+".join(self.bundles[value])


Domain = Numbers | Names | Seats | Marks | Bundles


class _Value:
    """A value with a word and fields, which together are its text. Subclasses are frozen dataclasses."""

    word: ClassVar[str]

    def __init_subclass__(cls, word: str = "") -> None:
        """Give the class its word, by which texts, sentences and messages know it: its name unless another is given."""
        cls.word = word or cls.__name__.lower()

    @classmethod
    @cache
    def domains(cls) -> dict[str, Domain]:
        """The values that each field may take."""
        hints = get_type_hints(cls, include_extras=True)
        hints.pop("word")
        for name, hint in hints.items():
            if not isinstance(getattr(hint, "__metadata__", (None,))[0], Domain):
                raise TypeError(f'the field "{name}" of {cls.__name__} does not say which values it may take')
        return {name: hint.__metadata__[0] for name, hint in hints.items()}

    def plain(self) -> dict[str, str | int]:
        """The fields as people and other programs read them: things by name, seats from 1 on."""
        return self._plain.copy()

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _plain(self) -> dict[str, str | int]:
        return {name: domain.plain(getattr(self, name)) for name, domain in self.domains().items()}

    @cached_property
    def _text(self) -> str:
        return " ".join([self.word, *(str(value) for value in self._plain.values())])


class Answer(_Value):
    """An answer of a seat, or of chance, to the question that the position asks."""

    is_secret = False  # whether others only learn that there was an answer


class Event(_Value):
    """Something that happened because of an answer."""


AddressedEvent = tuple[int, Event]  # a bit for every seat that may see it, and the event

A = TypeVar("A", bound=Answer)


class Answers(Generic[A]):
    """All answers that a game knows, numbered in the order of their kinds."""

    def __init__(self, *kinds: type[A]) -> None:
        self.kinds = kinds
        self.all: tuple[A, ...] = tuple(self._every(kinds))

    @staticmethod
    def _every(kinds: Sequence[type[A]]) -> Iterator[A]:
        for kind in kinds:
            yield from itertools.starmap(kind, itertools.product(*kind.domains().values()))

    @cached_property
    def codes(self) -> tuple[Any, ...]:
        """For every kind its range of codes, or, where a kind has no fields, its one code: the rules' constants."""
        return tuple(self._code_of(kind) for kind in self.kinds)

    def _code_of(self, kind: type[A]) -> AnswerRange | int:
        first = self._codes[next(self._every([kind]))]
        fields = tuple(range(min(domain), max(domain) + 1) for domain in kind.domains().values())
        return AnswerRange(first, fields) if fields else first

    @cached_property
    def _codes(self) -> dict[A, int]:
        return {answer: code for code, answer in enumerate(self.all)}

    @cached_property
    def _texts(self) -> dict[str, A]:
        texts = {str(answer).lower(): answer for answer in self.all}
        if len(texts) < len(self.all):
            raise TypeError("two answers of this game have the same text")
        return texts

    def __len__(self) -> int:
        return len(self.all)

    def code(self, answer: A | str) -> int:
        """The code of an answer, given as a value or as text."""
        value = self.parse(answer) if isinstance(answer, str) else answer
        try:
            return self._codes[value]
        except (KeyError, TypeError):  # TypeError: a list, for one, cannot be looked up
            raise UnknownAnswer(str(value), self.shapes()) from None

    def parse(self, text: str) -> A:
        """The answer with this text; spaces and capitals do not matter."""
        try:
            return self._texts[" ".join(text.lower().split())]
        except KeyError:
            raise UnknownAnswer(text, self.shapes()) from None

    def shapes(self) -> list[str]:
        """The forms in which answers are written, one for each kind: "die 1…6"."""
        return [self._shape(kind) for kind in self.kinds]

    @staticmethod
    def _shape(kind: type[A]) -> str:
        spans = ([domain.plain(value) for value in domain] for domain in kind.domains().values())
        return " ".join([kind.word, *(f"{span[0]}…{span[-1]}" for span in spans)])


class Events:
    """All events of a game, numbered from 1 in the order of their kinds."""

    def __init__(self, *kinds: type[Event]) -> None:
        self.kinds = kinds
        self._known: dict[tuple[int, ...], AddressedEvent] = {}

    @property
    def codes(self) -> tuple[int, ...]:
        return tuple(range(1, len(self.kinds) + 1))

    def read(self, raw: bytes) -> tuple[AddressedEvent, ...]:
        """The events in these bytes, each a row of numbers as the kernel writes it.

        The same event is the same object: a game has few different ones, and their texts are cached.
        """
        known = self._known
        return tuple([known.get(row) or self._remember(row) for row in EVENT_ROW.iter_unpack(raw)])

    def _remember(self, row: tuple[int, ...]) -> AddressedEvent:
        kind = self.kinds[row[0] - 1]
        told = self._known[row] = row[1], kind(*row[2 : 2 + len(kind.domains())])
        return told


def heard(told: Iterable[AddressedEvent], seat: int | None) -> list[Event]:
    """The events that this seat may see; all of them when no seat is named."""
    return [event for ears, event in told if seat is None or _hears(ears, seat)]


def _hears(ears: int, seat: int) -> bool:
    return ears == EVERYBODY or (seat >= 0 and bool(ears >> seat & 1))
