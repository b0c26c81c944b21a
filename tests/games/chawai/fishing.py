"""Scenes of Chawaï. Earlier rounds leave cards behind; these functions fill in those that do not matter."""

from __future__ import annotations

from itertools import chain
from typing import Any

import archipel
from archipel.games.chawai.box import NAMES
from tests.driving import Sea, scene

chawai = archipel.game("chawai")
LAGOON = {"bottom": "tuna-12", "middle": "tiger-7", "surface": "sardine-3"}


def fishing(lagoon: dict[str, str] | None = None, piles: list[list[str]] | None = None, **fields: Any) -> Sea:
    """A round with these cards in the lagoon and in the piles; all other cards taken so far are discarded."""
    waters, seats = LAGOON if lagoon is None else lagoon, fields.get("seats", 4)
    taken = piles or [[] for _ in range(seats)]
    rounds = fields.setdefault("round", 1 + max(map(len, taken))) - 1
    used = [*waters.values(), *chain.from_iterable(taken)]
    discarded = fields.pop("discarded", None) or filler(3 * rounds - sum(map(len, taken)), used)
    return scene("chawai", lagoon=waters, piles=taken, discarded=discarded, **fields)


def filler(count: int, used: list[str]) -> list[str]:
    """That many cards of the deck that are not used otherwise, the plainest first."""
    deck = [name for name, cards in zip(NAMES, chawai.start(3).s.bag.tolist(), strict=True) for _ in range(cards)]
    for name in used:
        if name in deck:
            deck.remove(name)
    return sorted(deck, key=lambda name: not name.startswith(("sardine", "tiger")))[:count]


def dive(sea: Sea, *depths: int) -> list[Any]:
    """Everybody dives, seat by seat."""
    return sea.play(*(f"{seat} dive {depth}" for seat, depth in enumerate(depths, 1)))
