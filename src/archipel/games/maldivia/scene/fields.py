"""The fields of a scene: their usual values, and how the record is written and set where it holds them differently."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.scene_fields import Derived, Flag, Maybe, Name, OnlyWhen, Seat, Secret, Whole, bits, set_bits
from archipel.core.scene_lists import Bits, ByName, Counted, List, Object, PerSeat
from archipel.core.scenes import on_snapshot, refuse, snapshot
from archipel.games.maldivia import box
from archipel.games.maldivia.box import CARDS, COLOURS, DUSK, KINDS, MAST, OPEN_SHIPS, PILE, PLAIN, SENSES, SIZE, SLOTS
from archipel.games.maldivia.rules import delivering, gaining, queries, sailing
from archipel.games.maldivia.scene import checking
from archipel.games.maldivia.scene.checking import BEFORE, ROUND_THE_CLOTH, in_play
from archipel.games.maldivia.state import FORGOTTEN, MOST_BITES, NONE, STEPS, UNKNOWN

COLUMNS = "abcdefghij"
THEFTS = tuple(f"steal {seat + 1}" for seat in range(box.MOST_SEATS))
DEEDS = ("fish", "octopus", "shark", *THEFTS, *(f"deliver {island}" for island in box.ISLANDS))
CARGO_NAMES = tuple("+".join(cargo) for cargo in box.CARGOES)
CARD_NAMES = tuple(f"{island} {cargo}" for island in box.ISLANDS for cargo in CARGO_NAMES)
USUAL_BOATS = ("d4", "g4", "g7", "d7")
USUAL_PLAN = ("N", "E", "S", "fog-W")
BY_THE_PLANS = "by the plans it is {}, not {} [V2.3]"
BY_THE_CARDS = "with these cards there are {}, not {} [V1.4]"

_depth = on_snapshot(queries.depth)


# --- when fields are set, and their usual values ------------------------------------------------------------------


def at(*steps: str) -> Callable[[Any], bool]:
    """Return a function that tells whether the record is at one of these steps."""
    return lambda s: STEPS[s.step] in steps


def has_turn(s: Any) -> bool:
    """Tell whether it is somebody's turn."""
    return bool(STEPS[s.step] == "place" or (in_play(s) and STEPS[s.step] != "over"))


def usual_boats(s: Any) -> list[str | None]:
    """Return the spaces of the boats; none before they are placed."""
    return [None if STEPS[s.step] in BEFORE else USUAL_BOATS[seat] for seat in range(s.seats)]


# --- cloth, masts and plans ---------------------------------------------------------------------------------------


def sights(s: Any) -> dict[int, int]:
    """Return what the visible spaces show that show anything."""
    return {space: s.sea[space] for space in visible(s) if s.sea[space] != PLAIN}


def visible(s: Any) -> Iterator[int]:
    """Yield the spaces that are not in the fog."""
    for row in range(s.north, s.south + 1):
        yield from range(row * box.SIZE + s.west, row * box.SIZE + s.east + 1)


def set_cloth(s: Any, cloth: Any) -> None:
    (s.north, s.south), (s.west, s.east) = cloth.rows, cloth.columns
    record = snapshot(s)
    possible = {space: _possible_sights(record, space) for space in visible(record)}
    shown = {space: sights[0] for space, sights in possible.items()} if cloth.spaces is None else cloth.spaces
    s.sea[:] = box.PLAIN
    s.sea[list(shown)] = list(shown.values())
    refuse(checking.check_cloth(s, possible))


def _possible_sights(record: Any, space: int) -> list[int]:
    """Return the front of a space, or the backs of the spaces that may have been folded onto it last."""
    is_folded = (record.north > 0, record.east < box.SIZE - 1, record.south < box.SIZE - 1, record.west > 0)
    at_fold = [side for side in range(box.SIDES) if is_folded[side] and _depth(record, space, side) == 0]
    return [record.back[space + box.STEP[side]] for side in at_fold] or [record.sea[space]]


def set_mast(s: Any, mast: list[int], seat: int) -> None:
    for fish in mast:
        gaining.put_on(s, seat, fish)


def set_supply(s: Any, _: Any) -> None:
    s.supply -= s.aboard.sum(axis=0, dtype="i1") + s.hand
    refuse(checking.check_boats(s))


