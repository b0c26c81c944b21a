"""The sessions of connected people: a socket lives only as long as the cookie that opened it is valid."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.server.base.errors import Denied
from archipel.server.base.identity import Identity
from archipel.server.rooms.registry import Registry
from archipel.server.store.people import People


class Sessions:
    """Ends the sockets of people who sign out, on whichever worker they do it.

    `is_following` tells whether this process hears of the sign-outs at other workers; with SQLite there are none.
    """

    def __init__(self, people: People, registry: Registry) -> None:
        self._people = people
        self._registry = registry
        self.is_following = True

    async def check(self, identity: Identity) -> None:
        """Refuse somebody who has signed out; reads the database only while notifications may be missing."""
        if not self.is_following:
            self._people.note_epochs(await self._people.epochs([identity.person]))
        if not self._people.is_current(identity):
            raise Denied("signed-out", 403)

    def end(self, epochs: Mapping[str, int]) -> None:
        """Note these sign-outs and close the sockets."""
        self._people.note_epochs(epochs)
        for person in epochs:
            self._registry.disconnect_person(person)

    async def check_all(self) -> None:
        """Close the sockets of everybody who has signed out while notifications were missing."""
        connected = [(client, client.identity) for client in self._registry.clients() if client.identity is not None]
        self._people.note_epochs(await self._people.epochs({identity.person for _, identity in connected}))
        for client, identity in connected:
            if not self._people.is_current(identity):
                client.disconnect()
