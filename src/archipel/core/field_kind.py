"""The base of all kinds of fields of a scene: the way from JSON to the record, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from archipel.core.errors import BadScene

Schema = dict[str, Any]
Writer = Callable[..., Any]

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
    """The values that a field may have. A default is written like the value, or is a function of the record.

    The record has a field of the same name, unless `of` names another one or a function that returns what it holds.
    """

    default: Any = REQUIRED
    source: str | Callable[..., Any] = field(default="", repr=False)
    setter: Callable[..., None] | None = field(default=None, repr=False)

    def of(self, source: str | Callable[..., Any], setter: Callable[..., None] | None = None) -> Self:
        """Return this kind for another field of the record, or for what a function of the record returns.

        A setter sets the record. Both are also given the seat, and the number of each name, that the value is for.
        """
        return replace(self, source=source, setter=setter)

    # --- from JSON to the record ----------------------------------------------------------------------------------

    def read(self, value: Any, place: ScenePath) -> Any:
        """Return the value as the record holds it."""
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

    def put(self, s: Any, value: Any, name: str, *places: int) -> None:
        """Set the record to a value that was read; without a setter, functions leave it as it is."""
        if self.setter:
            self.setter(s, value, *places)
        elif not callable(self.source):
            self.put_in(s, value, self.source or name, *places)

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        """Set this field of the record, at these places."""
        if places:
            s[name][places] = value
        else:
            s[name] = value

    # --- from the record to JSON ----------------------------------------------------------------------------------

    def writer(self, name: str) -> Writer:
        """Return the function that writes the field of that name, given a snapshot of the record and the places.

        Functions are made once and called often: they are several times as fast as methods that look everything up.
        """
        source = self.source
        if isinstance(source, str):
            return self.writer_from(source or name)
        write = self.write
        return lambda s, *places: write(source(s, *places))

    def writer_from(self, name: str) -> Writer:
        """Return the function that writes what this field of the record holds."""
        write = self.write

        def write_field(s: Any, *places: int) -> Any:
            value = getattr(s, name)
            for place in places:
                value = value[place]
            return write(value)

        return write_field

    @cached_property
    def write(self) -> Writer:
        """The function that turns a value of the record into that of a scene."""
        return same

    # --- besides --------------------------------------------------------------------------------------------------

    def schema(self) -> Schema:
        """Return the JSON schema of the values in a view; types with a name have a title."""
        raise NotImplementedError

    def compare(self, given: Any, written: Any, place: ScenePath) -> None:
        """Refuse parts that do not follow from the rest, although they should."""


@dataclass(frozen=True)
class FieldOfKind(FieldKind):
    """Another kind with something added."""

    kind: FieldKind

    def read(self, value: Any, place: ScenePath) -> Any:
        return self.kind.read(value, place)

    def has_default(self) -> bool:
        return self.default is not REQUIRED or self.kind.has_default()

    def put_in(self, s: Any, value: Any, name: str, *places: int) -> None:
        self.kind.put(s, value, name, *places)

    def writer_from(self, name: str) -> Writer:
        return self.kind.writer(name)

    @cached_property
    def write(self) -> Writer:
        return self.kind.write

    def schema(self) -> Schema:
        return self.kind.schema()


def object_schema(properties: Mapping[str, Schema]) -> Schema:
    """Return the schema of an object that has exactly these fields."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def same(value: Any) -> Any:
    return value


def short(value: Any) -> str:
    """Return a value as an error repeats it."""
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
