"""The rules of Mahé, in the order in which they are read: queries, legality, effects, scoring."""

from archipel.games.mahe.rules.effects import play, start
from archipel.games.mahe.rules.legality import legal, outcome, refusal, ways
from archipel.games.mahe.rules.queries import to_act
from archipel.games.mahe.rules.scoring import scores, standing

__all__ = ["legal", "outcome", "play", "refusal", "scores", "standing", "start", "to_act", "ways"]
