"""The socket that the server listens on."""

from __future__ import annotations

import contextlib
import errno
import socket

from archipel.core.errors import TranslatedError

DEFAULT = 8000  # a port that everybody may use
TRIES = 50  # ports to try until a free one is found
REASONS = {
    errno.EADDRINUSE: "listen-taken",
    errno.EADDRNOTAVAIL: "listen-address",
    errno.EACCES: "listen-denied",
    errno.EPERM: "listen-denied",
    socket.EAI_NONAME: "listen-address",
}


def listen(host: str, port: int) -> socket.socket:
    """Bind the port first, so that a port in use is noticed at once; uvicorn listens on it later."""
    try:
        listener = _bound(host, port)
    except OSError as error:
        raise _refusal(host, port, error) from error
    listener.set_inheritable(True)
    return listener


def _bound(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _refusal(host: str, port: int, error: OSError) -> TranslatedError:
    match REASONS.get(error.errno or 0, "listen"):
        case "listen":
            return TranslatedError("listen", address=f"{host}:{port}", why=error.strerror)
        case "listen-address":
            return TranslatedError("listen-address", host=host)
        case key:
            return TranslatedError(key, port=str(port), other=str(_free_port(host, port)))


def _free_port(host: str, taken: int) -> int:
    """A port near this one that is free."""
    first = max(taken + 1, DEFAULT)
    for port in range(first, min(first + TRIES, 65_536)):
        with contextlib.suppress(OSError), _bound(host, port):
            return port
    return DEFAULT