def plans(s: Any) -> list[list[int]]:
    return [s.tile[seat] if s.planned >> seat & 1 else [] for seat in range(s.seats)]


def set_plans(s: Any, plans: list[list[int]]) -> None:
    """Set the tiles; the letters played and the spaces that a boat can reach follow from them."""
    refuse(checking.check_plans(s, plans))
    s.planned = set_bits(seat for seat, plan in enumerate(plans) if plan)
    for seat in bits(s.planned, len(plans)):
        s.tile[seat] = plans[seat]
    turned_up = [s.tile[seat, slot] for seat in range(s.seats) for slot in range(queries.played(s, seat))]
    s.fog = set_bits(int(box.LETTER[tile]) for tile in turned_up if tile >= box.FOG)
    if STEPS[s.step] == "sail" and not queries.fog_in_play(s):
        sailing.chart(s, int(s.turn), int(s.tile[s.turn, s.slot - 1]))


def played(s: Any, seat: int) -> int:
    """Return how many tiles a seat has turned up in this round."""
    waits = s.turn != NONE and (seat - s.starter) % s.seats > (s.turn - s.starter) % s.seats
    return int(max(0, s.slot - waits))


# --- cards: those that are left in the bags have not been seen ----------------------------------------------------


def label(s: Any, card: int) -> int:
    """Return the number of a card's name; NONE if there is none, or if it is not seen."""
    return NONE if card in (NONE, UNKNOWN) else card // PILE * KINDS + s.cargo[card]


def win(s: Any, cards: list[int], seat: int) -> None:
    for name in cards:
        delivering.win(s, seat, _take(s, "won", name))


def set_bottom(s: Any, cargoes: list[int], island: int) -> None:
    below = [_take(s, "bottom", island * KINDS + cargo) for cargo in cargoes]
    s.bottom[island, : len(below)], s.below[island] = below, len(below)


def set_ships(s: Any, cargoes: list[int] | None, island: int) -> None:
    shown = _usual_ships(s, island) if cargoes is None else cargoes
    s.ship[island, : len(shown)] = [_take(s, "ships", island * KINDS + cargo) for cargo in shown]


def _usual_ships(s: Any, island: int) -> list[int]:
    """Return the first two cargoes that have not been seen; none before the first round."""
    count = box.OPEN_SHIPS - (s.owed == island) if s.rounds else 0
    return [int(s.cargo[island * PILE + i]) for i in bits(s.bag[island], PILE)][:count]


def _take(s: Any, field: str, name: int) -> int:
    """Take the first card of that name out of the bag of its island."""
    island = name // KINDS
    card = _find(s, field, name, int(s.bag[island]))
    s.bag[island] &= ~(1 << card % PILE)
    s.unseen[island] -= 1
    return card


def _find(s: Any, field: str, name: int, ten: int) -> int:
    """Return the first card of that name among an island's ten cards whose bits are set."""
    card = int(queries.find_card(s, ten, *divmod(name, KINDS)))
    if card == NONE:
        raise BadScene(field, f"there is no card {CARD_NAMES[name]}, or not another one [V1.4]")
    return card


