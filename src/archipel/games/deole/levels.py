"""The levels of bots in Déole, as far as they are different: everybody plays for points, so the lead says it all."""

from __future__ import annotations

LEVELS = {name: {"lead": 1.0} for name in ("deckhand", "sailor", "mate", "captain")}
