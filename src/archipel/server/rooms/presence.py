"""The people at a table now. Nothing of this is stored; workers tell each other who is connected to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from archipel.server.rooms.client import Client
from archipel.server.rooms.models import NO_SEAT, owner
from archipel.server.rooms.signals import ConnectedPerson, PeopleSignal, Signal
from archipel.server.rooms.table_message import seat_number
from archipel.server.rooms.table_state import TableState
from archipel.server.wire_types.protocol import PeopleMessage, PersonStatus, encode

RETURN_IN = 2.0  # seconds; a page that is loaded again is back before anybody is told that it has gone
FORGET_AFTER = 75_000  # milliseconds without a word from another worker


class Presence:
    """The people who are connected to a table, here and at other workers."""

    def __init__(
        self, table: TableState, clients: set[Client], now: Callable[[], int], tell: Callable[[Signal], None]
    ) -> None:
        self._table = table
        self._clients = clients
        self._now = now
        self._tell = tell  # the other workers
        self._elsewhere: dict[str, tuple[int, list[ConnectedPerson]]] = {}  # by worker: when it told, and whom
        self._last_here: dict[str, int] = {}  # when people were last connected
        self._sent = b""

    # --- what happens ---------------------------------------------------------------------------------------------

    def arrive(self, client: Client) -> None:
        self._update()
        if client.person is not None:
            self._last_here.pop(owner(client.person) or "", None)
        client.send(self._sent)

    def leave(self, client: Client) -> None:
        """Note that a connection has ended; the others are told a little later, in case it comes back."""
        if client.person is not None:
            self._last_here[owner(client.person) or ""] = self._now()
        asyncio.get_running_loop().call_later(RETURN_IN, self._update)

    def change(self, client: Client, *, hidden: bool, typing: bool) -> None:
        client.is_hidden, client.is_typing = hidden, typing
        self._update()

    def hear(self, worker: str, people: list[ConnectedPerson]) -> None:
        """Take over the list of the people who are connected to another worker."""
        self._elsewhere[worker] = (self._now(), people)
        self._send_people()

    def repeat(self) -> None:
        """Tell the other workers again who is connected to this one, and forget workers that have fallen silent."""
        then = self._now() - FORGET_AFTER
        self._elsewhere = {worker: told for worker, told in self._elsewhere.items() if told[0] > then}
        self._update()

    def refresh(self) -> None:
        """Send the list again if a seat or a name has changed."""
        self._send_people()

    # --- who is here ----------------------------------------------------------------------------------------------

    def gone_since(self, person: str) -> int | None:
        """The time when this person left; None while they are connected anywhere."""
        if any(owner(one.person) == owner(person) for one in self._everybody()):
            return None
        return self._last_here.get(owner(person) or "", self._table.running_since())

    def _here(self) -> list[ConnectedPerson]:
        return [ConnectedPerson(c.person or "", c.name, c.is_hidden, c.is_typing) for c in self._clients]

    def _everybody(self) -> list[ConnectedPerson]:
        return [*self._here(), *(one for _, people in self._elsewhere.values() for one in people)]

    def _update(self) -> None:
        self._tell(PeopleSignal(self._here()))
        self._send_people()

    def _send_people(self) -> None:
        if not self._clients:
            return
        message = encode(PeopleMessage(self._list()))
        if message != self._sent:
            self._sent = message
            for client in self._clients:
                client.send(message)

    def _list(self) -> list[PersonStatus]:
        everybody = self._everybody()
        players = [self._player(seat.person, everybody) for seat in self._table.seats if seat.person is not None]
        watching = [one for one in everybody if self._table.seat_of(one.person) == NO_SEAT]
        by_person = {one.person or str(index): one for index, one in enumerate(watching)}
        others = [
            _status([one for one in watching if one is first or (first.person and one.person == first.person)])
            for first in by_person.values()
        ]
        return [*players, *sorted(others, key=lambda one: one.name)]

    def _player(self, person: str, everybody: Iterable[ConnectedPerson]) -> PersonStatus:
        seat = self._table.seat_info_of(person)
        found = [one for one in everybody if owner(one.person) == owner(person)]
        status = _status(found) if found else PersonStatus(is_="gone", since=self.gone_since(person) or 0)
        status.name, status.seat = seat.name, seat_number(seat.seat)
        return status


def _status(tabs: list[ConnectedPerson]) -> PersonStatus:
    """One person with any number of open pages."""
    is_away = all(tab.hidden for tab in tabs)
    return PersonStatus(name=tabs[0].name, is_="away" if is_away else "here", typing=any(tab.typing for tab in tabs))
