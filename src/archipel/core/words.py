"""The words shown to people: every answer, event, rule, reason and score line, in five languages.

The sentences are Fluent messages in `words/*.ftl`: the shared ones in the package `archipel`, those of a game in its
folder. The name of a message follows from its subject:

    answer-card, event-laid, why-one-card, line-beach, rule-M2-4, turtle-red, option-egg_cards

The texts of lessons are in `words/lessons/*.ftl`, because most readers never need them.

A game may lack a language, or single messages of one: then its English sentence is used, and one warning says so.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any

from fluent.runtime import FluentBundle

from archipel.core.errors import UnknownLanguage
from archipel.core.fluent_files import format_message, load
from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer, Bundles, Event, Marks, Names, Seats

LANGUAGES = ("fr", "de", "en", "it", "nl")
FALLBACK = "en"
log = logging.getLogger("archipel")


class Words:
    """The words of some packages in one language, with English where it has none."""

    def __init__(self, lang: str, *packages: str, parts: Sequence[str] = ("",)) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang, LANGUAGES)
        self.lang, self.packages, self.parts = lang, packages, tuple(parts)
        self._bundle = load(lang, packages, self.parts)

    @cached_property
    def _english(self) -> FluentBundle:
        """The English words, loaded when the first message is missing."""
        return self._bundle if self.lang == FALLBACK else load(FALLBACK, self.packages, self.parts)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key) or self._english.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """Return the sentence of that name. A missing message is an error, not a blank."""
        return format_message(self._bundle_of(key), key, args)

    def attributes(self, key: str) -> dict[str, str]:
        """The texts that belong to a message, by name, such as those of the values of an option."""
        bundle = self._bundle_of(key)
        patterns = bundle.get_message(key).attributes.items()
        return {name: str(bundle.format_pattern(pattern, {})[0]) for name, pattern in patterns}

    def _bundle_of(self, key: str) -> FluentBundle:
        if self._bundle.has_message(key):
            return self._bundle
        if not self._english.has_message(key):
            raise KeyError(f'no words for "{key}" in {self.lang}')
        _warn_of_english(self.lang, self.packages[-1])
        return self._english

    # --- things of a game -----------------------------------------------------------------------------------------

    def answer(self, answer: Answer, names: Sequence[str] = ()) -> str:
        return self.say(f"answer-{answer.word}", **self.args(answer, names))

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        return self.say(f"event-{event.word}", **self.args(event, names))

    def args(self, value: Answer | Event, names: Sequence[str]) -> dict[str, Any]:
        """The fields of an answer or event: things and players by their names, numbers as they are."""
        return {field: self._thing(domain, getattr(value, field), names) for field, domain in value.domains().items()}

    def _thing(self, domain: Any, value: int, names: Sequence[str]) -> Any:
        if isinstance(domain, Names):
            return self.say(f"{domain.kind}-{domain.plain(value)}")
        if isinstance(domain, Bundles):
            return ", ".join(self.say(f"{domain.kind}-{name}") for name in domain.bundles[value])
        if isinstance(domain, Marks):
            return domain.plain(value)
        return self.player(value, names) if isinstance(domain, Seats) else value

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the player, or of the seat."""
        if seat == CHANCE:
            return self.say("chance")
        return names[seat] if seat < len(names) else self.say("seat", number=seat + 1)

    def rule(self, number: str) -> str:
        """The sentence of a rule or the title of a chapter; the number itself where it has no words."""
        return self.say(rule_key(number)) if rule_key(number) in self else number

    def line(self, name: str) -> str:
        return self.say(f"line-{name}")


def rule_key(number: str) -> str:
    """The name of a rule's message. Fluent names have no dots: M2.4 is rule-M2-4."""
    return "rule-" + number.replace(".", "-")


@cache
def words(lang: str, package: str | None = None, more: str = "") -> Words:
    """The shared words of one language, and those of a game if its package is given.

    `more` names a folder inside `words` whose messages are needed as well, such as "rules".
    """
    return Words(lang, "archipel", *([package] if package else []), parts=("", more) if more else ("",))


@cache
def lesson_words(lang: str, package: str) -> Words:
    """The words of a game's lessons in one language, and those that all lessons share."""
    return Words(lang, "archipel", package, parts=["lessons"])


@cache
def _warn_of_english(lang: str, package: str) -> None:
    """Log, once for each package and language, that English sentences are shown."""
    log.warning('%s lacks some words in "%s"; English is shown instead', package, lang)
