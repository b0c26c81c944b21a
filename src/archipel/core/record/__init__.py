"""A record is a readable text of all answers of a game. Replaying it gives the position.

    archipel 2 - mahe - 2 seats - rules 1.1
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
    seal: 8c1e… 40b7…

The lines before the commitment are the start, which is part of the key of the draws. On a server the start also names
the usual bot that plays for people who are away ("stand-in: mate"), and the end how often a bot did ("stand-in ana: 3
answers"); a remark says which one ("# sailor gave 3 of the answers of Ana"). The seal covers all other lines.
A game whose dice were typed in has neither commitment nor seal.

A game that is not over ends with "pause after 21 answers". Lines that begin with # and a blank are remarks.
"""

from archipel.core.record.checking import Verdict, verify
from archipel.core.record.model import Record, RecordLine
from archipel.core.record.reading import game_of, read
from archipel.core.record.start import box_of, fair_table, label_all, start_text

__all__ = [
    "Record",
    "RecordLine",
    "Verdict",
    "box_of",
    "fair_table",
    "game_of",
    "label_all",
    "read",
    "start_text",
    "verify",
]
