"""The last resort when the server stops: a process that hangs ends itself."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable

GRACE = 3  # seconds that requests have to end when the server stops
CLOSE_WITHIN = 5.0  # seconds that the parts of the server have to stop after that
EXIT_WITHIN = CLOSE_WITHIN + 0.5
STOP_WITHIN = 9.5  # seconds from SIGTERM to the end of every worker
log = logging.getLogger("archipel.server")


def exit_soon(is_closed: Callable[[], bool]) -> None:
    """End this process in a few seconds, even if a thread still works, for example on a read that hangs."""
    alarm = threading.Timer(EXIT_WITHIN, _exit, [is_closed])
    alarm.daemon = True
    alarm.start()


def _exit(is_closed: Callable[[], bool]) -> None:
    if is_closed():
        os._exit(0)
    log.error("The server did not stop in time and was ended")
    os._exit(1)
