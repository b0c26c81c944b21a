"""Guests and their signed cookies. There is no account and no password; a link signs in another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

COOKIE = "archipel"
FIRST_WITH_TIME = 1_795_000_000_000  # November 2026; cookies without a time are as old as this


@dataclass(frozen=True)
class Identity:
    """The content of a cookie whose signature is valid: who it is, in which epoch, and when it was issued."""

    person: str
    epoch: int
    issued: int = FIRST_WITH_TIME


class Signer:
    """Signs cookies and checks their signatures."""

    def __init__(self, key: str) -> None:
        self._key = hashlib.sha256(b"archipel cookie" + key.encode()).digest()

    def seal(self, identity: Identity) -> str:
        """The cookie of this identity."""
        content = f"{identity.person}.{identity.epoch}.{identity.issued}"
        return f"{content}.{self._sign(content)}"

    def open(self, cookie: str | None) -> Identity | None:
        """The identity in this cookie, or None if the signature is not ours."""
        content, _, signature = (cookie or "").rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(content).encode()):
            return None
        person, *numbers = content.split(".")
        return Identity(person, *map(int, numbers))

    def _sign(self, content: str) -> str:
        return hmac.new(self._key, content.encode(), hashlib.sha256).hexdigest()


def new_person() -> str:
    return secrets.token_urlsafe(15)


def new_token() -> str:
    """The secret part of a recovery link."""
    return secrets.token_urlsafe(24)


def fingerprint(token: str) -> str:
    """The hash of a recovery token. Only this is stored, so a copy of the database does not reveal the link."""
    return hashlib.sha256(token.encode()).hexdigest()
