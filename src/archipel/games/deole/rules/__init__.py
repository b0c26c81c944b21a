"""The rules of Déole: choices, effects and scores.

In reading order: queries, modes, sailing, choices, legality; then rounds, disasters, bonuses, crossing, laying and
effects, each of which calls those before it; and scoring.
"""

from archipel.games.deole.rules.effects import play, start
from archipel.games.deole.rules.legality import legal, outcome, refusal, ways
from archipel.games.deole.rules.queries import to_act
from archipel.games.deole.rules.scoring import scores, standing

__all__ = ["legal", "outcome", "play", "refusal", "scores", "standing", "start", "to_act", "ways"]
