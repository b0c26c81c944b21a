"""Any position of Chawaï as JSON, and back.

    {"seats": 3, "options": {"gulls": "six"}, "step": "dive", "round": 2, "kiti": 1, "hidden": {"middle": 2},
     "piles": [["tiger-7"], [], ["jellyfish-10"]], "discarded": ["gull"], "deck": 30, "removed": "nothing",
     "lagoon": {"bottom": "tuna-12", "middle": "gull", "surface": "sardine-3"},
     "hands": [[1, 2, …], …], "dives": [0, 7, 0]}

`kiti` is the seat nearest to the Kiti clockwise; seats are counted from 1. `hidden` names the one seat that sees a
card. Piles are written from the bottom up. A dive of 0 has not been laid. `removed` is the one of 37 cards that stays
out. A field that is left out is as at the start of the round; hands then hold the shallowest divers, and of 37 cards a
gull was removed. In a view, a card or a diver that is not seen is null.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.core.scene_fields import ByName, Check, Derived, List, Name, PerSeat, Seat, Secret, Whole, bits, set_bits
from archipel.core.scenes import SceneValues
from archipel.games.chawai.box import (
    CARDS,
    DIVERS,
    GULL_CARD,
    JELLYFISH,
    KINDS,
    NAMES,
    PLACE_NAMES,
    PLACES,
    ROUNDS,
    SPECIES_OF,
)
from archipel.games.chawai.state import DIVE, LAY, OPEN, OVER, REMOVE, SETTLE_KITI, STEPS, UNKNOWN

PLACE = Name(PLACE_NAMES, title="Place")
FISH = Name(NAMES, title="Fish", default="nothing")

CONSTANTS = {"ROUNDS": ROUNDS, "DIVERS": DIVERS}
FIELDS = {
    "step": Name(STEPS, title="Step", default="dive"),
    "round": Whole(1, ROUNDS, default=lambda s: ROUNDS if s.step == OVER else 1),
    "kiti": Seat(default=1),
    "hidden": ByName(PLACE, Seat(), partial=True),
    "piles": PerSeat(List(Name(NAMES, first=2, title="Catch"), most=ROUNDS)),
    "discarded": List(Name(NAMES, first=1, title="Card"), most=CARDS + 1),
    "deck": Derived(Whole(0, CARDS + 1), "with these cards {} are left, not {} [C1.4]"),
    "lagoon": ByName(PLACE, Secret(FISH)),
    "removed": Secret(Name(NAMES, title="Fish", default=lambda s: NAMES[GULL_CARD if _is_removed(s) else 0])),
    "hands": PerSeat(List(Whole(1, DIVERS), once=True, rule="C1.2"), default=lambda s: _usual_hands(s)),
    "dives": PerSeat(Secret(Whole(0, DIVERS, default=0))),
}


def _is_removed(s: Any) -> bool:
    """Tell whether a card has been removed [C-R1]."""
    return bool(s.seventh_gull) and s.step != REMOVE


def _hand_sizes(s: Any) -> list[int]:
    """Return how many divers each hand holds: one fewer each round, and one fewer once a diver is laid."""
    return [DIVERS - int(s.rounds) - int(dive > 0) for dive in s.dives[: s.seats]]


def _usual_hands(s: Any) -> list[list[int]]:
    return [list(range(1, size + 1)) for size in _hand_sizes(s)]


# --- writing ------------------------------------------------------------------------------------------------------


def shared(s: Any) -> dict[str, Any]:
    """Return what everybody sees."""
    return {
        "seats": s.seats,
        "options": {"gulls": "seven" if s.seventh_gull else "six"},
        "step": STEPS[s.step],
        "round": s.rounds + (s.step != OVER),
        "kiti": s.kiti + 1,
        "hidden": {name: s.seer[i] + 1 for i, name in enumerate(PLACE_NAMES) if s.seer[i] != OPEN},
        "piles": [[NAMES[fish] for fish in s.pile[seat][: s.height[seat]]] for seat in range(s.seats)],
        "discarded": [NAMES[fish] for fish, count in enumerate(s.gone) for _ in range(count)],
        "deck": sum(s.bag) - [*s.lagoon, s.removed].count(UNKNOWN),
    }


def secret(s: Any) -> dict[str, Any]:
    """Return divers laid face down [C2.3], cards that one seat sees [C4.1], and the one that nobody sees [C-R1]."""
    return {
        "lagoon": {name: _fish(s.lagoon[i]) for i, name in enumerate(PLACE_NAMES)},
        "removed": _fish(s.removed),
        "hands": [_divers(hand) for hand in s.divers[: s.seats]],
        "dives": [None if dive == UNKNOWN else dive for dive in s.dives[: s.seats]],
    }


def _fish(fish: int) -> str | None:
    return None if fish == UNKNOWN else NAMES[fish]


def _divers(hand: int) -> list[int]:
    return [depth for depth in range(1, DIVERS + 1) if hand >> depth & 1]


# --- reading ------------------------------------------------------------------------------------------------------


def fill(s: Any, values: SceneValues) -> None:
    """Set the record from the scene; the cards that are nowhere else are the bag."""
    values.copy("step", "kiti", "removed")
    s.rounds = values.round - (s.step != OVER)
    s.lagoon[:] = list(values.lagoon.values())
    s.laid = (s.lagoon > 0).sum()
    for place, seat in values.hidden.items():
        s.seer[place] = seat
    for seat, pile in enumerate(values.piles):
        s.pile[seat, : len(pile)], s.height[seat] = pile, len(pile)
    s.gone[:] = [values.discarded.count(fish) for fish in range(KINDS)]
    s.dives[: s.seats] = values.dives
    s.divers[: s.seats] = [set_bits(hand) for hand in values.hands]
    s.ashore = set_bits(seat for seat, dive in enumerate(values.dives) if not dive) if s.step == DIVE else 0
    for fish in range(1, KINDS):
        s.bag[fish] -= _used(s, fish)


def _used(s: Any, fish: int) -> int:
    """Return how many cards of this fish are not in the deck."""
    return int((s.pile == fish).sum() + (s.lagoon == fish).sum() + s.gone[fish] + (s.removed == fish))


def checks(s: Any) -> Iterator[Check]:
    """Yield the things that cannot be at the same time."""
    early, late = "the Kiti is put down before the first round [C1.5]", f"it is over after {ROUNDS} rounds, not"
    yield s.step == OVER and s.rounds != ROUNDS, "round", f"{late} after {s.rounds} [C5.1]"
    yield s.step in (REMOVE, SETTLE_KITI) and s.rounds, "step", early
    yield s.step == REMOVE and not s.seventh_gull, "step", "of 36 cards none is removed [C-R1]"
    yield from _check_lagoon(s)
    yield from _check_piles(s)
    yield from _check_divers(s)
    yield from _check_cards(s)


def _check_lagoon(s: Any) -> Iterator[Check]:
    yield any(s.lagoon[s.laid :]), "lagoon", "it is filled from the bottom up [C2.1]"
    is_wrong = (s.step == DIVE) != (s.laid == PLACES) or (s.step not in (LAY, DIVE) and s.laid)
    yield is_wrong, "lagoon", f"at the step {STEPS[s.step]!r} there cannot be {s.laid} fish in it [C2.1]"
    is_unlit = (s.seer != OPEN).any() and (s.rounds == 0 or s.step not in (LAY, DIVE))
    yield is_unlit, "hidden", "a card lies face down where a lantern was taken the round before [C4.1]"


def _check_piles(s: Any) -> Iterator[Check]:
    for pile, height in zip(s.pile, s.height, strict=True):
        stings = (SPECIES_OF[pile[:height]] == JELLYFISH).sum()
        yield height > s.rounds, "piles", f"nobody can have taken {height} fish in {s.rounds} rounds [C3.6]"
        yield stings > 2, "piles", "three jellyfish would have been thrown out at once [C4.2]"


def _check_divers(s: Any) -> Iterator[Check]:
    for seat, size in enumerate(_hand_sizes(s)):
        hand, dive = list(bits(s.divers[seat], DIVERS + 1)), s.dives[seat]
        both = f"the diver {dive} cannot lie on the table and be in the hand [C2.4]"
        size_now = f"there are {size} different divers in the hand of seat {seat + 1} now, not {len(hand)} [C1.2, C2.4]"
        yield len(hand) != size, "hands", size_now
        yield dive in hand, "dives", both
    dives, last = s.dives[: s.seats], DIVERS - s.rounds == 1
    yield dives.any() and s.step != DIVE, "dives", "divers are laid when three fish lie in the lagoon [C2.3]"
    yield dives.all() or (s.step == DIVE and last), "dives", "the last diver in turns all of them up [C2.3, C2.6]"


def _check_cards(s: Any) -> Iterator[Check]:
    for fish, left in enumerate(s.bag):
        used = _used(s, fish)
        yield left < 0, "lagoon", f"{used} cards are {NAMES[fish]}; there are {left + used} [C1.4]"
    removed = "of 37 cards one is removed first, of 36 none [C-R1]"
    yield (s.removed > 0) != _is_removed(s), "removed", removed
    taken, due = s.height.sum() + s.gone.sum(), PLACES * s.rounds
    sentence = f"after {s.rounds} rounds {due} cards are in piles or discarded, not {taken} [C3.6]"
    yield taken != due, "discarded", sentence
