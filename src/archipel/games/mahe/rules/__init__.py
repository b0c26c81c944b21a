"""The rules of Mahé, in the order in which they are read: queries, legality, effects, scoring."""

from archipel.games.mahe.rules.effects import play, start
from archipel.games.mahe.rules.legality import legal, odds, refusal
from archipel.games.mahe.rules.queries import to_act
from archipel.games.mahe.rules.scoring import scores, winners

__all__ = ["legal", "odds", "play", "refusal", "scores", "start", "to_act", "winners"]
