"""How the application is run: by uvicorn, with limits on what a socket may bring."""

from __future__ import annotations

from typing import Any

from archipel.server.settings import Settings

GRACE = 10  # seconds that requests have to end when the server stops
LARGEST_MESSAGE = 4096  # bytes


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": GRACE,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # its buffers would cost more memory than all the rest of a connection
    }
