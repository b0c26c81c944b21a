"""The rules of Chawaï, in the order in which they are read: queries, legality, effects, scoring."""

from archipel.games.chawai.rules.effects import play, start
from archipel.games.chawai.rules.legality import legal, odds, refusal
from archipel.games.chawai.rules.queries import to_act
from archipel.games.chawai.rules.scoring import scores, winners

__all__ = ["legal", "odds", "play", "refusal", "scores", "start", "to_act", "winners"]
