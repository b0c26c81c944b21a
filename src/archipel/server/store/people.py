"""People: a name, a language and a recovery link. The server stores nothing else about them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, bindparam, insert, select, update

from archipel.server.base.errors import Denied
from archipel.server.base.identity import Identity, fingerprint, new_person, new_token
from archipel.server.store.schema import people
from archipel.server.store.step import Step
from archipel.server.store.store import Store

FIND = select(people).where(people.c.id == bindparam("who"))
BY_LINK = select(people).where(people.c.recovery == bindparam("link"))
ADD = insert(people)
DESCRIBE = (
    update(people).where(people.c.id == bindparam("who")).values(name=bindparam("new_name"), lang=bindparam("new_lang"))
)
LINK = update(people).where(people.c.id == bindparam("who")).values(recovery=bindparam("new_link"))
SIGN_OUT = update(people).where(people.c.id == bindparam("who")).values(epoch=bindparam("new_epoch"))


class People:
    """The stored people."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.sign_outs = 0  # how often cookies were invalidated in this process

    async def find(self, identity: Identity | None) -> Row[Any] | None:
        """The person with this identity, if it is still valid."""
        found = await self._store.row(FIND, who=identity.person) if identity is not None else None
        return found if found is not None and identity is not None and found.epoch == identity.epoch else None

    async def add(self, now: int, lang: str) -> Identity:
        """Add a guest."""
        identity = Identity(new_person(), 0)
        row = {"id": identity.person, "name": "", "lang": lang, "epoch": 0, "created": now}
        await self._store.write(Step(ADD, (row,)))
        return identity

    async def describe(self, person: str, name: str, lang: str) -> None:
        await self._store.write(Step(DESCRIBE, ({"who": person, "new_name": name, "new_lang": lang},)))

    async def new_link(self, person: str) -> str:
        """A new recovery token for this person; the previous one becomes invalid."""
        token = new_token()
        await self._store.write(Step(LINK, ({"who": person, "new_link": fingerprint(token)},)))
        return token

    async def recover(self, token: str) -> Identity:
        """The identity that this recovery token stands for."""
        found = await self._store.row(BY_LINK, link=fingerprint(token))
        if found is None:
            raise Denied("bad-link", 404)
        return Identity(found.id, found.epoch)

    async def sign_out_elsewhere(self, identity: Identity) -> Identity:
        """Invalidate the cookies on all devices and return a new identity for this one; safe to call twice at once."""
        fresh = Identity(identity.person, identity.epoch + 1)
        await self._store.write(Step(SIGN_OUT, ({"who": fresh.person, "new_epoch": fresh.epoch},)))
        self.sign_outs += 1
        return fresh

    async def name(self, person: str) -> str:
        found = await self._store.row(FIND, who=person)
        return str(found.name) if found is not None else ""

    async def lang(self, person: str) -> str:
        found = await self._store.row(FIND, who=person)
        return str(found.lang) if found is not None else ""
