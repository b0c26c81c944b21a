"""Somebody who is connected to a table: what they have seen, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque

FULL = 200  # messages that wait; who reads so slowly is let go, and may come back


class Client:
    """One connection. What is put into its outbox is sent by its own task, so that nobody waits for a slow reader."""

    __slots__ = ("_wake", "is_lost", "lang", "muted", "outbox", "person", "seen", "texts")

    def __init__(self, person: str | None, lang: str, *, since: int = 0, texts: bool = False) -> None:
        self.person = person
        self.lang = lang
        self.seen = since  # the ply up to which it knows everything
        self.texts = texts
        self.muted: set[str] = set()
        self.outbox: deque[str] = deque()
        self.is_lost = False
        self._wake = asyncio.Event()

    def put(self, message: str) -> None:
        self.outbox.append(message)
        self._wake.set()
        if len(self.outbox) > FULL:
            self.lose()

    def lose(self) -> None:
        """Nothing more is sent."""
        self.is_lost = True
        self._wake.set()

    async def next(self) -> str | None:
        """The next message to send; nothing when this client is given up."""
        while not self.outbox and not self.is_lost:
            self._wake.clear()
            await self._wake.wait()
        return None if self.is_lost else self.outbox.popleft()
