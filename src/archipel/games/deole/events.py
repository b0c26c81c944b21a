"""The events of Déole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from archipel.core.notation import Event, Events, Numbers
from archipel.games.deole.answers import BoxNumber, Direction, Hue, PortNumber, Seat, Space, Star, Track, Value, Way
from archipel.games.deole.box import BOXES, PIPS, TURNS

Number = Annotated[int, Numbers(1, TURNS)]
Helms = Annotated[int, Numbers(1, PIPS - 1)]
Rows = Annotated[int, Numbers(1, BOXES)]


@dataclass(frozen=True)
class Starts(Event):
    seat: Seat


@dataclass(frozen=True)
class Sides(Event):
    seat: Seat
    colour: Hue


@dataclass(frozen=True)
class Chose(Event):
    """One of the five modes is named."""

    seat: Seat
    mode: Way


@dataclass(frozen=True)
class Round(Event):
    number: Number


@dataclass(frozen=True)
class Drifts(Event):
    space: Space


@dataclass(frozen=True)
class Turn(Event):
    number: Number


@dataclass(frozen=True)
class Rolls(Event, word="rolled"):
    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Picks(Event):
    seat: Seat
    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Lays(Event):
    seat: Seat
    track: Track
    box: BoxNumber
    pips: Value


@dataclass(frozen=True)
class Adjusts(Event):
    """So many helms are used up."""

    seat: Seat
    track: Track
    helms: Helms


@dataclass(frozen=True)
class Opens(Event):
    seat: Seat
    track: Track
    mode: Way


@dataclass(frozen=True)
class Helm(Event):
    """A helm becomes ready."""

    seat: Seat
    track: Track


@dataclass(frozen=True)
class Discards(Event):
    seat: Seat
    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Departs(Event):
    seat: Seat
    port: PortNumber


@dataclass(frozen=True)
class Sails(Event):
    """The space is crossed and left by this edge."""

    seat: Seat
    space: Space
    heading: Direction


@dataclass(frozen=True)
class Home(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True)
class Wreck(Event):
    """The sign of this crew box is turned."""

    seat: Seat
    box: BoxNumber


@dataclass(frozen=True)
class Rescues(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True)
class Smiles(Event):
    seat: Seat
    track: Track
    box: BoxNumber


@dataclass(frozen=True)
class Eolia(Event):
    seat: Seat


@dataclass(frozen=True)
class Column(Event):
    seat: Seat
    box: BoxNumber


@dataclass(frozen=True)
class Earns(Event):
    """A bonus may be taken."""

    seat: Seat


@dataclass(frozen=True)
class TakesBonus(Event, word="bonus"):
    seat: Seat
    bonus: Star


@dataclass(frozen=True)
class Lapses(Event):
    seat: Seat


@dataclass(frozen=True)
class Drew(Event):
    """A die without a value, for bonus A."""

    seat: Seat
    colour: Hue


@dataclass(frozen=True)
class Chooses(Event):
    """The colour of the die for bonus B is chosen."""

    seat: Seat
    colour: Hue


@dataclass(frozen=True)
class Salvages(Event):
    """A die of the Rose is taken in hand."""

    seat: Seat
    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Left(Event):
    """Nobody took this die."""

    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Refills(Event):
    """The Rose goes back into the bag."""


@dataclass(frozen=True)
class Strikes(Event, word="disaster"):
    seat: Seat
    track: Track
    box: BoxNumber
    pips: Value


@dataclass(frozen=True)
class Ignored(Event):
    seat: Seat
    pips: Value


@dataclass(frozen=True)
class Helped(Event):
    seat: Seat


@dataclass(frozen=True)
class Frees(Event):
    """A castaway frees the box of this disaster."""

    seat: Seat
    track: Track
    box: BoxNumber
    pips: Value


@dataclass(frozen=True)
class Storm(Event):
    """The storm has taken so many rows from this side."""

    colour: Hue
    rows: Rows


@dataclass(frozen=True)
class Sinks(Event):
    seat: Seat


@dataclass(frozen=True)
class Swallowed(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True)
class Adrift(Event):
    seat: Seat


@dataclass(frozen=True)
class Over(Event): ...


EVENTS = Events(
    Starts, Sides, Chose, Round, Drifts, Turn, Rolls, Picks, Lays, Adjusts, Opens, Helm, Discards, Departs, Sails,
    Home, Wreck, Rescues, Smiles, Eolia, Column, Earns, TakesBonus, Lapses, Drew, Chooses, Salvages, Left, Refills,
    Strikes, Ignored, Helped, Frees, Storm, Sinks, Swallowed, Adrift, Over,
)  # fmt: skip
(
    STARTS, SIDES, CHOSE, ROUND, DRIFTS, TURN, ROLLS, PICKS, LAYS, ADJUSTS, OPENS, HELM, DISCARDS, DEPARTS, SAILS,
    HOMES, WRECKS, RESCUES, SMILES, EOLIA, COLUMN, EARNS, TAKES_BONUS, LAPSES, DREW, CHOOSES, SALVAGES, LEFT, REFILLS,
    STRIKES, IGNORED, HELPED, FREES, STORM, SINKS, SWALLOWED, ADRIFT, ENDS,
) = EVENTS.codes  # fmt: skip
