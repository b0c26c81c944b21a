"""What is shown to people: every answer, event, rule, reason and score line, in five languages.

The sentences are Fluent messages in `words/*.ftl`, those of all games beside this package and those of a game in its
folder. Their names follow from what they speak of:

    answer-card, event-laid, why-one-card, line-beach, rule-M2-4, turtle-red, option-egg_cards
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from archipel.core.errors import UnknownLanguage
from archipel.core.kernel import CHANCE
from archipel.core.notation import Answer, Bundles, Event, Marks, Names, Seats

LANGUAGES = ("fr", "de", "en", "it", "nl")


class Words:
    """One language, with the words of one game."""

    def __init__(self, lang: str, *packages: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            text = (files(package) / "words" / f"{lang}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The sentence of that name; a missing word is an error, not a blank."""
        if key not in self:
            raise KeyError(f"no words for «{key}» in {self.lang}")
        plain = {name: value if isinstance(value, int | float) else str(value) for name, value in args.items()}
        pattern = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, plain)  # type: ignore[arg-type] # none of ours is empty
        if errors:
            raise ValueError(f"the words for «{key}» in {self.lang}: {errors[0]}")
        return str(text)

    # --- things of a game -----------------------------------------------------------------------------------------

    def answer(self, answer: Answer, names: Sequence[str] = ()) -> str:
        return self.say(f"answer-{answer.word}", **self.args(answer, names))

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        return self.say(f"event-{event.word}", **self.args(event, names))

    def args(self, value: Answer | Event, names: Sequence[str]) -> dict[str, Any]:
        """The fields of an answer or event: things by their names, seats by their players, numbers as they are."""
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
        """The sentence of a rule, or the title of a chapter of rules."""
        return self.say(rule_key(number))

    def line(self, name: str) -> str:
        return self.say(f"line-{name}")


def rule_key(number: str) -> str:
    """Fluent names have no dots: M2.4 is rule-M2-4."""
    return "rule-" + number.replace(".", "-")


@cache
def words(lang: str, package: str | None = None) -> Words:
    """The words of one language, those of a game included."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang, LANGUAGES)
    return Words(lang, "archipel", *([package] if package else []))
