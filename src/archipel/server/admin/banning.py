"""Bans by person or by network."""

from __future__ import annotations

import ipaddress

from sqlalchemy import Connection, delete, insert, select

from archipel.core.errors import TranslatedError
from archipel.server.admin.access import give_order
from archipel.server.admin.lookup import find_person
from archipel.server.base.clock import milliseconds
from archipel.server.store.schema import bans

LOOPBACK = ("127.0.0.1", "::1")


def as_network(text: str) -> str | None:
    """The network in this text, such as 203.0.113.0/24 or a single address; None if it is something else."""
    try:
        return str(ipaddress.ip_network(text.strip(), strict=False))
    except ValueError:
        return None


def check_harmless(network: str, proxies: str) -> None:
    """Refuse a network with this machine or a proxy in it: everybody comes through them, and probes too."""
    own = [part.strip() for part in proxies.split(",") if part.strip() not in ("", "*")]
    for address in (*LOOPBACK, *own):
        if _overlap(network, address):
            raise TranslatedError("admin-own-network", network=network, address=address)


def _overlap(network: str, other: str) -> bool:
    this, that = ipaddress.ip_network(network), ipaddress.ip_network(other, strict=False)
    if isinstance(this, ipaddress.IPv4Network):
        return isinstance(that, ipaddress.IPv4Network) and this.overlaps(that)
    return isinstance(that, ipaddress.IPv6Network) and this.overlaps(that)


def ban(connection: Connection, subject: str, until: int, reason: str, *, is_network: bool) -> None:
    """Keep a person or a network out until then; a second ban takes the place of the first."""
    connection.execute(delete(bans).where(bans.c.subject == subject))
    row = {"subject": subject, "network": is_network, "until": until, "reason": reason, "at": milliseconds()}
    connection.execute(insert(bans).values(**row))
    give_order(connection, "ban", subject=subject, detail=reason)


def unban(connection: Connection, text: str) -> str:
    """Lift a ban; returns what was banned."""
    network = as_network(text)
    subject = network if network is not None else _banned_person(connection, text)
    if not connection.execute(delete(bans).where(bans.c.subject == subject)).rowcount:
        raise TranslatedError("admin-not-banned", text=subject)
    give_order(connection, "unban", subject=subject)
    return subject


def _banned_person(connection: Connection, text: str) -> str:
    """The person who is meant; a banned one may have been deleted since."""
    known = connection.execute(select(bans.c.subject).where(bans.c.subject == text.strip())).first()
    return str(known.subject) if known is not None else find_person(connection, text)
