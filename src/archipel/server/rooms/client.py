"""A client that is connected to a table: what it has seen, and the messages that wait for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from archipel.server.base.identity import Identity
from archipel.server.rooms.sent_states import SentStates

NOT_ALLOWED, TRY_LATER = 4403, 1013  # close codes of a socket
OUTBOX_LIMIT = 200  # waiting messages; slower readers are disconnected and may connect again
OUTBOX_BYTES = 1_000_000  # in these messages; a single message may be larger, so that everybody can connect


def _never_ready(_: bytes) -> bool:
    """Stand in for a connection that cannot be written to directly."""
    return False


class Client:
    """One connection. Messages that it cannot take at once wait in its outbox, so a slow reader delays nobody else."""

    __slots__ = (
        "_try_send",
        "_waiting",
        "_wake",
        "chat_lines",
        "close_code",
        "host",
        "identity",
        "is_hidden",
        "is_slow",
        "is_typing",
        "lang",
        "name",
        "outbox",
        "person",
        "seen",
        "sent_states",
        "texts",
        "writer",
    )

    def __init__(
        self,
        person: str | None,
        lang: str,
        *,
        since: int = 0,
        texts: bool = False,
        changes: bool = False,
        identity: Identity | None = None,
        host: str = "",
        try_send: Callable[[bytes], bool] = _never_ready,
    ) -> None:
        self.person = person
        self.identity = identity  # by its cookie
        self.host = host  # its address
        self.lang = lang
        self.seen = since  # the ply of the last state it was sent
        self.texts = texts
        self.sent_states = SentStates() if changes else None  # None for a client that wants whole states
        self.name = ""  # shown to others if this person has no seat
        self.is_hidden = self.is_typing = False
        self.chat_lines: set[int] = set()  # the last lines of chat it was sent
        self.outbox: deque[bytes] = deque()
        self.is_slow = False  # set when it is disconnected because it does not read
        self._waiting = 0  # bytes in the outbox
        self.close_code = 0  # set when it is disconnected
        self.writer: asyncio.Task[None] | None = None
        self._try_send = try_send
        self._wake = asyncio.Event()

    @property
    def is_disconnected(self) -> bool:
        return bool(self.close_code)

    def send(self, message: bytes) -> None:
        """Send a message now if the connection is ready, or else put it into the outbox."""
        if self.is_disconnected or (not self.outbox and self._try_send(message)):
            return
        self.outbox.append(message)
        self._waiting += len(message)
        self._wake.set()
        if len(self.outbox) > OUTBOX_LIMIT or (self._waiting > OUTBOX_BYTES and len(self.outbox) > 1):
            self.is_slow = True
            self.disconnect()

    def disconnect(self, code: int = TRY_LATER) -> None:
        """Close the connection; waiting messages are dropped, even the one that is being sent."""
        self.close_code = code
        self.outbox.clear()
        self._wake.set()
        if self.writer is not None:
            self.writer.cancel()

    async def next_message(self) -> bytes | None:
        """Wait for the next message to send; None when the client is disconnected."""
        while not self.outbox and not self.is_disconnected:
            self._wake.clear()
            await self._wake.wait()
        if self.is_disconnected:
            return None
        message = self.outbox.popleft()
        self._waiting -= len(message)
        return message
