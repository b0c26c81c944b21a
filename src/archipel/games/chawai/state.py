"""The nouns of Chawaï: the position, the answers, the events and the reasons for a refusal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from archipel.core.facts import Reason
from archipel.core.kernel import record
from archipel.core.notation import Answer, Answers, Event, Events, Names, Numbers, Seats
from archipel.games.chawai.box import DIVERS, KINDS, MOST_SEATS, NAMES, PLACE_NAMES, ROUNDS

OPEN = -1  # a card that everybody sees
UNKNOWN = -1  # in a view: a fish or a diver that this seat does not see

REMOVE, SETTLE_KITI, LAY, DIVE, OVER = range(5)
STEPS = ("remove", "kiti", "lay", "dive", "over")

State = record(
    events=32,
    seats="i1",
    seventh_gull="i1",  # 1 when there are 37 cards, one of which is removed before the game
    step="i1",
    rounds="i1",  # rounds that are over
    kiti="i1",  # the seat nearest to the Kiti clockwise
    laid="i1",  # places of the lagoon that are filled
    lagoon=("i1", 3),  # the fish at the bottom, in the middle, at the surface
    seer=("i1", 3),  # the only seat that sees the card there, or OPEN
    divers=("i2", MOST_SEATS),  # a bit for every diver still in the hand
    dives=("i1", MOST_SEATS),  # the diver laid face down, 0 none yet
    ashore="i1",  # a bit for every seat that has still to dive
    removed="i1",  # the card that was removed unseen, 0 none
    bag=("i1", KINDS),  # cards nobody has seen yet
    gone=("i1", KINDS),  # cards discarded
    pile=("i1", (MOST_SEATS, ROUNDS)),  # fish taken, the first at the bottom
    height=("i1", MOST_SEATS),  # how many
)

Seat = Annotated[int, Seats(MOST_SEATS)]
Place = Annotated[int, Names("place", PLACE_NAMES)]
Depth = Annotated[int, Numbers(1, DIVERS)]
Precedence = Annotated[int, Numbers(MOST_SEATS, DIVERS * MOST_SEATS + MOST_SEATS - 1)]
Fish = Annotated[int, Names("fish", NAMES)]
RoundNumber = Annotated[int, Numbers(1, ROUNDS)]


# --- answers ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dive(Answer):
    """Lay this diver face down."""

    depth: Depth


@dataclass(frozen=True)
class Kiti(Answer):
    """Chance: the seat nearest to the Kiti clockwise."""

    seat: Seat


@dataclass(frozen=True)
class Draw(Answer):
    """Chance: the next fish."""

    fish: Fish


@dataclass(frozen=True)
class Remove(Answer):
    """Chance: the card that stays out of the game."""

    fish: Fish


ANSWERS: Answers[Answer] = Answers(Dive, Kiti, Draw, Remove)
DIVE_TO, KITI, DRAW, REMOVAL = ANSWERS.codes


# --- events -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Removed(Event):
    """A card has been removed; nobody saw it."""


@dataclass(frozen=True)
class Stands(Event):
    """The Kiti stands; this seat is the nearest clockwise."""

    seat: Seat


@dataclass(frozen=True)
class Round(Event):
    number: RoundNumber


@dataclass(frozen=True)
class Lies(Event):
    place: Place
    fish: Fish


@dataclass(frozen=True)
class Hidden(Event):
    """A card lies face down; only this seat sees it."""

    place: Place
    seat: Seat


@dataclass(frozen=True)
class Dived(Event):
    """A diver is turned up; the one with the highest precedence is the first in the order of all divers [C-R2]."""

    seat: Seat
    depth: Depth
    precedence: Precedence


@dataclass(frozen=True)
class Shown(Event):
    """A card that lay face down is turned up."""

    place: Place
    fish: Fish


@dataclass(frozen=True)
class Took(Event):
    seat: Seat
    place: Place
    fish: Fish


@dataclass(frozen=True)
class Robbed(Event):
    """A gull took the top of the pile."""

    seat: Seat
    fish: Fish


@dataclass(frozen=True)
class Spared(Event):
    """A gull found an empty pile."""

    seat: Seat


@dataclass(frozen=True)
class Freed(Event):
    """Three jellyfish are thrown out."""

    seat: Seat


@dataclass(frozen=True)
class Lit(Event):
    """A lantern: this seat alone will see the next card there."""

    seat: Seat
    place: Place


EVENTS = Events(Stands, Round, Lies, Hidden, Dived, Shown, Took, Robbed, Spared, Freed, Lit, Removed)
STANDS, ROUND, LIES, HIDDEN, DIVED, SHOWN, TOOK, ROBBED, SPARED, FREED, LIT, REMOVED = EVENTS.codes


# --- reasons for a refusal ----------------------------------------------------------------------------------------

REASONS = (
    Reason("game-over", "C5.1"),
    Reason("fish-first", "C2.1"),
    Reason("already-dived", "C2.3"),
    Reason("removal-first", "C-R1"),
    Reason("kiti-first", "C1.5"),
    Reason("draw-first", "C2.1"),
    Reason("divers-first", "C2.3"),
    Reason("fish-are-drawn", "C2.1"),
    Reason("kiti-is-placed", "C-R4"),
    Reason("removal-is-drawn", "C-R1"),
    Reason("no-such-seat", "C1.1"),
    Reason("diver-gone", "C2.4"),
    Reason("no-fish-left", "C1.4"),
    Reason("no-gull-yet", "C2.2"),
)
LEGAL = 0
(
    GAME_OVER,
    FISH_FIRST,
    ALREADY_DIVED,
    REMOVAL_FIRST,
    KITI_FIRST,
    DRAW_FIRST,
    DIVERS_FIRST,
    FISH_ARE_DRAWN,
    KITI_IS_PLACED,
    REMOVAL_IS_DRAWN,
    NO_SUCH_SEAT,
    DIVER_GONE,
    NO_FISH_LEFT,
    NO_GULL_YET,
) = range(1, len(REASONS) + 1)
