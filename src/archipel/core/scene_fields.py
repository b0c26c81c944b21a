"""The kinds of fields that have one value: what each accepts, how it is written, its errors and its JSON schema."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from archipel.core.field_kind import FieldKind, FieldOfKind, ScenePath, Schema, Writer, same, short

Check = tuple[Any, str, str]  # whether something is wrong, the field, and the sentence


@dataclass(frozen=True)
class Whole(FieldKind):
    """A whole number from `low` to `high`; the record counts from `base` on."""

    low: int
    high: int
    base: int = 0

    def read(self, value: Any, place: ScenePath) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise place.error(f"it must be a whole number from {self.low} to {self.high}, not {short(value)}")
        return value - self.base

    @cached_property
    def write(self) -> Writer:
        base = self.base
        return (lambda value: value + base) if base else same

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Seat(FieldKind):
    """A seat, counted from 1; 0 is nobody, where that is allowed."""

    nobody: bool = False

    def read(self, value: Any, place: ScenePath) -> int:
        return Whole(0 if self.nobody else 1, int(place.s.seats), 1).read(value, place)

    @cached_property
    def write(self) -> Writer:
        return lambda value: value + 1

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": 0 if self.nobody else 1}


@dataclass(frozen=True)
class Flag(FieldKind):
    """True or false."""

    def read(self, value: Any, place: ScenePath) -> bool:
        if not isinstance(value, bool):
            raise place.error(f"it must be true or false, not {short(value)}")
        return value

    @cached_property
    def write(self) -> Writer:
        return bool

    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Name(FieldKind):
    """One of several names; the record holds its place in the list, or the one of `numbers` that stands there.

    Names before `first` are not for scenes, those from `count(record)` on are not in this game. A list that is too long
    for an error has a `meaning`. In the schema the type is called `title`.
    """

    names: Sequence[Any]
    title: str = field(default="", kw_only=True)
    first: int = field(default=0, kw_only=True)
    count: Callable[[Any], int] = field(default=lambda _: 10**9, kw_only=True)
    meaning: str = field(default="", kw_only=True)
    numbers: Sequence[int] = field(default=(), kw_only=True)

    @cached_property
    def by_number(self) -> Mapping[int, Any]:
        """The names by what the record holds, in the order in which they are written."""
        return dict(zip(self.numbers or range(len(self.names)), self.names, strict=True))

    def read(self, value: Any, place: ScenePath) -> int:
        allowed = list(self.names[self.first : self.count(place.s)])
        if isinstance(value, bool) or value not in allowed:
            meaning = self.meaning or f"it must be one of {', '.join(map(str, allowed))}"
            raise place.error(f"{meaning}, not {short(value)}")
        number = allowed.index(value) + self.first
        return self.numbers[number] if self.numbers else number

    @cached_property
    def write(self) -> Writer:
        return self.by_number.__getitem__

    def schema(self) -> Schema:
        return {**({"title": self.title} if self.title else {}), "enum": list(self.names[self.first :])}


@dataclass(frozen=True)
class Maybe(FieldOfKind):
    """Another kind, or null, for which the record holds `null`; None if something else says that there is nothing."""

    null: Any = -1
    default: Any = field(default=None, kw_only=True)

    def read(self, value: Any, place: ScenePath) -> Any:
        return self.null if value is None else self.kind.read(value, place)

    def read_in(self, found: Mapping[str, Any], name: str, place: ScenePath) -> Any:
        value = super().read_in(found, name, place)
        return self.null if value is None else value

    def writer_from(self, name: str) -> Writer:
        return self.kind.writer(name) if self.null is None else FieldKind.writer_from(self, name)

    @cached_property
    def write(self) -> Writer:
        null, write = self.null, self.kind.write
        return lambda value: None if value == null else write(value)

    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


@dataclass(frozen=True)
class OnlyWhen(FieldOfKind):
    """Another kind, for a field that is set while `is_due(record)` and only then; `why` says when that is.

    At other times the field is null or 0, which the record would hold as `null`, and the record is left as it is.
    """

    is_due: Callable[[Any], bool]
    why: str
    null: Any = field(default=-1, kw_only=True)
    default: Any = field(default=None, kw_only=True)

    def read(self, value: Any, place: ScenePath) -> Any:
        number, is_due = self.kind.read(value, place), self.is_due(place.s)
        if (number != self.null) != is_due:
            raise place.error(f"{'it is missing' if is_due else 'it cannot be set now'}: {self.why}")
        return number

    def read_in(self, found: Mapping[str, Any], name: str, place: ScenePath) -> Any:
        if name in found or self.is_due(place.s):
            return self.read(found.get(name, self.usual(place.s)), place)
        return self.null

    def put(self, s: Any, value: Any, name: str, *places: int) -> None:
        if value != self.null:
            super().put(s, value, name, *places)

    def writer_from(self, name: str) -> Writer:
        write, is_due, nothing = self.kind.writer(name), self.is_due, self.kind.write(self.null)
        return lambda s, *places: write(s, *places) if is_due(s) else nothing


@dataclass(frozen=True)
class Secret(FieldOfKind):
    """Another kind, which is null in the views of those who may not see it; a whole position has no nulls.

    The record of a view holds `unknown` then.
    """

    unknown: int = -1

    def read_in(self, found: Mapping[str, Any], name: str, place: ScenePath) -> Any:
        return self.kind.read_in(found, name, place)

    def writer_from(self, name: str) -> Writer:
        return FieldKind.writer_from(self, name)

    @cached_property
    def write(self) -> Writer:
        unknown, write = self.unknown, self.kind.write
        return lambda value: None if value == unknown else write(value)

    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


@dataclass(frozen=True)
class Derived(FieldOfKind):
    """A value that follows from the rest of the scene: it may be left out, and must agree when it is there."""

    sentence: str = "by the rest of the scene it is {}, not {}"
    default: Any = field(default=None, kw_only=True)

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        """Leave the record as it is: the rest of the scene sets it."""

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        if not _agrees(given, written):
            raise place.error(self.sentence.format(short(written), short(given)))


def _agrees(given: Any, written: Any) -> bool:
    """Tell whether two values are the same; 1 and true are different, a tuple and a list are not."""
    if isinstance(given, Mapping) and isinstance(written, Mapping):
        return given.keys() == written.keys() and all(_agrees(given[name], written[name]) for name in given)
    if isinstance(given, list | tuple) and isinstance(written, list):
        return len(given) == len(written) and all(map(_agrees, given, written))
    return type(given) is type(written) and bool(given == written)


def set_bits(numbers: Iterable[int]) -> int:
    """Return a number in which the bits of these numbers are set."""
    return sum(1 << number for number in set(numbers))


def bits(number: int, size: int) -> Iterator[int]:
    """Yield the places of the bits that are set, up to `size`."""
    return (place for place in range(size) if int(number) >> place & 1)
