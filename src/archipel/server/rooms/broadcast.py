"""Sends news of a table to its connected clients.

Clients are sent only what is stored, so every caller holds the room.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from archipel.core.errors import ArchipelError
from archipel.server.rooms.client import NOT_ALLOWED, Client
from archipel.server.rooms.models import FINISHED
from archipel.server.rooms.services import RoomServices
from archipel.server.rooms.state_messages import StateMessages
from archipel.server.rooms.table_message import table_message
from archipel.server.rooms.table_state import TableState
from archipel.server.store import LogEntry
from archipel.server.wire_types.protocol import encode

LATER = 0.2  # seconds; with this delay a move still looks live


class Broadcast:
    """The clients of a room. `hold` locks the room for an update that is sent later."""

    def __init__(
        self, table: TableState, hold: Callable[[], AbstractAsyncContextManager[Any]], services: RoomServices
    ) -> None:
        self.clients: set[Client] = set()
        self._table = table
        self._hold = hold
        self._now = services.now
        self._store = services.store
        self._mark_stale = services.mark_stale
        self._delayed: asyncio.Task[None] | None = None  # the update for spectators

    def send_update(self, *, table: bool = False) -> None:
        """Send every client the state it has not seen yet; with `table`, the table message as well."""
        if table:
            for client in self.clients:
                if not self._table.may_watch(client.person):
                    client.disconnect(NOT_ALLOWED)
                self._send_table(client)
        self._send_state(self.clients)

    def send_moves(self, moves: Sequence[LogEntry]) -> None:
        """Send new moves. On a busy server, clients who have just answered or must answer now come first."""
        table = self._table
        if table.info.phase == FINISHED or not self._store.is_busy:
            self.send_update(table=table.info.phase == FINISHED)
            return
        asked = {seat for seat, question in table.game_log.questions.items() if question.ply >= moves[0].ply}
        first = asked | {entry.seat for entry in moves}
        self._send_state([client for client in self.clients if table.seat_of(client.person) in first])
        if self._delayed is None:
            self._delayed = asyncio.create_task(self._send_to_others())

    async def _send_to_others(self) -> None:
        """Send the clients that were left out all moves since, a moment later."""
        try:
            await asyncio.sleep(LATER)
            async with self._hold():
                self._send_state([client for client in self.clients if client.seen < self._table.game_log.ply])
        except ArchipelError:
            self._mark_stale(self._table.info.id)
        except Exception:
            self._mark_stale(self._table.info.id)  # so that they are sent the state after all
            raise
        finally:
            self._delayed = None

    def send_missed(self) -> None:
        """Send an update if a client is behind: others may have written to the table while the room was unloaded."""
        if any(client.seen != self._table.game_log.ply for client in self.clients):
            self.send_update(table=True)

    def send_everything(self, client: Client) -> None:
        """Send a new client the table and the state."""
        self._send_table(client)
        self._send_state([client])

    def disconnect_all(self) -> None:
        """Disconnect all clients, because the table no longer exists."""
        for client in self.clients:
            client.disconnect(NOT_ALLOWED)

    def _send_table(self, client: Client) -> None:
        table, log = self._table, self._table.game_log
        client.send(encode(table_message(table.info, table.seats, client.person, log.agreed, log.stand_ins)))

    def _send_state(self, clients: Iterable[Client]) -> None:
        """Send the state with all entries since the last one; before the game there is none."""
        table = self._table
        if table.game_log.table is None:
            return
        messages, ply = StateMessages(table, self._now()), table.game_log.ply
        for client in clients:
            since, client.seen = min(client.seen, ply), ply
            client.send(messages.message(client, since))
