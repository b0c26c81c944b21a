"""The kinds of fields that have several values: lists, and objects by their fields or by names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from archipel.core.field_kind import FieldKind, ScenePath, Schema, Writer, object_schema, same, short
from archipel.core.scene_fields import Name, set_bits

LONGEST = 64  # bits of a number in the record


@dataclass(frozen=True)
class List(FieldKind):
    """A list of one kind, with up to `most` or exactly `count` entries, or with each entry once.

    Errors about its length say `what` it lists ("fish on a mast") and cite the `rule`. The record has the number of
    entries in a field called `length`, unless they fill the record's list.
    """

    kind: FieldKind
    most: int | None = field(default=None, kw_only=True)
    count: int | None = field(default=None, kw_only=True)
    once: bool = field(default=False, kw_only=True)
    what: str = field(default="", kw_only=True)
    rule: str = field(default="", kw_only=True)
    length: str = field(default="", kw_only=True)
    default: Any = field(default=(), kw_only=True)

    def read(self, value: Any, place: ScenePath) -> list[Any]:
        return [self.kind.read(entry, place) for entry in self._listed(value, place)]

    def _listed(self, value: Any, place: ScenePath) -> Sequence[Any]:
        if not isinstance(value, list | tuple):
            raise place.error(f"it must be a list, not {short(value)}")
        what, by_rule = f" {self.what}" if self.what else "", f" [{self.rule}]" if self.rule else ""
        if self.most is not None and len(value) > self.most:
            raise place.error(f"there are at most {self.most}{what}, not {len(value)}{by_rule}")
        if self.count is not None and len(value) != self.count:
            raise place.error(f"there are {self.count}{what}, not {len(value)}{by_rule}")
        for i, entry in enumerate(value if self.once else ()):
            if entry in value[:i]:
                raise place.error(f"{entry} is there twice{by_rule}")
        return value

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        s[name][places][: len(value)] = value
        if self.length:
            super().put_in(s, len(value), self.length, *places)

    def writer_from(self, name: str) -> Writer:
        if not self.length:
            return super().writer_from(name)
        write, entries, length = self.write, _plain(name), _plain(self.length)
        return lambda s, *places: write(entries(s, *places)[: length(s, *places)])

    @cached_property
    def write(self) -> Writer:
        write = self.kind.write
        return list if write is same else lambda entries: [write(entry) for entry in entries]

    def schema(self) -> Schema:
        sizes = {"maxItems": self.most, "minItems": None} if self.count is None else _exactly(self.count)
        return {"type": "array", "items": self.kind.schema(), **{k: v for k, v in sizes.items() if v is not None}}


def _plain(name: str) -> Writer:
    """Return the function that returns what this field of the record holds."""
    return FieldKind().writer_from(name)


def _exactly(count: int) -> dict[str, int | None]:
    return {"minItems": count, "maxItems": count}


@dataclass(frozen=True)
class Bits(List):
    """A list in no order, for which the record holds a number with a bit for each entry."""

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        FieldKind.put_in(self, s, set_bits(value), name, *places)

    @cached_property
    def write(self) -> Writer:
        write, order = self.kind.write, self.kind.by_number if isinstance(self.kind, Name) else range(LONGEST)
        return lambda value: [write(place) for place in order if value >> place & 1] if value else []


@dataclass(frozen=True)
class Counted(List):
    """A list in no order, for which the record counts how often each entry is there."""

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        counts = s[name][places]
        counts[:] = [value.count(place) for place in range(len(counts))]

    @cached_property
    def write(self) -> Writer:
        write = self.kind.write
        return lambda counts: [write(place) for place, count in enumerate(counts) for _ in range(count)]


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

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        for seat, row in enumerate(value):
            self.kind.put(s, row, name, *places, seat)

    def writer_from(self, name: str) -> Writer:
        write = self.kind.writer(name)
        return lambda s, *places: [write(s, *places, seat) for seat in range(s.seats)]

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
            raise place.error(f"it must be an object with the fields {names}, not {short(value)}")
        for name in value:
            if name not in self.kinds:
                raise place.error(f"there is no field {short(name)}; the fields are {names}")
        return SimpleNamespace(**{n: kind.read_in(value, n, place / n) for n, kind in self.kinds.items()})

    def put_in(self, s: Any, value: Any, _: str, *places: int) -> None:
        for name, kind in self.kinds.items():
            kind.put(s, getattr(value, name), name, *places)

    def writer_from(self, _: str) -> Writer:
        writers = {name: kind.writer(name) for name, kind in self.kinds.items()}
        return lambda s, *places: {name: write(s, *places) for name, write in writers.items()}

    @cached_property
    def write(self) -> Writer:
        writes = {name: kind.write for name, kind in self.kinds.items()}
        return lambda value: {name: write(value[name]) for name, write in writes.items()}

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
            raise place.error(f"it must be an object with the fields {names[0]}, …, {names[-1]}, not {short(value)}")
        named = {str(name): entry for name, entry in value.items()}  # Python callers may write a number
        given = {self.key.read(name, place): self.kind.read(entry, place / name) for name, entry in named.items()}
        if self.partial or not self.kind.has_default():
            return given
        keys = self.key.by_number.items()
        return {i: given[i] if i in given else self.kind.read_in({}, name, place) for i, name in keys}

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        for i, entry in value.items():
            self.kind.put(s, entry, name, *places, i)

    def writer_from(self, name: str) -> Writer:
        names, write = self.key.by_number.items(), self.kind.writer(name)
        return lambda s, *places: {key: write(s, *places, i) for i, key in names}

    @cached_property
    def write(self) -> Writer:
        names, write = self.key.by_number, self.kind.write
        return lambda value: {names[i]: write(entry) for i, entry in value.items()}

    def schema(self) -> Schema:
        entry = self.kind.schema()
        if self.partial:
            return {"type": "object", "propertyNames": self.key.schema(), "additionalProperties": entry}
        return object_schema(dict.fromkeys(self.key.names, entry))

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        for name, value in given.items():
            if str(name) in written:
                self.kind.compare(value, written[str(name)], place / str(name))
