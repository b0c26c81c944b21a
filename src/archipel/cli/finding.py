"""The result of a check: a verdict, the words for the fact, and the values in them."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.errors import translated
from archipel.core.words import Words

RIGHT, WARNING, WRONG = "right", "warning", "wrong"


@dataclass(frozen=True)
class Finding:
    """A fact about this machine. Its words are `doctor-<key>`, and those of the way out `doctor-<key>-fix`."""

    verdict: str
    key: str
    values: dict[str, object]

    def fact(self, tongue: Words) -> str:
        return tongue.say(f"doctor-{self.key}", **translated(self.values, tongue.lang))

    def way_out(self, tongue: Words) -> str:
        """The way out in one sentence; empty if nothing is wrong, or if the fact has it."""
        key = f"doctor-{self.key}-fix"
        return tongue.say(key, **translated(self.values, tongue.lang)) if key in tongue else ""


def right(key: str, **values: object) -> Finding:
    return Finding(RIGHT, key, values)


def warning(key: str, **values: object) -> Finding:
    """A finding that does not keep anybody from playing."""
    return Finding(WARNING, key, values)


def wrong(key: str, **values: object) -> Finding:
    return Finding(WRONG, key, values)
