"""A record is a readable text of all answers of a game. Replaying it gives the position.

    archipel 1 - mahe - 2 seats - rules 1.0
    box: printed
    option egg_cards: no
    seat ana: Ana
    seat bo: Bo
    bot bo: rollout
    commitment: 7a30…
    share ana: 51c0…
    share bo: 9fd2…

    chance flip 3
    chance first 1
    ana move red
    chance die 4
    ana stop
    …

    end after 57 answers
    score ana: 22
    score bo: 17
    winner: ana
    secret: 03ff…

A game that is not over ends with "pause after 21 answers". Lines that begin with # are remarks.
"""

from archipel.core.record.checking import Verdict, verify
from archipel.core.record.model import Record, RecordLine, label_all
from archipel.core.record.reading import game_of, read

__all__ = ["Record", "RecordLine", "Verdict", "game_of", "label_all", "read", "verify"]
