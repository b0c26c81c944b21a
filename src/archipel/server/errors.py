"""What the server refuses, each with a sentence in every language."""

from __future__ import annotations

from typing import Any

from archipel.core.errors import ArchipelError
from archipel.core.words import words


class Denied(ArchipelError):
    """The server does not do this; `key` names the reason, whose sentence is `denied-key` in the words."""

    def __init__(self, key: str, status: int = 409, **about: Any) -> None:
        super().__init__(key, about)
        self.key, self.status, self.about = key, status, about
        self.rule = ""
        self.wait = 0  # seconds after which it may be tried again, where that helps

    def sentence(self, lang: str = "en") -> str:
        return words(lang).say(f"denied-{self.key}", **self.about)

    def __str__(self) -> str:
        return self.sentence()


def unknown_table() -> Denied:
    return Denied("unknown-table", 404)


def not_yours() -> Denied:
    return Denied("not-yours", 403)


def busy() -> Denied:
    """Nothing has changed, and the same may be tried again."""
    return _later(Denied("busy", 503), 1)


def too_often(wait: int = 1) -> Denied:
    return _later(Denied("too-often", 429), wait)


def _later(denied: Denied, wait: int) -> Denied:
    denied.wait = max(1, wait)
    return denied
