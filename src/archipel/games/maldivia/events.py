"""The events of Maldivia."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.notation import Event, Events
from archipel.games.maldivia.answers import (
    Cargo,
    Colour,
    Degrees,
    Island,
    RoundNumber,
    Seat,
    SlotNumber,
    Space,
    TileKind,
)


@dataclass(frozen=True)
class Starts(Event):
    seat: Seat


@dataclass(frozen=True)
class Shown(Event):
    """A ship comes into the open."""

    island: Island
    cargo: Cargo


@dataclass(frozen=True)
class Placed(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True)
class Round(Event):
    number: RoundNumber


@dataclass(frozen=True)
class Planned(Event):
    seat: Seat


@dataclass(frozen=True)
class Tips(Event):
    """A tile is turned up."""

    seat: Seat
    slot: SlotNumber
    tile: TileKind


@dataclass(frozen=True)
class Sails(Event):
    """A boat sails straight on; a boat that follows currents tells each leg."""

    seat: Seat
    origin: Space
    space: Space


@dataclass(frozen=True)
class Stays(Event):
    seat: Seat


@dataclass(frozen=True)
class Stuck(Event):
    """The boat cannot move."""

    seat: Seat


@dataclass(frozen=True)
class Fishes(Event):
    seat: Seat
    cargo: Cargo


@dataclass(frozen=True)
class Robs(Event):
    seat: Seat
    victim: Seat
    fish: Colour


@dataclass(frozen=True)
class Stows(Event):
    seat: Seat
    fish: Colour


@dataclass(frozen=True)
class Drops(Event):
    """A fish of the mast goes back to the supply."""

    seat: Seat
    fish: Colour


@dataclass(frozen=True)
class Releases(Event):
    """A new fish goes back to the supply."""

    seat: Seat
    fish: Colour


@dataclass(frozen=True)
class Rearranges(Event):
    seat: Seat


@dataclass(frozen=True)
class Delivers(Event):
    seat: Seat
    island: Island
    cargo: Cargo


@dataclass(frozen=True)
class Twists(Event):
    """The octopus turns a tile."""

    seat: Seat
    owner: Seat
    slot: SlotNumber
    degrees: Degrees


@dataclass(frozen=True)
class Bites(Event):
    """The shark: a card of one island for a card of another."""

    seat: Seat
    victim: Seat
    island: Island
    back: Island


@dataclass(frozen=True)
class Exchanged(Event):
    """This seat gave the other this card; only the two see it."""

    seat: Seat
    victim: Seat
    island: Island
    cargo: Cargo


@dataclass(frozen=True)
class Folds(Event):
    seat: Seat
    side: Island


@dataclass(frozen=True)
class Pushed(Event):
    seat: Seat
    origin: Space
    space: Space


@dataclass(frozen=True)
class Loses(Event):
    """The fog takes the top fish."""

    seat: Seat
    fish: Colour


@dataclass(frozen=True)
class Spent(Event):
    """The letter was played before."""

    seat: Seat
    side: Island


@dataclass(frozen=True)
class Lifts(Event):
    """A line is full of boats, or the last row is left: no fold."""

    seat: Seat
    side: Island


@dataclass(frozen=True)
class Closed(Event):
    """The letter was played before, and its fold was called off: the side is closed for the round."""

    seat: Seat
    side: Island


@dataclass(frozen=True)
class Swaps(Event):
    seat: Seat
    island: Island
    cargo: Cargo


@dataclass(frozen=True)
class Dusk(Event):
    """So few spaces are left that the end is near."""


@dataclass(frozen=True)
class Over(Event):
    """The game is over."""


EVENTS = Events(
    Starts, Shown, Placed, Round, Planned, Tips, Sails, Stays, Stuck, Fishes, Robs, Stows, Drops, Releases, Rearranges,
    Delivers, Twists, Bites, Exchanged, Folds, Pushed, Loses, Spent, Lifts, Closed, Swaps, Dusk, Over,
)  # fmt: skip
(
    STARTS, SHOWN, PLACED, ROUND, PLANNED, TIPS, SAILS, STAYS, STUCK, FISHES, ROBS, STOWS, DROPS, RELEASES, REARRANGES,
    DELIVERS, TWISTS, BITES, EXCHANGED, FOLDS, PUSHED, LOSES, SPENT, LIFTS, CLOSED, SWAPS, NIGHTFALL, ENDS,
) = EVENTS.codes  # fmt: skip
