"""The addresses of clients, as limits count them."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

LONGEST = 64  # characters of something that is not an address


def network_of(host: str) -> str:
    """The address under which a client is counted: for IPv6 its /64 network, which one household has to itself."""
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return host[:LONGEST]
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(parsed.ipv4_mapped or ipaddress.ip_network((int(parsed), 64), strict=False))
    return str(parsed)


def trusted(proxies: str) -> Callable[[str], bool]:
    """Tell whether a host is one of these proxies: addresses or networks separated by commas, or * for all."""
    if proxies == "*":
        return lambda _: True
    networks = [ipaddress.ip_network(part.strip(), strict=False) for part in proxies.split(",") if part.strip()]

    def is_trusted(host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in networks)

    return is_trusted
