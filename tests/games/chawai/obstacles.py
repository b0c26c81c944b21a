"""The obstacles behind the refusals of Chawaï, and scenes without them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from archipel.core.notation import Answer
from archipel.games.chawai.box import NAMES
from tests.games.chawai.secrets import DECK

Scene = dict[str, Any]
DERIVED = {"deck"}
LAST_ROUND = 12


def without(scene: Scene, seat: int, answer: Answer, reason: str) -> Scene | None:
    """The same scene without the obstacle that the reason names; None where that is not one change."""
    remove = OBSTACLES.get(reason)
    return None if remove is None else remove(scene, seat, answer)


def changed(scene: Scene, *left_out: str, **fields: Any) -> Scene:
    """The scene with these fields and without those that are left out or follow from others."""
    return {name: value for name, value in (scene | fields).items() if name not in DERIVED | set(left_out)}


def card_removed(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """One of the 37 cards is removed."""
    return changed(scene, step="kiti", removed="gull")


def kiti_put_down(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    return changed(scene, step="lay")


def more_seats(scene: Scene, _seat: int, _answer: Answer) -> Scene:
    """Six play; nobody has done anything yet."""
    return changed(scene, "piles", "hands", "dives", seats=6)


def lagoon_filled(scene: Scene, _seat: int, _answer: Answer) -> Scene | None:
    """Three cards lie in the lagoon; in the last round nobody is asked then [C2.6]."""
    if scene["round"] == LAST_ROUND:
        return None
    fresh = iter(unseen(scene))
    lagoon = {place: next(fresh) if fish == "nothing" else fish for place, fish in scene["lagoon"].items()}
    removed = next(fresh) if scene["step"] == "remove" else scene["removed"]
    return changed(scene, step="dive", lagoon=lagoon, removed=removed)


def diver_taken_back(scene: Scene, seat: int, _answer: Answer) -> Scene:
    """The diver that lies face down is in the hand again."""
    hands, dives = list(scene["hands"]), list(scene["dives"])
    hands[seat], dives[seat] = sorted([*hands[seat], dives[seat]]), 0
    return changed(scene, hands=hands, dives=dives)


def diver_kept(scene: Scene, seat: int, answer: Any) -> Scene:
    """The diver is in the hand, and another one was played in its stead."""
    hands = list(scene["hands"])
    hands[seat] = sorted([*hands[seat][1:], answer.depth])
    return changed(scene, hands=hands)


def fish_in_deck(scene: Scene, _seat: int, answer: Any) -> Scene | None:
    """Another card was discarded in place of this one."""
    fish, others = NAMES[answer.fish], unseen(scene)
    if fish not in scene["discarded"] or not others:
        return None
    discarded = list(scene["discarded"])
    discarded[discarded.index(fish)] = others[0]
    return changed(scene, discarded=discarded)


OBSTACLES: dict[str, Callable[[Scene, int, Any], Scene | None]] = {
    "removal-first": card_removed,
    "kiti-first": kiti_put_down,
    "no-such-seat": more_seats,
    "fish-first": lagoon_filled,
    "draw-first": lagoon_filled,
    "already-dived": diver_taken_back,
    "diver-gone": diver_kept,
    "no-fish-left": fish_in_deck,
}


def unseen(scene: Scene) -> list[str]:
    """The fish in the deck; gulls are left out, for they cannot lie in the lagoon in the first round [C2.2]."""
    cards = [fish for fish, count in DECK.items() for _ in range(count)]
    piles = [fish for pile in scene["piles"] for fish in pile]
    for fish in [*scene["lagoon"].values(), *scene["discarded"], *piles, scene["removed"]]:
        if fish in cards:
            cards.remove(fish)
    return cards
