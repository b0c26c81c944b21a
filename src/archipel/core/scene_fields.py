"""The kinds of fields that a scene may have: what each accepts, its default, its errors and its JSON schema."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from archipel.core.errors import BadScene

Schema = dict[str, Any]
Check = tuple[Any, str, str]  # whether something is wrong, the field, and the sentence

REQUIRED = object()  # the default of a field that cannot be left out
LONGEST_VALUE = 60  # characters of a wrong value that an error repeats


@dataclass(frozen=True)
class ScenePath:
    """A place in a scene that is being read: the field, the way inside it, and the record as far as it is set."""

    field: str
    s: Any = None
    inside: tuple[str, ...] = ()

    def __truediv__(self, name: str) -> ScenePath:
        return ScenePath(self.field, self.s, (*self.inside, name))

    def error(self, why: str) -> BadScene:
        return BadScene(self.field, f"{', '.join(self.inside)}: {why}" if self.inside else why)


@dataclass(frozen=True, kw_only=True)
class FieldKind:
    """The values that a field may have. A default is written like the value, or is a function of the record."""

    default: Any = REQUIRED

    def read(self, value: Any, place: ScenePath) -> Any:
        """Return the value as the record wants it."""
        raise NotImplementedError

    def read_in(self, found: Mapping[str, Any], name: str, place: ScenePath) -> Any:
        """Read the value of that name, or the default."""
        if name in found:
            return self.read(found[name], place)
        value = self.usual(place.s)
        if value is REQUIRED:
            raise place.error("it is missing")
        return None if value is None else self.read(value, place)

    def usual(self, s: Any) -> Any:
        """Return the default for this record."""
        return self.default(s) if callable(self.default) else self.default

    def has_default(self) -> bool:
        """Tell whether the field may be left out."""
        return self.default is not REQUIRED

    def schema(self) -> Schema:
        """Return the JSON schema of the values in a view; types with a name have a title."""
        raise NotImplementedError

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        """Refuse parts that do not follow from the rest, although they should."""


@dataclass(frozen=True)
class Whole(FieldKind):
    """A whole number from `low` to `high`; the record counts from `base` on."""

    low: int
    high: int
    base: int = 0

    def read(self, value: Any, place: ScenePath) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise place.error(f"it must be a whole number from {self.low} to {self.high}, not {_short(value)}")
        return value - self.base

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Seat(FieldKind):
    """A seat, counted from 1; 0 is nobody, where that is allowed."""

    nobody: bool = False

    def read(self, value: Any, place: ScenePath) -> int:
        return Whole(0 if self.nobody else 1, int(place.s.seats), 1).read(value, place)

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": 0 if self.nobody else 1}


@dataclass(frozen=True)
class Flag(FieldKind):
    """True or false."""

    def read(self, value: Any, place: ScenePath) -> bool:
        if not isinstance(value, bool):
            raise place.error(f"it must be true or false, not {_short(value)}")
        return value

    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Name(FieldKind):
    """One of several names; the record holds its place in the list.

    Names before `first` are not for scenes, those from `count(record)` on are not in this game. A list that is too long
    for an error has a `meaning`. In the schema the type is called `title`.
    """

    names: Sequence[Any]
    title: str = field(default="", kw_only=True)
    first: int = field(default=0, kw_only=True)
    count: Callable[[Any], int] = field(default=lambda _: 10**9, kw_only=True)
    meaning: str = field(default="", kw_only=True)

    def read(self, value: Any, place: ScenePath) -> int:
        allowed = list(self.names[self.first : self.count(place.s)])
        if isinstance(value, bool) or value not in allowed:
            meaning = self.meaning or f"it must be one of {', '.join(map(str, allowed))}"
            raise place.error(f"{meaning}, not {_short(value)}")
        return allowed.index(value) + self.first

    def schema(self) -> Schema:
        return {**({"title": self.title} if self.title else {}), "enum": list(self.names[self.first :])}


@dataclass(frozen=True)
class Maybe(FieldKind):
    """Another kind, or null, for which the record holds `null`."""

    kind: FieldKind
    null: Any = -1
    default: Any = field(default=None, kw_only=True)

    def read(self, value: Any, place: ScenePath) -> Any:
        return self.null if value is None else self.kind.read(value, place)

    def read_in(self, found: Mapping[str, Any], name: str, place: ScenePath) -> Any:
        value = super().read_in(found, name, place)
        return self.null if value is None else value

    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


@dataclass(frozen=True)
class OnlyWhen(FieldKind):
    """Another kind, for a field that is set while `is_due(record)` and only then; `why` says when that is.

    At other times the field is null or 0, and the record holds `null`.
    """

    kind: FieldKind
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

    def schema(self) -> Schema:
        return self.kind.schema()


@dataclass(frozen=True)
class Secret(FieldKind):
    """Another kind, which is null in the views of those who may not see it; a whole position has no nulls."""

    kind: FieldKind

    def read(self, value: Any, place: ScenePath) -> Any:
        return self.kind.read(value, place)

    def read_in(self, found: Mapping[str, Any], name: str, place: ScenePath) -> Any:
        return self.kind.read_in(found, name, place)

    def has_default(self) -> bool:
        return self.kind.has_default()

    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


@dataclass(frozen=True)
class List(FieldKind):
    """A list of one kind, with up to `most` or exactly `count` entries, or with each entry once.

    Errors about its length say `what` it lists ("fish on a mast") and cite the `rule`.
    """

    kind: FieldKind
    most: int | None = field(default=None, kw_only=True)
    count: int | None = field(default=None, kw_only=True)
    once: bool = field(default=False, kw_only=True)
    what: str = field(default="", kw_only=True)
    rule: str = field(default="", kw_only=True)
    default: Any = field(default=(), kw_only=True)

    def read(self, value: Any, place: ScenePath) -> list[Any]:
        return [self.kind.read(entry, place) for entry in self._listed(value, place)]

    def _listed(self, value: Any, place: ScenePath) -> Sequence[Any]:
        if not isinstance(value, list | tuple):
            raise place.error(f"it must be a list, not {_short(value)}")
        what, by_rule = f" {self.what}" if self.what else "", f" [{self.rule}]" if self.rule else ""
        if self.most is not None and len(value) > self.most:
            raise place.error(f"there are at most {self.most}{what}, not {len(value)}{by_rule}")
        if self.count is not None and len(value) != self.count:
            raise place.error(f"there are {self.count}{what}, not {len(value)}{by_rule}")
        for i, entry in enumerate(value if self.once else ()):
            if entry in value[:i]:
                raise place.error(f"{entry} is there twice{by_rule}")
        return value

    def schema(self) -> Schema:
        sizes = {"maxItems": self.most, "minItems": None} if self.count is None else _exactly(self.count)
        return {"type": "array", "items": self.kind.schema(), **{k: v for k, v in sizes.items() if v is not None}}


def _exactly(count: int) -> dict[str, int | None]:
    return {"minItems": count, "maxItems": count}


@dataclass(frozen=True)
class PerSeat(List):
    """A list with an entry for each seat."""

    default: Any = field(default=None, kw_only=True)

    def read(self, value: Any, place: ScenePath) -> list[Any]:
        rows = self._listed(value, place)
        if len(rows) != place.s.seats:
            raise place.error(f"there is one for each of the {place.s.seats} seats, not {len(rows)}")
        return [self.kind.read(row, place / f"seat {seat}") for seat, row in enumerate(rows, 1)]

    def read_in(self, found: Mapping[str, Any], name: str, place: ScenePath) -> list[Any]:
        if name in found or self.default is not None:
            return super().read_in(found, name, place)  # type: ignore[no-any-return]
        return [self.kind.read_in({}, name, place) for _ in range(place.s.seats)]

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        for seat, (row, own) in enumerate(zip(given, written, strict=True), 1):
            self.kind.compare(row, own, place / f"seat {seat}")


@dataclass(frozen=True)
class Object(FieldKind):
    """An object with these fields."""

    kinds: Mapping[str, FieldKind]
    default: Any = field(default_factory=dict, kw_only=True)

    def read(self, value: Any, place: ScenePath) -> SimpleNamespace:
        names = ", ".join(self.kinds)
        if not isinstance(value, Mapping):
            raise place.error(f"it must be an object with the fields {names}, not {_short(value)}")
        for name in value:
            if name not in self.kinds:
                raise place.error(f"there is no field {_short(name)}; the fields are {names}")
        return SimpleNamespace(**{n: kind.read_in(value, n, place / n) for n, kind in self.kinds.items()})

    def schema(self) -> Schema:
        return object_schema({name: kind.schema() for name, kind in self.kinds.items()})

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        for name, value in given.items():
            self.kinds[name].compare(value, written[name], place / name)


@dataclass(frozen=True)
class ByName(FieldKind):
    """An object that has an entry for each name of a list, or, if it is `partial`, for some of them."""

    key: Name
    kind: FieldKind
    partial: bool = field(default=False, kw_only=True)
    default: Any = field(default_factory=dict, kw_only=True)

    def read(self, value: Any, place: ScenePath) -> dict[int, Any]:
        names = self.key.names
        if not isinstance(value, Mapping):
            raise place.error(f"it must be an object with the fields {names[0]}, …, {names[-1]}, not {_short(value)}")
        named = {str(name): entry for name, entry in value.items()}  # Python callers may write a number
        given = {self.key.read(name, place): self.kind.read(entry, place / name) for name, entry in named.items()}
        if self.partial or not self.kind.has_default():
            return given
        return {i: given[i] if i in given else self.kind.read_in({}, name, place) for i, name in enumerate(names)}

    def schema(self) -> Schema:
        entry = self.kind.schema()
        if self.partial:
            return {"type": "object", "propertyNames": self.key.schema(), "additionalProperties": entry}
        return object_schema(dict.fromkeys(self.key.names, entry))

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        for name, value in given.items():
            if str(name) in written:
                self.kind.compare(value, written[str(name)], place / str(name))


@dataclass(frozen=True)
class Derived(FieldKind):
    """A value that follows from the rest of the scene: it may be left out, and must agree when it is there."""

    kind: FieldKind
    sentence: str = "by the rest of the scene it is {}, not {}"
    default: Any = field(default=None, kw_only=True)

    def read(self, value: Any, place: ScenePath) -> Any:
        return self.kind.read(value, place)

    def schema(self) -> Schema:
        return self.kind.schema()

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        if not _agrees(given, written):
            raise place.error(self.sentence.format(_short(written), _short(given)))


def _agrees(given: Any, written: Any) -> bool:
    """Tell whether two values are the same; 1 and true are different, a tuple and a list are not."""
    if isinstance(given, Mapping) and isinstance(written, Mapping):
        return given.keys() == written.keys() and all(_agrees(given[name], written[name]) for name in given)
    if isinstance(given, list | tuple) and isinstance(written, list):
        return len(given) == len(written) and all(map(_agrees, given, written))
    return type(given) is type(written) and bool(given == written)


def object_schema(properties: Mapping[str, Schema]) -> Schema:
    """Return the schema of an object that has exactly these fields."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _short(value: Any) -> str:
    """Return a value as an error repeats it."""
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def set_bits(numbers: Iterable[int]) -> int:
    """Return a number in which the bits of these numbers are set."""
    return sum(1 << number for number in set(numbers))


def bits(number: int, size: int) -> Iterator[int]:
    """Yield the places of the bits that are set, up to `size`."""
    return (place for place in range(size) if int(number) >> place & 1)
