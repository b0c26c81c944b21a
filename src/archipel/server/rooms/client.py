"""Somebody who is connected to a table: what they have seen, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

NOT_ALLOWED, TRY_LATER = 4403, 1013  # codes with which a connection is closed
FULL = 200  # messages that wait; who reads so slowly is let go, and may come back


def _later(_: bytes) -> bool:
    """A connection that cannot be written to at once."""
    return False


class Client:
    """One connection. What it is not ready for waits in its outbox for its own task: nobody waits for a slow reader."""

    __slots__ = ("_say", "_wake", "code", "lang", "lines", "outbox", "person", "seen", "texts", "writer")

    def __init__(
        self,
        person: str | None,
        lang: str,
        *,
        since: int = 0,
        texts: bool = False,
        say: Callable[[bytes], bool] = _later,
    ) -> None:
        self.person = person
        self.lang = lang
        self.seen = since  # the ply up to which it knows everything
        self.texts = texts
        self.lines: set[int] = set()  # the last lines of chat that it was sent
        self.outbox: deque[bytes] = deque()
        self.code = 0  # why it is let go, once it is
        self.writer: asyncio.Task[None] | None = None
        self._say = say
        self._wake = asyncio.Event()

    @property
    def is_lost(self) -> bool:
        return bool(self.code)

    def put(self, message: bytes) -> None:
        if self.is_lost or (not self.outbox and self._say(message)):
            return
        self.outbox.append(message)
        self._wake.set()
        if len(self.outbox) > FULL:
            self.lose()

    def lose(self, code: int = TRY_LATER) -> None:
        """Nothing more is sent, not even what is under way to somebody who does not read."""
        self.code = code
        self.outbox.clear()
        self._wake.set()
        if self.writer is not None:
            self.writer.cancel()

    async def next(self) -> bytes | None:
        """The next message to send; nothing when this client is given up."""
        while not self.outbox and not self.is_lost:
            self._wake.clear()
            await self._wake.wait()
        return None if self.is_lost else self.outbox.popleft()
