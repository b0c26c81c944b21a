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

from archipel.core.scene_fields import Check, Derived, Name, Seat, Secret, Whole, bits, set_bits
from archipel.core.scene_lists import Bits, ByName, Counted, List, PerSeat
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


def _is_removed(s: Any) -> bool:
    """Tell whether a card has been removed [C-R1]."""
    return bool(s.seventh_gull) and s.step != REMOVE


def _hand_sizes(s: Any) -> list[int]:
    """Return how many divers each hand holds: one fewer each round, and one fewer once a diver is laid."""
    return [DIVERS - int(s.rounds) - int(dive > 0) for dive in s.dives[: s.seats]]


def _usual_hands(s: Any) -> list[list[int]]:
    return [list(range(1, size + 1)) for size in _hand_sizes(s)]


# --- setting the record -------------------------------------------------------------------------------------------


def set_round(s: Any, number: int) -> None:
    s.rounds = number - (s.step != OVER)


def set_hidden(s: Any, hidden: dict[int, int]) -> None:
    for place, seat in hidden.items():
        s.seer[place] = seat


def set_deck(s: Any, _: Any) -> None:
    """Set what follows from the cards and the divers; the cards that are nowhere else are the bag."""
    s.laid = (s.lagoon > 0).sum()
    s.ashore = set_bits((s.dives[: s.seats] == 0).nonzero()[0].tolist()) if s.step == DIVE else 0
    for fish in range(1, KINDS):
        s.bag[fish] -= _used(s, fish)


def _used(s: Any, fish: int) -> int:
    """Return how many cards of this fish are not in the deck."""
    return int((s.pile == fish).sum() + (s.lagoon == fish).sum() + s.gone[fish] + (s.removed == fish))


# --- the fields ---------------------------------------------------------------------------------------------------

CONSTANTS = {"ROUNDS": ROUNDS, "DIVERS": DIVERS}
OPTIONS = {"gulls": "seventh_gull"}
SECRET = ("lagoon", "removed", "hands", "dives")  # cards one seat sees [C4.1], or none [C-R1]; divers face down [C2.3]
FIELDS = {
    "step": Name(STEPS, title="Step", default="dive"),
    "round": Whole(1, ROUNDS, default=lambda s: ROUNDS if s.step == OVER else 1).of(
        lambda s: s.rounds + (s.step != OVER), set_round
    ),
    "kiti": Seat(default=1),
    "hidden": ByName(PLACE, Seat(), partial=True).of(
        lambda s: {place: seat for place, seat in enumerate(s.seer) if seat != OPEN}, set_hidden
    ),
    "piles": PerSeat(List(Name(NAMES, first=2, title="Catch"), most=ROUNDS, length="height")).of("pile"),
    "discarded": Counted(Name(NAMES, first=1, title="Card"), most=CARDS + 1).of("gone"),
    "lagoon": ByName(PLACE, Secret(FISH, UNKNOWN)),
    "removed": Secret(Name(NAMES, title="Fish", default=lambda s: NAMES[GULL_CARD if _is_removed(s) else 0]), UNKNOWN),
    "dives": PerSeat(Secret(Whole(0, DIVERS, default=0), UNKNOWN)),
    "hands": PerSeat(Bits(Whole(1, DIVERS), once=True, rule="C1.2"), default=_usual_hands).of("divers"),
    "deck": Derived(Whole(0, CARDS + 1), "with these cards {} are left, not {} [C1.4]").of(
        lambda s: sum(s.bag) - [*s.lagoon, s.removed].count(UNKNOWN), set_deck
    ),
}


# --- checks -------------------------------------------------------------------------------------------------------


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
