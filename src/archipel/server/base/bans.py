"""Bans of people and of networks, each until a moment."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from archipel.core.words import words
from archipel.server.base.errors import Denied

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class Banned(Denied):
    """The refusal of somebody who is banned; the sentence says until when."""

    def __init__(self, until: int) -> None:
        super().__init__("banned", 403, until=until)

    def sentence(self, lang: str = "en") -> str:
        return words(lang).say("denied-banned", until=written_time(self.about["until"], lang))


def written_time(milliseconds: int, lang: str) -> str:
    """A moment as people write it in this language. The server does not know where they are, so it is in UTC."""
    moment, bundle = datetime.fromtimestamp(milliseconds / 1000, UTC), _dates(lang)
    date, _ = bundle.format_pattern(bundle.get_message("date").value, {"at": moment})  # type: ignore[arg-type] # it is there
    return f"{date}, {moment:%H:%M} UTC"


@cache
def _dates(lang: str) -> FluentBundle:
    """Fluent's own way to write dates in this language."""
    bundle = FluentBundle(["en-GB" if lang == "en" else lang], use_isolating=False)
    bundle.add_resource(FluentResource('date = { DATETIME($at, dateStyle: "long") }'))
    return bundle


class Bans:
    """The bans that this process knows; those that are over are ignored."""

    def __init__(self, persons: Mapping[str, int] | None = None, networks: Mapping[str, int] | None = None) -> None:
        self._persons = dict(persons or {})
        self._networks = [(ipaddress.ip_network(network), until) for network, until in (networks or {}).items()]

    def check_person(self, person: str | None, now: int) -> None:
        """Refuse a person who is banned."""
        _refuse(self._persons.get(person or "", 0), now)

    def check_host(self, host: str, now: int) -> None:
        """Refuse an address in a banned network."""
        if self._networks:
            _refuse(self._of_host(host), now)

    def _of_host(self, host: str) -> int:
        try:
            address = _plain(ipaddress.ip_address(host))
        except ValueError:
            return 0
        return max((until for network, until in self._networks if address in network), default=0)


def _plain(address: IPAddress) -> IPAddress:
    """An IPv4 address that is written as IPv6 in its own form."""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _refuse(until: int, now: int) -> None:
    if until > now:
        raise Banned(until)
