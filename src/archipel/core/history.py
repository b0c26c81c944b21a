"""The history of a position: the answers that led to it, and what each seat was told.

A history is a linked list that only grows at its end, so forks share it. It keeps the events as the record had them;
nothing is decoded before somebody asks. What everybody knows and what one seat knows besides are kept apart, so a view
holds nothing that its seat was not told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from archipel.core.definition import GameDefinition
from archipel.core.kernel import CHANCE, EVERYBODY, WATCHER
from archipel.core.notation import AddressedEvent, Answer, Event, heard

T = TypeVar("T")


class HistoryEntry(NamedTuple):
    """One answer as somebody remembers it: the seat or CHANCE, the answer, its events.

    In the history of a view, the events are those that its seat heard, and the answers of others are None.
    """

    seat: int
    answer: Answer | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Link(Generic[T]):
    """The last value of a linked list, and the list before it."""

    before: Link[T] | None
    value: T


def values(last: Link[T] | None) -> list[T]:
    """The values of a linked list, in order."""
    found = []
    while last is not None:
        found.append(last.value)
        last = last.before
    return found[::-1]


class Memory(NamedTuple):
    """Everything that one seat was told: what everybody knows, and the numbered entries of which it knows more."""

    public: Link[HistoryEntry] | None = None
    private: Link[tuple[int, HistoryEntry]] | None = None

    @property
    def entries(self) -> list[HistoryEntry]:
        found = values(self.public)
        for number, entry in values(self.private):
            found[number] = entry
        return found

    @classmethod
    def of(cls, entries: Iterable[HistoryEntry]) -> Memory:
        """The memory with exactly these entries."""
        last = None
        for entry in entries:
            last = Link(last, entry)
        return cls(last)


class Memories(NamedTuple):
    """The memories of all seats after a number of answers."""

    answers: int
    public: Link[HistoryEntry] | None
    private: Mapping[int, Link[tuple[int, HistoryEntry]]]

    def of(self, seat: int) -> Memory:
        return Memory(self.public, self.private.get(seat))

    def after(self, seat: int, answer: Answer, told: tuple[AddressedEvent, ...]) -> Memories:
        """The memories after one more answer."""
        private = dict(self.private)
        for one in {seat, *_whispered_to(told)} - {CHANCE}:
            entry = HistoryEntry(seat, answer if one == seat else None, tuple(heard(told, one)))
            private[one] = Link(private.get(one), (self.answers, entry))
        public = HistoryEntry(seat, None, tuple(heard(told, WATCHER)))
        return Memories(self.answers + 1, Link(self.public, public), private)


NOTHING_YET = Memories(0, None, {})


def _whispered_to(told: tuple[AddressedEvent, ...]) -> Iterator[int]:
    """The seats that heard an event that not everybody heard."""
    for ears, _ in told:
        if ears != EVERYBODY:
            yield from (seat for seat in range(ears.bit_length()) if ears >> seat & 1)


class History:
    """The last answer and, through `before`, all earlier ones. It never changes.

    An answer is kept as its code, and its events as the record had them.
    """

    __slots__ = ("_memories", "before", "code", "seat", "told")

    def __init__(self, before: History | None, seat: int, code: int, told: bytes) -> None:
        self.before = before
        self.seat = seat
        self.code = code
        self.told = told
        self._memories: Memories | None = None  # worked out for the first view

    def links(self) -> list[History]:
        """All answers from the first to this one, each with its own past."""
        found: list[History] = []
        link: History | None = self
        while link is not None:
            found.append(link)
            link = link.before
        return found[::-1]

    def entries(self, game: GameDefinition) -> list[HistoryEntry]:
        """All answers, with all their events."""
        return [HistoryEntry(*link._seat_and_answer(game), link._events(game)) for link in self.links()]

    def memory(self, game: GameDefinition, seat: int) -> Memory:
        """Everything that this seat was told."""
        fresh: list[History] = []
        link: History | None = self
        while link is not None and link._memories is None:
            fresh.append(link)
            link = link.before
        known = (link and link._memories) or NOTHING_YET
        for link in reversed(fresh):
            known = link._memories = known.after(*link._seat_and_answer(game), game.events.read(link.told))
        return known.of(seat)

    def _seat_and_answer(self, game: GameDefinition) -> tuple[int, Answer]:
        return self.seat, game.answers.all[self.code]

    def _events(self, game: GameDefinition) -> tuple[Event, ...]:
        return tuple(event for _, event in game.events.read(self.told))

    def __reduce__(self) -> tuple[object, tuple[list[tuple[int, int, bytes]]]]:
        """Pickle a flat list: a linked one is too deep."""
        return history_of, ([(link.seat, link.code, link.told) for link in self.links()],)

    def __deepcopy__(self, memo: object) -> History:
        return self


def history_of(answers: Iterable[tuple[int, int, bytes]]) -> History | None:
    """The history with these answers, each given as its seat, its code and its events."""
    last = None
    for seat, code, told in answers:
        last = History(last, seat, code, told)
    return last
