"""The numbers of a game's rules, in the order of its rules.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from archipel.core.game import Game


@dataclass(frozen=True)
class Rulebook:
    """Chapters, rules and rulings by their numbers."""

    chapters: tuple[str, ...]
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    prefix: str

    @property
    def all(self) -> list[str]:
        """Chapters and rules in reading order."""
        return [number for chapter in self.chapters for number in (chapter, *self.within(chapter))]

    def within(self, chapter: str) -> list[str]:
        """The rules of a chapter: M2.1, M2.2 … of M2, or all rulings."""
        stem = chapter if chapter.endswith("-R") else f"{chapter}."
        return [number for number in self.rules if number.startswith(stem)]

    def find(self, text: str) -> list[str]:
        """A rule, or a chapter with its rules, however it is written: m2.4, 2.4, M-R3, R3."""
        wanted = text.upper()
        candidates = (wanted, f"{self.prefix}{wanted}", f"{self.prefix}-{wanted}")
        number = next((number for number in candidates if number in (*self.chapters, *self.rules)), None)
        if number is None:
            return []
        return [number, *self.within(number)] if number in self.chapters else [number]


@cache
def rulebook(game: Game) -> Rulebook:
    """Read the numbers off rules.md: chapters are headings, rules are in bold at the head of a line."""
    text = (files(game.package) / "rules.md").read_text("utf-8")
    prefix = game.facts.prefix
    chapters = re.findall(rf"^## ({prefix}\d+) ", text, re.M)
    rules = re.findall(rf"^- \*\*({prefix}(?:\d+\.\d+|-R\d+))\*\*", text, re.M)
    examples = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", text, re.M)
    return Rulebook((*chapters, f"{prefix}-R"), tuple(rules), tuple(examples), prefix)