def set_given(s: Any, name: int) -> None:
    s.given = _find(s, "given", name, int(queries.cards_of(int(s.held[s.turn]), name // KINDS)))


# --- bites and deeds ----------------------------------------------------------------------------------------------


def bites(s: Any) -> Iterator[dict[str, Any]]:
    """Yield the swaps: the islands that everybody saw, and the cargoes that the two saw."""
    for bite in range(s.bites):
        (seat, victim), (gives, draws) = s.bite_seats[bite], s.bite_islands[bite]
        given, drawn = (cargo(s, card) for card in s.bite_cards[bite])
        yield {"seat": seat, "victim": victim, "gives": gives, "draws": draws, "given": given, "drawn": drawn}


def cargo(s: Any, card: int) -> int:
    """Return what a card asks for."""
    return UNKNOWN if card == UNKNOWN else s.cargo[card]


def set_late(s: Any, late: list[Any]) -> None:
    won = [card for card in range(box.CARDS) if s.origin[card] != NONE]
    for entry in late:
        card = _named(s, "late", entry.card, won)
        s.won_after[card] = entry.bites
        won.remove(card)


def set_bites(s: Any, bites: list[Any]) -> None:
    """Set the bites, the last one first: before it each of the two cards was with the other player."""
    refuse(checking.check_bites(s, bites))
    s.bites = len(bites)
    for bite, entry in reversed(list(enumerate(bites))):
        hands = [[i for i in range(box.CARDS) if s.origin[i] == seat and s.won_after[i] <= bite]
                 for seat in (entry.victim, entry.seat)]  # fmt: skip
        given = _named(s, "bites", entry.gives * KINDS + entry.given, hands[0])
        drawn = _named(s, "bites", entry.draws * KINDS + entry.drawn, hands[1])
        s.bite_seats[bite], s.bite_islands[bite] = (entry.seat, entry.victim), (entry.gives, entry.draws)
        s.bite_cards[bite] = given, drawn
        s.origin[given], s.origin[drawn] = entry.seat, entry.victim


def _named(s: Any, field: str, name: int, cards: list[int]) -> int:
    """Return the first of these cards that has this name."""
    for card in cards:
        if card // PILE == name // KINDS and s.cargo[card] == name % KINDS:
            return card
    raise BadScene(field, f"the card {CARD_NAMES[name]} cannot have been there then [V4.7, V-R35]")


def gained(s: Any) -> list[int]:
    """Return what has been done in this turn."""
    thefts = [3 + seat for seat in bits(s.robbed, box.MOST_SEATS)]
    deliveries = [3 + box.MOST_SEATS + side for side in ROUND_THE_CLOTH if s.served >> side & 1]
    return [0] * s.fished + thefts + [1] * s.twisted + [2] * s.bitten + deliveries


def set_gained(s: Any, gained: list[int]) -> None:
    deeds = set_bits(gained)
    s.fished, s.twisted, s.bitten = deeds & 1, deeds >> 1 & 1, deeds >> 2 & 1
    s.robbed, s.served = deeds >> 3 & (1 << box.MOST_SEATS) - 1, deeds >> 3 + box.MOST_SEATS


# --- the fields ---------------------------------------------------------------------------------------------------

FISH = Name(COLOURS, title="Fish")
ISLAND = Name([box.ISLANDS[side] for side in ROUND_THE_CLOTH], title="Island", numbers=ROUND_THE_CLOTH)
SPACE = Name(box.MARKS, title="Space", meaning="it is a space from a1 to j10")
SIGHT = Name(box.SIGHTS, title="Sight", first=1, meaning="it is fish, octopus, shark or a current such as current-WS")
SENSE = Name(tuple(SENSES), title="Sense", numbers=tuple(SENSES.values()))
TILE = Secret(Name(box.TILES, title="Tile"), UNKNOWN)
CARGO = Name(CARGO_NAMES, title="Cargo", meaning="it is one to four fish such as red+green")
SECRET_CARGO = Secret(CARGO, UNKNOWN)
CARD = Name(CARD_NAMES, title="Card", meaning="a card is an island and a cargo such as E red+green")
COUNT, SEAT = Whole(0, 99), Seat(nobody=True)
AIM = Object({"seat": Seat().of("aim_seat"), "slot": Whole(1, SLOTS, 1).of("aim_slot")})
WANTED = Object({"seat": Seat().of("victim"), "island": ISLAND.of("wanted")})
BITE = Object({"seat": Seat(), "victim": Seat(), "gives": ISLAND, "draws": ISLAND, "given": SECRET_CARGO,
               "drawn": SECRET_CARGO})  # fmt: skip
LATE = Object({"card": CARD, "bites": Whole(FORGOTTEN, MOST_BITES)})

CONSTANTS = {"SLOTS": SLOTS, "FULL_MAST": MAST, "GRID": SIZE, "LAST_SPACES": DUSK}
SECRET = ("plans", "won", "bites", "late", "given")  # tiles [V2.1]; cards that a shark may have moved [V-R8, V-R35]
FIELDS = {
    "step": Name(STEPS, title="Step", default="plan"),
    "round": Whole(0, 999, default=lambda s: int(STEPS[s.step] not in BEFORE)).of("rounds"),
    "slot": OnlyWhen(Whole(0, SLOTS), in_play, "tiles are played once all have planned [V2.3]", null=0, default=1),
    "starter": OnlyWhen(SEAT, at(*STEPS[1:]), "there is none at the step 'starter', and one later [V1.7]", default=1),
    "turn": OnlyWhen(SEAT, has_turn, "it is somebody's turn while boats are placed or tiles are played [V1.7, V2.3]",
                     default=lambda s: int(s.starter) + 1),
    "cloth": Object({
        "rows": List(Whole(1, SIZE, 1), count=2, what="rows named, the first and the last",
                     default=(1, SIZE)).of(lambda s: (s.north, s.south)),
        "columns": List(Name(COLUMNS), count=2, what="columns named, the first and the last",
                        default=("a", "j")).of(lambda s: (s.west, s.east)),
        "spaces": ByName(SPACE, SIGHT, partial=True, default=None).of(sights),
    }).of("", set_cloth),
    "boats": PerSeat(Maybe(SPACE), default=usual_boats).of("boat"),
    "masts": PerSeat(List(FISH, most=MAST, what="fish on a mast", rule="V6.1", length="height").of(
        "mast", set_mast)),
    "hand": Counted(FISH, most=2 * MAST, what="fish that somebody can gain in a turn", rule="V4.2, V4.3"),
    "surplus": Maybe(Name(("", "dropping", "stowing"), first=1), 0),
    "supply": Derived(ByName(FISH, COUNT), "with these masts it is {}, not {} [V1.3]").of("supply", set_supply),
    "plans": PerSeat(List(TILE), default=lambda s: [USUAL_PLAN if in_play(s) else ()] * int(s.seats)).of(
        plans, set_plans),
    "played": Derived(PerSeat(Whole(0, SLOTS).of(played)), BY_THE_PLANS),
    "planned": Derived(PerSeat(Flag().of(lambda s, seat: s.planned >> seat & 1)), BY_THE_PLANS),
    "fog": Derived(Bits(ISLAND), BY_THE_PLANS),
    "closed": Bits(ISLAND, once=True),
    "fog_tile": Object({
        "letters": Derived(List(ISLAND), "by the box they are {}, not {} [V9.4]"),
        "turn": Derived(SENSE, "by the box it is {}, not {} [V9.4]").of("sense"),
    }),
    "won": PerSeat(Object({
        "cards": List(CARD).of(lambda s, seat: [label(s, card) for card in bits(s.held[seat], CARDS)], win),
        "backs": ByName(ISLAND, Derived(COUNT, BY_THE_CARDS)),
    })),
    "bottom": ByName(ISLAND, List(CARGO, most=PILE, what="cards of an island", rule="V1.4").of(
        lambda s, island: [s.cargo[card] for card in s.bottom[island][: s.below[island]]], set_bottom)),
    "owed": OnlyWhen(Maybe(ISLAND), at("ship"), "a ship is owed at the step 'ship', and only then [V5.7]",
                     default=lambda s: None if s.rounds else "E"),
    "ships": ByName(ISLAND, List(
        CARGO, most=OPEN_SHIPS, what="ships open beside a pile", rule="V1.4", default=None).of(
        lambda s, island: [s.cargo[card] for card in s.ship[island] if card != NONE], set_ships)),
    "piles": ByName(ISLAND, Derived(Whole(0, PILE), BY_THE_CARDS).of(lambda s, i: s.unseen[i] + s.below[i])),
    "late": List(LATE).of(
        lambda s: [{"card": label(s, card), "bites": s.won_after[card]} for card in range(CARDS) if s.won_after[card]],
        set_late),
    "bites": List(BITE, most=MOST_BITES, what="bites that are remembered").of(bites, set_bites),
    "gained": List(Name(DEEDS, title="Deed")).of(gained, set_gained),
    "aim": OnlyWhen(Maybe(AIM, None), at("turn"),
                    "a tile is aimed at when it is to be turned, at the step 'turn', and only then [V4.6]", null=None),
    "wanted": OnlyWhen(Maybe(WANTED, None), at("draw"),
                       "a card is wanted when one is drawn, at the step 'draw', and only then [V-R7]", null=None),
    "given": OnlyWhen(Maybe(CARD), at("take", "draw"), "one is given before another is taken or drawn [V4.7]").of(
        lambda s: label(s, s.given), set_given),
    "ending": Derived(Flag(), "the end is near when 16 spaces or fewer are left, and only then: {}, not {} [V8.1]").of(
        on_snapshot(queries.is_dusk)),
}  # fmt: skip
