"""The numbered rules of a game, as its rules.md gives them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from archipel.core.game import Game
from archipel.core.words import Words, rule_key


@dataclass(frozen=True)
class Rulebook:
    """Chapters, rules, rulings and examples by their numbers, with their English sentences."""

    chapters: tuple[str, ...]
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    sentences: dict[str, str]
    prefix: str

    @property
    def all(self) -> list[str]:
        """Chapters and rules in reading order."""
        return [number for chapter in self.chapters for number in (chapter, *self.within(chapter))]

    def within(self, chapter: str) -> list[str]:
        """The rules of a chapter: M2.1, M2.2 … for M2, or all rulings for M-R."""
        stem = chapter if chapter.endswith("-R") else f"{chapter}."
        return [number for number in self.rules if number.startswith(stem)]

    def find(self, text: str) -> list[str]:
        """One rule, or a chapter with its rules. The number may be written m2.4, 2.4, M-R3 or R3."""
        wanted = text.upper()
        candidates = (wanted, f"{self.prefix}{wanted}", f"{self.prefix}-{wanted}")
        number = next((number for number in candidates if number in (*self.chapters, *self.rules)), None)
        if number is None:
            return []
        return [number, *self.within(number)] if number in self.chapters else [number]

    def sentence(self, number: str, words: Words) -> str:
        """The sentence of a rule in the language of the words, or in English where they lack it."""
        return words.rule(number) if rule_key(number) in words else self.sentences[number]


@cache
def rulebook(game: Game) -> Rulebook:
    """Read a game's rules.md. A game without that file has an empty rulebook."""
    file = files(game.package) / "rules.md"
    return parsed(file.read_text("utf-8") if file.is_file() else "", game.facts.prefix)


def parsed(text: str, prefix: str) -> Rulebook:
    """Read the rules in a text: chapters are headings, rules are list items that start with their number in bold."""
    titles = dict(re.findall(rf"^## ({prefix}\d+) (.+)$", text, re.M))
    titles |= {f"{prefix}-R": title for title in re.findall(r"^## (Rulings)$", text, re.M)}
    items = re.findall(r"^- \*\*(\S+)\*\* (.+(?:\n  .+)*)", text, re.M)
    rules = {number: _sentence(item) for number, item in items if re.fullmatch(rf"{prefix}(\d+\.|-R)\d+", number)}
    examples = [number for number, _ in items if re.fullmatch(r"[A-Z]{2}-\d+", number)]
    return Rulebook(tuple(titles), tuple(rules), tuple(examples), titles | rules, prefix)


def _sentence(item: str) -> str:
    """The text of a rule on one line, without the reason that may follow it in italics."""
    return re.sub(r" \*[^*]+\*$", "", " ".join(item.split()))
