"""Who somebody is: a guest with a signed cookie. No account, no password; a link carries it to another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

COOKIE = "archipel"
COOKIE_DAYS = 400


@dataclass(frozen=True)
class Pass:
    """What a cookie says, once its signature has been checked."""

    person: str
    epoch: int


class Signer:
    """Signs cookies; one that was not signed here is as good as none."""

    def __init__(self, key: str) -> None:
        self._key = hashlib.sha256(b"archipel cookie" + key.encode()).digest()

    def seal(self, held: Pass) -> str:
        said = f"{held.person}.{held.epoch}"
        return f"{said}.{self._sign(said)}"

    def open(self, cookie: str | None) -> Pass | None:
        said, _, signature = (cookie or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(said).encode()):
            return None
        person, _, epoch = said.rpartition(".")
        return Pass(person, int(epoch))

    def _sign(self, said: str) -> str:
        return hmac.new(self._key, said.encode(), hashlib.sha256).hexdigest()


def new_person() -> str:
    return secrets.token_urlsafe(15)


def new_token() -> str:
    """The secret part of a recovery link."""
    return secrets.token_urlsafe(24)


def fingerprint(token: str) -> str:
    """What is stored of a recovery link: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
