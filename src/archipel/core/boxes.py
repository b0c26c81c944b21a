"""The printed material of a game as data: a file that an owner of the real box can replace with their own.

A game whose material had to be reconstructed keeps it in `box.toml`, with its provenance; its `box.py` has a function
`read(toml)` that turns the file into whole numbers for the kernel. Errors name the line and the field.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from archipel.core.errors import BadBox

PRINTED = "printed"
PROSE = ("about", "source")  # fields about the origin of the printed material


@dataclass(frozen=True)
class Box:
    """A name, and the numbers that the kernel is given when a game starts."""

    name: str = PRINTED
    numbers: tuple[int, ...] = ()
    mark: str = ""

    @property
    def label(self) -> str:
        """The name in records and at tables: the box's name, and a mark that tells boxes of the same name apart."""
        return f"{self.name} {self.mark}".strip()


class Toml:
    """A box file, read field by field."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        try:
            self._data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            raise BadBox(int(place[1]) if place else len(self._lines), "", f"not TOML: {error}") from None

    def name(self) -> str:
        """The name of the box."""
        name = self._data.get("name")
        if not isinstance(name, str) or not re.fullmatch(r"[\w-]{1,40}", name):
            raise self.error("", "name", "a box has a name of letters, digits and hyphens")
        return name

    def whole_numbers(self, table: str, field: str, allowed: Iterable[int], count: int | range) -> list[int]:
        """Read a list of `count` whole numbers, each one of those allowed."""
        numbers = list(allowed)
        values = self._list(table, field, count, "numbers")
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or value not in numbers:
                raise self.error(table, field, f"each is one of {', '.join(map(str, numbers))}, not {value!r}")
        return values

    def rows(self, table: str, field: str, signs: str, count: int, width: int) -> list[str]:
        """Read the rows of a grid: `count` texts, each of `width` characters among those allowed."""
        values = self._list(table, field, count, "rows")
        for value in values:
            if not isinstance(value, str) or len(value) != width or not set(value) <= set(signs):
                raise self.error(table, field, f"each row has {width} characters among {signs}, not {value!r}")
        return values

    def _list(self, table: str, field: str, count: int | range, what: str) -> list[Any]:
        values = self._field(table, field)
        counts = range(count, count + 1) if isinstance(count, int) else count
        if not isinstance(values, list) or len(values) not in counts:
            many = str(count) if isinstance(count, int) else f"{counts[0]} to {counts[-1]}"
            raise self.error(table, field, f"it must be a list of {many} {what}")
        return values

    def words(self, table: str, field: str, count: int) -> list[str]:
        """Read a text of `count` words, separated by spaces."""
        text = self._field(table, field)
        if not isinstance(text, str) or len(text.split()) != count:
            raise self.error(table, field, f"it must be a text of {count} words")
        return text.split()

    def box(self, numbers: Iterable[int], known: Iterable[str]) -> Box:
        """Make the box when everything is read; reject tables that the game does not know."""
        for key in self._data:
            if key not in {"name", "about", *known}:
                raise self.error(key, "", "there is no such table")
        return Box(self.name(), tuple(numbers), self._mark(known))

    def _mark(self, known: Iterable[str]) -> str:
        """A short hash of the printed values, without the prose about them."""
        printed = {table: {k: v for k, v in self._data[table].items() if k not in PROSE} for table in sorted(known)}
        return hashlib.sha256(json.dumps(printed, sort_keys=True).encode()).hexdigest()[:12]

    def _field(self, table: str, field: str) -> Any:
        found = self._data.get(table)
        if not isinstance(found, dict) or field not in found:
            raise self.error(table, field, "it is missing")
        return found[field]

    def error(self, table: str, field: str, why: str) -> BadBox:
        """An error at the line of the field, or at the line where its table begins."""
        return BadBox(self._line(table, field), ".".join(filter(None, (table, field))), why)

    def _line(self, table: str, field: str) -> int:
        start = self._find(rf"\s*\[\s*{re.escape(table)}\s*\]", 0) if table else 0
        return self._find(rf"\s*{re.escape(field)}\s*=", start) if field else start

    def _find(self, pattern: str, start: int) -> int:
        """The number of the first matching line after `start`, counted from 1; `start` itself if none matches."""
        for number, line in enumerate(self._lines[start:], start + 1):
            if re.match(pattern, line):
                return number
            if start and line.lstrip().startswith("["):
                break  # the next table begins
        return max(start, 1)
