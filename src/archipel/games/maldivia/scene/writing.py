"""Writing a scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.core.scenes import on_snapshot
from archipel.games.maldivia.box import (
    CARDS,
    COLOURS,
    EAST,
    ISLANDS,
    MARKS,
    NORTH,
    PILE,
    PLAIN,
    SENSES,
    SIGHTS,
    SIZE,
    SOUTH,
    TILES,
    WEST,
)
from archipel.games.maldivia.rules import queries
from archipel.games.maldivia.scene.fields import CARGO_NAMES, COLUMNS, SURPLUS
from archipel.games.maldivia.state import NONE, STARTING, STEPS, UNKNOWN

ROUND_THE_CLOTH = (EAST, SOUTH, WEST, NORTH)  # the order in which the piles are laid out

_is_dusk = on_snapshot(queries.is_dusk)


def shared(s: Any) -> dict[str, Any]:
    """Return what everybody sees."""
    return {
        "seats": s.seats,
        "step": STEPS[s.step],
        "round": s.rounds,
        "slot": s.slot,
        "starter": 0 if s.step == STARTING else s.starter + 1,
        "turn": s.turn + 1,
        "cloth": _cloth(s),
        "boats": [None if space == NONE else MARKS[space] for space in s.boat[: s.seats]],
        "masts": [[COLOURS[fish] for fish in s.mast[seat][: s.height[seat]]] for seat in range(s.seats)],
        "hand": [COLOURS[fish] for fish, count in enumerate(s.hand) for _ in range(count)],
        "surplus": SURPLUS[s.surplus - 1] if s.surplus else None,
        "supply": dict(zip(COLOURS, s.supply, strict=True)),
        **_piles(s),
        **_planning(s),
        "wanted": None if s.victim == NONE else {"seat": s.victim + 1, "island": ISLANDS[s.wanted]},
        "gained": list(_gained(s)),
        "aim": None if s.aim_seat == NONE else {"seat": s.aim_seat + 1, "slot": s.aim_slot + 1},
        "ending": _is_dusk(s),
    }


def secret(s: Any) -> dict[str, Any]:
    """Return tiles that stand before their owner [V2.1], and cards that a shark may have moved [V-R8, V-R35]."""
    return {
        "plans": [[_tile(t) for t in s.tile[seat]] if s.planned >> seat & 1 else [] for seat in range(s.seats)],
        "won": [_won(s, seat) for seat in range(s.seats)],
        "bites": [_bite(s, bite) for bite in range(s.bites)],
        "late": [{"card": label(s, i), "bites": s.won_after[i]} for i in range(CARDS) if s.won_after[i]],
        "given": None if s.given in (NONE, UNKNOWN) else label(s, s.given),
    }


def _cloth(s: Any) -> dict[str, Any]:
    return {
        "rows": [s.north + 1, s.south + 1],
        "columns": [COLUMNS[s.west], COLUMNS[s.east]],
        "spaces": {MARKS[space]: SIGHTS[s.sea[space]] for space in visible(s) if s.sea[space] != PLAIN},
    }


def visible(s: Any) -> Iterator[int]:
    """Yield the spaces that are not in the fog."""
    for row in range(s.north, s.south + 1):
        yield from range(row * SIZE + s.west, row * SIZE + s.east + 1)


def _piles(s: Any) -> dict[str, Any]:
    return {
        "ships": {ISLANDS[i]: [cargo(s, card) for card in s.ship[i] if card != NONE] for i in ROUND_THE_CLOTH},
        "piles": {ISLANDS[i]: s.unseen[i] + s.below[i] for i in ROUND_THE_CLOTH},
        "bottom": {ISLANDS[i]: [cargo(s, card) for card in s.bottom[i][: s.below[i]]] for i in ROUND_THE_CLOTH},
        "owed": None if s.owed == NONE else ISLANDS[s.owed],
    }


def cargo(s: Any, card: int) -> str:
    """Return what a card asks for."""
    name: str = CARGO_NAMES[s.cargo[card]]
    return name


def label(s: Any, card: int) -> str:
    """Return a card by its island and its cargo."""
    return f"{ISLANDS[card // PILE]} {cargo(s, card)}"


def _planning(s: Any) -> dict[str, Any]:
    return {
        "played": [_played(s, seat) for seat in range(s.seats)],
        "planned": [bool(s.planned >> seat & 1) for seat in range(s.seats)],
        "fog": [ISLANDS[side] for side in ROUND_THE_CLOTH if s.fog >> side & 1],
        "closed": [ISLANDS[side] for side in ROUND_THE_CLOTH if s.closed >> side & 1],
        "fog_tile": {"letters": [ISLANDS[side] for side in s.letters], "turn": _sense(s)},
    }


def _sense(s: Any) -> str:
    """Return the sense in which the octopus turns a tile."""
    return next(name for name, sense in SENSES.items() if sense == s.sense)


def _tile(tile: int) -> str | None:
    return None if tile == UNKNOWN else TILES[tile]


def _played(s: Any, seat: int) -> int:
    """Return how many tiles a seat has turned up in this round."""
    waits = s.turn != NONE and (seat - s.starter) % s.seats > (s.turn - s.starter) % s.seats
    return int(max(0, s.slot - waits))


# --- cards that were won ------------------------------------------------------------------------------------------


def _won(s: Any, seat: int) -> dict[str, Any]:
    return {
        "cards": [label(s, card) for card in range(CARDS) if s.held[seat] >> card & 1],
        "backs": {ISLANDS[i]: s.backs[seat][i] for i in ROUND_THE_CLOTH},
    }


def _bite(s: Any, bite: int) -> dict[str, Any]:
    """Return a swap: the islands that everybody saw, and the cargoes that the two saw."""
    (seat, victim), (gives, draws) = s.bite_seats[bite], s.bite_islands[bite]
    given, drawn = (None if card == UNKNOWN else cargo(s, card) for card in s.bite_cards[bite])
    return {
        "seat": seat + 1,
        "victim": victim + 1,
        "gives": ISLANDS[gives],
        "draws": ISLANDS[draws],
        "given": given,
        "drawn": drawn,
    }


def _gained(s: Any) -> Iterator[str]:
    """Yield what has been done in this turn."""
    if s.fished:
        yield "fish"
    yield from (f"steal {seat + 1}" for seat in range(s.seats) if s.robbed >> seat & 1)
    if s.twisted:
        yield "octopus"
    if s.bitten:
        yield "shark"
    yield from (f"deliver {ISLANDS[side]}" for side in ROUND_THE_CLOTH if s.served >> side & 1)
