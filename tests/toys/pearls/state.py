"""The nouns of the toy."""

from dataclasses import dataclass
from typing import Annotated

from archipel.core.facts import Reason
from archipel.core.kernel import record
from archipel.core.notation import Answer, Answers, Event, Events, Numbers, Seats
from tests.toys.pearls.box import HIGHEST

State = record(
    events=8,
    seats="i1",
    played="i1",
    pearl="i1",  # the first seat's secret, 0 while it is unknown
    bids=("i1", 4),  # 0 none yet; in a view, -1 is a bid that lies face down
    won=("i1", 4),
)

Size = Annotated[int, Numbers(1, HIGHEST)]
Seat = Annotated[int, Seats(4)]


@dataclass(frozen=True)
class Bid(Answer):
    size: Size


@dataclass(frozen=True)
class Pearl(Answer):
    size: Size


@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat


@dataclass(frozen=True)
class Saw(Event):
    size: Size


@dataclass(frozen=True)
class Showed(Event):
    seat: Seat
    size: Size


ANSWERS: Answers[Answer] = Answers(Bid, Pearl)
BID, PEARL = ANSWERS.codes
EVENTS = Events(Dealt, Saw, Showed)
DEALT, SAW, SHOWED = EVENTS.codes
REASONS = (Reason("over", "P1.4"), Reason("not-asked", "P1.2"), Reason("not-yours", "P1.2"))
OVER, NOT_ASKED, NOT_YOURS = 1, 2, 3
