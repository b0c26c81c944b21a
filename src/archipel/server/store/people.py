"""People: a name, a language and a recovery link. The server stores nothing else about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Row, bindparam, insert, select, update

from archipel.server.base.errors import Denied
from archipel.server.base.identity import Identity, fingerprint, new_person, new_token
from archipel.server.store.errors import Conflict
from archipel.server.store.schema import people, spent_links
from archipel.server.store.statement import Statement
from archipel.server.store.store import Store

DAY = 86_400_000  # milliseconds
THIS = people.c.id == bindparam("who")
FIND = select(people).where(THIS)
BY_LINK = select(people).where(people.c.recovery == bindparam("link"), people.c.recovery_until > bindparam("now"))
EPOCHS = select(people.c.id, people.c.epoch).where(people.c.id.in_(bindparam("those", expanding=True)))
ADD = insert(people)
DESCRIBE = update(people).where(THIS).values(name=bindparam("new_name"), lang=bindparam("new_lang"))
LINK = (
    update(people)
    .where(THIS, people.c.epoch == bindparam("seen"))
    .values(recovery=bindparam("new_link"), recovery_until=bindparam("new_until"))
)
SPEND = insert(spent_links)
FORGET_LINK = update(people).where(THIS, people.c.recovery == bindparam("link")).values(recovery=None)
SIGN_OUT = update(people).where(THIS).values(epoch=bindparam("new_epoch"), recovery=None, recovery_until=None)


def newcomer(identity: Identity, lang: str) -> Statement:
    """Insert a guest; done together with the first thing that they do."""
    row = {"id": identity.person, "name": "", "lang": lang, "epoch": identity.epoch, "created": identity.issued}
    return Statement(ADD, (row,))


class People:
    """The stored people, and the epochs of those who have signed out while this process runs."""

    def __init__(self, store: Store, now: Callable[[], int], *, cookie_days: int, link_days: int) -> None:
        self._store = store
        self._now = now
        self._cookie_age, self._link_age = cookie_days * DAY, link_days * DAY
        self._epochs: dict[str, int] = {}

    # --- identities -----------------------------------------------------------------------------------------------

    def new_identity(self) -> Identity:
        """The identity of a guest who is not stored yet."""
        return Identity(new_person(), 0, self._now())

    def renewed(self, identity: Identity) -> Identity:
        """The same identity, issued now."""
        return Identity(identity.person, identity.epoch, self._now())

    async def find(self, identity: Identity | None) -> Row[Any] | None:
        """The person with this identity, if it is still valid."""
        if identity is None or not self.is_current(identity):
            return None
        found = await self._store.row(FIND, who=identity.person)
        return found if found is not None and found.epoch == identity.epoch else None

    def is_current(self, identity: Identity) -> bool:
        """Tell whether this identity is young enough and not signed out, as far as this process knows."""
        is_young = self._now() - identity.issued <= self._cookie_age
        return is_young and self._epochs.get(identity.person, identity.epoch) <= identity.epoch

    async def epochs(self, persons: Iterable[str]) -> dict[str, int]:
        """The stored epochs of these people."""
        return {row.id: row.epoch for row in await self._store.rows(EPOCHS, those=list(persons))}

    def note_epochs(self, epochs: Mapping[str, int]) -> None:
        """Note that these people have signed out, here or at another worker."""
        self._epochs.update(epochs)

    async def sign_out_elsewhere(self, identity: Identity) -> Identity:
        """Invalidate all cookies and the link, and return a new identity for this device.

        The caller keeps others from doing it at the same time. The other workers are notified with the write.
        """
        fresh = Identity(identity.person, identity.epoch + 1, self._now())
        await self._store.write(Statement(SIGN_OUT, ({"who": fresh.person, "new_epoch": fresh.epoch},)))
        self.note_epochs({fresh.person: fresh.epoch})
        return fresh

    # --- links ----------------------------------------------------------------------------------------------------

    async def new_link(self, identity: Identity) -> str:
        """A new recovery token for this person, unless they sign out meanwhile; the previous one becomes invalid."""
        token = new_token()
        row = {"who": identity.person, "seen": identity.epoch, "new_link": fingerprint(token)}
        await self._store.write(Statement(LINK, ({**row, "new_until": self._now() + self._link_age},)))
        return token

    async def recover(self, token: str) -> Identity:
        """The identity that this recovery token stands for; it works once."""
        link = fingerprint(token)
        found = await self._store.row(BY_LINK, link=link, now=self._now())
        if found is None:
            raise Denied("bad-link", 404)
        spent, forgotten = {"link": link, "until": found.recovery_until}, {"who": found.id, "link": link}
        try:
            await self._store.write(Statement(SPEND, (spent,)), Statement(FORGET_LINK, (forgotten,)))
        except Conflict:  # somebody else used it at the same moment
            raise Denied("bad-link", 404) from None
        return Identity(found.id, found.epoch, self._now())

    # --- names ----------------------------------------------------------------------------------------------------

    async def describe(self, person: str, name: str, lang: str, *statements: Statement) -> None:
        """Store a name and a language, after these statements."""
        await self._store.write(
            *statements, Statement(DESCRIBE, ({"who": person, "new_name": name, "new_lang": lang},))
        )

    async def name(self, person: str) -> str:
        found = await self._store.row(FIND, who=person)
        return str(found.name) if found is not None else ""

    async def lang(self, person: str) -> str:
        found = await self._store.row(FIND, who=person)
        return str(found.lang) if found is not None else ""
