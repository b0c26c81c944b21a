"""The secrets of Chawaï, stated naively from its rules.

There are three: divers that were laid in this round [C2.3], cards that replace a lantern [C4.1], and the one of 37
cards that was removed before the game [C-R1].
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archipel.core.notation import Event
from archipel.games.chawai.state import Dive, Draw, Lies, Lit, Remove, Took

if TYPE_CHECKING:
    from tests.secrecy import Told

PLACES = ("bottom", "middle", "surface")
DECK = {  # [C1.4, C6.1, C6.2]; gulls depend on the option
    "sardine-1": 1, "sardine-2": 2, "sardine-3": 1, "sardine-4": 2, "sardine-5": 1,
    "lantern-1": 1, "lantern-3": 1, "lantern-5": 1,
    "tiger-6": 2, "tiger-7": 2, "tiger-8": 2, "tiger-9": 2,
    "tuna-10": 2, "tuna-11": 2, "tuna-12": 1, "tuna-13": 1, "tuna-14": 1, "tuna-15": 1,
    "jellyfish-10": 2, "jellyfish-15": 2,
}  # fmt: skip


def seen(log: Sequence[Told], scene: dict[str, Any], seat: int) -> dict[str, Any]:
    """Everything but the others' divers, the cards in another's light, and the card that was removed."""
    laid = [told.seat for told in log[_start_of_round(log) :] if isinstance(told.answer, Dive)]
    lit = _lit(log)
    lagoon = {
        place: None if fish != "nothing" and lit.get(number, seat) != seat else fish
        for number, (place, fish) in enumerate(scene["lagoon"].items())
    }
    removed = any(isinstance(told.answer, Remove) for told in log)
    return scene | {
        "lagoon": lagoon,
        "removed": None if removed else "nothing",
        "dives": [None if diver in laid and diver != seat else dive for diver, dive in enumerate(scene["dives"])],
        "hands": [_hand(log, holder, with_laid=holder != seat) for holder in range(scene["seats"])],
    }


def _start_of_round(log: Sequence[Told]) -> int:
    """The number of answers until the divers were last turned up."""
    return max((number for number, told in enumerate(log, 1) if _is_reveal(told)), default=0)


def _is_reveal(told: Told) -> bool:
    return any(isinstance(event, Took) for event in told.events)


def _lit(log: Sequence[Told]) -> dict[int, int]:
    """The places in the light of a lantern that was taken when the divers were last turned up, and who took it."""
    last = _start_of_round(log)
    return {e.place: e.seat for told in log[last - 1 : last] for e in told.events if isinstance(e, Lit)}


def _hand(log: Sequence[Told], seat: int, *, with_laid: bool) -> list[int]:
    """The divers that this seat has not played; the one laid in this round counts as in the hand for the others."""
    plays = log[: _start_of_round(log)] if with_laid else log
    gone = {told.answer.depth for told in plays if isinstance(told.answer, Dive) and told.seat == seat}
    is_over = bool(log) and log[-1].after["step"] == "over"  # [C2.6] the last diver is played without asking
    return [] if is_over else [depth for depth in range(1, 13) if depth not in gone]


def heard(told: Told, seat: int) -> list[Event]:
    """Everything but a card that comes to lie face down for another."""
    return [event for event in told.events if not (_is_hidden(told, seat) and isinstance(event, Lies))]


def _is_hidden(told: Told, seat: int) -> bool:
    """Tell whether the answer draws a card in the light of another seat's lantern."""
    if not isinstance(told.answer, Draw):
        return False
    place = next(place for place in PLACES if told.before["lagoon"][place] == "nothing")
    return told.before["hidden"].get(place, seat + 1) != seat + 1


# --- other secrets ------------------------------------------------------------------------------------------------


def another(scene: dict[str, Any], seat: int, luck: random.Random) -> dict[str, Any]:
    """The same with other divers, other cards in others' light, and another card removed."""
    return _other_cards(_other_divers(scene, seat, luck), seat, luck)


def _other_divers(scene: dict[str, Any], seat: int, luck: random.Random) -> dict[str, Any]:
    """Each of the others' divers that lie face down is exchanged for one in the hand."""
    hands, dives = [*map(list, scene["hands"])], list(scene["dives"])
    for other, hand in enumerate(hands):
        if dives[other] and other != seat:
            hand.append(dives[other])
            dives[other] = luck.choice(hand[:-1])
            hand.remove(dives[other])
            hand.sort()
    return scene | {"hands": hands, "dives": dives}


def _other_cards(scene: dict[str, Any], seat: int, luck: random.Random) -> dict[str, Any]:
    """The cards hidden from this seat are drawn again from those that it has not seen."""
    hidden = [p for p in scene["hidden"] if scene["hidden"][p] != seat + 1 and scene["lagoon"][p] != "nothing"]
    unseen = _unseen(scene, hidden)
    luck.shuffle(unseen)
    before = [scene["lagoon"][place] for place in hidden] + [scene["removed"]]
    unseen.sort(key=lambda fish: fish in before)  # so that as much as possible is different
    lagoon = scene["lagoon"] | {place: unseen.pop(0) for place in hidden}
    removed = unseen.pop(0) if scene["removed"] != "nothing" else "nothing"
    return scene | {"lagoon": lagoon, "removed": removed}


def _unseen(scene: dict[str, Any], hidden: Sequence[str]) -> list[str]:
    """The cards that lie open nowhere."""
    gulls = 7 if scene["options"]["gulls"] == "seven" else 6
    cards = [fish for fish, count in (DECK | {"gull": gulls}).items() for _ in range(count)]
    shown = [fish for place, fish in scene["lagoon"].items() if fish != "nothing" and place not in hidden]
    for fish in [*shown, *scene["discarded"], *(fish for pile in scene["piles"] for fish in pile)]:
        cards.remove(fish)
    return cards
