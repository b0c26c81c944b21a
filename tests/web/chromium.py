"""The Chromium of the page's own packages."""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Playwright

WEB = Path(__file__).parent.parent.parent / "web"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def launch(playwright: Playwright) -> Browser:
    """Start the browser that web/tools/chromium.js unpacks."""
    found = subprocess.run(["node", "tools/chromium.js"], cwd=WEB, capture_output=True, text=True, check=True)
    return playwright.chromium.launch(executable_path=found.stdout, args=FLAGS)
