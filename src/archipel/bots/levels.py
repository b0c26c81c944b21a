"""The levels that people choose from, as data. A game's folder may have numbers of its own, in its file `levels`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from archipel.core.definition import GameDefinition


@dataclass(frozen=True)
class Level:
    """How a bot of this level judges."""

    worlds: int | None = None  # imagined for a choice, on average; None: as many as the time allows
    softness: float = 0.0  # choices whose shares of victory differ by this much are nearly equal to it
    lead: float = 0.5  # the weight of the lead in points, beside that of the victory
    suggestions: int = 96  # asked of the hints where there are very many choices

    def share(self, worlds: float) -> float:
        """The part of this level's thought that is done after so many worlds."""
        return worlds / self.worlds if self.worlds else 0.0


# From the weakest to the strongest.
LEVELS = {
    "deckhand": Level(worlds=4, softness=0.15, suggestions=4),
    "sailor": Level(worlds=8, softness=0.04, suggestions=12),
    "mate": Level(worlds=32, suggestions=32),
    "captain": Level(),
}
EASIEST, DEFAULT, STRONGEST = "deckhand", "mate", "captain"


@cache
def level_of(name: str, game: GameDefinition) -> Level:
    """The level as it is in this game."""
    return replace(LEVELS[name], **game.levels.get(name, {}))
