"""The nouns of Pig: the position, the answers, the events, the reasons for a refusal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from archipel.core.facts import Reason
from archipel.core.kernel import SEAT, record
from archipel.core.notation import Answer, Answers, Event, Events, Numbers, Seats

State = record(
    events=3,  # one more than an answer can tell, so that an overflow shows
    seats="i1",
    turn=SEAT,  # whose turn it is
    rolling="i1",  # 1 while a die is in the air
    pot="i2",  # the points of this turn, not yet banked
    points=("i2", 6),  # the points each seat has banked
)

Pips = Annotated[int, Numbers(1, 6)]
Points = Annotated[int, Numbers(2, 55)]
Seat = Annotated[int, Seats(6)]


@dataclass(frozen=True)
class Roll(Answer):
    """Roll the die."""


@dataclass(frozen=True)
class Bank(Answer):
    """Keep the points of this turn."""


@dataclass(frozen=True)
class Die(Answer):
    """Chance: a die."""

    pips: Pips


@dataclass(frozen=True)
class Rolled(Event):
    seat: Seat
    pips: Pips


@dataclass(frozen=True)
class Lost(Event):
    seat: Seat


@dataclass(frozen=True)
class Banked(Event):
    seat: Seat
    points: Points


ANSWERS: Answers[Answer] = Answers(Roll, Bank, Die)
ROLL, BANK, DIE = ANSWERS.codes
EVENTS = Events(Rolled, Lost, Banked)
ROLLED, LOST, BANKED = EVENTS.codes
REASONS = (Reason("over", "P1.5"), Reason("not-your-turn", "P1.2"))
LEGAL, OVER, NOT_YOUR_TURN = range(3)
