"""The language of the system, for sentences in a terminal."""

from __future__ import annotations

import os

from archipel.core.words import FALLBACK, LANGUAGES


def system_language() -> str:
    """The system's language if it is one of ours, otherwise English."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wanted[:2] if wanted[:2] in LANGUAGES else FALLBACK
