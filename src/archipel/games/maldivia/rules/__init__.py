"""The rules of Maldivia: queries, legal answers, effects, scoring; a file for each chapter."""

from archipel.games.maldivia.rules.choices import legal
from archipel.games.maldivia.rules.effects import play, start
from archipel.games.maldivia.rules.legality import refusal
from archipel.games.maldivia.rules.lots import outcome, ways
from archipel.games.maldivia.rules.queries import to_act
from archipel.games.maldivia.rules.scoring import scores, standing

__all__ = ["legal", "outcome", "play", "refusal", "scores", "standing", "start", "to_act", "ways"]
