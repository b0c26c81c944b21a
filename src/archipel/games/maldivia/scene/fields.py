"""The fields of a scene."""

from __future__ import annotations

from typing import Any

from archipel.core.scene_fields import ByName, Derived, Flag, List, Maybe, Name, Object, PerSeat, Seat, Secret, Whole
from archipel.games.maldivia.box import (
    CARGOES,
    COLOURS,
    ISLANDS,
    MARKS,
    MAST,
    MOST_SEATS,
    OPEN_SHIPS,
    PILE,
    SIGHTS,
    SIZE,
    SLOTS,
    TILES,
)
from archipel.games.maldivia.state import STEPS

COLUMNS = "abcdefghij"
SURPLUS = ("dropping", "stowing")
DEEDS = ("fish", "octopus", "shark", *(f"steal {seat + 1}" for seat in range(MOST_SEATS)),
         *(f"deliver {island}" for island in ISLANDS))  # fmt: skip
CARGO_NAMES = tuple("+".join(cargo) for cargo in CARGOES)
USUAL_BOATS = ("d4", "g4", "g7", "d7")
USUAL_PLAN = ("N", "E", "S", "fog-W")
BY_THE_PLANS = "by the plans it is {}, not {} [V2.3]"


def is_before(s: Any) -> bool:
    """Tell whether the boats are still to be placed."""
    return STEPS[s.step] in ("starter", "place")


def in_play(s: Any) -> bool:
    """Tell whether tiles are being played."""
    return bool(s.rounds > 0 and STEPS[s.step] != "plan")


def has_turn(s: Any) -> bool:
    """Tell whether it is somebody's turn."""
    return bool(STEPS[s.step] == "place" or (in_play(s) and STEPS[s.step] != "over"))


FISH = Name(COLOURS, title="Fish")
ISLAND = Name(ISLANDS, title="Island")
SPACE = Name(MARKS, title="Space", meaning="it is a space from a1 to j10")
SIGHT = Name(SIGHTS, title="Sight", first=1, meaning="it is a cargo, octopus, shark or a current such as current-WS")
TILE = Name(TILES, title="Tile")
CARGO = Name(CARGO_NAMES, title="Cargo", meaning="it is one to four fish such as red+green")
CARD = Name(tuple(f"{island} {cargo}" for island in ISLANDS for cargo in CARGO_NAMES), title="Card",
            meaning="a card is an island and a cargo such as E red+green")  # fmt: skip
COUNT = Whole(0, 99)

FIELDS = {
    "step": Name(STEPS, title="Step", default="plan"),
    "round": Whole(0, 999, default=lambda s: 0 if is_before(s) else 1),
    "slot": Whole(0, SLOTS, default=lambda s: int(in_play(s))),
    "starter": Seat(nobody=True, default=lambda s: int(STEPS[s.step] != "starter")),
    "turn": Seat(nobody=True, default=lambda s: int(s.starter) + 1 if has_turn(s) else 0),
    "cloth": Object({
        "rows": List(Whole(1, SIZE, 1), count=2, default=(1, SIZE)),
        "columns": List(Name(tuple(COLUMNS)), count=2, default=("a", "j")),
        "spaces": ByName(SPACE, SIGHT, partial=True, default=None),
    }),
    "boats": PerSeat(Maybe(SPACE), default=lambda s: [USUAL_BOATS[i] if s.rounds else None for i in range(s.seats)]),
    "masts": PerSeat(List(FISH, most=MAST, rule="V6.1")),
    "hand": List(FISH, most=2 * MAST, rule="V4.2, V4.3"),
    "surplus": Maybe(Name(SURPLUS)),
    "supply": Derived(ByName(FISH, COUNT), "with these masts it is {}, not {} [V1.3]"),
    "ships": ByName(ISLAND, List(CARGO, most=OPEN_SHIPS, rule="V1.4", default=None)),
    "piles": Derived(ByName(ISLAND, Whole(0, PILE)), "with these cards it is {}, not {} [V1.4]"),
    "bottom": ByName(ISLAND, List(CARGO, most=PILE)),
    "owed": Maybe(ISLAND, default=lambda s: "E" if STEPS[s.step] == "ship" and s.rounds == 0 else None),
    "played": Derived(PerSeat(Whole(0, SLOTS)), BY_THE_PLANS),
    "planned": Derived(PerSeat(Flag()), BY_THE_PLANS),
    "fog": Derived(List(ISLAND), BY_THE_PLANS),
    "wanted": Maybe(Object({"seat": Seat(), "island": ISLAND}), None),
    "gained": List(Name(DEEDS, title="Deed")),
    "aim": Maybe(Object({"seat": Seat(), "slot": Whole(1, SLOTS, 1)}), None),
    "ending": Derived(Flag(), "the end is near when 16 spaces or fewer are left, and only then: {}, not {} [V8.1]"),
    "plans": PerSeat(List(Secret(TILE)), default=lambda s: [USUAL_PLAN if in_play(s) else ()] * int(s.seats)),
    "won": PerSeat(Object({"cards": List(CARD), "backs": Derived(ByName(ISLAND, COUNT))})),
    "rumours": List(Object({"card": CARD, "with": List(Secret(List(Seat())))})),
    "given": Maybe(CARD),
}  # fmt: skip
