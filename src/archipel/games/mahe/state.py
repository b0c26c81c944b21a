"""The nouns of Mahé: the position, the answers, the events and the reasons for a refusal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from archipel.core.facts import Reason
from archipel.core.kernel import record
from archipel.core.notation import Answer, Answers, Event, Events, Names, Numbers, Seats
from archipel.games.mahe.box import BEACH, DICE, FACES, LIMIT, MOST_SEATS, MOST_TURTLES, PIPS, TURTLES

NONE = -1  # no turtle

BEGIN, TURN_UP, PICK, DIE_OWED, DECIDE, OVER = range(6)
STEPS = ("begin", "turn up", "pick", "die", "decide", "over")

State = record(
    events=12,
    seats="i1",
    turtles="i1",
    egg_cards="i1",  # the variant: 1 when won cards may replace dice
    step="i1",
    turn="i1",  # the turtle whose move it is
    waiting="i1",  # the turn's other turtle, still to move; NONE where each player has one
    dice="i1",  # how many dice this move has, an egg card counting as one
    pips="i1",  # their total
    thrown=("i1", DICE),  # each of them
    played="i1",  # a bit for every seat that has played an egg card this turn
    space=("i1", MOST_TURTLES),  # 0 the raft, 1 to 21 the ring
    rider=("i1", MOST_TURTLES),  # who sits on my back
    mount=("i1", MOST_TURTLES),  # on whose back I sit
    clutch="i1",  # eggs on the open card, 0 when none lies open
    pile="i1",  # cards still face down in the pile
    bag=("i1", FACES + 1),  # cards nobody has seen yet, by value: the pile and the four left out
    eggs=("i1", (MOST_SEATS, FACES + 1)),  # cards won, by value
    spent=("i1", FACES + 1),  # cards played and discarded, by value
    beach="i1",  # the turtle that took the last eggs
)

Turtle = Annotated[int, Names("turtle", TURTLES)]
Seat = Annotated[int, Seats(MOST_SEATS)]
Eggs = Annotated[int, Numbers(1, FACES)]
Pips = Annotated[int, Numbers(1, PIPS)]
Total = Annotated[int, Numbers(1, LIMIT + PIPS)]
Steps = Annotated[int, Numbers(1, LIMIT * DICE)]
Space = Annotated[int, Numbers(1, BEACH)]


# --- answers ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stop(Answer):
    """No more dice: swim."""


@dataclass(frozen=True)
class Roll(Answer):
    """One more die."""


@dataclass(frozen=True)
class Card(Answer):
    """An egg card in place of the next die."""

    eggs: Eggs


@dataclass(frozen=True)
class Move(Answer):
    """The turtle that swims first, of the player's two."""

    turtle: Turtle


@dataclass(frozen=True)
class First(Answer):
    """Chance: the first player."""

    seat: Seat


@dataclass(frozen=True)
class Flip(Answer):
    """Chance: the next egg card."""

    eggs: Eggs


@dataclass(frozen=True)
class Die(Answer):
    """Chance: a die."""

    pips: Pips


ANSWERS: Answers[Answer] = Answers(Stop, Roll, Card, Move, First, Flip, Die)
STOP, ROLL, CARD, MOVE, FIRST, FLIP, DIE = ANSWERS.codes


# --- events -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Begins(Event):
    seat: Seat


@dataclass(frozen=True)
class Clutch(Event):
    eggs: Eggs


@dataclass(frozen=True)
class Turn(Event):
    turtle: Turtle


@dataclass(frozen=True)
class Rolled(Event):
    turtle: Turtle
    pips: Pips
    total: Total


@dataclass(frozen=True)
class Spent(Event):
    seat: Seat
    eggs: Eggs
    total: Total


@dataclass(frozen=True)
class Swam(Event):
    turtle: Turtle
    steps: Steps
    space: Space


@dataclass(frozen=True)
class Climbed(Event):
    turtle: Turtle
    mount: Turtle


@dataclass(frozen=True)
class Sank(Event):
    turtle: Turtle


@dataclass(frozen=True)
class Laid(Event):
    turtle: Turtle
    eggs: Eggs


@dataclass(frozen=True)
class Beached(Event):
    turtle: Turtle


EVENTS = Events(Begins, Clutch, Turn, Rolled, Spent, Swam, Climbed, Sank, Laid, Beached)
BEGINS, CLUTCH, TURN, ROLLED, SPENT, SWAM, CLIMBED, SANK, LAID, BEACHED = EVENTS.codes


# --- reasons for a refusal ----------------------------------------------------------------------------------------

REASONS = (
    Reason("game-over", "M6.1"),
    Reason("clutch-first", "M1.5"),
    Reason("card-first", "M5.3"),
    Reason("starting-player-first", "M1.6"),
    Reason("die-first", "M2.1"),
    Reason("decision-first", "M2.2"),
    Reason("turtle-first", "M7.2"),
    Reason("dice-are-rolled", "M2.1"),
    Reason("cards-are-turned-up", "M5.3"),
    Reason("starting-player-is-drawn", "M1.6"),
    Reason("no-such-seat", "M1.6"),
    Reason("no-card-left", "M1.4"),
    Reason("not-your-turn", "M1.6"),
    Reason("not-topmost", "M4.2"),
    Reason("pick-first", "M7.2"),
    Reason("not-your-turtle", "M7.1"),
    Reason("one-turtle", "M1.1"),
    Reason("already-swimming", "M7.1"),
    Reason("first-die", "M8.2"),
    Reason("no-variant", "M8.1"),
    Reason("one-card", "M8.3"),
    Reason("not-your-card", "M8.4"),
)
LEGAL = 0
(
    GAME_OVER,
    CLUTCH_FIRST,
    CARD_FIRST,
    STARTING_PLAYER_FIRST,
    DIE_FIRST,
    DECISION_FIRST,
    TURTLE_FIRST,
    DICE_ARE_ROLLED,
    CARDS_ARE_TURNED_UP,
    STARTING_PLAYER_IS_DRAWN,
    NO_SUCH_SEAT,
    NO_CARD_LEFT,
    NOT_YOUR_TURN,
    NOT_TOPMOST,
    PICK_FIRST,
    NOT_YOUR_TURTLE,
    ONE_TURTLE,
    ALREADY_SWIMMING,
    FIRST_DIE,
    NO_VARIANT,
    ONE_CARD,
    NOT_YOUR_CARD,
) = range(1, len(REASONS) + 1)
