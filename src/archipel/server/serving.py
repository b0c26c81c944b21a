"""How the application is run: by uvicorn, with limits on what a connection may bring."""

from __future__ import annotations

import gc
import sys
from typing import Any

from archipel.server.settings import Settings
from archipel.server.wire import Http, Socket

COLLECT_AFTER = (20_000, 20, 50)  # objects, and younger collections
HAND_OVER = 0.0005  # seconds after which the tables let a thread that reads go on
GRACE = 10  # seconds that requests have to end when the server stops
HUNG = 60  # seconds after which a worker that says nothing is replaced; on a slow machine it takes long to begin
LARGEST_HEAD = 16_384  # bytes of a request before its body
LARGEST_MESSAGE = 4096  # bytes
PING_EVERY = 20.0  # seconds; who does not answer within as many more is gone


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
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
        "http": Http,
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "ws": Socket,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_ping_interval": PING_EVERY,
        "ws_ping_timeout": PING_EVERY,
        "ws_per_message_deflate": False,  # its buffers would cost more memory than all the rest of a connection
    }


def settle_memory() -> None:
    """What is loaded by now stays: the collector need not go through it again and again, while people wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(HAND_OVER)
