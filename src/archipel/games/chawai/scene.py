"""Any position of Chawaï as JSON, and back.

    {"seats": 3, "options": {"gulls": "six"}, "step": "dive", "round": 2, "kiti": 1,
     "lagoon": {"bottom": "tuna-12", "middle": "gull", "surface": "sardine-3"}, "hidden": {"middle": 2},
     "hands": [[1, 2, …], …], "dives": [0, 7, 0], "piles": [["tiger-7"], [], ["jellyfish-10"]],
     "discarded": ["gull"], "deck": 30}

The Kiti is written as the seat nearest to it clockwise; seats are counted from 1. «hidden» names who alone sees a card.
Piles are written from the bottom up. A dive of 0 has not been laid. What is left out is as at the start of the round;
hands then hold the shallowest divers. In a view, a card or a diver that is not seen is null.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.game import Game
from archipel.core.scenes import Reader, listed, place, whole
from archipel.games.chawai.box import CARDS, DIVERS, JELLYFISH, KINDS, NAMES, PLACE_NAMES, PLACES, ROUNDS, SPECIES_OF
from archipel.games.chawai.state import DIVE, LAY, OPEN, OVER, SETTLE_KITI, STEPS, UNKNOWN

# --- writing ------------------------------------------------------------------------------------------------------


def shared(s: Any) -> dict[str, Any]:
    """The position in the words of the game, as far as it lies open."""
    return {
        "seats": s.seats,
        "options": {"gulls": "seven" if s.seventh_gull else "six"},
        "step": STEPS[s.step],
        "round": s.rounds + (s.step != OVER),
        "kiti": s.kiti + 1,
        "hidden": {name: s.seer[i] + 1 for i, name in enumerate(PLACE_NAMES) if s.seer[i] != OPEN},
        "piles": [[NAMES[fish] for fish in s.pile[seat][: s.height[seat]]] for seat in range(s.seats)],
        "discarded": [NAMES[fish] for fish, count in enumerate(s.gone) for _ in range(count)],
        "deck": sum(s.bag) - s.lagoon.count(UNKNOWN),
    }


def secret(s: Any) -> dict[str, Any]:
    """Divers laid face down [C2.3], and cards that one seat has light for [C4.1]."""
    return {
        "lagoon": {name: _fish(s.lagoon[i]) for i, name in enumerate(PLACE_NAMES)},
        "hands": [_divers(hand) for hand in s.divers[: s.seats]],
        "dives": [None if dive == UNKNOWN else dive for dive in s.dives[: s.seats]],
    }


def _fish(fish: int) -> str | None:
    return None if fish == UNKNOWN else NAMES[fish]


def _divers(hand: int) -> list[int]:
    return [depth for depth in range(1, DIVERS + 1) if hand >> depth & 1]


# --- reading ------------------------------------------------------------------------------------------------------


def read(game: Game, s: Any, fields: Reader) -> None:
    """Set the position up, or refuse it with the name of the field."""
    game.lay_out(s, fields.setup(game))
    s.step = place("step", fields.take("step", "dive"), STEPS)
    s.rounds = _read_round(s, fields)
    s.kiti = fields.whole("kiti", range(1, s.seats + 1), 1) - 1
    _read_lagoon(s, fields)
    _read_piles(s, fields)
    _read_hands(s, fields)
    _check_counts(s, fields)


def _read_round(s: Any, fields: Reader) -> int:
    """How many rounds are over: all but the one that is going on."""
    if s.step == OVER:
        return fields.whole("round", [ROUNDS], ROUNDS)
    return fields.whole("round", range(1, ROUNDS + 1), 1) - 1


def _read_lagoon(s: Any, fields: Reader) -> None:
    lagoon, hidden = _by_place(fields, "lagoon"), _by_place(fields, "hidden")
    for i, name in enumerate(PLACE_NAMES):
        s.lagoon[i] = place("lagoon", lagoon.get(name, NAMES[0]), NAMES)
        if name in hidden:
            s.seer[i] = whole("hidden", hidden[name], range(1, s.seats + 1)) - 1
    filled = [bool(fish) for fish in s.lagoon]
    s.laid = sum(filled)
    if filled != sorted(filled, reverse=True):
        raise BadScene("lagoon", "it is filled from the bottom up [C2.1]")
    if (s.step == DIVE) != (s.laid == PLACES) or (s.step != LAY and s.step != DIVE and s.laid):
        raise BadScene("lagoon", f"at the step «{STEPS[s.step]}» there cannot be {s.laid} fish in it [C2.1]")
    if hidden and (s.rounds == 0 or s.step not in (LAY, DIVE)):
        raise BadScene("hidden", "a card lies face down where a lantern was taken the round before [C4.1]")


def _by_place(fields: Reader, field: str) -> dict[str, Any]:
    found = fields.take(field, {})
    if not isinstance(found, Mapping):
        raise BadScene(field, f"it is an object: {', '.join(PLACE_NAMES)}")
    for name in found:
        place(field, name, PLACE_NAMES)
    return dict(found)


def _read_piles(s: Any, fields: Reader) -> None:
    for seat, fish in enumerate(_for_each_seat(s, fields, "piles", [])):
        pile = [place("piles", name, NAMES[2:]) + 2 for name in listed("piles", fish)]
        if len(pile) > s.rounds:
            raise BadScene("piles", f"nobody can have taken {len(pile)} fish in {s.rounds} rounds [C3.6]")
        if sum(SPECIES_OF[card] == JELLYFISH for card in pile) > 2:
            raise BadScene("piles", "three jellyfish would have been thrown out at once [C4.2]")
        s.pile[seat, : len(pile)], s.height[seat] = pile, len(pile)
    for name in listed("discarded", fields.take("discarded", [])):
        s.gone[place("discarded", name, NAMES[1:]) + 1] += 1


def _for_each_seat(s: Any, fields: Reader, field: str, default: Any) -> list[Any]:
    rows = listed(field, fields.take(field, [default] * int(s.seats)))
    if len(rows) != s.seats:
        raise BadScene(field, f"there is one for each of the {s.seats} seats, not {len(rows)}")
    return rows


def _read_hands(s: Any, fields: Reader) -> None:
    """Hands shrink by one diver a round; one that lies face down is no longer in the hand."""
    dives = [whole("dives", dive, range(DIVERS + 1)) for dive in _for_each_seat(s, fields, "dives", 0)]
    left = DIVERS - int(s.rounds)
    default = [list(range(1, left + 1 - (dive > 0))) for dive in dives]
    hands = listed("hands", fields.take("hands", default))
    if len(hands) != s.seats:
        raise BadScene("hands", f"there is one for each of the {s.seats} seats, not {len(hands)}")
    for seat, (hand, dive) in enumerate(zip(hands, dives, strict=True)):
        s.divers[seat] = _hand(listed("hands", hand), left - (dive > 0), dive)
        s.dives[seat] = dive
    if any(dives) and s.step != DIVE:
        raise BadScene("dives", "divers are laid when three fish lie in the lagoon [C2.3]")
    if all(dives) or (s.step == DIVE and left == 1):
        raise BadScene("dives", "the last diver in turns all of them up [C2.3, C2.6]")
    s.ashore = sum(1 << seat for seat, dive in enumerate(dives) if not dive) if s.step == DIVE else 0


def _hand(divers: list[Any], count: int, dive: int) -> int:
    depths = [whole("hands", depth, range(1, DIVERS + 1)) for depth in divers]
    if len(set(depths)) != count or len(depths) != count:
        raise BadScene("hands", f"there are {count} different divers in each hand now, not {len(depths)} [C1.2, C2.4]")
    if dive in depths:
        raise BadScene("dives", f"the diver {dive} cannot lie on the table and be in the hand [C2.4]")
    return sum(1 << depth for depth in depths)


def _check_counts(s: Any, fields: Reader) -> None:
    """36 cards are 36 cards, and three leave the lagoon each round."""
    for fish in range(1, KINDS):
        seen = int((s.pile == fish).sum() + (s.lagoon == fish).sum() + s.gone[fish])
        if seen > s.bag[fish]:
            raise BadScene("lagoon", f"{seen} cards are {NAMES[fish]}; the deck has {s.bag[fish]} [C1.4]")
        s.bag[fish] -= seen
    taken = int(s.height.sum() + s.gone.sum())
    if taken != PLACES * s.rounds:
        raise BadScene(
            "discarded",
            f"after {s.rounds} rounds {PLACES * s.rounds} cards are in piles or discarded, not {taken}",
        )
    left = fields.whole("deck", range(CARDS + 2), int(s.bag.sum()))
    if left != s.bag.sum():
        raise BadScene("deck", f"with these cards {s.bag.sum()} are left, not {left} [C1.4]")
    if s.step == SETTLE_KITI and s.rounds:
        raise BadScene("step", "the Kiti is put down before the first round [C1.5]")
