"""The server's refusals, each with a sentence in every language."""

from __future__ import annotations

from typing import Any

from archipel.core.errors import ArchipelError, translated
from archipel.core.words import words


class Denied(ArchipelError):
    """A request that the server refuses; `key` names the reason, and its sentence is `denied-<key>` in the words."""

    def __init__(self, key: str, status: int = 409, **about: Any) -> None:
        super().__init__(key, about)
        self.key, self.status, self.about = key, status, about
        self.rule = ""
        self.wait = 0  # seconds until a retry makes sense; 0 if it does not

    def sentence(self, lang: str = "en") -> str:
        return words(lang).say(f"denied-{self.key}", **translated(self.about, lang))

    def __str__(self) -> str:
        return self.sentence()


def unknown_table() -> Denied:
    return Denied("unknown-table", 404)


def not_yours() -> Denied:
    return Denied("not-yours", 403)


def busy() -> Denied:
    """Nothing has changed; the client may try again."""
    return _retry_after(Denied("busy", 503), 1)


def game_not_ready(title: str, seconds: int) -> Denied:
    """The game is still being compiled; the client may ask again."""
    return _retry_after(Denied("game-not-ready", 503, title=title, seconds=seconds), 1)


def game_failed(title: str) -> Denied:
    """The log has the reason why the game could not be compiled."""
    return Denied("game-failed", 500, title=title)


def draining() -> Denied:
    """The server will be restarted soon; running games go on."""
    return _retry_after(Denied("draining", 503), 60)


def too_often(wait: int = 1) -> Denied:
    return _retry_after(Denied("too-often", 429), wait)


def _retry_after(denied: Denied, wait: int) -> Denied:
    denied.wait = max(1, wait)
    return denied
