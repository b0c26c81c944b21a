"""The options of uvicorn, and settings of the Python runtime."""

from __future__ import annotations

import gc
import sys
from typing import Any

from archipel.server.base.settings import Settings
from archipel.server.transport.http_connection import HttpConnection
from archipel.server.transport.socket_connection import SocketConnection
from archipel.server.transport.stopping import GRACE

GC_THRESHOLDS = (20_000, 20, 50)
SWITCH_INTERVAL = 0.0005  # seconds after which another thread may run
HUNG = 60  # seconds until a worker that does not respond is replaced; starting takes long on a slow machine
LARGEST_HEAD = 16_384  # bytes of the headers of a request
LARGEST_MESSAGE = 4096  # bytes
PING_EVERY = 20.0  # seconds; clients that do not respond within the same time are disconnected


def options(settings: Settings) -> dict[str, Any]:
    """The options of uvicorn for these settings."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": HUNG,
        "http": HttpConnection,
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "ws": SocketConnection,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": PING_EVERY,
        "ws_ping_timeout": PING_EVERY,
        "ws_per_message_deflate": False,  # its buffers need more memory than the rest of a connection
    }


def tune_runtime() -> None:
    """Exempt everything that is loaded by now from garbage collection, and switch threads faster."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)
