"""Facts about a game that are known without its rules: the box, the options, the score lines, the reasons."""

from __future__ import annotations

from dataclasses import dataclass, field

from archipel.core.boxes import Box
from archipel.core.errors import BadOptions


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values by name, the first being the usual one."""

    name: str
    values: tuple[str, ...]

    def number(self, value: object) -> int:
        """The index of a value; yes and no may also be given as True and False."""
        text = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        if text not in self.values:
            raise BadOptions("wrong-value", name=self.name, known=", ".join(self.values), value=text)
        return self.values.index(text)


@dataclass(frozen=True)
class ScoreLine:
    """A line of the score table and the rule it comes from."""

    name: str
    rule: str


@dataclass(frozen=True)
class Reason:
    """A reason to refuse an answer, and the rule behind it."""

    key: str
    rule: str


@dataclass(frozen=True)
class Facts:
    """The facts printed on the box, and the options of this edition of the rules."""

    title: str
    designer: str
    seats: range
    minutes: int
    rules: str
    prefix: str
    lines: tuple[ScoreLine, ...]
    publisher: str = ""
    year: int = 0  # 0 if unknown
    artist: str = ""
    options: tuple[Option, ...] = ()
    open_scores: bool = True  # whether all points are public


@dataclass(frozen=True)
class Setup:
    """The number of seats, the chosen options, and the box to play with."""

    seats: int
    options: tuple[tuple[str, str], ...]
    box: Box = field(default_factory=Box)

    def __getitem__(self, option: str) -> str:
        return dict(self.options)[option]
