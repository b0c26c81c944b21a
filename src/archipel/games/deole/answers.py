"""The answers of Déole, by players and by chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from archipel.core.notation import Answer, Answers, Marks, Names, Numbers, Seats
from archipel.games.deole.box import BONUSES, BOXES, COLOURS, HEADINGS, MARKS, MODES, MOST_SEATS, PIPS, PORTS, TRACKS

Seat = Annotated[int, Seats(MOST_SEATS)]
Hue = Annotated[int, Names("colour", COLOURS)]
Value = Annotated[int, Numbers(1, PIPS)]
Track = Annotated[int, Names("track", TRACKS)]
Way = Annotated[int, Names("mode", MODES)]
Direction = Annotated[int, Names("heading", HEADINGS)]
Star = Annotated[int, Names("bonus", BONUSES)]
Space = Annotated[int, Marks(MARKS)]
BoxNumber = Annotated[int, Numbers(1, BOXES)]
PortNumber = Annotated[int, Numbers(1, PORTS)]


@dataclass(frozen=True)
class First(Answer):
    """Chance: the first player."""

    seat: Seat


@dataclass(frozen=True)
class Castaways(Answer):
    """Chance: the dice for the table of castaways."""

    yellow: Value
    red: Value


@dataclass(frozen=True)
class Rolled(Answer):
    """Chance: a die from the bag, rolled."""

    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Drawn(Answer):
    """Chance: a die from the bag, whose value its player will choose."""

    colour: Hue


@dataclass(frozen=True)
class Side(Answer):
    """A single player sits down at this side."""

    colour: Hue


@dataclass(frozen=True)
class Mode(Answer):
    """This mode for the track that was opened; or, before the game, as one of the five."""

    mode: Way


@dataclass(frozen=True)
class Pick(Answer):
    """Take this die of those rolled."""

    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Lay(Answer):
    """Lay the die on this track, with this value; helms pay for the difference."""

    track: Track
    pips: Value


@dataclass(frozen=True)
class Discard(Answer):
    """The die goes to the Rose."""


@dataclass(frozen=True)
class Port(Answer):
    """Set out from this port, counted from the left."""

    port: PortNumber


@dataclass(frozen=True)
class Sail(Answer):
    """Leave the space ahead by this edge."""

    heading: Direction


@dataclass(frozen=True)
class Sign(Answer):
    """Turn the minus of this crew box into a plus."""

    box: BoxNumber


@dataclass(frozen=True)
class Smile(Answer):
    """Draw the face of the castaway on this track."""

    track: Track


@dataclass(frozen=True)
class Bonus(Answer):
    """Take this bonus."""

    bonus: Star


@dataclass(frozen=True)
class Colour(Answer):
    """A die of this colour, for bonus B."""

    colour: Hue


@dataclass(frozen=True)
class Salvage(Answer):
    """This die of the Rose, for bonus D."""

    colour: Hue
    pips: Value


@dataclass(frozen=True)
class Disaster(Answer):
    """The disaster goes on this track."""

    track: Track


@dataclass(frozen=True)
class Help(Answer):
    """A castaway sends the disaster to the Rose."""


@dataclass(frozen=True)
class Free(Answer):
    """A castaway frees this box, whose disaster goes to the Rose."""

    track: Track
    box: BoxNumber


ANSWERS: Answers[Answer] = Answers(
    First, Castaways, Rolled, Drawn,
    Side, Mode, Pick, Lay, Discard, Port, Sail, Sign, Smile, Bonus, Colour, Salvage, Disaster, Help,
    Free,
)  # fmt: skip
(
    FIRST, CASTAWAYS, ROLLED, DRAWN,
    SIDE, MODE, PICK, LAY, DISCARD, PORT, SAIL, SIGN, SMILE, BONUS, COLOUR, SALVAGE, DISASTER, HELP,
    FREE,
) = ANSWERS.codes  # fmt: skip
