"""The rules of a game, as its rules.md gives them: in short, by number, with examples, reasons and a glossary."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from archipel.core.game import Game
from archipel.core.words import Words, rule_key, words

FOLDER = "rules"  # of the words that only the rules need


@dataclass(frozen=True)
class Rulebook:
    """Chapters, rules, rulings and examples by their numbers, with their English sentences.

    `teaching` has everything besides the rules, by the names of its messages: short-1, example-MA-1, reason-M-R1,
    term-raft, meaning-raft.
    """

    chapters: tuple[str, ...]
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    sentences: dict[str, str]
    prefix: str
    teaching: Mapping[str, str] = field(default_factory=dict)

    @property
    def all(self) -> list[str]:
        """Chapters and rules in reading order."""
        return [number for chapter in self.chapters for number in (chapter, *self.within(chapter))]

    @property
    def steps(self) -> list[str]:
        """The names of the messages of "In short"."""
        return [key for key in self.teaching if key.startswith("short-")]

    @property
    def terms(self) -> list[str]:
        """The names of the words in the glossary."""
        return [key.removeprefix("term-") for key in self.teaching if key.startswith("term-")]

    def within(self, chapter: str) -> list[str]:
        """The rules of a chapter: M2.1, M2.2 … for M2, or all rulings for M-R."""
        stem = chapter if chapter.endswith("-R") else f"{chapter}."
        return [number for number in self.rules if number.startswith(stem)]

    def find(self, text: str) -> list[str]:
        """One rule or example, or a chapter with its rules. The number may be written m2.4, 2.4, M-R3, R3 or ma-3."""
        wanted = text.upper()
        candidates = (wanted, f"{self.prefix}{wanted}", f"{self.prefix}-{wanted}")
        known = (*self.chapters, *self.rules, *self.examples)
        number = next((number for number in candidates if number in known), None)
        if number is None:
            return []
        return [number, *self.within(number)] if number in self.chapters else [number]

    def sentence(self, number: str, tongue: Words) -> str:
        """The sentence of a rule or example in the language of the words, or in English where they lack it."""
        if number in self.examples:
            return self.teach(f"example-{number}", tongue)
        return tongue.rule(number) if rule_key(number) in tongue else self.sentences[number]

    def reason(self, number: str, tongue: Words) -> str:
        """The reason of a ruling; an empty text where there is none."""
        key = f"reason-{number}"
        return self.teach(key, tongue) if key in self.teaching else ""

    def teach(self, key: str, tongue: Words) -> str:
        """The message of that name, or its English text from rules.md where the words lack it."""
        return tongue.say(key) if key in tongue else self.teaching[key]


def rule_words(lang: str, game: Game) -> Words:
    """The words of a game and of its rules."""
    return words(lang, game.package, FOLDER)


@cache
def rulebook(game: Game) -> Rulebook:
    """Read a game's rules.md. A game without that file has an empty rulebook."""
    file = files(game.package) / "rules.md"
    return parsed(file.read_text("utf-8") if file.is_file() else "", game.facts.prefix)


# --- reading ------------------------------------------------------------------------------------------------------


def parsed(text: str, prefix: str) -> Rulebook:
    """Read the rules in a text: chapters are headings, rules are list items that start with their number in bold."""
    titles = dict(re.findall(rf"^## ({prefix}\d+) (.+)$", text, re.M))
    titles |= {f"{prefix}-R": title for title in re.findall(r"^## (Rulings)$", text, re.M)}
    items = {number: " ".join(item.split()) for number, item in ITEM.findall(text)}
    rules = {number: item for number, item in items.items() if re.fullmatch(rf"{prefix}(\d+\.|-R)\d+", number)}
    examples = {number: item for number, item in items.items() if re.fullmatch(r"[A-Z]{2}-\d+", number)}
    sentences = titles | {number: REASON.sub("", item) for number, item in rules.items()}
    return Rulebook(tuple(titles), tuple(rules), tuple(examples), sentences, prefix, _teaching(text, rules, examples))


ITEM = re.compile(r"^- \*\*(\S+)\*\* (.+(?:\n  .+)*)", re.M)
REASON = re.compile(r" \*([^*]+)\*$")
STEP = re.compile(r"^\d\. (.+(?:\n   .+)*)", re.M)
# A word that the booklet does not have is for programmers.
ROW = re.compile(r"^\| (?!here|---)([^|]+) \| (?!–)[^|]+ \| ([^|]+) \|$", re.M)


def _teaching(text: str, rules: Mapping[str, str], examples: Mapping[str, str]) -> dict[str, str]:
    """Everything besides the rules, by the names of the messages."""
    found = {f"short-{i}": " ".join(step.split()) for i, step in enumerate(STEP.findall(_section(text, "In short")), 1)}
    found |= {f"example-{number}": item for number, item in examples.items()}
    reasons = {number: REASON.search(item) for number, item in rules.items()}
    found |= {f"reason-{number}": reason[1] for number, reason in reasons.items() if reason}
    for term, meaning in ROW.findall(_section(text, "Glossary")):
        name = re.sub(r"\W+", "-", term.lower())
        found |= {f"term-{name}": term, f"meaning-{name}": meaning}
    return found


def _section(text: str, title: str) -> str:
    """The text below a heading, as far as the next one."""
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found[1] if found else ""
