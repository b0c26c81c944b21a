"""The rules of Chawaï, in the order in which they are read: queries, legality, effects, scoring."""

from archipel.games.chawai.rules.effects import play, start
from archipel.games.chawai.rules.legality import legal, outcome, refusal, ways
from archipel.games.chawai.rules.queries import to_act
from archipel.games.chawai.rules.scoring import scores, standing

__all__ = ["legal", "outcome", "play", "refusal", "scores", "standing", "start", "to_act", "ways"]
