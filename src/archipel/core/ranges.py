"""The codes of one kind of answer: a range that rules, compiled or plain, can ask and take apart.

    answer in DIE              whether the answer is a die
    DIE.value(answer)          what it shows
    DIE.answer(4)              the answer "die 4"
    SHIP.values(answer)        (island, cargo): the fields of a kind that has several

A kind without fields is one answer, so its code is a plain number: `answer == STOP`. `kernel` teaches the compiler
the same methods; `parts` is what both versions work from.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import NamedTuple


class FieldRange(NamedTuple):
    """The values of one field: its lowest value, how many there are, and how many codes lie between two of them."""

    lowest: int
    size: int
    stride: int


@dataclass(frozen=True)
class AnswerRange:
    """Consecutive codes, one for each combination of the fields' values; the last field changes fastest."""

    first: int
    fields: tuple[range, ...]

    @cached_property
    def stop(self) -> int:
        """The first code after the range."""
        return self.first + prod(len(values) for values in self.fields)

    @cached_property
    def parts(self) -> tuple[FieldRange, ...]:
        """For each field, how its values are spread over the codes."""
        strides = [prod(len(values) for values in self.fields[i + 1 :]) for i in range(len(self.fields))]
        return tuple(FieldRange(v.start, len(v), stride) for v, stride in zip(self.fields, strides, strict=True))

    def __contains__(self, answer: int) -> bool:
        return self.first <= answer < self.stop

    def value(self, answer: int) -> int:
        """The value of the only field."""
        return answer - self.first + self.fields[0].start

    def values(self, answer: int) -> tuple[int, ...]:
        """The values of all fields."""
        place = answer - self.first
        return tuple(place // part.stride % part.size + part.lowest for part in self.parts)

    def answer(self, *values: int) -> int:
        """The answer with these values."""
        parts = zip(self.parts, values, strict=True)
        return self.first + sum((int(value) - part.lowest) * part.stride for part, value in parts)
