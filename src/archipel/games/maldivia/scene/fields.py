"""The fields of a scene, and their values when they are left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archipel.core import scene_fields
from archipel.core.scene_fields import ByName, Derived, List, Maybe, Name, Object, OnlyWhen, PerSeat, Seat, Whole
from archipel.games.maldivia import box
from archipel.games.maldivia.box import COLOURS, ISLANDS, MAST, OPEN_SHIPS, PILE, SENSES, SIZE, SLOTS
from archipel.games.maldivia.state import FORGOTTEN, MOST_BITES, STEPS

BEFORE = ("starter", "place")  # steps before the first round; after them the first ships are turned up
COLUMNS = "abcdefghij"
SURPLUS = ("dropping", "stowing")
THEFTS = tuple(f"steal {seat + 1}" for seat in range(box.MOST_SEATS))
DEEDS = ("fish", "octopus", "shark", *THEFTS, *(f"deliver {island}" for island in ISLANDS))
CARGO_NAMES = tuple("+".join(cargo) for cargo in box.CARGOES)
CARD_NAMES = tuple(f"{island} {cargo}" for island in ISLANDS for cargo in CARGO_NAMES)
USUAL_BOATS = ("d4", "g4", "g7", "d7")
USUAL_PLAN = ("N", "E", "S", "fog-W")
BY_THE_PLANS = "by the plans it is {}, not {} [V2.3]"
BY_THE_CARDS = "with these cards there are {}, not {} [V1.4]"


def at(*steps: str) -> Callable[[Any], bool]:
    """Return a function that tells whether the record is at one of these steps."""
    return lambda s: STEPS[s.step] in steps


def in_play(s: Any) -> bool:
    """Tell whether tiles are being played."""
    return bool(s.rounds > 0 and STEPS[s.step] != "plan")


def has_turn(s: Any) -> bool:
    """Tell whether it is somebody's turn."""
    return bool(STEPS[s.step] == "place" or (in_play(s) and STEPS[s.step] != "over"))


def usual_boats(s: Any) -> list[str | None]:
    """Return the spaces of the boats; none before they are placed."""
    return [None if STEPS[s.step] in BEFORE else USUAL_BOATS[seat] for seat in range(s.seats)]


FISH = Name(COLOURS, title="Fish")
ISLAND = Name(ISLANDS, title="Island")
SPACE = Name(box.MARKS, title="Space", meaning="it is a space from a1 to j10")
SIGHT = Name(box.SIGHTS, title="Sight", first=1, meaning="it is fish, octopus, shark or a current such as current-WS")
TILE = scene_fields.Secret(Name(box.TILES, title="Tile"))
CARGO = Name(CARGO_NAMES, title="Cargo", meaning="it is one to four fish such as red+green")
LETTERS = Derived(List(ISLAND), "by the box they are {}, not {} [V9.4]")
SENSE = Derived(Name(tuple(SENSES), title="Sense"), "by the box it is {}, not {} [V9.4]")
CARD = Name(CARD_NAMES, title="Card", meaning="a card is an island and a cargo such as E red+green")
FLAG, COUNT, SEAT = scene_fields.Flag(), Whole(0, 99), Seat(nobody=True)
SECRET_CARGO = scene_fields.Secret(CARGO)
BITE = Object({"seat": Seat(), "victim": Seat(), "gives": ISLAND, "draws": ISLAND, "given": SECRET_CARGO,
               "drawn": SECRET_CARGO})  # fmt: skip
LATE = Object({"card": CARD, "bites": Whole(FORGOTTEN, MOST_BITES)})

CONSTANTS = {"SLOTS": SLOTS, "FULL_MAST": MAST, "GRID": SIZE}
FIELDS = {
    "step": Name(STEPS, title="Step", default="plan"),
    "round": Whole(0, 999, default=lambda s: int(STEPS[s.step] not in BEFORE)),
    "slot": OnlyWhen(Whole(0, SLOTS), in_play, "tiles are played once all have planned [V2.3]", null=0, default=1),
    "starter": OnlyWhen(SEAT, at(*STEPS[1:]), "there is none at the step 'starter', and one later [V1.7]", default=1),
    "turn": OnlyWhen(SEAT, has_turn, "it is somebody's turn while boats are placed or tiles are played [V1.7, V2.3]",
                     default=lambda s: int(s.starter) + 1),
    "cloth": Object({
        "rows": List(Whole(1, SIZE, 1), count=2, what="rows named, the first and the last", default=(1, SIZE)),
        "columns": List(Name(COLUMNS), count=2, what="columns named, the first and the last", default=("a", "j")),
        "spaces": ByName(SPACE, SIGHT, partial=True, default=None),
    }),
    "boats": PerSeat(Maybe(SPACE), default=usual_boats),
    "masts": PerSeat(List(FISH, most=MAST, what="fish on a mast", rule="V6.1")),
    "hand": List(FISH, most=2 * MAST, what="fish that somebody can gain in a turn", rule="V4.2, V4.3"),
    "surplus": Maybe(Name(SURPLUS)),
    "supply": Derived(ByName(FISH, COUNT), "with these masts it is {}, not {} [V1.3]"),
    "ships": ByName(ISLAND, List(CARGO, most=OPEN_SHIPS, what="ships open beside a pile", rule="V1.4", default=None)),
    "piles": ByName(ISLAND, Derived(Whole(0, PILE), BY_THE_CARDS)),
    "bottom": ByName(ISLAND, List(CARGO, most=PILE, what="cards of an island", rule="V1.4")),
    "owed": OnlyWhen(Maybe(ISLAND), at("ship"), "a ship is owed at the step 'ship', and only then [V5.7]",
                     default=lambda s: None if s.rounds else "E"),
    "played": Derived(PerSeat(Whole(0, SLOTS)), BY_THE_PLANS),
    "planned": Derived(PerSeat(FLAG), BY_THE_PLANS),
    "fog": Derived(List(ISLAND), BY_THE_PLANS),
    "closed": List(ISLAND, once=True),
    "fog_tile": Object({"letters": LETTERS, "turn": SENSE}),
    "wanted": OnlyWhen(Maybe(Object({"seat": Seat(), "island": ISLAND}), None), at("draw"),
                       "a card is wanted when one is drawn, at the step 'draw', and only then [V-R7]", null=None),
    "gained": List(Name(DEEDS, title="Deed")),
    "aim": OnlyWhen(Maybe(Object({"seat": Seat(), "slot": Whole(1, SLOTS, 1)}), None), at("turn"),
                    "a tile is aimed at when it is to be turned, at the step 'turn', and only then [V4.6]", null=None),
    "ending": Derived(FLAG, "the end is near when 16 spaces or fewer are left, and only then: {}, not {} [V8.1]"),
    "plans": PerSeat(List(TILE), default=lambda s: [USUAL_PLAN if in_play(s) else ()] * int(s.seats)),
    "won": PerSeat(Object({"cards": List(CARD), "backs": ByName(ISLAND, Derived(COUNT, BY_THE_CARDS))})),
    "bites": List(BITE, most=MOST_BITES, what="bites that are remembered"),
    "late": List(LATE),
    "given": OnlyWhen(Maybe(CARD), at("take", "draw"), "one is given before another is taken or drawn [V4.7]"),
}  # fmt: skip
