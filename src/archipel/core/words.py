"""The words shown to people: every answer, event, rule, reason and score line, in five languages.

The sentences are Fluent messages in `words/*.ftl`: the shared ones in the package `archipel`, those of a game in its
folder. The name of a message follows from its subject:

    answer-card, event-laid, why-one-card, line-beach, rule-M2-4, turtle-red, option-egg_cards

A game may lack a language, or single messages of one: then its English sentence is used, and one warning says so.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from archipel.core.errors import UnknownLanguage
from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer, Bundles, Event, Marks, Names, Seats

LANGUAGES = ("fr", "de", "en", "it", "nl")
FALLBACK = "en"
LONGEST_TEXT = 1000  # characters of a text inside a sentence; Fluent refuses very long ones
log = logging.getLogger("archipel")


class Words:
    """The words of some packages in one language, with English where it has none."""

    def __init__(self, lang: str, *packages: str) -> None:
        self.lang, self.packages = lang, packages
        self._bundle = _bundle(lang, packages)

    @cached_property
    def _english(self) -> FluentBundle:
        """The English words, loaded when the first message is missing."""
        return self._bundle if self.lang == FALLBACK else _bundle(FALLBACK, self.packages)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key) or self._english.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """Return the sentence of that name. A missing message is an error, not a blank."""
        bundle = self._bundle_of(key)
        plain = {
            name: value if isinstance(value, int | float) else _shortened(str(value)) for name, value in args.items()
        }
        pattern = bundle.get_message(key).value
        text, errors = bundle.format_pattern(pattern, plain)  # type: ignore[arg-type] # none of ours is empty
        if errors:
            raise ValueError(f'the words for "{key}" in {self.lang}: {errors[0]}')
        return str(text)

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


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"


def rule_key(number: str) -> str:
    """The name of a rule's message. Fluent names have no dots: M2.4 is rule-M2-4."""
    return "rule-" + number.replace(".", "-")


@cache
def words(lang: str, package: str | None = None) -> Words:
    """The shared words of one language, and those of a game if its package is given."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang, LANGUAGES)
    return Words(lang, "archipel", *([package] if package else []))


def _bundle(lang: str, packages: Sequence[str]) -> FluentBundle:
    """The messages that the packages have in this language."""
    bundle = FluentBundle([lang], use_isolating=False)
    for package in packages:
        file = files(package) / "words" / f"{lang}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@cache
def _warn_of_english(lang: str, package: str) -> None:
    """Log, once for each package and language, that English sentences are shown."""
    log.warning('%s lacks some words in "%s"; English is shown instead', package, lang)
