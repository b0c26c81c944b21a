"""People: a name, a language, and a recovery link. Nothing else is known of anybody."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, bindparam, insert, select, update

from archipel.server.errors import Denied
from archipel.server.identity import Pass, fingerprint, new_person, new_token
from archipel.server.store import Step, Store
from archipel.server.store.schema import people

FIND = select(people).where(people.c.id == bindparam("who"))
BY_LINK = select(people).where(people.c.recovery == bindparam("link"))
ADD = insert(people)
DESCRIBE = (
    update(people).where(people.c.id == bindparam("who")).values(name=bindparam("new_name"), lang=bindparam("new_lang"))
)
LINK = update(people).where(people.c.id == bindparam("who")).values(recovery=bindparam("new_link"))
SIGN_OUT = update(people).where(people.c.id == bindparam("who")).values(epoch=bindparam("new_epoch"))


class People:
    """The people that the store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.sign_outs = 0  # how often somebody has made cookies void, here

    async def find(self, held: Pass | None) -> Row[Any] | None:
        """The person that the cookie speaks of, if it still holds."""
        found = await self._store.row(FIND, who=held.person) if held is not None else None
        return found if found is not None and held is not None and found.epoch == held.epoch else None

    async def add(self, now: int, lang: str) -> Pass:
        """A new guest."""
        held = Pass(new_person(), 0)
        await self._store.write(Step(ADD, ({"id": held.person, "name": "", "lang": lang, "epoch": 0, "created": now},)))
        return held

    async def describe(self, person: str, name: str, lang: str) -> None:
        await self._store.write(Step(DESCRIBE, ({"who": person, "new_name": name, "new_lang": lang},)))

    async def new_link(self, person: str) -> str:
        """A token that brings this person to another device; the one before is void."""
        token = new_token()
        await self._store.write(Step(LINK, ({"who": person, "new_link": fingerprint(token)},)))
        return token

    async def recover(self, token: str) -> Pass:
        """Whoever holds the link is this person."""
        found = await self._store.row(BY_LINK, link=fingerprint(token))
        if found is None:
            raise Denied("bad-link", 404)
        return Pass(found.id, found.epoch)

    async def sign_out_elsewhere(self, held: Pass) -> Pass:
        """Cookies on all devices are void; the one that asks gets a new one, also when it asks twice at once."""
        fresh = Pass(held.person, held.epoch + 1)
        await self._store.write(Step(SIGN_OUT, ({"who": fresh.person, "new_epoch": fresh.epoch},)))
        self.sign_outs += 1
        return fresh

    async def name(self, person: str) -> str:
        found = await self._store.row(FIND, who=person)
        return str(found.name) if found is not None else ""

    async def lang(self, person: str) -> str:
        found = await self._store.row(FIND, who=person)
        return str(found.lang) if found is not None else ""
