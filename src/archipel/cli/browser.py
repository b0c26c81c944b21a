"""The browser of this computer, if it has one with windows."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import PurePath

TEXT_BROWSERS = {"www-browser", "links", "links2", "elinks", "lynx", "w3m", "browsh"}
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")  # one of them is set where windows can open
PATIENCE = 120.0  # seconds to wait for the server
INTERVAL = 0.2  # seconds


def find_browser() -> webbrowser.BaseBrowser | None:
    """A browser with windows, or None."""
    if not _has_desktop():
        return None
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return None
    return None if PurePath(getattr(found, "name", "")).name in TEXT_BROWSERS else found


def _has_desktop() -> bool:
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ  # a window would open in front of nobody
    return any(os.environ.get(name) for name in DESKTOPS)


def open_when_ready(address: str, host: str, port: int) -> None:
    """Open the page as soon as the server accepts connections; do nothing where there is no browser."""
    browser = find_browser()
    if browser is not None:
        threading.Thread(target=_open, args=(browser, address, host, port), daemon=True).start()


def _open(browser: webbrowser.BaseBrowser, address: str, host: str, port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection((host, port), 1):
            browser.open(address)
            return
        time.sleep(INTERVAL)
