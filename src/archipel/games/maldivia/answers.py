"""The answers of Maldivia, and the values that answers and events have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from archipel.core.notation import Answer, Answers, Bundles, Marks, Names, Numbers, Seats
from archipel.games.maldivia.box import CARGOES, COLOURS, ISLANDS, MARKS, MOST_SEATS, SLOTS, TILES

Seat = Annotated[int, Seats(MOST_SEATS)]
Island = Annotated[int, Names("island", ISLANDS)]
Space = Annotated[int, Marks(MARKS)]
Colour = Annotated[int, Names("fish", COLOURS)]
Cargo = Annotated[int, Bundles("fish", CARGOES)]
TileKind = Annotated[int, Names("tile", TILES)]
SlotNumber = Annotated[int, Numbers(1, SLOTS)]
Degrees = Annotated[int, Marks(("90", "180", "270"))]
RoundNumber = Annotated[int, Numbers(1, 999)]


@dataclass(frozen=True)
class Plan(Answer):
    """Stand the four tiles, the first to be played on the left."""

    first: TileKind
    second: TileKind
    third: TileKind
    fourth: TileKind


@dataclass(frozen=True)
class Place(Answer):
    space: Space


@dataclass(frozen=True)
class Sail(Answer):
    space: Space


@dataclass(frozen=True)
class Stay(Answer):
    """Do not move."""


@dataclass(frozen=True)
class Fish(Answer):
    """Catch what the space shows."""


@dataclass(frozen=True)
class Steal(Answer):
    seat: Seat


@dataclass(frozen=True)
class Octopus(Answer):
    """Turn a standing tile."""


@dataclass(frozen=True)
class Shark(Answer):
    """Swap a market ship."""


@dataclass(frozen=True)
class Deliver(Answer):
    island: Island
    cargo: Cargo


@dataclass(frozen=True)
class Done(Answer):
    """No more actions."""


@dataclass(frozen=True)
class Enough(Answer):
    """Catch and steal no more."""


@dataclass(frozen=True)
class Stow(Answer):
    """Put a fish of this colour on the mast."""

    fish: Colour


@dataclass(frozen=True)
class Drop(Answer):
    """Put the top fish of the mast back to the supply."""


@dataclass(frozen=True)
class Release(Answer):
    """Leave the rest of the new fish to the supply."""


@dataclass(frozen=True)
class Keep(Answer):
    """Leave the mast as it is."""


@dataclass(frozen=True)
class Tile(Answer):
    """The tile that the octopus turns."""

    seat: Seat
    slot: SlotNumber


@dataclass(frozen=True)
class Turn(Answer):
    """By how much."""

    degrees: Degrees


@dataclass(frozen=True)
class Give(Answer):
    """The card for the shark's victim, face down."""

    is_secret = True

    island: Island
    cargo: Cargo


@dataclass(frozen=True)
class Take(Answer):
    """The player whose card is wanted, and its island."""

    seat: Seat
    island: Island


@dataclass(frozen=True)
class Swap(Answer):
    """The open ship that goes under the pile."""

    cargo: Cargo


@dataclass(frozen=True)
class Starter(Answer):
    """Chance: the first player."""

    seat: Seat


@dataclass(frozen=True)
class Ship(Answer):
    """Chance: the next card of a pile."""

    island: Island
    cargo: Cargo


@dataclass(frozen=True)
class Card(Answer):
    """Chance: which of the victim's cards of that island is drawn."""

    cargo: Cargo


ANSWERS: Answers[Answer] = Answers(
    Plan, Place, Sail, Stay, Fish, Steal, Octopus, Shark, Deliver, Done, Enough, Stow, Drop, Release, Keep, Tile, Turn,
    Give, Take, Swap, Starter, Ship, Card,
)  # fmt: skip
(
    PLAN, PLACE, SAIL, STAY, FISH, STEAL, TWIST, BITE, DELIVER, DONE, ENOUGH, STOW, DROP, RELEASE, KEEP, TILE, TURN,
    GIVE, TAKE, SWAP, STARTER, SHIP, CARD,
) = ANSWERS.codes  # fmt: skip
