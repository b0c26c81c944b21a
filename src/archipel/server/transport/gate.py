"""The number of open connections, in all and by address, and the reasons for which connections are closed."""

from __future__ import annotations

import asyncio
import logging
import resource
from typing import Any

from archipel.server.base.addresses import network_of, trusted
from archipel.server.base.limits import ConcurrencyLimit
from archipel.server.base.metrics import Metrics
from archipel.server.base.settings import Settings

GATE = "archipel.gate"  # in the state of the application, where connections find it
KEPT_FREE = 80  # open files for the database, the writer and the log
LARGEST_SHARE = 4  # one address has at most a quarter of all connections
log = logging.getLogger("archipel.server")


def most_connections(wanted: int) -> int:
    """As many connections as wanted, or fewer if the system allows too few open files; 0 wants all it allows."""
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    possible = max(LARGEST_SHARE, allowed - KEPT_FREE)
    return min(wanted or possible, possible)


class Gate:
    """Admits connections up to the limits, and reports those that are refused or cut."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._most = most_connections(settings.connections_in_all)
        by_address = min(settings.connections_per_address, max(1, self._most // LARGEST_SHARE))
        self._by_address = ConcurrencyLimit(by_address)
        self._is_proxy = trusted(settings.trusted_proxies)
        self._metrics = metrics
        self._addresses: dict[Any, str] = {}  # of the open connections, by their transports

    @property
    def total(self) -> int:
        return len(self._addresses)

    def admit(self, transport: asyncio.Transport) -> str:
        """Count a new connection; returns the reason if it is refused. A proxy may have as many as it likes."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        if self.total >= self._most:
            return self._refuse("server-full")
        address = "" if self._is_proxy(host) else network_of(host)
        if address and not self._by_address.take(address):
            return self._refuse("too-many-from-one-address")
        self._addresses[transport] = address
        return ""

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that has ended."""
        address = self._addresses.pop(transport, "")
        if address:
            self._by_address.give_back(address)

    def _refuse(self, reason: str) -> str:
        self._metrics.refused_connections.labels(reason).inc()
        log.warning("Connection refused", extra={"reason": reason, "connections": self.total})
        return reason

    def report_cut(self, reason: str) -> None:
        """Report that the server closes a connection, because the client does not keep up."""
        self._metrics.cut_connections.labels(reason).inc()
        log.warning("Connection closed by the server", extra={"reason": reason})
