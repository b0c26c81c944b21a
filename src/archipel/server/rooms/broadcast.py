"""Those who are connected to a table, and what they are told.

Nobody is told what is not stored: whoever tells something holds the room.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from archipel.core.errors import ArchipelError
from archipel.server import protocol
from archipel.server.rooms.client import NOT_ALLOWED, Client
from archipel.server.rooms.messages import StateMessages, table_of
from archipel.server.rooms.models import FINISHED, Entry

if TYPE_CHECKING:
    from archipel.server.rooms.room import Room

SOON = 0.2  # seconds; told so much later, a move is still seen as it happens


class Broadcast:
    """All clients of a room."""

    def __init__(self, room: Room) -> None:
        self.clients: set[Client] = set()
        self._room = room
        self._rest: asyncio.Task[None] | None = None  # tells those who wait a moment

    def tell(self, *, table: bool = False) -> None:
        """Tell every client what it has not seen yet."""
        if table:
            for client in self.clients:
                if not self._room.may_look(client.person):
                    client.lose(NOT_ALLOWED)
                client.put(protocol.encode(table_of(self._room.sheet, self._room.places, client.person)))
        self._show_to(self.clients)

    def tell_moves(self, moves: Sequence[Entry]) -> None:
        """Where much is to be done, who has answered or is asked is told first, the others soon and of all together."""
        if self._room.sheet.phase == FINISHED or not self._room.registry.is_busy:
            self.tell(table=self._room.sheet.phase == FINISHED)
            return
        asked = {seat for seat, question in self._room.game_log.questions.items() if question.ply >= moves[0].ply}
        first = asked | {entry.seat for entry in moves}
        self._show_to([client for client in self.clients if self._room.seat_of(client.person) in first])
        if self._rest is None:
            self._rest = asyncio.create_task(self._tell_the_rest())

    async def _tell_the_rest(self) -> None:
        try:
            await asyncio.sleep(SOON)
            async with self._room.held():
                self._show_to([client for client in self.clients if client.seen < self._room.game_log.ply])
        except ArchipelError:
            self._room.registry.doubt(self._room)
        except Exception:
            self._room.registry.doubt(self._room)  # they are told all the same
            raise
        finally:
            self._rest = None

    def _show_to(self, clients: Iterable[Client]) -> None:
        """The state, where the game has begun; what several see alike is made once."""
        if self._room.game_log.table is not None:
            messages = StateMessages(self._room, self._room.registry.now())
            for client in clients:
                self._show(messages, client)

    def tell_who_missed_something(self) -> None:
        """Where the room was forgotten others may have written to the table; or there was no way to tell it then."""
        if any(client.seen != self._room.game_log.ply for client in self.clients):
            self.tell(table=True)

    def _show(self, messages: StateMessages, client: Client) -> None:
        """The state, with all that has happened since the last one; before the game there is none."""
        since, client.seen = min(client.seen, self._room.game_log.ply), self._room.game_log.ply
        client.put(messages.message(self._room.seat_of(client.person), since, client.lang, texts=client.texts))

    def greet(self, client: Client) -> None:
        """Tell one client everything."""
        client.put(protocol.encode(table_of(self._room.sheet, self._room.places, client.person)))
        self._show_to([client])

    def dismiss(self) -> None:
        """There is no such table any more."""
        for client in self.clients:
            client.lose(NOT_ALLOWED)
